"""The Queendomino family as a table shows it."""
