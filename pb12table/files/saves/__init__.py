"""Saved games: their lines, names and locks; written, read, summed up, and gone on with."""
