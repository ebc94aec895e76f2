"""Positions in whole numbers, for looking far ahead: what can be done in them, what may come of it, their worth.

Nothing here ever decides a rule: no game is changed by it, and what it proposes are answers that the rules accept or
refuse as anybody's.  It says again, in numbers, what the rules do, for speed alone; tests hold it to them over whole
games, and where the two differ, this is wrong.
"""
