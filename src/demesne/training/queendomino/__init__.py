"""Self-play of the Queendomino family, from which its value network learns."""
