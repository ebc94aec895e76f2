"""Players of Pocket Tactics that play to win."""
