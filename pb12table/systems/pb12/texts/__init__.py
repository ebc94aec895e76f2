"""How Pb-12 is told: names, what events need beyond their fields, sums, results, and the face that gives it all."""

from pb12table.systems.pb12.texts.face import WORDS

__all__ = ["WORDS"]
