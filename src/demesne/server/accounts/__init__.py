"""Accounts: who has one, how they sign in, what they played, how well, and who keeps order among them."""
