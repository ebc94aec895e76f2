"""Questions answered on a card with a number or a place: bids, dice, landings."""

from __future__ import annotations

from typing import Any, Final

from pb12table.app.modes.base import LESS, MORE, GameDesk, Mode
from pb12table.app.modes.hand_tile import hand_buttons
from pb12table.app.panels.cards import Card, CardButton, Stepper
from pb12table.kernel.request import Dice
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.figures.figures import body
from pb12table.systems.pb12.rules.game.requests import BidInitiative, ChooseLanding
from pb12table.table.shapes import Point
from pb12table.table.units import plan_distance
from pb12table.texts.describe import dice_name
from pb12table.texts.names import figure_name, name_of, player_name
from pb12table.window.scene.picture import Picture, RingDrawing

NEAR = 0.6
"""How near to an offered place a click must be, in steps."""


class BidMode(Mode):
    """The secret bid for initiative.  R1.3.3."""

    groups = ("plan",)
    takes_arrows = True

    def __init__(self, game: GameDesk, request: BidInitiative) -> None:
        super().__init__(game)
        self.request = request
        self.bid = request.lowest

    def card(self) -> Card:
        texts, request = self.texts, self.request
        return Card(
            texts("bid-title", player=player_name(self.game.setup, request.player)),
            PlayerId(request.player),
            (texts("bid-explanation", balance=request.highest),),
            steppers=(
                Stepper(
                    texts("bid-stepper"),
                    texts("bid-value", bid=self.bid, bonus=2 * self.bid),
                    "bid-less",
                    "bid-more",
                    self.game.key("pan-left"),
                    self.game.key("pan-right"),
                    can_less=self.bid > request.lowest,
                    can_more=self.bid < request.highest,
                ),
            ),
            buttons=(
                *hand_buttons(self.game, PlayerId(request.player)),
                CardButton("commit", texts("bid-commit"), self.game.key("commit"), primary=True),
            ),
            note=texts("bid-note"),
        )

    def press(self, command: str) -> bool:
        if command in ("bid-less", "bid-more", *LESS, *MORE):
            step = 1 if command in ("bid-more", *MORE) else -1
            self.bid = min(max(self.bid + step, self.request.lowest), self.request.highest)
        elif command.startswith("digit-"):
            self.bid = min(int(command.removeprefix("digit-")), self.request.highest)
        elif command == "commit":
            self.game.commit(self.bid)
        else:
            return False
        return True


ONE_ROW: Final = 8
"""More faces than these stand in two rows of one length."""


class DiceMode(Mode):
    """The players throw their own die and type in what it shows."""

    def __init__(self, game: GameDesk, request: Dice[Any]) -> None:
        super().__init__(game)
        self.request = request
        self.typed = ""

    def card(self) -> Card:
        texts, setup, request = self.texts, self.game.setup, self.request
        lines = [
            texts(
                "dice-explanation",
                what=dice_name(texts, request.purpose),
                subject=name_of(texts, setup, request.subject) if request.subject else "",
                has="subject" if request.subject else "none",
                sides=request.highest,
            )
        ]
        if request.target_number is not None:
            lines.append(texts("dice-target-number", target=request.target_number))
        middle = (request.lowest + request.highest) // 2 + 1 if request.highest > ONE_ROW else 0
        faces = tuple(
            CardButton(f"face-{face}", str(face), pressed=str(face) == self.typed, new_row=face == middle)
            for face in range(request.lowest, request.highest + 1)
        )
        return Card(
            texts("dice-title", player=player_name(setup, request.player)),
            PlayerId(request.player),
            tuple(lines),
            result=self.typed,
            buttons=faces,
            note=texts("dice-note"),
            even=True,
        )

    def press(self, command: str) -> bool:
        if command.startswith("face-"):
            self.game.commit(int(command.removeprefix("face-")))
        elif command.startswith("digit-"):
            self._type(command.removeprefix("digit-"))
        elif command == "take-back":
            self.typed = self.typed[:-1]
        elif command == "commit":
            if self.typed and self.request.lowest <= int(self.typed) <= self.request.highest:
                self.game.commit(int(self.typed))
            else:
                self._refuse()
        else:
            return False
        return True

    groups = ("plan",)

    def _type(self, digit: str) -> None:
        """Take a digit: as the second one where it can be, else as a correction of the first where that was all."""
        typed = self.typed + digit
        if self._may_become(typed):
            self.typed = typed
        elif self.typed and self._may_become(f"{self.typed}0"):
            # Whoever types a 1 and a 3 has not meant 3.
            self.typed = ""
            self._refuse()
        else:
            self.typed = digit if self._may_become(digit) else ""

    def _refuse(self) -> None:
        self.game.say(self.texts("dice-faces", lowest=self.request.lowest, highest=self.request.highest), bad=True)

    def _may_become(self, typed: str) -> bool:
        return typed != "" and 0 < int(typed) <= self.request.highest


class LandingMode(Mode):
    """Where a falling figure comes to rest: pick one of the places on the table.  RU017."""

    def __init__(self, game: GameDesk, request: ChooseLanding) -> None:
        super().__init__(game)
        self.request = request
        self._near: int | None = None

    def card(self) -> Card:
        texts, setup = self.texts, self.game.setup
        figure = figure_name(texts, setup, self.request.figure)
        buttons = tuple(
            CardButton(f"option-{number}", texts("landing-option", number=number + 1, height=place[2]), str(number + 1))
            for number, place in enumerate(self.request.places)
        )
        return Card(
            texts("landing-title", player=player_name(setup, self.request.player)),
            PlayerId(self.request.player),
            (texts("landing-explanation", figure=figure),),
            buttons=buttons,
        )

    def decorate(self, picture: Picture) -> None:
        falling = body(self.game.state, self.request.figure)
        for number, place in enumerate(self.request.places):
            radius = 0.32 if number == self._near else 0.26
            picture.rings.append(RingDrawing(place[:2], radius, "reach", str(number + 1)))
        picture.labels.append((falling.position, figure_name(self.texts, self.game.setup, falling.id), "plan"))

    def hover(self, point: Point | None, figure: FigureId | None) -> None:
        self._near = None if point is None else self._place_near(point)

    def click(self, point: Point, figure: FigureId | None) -> None:
        near = self._place_near(point)
        if near is not None:
            self.game.commit(near)

    def press(self, command: str) -> bool:
        for prefix, offset in (("digit-", 1), ("option-", 0)):
            if command.startswith(prefix):
                number = int(command.removeprefix(prefix)) - offset
                if 0 <= number < len(self.request.places):
                    self.game.commit(number)
                    return True
        return False

    def _place_near(self, point: Point) -> int | None:
        away = [plan_distance(place[:2], point) for place in self.request.places]
        best = min(range(len(away)), key=away.__getitem__)
        return best if away[best] <= NEAR else None
