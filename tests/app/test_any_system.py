"""A game of any rule system is played in the window by mouse, by keys and by the program, and goes all ways from there.

It is opened, saved, loaded, taken back, watched, replayed and told on a page by the same program, whichever its rules.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import mean
from typing import Any
from unittest.mock import patch

import pygame
import pytest

from pb12table.app.play.games import unfinished_save
from pb12table.app.program import Program
from pb12table.app.screens.closing import Closing
from pb12table.app.watching import WatchScreen
from pb12table.cli.main import run
from pb12table.files.saves.loading import load_save
from pb12table.skirmish.forms import Field
from pb12table.skirmish.forms.form import Aim, Option, Pick, Place, Target
from pb12table.systems import known
from pb12table.window.forms.form_mode import FormMode
from pb12table.window.kit.keys import Settings
from pb12table.window.play.base import CardButton, ThinkingMode, Tile
from pb12table.window.screens.dialogs import Message
from tests.app.helpers import SIZE, Hand, opened
from tests.systems.table_of_systems import MEADOW, knowing

SYSTEMS = Path(__file__).parent.parent / "systems"
MOST = 400
"""So many answers are enough for each of these games."""
NAMED = {"Enter": pygame.K_RETURN, "Esc": pygame.K_ESCAPE}


@dataclass(frozen=True)
class Game:
    """A short game of a system; where several things can be done the first of the `wished` ones is.

    Where none of them can be, and nothing stands out, it is the first of those that are done `otherwise`.
    """

    scenario: Path
    wished: tuple[str, ...] = ()
    otherwise: tuple[str, ...] = ()


GAMES = {
    "pb12": Game(SYSTEMS / "duel.toml", ("break-off",)),
    "w6": Game(SYSTEMS / "brawl.toml"),
    "pocket": Game(SYSTEMS / "brook.toml"),
    "d20": Game(SYSTEMS / "scuffle.toml", otherwise=("step-end-turn",)),
    "fate": Game(SYSTEMS / "parley.toml"),
    "dash": Game(MEADOW),
}


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Iterator[Game]:
    """A game of each system in turn."""
    with knowing(dash="pb12table_dash"):
        yield GAMES[request.param]


def own_save() -> Path:
    save = unfinished_save()
    assert save is not None
    return save


# -- what a hand does -----------------------------------------------------------------------------------------


def offered(hand: Hand, game: Game) -> CardButton | Tile:
    """Return what is done next: what the game wishes, else what stands out, else the first thing that can be done."""
    card = hand.game.paint.card()
    shown: list[CardButton | Tile] = [*(() if card is None else card.buttons), *hand.game.paint.tiles()]
    able = [each for each in shown if each.enabled]
    assert able, (hand.mode_name(), hand.session.pending)
    wished = [each for name in game.wished for each in able if each.command == name]
    bright = [each for each in able if isinstance(each, CardButton) and each.primary]
    proposed = [each for each in able if each.command == "commit"]
    pressed = [each for each in able if isinstance(each, CardButton) and each.pressed]
    otherwise = [each for name in game.otherwise for each in able if each.command == name]
    return next(iter((*wished, *bright, *proposed, *otherwise, *pressed, *able)))


def fields_of(hand: Hand) -> tuple[Field, ...]:
    """The fields of the form that is asked by now; none where it is more than a form."""
    mode = hand.game.mode
    return mode.form.fields if isinstance(mode, FormMode) else ()


def value_of(hand: Hand, name: str) -> Any:
    return next(field.value for field in fields_of(hand) if field.name == name)


def place_of(hand: Hand, field: Target, aim: Aim) -> tuple[float, float]:
    """Where on the table something is that can be aimed at."""
    for name, outline in (*field.pieces, *field.cells):
        if name in (aim.piece, aim.cell):
            return mean(x for x, _ in outline), mean(y for _, y in outline)
    if aim.figure is not None:
        return known.scene(hand.game.setup.system).body(hand.game.state, aim.figure).position
    assert aim.point is not None
    return aim.point[:2]


def by_mouse(hand: Hand, game: Game) -> None:
    """Click what is meant on the table, then what is offered on the card."""
    for field in fields_of(hand):
        match field:
            case Place():
                x, y, _ = next(iter(field.hints()[1:] or field.hints())).point
                hand.click_table(x, y)
                assert value_of(hand, field.name).point[:2] == pytest.approx((x, y), abs=0.1), "where the mouse was"
            case Target(value=None) if field.hints():
                hand.click_table(*place_of(hand, field, field.hints()[0]))
            case Pick(decides=False) if is_open(field):
                hand.click_zone(f"command:{field.name}-{field.options.index(able(field))}")
    # People take longer than a double click; the tiles of the next one who is asked lie where these do.
    with patch("pb12table.app.game.input.DOUBLE_CLICK", 0):
        hand.click_zone(f"command:{offered(hand, game).command}")


def by_keys(hand: Hand, game: Game) -> None:
    """Step to what is meant, to and fro through places, then press the key that stands on what is offered."""
    for field in fields_of(hand):
        match field:
            case Place() if len(field.hints()) > 1:
                hand.key(pygame.K_e, typed="e")
                assert value_of(hand, field.name) == field.hints()[1], "the next of what is suggested"
                hand.key(pygame.K_q, typed="q")
                if field.is_loose:
                    # Enter puts down what would follow the mouse.
                    hand.key(pygame.K_RETURN)
            case Target(value=None) if field.hints():
                hand.key(pygame.K_e, typed="e")
            case Pick(decides=False) if is_open(field):
                hand.digit(field.options.index(able(field)) + 1)
    wanted, before = offered(hand, game), len(hand.session.entries)
    if wanted.command == "commit" and not wanted.key:
        # What is proposed is chosen before Enter does it.
        press_key_of(hand, next(each for each in hand.card().buttons if each.pressed and each.key))
        wanted = offered(hand, game)
    if len(hand.session.entries) == before:
        press_key_of(hand, wanted)


def is_open(field: Pick) -> bool:
    """Whether nothing is chosen; where one of the options means nothing, that is chosen."""
    return field.value is None and all(option.value is not None for option in field.options)


def able(field: Pick) -> Option:
    """The first option that can be chosen."""
    return next(option for option in field.options if not option.refusal)


def press_key_of(hand: Hand, wanted: CardButton | Tile) -> None:
    """Press the key that stands on a button; a face of a die is typed as it is."""
    key = wanted.key.removeprefix("Shift ")
    mod = pygame.KMOD_SHIFT if key != wanted.key else 0
    if not key:
        for digit in wanted.label:
            hand.digit(int(digit))
        hand.key(pygame.K_RETURN)
    elif key.isdecimal():
        hand.digit(int(key))
    else:
        hand.key(NAMED[key] if key in NAMED else ord(key.lower()), mod, key.lower() if len(key) == 1 else "")


def play(hand: Hand, game: Game, act: Callable[[Hand, Game], None], answers: int = MOST) -> None:
    """Play on, to the end or for some answers."""
    for _ in range(answers):
        hand.open_curtains()
        hand.game.skip()
        hand.frames(1)
        hand.open_curtains()
        if isinstance(hand.top, Closing):
            return
        hand.breathe()
        before = len(hand.session.entries)
        act(hand, game)
        assert len(hand.session.entries) > before or not isinstance(hand.game.mode, FormMode), hand.session.pending
    assert answers < MOST, "the game has no end"


# -- one way and another --------------------------------------------------------------------------------------


@pytest.mark.parametrize("act", [by_mouse, by_keys])
def test_it_is_played_to_its_end_and_told_who_has_won(
    game: Game, act: Callable[[Hand, Game], None], request: pytest.FixtureRequest
) -> None:
    hand = opened(game.scenario)
    play(hand, game, act)
    assert isinstance(hand.top, Closing)
    assert hand.session.system.is_over(hand.session.state)
    written: list[str] = request.getfixturevalue("written")
    hand.program.draw()
    assert any("Ann" in line for line in written)
    assert not [line for line in written if line.startswith(("event-", "closing-", "refusal-"))]


def test_it_is_saved_and_gone_on_with_where_it_was(game: Game) -> None:
    hand = opened(game.scenario)
    play(hand, game, by_keys, 2)
    entries, digest = len(hand.session.entries), hand.session.system.digest(hand.session.state)
    save = own_save()
    hand.program.to_start()
    hand.frames()
    hand.program.load(save)
    hand.frames()
    assert len(hand.session.entries) >= entries
    assert hand.session.system.digest(hand.session.past(entries).state) == digest
    play(hand, game, by_keys)
    assert isinstance(hand.top, Closing)


def test_a_decision_is_taken_back_and_made_again(game: Game) -> None:
    hand = opened(game.scenario)
    play(hand, game, by_keys, 3)
    hand.open_curtains()
    entries = len(hand.session.entries)
    target = hand.game.controller.undo_target()
    assert target is not None
    hand.game.controller.undo(target)
    hand.game.travelled()
    hand.open_curtains()
    assert len(hand.session.entries) == target
    hand.key(pygame.K_z, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
    assert len(hand.session.entries) == entries
    play(hand, game, by_keys)


def test_it_is_watched_replayed_and_told_on_a_page(
    game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hand = opened(game.scenario)
    save = own_save()
    play(hand, game, by_keys)
    hand.program.to_start()
    hand.program.watch(save)
    hand.frames()
    screen = hand.on_top(WatchScreen)
    assert screen.viewing.rounds
    # Each step shows an entry at least; how many there are is up to the dice.
    for _ in range(screen.viewing.end):
        hand.key(pygame.K_PERIOD, typed=".")
        hand.game.skip()
        hand.program.draw()
        if screen.viewing.is_at_end:
            break
    assert screen.viewing.is_at_end
    assert run(["replay", str(save)]) == 0
    page = tmp_path / "game.html"
    assert run(["replay", str(save), "--html", str(page)]) == 0
    told = page.read_text(encoding="utf-8")
    assert "Ann" in told
    assert "event-" not in told


def test_the_program_plays_it_against_itself(game: Game) -> None:
    hand = opened(game.scenario, by_program=["careful", "careful"])
    for _ in range(MOST):
        if isinstance(hand.top, Closing):
            break
        hand.game.skip()
        hand.frames(1)
        if isinstance(hand.game.mode, ThinkingMode):
            hand.game.mode.settle()
    assert isinstance(hand.top, Closing)
    save = hand.game.controller.save
    assert save is not None
    assert load_save(save.path).header.by_program.keys() == {"ann", "ben"}


def test_dice_are_typed_in(game: Game) -> None:
    hand = opened(game.scenario, dice="typed")
    play(hand, game, by_keys, 2)
    assert hand.session.entries


# -- what does not belong together ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spoilt", "told"),
    [
        (('system = "dash"', 'system = "chess"'), "there is no rule system chess"),
        (("line = 14.0", "line = 14.0\n[rules]\nround_limit = 1"), "there is no key rules here"),
        (('name = "Hare"', 'name = "Hare"\nprofile = "human"'), "there is no key profile here"),
    ],
)
def test_what_does_not_belong_to_its_system_is_told_in_a_dialog(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], spoilt: tuple[str, str], told: str
) -> None:
    path = tmp_path / "meadow.toml"
    path.write_text(MEADOW.read_text(encoding="utf-8").replace(*spoilt, 1), encoding="utf-8")
    with knowing(dash="pb12table_dash"):
        program = Program(Settings(language="en"), SIZE)
        program.to_start()
        program.play(str(path))
        hand = Hand(program)
        said = hand.on_top(Message).text
        assert run(["validate", str(path)]) == 2
    assert told in said
    assert "meadow.toml" in said
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(("place", "found", "needed"), [("scenario", "pb12", "dash"), ("header", "dash", "pb12")])
def test_a_save_is_not_gone_on_with_by_the_rules_of_another_system(place: str, found: str, needed: str) -> None:
    with knowing(dash="pb12table_dash"):
        hand = opened(GAMES["dash"].scenario)
        play(hand, GAMES["dash"], by_keys, 2)
        save = own_save()
        hand.program.to_start()
        header, newline, rest = save.read_text(encoding="utf-8").partition("\n")
        plain = json.loads(header)
        (plain if place == "header" else plain["scenario"])["system"] = "pb12"
        save.write_text(json.dumps(plain) + newline + rest, encoding="utf-8")
        hand.program.load(save)
        said = hand.on_top(Message).text
    assert f"this belongs to the rule system {found}, but here it must be {needed}" in said
    assert save.name in said
