"""Referee scripts of Pb-12: a position, dice and answers, what must happen, and the report of it."""
