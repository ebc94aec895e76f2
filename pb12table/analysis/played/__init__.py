"""What games tell: how even they are, which player is stronger, what positions are worth, and what decided a game."""
