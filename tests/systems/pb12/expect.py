"""What rule tests need besides a scene: sums written out, weapons made by hand, playing on by defaults."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from pb12table.skirmish.ids import total
from pb12table.systems.pb12.rules.game.events import CheckMade, DamageRolled, StatusReceived
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.systems.pb12.rules.game.state import Phase, Status
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption
from pb12table.systems.pb12.rules.preparations.profiles import Block, BlockId, DamageCode, RangedModifiers
from pb12table.systems.pb12.rules.round.sequence import BidInitiative
from tests.systems.pb12.scene import Play, Scene, label

_GUN = Block(
    BlockId("gun"),
    label("gun"),
    damage=DamageCode(3, 0),
    range_factor=4,
    ranged_modifiers=RangedModifiers(near=0, short=0, medium=1, long=3, extreme=6),
)
_BLADE = Block(BlockId("blade"), label("blade"), damage=DamageCode(3, 0), melee_modifier=0)


def gun(**changes: Any) -> Block:
    """A ranged weapon "gun": R 4, modifiers 0, 0, +1, +3, +6, damage 3/0, unlimited; changed as told."""
    return replace(_GUN, **changes)


def blade(**changes: Any) -> Block:
    """A melee weapon "blade": modifier 0, damage 3/0 without the figure's strength; changed as told."""
    return replace(_BLADE, **changes)


def gear(name: str, **changes: Any) -> Block:
    """An item that is no weapon."""
    return replace(Block(BlockId(name), label(name)), **changes)


def addends(event: CheckMade | DamageRolled) -> tuple[int, ...]:
    """The addends of a target number or of a damage roll that are not 0, largest first; they must make up the sum."""
    if isinstance(event, CheckMade):
        assert total(event.modifiers) == event.target_number
    else:
        assert event.face + total(event.modifiers) == event.result
    return tuple(sorted((modifier.value for modifier in event.modifiers if modifier.value), reverse=True))


def faces(play: Play) -> list[int | None]:
    """The dice of all checks so far, None where none was thrown."""
    return [check.face for check in play.checks]


def reason(play: Play, answer: object) -> tuple[str, str] | None:
    """The rule by which the pending request would refuse an answer, and why; None when it is legal."""
    refusal = play.refusal(answer)
    return None if refusal is None else (refusal.rule, refusal.reason)


def refusing_rule(play: Play, answer: object) -> str | None:
    """The rule by which the pending request would refuse an answer; None when it is legal."""
    refusal = play.refusal(answer)
    return None if refusal is None else refusal.rule


def refused(play: Play, answer: object, rule: str, why: str) -> None:
    """Fail unless the pending request would refuse an answer by just this rule and for this reason."""
    assert reason(play, answer) == (rule, why), answer


def received(play: Play, name: str) -> list[Status]:
    """The statuses a figure has received so far, in order."""
    return [event.status for event in play.of(StatusReceived) if event.figure == name]


def finish_move(play: Play) -> Play:
    """End a movement that goes on being asked for."""
    return play.stop() if isinstance(play.pending, ChooseMoveOption) else play


def play_on(play: Play, until: Callable[[Any], bool]) -> Play:
    """Answer requests by their defaults until one of them is as wished, or the game is over."""
    while play.pending is not None and not until(play.pending):
        play.answer(play.pending.default(play.state))
    return play


def next_round(play: Play) -> Play:
    """Let everybody break off and play by defaults to the first turn of the next game round."""
    now = play.state.game_round
    play_on(play, lambda request: isinstance(request, ChooseTurn) and play.state.game_round == now + 1)
    assert isinstance(play.pending, ChooseTurn), play.pending
    return play


def status_phase(scene: Scene, dice: list[int], **fields: Any) -> Play:
    """Play the status phase by defaults, to the initiative phase of the next round."""
    play = scene.play(dice, phase=Phase.STATUS, **fields)
    return play_on(play, lambda request: isinstance(request, BidInitiative))


async def without_asking(procedure: Callable[..., None], *arguments: Any) -> None:
    """A rule procedure that asks nobody, as one that could."""
    procedure(*arguments)
