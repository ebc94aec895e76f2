"""Pocket Tactics: a small game of tiles, units and red and green dice."""
