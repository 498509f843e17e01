"""Orchard: a small game of cards, and a guest of ``demesne``."""
