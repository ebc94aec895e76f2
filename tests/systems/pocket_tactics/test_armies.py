"""Armies on the page of the forces: a faction's units within the points, saved and taken again; what is agreed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pb12table.files.content import load_content
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import force_of, load_scenario, unlimited_setup
from pb12table.forces.gathering import taken_force, with_force
from pb12table.forces.sheets import force_sheets
from pb12table.layouts.editing import Document
from pb12table.skirmish.faces.forces import Muster
from pb12table.skirmish.forms.force_pages import Change, Fields, Refusing, Stack, Stacks
from pb12table.systems.pocket_tactics.sheets import FORCES
from pb12table.texts.locale import Texts

FILE = Path("ford.toml")
TEXTS = Texts("en").of("pocket")


def muster(document: Document) -> Muster:
    content = load_content("pocket")
    return Muster(document, content, unlimited_setup(document, content, FILE), FILE, TEXTS)


def ford() -> Document:
    document = dict(load_scenario("the-ford").document)
    own = ("unit", "faction", "tile_kind", "feature_kind")
    return {key: value for key, value in document.items() if key not in own}


def parts(document: Document, player: str = "alice") -> list[Any]:
    groups = FORCES.force_groups(muster(document), player)
    return [part for group in groups for column in group for part in column]


def stack(document: Document, name: str, player: str = "alice") -> Stack:
    stacks = next(part for part in parts(document, player) if isinstance(part, Stacks))
    return next(each for _, group in stacks.groups for each in group if each.label == name)


def more(document: Document, name: str) -> Change | Refusing:
    done = stack(document, name).more.act()
    assert isinstance(done, Change | Refusing)
    return done


def less(document: Document, name: str) -> Document:
    deed = stack(document, name).less
    assert deed is not None
    done = deed.act()
    assert isinstance(done, Change)
    return done.document


@pytest.mark.rule("P003")
def test_more_than_the_points_or_the_copies_is_refused_in_a_sentence() -> None:
    document = ford()
    refused = more(document, "Griffin")
    assert isinstance(refused, Refusing)
    assert "60" in refused.reason
    assert "50" in refused.reason
    for name in ("Spearman", "Rider", "Captain"):
        document = less(document, name)
    done = more(document, "Griffin")
    assert isinstance(done, Change)
    assert stack(done.document, "Griffin").number == 2
    again = more(less(done.document, "Swordsman"), "Griffin")
    assert isinstance(again, Refusing)
    assert "2 times" in again.reason
    worth = FORCES.worth(TEXTS, muster(done.document).setup, muster(done.document).setup.players[0].id)
    assert (worth.value, worth.limit, worth.within) == (36, 50, True)


@pytest.mark.rule("P002")
def test_a_faction_brings_its_standard_set_and_none_is_chosen_at_the_table() -> None:
    fields = next(part for part in parts(ford()) if isinstance(part, Fields))
    row = fields.rows["faction"]
    assert row.put is not None
    other = row.put("fen-folk")
    assert stack(other, "Fen Troll").number == 1
    assert other["player"][0]["faction"] == "fen-folk"
    open_again = row.put("")
    assert not {"faction", "army"} & {key for key, value in open_again["player"][0].items() if value}
    assert not any(isinstance(part, Stacks) for part in parts(open_again))


def test_an_army_is_saved_and_taken_by_another_player_and_too_much_is_told() -> None:
    document, content = ford(), load_content("pocket")
    saved = taken_force(document, "alice", content, "Guard", FORCES)
    assert force_of(saved, content, FILE, "pocket").setup.players[0].faction == "march-guard"
    taken = with_force(document, "bob", saved, "guard.toml", FORCES.keys)
    assert [player["faction"] for player in taken["player"]] == ["march-guard", "march-guard"]
    with pytest.raises(FileProblem, match="no-such-unit"):
        force_of({**saved, "army": ["ogre"]}, content, FILE, "pocket")


def test_what_is_agreed_is_set_and_the_usual_is_left_out() -> None:
    (fields,) = FORCES.agreed(muster(ford()))
    assert isinstance(fields, Fields)
    limit, sight = fields.rows["army_limit"], fields.rows["sight"]
    assert limit.put is not None
    assert sight.put is not None
    assert limit.put("60")["rules"]["army_limit"] == 60
    assert sight.put("line")["rules"]["sight"] == "line"
    assert "sight" not in sight.put("routes")["rules"]


def test_cards_are_printed_with_all_they_say() -> None:
    setup = muster(ford()).setup
    page = force_sheets(setup, TEXTS, FORCES, None)
    for words in ("Griffin", "Flies up to 3 tiles, also over enemies", "highland", "Allies next to it", "CC BY 3.0"):
        assert words in page
    units, grounds = 12, 2 * 10
    assert page.count("<article>") == units + grounds
    assert page.count('viewBox="0 0 512 512"') == units, "each unit has its picture"
    assert page.count('<i class="off">') == sum(card.off for card in setup.cards)
