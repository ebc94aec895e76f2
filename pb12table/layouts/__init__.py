"""Layouts of terrain: maps of other programs, building plans, pictures, and layouts made by chance."""
