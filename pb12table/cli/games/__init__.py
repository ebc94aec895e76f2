"""Whole games: played by bots, by a script, and once more."""
