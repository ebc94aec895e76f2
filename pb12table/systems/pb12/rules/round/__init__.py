"""Rounds and turns, entering the table, and the end of the game.  Chapters 1.2 and 1.3."""
