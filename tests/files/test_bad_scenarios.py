"""Every wrong scenario is one FileProblem with file and place, and a sentence in both languages."""

import copy
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pb12table.files.content import load_content
from pb12table.files.problems import FileProblem
from pb12table.files.reading import check_plain, migrated
from pb12table.files.scenario import check_playable, find_scenario, load_scenario, scenario_of, setup_from_document
from pb12table.systems.pb12.files.content import Content
from pb12table.systems.pb12.rules.preparations.profiles import DamagePoints, Durability, Setup
from pb12table.texts.describe import problem_line
from pb12table.texts.locale import LANGUAGES, Texts

SOUND = """
format = 1
system = "pb12"
name = "Yard"
[table]
width = 20.0
depth = 10.0
[[player]]
id = "alice"
name = "Alice"
command_points = 2
[[player]]
id = "bob"
name = "Bob"
command_points = 2
[[zone]]
id = "gate"
kind = "entry"
players = ["bob"]
rectangle = [18.0, 0.0, 2.0, 10.0]
[[terrain]]
id = "harbour-wall"
kind = "wall"
polygon = [[10.0, 1.0], [11.0, 1.0], [11.0, 9.0], [10.0, 9.0]]
[[terrain]]
id = "roof"
kind = "building"
rectangle = [3.0, 6.0, 3.0, 3.0]
[[terrain]]
id = "plank"
kind = "bridge"
rectangle = [6.0, 7.0, 3.0, 1.0]
[[figure]]
id = "anne"
profile = "pirate"
player = "alice"
at = [2.0, 2.0]
[[figure]]
id = "jack"
profile = { base = "pirate", strength = 4 }
player = "alice"
at = [2.0, 4.0]
[[figure]]
id = "guard"
profile = "human"
player = "bob"
"""

Document = dict[str, Any]


@pytest.fixture(scope="module")
def content() -> Content:
    found: Content = load_content()
    return found


def changed(change: Callable[[Document], object]) -> Document:
    document = copy.deepcopy(tomllib.loads(SOUND))
    change(document)
    return document


def test_the_sound_scenario_is_read(content: Content) -> None:
    scenario = scenario_of(tomllib.loads(SOUND), content, Path("yard.toml"))
    assert scenario.summary.playable
    setup = scenario.setup
    anne, jack, guard = setup.figures
    assert (anne.profile.strength, jack.profile.strength) == (3, 4)
    assert jack.profile.ranged == anne.profile.ranged == 3
    assert (anne.height, guard.at) == (0.0, None)
    assert setup.name.en == setup.name.de == "Yard"


def put(document: Document, path: str, value: Any) -> None:
    inner: Any = document
    *way, last = [int(part) if part.isdigit() else part for part in path.split("/")]
    for part in way:
        inner = inner[part]
    inner[last] = value


ANNE = 'figure[0] "anne"'
WALL = 'terrain[0] "harbour-wall"'

SWORDSMAN = {"id": "anne", "profile": "pirate", "player": "alice", "at": [2.0, 2.0], "items": ["sword"]}
FENCE = {"id": "harbour-wall", "kind": "fence", "thickness": 0.2}
REPEATING = [[1, 1], [1, 1], [3, 1], [3, 3], [1, 1]]
RAMP = {"id": "harbour-wall", "kind": "wall", "rectangle": [12.0, 6.0, 3.0, 3.0], "rises": 0.0}
KICK = {"id": "kick", "template": "break-open", "pieces": ["harbour-wall"]}
BOOM = {"id": "boom", "template": "detonate"}
HIDE = {"id": "hide", "template": "hide"}
WATCH = 'group[0] "watch"'
GROUP = {"id": "watch", "name": "Watch", "player": "alice", "parent": "alice", "figures": ["anne"]}

CASES: list[tuple[str, Any, str, str]] = [
    ("figure/0/profile", "parrot", "problem-no-such-profile", f"{ANNE}.profile"),
    ("figure/0/profile", "Sea Parrot", "problem-not-an-id", f"{ANNE}.profile"),
    ("figure/0/profile", "p" * 49, "problem-too-long", f"{ANNE}.profile"),
    ("figure/0/profile", {"strength": 4}, "problem-missing-key", f"{ANNE}.profile"),
    ("figure/0/profile", {"base": "pirate", "wings": 2}, "problem-unknown-key", f"{ANNE}.profile"),
    ("figure/0/profile", {"base": "pirate", "strength": "4"}, "problem-wrong-type", f"{ANNE}.profile.strength"),
    ("figure/0/profile", {"base": "pirate", "id": "admiral"}, "problem-unknown-key", f"{ANNE}.profile"),
    ("figure/0/player", "carol", "problem-no-such-player", f"{ANNE}.player"),
    ("figure/0/items", ["cannon"], "problem-no-such-item", f"{ANNE}.items[0]"),
    ("figure/0/items", ["sword", "sword"], "problem-twin", f"{ANNE}.items[1]"),
    ("figure/0/in_use", ["rifle"], "problem-not-carried", f"{ANNE}.in_use[0]"),
    ("figure/0", {**SWORDSMAN, "in_use": ["sword", "sword"]}, "problem-twin", f"{ANNE}.in_use[1]"),
    ("figure/0/id", "jack", "problem-twin", 'figure[1] "jack"'),
    ("figure/0/id", "roof", "problem-twin", 'figure[0] "roof"'),
    ("figure/0/at", [10.5, 5.0], "problem-inside-piece", f"{ANNE}.at"),
    ("figure/0/at", [9.9, 5.0], "problem-inside-piece", f"{ANNE}.at"),
    ("figure/1/at", [2.0, 2.3], "problem-on-figure", 'figure[1] "jack".at'),
    ("figure/0/at", [0.2, 5.0], "problem-off-table", f"{ANNE}.at"),
    ("figure/0/at", [2.0], "problem-wrong-count", f"{ANNE}.at"),
    ("figure/0/at", ["2", 2.0], "problem-wrong-type", f"{ANNE}.at[0]"),
    ("figure/0/at", [float("nan"), 2.0], "problem-not-finite", f"{ANNE}.at[0]"),
    ("figure/0/at", [float("inf"), 2.0], "problem-not-finite", f"{ANNE}.at[0]"),
    ("figure/0/at", [1e30, 2.0], "problem-out-of-bounds", f"{ANNE}.at[0]"),
    ("figure/0/height", 1.0, "problem-no-stand", f"{ANNE}.at"),
    ("figure/0/facing", 400.0, "problem-out-of-bounds", f"{ANNE}.facing"),
    ("figure/0/hat", "red", "problem-unknown-key", ANNE),
    ("terrain/0/kind", "lava", "problem-no-such-kind", f"{WALL}.kind"),
    ("terrain/0/circle", [1.0, 1.0, 1.0], "problem-one-shape", WALL),
    ("terrain/0/polygon", [[0, 0], [4, 4], [4, 0], [0, 3]], "problem-shape-self-crossing", f"{WALL}.polygon"),
    ("terrain/0/polygon", [[0, 0], [4, 4]], "problem-shape-too-few-points", f"{WALL}.polygon"),
    ("terrain/0/polygon", [[0, 0], [4, 4], [4, 4], [0, 3]], "problem-shape-repeated-point", f"{WALL}.polygon[2]"),
    ("terrain/0/polygon", [], "problem-too-short", f"{WALL}.polygon"),
    ("terrain/0/polygon", [[0.0, 0.0]] * 501, "problem-too-long", f"{WALL}.polygon"),
    ("terrain/0/holes", [[[0, 0], [1, 0], [1, 1]]], "problem-shape-hole-outside", f"{WALL}.holes[0]"),
    ("terrain/0/height", 0.0, "problem-out-of-bounds", f"{WALL}.height"),
    ("terrain/0/base", -1.0, "problem-out-of-bounds", f"{WALL}.base"),
    ("terrain/0/thickness", 1.0, "problem-only-with", f"{WALL}.thickness"),
    ("terrain/0/turned", 1.0, "problem-only-with", f"{WALL}.turned"),
    ("terrain/0", {**FENCE, "line": [[12, 2], [12, 2], [14, 2]]}, "problem-shape-repeated-point", f"{WALL}.line"),
    ("terrain/0", {**FENCE, "line": REPEATING}, "problem-shape-repeated-point", f"{WALL}.line"),
    ("terrain/0", {**FENCE, "line": [[12, 2], [14, 2]], "rises": 0.0}, "problem-not-together", f"{WALL}.rises"),
    ("terrain/0", {**RAMP, "low_edge": [[3, 6], [3, 9]]}, "problem-not-together", f"{WALL}.rises"),
    ("terrain/0", {**RAMP, "high_edge": [[3, 6], [3, 9]]}, "problem-not-together", f"{WALL}.rises"),
    ("terrain/0/low_edge", [[10.0, 1.0], [11.0, 1.0]], "problem-shape-half-a-ramp", f"{WALL}.polygon"),
    ("terrain/1/id", "harbour-wall", "problem-twin", 'terrain[1] "harbour-wall"'),
    ("terrain/1/id", "../../etc/passwd", "problem-not-an-id", 'terrain[1] "../../etc/passwd".id'),
    ("zone/0/players", ["dave"], "problem-no-such-player", 'zone[0] "gate".players'),
    ("zone/0/kind", "swamp", "problem-unknown-value", 'zone[0] "gate".kind'),
    ("zone/0/band", [2.0, 1.0], "problem-not-rising", 'zone[0] "gate".band'),
    ("zone/0/players", [], "problem-no-entry", 'figure[2] "guard"'),
    ("player/0/id", "bob", "problem-twin", 'player[1] "bob"'),
    ("player", [], "problem-no-such-player", 'zone[0] "gate".players'),
    ("figure/2/player", "alice", "problem-no-entry", 'figure[2] "guard"'),
    ("table/width", "20", "problem-wrong-type", "table.width"),
    ("table/width", 1e6, "problem-out-of-bounds", "table.width"),
    ("table", 3, "problem-wrong-type", "table"),
    ("system", "chess", "problem-missing-system", "system"),
    ("system", 12, "problem-wrong-type", "system"),
    ("colour", "blue", "problem-unknown-key", ""),
    ("rules", {"round_limit": 0}, "problem-out-of-bounds", "rules.round_limit"),
    ("rules", {"round_limit": True}, "problem-wrong-type", "rules.round_limit"),
    ("action", [{"id": "kick"}], "problem-missing-key", 'action[0] "kick"'),
    ("action", [{"id": "kick", "template": "dance"}], "problem-no-such-action", 'action[0] "kick".template'),
    ("action", [{"id": "kick", "template": "break-open"}], "problem-missing-key", 'action[0] "kick"'),
    ("action", [{**KICK, "pieces": ["gate"]}], "problem-no-such-piece", 'action[0] "kick".pieces'),
    ("action", [{**KICK, "zone": "moon"}], "problem-no-such-zone", 'action[0] "kick".zone'),
    ("action", [{**KICK, "players": ["carol"]}], "problem-no-such-player", 'action[0] "kick".players'),
    ("action", [KICK, KICK], "problem-twin", 'action[1] "kick"'),
    ("action", [{**KICK, "id": "roof"}], "problem-twin", 'action[0] "roof"'),
    ("action", [{**KICK, "effects": []}], "problem-too-short", 'action[0] "kick".effects'),
    ("action", [{**KICK, "effects": [{"kind": "magic"}]}], "problem-unknown-value", 'action[0] "kick".effects[0].kind'),
    ("action", [BOOM], "problem-missing-key", 'action[0] "boom"'),
    ("action", [{**BOOM, "place": [20.5, 5.0, 0.0]}], "problem-off-table", 'action[0] "boom".place'),
    ("action", [{**BOOM, "place": [5.0, -0.5, 0.0]}], "problem-off-table", 'action[0] "boom".place'),
    ("action", [{"id": "pull", "template": "pull-lever"}], "problem-missing-key", 'action[0] "pull".effects'),
    ("action", [{**HIDE, "radius": 3}], "problem-only-with", 'action[0] "hide".radius'),
    ("rules", {"interruptions": "sometimes"}, "problem-unknown-value", "rules.interruptions"),
    ("figure/2/interruptions", 0, "problem-out-of-bounds", 'figure[2] "guard".interruptions'),
    ("player/0/leader", "anne", "problem-no-command-figure", 'player[0] "alice".leader'),
    ("player/0/leader", "guard", "problem-not-in-force", 'player[0] "alice".leader'),
    ("group", [{**GROUP, "player": "carol"}], "problem-no-such-player", f"{WATCH}.player"),
    ("group", [{**GROUP, "figures": ["guard"]}], "problem-not-in-force", f"{WATCH}.figures"),
    ("group", [{**GROUP, "figures": ["parrot"]}], "problem-not-in-force", f"{WATCH}.figures"),
    ("group", [GROUP, {**GROUP, "id": "two"}], "problem-in-two-groups", 'group[1] "two".figures'),
    ("group", [GROUP, GROUP], "problem-twin", 'group[1] "watch"'),
    ("group", [{**GROUP, "parent": "bob"}], "problem-no-group-above", f"{WATCH}.parent"),
    ("group", [{**GROUP, "parent": "crew"}], "problem-no-group-above", f"{WATCH}.parent"),
    ("group", [{**GROUP, "parent": "watch"}], "problem-groups-in-a-circle", f"{WATCH}.parent"),
    ("group", [{**GROUP, "id": "alice"}], "problem-named-like-a-player", 'group[0] "alice".id'),
    ("group", [{**GROUP, "leader": "anne"}], "problem-no-command-figure", f"{WATCH}.leader"),
    ("group", [{"id": "watch", "name": "Watch", "player": "alice"}], "problem-missing-key", WATCH),
    ("terrain/0/durability", {"toughness": 3}, "problem-missing-key", f"{WALL}.durability"),
]


def test_a_leader_stands_in_the_group_or_leads_one_under_it(content: Content) -> None:
    """R2.2.2, R2.2.5."""
    captain = {"id": "captain", "profile": "fearless-captain", "player": "alice", "at": [2.0, 6.0]}
    document = changed(lambda document: document["figure"].append(captain))
    document["group"] = [{**GROUP, "figures": ["captain"], "leader": "captain"}]
    assert setup_or_problem(document, content).groups[0].leader == "captain"
    document["group"][0]["figures"] = []
    with pytest.raises(FileProblem) as caught:
        setup_or_problem(document, content)
    assert (caught.value.key, caught.value.place) == ("problem-cannot-lead-this-group", f"{WATCH}.leader")


@pytest.mark.parametrize(("path", "value", "key", "place"), CASES)
def test_a_wrong_scenario_is_refused(content: Content, path: str, value: Any, key: str, place: str) -> None:
    document = changed(lambda document: put(document, path, value))
    with pytest.raises(FileProblem) as caught:
        setup_or_problem(document, content)
    assert (caught.value.key, caught.value.place, caught.value.file) == (key, place, "yard.toml")
    for language in LANGUAGES:
        line = problem_line(Texts(language), caught.value)
        assert line.startswith("yard.toml")
        assert place in line
        assert "problem-" not in line
        assert "{" not in line.replace(place, "")
        assert "\n" not in line


def setup_or_problem(document: Document, content: Content) -> Setup:
    """Like a file: numbers are checked where the TOML is read, forms where the scenario is built."""
    check_plain(document, "yard.toml")
    found: Setup = scenario_of(migrated(document, "yard.toml"), content, Path("yard.toml")).setup
    return found


def test_too_many_slots_in_use(content: Content) -> None:
    document = changed(lambda d: d["figure"][0].update(items=["rifle", "sword"], in_use=["rifle", "sword"]))
    with pytest.raises(FileProblem) as caught:
        scenario_of(document, content, Path("yard.toml"))
    assert caught.value.key == "problem-too-few-slots"
    assert dict(caught.value.details) == {"needed": 3, "slots": 2}


def test_without_a_height_a_figure_stands_on_the_highest_surface(content: Content) -> None:
    def on(x: float, y: float, **more: float) -> float | None:
        document = changed(lambda d: d["figure"][0].update(at=[x, y], **more))
        found: float | None = scenario_of(document, content, Path("yard.toml")).setup.figures[0].height
        return found

    assert on(4.5, 7.5) == 3.0
    assert on(7.5, 7.5) == 3.0
    assert on(7.5, 7.5, height=0.0) == 0.0


def test_of_pieces_above_each_other_the_highest_is_in_the_way(content: Content) -> None:
    """A figure could stand on the low one."""

    def build(document: Document) -> None:
        low = {"id": "jetty", "kind": "bridge", "rectangle": [12.0, 1.0, 4.0, 4.0], "base": 0.0, "height": 0.5}
        wall = {"id": "shed-wall", "kind": "wall", "rectangle": [13.8, 2.0, 0.3, 2.0], "height": 2.0}
        document["terrain"] += [low, wall]
        document["figure"][0]["at"] = [14.0, 3.0]

    with pytest.raises(FileProblem) as caught:
        setup_or_problem(changed(build), content)
    assert (caught.value.key, dict(caught.value.details)) == ("problem-inside-piece", {"id": "shed-wall"})


def test_a_scenario_brings_its_own_content(content: Content) -> None:
    def change(document: Document) -> None:
        damage = {"strength": 9, "penetration": 0}
        document["item"] = [{"id": "hook", "name": "hook", "melee_modifier": 0, "damage": damage}]
        document["profile"] = [{"id": "hand", "name": "hand", "items": ["hook"], "radius": 0.3}]
        document["kind"] = [{"id": "wall", "name": "hull", "height": 7.0}]
        document["figure"][0]["profile"] = "hand"

    scenario = scenario_of(changed(change), content, Path("yard.toml"))
    anne = scenario.setup.figures[0]
    assert [str(block.id) for block in anne.blocks] == ["hook"]
    assert scenario.setup.battlefield.pieces[0].height == 7.0
    assert setup_from_document(scenario.document) == scenario.setup


def test_a_scenario_changes_one_table_and_keeps_the_others(content: Content) -> None:
    rows = [{"share": 0.5, "level": 0, "source": "text"}, {"share": 1.0, "level": 5, "source": "text"}]
    setup = scenario_of(changed(lambda d: d.update(tables={"concealment": rows})), content, Path("y")).setup
    plain = scenario_of(tomllib.loads(SOUND), content, Path("y")).setup
    assert [row.level for row in setup.tables.concealment] == [0, 5]
    assert setup.tables.damage == plain.tables.damage
    falling = changed(lambda d: d.update(tables={"concealment": rows[::-1]}))
    with pytest.raises(FileProblem) as caught:
        scenario_of(falling, content, Path("y"))
    assert (caught.value.key, caught.value.place) == ("problem-not-rising", "tables.concealment[1]")


def test_an_unknown_scenario_names_those_there_are() -> None:
    with pytest.raises(FileProblem) as caught:
        load_scenario("smuggler-cave")
    assert caught.value.key == "problem-no-such-scenario"
    assert "smugglers-cove" in str(caught.value.details["known"])


# -- shapes ---------------------------------------------------------------------------------------------------


def pieces_of(content: Content, **keys: Any) -> Any:
    document = changed(lambda d: d["terrain"].append({"id": "new", "kind": "wall", **keys}))
    return scenario_of(document, content, Path("yard.toml")).setup.battlefield.pieces[-1]


def test_a_door_withstands_what_its_kind_or_itself_says(content: Content) -> None:
    def change(document: Document) -> None:
        weak = {"damage_points": {"heavy": 1}, "toughness": 2}
        strong = {"damage_points": {"light": 2, "heavy": 3}, "toughness": 8, "armour": 4, "damage_table": 5}
        document["kind"] = [{"id": "door", "name": "door", "height": 2.0, "durability": weak}]
        document["terrain"] += [
            {"id": "front", "kind": "door", "line": [[12.0, 2.0], [13.0, 2.0]]},
            {"id": "vault", "kind": "door", "line": [[14.0, 2.0], [15.0, 2.0]], "durability": strong, "name": "Vault"},
        ]

    scenario = scenario_of(changed(change), content, Path("yard.toml"))
    assert scenario.setup.durable == (
        Durability("front", DamagePoints(0, 0, 1), 2),
        Durability("vault", DamagePoints(0, 2, 3), 8, 4, 5),
    )
    assert [(piece, label.en) for piece, label in scenario.setup.piece_names] == [("vault", "Vault")]
    assert setup_from_document(scenario.document) == scenario.setup


def test_a_line_becomes_a_wall_with_mitred_corners(content: Content) -> None:
    piece = pieces_of(content, line=[[12.0, 2.0], [16.0, 2.0], [16.0, 6.0]], thickness=0.4)
    assert sorted(piece.outline) == sorted(
        [(12.0, 1.8), (16.2, 1.8), (16.2, 6.0), (15.8, 6.0), (15.8, 2.2), (12.0, 2.2)]
    )
    assert not piece.thin


def test_a_closed_line_becomes_a_wall_around_a_yard(content: Content) -> None:
    ring = [[12.0, 2.0], [16.0, 2.0], [16.0, 6.0], [12.0, 6.0], [12.0, 2.0]]
    for line in (ring, ring[::-1]):
        piece = pieces_of(content, line=line, thickness=0.4)
        assert set(piece.outline) == {(11.8, 1.8), (16.2, 1.8), (16.2, 6.2), (11.8, 6.2)}
        assert [set(hole) for hole in piece.holes] == [{(12.2, 2.2), (15.8, 2.2), (15.8, 5.8), (12.2, 5.8)}]
    for thickness in (4.0, 4.5):
        assert not pieces_of(content, line=ring, thickness=thickness).holes
    long = [[12.0, 2.0], [22.0, 2.0], [22.0, 6.0], [12.0, 6.0], [12.0, 2.0]]
    assert not pieces_of(content, line=long, thickness=4.5).holes


def test_a_line_of_no_thickness_is_thin(content: Content) -> None:
    piece = pieces_of(content, line=[[12.0, 2.0], [16.0, 2.0]], thickness=0.0)
    assert (piece.thin, piece.outline) == (True, ((12.0, 2.0), (16.0, 2.0)))


def test_a_line_that_turns_back_is_refused(content: Content) -> None:
    with pytest.raises(FileProblem) as caught:
        pieces_of(content, line=[[12.0, 2.0], [16.0, 2.0], [12.0, 2.1]])
    assert (caught.value.key, caught.value.place) == ("problem-sharp-bend", 'terrain[3] "new".line[1]')


@pytest.mark.parametrize(
    ("rises", "low", "high"), [(0.0, 12.5, 15.5), (180.0, 15.5, 12.5), (90.0, 14.0, 14.0), (270.0, 14.0, 14.0)]
)
def test_a_ramp_rises_in_its_direction(content: Content, rises: float, low: float, high: float) -> None:
    piece = pieces_of(content, rectangle=[12.0, 2.0, 4.0, 2.0], rises=rises, height=2.0)
    assert piece.top_at((low, 3.0)) == pytest.approx(0.25 if rises in (0.0, 180.0) else 1.0)
    assert piece.top_at((high, 3.0)) == pytest.approx(1.75 if rises in (0.0, 180.0) else 1.0)
    assert piece.top_at((14.0, 4.0)) == pytest.approx({90.0: 2.0, 270.0: 0.0}.get(rises, 1.0))


def test_a_turned_rectangle_turns_about_its_centre(content: Content) -> None:
    piece = pieces_of(content, rectangle=[12.0, 2.0, 4.0, 2.0], turned=90.0)
    assert sorted(piece.outline) == [(13.0, 1.0), (13.0, 5.0), (15.0, 1.0), (15.0, 5.0)]


GATE = {"id": "gate", "kind": "entry", "players": ["bob"], "rectangle": [18.0, 0.0, 2.0, 10.0]}
UNPLAYABLE: list[tuple[str, Any, str, str]] = [
    ("player/0/command_points", 0, "problem-no-command-points", 'player[0] "alice".command_points'),
    ("figure", [], "problem-no-figure", 'player[0] "alice"'),
    ("rules", {"take_out_leader": True}, "problem-no-leader", 'player[0] "alice"'),
    ("zone", [GATE, {"id": "hill", "kind": "hold", "circle": [9, 5, 2]}], "problem-missing-key", 'zone[1] "hill"'),
]


@pytest.mark.parametrize(("path", "value", "key", "place"), UNPLAYABLE)
def test_a_layout_nobody_can_play_on_may_be_looked_at(
    content: Content, path: str, value: Any, key: str, place: str
) -> None:
    document = changed(lambda document: put(document, path, value))
    scenario = scenario_of(document, content, Path("yard.toml"))
    assert not scenario.summary.playable
    with pytest.raises(FileProblem) as caught:
        check_playable(scenario.setup, "yard.toml")
    assert (caught.value.key, caught.value.place) == (key, place)


def test_a_layout_without_players_is_a_layout(content: Content) -> None:
    document = {"format": 1, "system": "pb12", "name": "bare", "table": {"width": 10.0, "depth": 10.0}}
    setup = setup_or_problem(document, content)
    with pytest.raises(FileProblem) as caught:
        check_playable(setup, "yard.toml")
    assert caught.value.key == "problem-too-few-players"


def test_an_id_may_have_that_of_its_game_before_it_and_no_other() -> None:
    assert find_scenario("w6/quarry") == find_scenario("quarry")
    assert find_scenario("d20/quarry") == Path("d20/quarry"), "which is a path, and there is nothing"
