"""Floor 4: what the rules say of a move, for hints at a table and for whoever looks at a game afterwards."""
