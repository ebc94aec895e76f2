"""Dice, target numbers and checks; who makes a check in another's place.  Chapters 1.1, 1.4 and 1.6."""
