"""Pointing at what an action is aimed at: a figure, a piece of terrain or a place.  R1.6.4, R1.6.15, RU124."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.attacks.targets import is_there, piece_point
from pb12table.systems.pb12.rules.figures.figures import body, is_on_table
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.scene.pieces import piece_at
from pb12table.systems.pb12.window.blast_view import point_below, points_below
from pb12table.systems.pb12.window.modes.acting.actions import ActionMode, Deeds
from pb12table.systems.pb12.window.modes.desk import Desk
from pb12table.systems.pb12.window.previews.target_place import AIMS, Aimed
from pb12table.table.shapes import Point, Point3
from pb12table.table.units import plan_distance
from pb12table.window.play.cards import Stepper
from pb12table.window.scene.picture import Picture

BETWEEN: Final = (0.3, 0.5, 0.7)
"""Shares of the way to a target at which no card should lie over the sight line."""
SAME_PLACE: Final = 0.4
"""Two clicks so near to each other, in steps, mean one place."""


class TargetMode(ActionMode):
    """A mode that points at opposing figures; `target` stays until another figure is pointed at.

    Once it is held, by a click or by going through the figures with keys, pointing changes nothing any more, until the
    rules refuse it.
    """

    groups: tuple[str, ...] = ("plan", "attack", "action")

    def __init__(self, game: Desk, request: ChooseAction, deeds: Deeds) -> None:
        super().__init__(game, request, deeds)
        self.target: FigureId | None = self.first_target()
        self.is_held = False
        self.is_by_keys = True

    @property
    def pointed_at(self) -> FigureId | None:
        return self.target

    @property
    def held(self) -> FigureId | None:
        return self.target if self.is_held else None

    def there(self) -> Point | None:
        """Where lies what is pointed at."""
        if self.target is None or not is_on_table(self.game.state, self.target):
            return None
        return body(self.game.state, self.target).position

    def needed(self) -> list[Point]:
        """Places between the figure and its target: what is in the way there counts."""
        here, there = body(self.game.state, self.figure).position, self.there()
        if there is None:
            return []
        return [(here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share) for share in BETWEEN]

    def vital(self) -> list[Point]:
        """Where the target is, if keys have chosen it: what the mouse points at is not under the card.

        Nor must the table move away from under the mouse.
        """
        there = self.there()
        return [there] if self.is_by_keys and there is not None else []

    def first_target(self) -> FigureId | None:
        """The nearest figure that can be chosen, else the nearest."""
        opponents = self.opponents()
        return next((other for other in opponents if self.is_legal(other)), next(iter(opponents), None))

    def is_legal(self, target: FigureId) -> bool:
        """Whether a figure can be chosen."""
        raise NotImplementedError

    def choose(self, target: FigureId) -> None:
        """Commit the action on a target."""
        raise NotImplementedError

    def hover(self, point: Point | None, figure: FigureId | None) -> None:
        if figure is None or figure == self.figure or self.is_held:
            return
        # On a name in the list the mouse lies by chance; at one's own people on the table it points on purpose.
        if point is not None or figure in self.opponents():
            self.target, self.is_by_keys = figure, False

    def click(self, point: Point, figure: FigureId | None) -> None:
        if figure is None or figure == self.figure:
            self.is_held = False
        elif self.is_held and figure == self.target:
            self.choose(figure)
        else:
            self.target, self.is_held, self.is_by_keys = figure, True, False

    def press(self, command: str) -> bool:
        match command:
            case "commit" if self.target is not None:
                self.choose(self.target)
            case "next-figure" | "previous-figure":
                self._cycle(1 if command == "next-figure" else -1)
            case "back":
                self.back()
            case _ if command == self.name:
                return True
            case _:
                return super().press(command)
        return True

    def _cycle(self, step: int) -> None:
        # Those that can be chosen come first, then the others, so that their reasons can be read, too.
        opponents = sorted(self.opponents(), key=lambda other: not self.is_legal(other))
        if opponents:
            now = opponents.index(self.target) if self.target in opponents else -1
            self.target, self.is_held = opponents[(now + step) % len(opponents)], True
            self.is_by_keys = True

    def refused(self) -> None:
        """Let go of what cannot be chosen, so that the mouse points at something else without a click."""
        self.is_held = False

    def back(self) -> None:
        self.game.leave_mode()

    def _mark_target(self, picture: Picture) -> None:
        picture.tokens = [
            replace(token, targeted=True) if token.body.id == self.target and not token.ghost else token
            for token in picture.tokens
        ]


class PlaceMode(TargetMode):
    """A mode that points at terrain and places, too: `aimed` says what the mouse means.

    `point` or `piece` is what it points at when that is no figure.
    """

    def __init__(self, game: Desk, request: ChooseAction, deeds: Deeds, aimed: Aimed = "figure") -> None:
        self.aimed: Aimed = aimed
        self.point: Point3 | None = None
        self.piece: str | None = None
        self._mouse: Point | None = None
        self._surface: float | None = None
        super().__init__(game, request, deeds)

    def pieces(self) -> list[str]:
        """The pieces of terrain that are worth choosing, nearest first."""
        raise NotImplementedError

    def choose_aimed(self) -> None:
        """Commit the action on what is pointed at."""
        raise NotImplementedError

    def takes_places(self) -> bool:
        """Whether the mouse means places even while it points at figures."""
        return False

    def place_at(self, point: Point) -> Point3:
        """The target point that a place of the table means: as high as was chosen, where there is such a surface."""
        chosen = (place for place in points_below(self.game.state, point) if place[2] == self._surface)
        return next(chosen, None) or point_below(self.game.state, self.figure, point)

    def choose_height(self, step: int) -> bool:
        """Choose the next surface up or down at the place pointed at; return whether there are several.  R1.6.4."""
        places = [] if self.point is None else points_below(self.game.state, self.point[:2])
        if self.point is None or len(places) < 2:
            return False
        height = self.point[2]
        now = min(range(len(places)), key=lambda number: abs(places[number][2] - height))
        self.point = places[max(0, min(now + step, len(places) - 1))]
        self._surface = self.point[2]
        return True

    def height_words(self) -> tuple[str, ...]:
        """That there are several surfaces at the place pointed at, on the bridge and below it, and which is meant."""
        count = 0 if self.point is None else len(points_below(self.game.state, self.point[:2]))
        if self.point is None or count < 2:
            return ()
        keys = f"{self.game.key('aim-higher')} / {self.game.key('aim-lower')}"
        height = self.texts.number(self.point[2], 1)
        return (self.texts("moving-heights", height=height, count=count, keys=keys),)

    @property
    def means_figure(self) -> bool:
        """Whether it points at a figure, and not at terrain or a place while one is remembered."""
        return self.aimed == "figure" and self.point is None and self.piece is None

    @property
    def held(self) -> FigureId | None:
        return super().held if self.means_figure else None

    def aim_at(self, aimed: Aimed) -> None:
        """Let the mouse point at figures, terrain or places; terrain begins with what is worth choosing."""
        self.is_held, self.is_by_keys = False, True
        self.aimed, self.point, self.piece = aimed, None, None
        if aimed == "terrain":
            self.piece = next(iter(self.pieces()), None)
        elif aimed == "place":
            self.hover(self._mouse, None)

    def there(self) -> Point | None:
        state = self.game.state
        if self.piece is not None and is_there(state, self.piece):
            return piece_point(state, self.figure, self.piece)[:2]
        if self.point is not None:
            return self.point[:2]
        return super().there() if self.aimed == "figure" else None

    def hover(self, point: Point | None, figure: FigureId | None) -> None:
        self._mouse = point
        if self.is_held:
            return
        if self.aimed == "terrain" and point is not None:
            found = piece_at(self.game.state, point)
            self.piece, self.is_by_keys = found or self.piece, self.is_by_keys and found is None
        elif self.aimed == "place" and point is not None:
            self.point, self.is_by_keys = self.place_at(point), False
        elif self.aimed == "figure":
            super().hover(point, figure)
            if figure is not None and figure != self.figure:
                self.point = None
            elif point is not None and self.takes_places():
                self.point, self.is_by_keys = self.place_at(point), False

    def click(self, point: Point, figure: FigureId | None) -> None:
        if self.is_held and self._is_held_at(point, figure):
            self.choose_aimed()
            return
        self.is_held = False
        self.hover(point, figure)
        if self.aimed == "figure" and self.point is None:
            super().click(point, figure)
        elif self.aimed != "terrain" or piece_at(self.game.state, point) is not None:
            self.is_held = True
        else:
            self.game.say(self.texts("attack-at-terrain-hint"))

    def _is_held_at(self, point: Point, figure: FigureId | None) -> bool:
        """Whether a click means what is held already."""
        if self.piece is not None:
            return piece_at(self.game.state, point) == self.piece
        if self.point is not None:
            return plan_distance(point, self.point[:2]) <= SAME_PLACE
        return figure is not None and figure == self.target

    def _cycle(self, step: int) -> None:
        pieces = self.pieces() if self.aimed == "terrain" else []
        if pieces:
            now = pieces.index(self.piece) if self.piece in pieces else -1
            self.piece, self.is_held, self.is_by_keys = pieces[(now + step) % len(pieces)], True, True
        elif self.aimed != "terrain":
            self.aimed, self.point = "figure", None
            super()._cycle(step)

    def press(self, command: str) -> bool:
        match command:
            case "commit" if self.point is not None or self.piece is not None:
                self.choose_aimed()
            case "aim-higher" | "aim-lower":
                self.choose_height(1 if command == "aim-higher" else -1)
            case "attack-at":
                self.aim_at(AIMS[(AIMS.index(self.aimed) + 1) % len(AIMS)])
            case _:
                return super().press(command)
        return True

    # -- the card -----------------------------------------------------------------------------------------

    def hints(self) -> tuple[str, ...]:
        """What to point at, while there is nothing yet."""
        return () if self.aimed == "figure" else (self.texts(f"attack-at-{self.aimed}-hint"),)

    def stepper(self) -> Stepper:
        """What the mouse points at, and the button for something else."""
        texts = self.texts
        tip = (texts("attack-at-tip"),)
        key = self.game.key("attack-at")
        return Stepper(texts("attack-at"), texts(f"attack-at-{self.aimed}"), more="attack-at", more_key=key, tip=tip)
