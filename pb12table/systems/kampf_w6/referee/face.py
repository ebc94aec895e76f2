"""The referee's face of Kampf W6: positions in the turn of a figure, all events; see `skirmish.refereeing`."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Final, get_args

import msgspec
from msgspec import Meta

from pb12table.files.forms.basics import Form, FormPoint, Id
from pb12table.files.problems import FileProblem
from pb12table.skirmish.faces.refereeing import RefereeFace
from pb12table.skirmish.ids import FigureId
from pb12table.systems.kampf_w6.rules.asking.answers import Declaration
from pb12table.systems.kampf_w6.rules.data import SIDES_OF_A_DIE, ItemId, Setup, Stance, StandingOrder, WeaponId
from pb12table.systems.kampf_w6.rules.events import AnyEvent
from pb12table.systems.kampf_w6.rules.figures import data
from pb12table.systems.kampf_w6.rules.sequence import new_game
from pb12table.systems.kampf_w6.rules.state import State

Count = Annotated[int, Meta(ge=0, le=99)]


class PlacedForm(Form, frozen=True, kw_only=True):
    """What is different about a figure in a position."""

    id: Id
    at: FormPoint | None = None
    stance: Stance | None = None
    actions: Count | None = None
    wounds: Count = 0
    recoil: Count = 0
    debt: Count = 0
    loaded: dict[str, Count] = msgspec.field(default_factory=dict)
    uses: dict[str, Count] = msgspec.field(default_factory=dict)
    asks: StandingOrder | None = None


class PositionForm(Form, frozen=True, kw_only=True):
    """The turn of the `actor`, all figures refreshed; without one the fight has yet to begin.

    `order` is that of initiative, at first that of the file.
    """

    actor: Id | None = None
    game_round: Annotated[int, Meta(ge=1, le=99)] = 1
    order: tuple[Id, ...] = ()
    figure: tuple[PlacedForm, ...] = ()


class W6Referee(RefereeFace):
    """What scripts may say and ask of Kampf W6."""

    events = MappingProxyType({kind.__name__: kind for kind in get_args(AnyEvent)})
    highest_face = SIDES_OF_A_DIE
    position_form = PositionForm
    declaration_form = Declaration

    def position(self, setup: Setup, form: PositionForm, file: Path, place: str) -> State:
        state = new_game(setup)
        for number, placed in enumerate(form.figure):
            if FigureId(placed.id) not in state.figures:
                raise FileProblem(
                    file, f"{place}.figure[{number}].id", "referee-no-such-figure", id=placed.id, known=_known(state)
                )
        if form.actor is not None:
            order = [FigureId(figure) for figure in form.order] or list(state.figures)
            if FigureId(form.actor) not in state.figures or sorted(order) != sorted(state.figures):
                raise FileProblem(file, f"{place}.actor", "referee-no-such-figure", id=form.actor, known=_known(state))
            state.order, state.actor, state.game_round = order, FigureId(form.actor), form.game_round
            state.turn_index = order.index(state.actor)
            for figure in state.figures.values():
                figure.actions = data(state, figure.id).most_actions
        for placed in form.figure:
            _put(state, placed)
        return state

    def declaration(self, form: Any) -> Any:
        return form


def _known(state: State) -> str:
    return ", ".join(state.figures)


def _put(state: State, form: PlacedForm) -> None:
    figure = state.figures[FigureId(form.id)]
    if form.at is not None:
        figure.x, figure.y = form.at
    figure.stance = figure.stance if form.stance is None else form.stance
    figure.actions = figure.actions if form.actions is None else form.actions
    figure.wounds, figure.recoil, figure.debt = form.wounds, form.recoil, form.debt
    figure.loaded.update({WeaponId(weapon): number for weapon, number in form.loaded.items()})
    figure.uses.update({ItemId(item): number for item, number in form.uses.items()})
    figure.standing_order = figure.standing_order if form.asks is None else form.asks


REFEREE: Final = W6Referee()
