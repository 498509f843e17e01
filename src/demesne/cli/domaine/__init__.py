"""Domaine in a terminal."""
