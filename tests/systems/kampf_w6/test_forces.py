"""Forces: what pages set, what lists and sheets tell, files of forces, and figures without a place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pb12table.files.content import load_content
from pb12table.files.places import scenarios_folder
from pb12table.files.problems import FileProblem
from pb12table.files.reading import read_toml
from pb12table.files.scenario import unlimited_setup
from pb12table.forces.gathering import taken_force, with_force
from pb12table.forces.sheets import force_sheets
from pb12table.layouts.editing import Document
from pb12table.skirmish.faces.forces import Muster
from pb12table.skirmish.forms.force_pages import Change, Counters, Deed, Fields, Page, Picking, Piece, Pieces, Property
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.kampf_w6.rules.data import FigureSetup, Setup
from pb12table.systems.kampf_w6.sheets import FORCES
from pb12table.texts.locale import Texts

FILE = Path("station.toml")
TEXTS = Texts("en").of("w6")
VETERAN = FigureId("veteran")


def station() -> Document:
    return dict(read_toml(scenarios_folder() / "w6" / "petrol-station.toml"))


def muster(document: Document) -> Muster:
    content = load_content("w6")
    return Muster(document, content, unlimited_setup(document, content, FILE), FILE, TEXTS)


def figure(document: Document, name: str = "veteran") -> FigureSetup:
    setup: Setup = muster(document).setup
    return setup.figure_by_id[FigureId(name)]


def page(document: Document, name: str = "veteran") -> Page:
    found = FORCES.figure_page(muster(document), name)
    assert found is not None
    return found


def parts(groups: Any, kind: type[Any]) -> list[Any]:
    return [part for group in groups for column in group for part in column if isinstance(part, kind)]


def entry(document: Document, name: str = "veteran") -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in document["figure"] if each["id"] == name)
    return found


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


def put(row: Property, text: str) -> Document:
    assert row.put is not None
    return row.put(text)


def piece(document: Document, name: str) -> Piece:
    pieces: list[Piece] = [piece for part in parts(page(document).groups, Pieces) for piece in part.pieces]
    return next(piece for piece in pieces if piece.label == name)


def test_the_page_tells_what_a_figure_is_worth() -> None:
    assert page(station()).worth == (("110", True), ("body and armour 70 + gear 40", True))


def test_a_profile_is_picked_and_gear_goes_with_it() -> None:
    document = station()
    fields = next(part for part in parts(page(document).groups, Fields) if "profile" in part.rows)
    changed = picked(fields.acts["profile"], "gunner")
    assert entry(changed)["profile"] == "gunner"
    assert figure(changed).weapons[0].id == "machine-gun"


def test_values_are_counted_and_only_changes_are_written() -> None:
    document = station()
    counters = parts(page(document).groups, Counters)[0].counters
    melee, speed = counters["melee"], counters["speed"]
    assert melee.step is not None
    assert speed.step is not None
    more = melee.step(1)
    assert isinstance(more, Change)
    assert entry(more.document)["profile"] == {"base": "veteran", "skills": {"melee": 4}}
    assert figure(more.document).profile.skills.melee == 4
    again = parts(page(more.document).groups, Counters)[0].counters["melee"]
    assert (again.row.value, again.usual, again.mood) == ("4", "(3)", "good")
    back = again.step(-1)
    assert isinstance(back, Change)
    assert entry(back.document)["profile"] == "veteran"
    slower = speed.step(-1)
    assert isinstance(slower, Change)
    assert figure(slower.document).most_actions == 3
    typed = put(counters["wound_limit"].row, "6")
    assert figure(typed).profile.wound_limit == 6


def test_weapons_items_and_armour_are_taken_and_left() -> None:
    document = station()
    weapons, items = parts(page(document).groups, Pieces)
    armed = picked(weapons.deeds[0].act, "sabre")
    assert [str(weapon.id) for weapon in figure(armed).weapons] == ["assault-rifle", "knife", "sabre", "fists"]
    disarmed = done(piece(armed, "Knife").drop)
    assert entry(disarmed)["weapons"] == ["assault-rifle", "sabre"]
    assert piece(document, "Fists").drop is None, "everybody has them"
    kit = picked(items.deeds[0].act, "shield")
    assert [item.id for item in figure(kit).items] == ["shield"]
    assert "items" not in entry(done(piece(kit, "Shield").drop)), "as in the profile"
    wears = next(part for part in parts(page(document).groups, Fields) if "armour" in part.rows)
    assert figure(picked(wears.acts["armour"], "heavy")).armour.protection == 4
    assert "armour" not in entry(picked(wears.acts["armour"], "plates")), "as in the profile"


def test_stance_and_dice_are_set() -> None:
    document = station()
    fields = next(part for part in parts(page(document).groups, Fields) if "stance" in part.rows)
    assert figure(put(fields.rows["stance"], "kneeling")).stance == "kneeling"
    (player, *_) = parts(FORCES.force_groups(muster(document), "alice"), Fields)
    fewer = put(player.rows["fate_dice"], "0")
    assert muster(fewer).setup.player_by_id[PlayerId("alice")].fate_dice == 0
    assert "fate_dice" not in put(player.rows["fate_dice"], "1")["player"][0], "the usual number"


@pytest.mark.parametrize(
    ("key", "text", "field", "value"),
    [
        ("recoil", "yes", "recoil", True),
        ("round_limit", "", "round_limit", None),
        ("round_limit", "5", "round_limit", 5),
        ("range_scale", "2.5", "range_scale", 2.5),
        ("at_the_limit", "value", "at_the_limit", "value"),
        ("reactions", "always", "reactions", "always"),
        ("initial_pool", "full", "initial_pool", "full"),
    ],
)
def test_what_is_agreed_is_set(key: str, text: str, field: str, value: object) -> None:
    (agreed,) = FORCES.agreed(muster(station()))
    assert isinstance(agreed, Fields)
    setup: Setup = muster(put(agreed.rows[key], text)).setup
    assert getattr(setup.options, field) == value


def test_a_force_is_saved_and_taken_without_its_places() -> None:
    document, content = station(), load_content("w6")
    force = taken_force(document, "alice", content, "Crew", FORCES)
    assert force["system"] == "w6"
    assert not any("at" in each for each in force["figure"])
    other = with_force(document, "bob", force, "crew.toml", FORCES.keys)
    setup: Setup = muster(other).setup
    bobs = [each for each in setup.figures if each.player == "bob"]
    assert sorted(each.profile.id for each in bobs) == ["medic", "recruit", "scout", "veteran"]
    assert len({each.at for each in setup.figures}) == 8


def test_without_a_place_a_figure_begins_in_an_entry_zone_or_beside_its_friends() -> None:
    document = station()
    without = [{k: v for k, v in each.items() if k != "at" or each["id"] != "veteran"} for each in document["figure"]]
    beside = figure({**document, "figure": without})
    assert beside.at[0] < 10.0, "Alice's crew stands in the west"
    zone = {"id": "yard", "kind": "entry", "players": ["alice"], "rectangle": [20.0, 10.0, 4.0, 4.0]}
    entering = figure({**document, "figure": without, "zone": [zone]})
    assert entering.at == (22.0, 12.0)
    tiny = {**zone, "rectangle": [12.0, 14.0, 1.0, 1.0], "band": [0.0, 1.0]}
    shop = [{**each, "standable": False} if each["id"] == "shop" else each for each in document["terrain"]]
    with pytest.raises(FileProblem, match="veteran"):
        figure({**document, "figure": without, "zone": [tiny], "terrain": shop})


def test_lists_and_sheets() -> None:
    content, setup = load_content("w6"), muster(station()).setup
    profiles, items = FORCES.profiles(TEXTS, content), FORCES.items(TEXTS, content)
    assert {each["id"]: each["value"] for each in profiles.plain} == {
        "recruit": 64, "veteran": 110, "brute": 69, "scout": 63, "marksman": 105, "gunner": 88, "duellist": 72,
        "medic": 78, "leader": 95, "warrior": 75,
    }  # fmt: skip
    assert {each["sort"] for each in items.plain} == {"melee", "shooting", "thrown", "armour", "item"}
    sheet = force_sheets(setup, TEXTS, FORCES, [PlayerId("alice")])
    for words in ("Veteran", "Assault rifle", "First-aid kit", "Wound limit", "Total: 315"):
        assert words in sheet
    assert "MG gunner" not in sheet, "that is Bob's"
    assert FORCES.worth(TEXTS, setup, PlayerId("bob")).value == 316
