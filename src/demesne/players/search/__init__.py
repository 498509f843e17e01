"""Search for any game: sequential halving, flat Monte Carlo, one tree. What a family adds is in its wing.

Importing most of this starts the compiler, so import it only when a player has to decide.
"""
