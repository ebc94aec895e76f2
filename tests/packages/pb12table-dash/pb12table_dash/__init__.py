"""Dash, a toy: two runners, a die, a choice, a place and a win."""

INTERFACE = 1
"""The version of the interface that it was made for."""
