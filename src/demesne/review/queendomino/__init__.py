"""What the rules say of a move in the Queendomino family."""
