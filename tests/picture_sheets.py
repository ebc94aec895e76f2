"""What is drawn of all games, for who has never seen it: `python -m tests.contact_sheets OUT pictures de w6`.

A sheet for each game and theme of its tokens at three sizes and for both sides, its cards, the grounds of its shipped
scenarios, the curtain between two turns, and its start cards.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType
from typing import Any, Final
from unittest.mock import patch

import pygame

from pb12table.app.game.recap import recalled, told_on_curtain
from pb12table.app.game.screen import GameScreen
from pb12table.app.panels.printed import card_alone, painters_of
from pb12table.app.play.controller import Controller
from pb12table.app.preview.state_picture import token_of
from pb12table.app.program import Program
from pb12table.app.screens.start import StartScreen
from pb12table.bots.play import make_bots
from pb12table.files.content import load_content
from pb12table.files.places import assets_folder
from pb12table.files.scenario import load_scenario
from pb12table.files.themes import shipped_theme
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.scene.miniatures import Miniature, Outfit, Printed
from pb12table.systems import known
from pb12table.systems.pb12.files.building import card_of
from pb12table.systems.pb12.window.cards import HEIGHT, WIDTH, CardState, card_back, card_picture
from pb12table.systems.pocket_tactics.scene import printed_card, printed_ground
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Circle
from pb12table.texts.locale import Language, Texts
from pb12table.texts.names import player_name, side_name
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, font
from pb12table.window.kit.keys import Settings
from pb12table.window.kit.palette import looks_of, player_look
from pb12table.window.layout.painting import draw_panel, wanted_height
from pb12table.window.scene.picture import Camera
from pb12table.window.screens.dialogs import Curtain
from pb12table.window.tokens.tokens import draw_token

THEMES: Final = ("dark", "light")
SIZE: Final = (1280, 720)
CAPTION: Final = 20
PLAYED: Final = {
    "pb12": ("smugglers-cove", "aggressive"), "w6": ("petrol-station", "tactical"), "pocket": ("the-ford", "greedy"),
    "d20": ("the-ford-at-noon", "plain"), "fate": ("warehouse-three", "plain"),
}  # fmt: skip
"""A scenario of each system, and who plays it."""
ANSWERED: Final = 60
"""So many answers are given before a curtain closes."""
TOKENS: Final = (13, 20, 40)
ROOM: Final = 34
"""The radii of tokens, and how much room there is for what sticks out of them, in pixels."""
SAND: Final = (178, 166, 126)
Picture = tuple[str, pygame.Surface]


@dataclass(frozen=True)
class Wish:
    """Of which game pictures are wanted, in which language and theme."""

    system: str
    language: Language
    worn: str


def write_pictures(out: Path, systems: Iterable[str], languages: Iterable[Language]) -> list[Path]:
    """Write all sheets, and return where."""
    out.mkdir(parents=True, exist_ok=True)
    written = []
    with TemporaryDirectory() as folder, patch.dict(os.environ, {"XDG_DATA_HOME": folder}):
        # No game of one's own waits on a start screen.
        for system, language, worn in product(systems, languages, THEMES):
            theme.use(shipped_theme(worn))
            for kind, draw in KINDS.items():
                pictures = list(draw(Wish(system, language, worn)))
                if pictures:
                    written.append(out / f"{system}-{kind}-{worn}-{language}.png")
                    pygame.image.save(sheet_of(pictures), written[-1])
    return written


def sheet_of(pictures: Sequence[Picture], across: int = 1900) -> pygame.Surface:
    """Return pictures with their names below, in rows of a width, on the ground of the theme."""
    rows: list[list[Picture]] = [[]]
    wide = 0
    for name, picture in pictures:
        need = max(picture.get_width(), font(14).size(name)[0]) + 14
        if rows[-1] and wide + need > across:
            rows.append([])
            wide = 0
        rows[-1].append((name, picture))
        wide += need
    heights = [max(picture.get_height() for _, picture in row) + CAPTION + 10 for row in rows]
    sheet = pygame.Surface((across, sum(heights) + 10))
    sheet.fill(theme.PANEL)
    top = 10
    for row, high in zip(rows, heights, strict=True):
        left = 10
        for name, picture in row:
            words = font(14).render(name, True, theme.TEXT)
            sheet.blit(picture, (left, top))
            sheet.blit(words, (left, top + picture.get_height() + 2))
            left += max(picture.get_width(), words.get_width()) + 14
        top += high
    return sheet


# -- tokens -----------------------------------------------------------------------------------------------------------


def tokens(wish: Wish) -> Iterator[Picture]:
    """Yield each kind of a game at three sizes for two sides, and as it dies."""
    for name, outfit in outfits(wish.system).items():
        picture = pygame.Surface((2 * sum(2 * radius + ROOM for radius in TOKENS) + 2 * TOKENS[-1] + ROOM, 110))
        picture.fill(SAND)
        left = 0
        for player in (0, 1):
            for radius in TOKENS:
                left = _put(picture, outfit, player, radius, left)
        _put(picture, outfit if outfit.hull else replace(outfit, posture="dying"), 0, TOKENS[-1], left)
        yield name, picture


def _put(picture: pygame.Surface, outfit: Outfit, player: int, radius: int, left: int) -> int:
    """Paint a figure at the left end of the room that is left, and return where that begins then."""
    room = pygame.Rect(left, 0, 2 * radius + ROOM, picture.get_height())
    body = Body("x", Circle(0.25), 0.0, 0.0, 0.0, 90.0, 2.0, 1.8)
    token = token_of(Miniature(body, PlayerId("p"), outfit), player_look(player))
    # What has a hull is as large as on a table where somebody on foot is of that size.
    scale = radius / (1.6 if outfit.hull else 0.25)
    draw_token(picture.subsurface(room), Camera(pygame.Rect((0, 0), room.size), scale, (0.0, 0.0), 1.0, 1.0), token,
               radius / 20.0)  # fmt: skip
    return room.right


@cache
def outfits(system: str) -> Mapping[str, Outfit]:
    """Return what figures of a game look like, by the names of their kinds."""
    face = known.scene(system)
    found = {str(one.id): one.outfit for one in face.templates_in(load_content(system))}
    for path in scenarios_of(system):
        setup = load_scenario(path).setup
        state = known.system(system).new_game(setup)
        each = (face.miniature(state, figure).outfit for figure in setup.figure_by_id)
        found |= {outfit.kind or outfit.emblem: outfit for outfit in each if outfit.kind or outfit.emblem}
    return found


@cache
def scenarios_of(system: str) -> tuple[Path, ...]:
    """Return the shipped scenarios of a game, without tutorials."""
    folder = assets_folder().parent / "scenarios"
    paths = (path for path in sorted(folder.rglob("*.toml")) if not {"tutorials", "suite", "campaigns"} & {*path.parts})
    return tuple(path for path in paths if load_scenario(path).setup.system == system)


# -- cards ------------------------------------------------------------------------------------------------------------


def cards(wish: Wish) -> Iterator[Picture]:
    """Yield the cards of a game, in each of their states where they have several."""
    texts = Texts(wish.language)
    if wish.system == "pb12":
        yield from _orders(texts)
    elif wish.system == "pocket":
        yield from _printed(texts.of(wish.system))


def _orders(texts: Texts) -> Iterator[Picture]:
    size = (round(WIDTH), round(HEIGHT))
    found = [card_of(form) for form in load_content("pb12").cards.values()]
    for card in found:
        yield card.id, card_picture(texts, CardState(card), size, 1.0)
    states: dict[str, Any] = {
        "not now": {"playable": False}, "too dear": {"affordable": False}, "spent": {"stamped": "spent"},
        "lost": {"stamped": "lost"},
    }  # fmt: skip
    for name, state in states.items():
        yield name, card_picture(texts, CardState(found[0], **state), size, 1.0)
    for number in range(2):
        yield f"back of player {number + 1}", card_back(size, player_look(number), 1.0)


def _printed(texts: Texts) -> Iterator[Picture]:
    setup: Any = load_scenario("new-land").setup
    shown: list[Printed] = [printed_card(texts, setup, card) for card in setup.cards]
    shown += [printed_ground(texts, setup, ground) for ground in (*setup.terrains, *setup.features)]
    for each in shown:
        node = card_alone(each, 210.0)
        picture = pygame.Surface((210, wanted_height(node, 210, 1.0)))
        picture.fill(theme.PANEL)
        draw_panel(Canvas(picture, 1.0, (-1, -1)), picture.get_rect(), node, painters_of([each]))
        yield each.title, picture


# -- what lies in a window ---------------------------------------------------------------------------------------------


def grounds(wish: Wish) -> Iterator[Picture]:
    """Yield the table of each shipped scenario of a game as it lies when it begins."""
    for path in scenarios_of(wish.system):
        program, game = _opened(path, wish)
        yield path.stem, _smaller(program.surface.subsurface(game.layout.free), 620)


def curtains(wish: Wish) -> Iterator[Picture]:
    """Yield the curtain before each player's turn, in the midst of a game that bots play."""
    path = next(path for path in scenarios_of(wish.system) if path.stem == PLAYED[wish.system][0])
    program, game = _opened(path, wish, ANSWERED)
    for number, player in enumerate(list(looks_of(game.setup))[:2]):
        program.open(Curtain(
            program, player_name(game.setup, player), game.looks[player], game.texts("curtain-why-hidden"),
            lambda: None, side=side_name(game.texts, game.setup, player), told=told_on_curtain(game, player, ""),
            recalled=recalled(game, player),
        ))  # fmt: skip
        program.frame(0.3)
        program.draw()
        yield f"{path.stem} {number + 1}", _smaller(program.surface, 930)


def starts(wish: Wish) -> Iterator[Picture]:
    """Yield the start screen with the cards of a game."""
    program = _program(wish)
    program.to_start()
    screen = program.screens[-1]
    assert isinstance(screen, StartScreen)
    screen.press(f"system:{wish.system}")
    for _ in range(60):
        program.frame(0.1)
    program.draw()
    yield wish.system, program.surface.copy()


def _program(wish: Wish) -> Program:
    return Program(Settings(language=wish.language, dice_speed="none", hints=False, theme=wish.worn), SIZE)


def _opened(path: Path, wish: Wish, answers: int = 0) -> tuple[Program, GameScreen]:
    """Return a game in the window after so many answers of bots."""
    setup = load_scenario(path).setup
    rules, program = known.system(setup.system), _program(wish)
    session: Session[Any] = Session(rules, rules.new_game(setup), SeededDice(5))
    bots = make_bots([PLAYED[setup.system][1]] * len(setup.players), setup, 5)
    for _ in range(answers):
        if (request := session.pending) is None:
            break
        session.answer(bots[PlayerId(request.player)].answer(rules.view(session.state, request.player), request))
    game = GameScreen(program, Controller(session, None, program.settings))
    program.open(game)
    pygame.mouse.set_pos(program.surface.get_rect().bottomright)
    for _ in range(4):
        program.frame(0.3)
        game.skip()
        if isinstance(curtain := program.screens[-1], Curtain):
            curtain.accept()
    for _ in range(40):
        # Grounds are painted bit by bit.
        program.frame(0.1)
    program.draw()
    return program, game


def _smaller(surface: pygame.Surface, wide: int) -> pygame.Surface:
    return pygame.transform.smoothscale(surface, (wide, round(wide * surface.get_height() / surface.get_width())))


KINDS: Final[Mapping[str, Callable[[Wish], Iterable[Picture]]]] = MappingProxyType(
    {"tokens": tokens, "cards": cards, "grounds": grounds, "curtains": curtains, "start": starts}
)
"""What there is a sheet of."""
