"""Self-play: how the value network was trained, and how to train another."""
