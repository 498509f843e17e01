"""The Queendomino family in a terminal."""
