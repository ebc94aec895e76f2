"""Attacks: what one would come to, its course, and its chances."""
