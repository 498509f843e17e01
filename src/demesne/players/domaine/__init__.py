"""The players of Domaine, and what they know about it."""
