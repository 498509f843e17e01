"""What the rules say about a move in Domaine."""
