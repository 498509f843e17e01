"""Domaine as a table shows it."""
