"""What is said of a game; the sentences themselves are Fluent files in the folder locale."""

from __future__ import annotations

from typing import Any

from pb12table.skirmish.faces.words import Meaning, Tone, WordsFace
from pb12table_my_game.rules import GoalReached


class MyGameWords(WordsFace):
    """What events mean; how a game is won and how it ended are the texts briefing, won- and drawn-."""

    def meaning(self, event: Any) -> Meaning:
        return Meaning(is_moment=True, tone=Tone.GOOD) if isinstance(event, GoalReached) else super().meaning(event)


WORDS = MyGameWords()
