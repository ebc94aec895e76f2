"""Things on the table and weapons in hand.  D010, D031 to D034, D077, DR25."""

from __future__ import annotations

from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.systems.d20.rules.asking.answers import Draw, UseObject
from pb12table.systems.d20.rules.asking.reaction_requests import Judge
from pb12table.systems.d20.rules.checks import Game
from pb12table.systems.d20.rules.creatures import body, has, present, side
from pb12table.systems.d20.rules.data import FeatureKind, ObjectKind, ObjectSetup
from pb12table.systems.d20.rules.events import JudgementGiven, ObjectUsed, PieceThrownDown, WeaponDrawn
from pb12table.systems.d20.rules.harm import settle
from pb12table.systems.d20.rules.knowing import who_know
from pb12table.table.openings import USUAL
from pb12table.table.surfaces import supports_of

CLOSED: Final = 0.0


async def use_object(game: Game, figure: FigureId, answer: UseObject) -> None:
    """Use a thing by the free interaction, or by the action.  D010, D031, D032, D034, D077, DR20, DR39."""
    state = game.state
    thing, placed = state.setup.thing(answer.thing), state.figures[figure]
    assert thing is not None, "the refusal is asked first"
    action = answer.action
    if not action and thing.awkward and state.setup.arbiter is not None:
        demanded = await game.ask(Judge(state.setup.arbiter, "object", figure, thing.id))
        known = who_know(state, figure)
        game.record(JudgementGiven(audience=known, about="object", allowed=demanded, figure=figure, thing=thing.id))
        if demanded and placed.action_used:
            # Trying was the interaction: the arbiter is not asked again in this turn.
            placed.interaction_used = True
            return
        action = demanded
    if action:
        placed.action_used = True
    else:
        placed.interaction_used = True
    opened = _opened(game, thing)
    state.used[thing.id] = side(state, figure)
    game.record(
        ObjectUsed(audience=who_know(state, figure), figure=figure, thing=thing.id, action=action, opened=opened)
    )
    if thing.kind is ObjectKind.BRIDGE:
        await throw_down(game, thing)


def _opened(game: Game, thing: ObjectSetup) -> bool | None:
    """A door is opened, or closed; None of things that are no doors."""
    if thing.kind is not ObjectKind.DOOR:
        return None
    doors, pieces = game.state.doors, game.state.setup.battlefield.pieces
    agreed = next((piece.open for piece in pieces if piece.id == thing.piece), CLOSED)
    now = doors.get(thing.piece, agreed)
    doors[thing.piece] = CLOSED if now > CLOSED else USUAL
    return doors[thing.piece] > CLOSED


async def throw_down(game: Game, thing: ObjectSetup) -> None:
    """A piece is gone; those who stood on it fall.  D082, section 6 (plank)."""
    state = game.state
    battlefield = state.battlefield
    standing = [each for each in present(state) if thing.piece in supports_of(battlefield, body(state, each))]
    state.gone.append(thing.piece)
    game.record(PieceThrownDown(thing=thing.id, piece=thing.piece))
    for figure in standing:
        await settle(game, figure)


def draw(game: Game, figure: FigureId, answer: Draw) -> None:
    """Take another weapon in hand.  D031, D032, DR25, section 6 (quick draw)."""
    state = game.state
    placed = state.figures[figure]
    if answer.action:
        placed.action_used = True
    elif has(state, figure, FeatureKind.QUICK_DRAW):
        placed.free_acts += 1
    else:
        placed.interaction_used = True
    state.dropped = [each for each in state.dropped if (each.figure, each.weapon) != (figure, answer.weapon)]
    placed.in_hand = answer.weapon
    game.record(WeaponDrawn(audience=who_know(state, figure), figure=figure, weapon=answer.weapon))

