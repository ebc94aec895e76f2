"""Dash in the window."""
