"""What may be set by hand in a game of Pocket Tactics, as a referee would; see `skirmish.faces.amending`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from pb12table.kernel.request import Refusal, Request
from pb12table.skirmish.faces.amending import AmendingFace, Setting, Value
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pocket_tactics.rules.ground import is_void, on_map, put, unit_on
from pb12table.systems.pocket_tactics.rules.state import Game, Phase, Place, State, Unit
from pb12table.systems.pocket_tactics.rules.turn import ChooseAction
from pb12table.systems.pocket_tactics.rules.victory import decide_victory, players_in

RESERVE: Final = "reserve"


class PocketAmending(AmendingFace[State]):
    """Where units are and who has captured them, whose turn it is, and how many turns there were."""

    def settings(self, state: State, /) -> Sequence[Setting]:
        if state.phase is not Phase.PLAY:
            return ()
        there = [unit for unit in state.units.values() if unit.place is not Place.GONE]
        return (*_of_game(state), *(setting for unit in there for setting in _of_unit(state, unit)))

    def refusal(self, state: State, request: Request[State, Any], setting: Setting, value: Value, /) -> Refusal | None:
        if not isinstance(request, ChooseAction):
            return Refusal("", "amend-in-the-middle")
        if setting.key == "turn":
            return None
        if isinstance(value, tuple):
            cell = state.setup.lattice.cell_at((value[0], value[1]))
            if is_void(state, cell):
                return Refusal("P023", "pocket-void")
            taken = unit_on(state, cell)
            return Refusal("P011", "pocket-tile-taken") if taken is not None else None
        unit = state.units.get(FigureId(setting.about))
        if unit is not None and unit.place is Place.MAP and len(tuple(on_map(state, unit.owner))) == 1:
            return Refusal("PR32", "pocket-last-unit")
        return None

    def apply(self, game: Game, setting: Setting, value: Value, /) -> bool:
        state = game.state
        # A turn that has begun is counted already, and begins once more.
        state.turns -= 1
        if setting.key == "turn":
            state.active = PlayerId(str(value))
        elif setting.key == "turns":
            state.turns = int(str(value)) - 1
        elif isinstance(value, tuple):
            unit = state.units[FigureId(setting.about)]
            unit.place, unit.captor = Place.MAP, None
            put(game, unit.id, state.setup.lattice.cell_at((value[0], value[1])))
        else:
            unit = state.units[FigureId(setting.about)]
            put(game, unit.id, None)
            unit.place = Place.RESERVE if value == RESERVE else Place.CAPTURED
            unit.captor = None if value == RESERVE else PlayerId(str(value))
        decide_victory(game)
        return True


def _of_game(state: State) -> Iterator[Setting]:
    if state.active is not None:
        yield Setting(key="turn", value=state.active, choices=players_in(state))
    yield Setting(key="turns", value=state.turns, lowest=1, highest=max(state.setup.options.turn_limit, state.turns))


def _of_unit(state: State, unit: Unit) -> Iterator[Setting]:
    if unit.at is not None:
        x, y = state.setup.lattice.centre(unit.at)
        yield Setting(key="place", about=unit.id, value=(x, y, 0.0, 0.0))
    else:
        yield Setting(key="place", about=unit.id, value=(-1.0, -1.0, 0.0, 0.0))
    others = tuple(player for player in players_in(state) if player != unit.owner)
    now = RESERVE if unit.place is Place.RESERVE else unit.captor or ""
    yield Setting(key="whereabouts", about=unit.id, value=now, choices=(RESERVE, *others))


AMENDING: Final = PocketAmending()
