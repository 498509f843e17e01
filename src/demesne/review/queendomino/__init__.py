"""What the rules say of a move in the Queendomino family, and how its games are judged."""
