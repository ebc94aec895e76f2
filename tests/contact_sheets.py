"""Every kind of question of every game, opened in the window and measured; `python -m tests.contact_sheets OUT`.

The questions are those of the referee scripts, which bring each of them about, and of games that bots play.  What
the program answers by itself is left out.  The command writes pictures with several questions on a page (PNG); of a
part of them where more is named: `OUT de 1280x720 pb12`, a language, a size of `SIZES`, and a system.  With `pictures`
it writes what is drawn of the games instead, see `picture_sheets`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import pygame

from pb12table.app.game.screen import GameScreen
from pb12table.app.panels.layout import KeptPanels
from pb12table.app.play.controller import Controller
from pb12table.app.program import Program
from pb12table.bots.play import make_bots
from pb12table.files.content import load_content
from pb12table.files.scenario import load_scenario
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.session import Session
from pb12table.referee.running import judge
from pb12table.referee.script import script_of
from pb12table.skirmish.forms.form import Target
from pb12table.skirmish.ids import PlayerId
from pb12table.systems import known
from pb12table.texts.locale import Language
from pb12table.window.forms.form_mode import FormMode
from pb12table.window.kit import canvas as canvas_module
from pb12table.window.kit.canvas import BETWEEN, ELLIPSIS, Canvas
from pb12table.window.kit.keys import Settings
from pb12table.window.play.base import CardButton, Tile
from pb12table.window.screens.dialogs import Curtain
from tests.app.test_all_answers_can_be_given import cases, tag_of, tags
from tests.picture_sheets import PLAYED, write_pictures

ANSWERS: Final = 80
"""So many questions of such a game at most are looked at."""
SIZES: Final = {
    "1280x720": ((1280, 720), 100, 0.65), "1600x900": ((1600, 900), 100, 0.7),
    "2560x1080": ((2560, 1080), 100, 0.7), "3840x2160": ((3840, 2160), 100, 0.7),
}  # fmt: skip
"""Windows: their size, the interface in per cent of what fits them by itself (in the last twice that of the first), and
how much of them the table has at least."""
SLACK: Final = 0.3
"""So much of the height of a line is free of letters, above and below together."""
FOLDED: Final = f"{BETWEEN}{ELLIPSIS}"
"""What is told one after the other is folded where it ends so; it is told whole when it is asked."""


@dataclass(frozen=True, eq=False)
class Moment:
    """A question, in a game where it is open, and what is pressed then, "" for the question itself."""

    system: str
    name: str
    session: Session[Any]
    pressed: str = ""


@dataclass
class Seen:
    """What was painted of words: all lines with their places, and those that were cut off."""

    lines: list[tuple[str, pygame.Rect]] = field(default_factory=list)
    cut: list[str] = field(default_factory=list)


@cache
def moments(system: str) -> tuple[Moment, ...]:
    """Return every kind of question of a system, and each with every act, option or button that opens more of it."""
    found = dict[str, Moment]()
    for moment in _asked(system):
        game = opened(moment, "1280x720", "en")
        if game is None:
            continue
        found.setdefault(moment.name, moment)
        for command in _openable(game):
            name = f"{moment.name}: {command}"
            if name not in found and _opens(game, command):
                found[name] = replace(moment, name=name, pressed=command)
                game = opened(moment, "1280x720", "en")
                assert game is not None, "as before"
    return tuple(found.values())


def _openable(game: GameScreen) -> list[str]:
    """Return what can be pressed on a screen and does not answer at once by its nature."""
    card = game.paint.card()
    shown: list[CardButton | Tile] = [*game.paint.tiles(), *(() if card is None else card.buttons)]
    return [each.command for each in shown if each.enabled and each.command not in ("commit", "back", "take-back")]


def _opens(game: GameScreen, command: str) -> bool:
    """Return whether something that is pressed leads to another form, and not to an answer."""
    said: list[Any] = []

    def commit(game: GameScreen, *answers: Any) -> bool:
        said.append(answers)
        return True

    before, asked = (game.mode, game.mode.topic, game.paint.card()), game.controller.pending
    with patch.object(GameScreen, "commit", commit):
        game.press_command(command)
    game.touch()
    after = (game.mode, game.mode.topic, game.paint.card())
    stays = not said and game.controller.pending is asked
    return stays and after != before and program_of(game).screens[-1] is game


def _asked(system: str) -> list[Moment]:
    """Return a game for every kind of question and of answer to it."""
    found = dict[tuple[str, str], Moment]()

    def note(session: Session[Any], said: Any) -> None:
        kind = type(session.pending).__name__
        if (kind, tag_of(said)) not in found:
            found[kind, tag_of(said)] = Moment(system, kind, session.fork())

    refusal = Session.refusal

    def noted(session: Session[Any], said: Any) -> Any:
        refused = refusal(session, said)
        if refused is None:
            note(session, said)
        return refused

    with patch.object(Session, "refusal", noted):
        for path, script in _scripts(system):
            judge(script_of(script, load_content(system), path))
    for session, said in _played(system):
        note(session, said)
    return list(found.values())


def _scripts(system: str) -> Iterator[tuple[Path, dict[str, Any]]]:
    """Yield cases of referee scripts, each once, in which every answer is given at least once."""
    told = set[str]()
    for tag in tags(system):
        for path, script in cases(system).get(tag, ())[:2]:
            if (name := f"{path} {script['case'][0]['name']}") not in told:
                told.add(name)
                yield path, script


def _played(system: str) -> Iterator[tuple[Session[Any], Any]]:
    """Yield the questions of a game that bots play, with what they answer."""
    scenario, bot = PLAYED[system]
    setup, rules = load_scenario(scenario).setup, known.system(system)
    session: Session[Any] = Session(rules, rules.new_game(setup), SeededDice(5), history=False)
    bots = make_bots([bot] * len(setup.players), setup, 5)
    for _ in range(ANSWERS):
        request = session.pending
        if request is None:
            return
        said = bots[PlayerId(request.player)].answer(session.system.view(session.state, request.player), request)
        yield session, said
        session.answer(said)


# -- a question in the window ---------------------------------------------------------------------------------------


@cache
def program(size: str, language: Language) -> Program:
    """Return a program with a window of a size."""
    pixels, scale, _ = SIZES[size]
    return Program(Settings(language=language, dice_speed="none", hints=False, interface_scale=scale), pixels)


def opened(moment: Moment, size: str, language: Language) -> GameScreen | None:
    """Return the screen of a question as people see it, something held as its target; None if nobody is asked so."""
    there, asked = program(size, language), moment.session.pending
    there.screens.clear()
    session = moment.session.fork()
    game = GameScreen(there, Controller(session, None, there.settings))
    there.open(game)
    for _ in range(4):
        there.frame(0.05)
        game.skip()
        if isinstance(curtain := there.screens[-1], Curtain):
            curtain.accept()
    pygame.mouse.set_pos(there.surface.get_rect().bottomright)  # a curtain puts it into the middle
    there.frame(0.5)
    if session.pending != asked or there.screens[-1] is not game:
        return None
    if moment.pressed:
        game.press_command(moment.pressed)
    mode = game.mode
    if isinstance(mode, FormMode):
        for each in mode.form.fields:
            if isinstance(each, Target) and each.value is None and (aim := next(iter(each.stepped_through()), None)):
                mode.give(each.name, aim)
        mode.settle_exchange()
        game.touch()
    for _ in range(3):
        there.frame(0.3)
    return game


@contextmanager
def seen() -> Iterator[Seen]:
    """Note what is painted of words in the meantime."""
    found = Seen()
    text, shortened = Canvas.text, canvas_module.shortened

    def cut(words: str, *more: Any) -> str:
        shown = shortened(words, *more)
        if shown != words and not shown.endswith(FOLDED):
            found.cut.append(shown)
        return shown

    def drawn(canvas: Canvas, place: tuple[int, int], words: str, *more: Any, **named: Any) -> pygame.Rect:
        rect = text(canvas, place, words, *more, **named)
        found.lines.append((words, rect.clip(canvas.surface.get_clip())))
        return rect

    with patch.object(canvas_module, "shortened", cut), patch.object(Canvas, "text", drawn):
        yield found


def faults(game: GameScreen, size: str) -> list[str]:
    """Paint a screen, and return what is wrong with it, in words for those who mend it."""
    pixels, _, share = SIZES[size]
    paint, layout = game.paint, game.layout
    paint._panels = KeptPanels()
    paint.table_card._kept = KeptPanels()
    with seen() as found:
        program_of(game).draw()
    told = [f"cut off: {words!r}" for words in dict.fromkeys(found.cut)]
    if layout.free.w * layout.free.h < share * pixels[0] * pixels[1]:
        told.append("the table has too little of the window")
    sheet = paint.table_card.sheet
    plates = {**paint.places, **({} if sheet is None else {"card": sheet})}
    told += [f"{name} lies beyond the table" for name, each in plates.items() if not layout.free.contains(each)]
    for (one, first), (other, second) in combinations(plates.items(), 2):
        if first.colliderect(second):
            told.append(f"{one} lies on {other}")
    card = paint.table_card
    vital = [("somebody who matters", room) for room in card.vital()]
    vital += [("the line", room) for room in card.line_rooms()]
    for what, room in vital:
        told += [f"{name} lies on {what}" for name, each in plates.items() if each.colliderect(room)]
    told += _crowded(game, found)
    for name, plate in plates.items():
        told += [
            f"{words!r} sticks out of {name}"
            for words, rect in found.lines
            if plate.collidepoint(rect.midleft) and words.strip() and rect.right > plate.right
        ]
    return list(dict.fromkeys(told))


def _crowded(game: GameScreen, found: Seen) -> Iterator[str]:
    """Yield which lines of the strip and the sheet lie on each other, and what can be clicked beyond its room."""
    layout, sheet = game.layout, game.paint.table_card.sheet
    for room in (layout.top, layout.bar, *(() if sheet is None else (sheet,))):
        there = [(words, _body(rect)) for words, rect in found.lines if room.contains(_body(rect)) and words.strip()]
        for (words, one), (more, other) in combinations(there, 2):
            if one.colliderect(other):
                yield f"{words!r} lies on {more!r}"
        beyond = [(words, rect) for words, rect in found.lines if room.colliderect(_body(rect)) and words.strip()]
        if room is not sheet:
            yield from (
                f"{words!r} sticks out"
                for words, rect in beyond
                if not room.contains(_body(rect)) and not (sheet is not None and sheet.contains(rect))
            )
    zones = [zone for zone in game.zones if zone.name.startswith("command:") and layout.bar.contains(zone.rect)]
    for zone, above in combinations(zones, 2):
        if zone.name != above.name and zone.rect.inflate(-2, -2).colliderect(above.rect.inflate(-2, -2)):
            yield f"{zone.name} lies on {above.name}"
    yield from (
        f"{zone.name} sticks out of the strip" for zone in game.zones
        if zone.name.startswith("command:") and layout.bar.colliderect(zone.rect) and not layout.bar.contains(zone.rect)
    )  # fmt: skip


def _body(rect: pygame.Rect) -> pygame.Rect:
    """Return where the letters of a line are."""
    return rect.inflate(-2, -round(SLACK * rect.h))


def program_of(game: GameScreen) -> Program:
    assert isinstance(game.desk, Program)
    return game.desk


# -- pages ------------------------------------------------------------------------------------------------------------

ACROSS: Final = 2
DOWN: Final = 3
SHOWN: Final = 960
"""How wide a question is on a page, in pixels."""


def write(out: Path, systems: Iterable[str], sizes: Iterable[str], languages: Iterable[Language]) -> None:
    """Write the pages, and print what is wrong with each question."""
    out.mkdir(parents=True, exist_ok=True)
    for size in sizes:
        for language in languages:
            for system in systems:
                pictures: list[tuple[str, pygame.Surface]] = []
                for moment in moments(system):
                    game = opened(moment, size, language)
                    if game is None:
                        continue
                    wrong = faults(game, size)
                    for each in wrong:
                        print(f"{system} {size} {language} {moment.name}: {each}", flush=True)
                    high = round(SHOWN * SIZES[size][0][1] / SIZES[size][0][0])
                    picture = pygame.transform.smoothscale(program_of(game).surface, (SHOWN, high))
                    pictures.append((f"{moment.name}  {len(wrong) or ''}", picture))
                for number, first in enumerate(range(0, len(pictures), ACROSS * DOWN), start=1):
                    some = page(pictures[first : first + ACROSS * DOWN])
                    pygame.image.save(some, out / f"{system}-{size}-{language}-{number:02}.png")


def page(pictures: Sequence[tuple[str, pygame.Surface]]) -> pygame.Surface:
    """Return a page with some questions and their names."""
    wide, high = pictures[0][1].get_size()
    sheet = pygame.Surface((ACROSS * wide, DOWN * (high + 22)))
    sheet.fill((255, 255, 255))
    for number, (name, picture) in enumerate(pictures):
        x, y = number % ACROSS * wide, number // ACROSS * (high + 22)
        sheet.blit(canvas_module.font(15).render(name, True, (0, 0, 0)), (x + 6, y + 2))
        sheet.blit(picture, (x, y + 22))
    return sheet


def main(arguments: list[str]) -> None:
    """Write the pages of what is named, of all where nothing is."""
    out, *names = arguments
    both: tuple[Language, ...] = ("en", "de")
    systems = [system for system in known.SYSTEMS if system in names] or known.SYSTEMS
    languages = [each for each in both if each in names] or both
    if "pictures" in names:
        write_pictures(Path(out), systems, languages)
    else:
        write(Path(out), systems, [size for size in SIZES if size in names] or SIZES, languages)


if __name__ == "__main__":
    main(sys.argv[1:])
