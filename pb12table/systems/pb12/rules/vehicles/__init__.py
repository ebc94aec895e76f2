"""Vehicles, steering them, and those aboard.  Chapter 3."""
