"""Forces: what pages set, what lists and sheets tell, files of forces, creatures without a place, and chances."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pb12table.files.content import load_content
from pb12table.files.places import scenarios_folder
from pb12table.files.problems import FileProblem
from pb12table.files.reading import read_toml
from pb12table.files.scenario import force_of, unlimited_setup
from pb12table.forces.by_play import figure_by_play
from pb12table.forces.gathering import taken_force, with_force
from pb12table.forces.sheets import balance_line, force_sheets, plain_forces
from pb12table.layouts.editing import Document
from pb12table.skirmish.faces.forces import Muster
from pb12table.skirmish.forms.force_pages import Change, Counters, Deed, Fields, Page, Picking, Piece, Pieces, Property
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.d20.rules.data import CreatureSetup, Mode, Setup
from pb12table.systems.d20.sheets import FORCES
from pb12table.texts.locale import Texts

FILE = Path("quarry.toml")
TEXTS = Texts("en").of("d20")


def quarry() -> Document:
    """The quarry with forces of nearly equal value: without the two who make up for the climb."""
    document = dict(read_toml(scenarios_folder() / "d20" / "quarry-at-dusk.toml"))
    return {**document, "figure": [each for each in document["figure"] if each["id"] not in ("surgeon", "herald")]}


def known_in_fights() -> Document:
    """The quarry with a sellsword for its giant, with whom no fights were drawn."""
    document = quarry()
    figures = [{**each, "profile": "sellsword"} if each["id"] == "giant" else each for each in document["figure"]]
    return {**document, "figure": figures}


def muster(document: Document) -> Muster:
    content = load_content("d20")
    return Muster(document, content, unlimited_setup(document, content, FILE), FILE, TEXTS)


def creature(document: Document, name: str = "sellsword") -> CreatureSetup:
    setup: Setup = muster(document).setup
    return setup.figure_by_id[FigureId(name)]


def page(document: Document, name: str = "sellsword") -> Page:
    return FORCES.figure_page(muster(document), name)


def parts(groups: Any, kind: type[Any]) -> list[Any]:
    return [part for group in groups for column in group for part in column if isinstance(part, kind)]


def row(document: Document, key: str, name: str = "sellsword") -> Property:
    found: Property = next(part.rows[key] for part in parts(page(document, name).groups, Fields) if key in part.rows)
    return found


def entry(document: Document, name: str = "sellsword") -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in document["figure"] if each["id"] == name)
    return found


def picked(act: Any, value: str) -> Document:
    picking = act()
    assert isinstance(picking, Picking)
    assert value in [offer.value for offer in picking.offers]
    change = picking.take(value)
    assert isinstance(change, Change)
    return change.document


def done(deed: Deed | None) -> Document:
    assert deed is not None
    change = deed.act()
    assert isinstance(change, Change)
    return change.document


def put(row: Property, text: str) -> Document:
    assert row.put is not None
    return row.put(text)


def stepped(document: Document, key: str, change: int, name: str = "sellsword") -> Document:
    counters = (part.counters for part in parts(page(document, name).groups, Counters))
    step = next(each[key] for each in counters if key in each).step
    assert step is not None
    done = step(change)
    assert isinstance(done, Change)
    return done.document


def piece(document: Document, label: str, name: str = "sellsword") -> Piece:
    pieces: list[Piece] = [each for part in parts(page(document, name).groups, Pieces) for each in part.pieces]
    return next(piece for piece in pieces if piece.label == label)


def adding(document: Document, number: int, name: str = "sellsword") -> Any:
    """What adds a weapon, a feature, or an item."""
    return parts(page(document, name).groups, Pieces)[number].deeds[0].act


def test_the_page_tells_what_a_creature_is_worth_and_why() -> None:
    assert page(quarry()).worth == (("224", True), ("deals 9.4 a turn · stands 53.3 before it falls", True))
    with pytest.raises(KeyError):
        page(quarry(), "nobody")


def test_values_are_counted_and_only_changes_are_written() -> None:
    document = quarry()
    tougher = stepped(document, "hit-points", 1)
    assert entry(tougher)["profile"] == {"base": "sellsword", "hit_points": 25}
    assert creature(tougher).profile.hit_points == 25
    assert entry(stepped(tougher, "hit-points", -1))["profile"] == "sellsword"
    assert entry(stepped(document, "strength", 1))["profile"] == {"base": "sellsword", "abilities": {"strength": 17}}
    assert creature(stepped(document, "walk", 1)).profile.speeds[Mode.WALK] == 10.5
    armoured = stepped(document, "armour-class", 1)
    counters = next(part.counters for part in parts(page(armoured).groups, Counters) if "armour-class" in part.counters)
    counter = counters["armour-class"]
    assert (counter.row.value, counter.usual, counter.mood) == ("17", "(16)", "good")
    assert counter.row.tip.splitlines() == [
        "In the profile: 16", "One more: value 255 (+17)", "One fewer: value 224 (−14)"
    ]  # fmt: skip
    typed = put(counter.row, "20")
    assert creature(typed).profile.armour_class == 20


def test_a_profile_is_picked_and_what_was_changed_goes_with_it() -> None:
    document = put(row(stepped(quarry(), "hit-points", 4), "hit-points-now"), "3")
    assert creature(document).hit_points == 3
    who = next(part for part in parts(page(document).groups, Fields) if "profile" in part.rows)
    changed = picked(who.acts["profile"], "herald")
    assert (entry(changed)["profile"], "hit_points" in entry(changed)) == ("herald", False)
    assert creature(changed).profile.attacks[0].id == "halberd"


def test_attacks_features_and_items_are_taken_and_left() -> None:
    document = quarry()
    armed = picked(adding(document, 0), "longbow")
    assert [(each.id, each.bonus, str(each.damage)) for each in creature(armed).profile.attacks] == [
        ("longsword", 5, "1d8+3"), ("longbow", 5, "1d8+3")
    ]  # fmt: skip
    keener = stepped(armed, "bonus-longbow", 1)
    assert creature(keener).profile.attacks[1].bonus == 6
    harder = put(row(keener, "damage-longbow"), "2W6 + 1")
    assert str(creature(harder).profile.attacks[1].damage) == "2d6+1"
    with pytest.raises(FileProblem, match="damage"):
        creature(put(row(document, "damage-longsword"), "much"))
    assert entry(done(piece(harder, "Longbow").drop))["profile"] == "sellsword"
    assert piece(document, "Longsword").drop is None, "it needs one attack"
    assert [each.id for each in creature(picked(adding(document, 1), "guard")).profile.features][-1] == "guard"
    assert creature(done(piece(document, "Two attacks").drop)).profile.features == ()
    assert [each.id for each in creature(picked(adding(document, 2), "rope")).items] == ["rope"]
    roped = quarry()
    assert entry(done(piece(roped, "Rope", "tracker").drop), "tracker")["items"] == []


def test_a_feature_goes_with_the_weapon_it_needs() -> None:
    document = quarry()
    who = next(part for part in parts(page(document).groups, Fields) if "profile" in part.rows)
    hound = picked(who.acts["profile"], "bog-hound")
    armed = picked(adding(hound, 0), "axe")
    assert [each.id for each in creature(armed).profile.features] == ["drag-down", "keen-nose"]
    bare = done(piece(armed, "Bite").drop)
    assert [each.id for each in creature(bare).profile.features] == ["keen-nose"]
    offers = adding(bare, 1)()
    assert "drag-down" not in [offer.value for offer in offers.offers]


@pytest.mark.parametrize(
    ("key", "text", "value"),
    [
        ("grid", "yes", True), ("round_limit", "7", 7), ("hide_from", "each", "each"), ("tie", "roll", "roll"),
        ("winner_at_limit", "blue", "blue"), ("winner_at_limit", "", None), ("shove_grapple", "no", False),
    ],
)  # fmt: skip
def test_what_is_agreed_is_set(key: str, text: str, value: object) -> None:
    document = quarry()
    if key == "grid":
        document = {**document, "figure": [dict(each) for each in document["figure"]]}
    (agreed,) = FORCES.agreed(muster(document))
    assert isinstance(agreed, Fields)
    assert getattr(muster(put(agreed.rows[key], text)).setup.options, key) == value


def test_the_player_may_lead_monsters_and_a_creature_may_sneak() -> None:
    document = put(row(quarry(), "sneaks"), "yes")
    assert creature(document).may_sneak
    (player, *_) = parts(FORCES.force_groups(muster(document), "red"), Fields)
    led = put(player.rows["monsters"], "no" if player.rows["monsters"].value == "yes" else "yes")
    before, after = (muster(each).setup.player_by_id[PlayerId("red")].monsters for each in (document, led))
    assert before is not after


def test_a_force_is_saved_and_taken_without_its_places() -> None:
    document, content = picked(adding(quarry(), 0), "longbow"), load_content("d20")
    force = taken_force(document, "blue", content, "Crew", FORCES)
    assert force["system"] == "d20"
    assert not any("at" in each for each in force["figure"])
    assert FORCES.worth(TEXTS, force_of(force, content, FILE).setup, PlayerId("force")).value == 611
    other = with_force(document, "red", force, "crew.toml", FORCES.keys)
    setup: Setup = muster(other).setup
    taken = [each for each in setup.figures if each.player == "red"]
    assert sorted(each.profile.id for each in taken) == ["firebrand", "sellsword", "shieldbearer", "tracker"]
    assert len({each.at for each in setup.figures}) == 8
    zones = [zone for zone in setup.zones if "red" in zone.players]
    assert zones
    assert all(each.at[0] > 20.0 for each in taken), "they begin in Red's entry zone"


def test_without_a_place_creatures_begin_in_squares_where_these_are_played() -> None:
    document = quarry()
    figures = [{key: value for key, value in each.items() if key != "at"} for each in document["figure"]
               if each["id"] in ("sellsword", "giant")]  # fmt: skip
    squares = {**document, "figure": figures, "rules": {"grid": True}}
    for name, off in (("sellsword", 0.5), ("giant", 0.0)):
        at = creature(squares, name).at
        assert all(abs(value / 1.5 - off - round(value / 1.5 - off)) < 1e-6 for value in at)


def test_lists_and_sheets() -> None:
    content, setup = load_content("d20"), muster(quarry()).setup
    profiles, items = FORCES.profiles(TEXTS, content), FORCES.items(TEXTS, content)
    assert {each["id"]: each["value"] for each in profiles.plain} == {
        "watchman": 91, "sellsword": 224, "shieldbearer": 154, "tracker": 124, "surgeon": 83, "firebrand": 109,
        "herald": 133, "skulker": 82, "raider": 77, "bog-hound": 80, "cliff-kite": 107, "quarry-giant": 296,
        "marsh-worm": 352,
    }  # fmt: skip
    assert {each["sort"] for each in items.plain} == {"weapon", "feature", "item"}
    sheet = force_sheets(setup, TEXTS, FORCES, [PlayerId("blue")])
    for words in ("Sellsword", "Longsword", "Fire flask", "Strength", "16 (+3)", "Death saves passed", "Total: 611"):
        assert words in sheet, words
    assert "Quarry giant" not in sheet, "that is Red's"
    raiders = force_sheets(setup, TEXTS, FORCES, [PlayerId("red")])
    assert raiders.count("Death saves passed") == 1, "the giant makes them, the minor ones do not"


# -- comparing ----------------------------------------------------------------------------------------------------


def test_sides_are_compared_with_the_chance_that_games_told() -> None:
    setup = muster(known_in_fights()).setup
    told = balance_line(TEXTS, setup, FORCES)
    blue, red = (player.name for player in setup.players)
    assert f"{blue} is worth 126 more than {red} (26 %)." in told
    plain = plain_forces(TEXTS, setup, FORCES)
    assert [(each["side"], each["value"]) for each in plain["sides"]] == [(blue, 611), (red, 485)]
    assert f"{blue} wins {100 * plain['sides'][0]['chance']:.0f} %" in told
    assert sum(each["chance"] for each in plain["sides"]) == pytest.approx(1.0, abs=1e-3)


def test_what_no_fight_was_drawn_with_is_told_with_a_wide_error_or_not_at_all() -> None:
    setup = muster(quarry()).setup
    giant = setup.figure_by_id[FigureId("giant")]
    found, known = (figure_by_play(TEXTS, setup, each, FORCES) for each in (giant, setup.figures[0]))
    assert found is not None
    assert known is not None
    assert known.error < 0.1 * known.value < 0.3 * found.value < found.error
    assert len(plain_forces(TEXTS, setup, FORCES)["sides"]) == 2
    colossus = replace(giant, profile=replace(giant.profile, hit_points=900))
    assert figure_by_play(TEXTS, setup, colossus, FORCES) is None


def test_players_of_one_side_are_compared_together_and_an_arbiter_with_nobody() -> None:
    document = known_in_fights()
    helper = {"id": "green", "name": "Green", "side": "red"}
    arbiter = {"id": "gm", "name": "Judge", "arbiter": True}
    figures = [{**each, "player": "green"} if each["id"] == "kite" else each for each in document["figure"]]
    setup = muster({**document, "player": [*document["player"], helper, arbiter], "figure": figures}).setup
    sides = plain_forces(TEXTS, setup, FORCES)["sides"]
    assert [(each["side"], each["value"]) for each in sides] == [(setup.players[0].name, 611), ("Red", 485)]


def test_up_to_a_tenth_more_counts_as_even() -> None:
    assert FORCES.even * 110 == pytest.approx(10.0)
