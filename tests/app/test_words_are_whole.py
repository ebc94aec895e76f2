"""Words that were cut off, named nobody, or were said to the wrong one."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import datetime
from itertools import combinations, pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from pb12table.app.panels.dock import Docked, Fold, described, draw_dock, draw_sheet
from pb12table.app.panels.layout import game_layout
from pb12table.app.panels.side_panels import draw_figure_list
from pb12table.app.play.games import Draft
from pb12table.app.program import Program
from pb12table.app.screens.closing import Closing
from pb12table.app.screens.help import Help
from pb12table.app.screens.previews import Previews
from pb12table.app.screens.start import StartScreen
from pb12table.files.places import scenarios_folder, user_scenarios_folder
from pb12table.files.scenario import load_scenario, with_player_names
from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId, Label, Modifier, PlayerId
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.extensions.moments import Moment, Played, Window
from pb12table.systems.pb12.rules.game.answers import RangedAttack, RangedDefence
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import State, Status
from pb12table.systems.pb12.rules.round.victory import end_game
from pb12table.systems.pb12.window.forms.interruption import stack_lines
from pb12table.texts.describe import modifier_name, refusal_text
from pb12table.texts.locale import LANGUAGES, Language, Texts
from pb12table.texts.log_rows import rows_of
from pb12table.window.kit import canvas as canvas_module
from pb12table.window.kit.canvas import Canvas, line_height, width_of, wrapped
from pb12table.window.kit.keys import LONGEST_NAME, Settings
from pb12table.window.kit.theme import LARGE, NORMAL
from pb12table.window.layout import nodes
from pb12table.window.layout.painting import unhyphenated
from pb12table.window.layout.placing import hidden_height
from pb12table.window.play.base import Card, CardButton, Stepper
from pb12table.window.screens.dialogs import Curtain
from tests.app.helpers import Hand, open_game
from tests.app.playground import playground

BOY, CAPTAIN, GUARD = FigureId("ships-boy"), FigureId("captain"), FigureId("first-guard")
LONG = "Somebody of the company with a name of more words than is good for a name"


def begin() -> Hand:
    setup = playground()
    figures = tuple(
        replace(figure, label=Label(LONG, LONG)) if figure.id == CAPTAIN else figure for figure in setup.figures
    )
    hand = open_game(setup=replace(setup, figures=figures))
    hand.play_to(ChooseTurn, "alice")
    hand.program.draw()
    return hand


def tip_of(hand: Hand, zone: str) -> tuple[str, ...]:
    hand.program.draw()
    return next(found.tip for found in hand.game.zones if found.name == zone)


LONGEST = "Donaudampfschifffahrtsgesellschaftskapitänsanwärterin Wilhelmina von und zu Oberhausen an der Ruhr"


@pytest.mark.parametrize("name", [LONG, LONGEST])
def test_a_long_name_takes_more_lines_of_the_list_and_is_whole_when_asked(name: str) -> None:
    hand, texts = begin(), Texts("en")
    canvas, rect = Canvas(pygame.Surface((1280, 720)), 1.0, (0, 0)), pygame.Rect(0, 0, 199, 560)
    state = hand.session.state
    state.setup = replace(state.setup, figures=tuple(
        replace(figure, label=Label(name, name)) if figure.id == CAPTAIN else figure for figure in state.setup.figures
    ))  # fmt: skip
    assert draw_figure_list(canvas, rect, texts, state, hand.game.looks, PlayerId("alice"), None, 0) == 0
    rows = [zone for zone in canvas.zones if zone.name.startswith("figure:")]
    captain = next(zone for zone in rows if zone.name == f"figure:{CAPTAIN}")
    assert captain.tip[0] == name
    usual = min(zone.rect.h for zone in rows)
    assert captain.rect.h > usual
    assert all(first.rect.bottom < second.rect.top for first, second in pairwise(rows))
    hand.game.select(CAPTAIN)
    assert tip_of(hand, f"sheet-name:{CAPTAIN}") == (LONG,)


@pytest.mark.parametrize("width", [120, 160, 240])
def test_a_word_that_is_wider_than_its_line_is_broken(width: int) -> None:
    for text in (LONG, LONGEST, "Kurz Donaudampfschifffahrtsgesellschaft-Kapitän"):
        lines = wrapped(text, 12, width)
        assert all(width_of(line, 12) <= width for line in lines)
        letters = "".join(lines).replace(" ", "").replace("-", "")
        assert letters == text.replace(" ", "").replace("-", "")
    assert wrapped("R1.4.26 12345678901234567890", 12, 60)[-1] == "12345678901234567890", "numbers are not words"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_name_of_a_player_is_whole_in_the_turn_order(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    name = "Maximiliane-Charlott"
    assert len(name) == LONGEST_NAME
    setup = load_scenario("abbey-hill").setup
    players = tuple(replace(player, name=name) for player in setup.players)
    hand = open_game(setup=replace(setup, players=players), language=language, size=(1280, 720))
    hand.play_to(ChooseTurn)
    shown: list[str] = []
    render = canvas_module.rendered

    def noted(text: str, *how: Any) -> pygame.Surface:
        shown.append(text)
        return render(text, *how)

    monkeypatch.setattr(canvas_module, "rendered", noted)
    hand.program.draw()
    assert shown.count(name) >= 3
    assert Texts(language)("chip-deciding") in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.pairs
def test_the_longest_names_are_whole_wherever_players_are_named(language: str, scale: int, shown: list[str]) -> None:
    """At the curtain, in the turn order, over the list of figures, on cards and at the end."""
    names = ["Wilhelmine Mommsen W", "Maximiliane Wohlmuth", "Bartholomäus Wimmers"]
    assert {len(name) for name in names} == {LONGEST_NAME}
    setup = with_player_names(load_scenario("abbey-hill"), names).setup
    hand = open_game(setup=setup, language=language, interface_scale=scale)
    hand.program.draw()
    hand.play_to(ChooseTurn)
    for player in setup.players:
        hand.click_zone(f"player:{player.id}")
        hand.program.draw()
    end_game(Game(hand.session.state, lambda event: None), "round-limit")
    hand.program.open(Closing(hand.program, hand.game.controller, None))
    hand.program.draw()
    assert shown
    assert not [line for line in shown if line.endswith("…") and any(name[:8] in line for name in names)]


@pytest.mark.parametrize(("scenario", "size"), [("abbey-hill", (1280, 720)), ("smugglers-cove", (1920, 1080))])
def test_the_result_is_seen_without_scrolling(
    monkeypatch: pytest.MonkeyPatch, scenario: str, size: tuple[int, int]
) -> None:
    """With three rows of moments; the picture of the table gives way, but no more than it must."""
    hand = open_game(scenario, language="de", size=size)
    end_game(Game(hand.session.state, lambda event: None), "round-limit")
    row = next(iter(rows_of("pb12", hand.session.log)))
    monkeypatch.setattr("pb12table.app.screens.closing.best_moments", lambda *_: [row] * 6)
    closing = Closing(hand.program, hand.game.controller, scenario)
    monkeypatch.setattr(hand.game.controller, "save", SimpleNamespace(path=Path("save"), seatings=[(0, {})]))
    monkeypatch.setattr(closing, "_may_turn", True)
    monkeypatch.setattr(closing, "_following", "closing-following")
    (body,) = (each for each in closing.layout.root.walk() if isinstance(each.node, nodes.Scroll))
    assert hidden_height(body) == 0
    picture = closing.layout.place_of("last-table")
    assert (picture.h < 200 * hand.program.scale) == (size == (1280, 720))


def test_a_win_that_many_share_is_told_on_the_board() -> None:
    names = ["Wilhelmine Mommsen W", "Maximiliane Wohlmuth", "Bartholomäus Wimmers"]
    hand = open_game(setup=with_player_names(load_scenario("abbey-hill"), names).setup)
    end_game(Game(hand.session.state, lambda event: None), "round-limit")
    closing = Closing(hand.program, hand.game.controller, None)
    outcome = hand.session.state.outcome
    assert outcome is not None
    outcome.winners = [PlayerId(player.id) for player in hand.game.setup.players]
    headline = next(each for each in closing.layout.root.walk() if isinstance(each.node, nodes.Label))
    assert isinstance(headline.node, nodes.Label)
    assert all(name in headline.node.text for name in names)
    size = round(headline.node.size * hand.program.scale)
    lines = wrapped(headline.node.text, size, headline.rect.w, True)
    assert " ".join(lines) == headline.node.text
    assert len(lines) * line_height(size) <= headline.rect.h
    assert closing.layout.root.rect.holds(headline.rect)


def test_the_menu_of_a_right_click_is_as_wide_as_its_longest_line() -> None:
    hand = begin()
    figure = hand.figure(CAPTAIN)
    hand.click_table(figure.x, figure.y, button=3)
    hand.program.draw()
    assert hand.game.menu is not None
    _, offers = hand.game.menu
    longest = max(width_of(offer.label, round(NORMAL * hand.program.scale)) for offer in offers)
    row = next(zone.rect for zone in reversed(hand.game.zones) if zone.name == f"command:{offers[0].command}")
    assert longest < row.w <= hand.game.layout.free.w


def test_an_enemy_who_is_looked_at_is_not_told_to_be_no_own_figure() -> None:
    hand = begin()
    hand.game.select(GUARD)
    hand.game.touch()
    reasons = {tile.command: tile.reason for tile in hand.game.mode.tiles()}
    assert reasons["activate"] == Texts("en")("tile-select-figure")
    assert "relocate-in" not in reasons, "nobody can come in"


def test_breaking_off_says_that_the_round_is_over_for_oneself() -> None:
    assert any("The round is over for you" in line for line in tip_of(begin(), "command:break-off"))


def test_the_curtain_before_one_s_own_orders_asks_nobody_to_hand_over() -> None:
    hand = begin()
    hand.game.select(CAPTAIN)
    hand.key(pygame.K_F4)
    assert isinstance(hand.top, Curtain)
    assert (hand.top.player, hand.top.head) == ("Alice", "curtain-stay")
    hand.key(pygame.K_ESCAPE)
    hand.game.select(GUARD)
    hand.key(pygame.K_F4)
    assert (hand.top.player, hand.top.head) == ("Bob", "curtain-hand-over")


@pytest.mark.screen("Help")
@pytest.mark.parametrize(
    ("first", "tells_round"),
    [(("look",), False), (("edit",), False), (("turn",), True)],
)
def test_help_begins_with_what_can_be_done_where_it_was_opened(first: tuple[str, ...], tells_round: bool) -> None:
    hand = begin()
    texts = hand.program.texts
    blocks = Help(hand.program, first).blocks()
    group = texts(f"key-group-{first[0]}")
    assert blocks[0].title == group[0].upper() + group[1:]
    told = any(block.title == texts("help-round-title") for block in blocks)
    assert told is not tells_round, "it stands above the columns or among them, never twice"
    assert len({block.title for block in blocks}) > 5


def test_help_in_a_game_begins_with_the_turn() -> None:
    hand = begin()
    hand.key(pygame.K_F1)
    assert isinstance(hand.top, Help)
    group = hand.program.texts("key-group-turn")
    assert hand.top.blocks()[0].title.lower() == group.lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_arrow_keys_and_mouse_buttons_are_not_called_the_same(language: str) -> None:
    texts = Texts(language)
    buttons = {texts(f"mouse-{side}").partition(":")[0] for side in ("left", "right")}
    assert not buttons & {texts("key-left"), texts("key-right")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_out_of_reach_and_who_is_activated_for_a_command_is_named(language: str) -> None:
    texts, setup = Texts(language), playground()
    name = next(figure.label.in_language(language) for figure in setup.figures if figure.id == GUARD)
    refusal = Refusal("R1.7.14", "out-of-reach", (("distance", 5.39), ("reach", 2.0), ("target", GUARD)))
    assert name.casefold() in refusal_text(texts, setup, refusal).casefold()
    assert name in modifier_name(texts, setup, Modifier("R2.1.1", "indirect-activation", 1, GUARD))
    point = Refusal("R1.7.14", "out-of-reach", (("distance", 5.39), ("reach", 2.0), ("target", "")))
    assert "5" in refusal_text(texts, setup, point)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1600, 900)])
@pytest.mark.pairs
def test_a_card_of_the_start_screen_says_its_whole_description(
    language: Language, size: tuple[int, int], written: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    program = Program(Settings(language=language), size)
    start = StartScreen(program, (), Previews(), system="pb12")
    start._scan()
    program.open(start)
    program.draw()
    for _ in range(8):
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-3, pos=(600, 400)))
        program.frame(0.05)
        program.draw()
    told = " ".join(written)
    descriptions = [each.description.in_language(language) for each in start.shown if each.description is not None]
    assert len(descriptions) == len(start.shown)
    assert all(description.split()[-1] in told for description in descriptions)
    assert not any(line.endswith("…") and len(line) > 30 for line in written)


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900)])
def test_a_description_ends_above_the_buttons_of_its_card(size: tuple[int, int]) -> None:
    program = Program(Settings(language="en"), size)
    start = StartScreen(program, (), Previews(), system="pb12")
    cards = [each for each in start.layout.root.walk() if isinstance(each.node, nodes.Card)]
    assert len(cards) == len(start.shown)
    for card in cards:
        labels = [each.rect for each in card.walk() if isinstance(each.node, nodes.Label)]
        buttons = [each.rect for each in card.walk() if isinstance(each.node, nodes.Button)]
        assert len(buttons) == 2
        assert max(label.bottom for label in labels) <= min(button.y for button in buttons)
        assert all(card.rect.holds(rect) for rect in (*labels, *buttons))


def test_the_game_to_go_on_with_is_named_whole(tmp_path: Path, shown: list[str]) -> None:
    save = tmp_path / "game.jsonl"
    save.write_text("", encoding="utf-8")
    program = Program(Settings(language="de"), (1280, 720))
    start = StartScreen(program, [save], Previews())
    start._unfinished_name = Label("x", "Wo die Poststraße gesperrt ist und noch ein paar Wörter mehr")
    program.open(start)
    program.draw()
    assert re.search(r"Fortsetzen: Wo die Poststraße .* mehr.*\d\d:\d\d", " ".join(shown))
    button = next(zone.rect for zone in start.layout.hits() if zone.name == "continue")
    lines = [line for line in shown if line.startswith("Fortsetzen") or "Wörter mehr" in line]
    assert all(width_of(line, round(LARGE * program.scale), True) < button.w for line in lines)
    assert program.surface.get_rect().contains(button)


@pytest.mark.parametrize("goes_on", [False, True])
def test_nobody_takes_the_first_row_of_scenarios_for_all_there_are(
    goes_on: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = tmp_path / "game.jsonl"
    save.write_text("", encoding="utf-8")
    program = Program(Settings(language="de"), (1280, 720))
    start = StartScreen(program, [save] if goes_on else [], Previews(), system="pb12")
    program.open(start)
    program.draw()
    names = [zone.name.partition(":")[0] for zone in start.layout.hits()]
    assert names.count("scenario") == 6, "the second row is seen to be there"
    assert names.count("look") == names.count("edit") == 3, "the first one whole"
    program.frame(0.05)
    for key in (pygame.K_PAGEDOWN, pygame.K_END):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        program.frame(0.05)
    program.draw()
    view = start.layout.scrolls()["cards"].rect
    in_last_row = len(start.shown) % 3 or 3
    last = [start.layout.place_of(f"look:{each.path}") for each in start.shown[-in_last_row:]]
    assert all(view.holds(button) for button in last)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_HOME, mod=0, unicode=""))
    program.frame(0.05)
    assert start.offset == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_offer_to_build_on_is_whole(language: Language, tmp_path: Path, shown: list[str]) -> None:
    program = Program(Settings(language=language), (1280, 720))
    start = StartScreen(program, (), Previews(), system="pb12")
    when = datetime(2026, 11, 23, 16, 33)
    layout = tmp_path / "yard-of-the-governor-and-of-his-aunt.toml"
    start.drafts = [Draft(tmp_path / "draft", layout, {}, when)] * 2
    program.open(start)
    shown.clear()
    program.draw()
    button = next(zone.rect for zone in start.layout.hits() if zone.name == "draft")
    assert program.surface.get_rect().contains(button)
    assert not [line for line in shown if "yard-of" in line and line.endswith("…")]


def test_rows_of_scenarios_are_of_one_length(monkeypatch: pytest.MonkeyPatch) -> None:
    program = Program(Settings(language="en"), (2560, 1440))
    start = StartScreen(program, (), Previews(), system="pb12")
    program.open(start)
    program.draw()
    cards = [zone.rect for zone in start.layout.hits() if zone.name.startswith("scenario:")]
    long = [sum(card.y == top for card in cards) for top in sorted({card.y for card in cards})]
    assert len(set(long[:-1])) == 1
    assert long[0] - 1 <= long[-1] <= long[0]


def test_the_title_of_a_folded_card_is_whole(shown: list[str]) -> None:
    canvas = Canvas(pygame.Surface((1280, 720)), 1.0, (0, 0))
    card, fold = Card("Technisch versierter Freiheitskämpfer bewegt sich"), Fold((), True)
    docked(canvas, card, fold)
    assert card.title in shown


@pytest.mark.parametrize("width", [150, 300, 900])
def test_a_long_path_in_a_message_gets_no_hyphens(width: int) -> None:
    path = "/home/somebody/.local/share/pb12table/saves/smugglers-cove-20261123-155736-kept.pb12save"
    text = f"{path}, line 21: 'answerBROKEN' is none of the words\nthat are possible here."
    told = unhyphenated(text, 15, width)
    assert told.replace("\n", "") == text.replace("\n", "")
    assert all(width_of(word, 15) <= width for word in told.split())


@pytest.mark.parametrize("count", [2, 6])
def test_a_long_choice_takes_two_lines(count: int, shown: list[str]) -> None:
    canvas = Canvas(pygame.Surface((1600, 900)), 1.0, (0, 0))
    label = "Sergeant of the guard, who has been here before: panic check, because of Out of Action markers nearby"
    buttons = tuple(CardButton(f"choose-{number}", label, key=str(number)) for number in range(count))
    asked, fold = Card("What comes first?", buttons=buttons), Fold((), False)
    card = docked(canvas, asked, fold)
    assert not [line for line in shown if line.endswith("…")]
    assert "nearby" in " ".join(shown)
    chosen = [zone.rect for zone in canvas.zones if zone.name.startswith("command:choose-")]
    assert all(card.contains(rect) for rect in chosen)
    assert not any(one.colliderect(other) for one, other in combinations(chosen, 2))


LONG_NAME = "Wachtmeisterin Kunigunde von der Hohen Warte"


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900)])
def test_long_names_are_whole_on_the_card_of_an_interruption(size: tuple[int, int], shown: list[str]) -> None:
    whole = load_scenario("smugglers-cove").setup
    named = tuple(replace(figure, label=Label(LONG_NAME, LONG_NAME)) for figure in whole.figures)
    hand = open_game(setup=replace(whole, figures=named), size=size)
    hand.play_to(ChooseAction)
    request = hand.session.pending
    assert isinstance(request, ChooseAction)
    acting, player = request.figure, PlayerId(request.player)
    target = next(figure.id for figure in whole.figures if figure.player != player)
    attack = RangedAttack(weapon=next(iter(whole.block_by_figure[acting])), target=target, action_points=1)
    moment = Moment(Window.BEFORE_ACTION, player, acting, attack)
    played = Played(player, RangedDefence(target))
    stack = stack_lines(hand.game.texts, hand.game.setup, moment, [played, played])
    steppers = (Stepper("Figure", LONG_NAME, more="next-figure", more_key="Tab"),)
    card = Card(f"{LONG_NAME} decides whether to interrupt the turn", player, stack=stack, steppers=steppers,
                buttons=(CardButton("pass", "Pass", "Esc"),), note=f"{LONG_NAME} is asked " * 3)  # fmt: skip
    canvas = Canvas(pygame.Surface(size), hand.program.scale, (0, 0))
    fold = Fold((), False)
    shown.clear()
    rect = docked(canvas, card, fold)
    told = " ".join(line for zone in canvas.zones for line in zone.tip)
    assert told.count(LONG_NAME) >= 5, "what has no room there is told when it is asked"
    (button,) = [zone.rect for zone in canvas.zones if zone.name == "command:pass"]
    assert rect.contains(button)


def test_the_sheet_tells_role_player_and_height_on_a_small_window(shown: list[str]) -> None:
    hand = open_game("two-companies", size=(1280, 720))
    hand.play_to(ChooseTurn)
    hand.game.select(FigureId("jeanne"))
    shown.clear()
    hand.program.draw()
    assert "height\u00a00" in shown
    assert "Leader of the free company · Bob ·" in shown


@pytest.mark.slow
def test_the_tile_of_a_leader_is_whole_in_german(shown: list[str]) -> None:
    hand = open_game("two-companies", language="de", size=(1280, 720))
    hand.play_to(ChooseAction)
    hand.click_zone("command:more-tiles")
    shown.clear()
    hand.program.draw()
    assert "Kommandoführer wählen" in " ".join(shown)


def docked(canvas: Canvas, card: Card, fold: Fold) -> pygame.Rect:
    """Where a card was painted: at the bottom of a canvas, together with a sheet above it."""
    what, layout = Docked(card, fold), game_layout(canvas.rect.size, canvas.scale)
    laid = described(canvas, layout.bar, layout.free, what, {})
    draw_dock(canvas, layout.bar, what, laid, {}, {})
    if laid.sheet is None:
        return layout.bar
    sheet = pygame.Rect((layout.free.left, layout.free.bottom - laid.size[1]), laid.size)
    draw_sheet(canvas, sheet, what, laid.sheet, {}, {}, 0)
    return layout.bar.union(sheet)


def test_the_long_name_of_a_scenario_is_whole_on_its_card(own_home: Path, shown: list[str]) -> None:
    name = "The long night at the crossing of the old road"
    user_scenarios_folder().mkdir(parents=True)
    text = (scenarios_folder() / "smugglers-cove.toml").read_text(encoding="utf-8")
    named = re.sub(r"(?m)^name = .*$", f'name = "{name}"', text, count=1)
    (user_scenarios_folder() / "aaa.toml").write_text(named, encoding="utf-8")
    program = Program(Settings(language="en"), (1280, 720))
    program.to_start()
    program.frame(0.05)
    shown.clear()
    program.draw()
    assert name in " ".join(shown)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.pairs
def test_who_cannot_act_is_told_whole_in_the_list_beside_two_marks(
    language: Language, scale: int, shown: list[str]
) -> None:
    hand = open_game("two-companies", size=(1280, 720), language=language, interface_scale=scale)
    hand.play_to(ChooseTurn)
    player = hand.game.listed
    now = hand.game.paint.shown_state()
    assert isinstance(now, State)
    figure = next(figure for figure in now.figures.values() if figure.controller == player)
    figure.statuses[Status.PANICKED] = figure.statuses[Status.SEVERELY_WOUNDED] = 1
    hand.key(pygame.K_F6)
    hand.game.touch()
    shown.clear()
    hand.program.draw()
    assert Texts(language)("figure-unable") in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_and_its_number_stay_in_one_line(language: Language) -> None:
    height = Texts(language)("sheet-height", height="0.5")
    text = f"Anführerin der Freischar · Bob · {height}"
    for width in range(60, 300, 10):
        assert any(height in line for line in wrapped(text, 12, max(width, width_of(height, 12))))
    for width in range(40, 200, 10):
        assert all(not line.startswith("%") for line in wrapped("gelingt zu (83 %) oder zu 7 %", 12, width))
    assert wrapped("two  spaces", 12, 500) == ("two spaces",)


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_four_players_in_large_letters_the_points_of_each_are_whole(language: str, shown: list[str]) -> None:
    setup = load_scenario("abbey-hill").setup
    fourth = replace(setup.players[0], id=PlayerId("dora"), name="Dorothea", leader=None)
    players = (*(replace(player, name=f"{player.name} Wimmer") for player in setup.players), fourth)
    hand = open_game(setup=replace(setup, players=players), language=language, interface_scale=200, size=(1280, 720))
    hand.play_to(ChooseTurn)
    shown.clear()
    hand.program.draw()
    texts, state = Texts(language), hand.session.state
    points = {texts("chip-points", command=p.command_points, victory=p.victory_points) for p in state.players.values()}
    assert points <= set(shown)
    assert all(player.name in shown for player in players)
    notes = [zone.tip[1] for zone in hand.game.zones if zone.name.startswith("player:")]
    assert texts("chip-deciding") in notes


def test_words_that_are_too_long_are_broken_between_syllables() -> None:
    for word, begin in (("Zurücknehmen", "Zurück-"), ("Kommandopunkte", "Komman-"), ("Freiheitskämpfer", "Freiheits-")):
        assert wrapped(word, 21, 110)[0] == begin
    assert wrapped("Rückwechselung", 20, width_of("Rückwec-", 20))[0] == "Rück-", "ch stays together"
