"""What a game in progress is made of, whichever its rules: what is done for its players, and what its window asks."""
