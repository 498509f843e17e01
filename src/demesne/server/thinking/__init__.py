"""Processes that think, for bots and for reviews, and whose turn it is to use them."""
