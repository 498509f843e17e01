"""What a finished game is good for: replays, branches, records, reviews, puzzles, and the same deal again."""
