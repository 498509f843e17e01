"""What the rules say about a move in the Queendomino family, and how its games are judged."""
