"""The referee's face of Kampf W6: positions in the turn of a figure, all events, what lines may look at.

What each part is, says `skirmish.faces.refereeing.RefereeFace`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, get_args

import msgspec

from pb12table.files.problems import FileProblem
from pb12table.referee.looks import refuse_unknown
from pb12table.skirmish.faces.refereeing import Difference, RefereeFace, Unanswerable
from pb12table.skirmish.ids import FigureId
from pb12table.systems.kampf_w6.referee.forms import (
    AnyLook,
    DeclareLine,
    DistanceLine,
    FigureLine,
    OddsLine,
    PlacedForm,
    PositionForm,
    SightLine,
    WayLine,
    WorthLine,
)
from pb12table.systems.kampf_w6.referee.looks import looked_at, subject_of
from pb12table.systems.kampf_w6.rules.data import SIDES_OF_A_DIE, ItemId, Setup, WeaponId
from pb12table.systems.kampf_w6.rules.events import AnyEvent
from pb12table.systems.kampf_w6.rules.figures import body, data, others
from pb12table.systems.kampf_w6.rules.rules import STATES
from pb12table.systems.kampf_w6.rules.sequence import new_game
from pb12table.systems.kampf_w6.rules.state import Fate, State
from pb12table.table.standing.support import settled

_PLAYERS: Final = tuple(
    {"id": player, "name": player.title(), "bonus_dice": 0, "reroll_dice": 0, "fate_dice": 0}
    for player in ("alice", "bob")
)
_HIGH_ABOVE: Final = 1000.0


class W6Referee(RefereeFace):
    """What scripts may say and ask of Kampf W6; on a bare table nobody has dice to spend."""

    events = MappingProxyType({kind.__name__: kind for kind in get_args(AnyEvent)})
    bare = MappingProxyType({"table": {"width": 60.0, "depth": 60.0}, "player": list(_PLAYERS)})
    highest_face = SIDES_OF_A_DIE
    answer_tag = "type"
    position_form = PositionForm
    declaration_form = DeclareLine
    looks = MappingProxyType(
        {
            "odds": OddsLine,
            "way": WayLine,
            "sight": SightLine,
            "distance": DistanceLine,
            "worth": WorthLine,
            "figure": FigureLine,
        }
    )

    def position(self, setup: Setup, form: PositionForm, file: Path, place: str) -> State:
        state = new_game(setup)
        if form.actor is not None:
            order = [FigureId(figure) for figure in form.order] or list(state.figures)
            for name in (form.actor, *order):
                where = f"{place}.actor" if name == form.actor else f"{place}.order"
                refuse_unknown(name, state.figures, file, where)
            if sorted(order) != sorted(state.figures):
                raise FileProblem(file, f"{place}.order", "referee-whole-order", known=", ".join(state.figures))
            state.order, state.actor, state.game_round = order, FigureId(form.actor), form.game_round
            state.turn_index = order.index(state.actor)
            for figure in state.figures.values():
                figure.actions = data(state, figure.id).most_actions
        for number, placed in enumerate(form.figure):
            where = f"{place}.figure[{number}]"
            refuse_unknown(placed.id, state.figures, file, f"{where}.id")
            _put(state, placed, file, where)
        for number, placed in enumerate(form.figure):
            if placed.at is not None or placed.stance is not None:
                _settle(state, placed, file, f"{place}.figure[{number}]")
        for act, carrier in form.carried.items():
            if act not in state.papers:
                raise FileProblem(
                    file, f"{place}.carried", "referee-no-such-act", id=act[:48], known=", ".join(state.papers) or "–"
                )
            refuse_unknown(carrier, state.figures, file, f"{place}.carried")
            state.papers[act].carrier = FigureId(carrier)
        return state

    def declaration(self, form: DeclareLine) -> dict[str, Any]:
        """A declaration as plain data, with what the line says of it."""
        if form.declare == "standing-order":
            return {"type": form.declare, "figure": form.figure or "", "order": form.order and form.order.value}
        return {"type": form.declare} | ({"keep": form.keep} if form.declare == "keep-dice" else {})

    def look(self, state: State, form: AnyLook) -> Sequence[Difference] | Unanswerable:
        return looked_at(state, form)

    def subject(self, form: AnyLook) -> str:
        return subject_of(form)

    def plain_state(self, state: State) -> Any:
        return msgspec.json.decode(STATES.to_json(state))


def _put(state: State, form: PlacedForm, file: Path, place: str) -> None:
    """Everything but where it stands."""
    figure = state.figures[FigureId(form.id)]
    figure.stance = figure.stance if form.stance is None else form.stance
    figure.actions = figure.actions if form.actions is None else form.actions
    figure.wounds, figure.recoil, figure.debt = form.wounds, form.recoil, form.debt
    for key, given, had in (("loaded", form.loaded, figure.loaded), ("uses", form.uses, figure.uses)):
        for name in given:
            refuse_unknown(name, had, file, f"{place}.{key}", "referee-not-carried")
    figure.loaded.update({WeaponId(weapon): number for weapon, number in form.loaded.items()})
    figure.uses.update({ItemId(item): number for item, number in form.uses.items()})
    figure.standing_order = figure.standing_order if form.asks is None else form.asks
    figure.fate = Fate.OUT if form.out else Fate.FIGHTING
    if form.at is not None:
        figure.x, figure.y = form.at


def _settle(state: State, form: PlacedForm, file: Path, place: str) -> None:
    """Put a figure down where it shall stand; raises FileProblem where it cannot."""
    figure = state.figures[FigureId(form.id)]
    height = _HIGH_ABOVE if form.height is None else form.height
    wished = body(state, figure.id, (figure.x, figure.y, height))
    found = settled(state.battlefield, wished, others(state, figure.id))
    if found is None or (form.height is not None and found.z != form.height):
        raise FileProblem(file, f"{place}.at", "problem-no-stand")
    figure.z = found.z


REFEREE: Final = W6Referee()
