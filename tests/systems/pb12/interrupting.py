"""Helpers for positions in which somebody may interrupt."""

from __future__ import annotations

from typing import Any

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.extensions.interrupts import PlayInterruption
from pb12table.systems.pb12.rules.extensions.moments import Window
from pb12table.systems.pb12.rules.game.answers import Pass
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.rules.preparations.profiles import BlockId, StandingOrder, When
from tests.systems.pb12.expect import blade, gun
from tests.systems.pb12.scene import Play, Scene

A, B, C = FigureId("a"), FigureId("b"), FigureId("c")
GUN, BLADE = BlockId("gun"), BlockId("blade")
ALWAYS = StandingOrder(When.ALWAYS)
NEVER = StandingOrder()


def duel(**attributes: Any) -> Scene:
    """Alice's a and Bob's b one step apart, face to face, each with gun and blade; only b is asked, always."""
    scene = Scene()
    scene.human("a", "alice", blocks=[gun(), blade()], ranged=4, melee=4, action_points=4)
    scene.human("b", "bob", at=(1, 0), facing=180, blocks=[gun(), blade()], ranged=4, melee=4, **attributes)
    scene.edit("b", standing_order=ALWAYS)
    return scene


def delayed(scene: Scene, name: str, markers: int) -> Scene:
    """The scene with a figure that holds so many Delayed markers and is always asked."""
    scene.edit(name, statuses={Status.DELAYED: markers}, standing_order=ALWAYS)
    return scene


def asked(play: Play) -> tuple[str, Window] | None:
    """Who is asked to interrupt, and when; None when that is not the question."""
    request = play.pending
    return (request.player, request.moment.window) if isinstance(request, PlayInterruption) else None


def driven(play: Play, *answers: Any) -> list[tuple[str, Window]]:
    """Give the answers in order, with a Pass to each question for an interruption; return those questions."""
    found: list[tuple[str, Window]] = []
    waiting = list(answers)
    while True:
        question = asked(play)
        if question is not None:
            found.append(question)
            play.answer(Pass())
        elif waiting:
            play.answer(waiting.pop(0))
        else:
            return found
