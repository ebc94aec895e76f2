"""Referee scripts of Pb-12: a position, dice and answers, what must happen, and the report of it."""

from pb12table.systems.pb12.referee.face import REFEREE

__all__ = ["REFEREE"]
