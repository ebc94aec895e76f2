"""Layouts made by chance: the same seed gives the same layout on every machine."""
