"""What is said on the wire and written into logs, one kind of thing in a file; ``protocol`` is the whole of it."""
