"""Thinking ahead in the Queendomino family, on its kernel."""
