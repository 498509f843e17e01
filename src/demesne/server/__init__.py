"""Tables for people and bots: the page, the live socket, the log on disk."""
