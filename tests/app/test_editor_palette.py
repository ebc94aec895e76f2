"""The palette in groups, its search and favourites; layers; what is mirrored at once; rings about a figure in hand."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from pb12table.app.editor.panels.palette import FAVOURITES, Group, groups_shown, plain_letters
from pb12table.app.editor.screen import EditScreen
from pb12table.app.editor.workbench import Workbench
from pb12table.layouts.editing import Thing
from pb12table.skirmish.ids import PlayerId
from pb12table.window.kit.keys import MOST_FAVOURITES
from tests.app.builder import Builder, terrain


def shown(builder: Builder) -> dict[str, list[str]]:
    """What the palette shows, by the names of its groups."""
    return {group.name: [row[0] for row in group.rows] for group in builder.screen.commands.shown_groups()}


# -- groups, search, favourites -----------------------------------------------------------------------------------


def test_everything_is_in_one_group_and_tools_are_beside_them(builder: Builder) -> None:
    groups, bench = shown(builder), builder.screen.bench
    kinds = [name for group in groups.values() for name in group if name.startswith("kind:")]
    assert sorted(kinds) == sorted(f"kind:{kind}" for kind in bench.content.kinds)
    assert "kind:wall" in groups["walls"]
    assert "kind:stairs" in groups["buildings"]
    assert "kind:tree" in groups["nature"]
    assert "kind:crates" in groups["things"]
    builder.screen.scrolls["left"] = 4000
    builder.frames()
    builder.program.draw()
    zones = {zone.name for zone in builder.screen.zones}
    assert "command:edit-polygon" in zones, "tools stay in sight, however far the palette is scrolled"
    assert "kind:barbed-wire" not in {zone.name for zone in builder.screen.zones if zone.rect.h > 4}


def test_a_group_is_folded_by_its_head(builder: Builder) -> None:
    builder.program.draw()
    assert any(zone.name == "kind:door" for zone in builder.screen.zones)
    builder.click_zone("fold:walls")
    builder.program.draw()
    assert not any(zone.name == "kind:door" for zone in builder.screen.zones)
    builder.click_zone("fold:walls")
    builder.program.draw()
    assert any(zone.name == "kind:door" for zone in builder.screen.zones)


@pytest.mark.screen("SearchLine")
def test_what_is_typed_finds_what_is_called_so_and_enter_takes_it(builder: Builder) -> None:
    builder.program.draw()
    builder.key(pygame.K_SLASH, typed="/")
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="/"))
    builder.frames(1)
    for letter in "WOO":
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        builder.frames(1)
    assert builder.screen.commands.sought == "WOO", "without the letter of the key that opened the line"
    assert shown(builder) == {"nature": ["kind:woods"]}
    builder.key(pygame.K_RETURN)
    assert builder.screen.commands.stamp.stem == "woods"
    assert builder.screen.commands.sought == ""
    assert len(shown(builder)) > 4


def test_escape_ends_the_search_and_nothing_found_is_told(builder: Builder) -> None:
    builder.click_zone("search")
    for letter in "xyz":
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        builder.frames(1)
    assert shown(builder) == {}
    builder.program.draw()
    tool = builder.screen.commands.tool.name
    builder.key(pygame.K_ESCAPE)
    assert builder.screen.commands.sought == ""
    assert builder.screen.commands.tool.name == tool


def test_enter_says_where_there_is_nothing_to_take(builder: Builder) -> None:
    builder.click_zone("search")
    builder.key(pygame.K_RETURN)
    assert builder.screen.notice[0] == "Type a name first, or a part of one."
    builder.click_zone("search")
    for letter in "xyz":
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        builder.frames(1)
    builder.key(pygame.K_RETURN)
    assert builder.screen.notice[0] == "Nothing is called “xyz”."


def test_a_click_elsewhere_leaves_what_was_found(builder: Builder) -> None:
    builder.click_zone("search")
    for letter in "tower":
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        builder.frames(1)
    builder.click_zone("kind:tower")
    assert builder.screen.commands.stamp.stem == "tower"
    assert builder.screen.commands.sought == "tower"
    builder.click_zone("command:edit-search-clear")
    assert builder.screen.commands.sought == ""


def test_letters_are_compared_without_accents() -> None:
    assert plain_letters(" Gebäude ") == "gebaude"
    assert plain_letters("MÉLÉE") == "melee"


def test_favourites_stand_first_and_are_kept(builder: Builder) -> None:
    assert FAVOURITES not in shown(builder)
    builder.click_zone("like:kind:door")
    assert next(iter(shown(builder))) == FAVOURITES
    assert shown(builder)[FAVOURITES] == ["kind:door"]
    assert builder.program.settings.favourites == ["kind:door"]
    builder.screen.commands.choose("zone", "hold")
    builder.screen.press_command("edit-favourite")
    assert builder.program.settings.favourites == ["kind:door", "zone:hold"]
    builder.screen.press_command("edit-favourite")
    builder.click_zone("like:kind:door")
    assert builder.program.settings.favourites == []


def test_there_is_an_end_of_favourites(builder: Builder) -> None:
    builder.program.settings.favourites = [f"kind:{number}" for number in range(MOST_FAVOURITES)]
    builder.screen.commands.like("kind:wall")
    assert builder.screen.notice[1]
    assert len(builder.program.settings.favourites) == MOST_FAVOURITES


def test_a_kind_takes_the_shape_it_usually_has(builder: Builder) -> None:
    commands = builder.screen.commands
    for kind, tool in (("wall", "edit-line"), ("building", "edit-rectangle"), ("tree", "edit-circle"),
                       ("hill", "edit-polygon"), ("door", "edit-line")):  # fmt: skip
        commands.choose("kind", kind)
        assert commands.tool.name == tool, kind


def test_a_click_on_a_door_means_the_door_and_not_the_wall_above_it(builder: Builder) -> None:
    bench = builder.screen.bench
    bench.add("terrain", "high-wall", {"kind": "wall", "line": [[4.0, 4.0], [12.0, 4.0]]})
    bench.add("terrain", "low-door", {"kind": "door", "line": [[7.0, 4.0], [8.5, 4.0]]})
    assert bench.thing_at((7.75, 4.0), 0.1) == Thing("terrain", "low-door")
    assert bench.thing_at((5.0, 4.0), 0.1) == Thing("terrain", "high-wall")


# -- layers -------------------------------------------------------------------------------------------------------


def test_what_is_hidden_is_neither_drawn_nor_clicked(builder: Builder) -> None:
    bench, screen = builder.screen.bench, builder.screen
    bench.add("terrain", "building", {"kind": "building", "rectangle": [4.0, 4.0, 4.0, 4.0]})
    bench.add("terrain", "crates", {"kind": "crates", "rectangle": [5.0, 5.0, 1.0, 1.0], "base": 3.0})
    assert bench.thing_at((5.5, 5.5), 0.1) == Thing("terrain", "crates")
    builder.click_zone("hidden:things")
    assert bench.thing_at((5.5, 5.5), 0.1) == Thing("terrain", "building")
    assert bench.selection == []
    assert screen.picture().gone == ("crates",)
    assert Thing("terrain", "crates") not in bench.things_in(0.0, 0.0, 20.0, 20.0)
    screen.press_command("edit-all")
    assert [thing for thing in bench.selection if thing.section == "terrain"] == [Thing("terrain", "building")]
    builder.click_zone("hidden:things")
    assert screen.picture().gone == ()


def test_what_is_locked_is_drawn_and_not_clicked(builder: Builder) -> None:
    bench, screen = builder.screen.bench, builder.screen
    bench.add("terrain", "building", {"kind": "building", "rectangle": [4.0, 4.0, 4.0, 4.0]})
    builder.click_zone("locked:buildings")
    assert screen.picture().gone == ()
    assert bench.thing_at((5.5, 5.5), 0.1) is None
    before = bench.document
    builder.drag((5.5, 5.5), (9.0, 9.0))
    assert bench.document == before
    builder.click_zone("kind:tower")
    assert bench.thing_at((5.5, 5.5), 0.1) == Thing("terrain", "building"), "who draws there opens the layer"
    assert screen.notice[0] == "Buildings: shown and unlocked again."


def test_figures_and_zones_are_layers_too(builder: Builder) -> None:
    bench, screen = builder.screen.bench, builder.screen
    bench.add("zone", "hold", {"kind": "hold", "players": ["alice"], "rectangle": [4.0, 4.0, 4.0, 4.0]})
    bench.add("figure", "human", {"profile": "human", "player": "alice", "at": [6.0, 6.0]})
    assert len(screen.picture().tokens) == 1
    screen.commands.choose("hidden", "figures")
    assert screen.picture().tokens == []
    assert bench.thing_at((6.0, 6.0), 0.1) == Thing("zone", "hold")
    screen.commands.choose("hidden", "zones")
    assert not screen.picture().show_zones
    assert bench.thing_at((6.0, 6.0), 0.1) is None


# -- mirrored at once ---------------------------------------------------------------------------------------------


def test_what_is_drawn_lies_on_the_other_side_at_once_and_is_one_step(builder: Builder) -> None:
    bench, screen = builder.screen.bench, builder.screen
    width, depth = bench.setup.battlefield.width, bench.setup.battlefield.depth
    screen.press_command("edit-live-mirror")
    builder.click_zone("kind:building")
    builder.drag((2, 3), (5, 5))
    assert [piece["rectangle"] for piece in terrain(builder)] == [[2.0, 3.0, 3.0, 2.0], [width - 5.0, 3.0, 3.0, 2.0]]
    assert bench.selection == [Thing("terrain", "building")]
    screen.press_command("undo")
    assert terrain(builder) == []
    screen.press_command("edit-live-mirror")
    screen.press_command("edit-live-mirror")
    assert bench.mirroring == "half-turn"
    builder.click_zone("kind:tower")
    builder.drag((4, 4), (5, 4))
    assert [piece["circle"] for piece in terrain(builder)] == [[4.0, 4.0, 1.0], [width - 4.0, depth - 4.0, 1.0]]
    screen.press_command("edit-live-mirror")
    assert bench.mirroring == ""


def test_how_things_are_mirrored_is_as_it_was_when_the_layout_is_opened_again(builder: Builder) -> None:
    builder.screen.press_command("edit-live-mirror")
    bench, desk = builder.screen.bench, builder.screen.desk
    again = EditScreen(desk, Workbench(bench.document, bench.content, bench.path))
    assert again.bench.mirroring == "vertical"
    elsewhere = EditScreen(desk, Workbench(bench.document, bench.content, bench.path.with_name("other.toml")))
    assert elsewhere.bench.mirroring == ""
    for _ in range(3):
        builder.screen.press_command("edit-live-mirror")
    assert desk.settings.mirrored == {}
    for screen in (again, elsewhere):
        screen.close()


def test_what_is_its_own_image_is_there_once(builder: Builder) -> None:
    bench = builder.screen.bench
    bench.mirroring = "vertical"
    middle = bench.setup.battlefield.width / 2.0
    bench.add("terrain", "tower", {"kind": "tower", "circle": [middle, 5.0, 1.0]})
    assert len(terrain(builder)) == 1


def test_across_the_table_is_the_other_player(builder: Builder) -> None:
    bench = builder.screen.bench
    bench.mirroring = "half-turn"
    bench.add("zone", "entry", {"kind": "entry", "players": ["alice"], "rectangle": [1.0, 1.0, 3.0, 3.0]})
    bench.add("figure", "human", {"profile": "human", "player": "alice", "at": [2.0, 2.0], "facing": 0.0})
    assert [zone["players"] for zone in bench.document["zone"]][-2:] == [["alice"], ["bob"]]
    figures = bench.document["figure"][-2:]
    assert [(figure["player"], figure["facing"]) for figure in figures] == [("alice", 0.0), ("bob", 180.0)]


# -- rings, and whose a zone is -----------------------------------------------------------------------------------


def test_rings_show_how_far_the_weapon_in_hand_reaches(builder: Builder) -> None:
    screen = builder.screen
    commands = screen.commands
    commands.choose("profile", "pirate")
    commands.tool.hover((8.0, 6.0))
    rings = screen.rings.rings(commands.tool, screen.texts)
    assert rings
    assert all(ring.centre == (8.0, 6.0) for ring in rings)
    commands.tool.hover((9.0, 6.0))
    assert screen.rings.rings(commands.tool, screen.texts)[0].centre == (9.0, 6.0)
    screen.bench.add("figure", "pirate", {"profile": "pirate", "player": "alice", "at": [5.0, 5.0]})
    commands.take("edit-select")
    moved = screen.rings.rings(commands.tool, screen.texts)
    assert [replace(ring, centre=(0.0, 0.0)) for ring in moved] == [replace(ring, centre=(0.0, 0.0)) for ring in rings]
    assert moved[0].centre == (5.0, 5.0)
    commands.take("edit-rectangle")
    assert screen.rings.rings(commands.tool, screen.texts) == ()


@pytest.mark.rule("R6.1.11")
def test_what_is_contested_is_everybodys_until_somebody_is_named(builder: Builder) -> None:
    bench = builder.screen.bench
    builder.click_zone("zone:contest")
    builder.drag((9, 6), (11, 8))
    zone = bench.document["zone"][-1]
    assert "players" not in zone
    everybody = tuple(PlayerId(player.id) for player in bench.setup.players)
    assert bench.setup.zones[-1].players == everybody
    bench.selection = [Thing("zone", zone["id"])]
    builder.frames()
    builder.program.draw()
    own = [row for row in builder.screen.rows if row.label in {player.name for player in bench.setup.players}]
    assert [row.value for row in own] == ["yes"] * len(everybody)
    assert own[0].put is not None
    bench.do("set-value", own[0].put("no"))
    assert bench.document["zone"][-1]["players"] == list(everybody[1:])
    assert bench.setup.zones[-1].players == everybody[1:], "who is named is meant alone, as ever"


def test_what_is_called_exactly_so_is_found_first() -> None:
    """The wall before the low wall, though that one lies higher in the palette."""
    names = [("Doors", ("Low wall", "One-way wall", "Wallpaper", "Wall")), ("Others", ("Wall",))]
    groups = [
        Group(title, title, tuple((f"{title}:{name}", name, "", False) for name in rows)) for title, rows in names
    ]
    found = groups_shown(groups[:1], "wall", (), "Favourites")
    assert [row[1] for row in found[0].rows] == ["Wall", "Wallpaper", "Low wall", "One-way wall"]
    groups[0] = Group("Doors", "Doors", groups[0].rows[:3])
    assert [group.name for group in groups_shown(groups, "wall", (), "Favourites")] == ["Others", "Doors"]
    assert groups_shown(groups, "other", (), "Favourites") == groups[1:], "a group by its name"


def test_what_is_said_lies_beside_the_open_palette(builder: Builder, monkeypatch: pytest.MonkeyPatch) -> None:
    rooms: list[pygame.Rect] = []
    monkeypatch.setattr("pb12table.app.editor.panels.frame.draw_passing_notice",
                        lambda _canvas, room, _notice: rooms.append(room))  # fmt: skip
    builder.key(pygame.K_SLASH, typed="/")
    builder.frames()
    builder.program.draw()
    assert rooms[-1].left == builder.screen.plates["list"].right
