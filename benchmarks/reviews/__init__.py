"""What reviews find in many games, part by part: see ``__main__``."""
