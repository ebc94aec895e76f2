"""Wherever the window names a rule or a ruling, a click or a key opens what it says."""

from __future__ import annotations

import pygame
import pytest

from pb12table.app.game.screen import GameScreen
from pb12table.app.screens.help import ALL, Help, RulePage
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems import known
from pb12table.systems.pb12.rules.game.answers import RangedAttack
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.preparations.blocks import Attribute, Status
from pb12table.systems.pb12.rules.preparations.profiles import BlockId
from pb12table.systems.pb12.window.modes.turns import TurnMode
from pb12table.texts.rule_list import all_ids, all_rules
from pb12table.window.kit import keys
from pb12table.window.kit.canvas import ZONE, Canvas, cited_in, draw_tip, rule_of, rules_in, zone_at
from pb12table.window.layout.placing import hidden_height
from pb12table.window.play.base import Mode
from pb12table.window.screens.dialogs import Message
from tests.app.helpers import Hand, open_game
from tests.systems.pb12.expect import gun
from tests.systems.pb12.scene import Scene


@pytest.fixture
def hand() -> Hand:
    """Alice's a is about to shoot at Bob's b."""
    scene = Scene(width=24.0, depth=14.0, origin=(8.0, 7.0))
    scene.human("a", "alice", blocks=[gun()], ranged=4)
    scene.human("b", "bob", at=(6.0, 0.0), facing=180.0)
    hand = open_game(setup=scene.setup(), size=(1600, 900))
    hand.play_to(ChooseAction, "alice")
    hand.game.controller.playback.reset(0)
    hand.game.touch()
    hand.frames()
    return hand


def place_of(hand: Hand, name: str, *, starts: bool = False) -> tuple[int, int]:
    """Where the topmost zone of a name lies on what is painted now."""
    hand.program.draw()
    painted = hand.program._painted
    assert painted is not None
    found = (z for z in reversed(painted.zones) if (z.name.startswith(name) if starts else z.name == name))
    return next(found).rect.center


def page(hand: Hand) -> RulePage:
    return hand.on_top(RulePage)


def test_only_rules_that_are_there_can_be_opened() -> None:
    unknown = "RU" + "999"
    assert cited_in("Moved ×3 (R1.7.10), RU061.") == ((10, 17, "R1.7.10"), (20, 25, "RU061"))
    assert cited_in(f"R 1.7, R1.7, R9.9.9, {unknown}, {unknown}0, R1.7.101, xRU061") == ()
    assert rules_in(["RU061 and R1.7.10", "R1.7.10"]) == ("RU061", "R1.7.10")
    assert rule_of(f"{ZONE}RU061") == "RU061"
    assert rule_of("command:rule:RU061") == ""


def test_whatever_is_painted_with_an_id_lets_it_be_opened() -> None:
    canvas = Canvas(pygame.Surface((400, 200)), 1.0, (-1, -1))
    row = pygame.Rect(0, 0, 300, 20)
    canvas.zone(row, "row", tip=("what it is",))
    before = canvas.text((10, 2), "before ")
    canvas.text((10, 2), "before RU012 after")
    (link,) = [zone for zone in canvas.zones if rule_of(zone.name)]
    assert link.name == "rule:RU012"
    assert link.tip == ("what it is",)
    assert abs(link.rect.left - before.right) <= 1
    assert row.contains(link.rect)
    assert zone_at(canvas.zones, link.rect.center) == link
    canvas.zones.clear()
    canvas.paragraph((10, 40), 90, "several words, and in the end one RU012")
    (low,) = canvas.zones
    assert low.rect.top > 60
    canvas.zones.clear()
    canvas.surface.set_clip(pygame.Rect(0, 0, 400, 30))
    canvas.text((10, 60), "RU012")
    assert canvas.zones == []


def test_neither_buttons_nor_tips_are_cut_up_by_ids() -> None:
    canvas = Canvas(pygame.Surface((400, 200)), 1.0, (5, 5), "F1")
    for lines in (1, 2):
        canvas.button(pygame.Rect(10, 10, 90, 40), "command:x", "several words and RU012", lines=lines)
    draw_tip(canvas, ("a name", "+2  Moved  R1.7.10", "RU061"))
    assert {zone.name for zone in canvas.zones} == {"command:x"}
    assert canvas.told == ("R1.7.10", "RU061")


def test_a_tip_says_which_key_opens_the_rule(written: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    badges: list[str] = []
    monkeypatch.setattr(Canvas, "key_badge", lambda canvas, place, key, colour: badges.append(key))
    for lines in (("a name", "+2  Moved  R1.7.10", "RU061"), ("a name",)):
        draw_tip(Canvas(pygame.Surface((400, 200)), 1.0, (5, 5), "F1"), lines)
    assert badges == ["F1"]


def test_the_id_beside_an_addend_opens_its_rule_and_escape_goes_back(hand: Hand) -> None:
    hand.key(pygame.K_f)
    assert hand.game.mode.topic == "attack"
    hand.click(place_of(hand, "rule:R1.7.10"))
    assert page(hand).shown == "R1.7.10"
    assert page(hand).told().name
    hand.key(pygame.K_ESCAPE)
    assert hand.top is hand.game
    assert hand.game.mode.topic == "attack"


def test_the_key_for_help_opens_the_rule_under_the_mouse_and_else_the_list_of_keys(hand: Hand) -> None:
    hand.key(pygame.K_f)
    hand.point(place_of(hand, "about:R1.7.10", starts=True))
    hand.key(pygame.K_F1)
    assert page(hand).shown == "R1.7.10"
    hand.key(pygame.K_F1)
    assert isinstance(hand.top, Help)
    hand.key(pygame.K_ESCAPE)
    hand.point((5, 450))
    hand.key(pygame.K_F1)
    assert isinstance(hand.top, Help)


def test_several_rules_of_a_tip_have_a_button_each(hand: Hand, written: list[str]) -> None:
    hand.program.open_rules(("R1.7.10", "RU061"))
    hand.frames()
    hand.click(place_of(hand, "rule:RU061"))
    assert page(hand).shown == "RU061"
    assert page(hand).asked == ("R1.7.10", "RU061")
    assert len(hand.program.screens) == 2
    hand.key(pygame.K_BACKSPACE)
    assert page(hand).shown == "R1.7.10"


def test_the_key_for_help_is_the_one_that_was_set(hand: Hand) -> None:
    hand.program.settings.keys["help"] = "f12"
    hand.key(pygame.K_f)
    hand.point(place_of(hand, "about:R1.7.10", starts=True))
    hand.key(pygame.K_F12)
    assert page(hand).shown == "R1.7.10"
    hand.key(pygame.K_F12)
    assert isinstance(hand.top, Help)


def test_a_refusal_that_is_told_opens_its_rule_by_key(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    badges: list[str] = []
    monkeypatch.setattr(Canvas, "key_badge", lambda canvas, place, key, colour: badges.append(key))
    hand.point((5, 450))
    hand.game.say("Not now.", bad=True)
    hand.program.draw()
    assert "F1" not in badges
    hand.game.say("Not now.  R1.7.12", bad=True)
    hand.program.draw()
    assert badges.count("F1") == 1
    hand.key(pygame.K_F1)
    assert page(hand).shown == "R1.7.12"


def test_the_reason_of_a_tile_opens_its_rule_by_key(hand: Hand) -> None:
    hand.key(pygame.K_k)
    tile = next(tile for tile in hand.game.mode.tiles() if tile.command == "concentrate")
    assert rules_in([tile.reason]) == ("RU068",)
    hand.game.press_command("more-tiles")
    hand.point(place_of(hand, "command:concentrate"))
    hand.key(pygame.K_F1)
    assert page(hand).shown == "RU068"


def test_a_row_of_the_log_opens_the_rules_of_its_sum(hand: Hand) -> None:
    hand.answer(RangedAttack(BlockId("gun"), FigureId("b"), 1))
    hand.program.draw()
    row = next(zone for zone in hand.game.zones if zone.name.startswith("log:") and rules_in(zone.tip))
    hand.point(row.rect.center)
    hand.key(pygame.K_F1)
    assert page(hand).shown == rules_in(row.tip)[0]


@pytest.mark.parametrize("by_key", [False, True])
def test_a_dialog_links_what_it_names(hand: Hand, by_key: bool) -> None:
    hand.program.say("Too little for a sight line (RU011).")
    hand.frames()
    link = place_of(hand, "rule:RU011")
    if by_key:
        hand.point(link)
        hand.key(pygame.K_F1)
    else:
        hand.click(link)
    assert page(hand).shown == "RU011"
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.top, Message)


def test_a_link_in_a_long_dialog_is_met_only_where_it_is_seen(hand: Hand) -> None:
    hand.program.say("\n".join(["a line"] * 60) + "\nRU011")
    hand.frames()
    with pytest.raises(StopIteration):
        place_of(hand, "rule:RU011")
    for _ in range(9):
        hand.key(pygame.K_PAGEDOWN)
    hand.click(place_of(hand, "rule:RU011"))
    assert page(hand).shown == "RU011"


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_page_of_a_ruling_says_all_of_it(language: str, written: list[str]) -> None:
    hand = open_game(language=language, size=(1600, 1000))
    hand.program.open_rules(("RU012",))
    written.clear()
    hand.program.draw()
    told, said = page(hand).told(), " ".join(written)
    for text in (told.name, *told.paragraphs, *told.notes, *dict(told.others), "R1.4.23", "R1.4.24"):
        assert text in said
    assert len(told.paragraphs) == 4


@pytest.mark.screen("RulePage")
def test_the_page_of_a_rule_leads_to_its_rulings_and_on(hand: Hand) -> None:
    hand.program.open_rules(("R1.4.24",))
    hand.frames()
    hand.click(place_of(hand, "rule:RU011"))
    assert page(hand).shown == "RU011"
    hand.key(pygame.K_RIGHT)
    assert page(hand).shown == "RU012"
    hand.click(place_of(hand, "page:previous"))
    assert page(hand).shown == "RU011"
    for shown in ("RU012", "RU011", "R1.4.24", "R1.4.24"):
        hand.key(pygame.K_BACKSPACE)
        assert page(hand).shown == shown


def test_what_a_ruling_speaks_of_opens_from_its_words(hand: Hand) -> None:
    hand.program.open_rules(("RU014",))
    hand.frames()
    hand.click(place_of(hand, "rule:RU012"))
    assert page(hand).shown == "RU012"


def test_the_list_of_all_is_scrolled_and_opened(hand: Hand) -> None:
    hand.key(pygame.K_F1)
    hand.click(place_of(hand, "rules"))
    assert page(hand).shown == ALL
    ((_, listed),) = page(hand).told().others
    assert listed == all_ids("pb12")
    hand.key(pygame.K_LEFT)
    assert page(hand).shown == ALL
    hand.key(pygame.K_END)
    last = all_ids("pb12")[-1]
    hand.click(place_of(hand, f"rule:{last}"))
    assert page(hand).shown == last
    hand.key(pygame.K_RIGHT)
    assert page(hand).shown == last
    hand.click(place_of(hand, "page:back"))
    assert page(hand).shown == ALL
    assert page(hand).scrolled == hidden_height(page(hand).layout.scrolls()["body"]) > 0
    hand.click(place_of(hand, "close"))
    assert isinstance(hand.top, GameScreen)
    assert isinstance(hand.game.mode, Mode)
    assert not isinstance(hand.game.mode, TurnMode)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1280, 720), (1000, 600), (1920, 1080)])
@pytest.mark.pairs
def test_every_page_can_be_read_to_its_end(language: str, size: tuple[int, int], written: list[str]) -> None:
    hand = open_game(language=language, size=size, interface_scale=150 if size[0] == 1920 else 100)
    longest = max(all_ids("pb12"), key=lambda rule: len("".join(_paragraphs(hand, rule))))
    hand.program.open_rules((longest,))
    hand.frames()
    hand.key(pygame.K_END)
    written.clear()
    hand.program.draw()
    last_line = page(hand).told().others[-1][1][-1]
    assert any(line.startswith(last_line) for line in written)
    painted = hand.program._painted
    assert painted is not None
    last = next(zone for zone in reversed(painted.zones) if zone.name == f"rule:{last_line}")
    assert painted.rect.contains(last.rect)
    buttons = [zone.rect for zone in painted.zones if zone.name.startswith("page:")]
    assert all(not one.colliderect(other) for one in buttons for other in buttons if one is not other)


def _paragraphs(hand: Hand, rule: str) -> tuple[str, ...]:
    other = RulePage(hand.program, (rule,))
    return other.told().paragraphs


# -- what the rules say ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_page_of_a_rule_says_it_with_its_german_name_and_where_it_is_named(
    language: str, written: list[str]
) -> None:
    hand = open_game(language=language, size=(1600, 1000))
    hand.program.open_rules(("R1.6.16",))
    written.clear()
    hand.program.draw()
    told, said = page(hand).told(), " ".join(written)
    assert ("Sichtschutz" in told.name) if language == "de" else ("Sichtschutz" in told.under)
    for text in (told.name, told.under, *told.paragraphs, *told.notes, "R1.7.10"):
        assert text in said
    assert "+4" in told.paragraphs[0]


def test_the_list_of_all_is_searched_by_names_in_both_languages_and_by_words_of_the_texts(hand: Hand) -> None:
    hand.program.open_rules()
    hand.frames()

    def listed(words: str) -> tuple[str, ...]:
        page(hand).lines["sought"].select_all()
        for letter in words:
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        hand.frames()
        ((_, rules),) = page(hand).told().others
        return rules

    assert listed("r1.7.10")[0] == "R1.7.10"
    assert listed("Sichtschutz")[0] == "R1.6.16"
    assert "R1.10.5" in listed("communication panic")
    assert listed("concealment")[0] == "R1.6.16"
    assert listed("no such words anywhere") == ()
    hand.click(place_of(hand, "close"))
    assert isinstance(hand.top, GameScreen)


def test_the_key_for_help_opens_the_rule_of_a_tile_a_value_a_status_and_a_zone(hand: Hand) -> None:
    hand.point(place_of(hand, "command:ranged-attack"))
    hand.key(pygame.K_F1)
    assert page(hand).asked == ("R1.7.8", "R1.7.10")
    hand.key(pygame.K_ESCAPE)
    hand.point(place_of(hand, "attribute:nerve"))
    hand.key(pygame.K_F1)
    assert page(hand).shown == "R1.4.8"
    hand.key(pygame.K_ESCAPE)
    hand.point(hand.game.camera.to_screen((8.0, 7.0)))
    hand.key(pygame.K_F1)
    assert page(hand).shown == "R1.4.1"
    hand.key(pygame.K_ESCAPE)
    hand.point(hand.game.camera.to_screen((20.0, 2.0)))
    hand.key(pygame.K_F1)
    assert isinstance(hand.top, Help)


def test_whatever_leads_to_a_rule_is_a_name_that_the_screen_has() -> None:
    names = {entry.id: entry.about for entry in all_rules("pb12").values() if entry.about}
    commands = {f"command:{command.name}" for command in keys.commands("pb12")}
    attributes = {f"attribute:{attribute}" for attribute in Attribute}
    statuses = {f"status:{status}" for status in Status}
    zones = {f"zone:{kind}" for kind in ZoneKind}
    for rule, about in names.items():
        for topic in about:
            kind = topic.partition(":")[0]
            names_of = {"command": commands, "attribute": attributes, "status": statuses, "zone": zones}.get(kind)
            assert names_of is None or topic in names_of, (rule, topic)


def test_the_topics_of_the_other_games_are_questions_that_they_ask() -> None:
    for identity in ("w6", "pocket"):
        about = {topic for entry in all_rules(identity).values() for topic in entry.about}
        asked = {topic.partition(":")[2] for topic in about if topic.startswith("question:")}
        folder = known.folder(identity) / "rules"
        source = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
        assert asked
        assert not [name for name in asked if f"class {name}(" not in source]
