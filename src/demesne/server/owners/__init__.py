"""What owners keep under names of their own, such as boxes and tile sets."""
