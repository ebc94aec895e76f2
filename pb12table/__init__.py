"""A table for Pb-12 skirmishes: play them, test terrain layouts, see lines of sight."""

__version__ = "0.1.0"
