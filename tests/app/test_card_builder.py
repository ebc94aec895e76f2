"""The card builder: begun, set value by value, put into decks, kept, copied; what cannot be is told."""

from __future__ import annotations

from typing import Any

import msgspec
import pygame
import pytest

from pb12table.files.content import load_content, own_content_folder
from pb12table.files.own import belongings
from pb12table.files.reading import read_toml
from pb12table.files.writing import scenario_text
from pb12table.skirmish.forms.force_pages import Change
from pb12table.systems.pb12.files.building import check_card
from pb12table.systems.pb12.files.forms import CardForm
from pb12table.systems.pb12.rules.cards.card_data import Playability
from pb12table.systems.pb12.sheets.card_page import CARDS, can_do, new_effect
from pb12table.systems.pb12.sheets.card_words import card_text
from pb12table.texts.locale import LANGUAGES
from pb12table.window.screens.dialogs import AskText
from tests.app.builder import Builder
from tests.app.forces_table import Mustering

FORMS = {
    Playability.ACTION: "instead of an action",
    Playability.AFTER_ROLL: "after a roll",
    Playability.TURN: "instead of a turn",
    Playability.STATUS_PHASE: "status phase",
    Playability.INTERRUPTION: "as an interruption",
}


@pytest.fixture
def muster(builder: Builder) -> Mustering:
    return Mustering(builder)


def build(muster: Mustering, playability: Playability, name: str) -> None:
    muster.click("own:card:")
    muster.click("new-card:")
    muster.pick(FORMS[playability])
    assert isinstance(muster.top, AskText)
    muster.builder.type(name)


def card(muster: Mustering) -> dict[str, Any]:
    """What was built first."""
    found: dict[str, Any] = muster.document["card"][0]
    return found


def test_a_card_is_built_has_a_text_in_both_languages_and_lies_in_decks(muster: Mustering) -> None:
    muster.add("alice", "average human")
    build(muster, Playability.TURN, "Bell of the watch")
    assert muster.screen.chosen == ("card", "bell-of-the-watch")
    assert card(muster)["text"]["de"].startswith("Auf eine deiner Figuren.")
    muster.click("more:per_mille")
    muster.set("effect.0.points", "5")
    muster.click("as-text:")
    assert card(muster)["text"]["en"] == "On one of your figures. The figure uses 5 movement points at once."
    muster.set("text:de", "Alle laufen.")
    assert card(muster)["text"]["de"] == "Alle laufen."
    muster.click("deck-more:alice")
    muster.click("deck-more:alice")
    muster.click("deck-more:bob")
    muster.click("deck-less:alice")
    assert [player.get("deck") for player in muster.document["player"]] == [["bell-of-the-watch"]] * 2
    assert muster.screen.setup.players[0].card_reduction == 6
    assert muster.screen.bench.sketch.problem is None
    for _ in range(9):
        muster.builder.key(pygame.K_z, pygame.KMOD_CTRL)
    assert "card" not in muster.document, "everything can be undone"
    assert "deck" not in muster.document["player"][0]


@pytest.mark.parametrize("first", Playability)
def test_a_card_may_be_played_at_any_other_time_and_is_whole_again(muster: Mustering, first: Playability) -> None:
    build(muster, first, "turncoat")
    for other in (*Playability, first):
        muster.screen.carry_out(played(muster, other))
        assert card(muster)["playability"] == other
        muster.builder.program.draw()
        assert muster.screen.bench.sketch.problem is None
        scenario_text(muster.document)


def played(muster: Mustering, playability: Playability) -> Change:
    """The document in which the card is played at a time."""
    muster.builder.program.draw()
    row = muster.screen.page.rows["playability"]
    assert row.put is not None
    return Change("set-value", row.put(str(playability)))


def test_all_effects_can_be_chosen_where_they_belong_and_are_told_in_words() -> None:
    for playability in Playability:
        for kind in can_do(playability):
            start = {**CARDS.starts[playability], "id": "any", "name": "any", "effects": [new_effect(kind)]}
            if playability is not Playability.ACTION:
                start.setdefault("target", {"role": "chosen", "whom": "own"})
            form = msgspec.convert(start, CardForm)
            check_card(form, "", "any.toml")
            for language in LANGUAGES:
                text = card_text(language, form)
                assert "card-" not in text
                assert "{" not in text


def test_what_cannot_be_is_said_at_its_field_and_nothing_changes(muster: Mustering) -> None:
    build(muster, Playability.AFTER_ROLL, "Second look")
    before = card(muster)
    muster.set("command_points", "-1")
    assert muster.screen.typed.reason == "Command points: This number must be at least 0."
    muster.builder.key(pygame.K_ESCAPE)
    muster.click("rolls:check")
    assert muster.screen.notice[0] == "At least one of these is needed."
    muster.click("rolls:attack")
    muster.click("rolls:check")
    assert card(muster)["rolls"] == ["attack"]
    assert card(muster)["effects"] == before["effects"]


def test_effects_are_added_changed_and_taken_away(muster: Mustering) -> None:
    build(muster, Playability.STATUS_PHASE, "Tea")
    muster.click("add-effect:")
    assert [each["kind"] for each in card(muster)["effects"]] == ["lose-status", "damage"]
    muster.click("drop-effect:0")
    assert [each["kind"] for each in card(muster)["effects"]] == ["damage"]
    assert card(muster)["target"]["role"] == "chosen"
    muster.set("effect.0.strength", "nine")
    assert "“nine”" in muster.screen.typed.reason


def test_a_kept_card_is_in_all_decks_and_may_go_into_a_pack(muster: Mustering) -> None:
    build(muster, Playability.INTERRUPTION, "Look out")
    muster.click("keep:")
    path = own_content_folder("pb12") / "cards" / "look-out.toml"
    assert read_toml(path)["card"] == muster.document["card"]
    assert "look-out" in load_content().cards
    assert [(one.section, one.id) for one in belongings()[0]] == [("card", "look-out")]
    muster.click("edit-delete")
    muster.click("copy-card:")
    muster.pick("look out")
    assert card(muster)["id"] == "look-out", "it is changed here, and not copied"


def test_a_copy_of_a_card_that_there_is_can_be_written(muster: Mustering) -> None:
    muster.click("own:card:")
    muster.click("copy-card:")
    muster.pick("sand in the eyes")
    assert isinstance(muster.top, AskText)
    muster.builder.type("Pepper")
    assert card(muster)["id"] == "pepper"
    assert card(muster)["target"] == {
        "role": "chosen",
        "whom": "opponents",
        "within": "melee",
        "sight": True,
        "statuses": [],
    }
    assert 'name = "Pepper"' in scenario_text(muster.document)


def test_a_deleted_card_leaves_all_decks(muster: Mustering) -> None:
    build(muster, Playability.TURN, "Nap")
    muster.click("deck-more:alice")
    muster.click("edit-delete")
    assert "card" not in muster.document
    assert "deck" not in muster.document["player"][0]
    assert muster.screen.bench.sketch.problem is None
