"""Saved games: lines on disk, locks, names, summaries, and going on with them."""
