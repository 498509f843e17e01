"""What the rules say of a move in Domaine."""
