"""Thinking ahead in Domaine, on its kernel."""
