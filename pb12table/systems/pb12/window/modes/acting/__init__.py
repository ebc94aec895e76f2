"""Choosing a turn and an action: the bar, what refuses its tiles, and forms over it."""
