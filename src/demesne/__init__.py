"""Queendomino, its family and Domaine: exact rules, bots, a table in the browser."""

from time import time as _now

__all__ = ["LOADED", "__version__"]

__version__ = "0.1.0"

LOADED = _now()
"""When this process began to load the program: a source changed later may not be what runs."""
