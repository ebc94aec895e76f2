"""Actions beside attacks: helping, hiding, waiting, searching, treating.  D069 to D077, D087."""

from __future__ import annotations

from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.systems.d20.rules.acting.wrestling import escape
from pb12table.systems.d20.rules.asking.answers import (
    Aid,
    Dash,
    Disengage,
    Dodge,
    Escape,
    Hide,
    Ready,
    Search,
    Stabilise,
    StepAnswer,
    UseItem,
)
from pb12table.systems.d20.rules.checks import Game, check, finds, meets, perception_leanings
from pb12table.systems.d20.rules.creatures import body, foes, is_within, players_of, side
from pb12table.systems.d20.rules.data import Skill
from pb12table.systems.d20.rules.events import ActionTaken, ItemUsed, ReadySet, SearchMade
from pb12table.systems.d20.rules.harm import stabilise
from pb12table.systems.d20.rules.hiding import hide, notice
from pb12table.systems.d20.rules.knowing import who_know
from pb12table.systems.d20.rules.seeing import is_obscured, is_unseen
from pb12table.systems.d20.rules.state import Readied
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Circle, Point3

MEDICINE: Final = 10
"""What a Wisdom (Medicine) check must reach to stabilise.  D087."""
AROUND: Final = 3.0
"""So far around a point a search finds who hides there, by the gap of the bodies.  DR34."""
_POINT: Final = Circle(0.001)
_TALL: Final = 3.0
"""A searched place reaches so high."""


async def act(game: Game, figure: FigureId, answer: StepAnswer) -> None:
    """Take a legal action.  D028, D069."""
    placed = game.state.figures[figure]
    placed.action_used = True
    target = answer.target if isinstance(answer, Stabilise | UseItem) else None
    target = answer.foe if isinstance(answer, Aid) else target
    tag = str(answer.__struct_config__.tag)
    known = who_know(game.state, figure) if target is None else who_know(game.state, figure, target)
    game.record(ActionTaken(audience=known, figure=figure, kind=tag, target=target))
    match answer:
        case Dash():
            placed.dashed = True
        case Disengage():
            placed.disengaged = True
        case Dodge():
            placed.dodging = True
        case Aid():
            placed.helping = answer.foe
        case Hide():
            await hide(game, figure)
        case Ready():
            make_ready(game, figure, answer)
        case Search():
            await search(game, figure, answer)
        case Escape():
            await escape(game, figure)
        case Stabilise():
            await treat(game, figure, answer.target)
        case UseItem():
            use_item(game, figure, answer)


def make_ready(game: Game, figure: FigureId, answer: Ready) -> None:
    """Wait for something; what for is told to all only where that is agreed.  D075 (Vorbereiten), section 4.2."""
    state = game.state
    ready = Readied(answer.trigger, answer.act, answer.figure)
    state.figures[figure].ready = ready
    if state.setup.options.open_ready:
        game.record(ReadySet(audience=who_know(state, figure), figure=figure, ready=ready))
        return
    own = players_of(state, side(state, figure))
    game.record(ReadySet(audience=own, figure=figure, ready=ready))


async def search(game: Game, figure: FigureId, answer: Search) -> None:
    """Look for a secret at a named place, or for those who hide around a point.

    D001, D011, D012, D076, DR02, DR34, DR47.
    """
    state = game.state
    purpose = "search"
    if answer.place is not None:
        roll = await check(game, figure, Skill.PERCEPTION, purpose, leanings=perception_leanings(state, figure))
        secret = state.setup.secret(answer.place)
        assert secret is not None, "the refusal is asked first"
        found = secret.difficulty is not None and meets(roll.total, secret.difficulty)
        own = side(state, figure)
        if found and own not in state.found.setdefault(secret.id, []):
            state.found[secret.id].append(own)
        _tell_search(game, figure, answer, found=found)
        return
    assert answer.point is not None, "the refusal is asked first"
    there = Body("place", _POINT, *answer.point, 0.0, 0.0, _TALL, _TALL / 2.0)
    clear = not is_obscured(state, body(state, figure), there)
    leanings = perception_leanings(state, figure, sees=clear)
    roll = await check(game, figure, Skill.PERCEPTION, purpose, leanings=leanings)
    hiding = [
        other
        for other in foes(state, figure)
        if figure in state.figures[other].hidden_from and is_within(body(state, other), there, AROUND)
    ]
    seen = list[FigureId]()
    for other in hiding:
        # Of two dice the first counts for whom keen or dull eyes do not see.
        face = perception_leanings(state, figure, sees=not is_unseen(state, figure, other)).picked(roll.faces)
        if finds(roll.total - roll.face + face, state.figures[other].hidden_from[figure]):
            seen.append(other)
    _tell_search(game, figure, answer, found=bool(seen))
    for other in seen:
        notice(game, other, figure, "search")


def _tell_search(game: Game, figure: FigureId, answer: Search, *, found: bool) -> None:
    """The side of who searched learns what was found, all others that nothing was.  D012."""
    state = game.state
    at: Point3 | None = None if answer.point is None else (*answer.point, 0.0)
    own = players_of(state, side(state, figure))
    if not found:
        game.record(SearchMade(audience=who_know(state, figure), figure=figure, place=answer.place, at=at))
        return
    knowing = [player.id for player in state.setup.players if player.id not in own]
    game.record(SearchMade(audience=own, figure=figure, place=answer.place, at=at, found=True))
    others = tuple(player for player in knowing if who_know(state, figure) is None)
    game.record(SearchMade(audience=others, figure=figure, place=answer.place, at=at))


async def treat(game: Game, figure: FigureId, target: FigureId) -> None:
    """Help a dying creature.  D087."""
    roll = await check(game, figure, Skill.MEDICINE, "stabilise", MEDICINE)
    if meets(roll.total, MEDICINE):
        stabilise(game, target, figure)


def use_item(game: Game, figure: FigureId, answer: UseItem) -> None:
    """A healing kit stabilises without a check.  D033, D077, section 6 (healing kit)."""
    placed = game.state.figures[figure]
    uses: int | None = placed.item_uses.get(answer.item)
    if uses is not None:
        uses = placed.item_uses[answer.item] = uses - 1
    known = who_know(game.state, figure, answer.target)
    game.record(ItemUsed(audience=known, figure=figure, item=answer.item, target=answer.target, left=uses))
    stabilise(game, answer.target, figure)

