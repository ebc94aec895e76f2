"""The referee's face of Pb-12; what each part is, says `skirmish.faces.system.RefereeFace`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import msgspec

from pb12table.files.problems import FileProblem
from pb12table.kernel.request import Request
from pb12table.kernel.session import System
from pb12table.referee.script import unknown
from pb12table.skirmish.faces.system import Difference, RefereeFace, Unanswerable
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.files.building import card_of
from pb12table.systems.pb12.files.content import Content
from pb12table.systems.pb12.referee.forms import (
    AnyHappening,
    CollisionHappens,
    DeclareLine,
    FigureLine,
    GameLine,
    Pb12Words,
    PlayerLine,
    PositionForm,
    SightLine,
    WalkLine,
    position_of,
)
from pb12table.systems.pb12.referee.looks import (
    EVENTS,
    QUERIES,
    AnyQuery,
    Begun,
    answered,
    figure_differences,
    game_differences,
    passed_over,
    player_differences,
    sight_differences,
    subject_of,
)
from pb12table.systems.pb12.rules.cards.card_legality import SIDES
from pb12table.systems.pb12.rules.figures.figures import is_on_table
from pb12table.systems.pb12.rules.game.rules import STATES
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Setup

AnyLook = FigureLine | PlayerLine | GameLine | SightLine | AnyQuery

_PLAYERS: Final = (
    {"id": "alice", "name": "Alice", "command_points": 10},
    {"id": "bob", "name": "Bob", "command_points": 10},
)


class Pb12Referee(RefereeFace):
    """Positions, answers and questions of scripts that play Pb-12."""

    events = EVENTS
    bare = MappingProxyType({"table": {"width": 100.0, "depth": 100.0}, "player": list(_PLAYERS)})
    usual_answers = MappingProxyType({"RollOn": True, "DeclareSurrender": False})
    highest_face = SIDES
    position_form = PositionForm
    happening_form = AnyHappening
    declaration_form = DeclareLine
    answer_words = Pb12Words
    several = MappingProxyType({"walk": WalkLine})
    looks = MappingProxyType(
        {**QUERIES, "figure": FigureLine, "player": PlayerLine, "game": GameLine, "sight": SightLine}
    )

    def with_position(self, setup: Setup, form: PositionForm, content: Content) -> Setup:
        """Return the setup with all cards, if the position gives somebody cards and nobody has a deck.  R5.0.2."""
        if setup.cards or not any(player.deck or player.hand or player.discarded for player in form.player.values()):
            return setup
        return replace(setup, cards=tuple(card_of(card) for card in content.cards.values()))

    def position(self, setup: Setup, form: PositionForm, file: Path, place: str) -> State:
        return position_of(setup, form, file, place)

    def check_happening(self, happening: AnyHappening, state: State, file: Path, place: str) -> None:
        if happening.figure not in state.figures:
            known = ", ".join(state.figures) or "–"
            raise FileProblem(file, f"{place}.figure", "referee-no-such-figure", id=happening.figure, known=known)
        if not is_on_table(state, FigureId(happening.figure)):
            raise FileProblem(file, f"{place}.figure", "referee-not-on-table", figure=happening.figure)
        if isinstance(happening, CollisionHappens):
            _check_obstacle(happening, state, file, place)

    def begun(self, rules: System[State], happenings: Sequence[AnyHappening]) -> System[State]:
        return Begun(happenings)

    def answers(self, form: WalkLine) -> Sequence[dict[str, Any]]:
        return [{"kind": "horizontal", "x": x, "y": y} for x, y in form.walk]

    def completed(self, answer: dict[str, Any]) -> dict[str, Any]:
        """Return an answer that aims at nobody if it aims at a point or a piece of terrain, as TOML has no null."""
        return {"target": None, **answer} if "point" in answer or "piece" in answer else answer

    def passed_over(self, request: Request[State, Any], state: State, rest: Sequence[Mapping[str, Any]]) -> Any | None:
        return passed_over(request, state, rest)

    def declaration(self, form: DeclareLine) -> dict[str, Any]:
        """Return a declaration as plain data, with what the line says about it."""
        if form.declare == "discard-card":
            return {"kind": form.declare, "card": form.card or ""}
        if form.declare != "standing-order":
            return {"kind": form.declare}
        return {"kind": form.declare, "figure": form.figure or "", "when": form.when or "", "steps": form.steps}

    def look(self, state: State, form: AnyLook) -> Sequence[Difference] | Unanswerable:
        match form:
            case FigureLine(figure=figure) if figure not in state.figures:
                return unknown("referee-no-such-figure", figure, state.figures)
            case FigureLine():
                return list(figure_differences(state, form))
            case PlayerLine(player=player, seen_by=seer):
                for name in (player, seer or player):
                    if name not in state.players:
                        return unknown("referee-no-such-player", name, state.players)
                return list(player_differences(state, form))
            case GameLine(game=game):
                return list(game_differences(state, game))
            case SightLine():
                return _sight(state, form)
        return answered(state, form)

    def subject(self, form: AnyLook) -> str:
        match form:
            case FigureLine():
                return form.figure
            case PlayerLine():
                return form.player
            case GameLine():
                return "game"
            case SightLine():
                return form.sight
        return subject_of(form)

    def plain_state(self, state: State) -> Any:
        return msgspec.json.decode(STATES.to_json(state))


def _sight(state: State, form: SightLine) -> Sequence[Difference] | Unanswerable:
    if (form.of is None) is (form.point is None):
        return Unanswerable("referee-sight-of-one")
    for name in (form.sight,) if form.of is None else (form.sight, form.of):
        if name not in state.figures:
            return unknown("referee-no-such-figure", name, state.figures)
        if not is_on_table(state, FigureId(name)):
            return Unanswerable("referee-not-on-table", {"figure": name}, broken=True)
    return list(sight_differences(state, form))


def _check_obstacle(happening: CollisionHappens, state: State, file: Path, place: str) -> None:
    """Raise FileProblem for an obstacle that is not there; a figure does not run into itself.  R1.5.5."""
    pieces = [piece.id for piece in state.battlefield.pieces]
    figures = [name for name in state.figures if is_on_table(state, name) and name != happening.figure]
    if happening.obstacle not in (*pieces, *figures):
        known = ", ".join((*figures, *pieces)) or "–"
        raise FileProblem(file, f"{place}.obstacle", "referee-no-such-obstacle", id=happening.obstacle, known=known)


REFEREE: Final = Pb12Referee()
