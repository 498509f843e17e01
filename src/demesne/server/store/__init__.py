"""What lasts: the log in SQLite or PostgreSQL, its tables and migrations, and what several processes share by it."""
