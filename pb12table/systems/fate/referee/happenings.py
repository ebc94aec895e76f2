"""What may happen in a referee script of FATE before anybody is asked: a hit that no one has caused."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from pb12table.systems.fate.referee.forms import HitHappens
from pb12table.systems.fate.rules.actors import is_in
from pb12table.systems.fate.rules.course.victory import decide
from pb12table.systems.fate.rules.data import ActorId
from pb12table.systems.fate.rules.harm import suffer
from pb12table.systems.fate.rules.rolling.rolls import Game
from pb12table.systems.fate.rules.rules import Rules


class Begun(Rules):
    """The rules of FATE, after some have been hit."""

    def __init__(self, happenings: Iterable[HitHappens]) -> None:
        self._waiting = deque(happenings)

    async def step(self, game: Game) -> None:
        if not self._waiting:
            await super().step(game)
            return
        happening = self._waiting.popleft()
        actor = ActorId(happening.actor)
        if is_in(game.state, actor):
            await suffer(game, actor, happening.track, happening.hit, None)
            decide(game)
