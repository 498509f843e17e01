"""Programs of others that play at the tables of this server: their tokens, what they are told, what they may do."""
