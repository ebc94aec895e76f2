"""Figures: attributes, facing, sight, safe stand, falls, and leaving the game.  Chapter 1.4."""
