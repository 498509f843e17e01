"""demesne: Queendomino and its family, exact rules, bots, a table in the browser."""

__all__ = ["__version__"]

__version__ = "0.1.0"
