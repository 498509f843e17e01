"""The players of the Queendomino family, and what they know about it."""
