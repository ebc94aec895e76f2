"""Positions in whole numbers, for looking far ahead: what can be done in them, what may come of it, their worth.

The rules stay the one judge: everything here is reckoned out of them, and held to them by tests over whole games.
"""
