"""Driving: a whole drive is planned to a place, shown with turns and cost, then committed.  R3.0.15, R3.0.18."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from pb12table.skirmish.ids import total
from pb12table.systems.pb12.rules.game.answers import (
    Horizontal,
    Land,
    Move,
    MoveOption,
    Reverse,
    Stop,
    TurnBy,
    Vertical,
)
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.move_options import option_cost
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption
from pb12table.systems.pb12.rules.movement.path_plan import Beginning, Trial
from pb12table.systems.pb12.rules.vehicles.riding import MOST_TURN, ahead, driving_options
from pb12table.systems.pb12.window.modes.moving import MoveMode
from pb12table.systems.pb12.window.path import Way, Waypoint, paid_with, trial_after
from pb12table.table.shapes import Point, rounded
from pb12table.texts.describe import refusal_line
from pb12table.window.play.base import Card, CardButton

NOWHERE: Final = (0.0, 0.0)
"""The place of a waypoint that is none."""


class DriveMode(MoveMode):
    """Planning a Move or an Adjust of a vehicle, or the rest of one that has begun.

    A place that is clicked is driven to by the cheapest strokes and turns that are found; each next one goes on from
    there.  Keys add a turn at the end, buttons a single option.  `chosen`: the AP to move with, None for as many as the
    drive takes; more than it takes allow more turns without an accident check, and the rest of the Move stays open.
    """

    explanations = ("drive-explanation", "drive-go")
    straight_note = "drive-straight-note"
    chosen: int | None = None
    _strokes: tuple[Way, list[MoveOption]] | None = None

    @property
    def topic(self) -> str:
        return "drive"

    def needed(self) -> list[Point]:
        """Return where the vehicle gets if it drives straight on, as far as its points and the table reach."""
        state, table = self.game.state, self.game.setup.battlefield
        places = [ahead(state, self.figure, float(length)) for length in range(1, self.points + 1)]
        return [(x, y) for x, y in places if 0.0 <= x <= table.width and 0.0 <= y <= table.depth]

    # -- points -------------------------------------------------------------------------------------------

    @property
    def declares(self) -> bool:
        """Return whether what is committed declares a Move."""
        return not self.is_running and self.adjust is None

    @property
    def points(self) -> int:
        if self.chosen is not None and self.declares:
            return self.speed * self.chosen
        return super().points

    @property
    def beginning(self) -> Beginning:
        found = super().beginning
        return replace(found, reverses=self.reverses_before) if self.is_running else found

    @property
    def reverses_before(self) -> int:
        return self.request.reverses if isinstance(self.request, ChooseMoveOption) else 0

    def action_points_of(self, way: Way) -> int:
        return super().action_points_of(way) if self.chosen is None else self.chosen

    def _choose(self, number: int) -> None:
        """Move with so many AP, or with as many as the drive takes if that was chosen before."""
        self.chosen = None if self.chosen == number else number
        self.full_move = False
        self._pay_anew()

    def _toggle_full_move(self) -> None:
        self.chosen = None
        super()._toggle_full_move()

    def _pay_anew(self) -> None:
        self.ways = [paid_with(self.game.state, self.figure, way, self.points) for way in self.ways]

    # -- options one by one -------------------------------------------------------------------------------

    def may_climb(self) -> bool:
        return False

    def strokes(self) -> list[MoveOption]:
        """Return the options that can be added at the end of the drive by a button: ahead, back, and up or down.

        Landing is one of them only where it can be: in the air, above something.
        """
        if self._strokes is None or self._strokes[0] is not self.way:
            end = trial_after(self.game.state, self.figure, self.way)
            found: list[MoveOption] = [
                option
                for option in driving_options(end.state, self.figure)
                if not isinstance(option, TurnBy | Land | Vertical)
                or (not isinstance(option, TurnBy) and end.refusal(option) is None)
            ]
            self._strokes = (self.way, found)
        return self._strokes[1]

    def turn(self, degrees: float) -> None:
        """Turn at the end of the drive, or further where it ends with a turn that was added so; nothing is done yet."""
        last = self.waypoints[-1].option if self.waypoints else None
        if isinstance(last, TurnBy):
            self.take_back()
            degrees += last.degrees
        wished = rounded(max(-MOST_TURN, min(degrees, MOST_TURN)))
        if wished:
            self._add(Waypoint(NOWHERE, option=TurnBy(wished)))

    def press(self, command: str) -> bool:
        kind, _, number = command.rpartition("-")
        if kind == "stroke" and number.isdigit():
            self._stroke(int(number))
        elif kind == "points" and number.isdigit():
            self._choose(int(number))
        elif kind == "digit" and number.isdigit():
            return self._digit(int(number))
        elif command == "commit" and self.chosen is not None and not (self.waypoints or self.wishes or self._target()):
            self.game.commit(Move(self.chosen))
        else:
            return super().press(command)
        return True

    def _digit(self, number: int) -> bool:
        if self.declares:
            if not 1 <= number <= self.most:
                return False
            self._choose(number)
        elif number == 0 and self.is_running:
            self.game.commit(Stop())
        elif 1 <= number <= len(self.strokes()):
            self._stroke(number)
        else:
            return False
        return True

    def _stroke(self, number: int) -> None:
        options = self.strokes()
        if 1 <= number <= len(options):
            self._add(Waypoint(NOWHERE, option=options[number - 1]))

    def _answers(self, way: Way, options: Sequence[MoveOption]) -> tuple[Any, ...]:
        """Return all the answers that a drive needs; what is left of a Move that was declared to be longer stays."""
        found = super()._answers(way, options)
        return found[:-1] if self.is_running or (self.declares and self.chosen is not None) else found

    # -- what is shown ------------------------------------------------------------------------------------

    def turns(self) -> int:
        """Return how many turns there will have been in the Move."""
        before = self.request.turns if isinstance(self.request, ChooseMoveOption) else 0
        return before + sum(isinstance(leg.option, TurnBy) for leg in self.shown.committed)

    def _label(self, option: MoveOption) -> str:
        texts = self.texts
        if isinstance(option, Horizontal):
            words = texts("drive-ahead")
        elif isinstance(option, Reverse):
            words = texts("drive-back")
        elif isinstance(option, Land):
            words = texts("drive-land", drop=texts.number(option.drop))
        elif isinstance(option, Vertical):
            words = texts("drive-up" if option.rise > 0 else "drive-down", rise=texts.number(abs(option.rise)))
        else:
            words = texts(f"option-{type(option).__name__.lower()}")
        end: State = trial_after(self.game.state, self.figure, self.way).state
        return f"{words} · {texts('drive-cost', points=total(option_cost(end, self.figure, option)))}"

    def _stroke_buttons(self) -> list[CardButton]:
        end: Trial = trial_after(self.game.state, self.figure, self.way)
        found: list[CardButton] = []
        for number, option in enumerate(self.strokes(), start=1):
            refusal = end.refusal(option)
            why = "" if refusal is None else refusal_line(self.texts, self.game.setup, refusal)
            key = str(number) if not self.declares and number < 10 else ""
            found.append(CardButton(f"stroke-{number}", self._label(option), key, enabled=not why, reason=why))
        return found

    def _point_buttons(self) -> list[CardButton]:
        """Return the buttons for how many AP to move with."""
        note, texts = self.texts("drive-points-note"), self.texts
        return [
            CardButton(
                f"points-{number}",
                texts("drive-with", points=self.speed * number, number=number),
                str(number) if number < 10 else "",
                pressed=self.chosen == number,
                reason=note,
            )
            for number in range(1, self.most + 1)
        ]

    def _turning(self) -> tuple[str, str]:
        """Return how many turns there are, and what more of them than AP lead to; "" where that does not come."""
        texts, turns = self.texts, self.turns()
        if self.declares:
            least = self.action_points()
            dear = texts("drive-accident", turns=turns, number=least) if turns > least else ""
        else:
            dear = texts("drive-accident-running") if turns else ""
        return texts("drive-turns", turns=turns), dear

    def card(self) -> Card:
        card, (turns, dear) = super().card(), self._turning()
        lines = (f"{card.lines[0]} · {turns}", *card.lines[1:])
        if self.turns() and dear and not card.warning and self.adjust is None:
            card, lines = replace(card, warning=dear), lines[:2]
        own = [*(self._point_buttons() if self.declares else ()), *self._stroke_buttons()]
        buttons = [replace(each, key="0") if each.command == "stop" else each for each in card.buttons]
        if self.chosen is not None and not self.shown.committed:
            buttons = [replace(each, enabled=True) if each.command == "commit" else each for each in buttons]
        return replace(card, lines=lines, warning=card.warning, buttons=(*own, *buttons))
