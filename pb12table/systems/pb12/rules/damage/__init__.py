"""Damage to figures and terrain, and random movement.  Chapter 1.5."""
