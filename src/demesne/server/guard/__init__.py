"""What every request passes: from where it comes, whose key it has, how often it may ask, whether it can be read."""
