"""Driving the real program by posted events, as a hand and an eye would."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import pygame

from pb12table.app.game.input import DOUBLE_SECONDS, READING_SECONDS
from pb12table.app.game.screen import GameScreen
from pb12table.app.panels.action_bar import MORE
from pb12table.app.play.controller import Controller
from pb12table.app.program import Program
from pb12table.app.watching import Replaying
from pb12table.bots.play import make_bots
from pb12table.files.scenario import load_scenario
from pb12table.kernel.dice import DiceSource, SeededDice
from pb12table.kernel.request import Request
from pb12table.kernel.session import Session
from pb12table.skirmish.bot import Bot
from pb12table.skirmish.forms.form import Form, Pick, Several
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.game.state import FigureState, State
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.system import SYSTEM
from pb12table.systems.pb12.window.modes.moving import MoveMode
from pb12table.window.forms.form_mode import FormMode
from pb12table.window.kit.keys import Settings
from pb12table.window.play.base import Card
from pb12table.window.screens.base import Screen
from pb12table.window.screens.dialogs import Curtain
from tests.app.painting import paint_soon, unpainted

SIZE = (1280, 720)
SECONDS = 0.05
CURTAINS_AT_MOST = 8
Q = TypeVar("Q", bound=Request[Any, Any])
S = TypeVar("S")


def pixel_digits(surface: pygame.Surface) -> str:
    """Some digits that differ where a pixel does; two pictures that are not equal are told in a line."""
    return hashlib.sha256(pygame.image.tobytes(surface, "RGB")).hexdigest()


class SetClock:
    """The clock of the window, which goes on when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now

    def let_pass(self, seconds: float) -> None:
        """It is so many seconds later."""
        self.now += seconds


class Players:
    """Simple bots for all seats, which think only once about what they are asked in the same way again.

    What bots remember, and their chance, depends on what they were asked before: answers are kept by all of that.
    """

    known: ClassVar[dict[tuple[Any, ...], Any]] = {}

    def __init__(self, session: Session[Any], seed: int) -> None:
        self._session = session
        self._seed = seed
        self._asked: list[tuple[Any, Request[Any, Any]]] = []
        self._before = hash((session.state.setup, seed))
        self._bots: dict[PlayerId, Bot[Any]] = {}

    def answer(self, state: Any, request: Request[Any, Any]) -> Any:
        """What the bot of the player who is asked answers in a state that nobody changes any more."""
        asked = (self._before, repr(request), self._session.system.digest(state))
        self._before = hash(asked)
        self._asked.append((state, request))
        if asked not in self.known:
            if not self._bots:
                setup = state.setup
                self._bots = dict(make_bots(["aggressive"] * len(setup.players), setup, self._seed))
                for earlier, question in self._asked[:-1]:
                    self._bots[PlayerId(question.player)].answer(earlier, question)
            self.known[asked] = self._bots[PlayerId(request.player)].answer(state, request)
        return self.known[asked]


class Hand:
    """A program with somebody at its mouse and keys."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.patient = True
        """Whether clicks and keys wait for ways that are still being planned, and for games that are being opened."""

    @property
    def top(self) -> Screen:
        """The screen on top."""
        return self.program.screens[-1]

    def on_top(self, kind: type[S]) -> S:
        """The screen on top, which must be of that kind."""
        screen = self.program.screens[-1]
        assert isinstance(screen, kind), screen
        return screen

    def shows(self, screen: object) -> bool:
        """Whether that very screen is on top."""
        return self.top is screen

    @property
    def game(self) -> GameScreen:
        """The game screen below whatever lies over it."""
        return next(screen for screen in self.program.screens if isinstance(screen, GameScreen))

    @property
    def session(self) -> Session[State]:
        return self.game.controller.session

    def question(self, kind: type[Q]) -> Q:
        """What is asked now, which must be of that kind."""
        asked = self.session.pending
        assert isinstance(asked, kind), asked
        return asked

    def frames(self, number: int = 2) -> None:
        """Let some frames pass."""
        for _ in range(number):
            self.program.frame(SECONDS)
        while self.patient and self.program.screens and isinstance(self.top, Replaying):
            self.program.frame(SECONDS)

    @contextmanager
    def unpainted(self) -> Iterator[None]:
        """Nothing that happens meanwhile is painted, which would take most of the time; what is there at the end is."""
        with unpainted(self.program):
            yield
        paint_soon(self.program)

    def planned(self) -> None:
        """Wait until the ways to all waypoints that were clicked are found."""
        mode = self.game.mode if any(isinstance(screen, GameScreen) for screen in self.program.screens) else None
        if self.patient and isinstance(mode, MoveMode) and mode.wishes:
            mode.finish()
            self.game.touch()  # a frame that finds the ways does that
            self.frames()

    def key(self, key: int, mod: int = 0, typed: str = "") -> None:
        """Press and release a key."""
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=typed))
        self.frames(1)
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=mod))
        self.frames()
        self.program.frame(DOUBLE_SECONDS)
        self.planned()

    def digit(self, number: int) -> None:
        """Press a digit."""
        self.key(pygame.K_0 + number, typed=str(number))

    def point(self, pixel: tuple[int, int]) -> None:
        """Move the mouse somewhere."""
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pixel, rel=(0, 0), buttons=(0, 0, 0)))
        self.frames(1)

    def click(self, pixel: tuple[int, int], button: int = 1) -> None:
        """Move the mouse somewhere and click."""
        self.point(pixel)
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pixel, button=button))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pixel, button=button))
        self.frames()
        self.planned()

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Drag with the left button from one point of the table to another, given in steps."""
        camera = self.game.camera
        stops = [camera.to_screen((start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
                 for share in (0.0, 0.3, 0.6, 1.0)]  # fmt: skip
        first, last = stops[0], stops[-1]
        self.point(first)
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=first, button=1))
        # As a hand drags: in several motions, with frames between them.
        for before, now in pairwise(stops):
            way = (now[0] - before[0], now[1] - before[1])
            pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=now, rel=way, buttons=(1, 0, 0)))
            self.frames(1)
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=last, button=1))
        self.frames()
        self.planned()

    def click_zone(self, name: str) -> None:
        """Click what has that name on the game screen, a tile behind the key after all tiles are shown."""
        names = self.zone_names(behind=False)
        if name not in names and f"command:{MORE}" in names:
            self.key(pygame.K_x, pygame.KMOD_SHIFT)
            self.program.draw()
        zone = next(zone for zone in reversed(self.game.zones) if zone.name == name)
        self.click(zone.rect.center)

    def click_table(self, x: float, y: float, button: int = 1) -> None:
        """Click a point of the table, given in steps."""
        # Pointing somewhere may change the height of the dock, and so what lies there.
        self.point(self.game.camera.to_screen((x, y)))
        self.click(self.game.camera.to_screen((x, y)), button)

    def point_at_table(self, x: float, y: float) -> None:
        """Point at the table, given in steps."""
        self.point(self.game.camera.to_screen((x, y)))

    def picture(self) -> str:
        """What the window shows, as digits that differ where a pixel does."""
        self.program.draw()
        return pixel_digits(self.program.surface)

    def zone_names(self, *, behind: bool = True) -> set[str]:
        """What can be clicked on the game screen, also the tiles `behind` the key that shows all of them."""
        self.program.draw()
        names = {zone.name for zone in self.game.zones}
        tiles = self.game.paint.tiles() if behind and f"command:{MORE}" in names else ()
        return names | {f"command:{tile.command}" for tile in tiles}

    def open_curtains(self) -> None:
        """Sit down for whoever the curtain waits for."""
        for _ in range(CURTAINS_AT_MOST):
            if not isinstance(self.top, Curtain):
                return
            self.key(pygame.K_RETURN)

    def play_to(self, kind: type[Q], player: str = "", seed: int = 5, most: int = 400) -> Q:
        """Let simple bots answer until a question of a kind is open (for a player), and return it.

        Nothing is painted on the way; what is open then is.
        """
        with self.unpainted():
            return self._played_to(kind, player, seed, most)

    def _played_to(self, kind: type[Q], player: str, seed: int, most: int) -> Q:
        bots = Players(self.session, seed)
        for _ in range(most):
            self.open_curtains()
            request = self.session.pending
            assert request is not None, "the game ended first"
            if isinstance(request, kind) and player in ("", request.player):
                self.frames()
                self.breathe()
                return request
            self.answer(bots.answer(self.game.controller.known_state(), request))
        raise AssertionError(f"no {kind.__name__} came")

    def answer(self, answer: Any) -> None:
        """Commit an answer past mouse and keys, and see what follows; new cards are left for later."""
        assert self.game.commit(answer), self.game.toast
        self.game.skip()
        self.frames(1)
        while isinstance(self.top, Curtain) and self.top.can_stay_closed:
            self.key(pygame.K_ESCAPE)
        self.breathe()

    def breathe(self) -> None:
        """Let the moment pass in which a key may have been meant for the one before."""
        self.game.keys.update(READING_SECONDS)

    def mode_name(self) -> str:
        """What mouse and keys mean now, as the name of the mode's class."""
        return type(self.game.mode).__name__

    def form(self, name: str) -> Form[Any]:
        """The form that is asked by now, which must have that name."""
        mode = self.game.mode
        assert isinstance(mode, FormMode), mode
        assert mode.form.name == name
        return mode.form

    def card(self) -> Card:
        """The card that is shown by now."""
        card = self.game.mode.card()
        assert card is not None
        return card

    def labels(self, name: str, field: str = "answer") -> list[str]:
        """The labels of the options of a field on the form that is asked by now, which must have that name."""
        found = self.form(name).field(field)
        assert isinstance(found, Pick | Several)
        return [option.label for option in found.options]

    def figure(self, figure: str) -> FigureState:
        """The state of a figure."""
        return self.session.state.figures[FigureId(figure)]


def open_game(
    scenario: str = "smugglers-cove",
    seed: int = 5,
    dice: DiceSource | None = None,
    setup: Setup | None = None,
    size: tuple[int, int] = SIZE,
    **settings: Any,
) -> Hand:
    """A game with seeded dice in a program without a start screen; nothing is saved."""
    chosen = _with_usual(settings)
    program = Program(chosen, size)
    session = Session(SYSTEM, new_game(setup or load_scenario(scenario).setup), dice or SeededDice(seed))
    program.open(GameScreen(program, Controller(session, None, chosen)))
    hand = Hand(program)
    hand.frames()
    return hand


def opened(scenario: Path, **settings: Any) -> Hand:
    """A game of a scenario's file in the whole program, which saves it."""
    program = Program(_with_usual(settings), SIZE)
    program.to_start()
    program.play(str(scenario))
    hand = Hand(program)
    hand.frames()
    return hand


def _with_usual(settings: dict[str, Any]) -> Settings:
    usual: dict[str, Any] = {"language": "en", "dice_speed": "none", "hints": False}
    return Settings(**(usual | settings))
