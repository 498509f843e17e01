"""One table as a value: who sits there, what may be done, what each may see. Nothing here stores or sends anything."""
