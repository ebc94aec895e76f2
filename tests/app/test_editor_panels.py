"""The editor's panels: nothing is cut off unread, the palette is in order, and one says whose the figures are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from pb12table.app.editor.commands import TOOLS
from pb12table.app.editor.filing.chance import ChanceScreen
from pb12table.app.editor.filing.filing import EditMenu
from pb12table.app.editor.panels.frame import top_of
from pb12table.app.screens.base import HANDBOOK
from pb12table.skirmish.zones import ZoneKind
from pb12table.texts.locale import Language
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, width_of
from pb12table.window.layout.nodes import Label
from pb12table.window.layout.painting import FontLetters
from pb12table.window.layout.placing import Rect, filled, hidden_height
from pb12table.window.screens.dialogs import PickOne
from tests.app.builder import Builder, at_the_editor


@pytest.fixture(params=[("de", (1600, 900)), ("de", (1280, 720)), ("en", (1280, 720))], ids=str)
def small(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Builder]:
    """Somebody at the editor in a window of some size, in either language."""
    language: Language
    language, size = request.param
    yield from at_the_editor(tmp_path, language, size)


def test_every_hint_can_be_read_whole(small: Builder, monkeypatch: pytest.MonkeyPatch) -> None:
    screen, scale, window = small.screen, small.program.scale, small.program.surface.get_rect()
    for tool in TOOLS:
        hint = screen.texts(f"hint-{tool}")
        monkeypatch.setattr(screen.commands, "hint", lambda hint=hint: hint)
        node = top_of(screen, screen.commands, window.w / scale, scale)
        top = filled(node, Rect(*screen.layout.top), scale, FontLetters())
        (words,) = (each.words for each in top.root.walk() if isinstance(each.node, Label) and each.node.text == hint)
        assert words is not None
        assert words.lines == (hint,), tool
        assert words.size >= theme.SMALL


@pytest.mark.usefixtures("every_frame")
def test_what_a_thing_is_and_what_can_be_done_with_it_can_be_read_whole(
    small: Builder, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut: list[str] = []
    middle = Canvas.middle

    def noted(canvas: Canvas, rect: pygame.Rect, text: str, size: float = theme.NORMAL, *args: Any, **by: Any) -> None:
        if width_of(text, canvas.px(size)) > rect.w:
            cut.append(text)
        middle(canvas, rect, text, size, *args, **by)

    monkeypatch.setattr(Canvas, "middle", noted)
    bench = small.screen.bench
    for kind in ZoneKind:
        bench.add("zone", kind.value, {"kind": kind.value, "rectangle": [6.0, 5.0, 2.0, 2.0]})
        small.frames()
    bench.add("figure", "human", {"profile": "human", "player": "alice", "at": [10.0, 9.0]})
    small.frames()
    assert cut == []


@pytest.mark.usefixtures("every_frame")
def test_a_key_without_room_is_told_when_the_mouse_is_there(small: Builder) -> None:
    small.screen.bench.add("figure", "human", {"profile": "human", "player": "alice", "at": [10.0, 9.0]})
    small.frames()
    zone = next(zone for zone in small.screen.zones if zone.name == "command:edit-flip")
    told = (f"{small.screen.texts('tile-edit-flip')}: {small.screen.key('edit-flip')}",)
    assert zone.tip == told or small.screen.texts.language == "en"


def test_the_way_to_the_forces_can_be_read_whole_with_its_key(shown: list[str], small: Builder) -> None:
    texts = small.program.texts
    assert texts("edit-gear-of-all") in shown
    assert f"{texts('key-ctrl')} F" in shown


def test_the_palette_is_in_the_order_of_the_alphabet(small: Builder) -> None:
    groups = [group for group in small.screen.commands.palette() if group.name != "zones"]
    assert [group.name for group in groups] == ["walls", "buildings", "nature", "things", "figures"]
    for group in groups:
        shown = [label for _, label, _, _ in group.rows]
        plain = [label.casefold().translate(str.maketrans("äöü", "aou")) for label in shown]
        assert plain == sorted(plain)
        assert all(label[:1].isupper() for label in shown)


def test_the_menu_has_buttons_and_one_that_closes_it(small: Builder) -> None:
    small.screen.press_command("edit-menu")
    menu = small.program.screens[-1]
    assert isinstance(menu, EditMenu)
    small.frames()
    window = small.program.surface.get_rect()
    hits = menu.layout.hits()
    assert [hit.name for hit in hits if hit.name.startswith(HANDBOOK)] == [f"{HANDBOOK}menu"]
    buttons = [hit for hit in hits if not hit.name.startswith(HANDBOOK)]
    assert len(buttons) == len(menu.commands) + 1
    assert all(window.contains(pygame.Rect(button.rect)) for button in buttons)
    assert len({button.rect.w for button in buttons}) == 1
    small.click(buttons[0].rect.center)
    assert small.screen.bench.history.is_saved
    small.screen.press_command("edit-menu")
    small.frames()
    top = small.program.screens[-1]
    assert isinstance(top, EditMenu)
    small.click(top.layout.place_of("edit-mirror-table").center)
    assert small.screen.bench.history.can_undo


def test_the_menu_tells_keys_that_mean_the_same_in_it(small: Builder, shown: list[str]) -> None:
    small.program.settings.keys = {"edit-chance": "ctrl+g"}
    small.screen.press_command("edit-menu")
    small.frames()
    ctrl = small.program.texts("key-ctrl")
    assert {f"{ctrl} O", f"{ctrl} G", small.program.texts("key-escape")} <= set(shown)
    small.key(pygame.K_m)
    menu = small.program.screens[-1]
    assert isinstance(menu, EditMenu), "what the menu does not offer is not done from it"
    small.key(pygame.K_g, pygame.KMOD_CTRL)
    opened = small.program.screens[-1]
    assert isinstance(opened, ChanceScreen)


def test_a_list_can_be_left_with_the_mouse(small: Builder) -> None:
    small.screen.bench.add("zone", "mud", {"kind": "rough", "rectangle": [6.0, 5.0, 2.0, 2.0]})
    small.frames()
    small.click_property(small.screen.texts("edit-property-kind"))
    listed = small.program.screens[-1]
    assert isinstance(listed, PickOne)
    assert hidden_height(listed.layout.scrolls()["body"]) == 0, "all of a short list is seen"
    small.click(listed.layout.place_of("back").center)
    assert small.screen.bench.selection
    small.click_property(small.screen.texts("edit-property-kind"))
    listed = small.program.screens[-1]
    assert isinstance(listed, PickOne)
    small.click(listed.layout.place_of("0").center)
    small.frames()
    assert small.document["zone"][-1]["kind"] == "entry"


def test_a_figure_is_of_the_player_with_the_nearest_entry_zone_unless_one_is_chosen(builder: Builder) -> None:
    builder.key(pygame.K_f)
    for place in ((7, 4), (13, 4)):
        builder.click(builder.pixel(*place))
    assert [figure["player"] for figure in builder.document["figure"]] == ["alice", "bob"]
    builder.click_zone("owner:alice")
    for place in ((13, 6), (18, 6)):
        builder.click(builder.pixel(*place))
    assert [figure["player"] for figure in builder.document["figure"]][2:] == ["alice", "alice"]
    builder.click_zone("profile:pirate")
    builder.click(builder.pixel(13, 8))
    assert builder.document["figure"][-1]["player"] == "alice", "the choice holds for all figures"
    builder.click_zone("owner:alice")
    builder.click(builder.pixel(13, 10))
    assert builder.document["figure"][-1]["player"] == "bob"
