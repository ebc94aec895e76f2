"""Forces: what sides are worth beside each other, what pages set, what lists and sheets tell."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pb12table.app.forces.overview import list_of_forces
from pb12table.cli.main import run
from pb12table.files.content import load_content
from pb12table.files.places import scenarios_folder
from pb12table.files.reading import read_toml
from pb12table.files.scenario import force_of, unlimited_setup
from pb12table.forces.gathering import copied_force, taken_force, with_force
from pb12table.forces.sheets import balance_line, force_sheets
from pb12table.layouts.editing import Document
from pb12table.skirmish.faces.forces import Muster
from pb12table.skirmish.forms.force_pages import Change, Counters, Deed, Fields, Lines, Page, Picking, Piece, Pieces
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.fate.rules.data import ActorId, CharacterSetup, Setup, side_worth
from pb12table.systems.fate.rules.zones import zone_at
from pb12table.systems.fate.sheets import FORCES
from pb12table.texts.locale import Texts

FILE = Path("roof.toml")
TEXTS = Texts("en").of("fate")


def roof() -> Document:
    return dict(read_toml(scenarios_folder() / "fate" / "the-doctors-roof.toml"))


def muster(document: Document) -> Muster:
    content = load_content("fate")
    return Muster(document, content, unlimited_setup(document, content, FILE), FILE, TEXTS)


def character(document: Document, name: str) -> CharacterSetup:
    found = muster(document).setup.actor_by_id[ActorId(name)]
    assert isinstance(found, CharacterSetup)
    return found


def page(document: Document, name: str) -> Page:
    found = FORCES.figure_page(muster(document), name)
    assert found is not None
    return found


def parts(groups: Any, kind: type[Any]) -> list[Any]:
    return [part for group in groups for column in group for part in column if isinstance(part, kind)]


def picked(act: Any, value: str) -> Document:
    picking = act()
    assert isinstance(picking, Picking)
    assert value in [offer.value for offer in picking.offers]
    done = picking.take(value)
    assert isinstance(done, Change)
    return done.document


def done(deed: Deed | None) -> Document:
    assert deed is not None
    change = deed.act()
    assert isinstance(change, Change)
    return change.document


def piece(document: Document, name: str, label: str) -> Piece:
    pieces: list[Piece] = [piece for part in parts(page(document, name).groups, Pieces) for piece in part.pieces]
    return next(piece for piece in pieces if piece.label == label)


def test_sides_are_compared_by_their_values() -> None:
    """Section 6: 577 against 506 + 100 + 33, and 11 for the guards that the calibration left out."""
    setup: Setup = muster(roof()).setup
    assert [side_worth(setup, side.id) for side in setup.sides] == [577, 650]
    assert [FORCES.worth(TEXTS, setup, player.id).value for player in setup.players] == [577, 650]
    assert balance_line(TEXTS, setup, FORCES).startswith("Nearly even: Bob is worth 73 more than Alice.")
    _, sides = parts(FORCES.force_groups(muster(roof()), "bob"), Lines)
    assert sides.lines[-1] == "Foes: 1.13 times as strong. That counts as even."


def test_a_side_that_is_more_than_1_15_times_as_strong_is_not_even() -> None:
    path = scenarios_folder() / "fate" / "warehouse-three.toml"
    setup = unlimited_setup(dict(read_toml(path)), load_content("fate"), path)
    assert "27" in balance_line(TEXTS, setup, FORCES)


@pytest.mark.parametrize(
    ("profile", "value"),
    [
        ("marit", 244), ("anselm", 281), ("ilka", 108), ("tomas", 52), ("voss", 100), ("boilerman", 262),
        ("silke", 506), ("brandt", 44), ("jory", 78),
    ],
)  # fmt: skip
def test_profiles_are_worth_what_is_listed(profile: str, value: int) -> None:
    found = {each["id"]: each for each in FORCES.profiles(TEXTS, load_content("fate")).plain}
    assert found[profile]["value"] == value


def test_points_weapons_and_companions_are_counted_taken_and_left() -> None:
    document = roof()
    (account,) = parts(page(document, "marit").groups, Counters)
    step = account.counters["fate_points"].step
    assert step is not None
    more = step(1)
    assert isinstance(more, Change)
    assert character(more.document, "marit").fate_points == 5
    (again,) = parts(page(more.document, "marit").groups, Counters)
    assert (again.counters["fate_points"].usual, again.counters["fate_points"].mood) == ("(4)", "good")
    weapons, companions = parts(page(document, "marit").groups, Pieces)
    armed = picked(weapons.deeds[0].act, "rifle")
    assert [str(each.id) for each in character(armed, "marit").weapons] == ["cutlass", "pistol", "rifle"]
    disarmed = done(piece(armed, "marit", "Cutlass").drop)
    assert [str(each.id) for each in character(disarmed, "marit").weapons] == ["pistol", "rifle"]
    joined = picked(companions.deeds[0].act, "pim")
    assert [str(each.id) for each in character(joined, "marit").companions] == ["pim"]
    assert page(joined, "marit").worth[1][0].startswith("alone 244 + companions")
    assert piece(document, "tomas", "2 × Bomb").drop is not None
    one = done(piece(document, "tomas", "2 × Bomb").drop)
    assert next(iter(character(one, "tomas").uses.values())) == 1


def test_another_profile_brings_its_own() -> None:
    fields = next(part for part in parts(page(roof(), "marit").groups, Fields) if "profile" in part.rows)
    changed = character(picked(fields.acts["profile"], "jory"), "marit")
    assert (changed.profile.id, changed.fate_points) == ("jory", 5)


@pytest.mark.parametrize(
    ("key", "text", "value"),
    [
        ("stress_boxes", "5", 5), ("exchange_limit", "20", 20), ("grit", "no", False),
        ("initiative", "rotating", "rotating"),
    ],
)  # fmt: skip
def test_what_is_agreed_is_set(key: str, text: str, value: object) -> None:
    (agreed,) = FORCES.agreed(muster(roof()))
    assert isinstance(agreed, Fields)
    put = agreed.rows[key].put
    assert put is not None
    assert getattr(muster(put(text)).setup.options, key) == value


def test_a_side_is_joined_and_a_force_copied_opposite_with_its_groups() -> None:
    document = roof()
    player = parts(FORCES.force_groups(muster(document), "alice"), Fields)[0]
    put = player.rows["side"].put
    assert put is not None
    assert put("foes")["player"][0]["side"] == "foes"
    street = [0, 0, 20, 20]
    plain = {
        **document, "zone": [{"id": "street", "kind": "scene", "rectangle": street}], "link": [], "feature": [],
        "goal": [], "terrain": [], "figure": [each for each in document["figure"] if each["id"] == "voss"],
        "group": [{**each, "at": [[3, 3], [4, 3]]} for each in document["group"] if each.get("leader") == "voss"],
    }  # fmt: skip
    copied = copied_force(plain, "bob", "alice", FORCES.keys)
    setup: Setup = muster(copied).setup
    own = [each for each in setup.figures if each.player == PlayerId("alice")]
    assert [each.at for each in own] == [(8.0, 2.5), (17.0, 17.0), (16.0, 17.0)]
    assert [group.leader for group in setup.groups] == ["voss", "voss-2"]
    assert [group.id for group in setup.groups] == ["dome-guards", "dome-guards-3"]


def test_a_force_is_saved_without_its_places_and_taken_elsewhere() -> None:
    document, content = roof(), load_content("fate")
    force = taken_force(document, "bob", content, "The doctor's", FORCES)
    assert not any("at" in each for each in (*force["figure"], *force["group"]))
    assert [each["heads"] for each in force["group"]] == [2, 4]
    alone: Setup = force_of(force, content, Path("doctor.toml")).setup
    assert [each.id for each in alone.characters] == ["silke", "voss"]
    assert len({each.at for each in alone.figures}) == 8
    other = with_force(document, "alice", force, "doctor.toml", FORCES.keys)
    setup: Setup = muster(other).setup
    own = [each for each in setup.figures if each.player == PlayerId("alice")]
    assert len(own) == 8
    assert setup.groups[2].leader == "voss-2"
    assert {zone_at(setup, each.at, each.z) for each in own} == {"street"}, "the first zone that has room"


def test_without_a_place_a_figure_begins_beside_its_own() -> None:
    document = roof()
    figures = [{k: v for k, v in each.items() if k != "at" or each["id"] != "anselm"} for each in document["figure"]]
    setup: Setup = muster({**document, "figure": figures}).setup
    anselm, marit = setup.figure_by_id[FigureId("anselm")], setup.figure_by_id[FigureId("marit")]
    assert max(abs(a - b) for a, b in zip(anselm.at, marit.at, strict=True)) <= 1.0
    assert "at a free place" in str(page({**document, "figure": figures}, "anselm").groups)


def test_sheets_and_lists_tell_everything() -> None:
    setup: Setup = muster(roof()).setup
    sheet = force_sheets(setup, TEXTS, FORCES, [PlayerId("bob")])
    for words in ("Silke Dorn", "Superb 5", "Vain about the scar", "Parry artist", "Severe:", "Guards of the dome"):
        assert words in sheet
    assert "Anselm" not in sheet, "that is Alice's"
    assert "sheet-" not in sheet.split("<body>")[1].replace('class="sheet"', "")
    items = {each["id"]: each["sort"] for each in FORCES.items(TEXTS, load_content("fate")).plain}
    assert (items["rifle"], items["pim"]) == ("weapon", "companion")
    assert FORCES.kind(TEXTS, setup, setup.figure_by_id[FigureId("dome-guards-1")]) == "Harbour guard"
    assert FORCES.figure_worth(TEXTS, setup, setup.figure_by_id[FigureId("dome-guards-1")]) is None


def test_the_german_name_of_the_skill_fits_what_is_thrown() -> None:
    rows = FORCES.items(Texts("de").of("fate"), load_content("fate")).rows
    assert {row[0]: row[3] for row in rows}["sling"] == "Waffen · geworfen, bis 1 Zone"


def test_groups_are_listed_with_their_heads() -> None:
    setup: Setup = muster(roof()).setup
    told = {name: (facts, group) for name, facts, group in FORCES.groups(TEXTS, setup, PlayerId("bob"))}
    facts, group = told["Guards of the dome"]
    assert "2" in facts
    worth = FORCES.figure_worth(TEXTS, setup, group)
    assert worth is not None
    assert worth.value > 0
    assert len(told) == len([group for group in setup.groups if group.companion is None])
    shown = list_of_forces(muster(roof()), FORCES, ("rules", ""))
    assert "Guards of the dome" in repr(shown)


def test_the_command_line_compares_two_sides(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(["forces", "the-doctors-roof", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [(force["side"], force["value"]) for force in told["forces"]] == [("heroes", 577), ("foes", 650)]
    assert told["stress_boxes"] == 3
    written = tmp_path / "roof.html"
    assert run(["forces", "the-doctors-roof", "-o", str(written)]) == 0
    assert "Doctor Voss" in written.read_text(encoding="utf-8")
