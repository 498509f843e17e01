"""Other people's programs that play at this server's tables: their tokens, what they are told, what they may do."""
