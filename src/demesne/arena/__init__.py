"""Games between players: one (``play``), many (``match``), and what they are dealt (``deck``)."""
