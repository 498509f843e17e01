"""Self-play: how the value network was taught, and how to teach another."""
