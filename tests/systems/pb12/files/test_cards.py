"""Cards in files: the bundled ones, what a wrong one is told, decks and limits, and what a save keeps to itself."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from pb12table.files.content import load_content
from pb12table.files.places import SAVE_ENDING, scenarios_folder
from pb12table.files.problems import FileProblem
from pb12table.files.reading import toml_document
from pb12table.files.saves.loading import load_save
from pb12table.files.saves.resuming import resume
from pb12table.files.saves.save import SaveFile
from pb12table.files.scenario import load_scenario, scenario_of, setup_from_document
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.session import Session
from pb12table.systems.pb12.files.building import card_of
from pb12table.systems.pb12.rules.cards.card_data import Playability
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.system import SYSTEM

CONTENT = load_content()
CARDS = {card.id: card_of(card) for card in CONTENT.cards.values()}
INN = scenarios_folder() / "marked-cards.toml"
Document = dict[str, Any]


def inn(change: Callable[[Document], object] = lambda document: None) -> Document:
    document = deepcopy(toml_document(INN.read_text(encoding="utf-8"), INN))
    del document["background"]  # its picture lies beside the file
    change(document)
    return document


def problem(change: Callable[[Document], object]) -> FileProblem:
    with pytest.raises(FileProblem) as caught:
        scenario_of(inn(change), CONTENT, Path("inn.toml"))
    return caught.value


def own_card(**keys: Any) -> Callable[[Document], object]:
    """A change that brings a card of the scenario's own."""
    plain: Document = {
        "id": "own", "name": "Own", "text": "Nothing.", "playability": "turn", "per_mille": 1,
        "effects": [{"kind": "draw", "cards": 1}],
    }  # fmt: skip
    whole = {key: value for key, value in (plain | keys).items() if value is not None}
    return lambda document: document.update(card=[whole])


@pytest.mark.format("cards")
@pytest.mark.rule("R5.0.7", "R5.0.8", "R5.0.9", "R5.0.10", "R5.0.11", "R5.0.12")
def test_there_are_thirty_cards_and_more_of_every_kind_in_both_languages() -> None:
    assert len(CARDS) >= 30
    kinds = Counter(card.playability for card in CARDS.values())
    assert set(kinds) == set(Playability)
    assert min(kinds.values()) >= 5
    for card in CARDS.values():
        for label in (card.label, card.text, card.flavour):
            assert label is not None
            assert label.en != label.de, card.id


@pytest.mark.rule("R5.0.2", "RU019")
def test_each_card_takes_its_per_mille_off_the_value_limit() -> None:
    setup = scenario_of(inn(), CONTENT, Path("inn.toml")).setup
    for player in setup.players:
        assert player.card_reduction == sum(CARDS[card].per_mille for card in player.deck) > 0

    def dearer(document: Document) -> None:
        document["player"][0]["deck"] = [*document["player"][0]["deck"], *["spoils"] * 7]
        document["rules"]["epicness_limit"] = 12

    assert problem(dearer).key == "problem-over-value-limit"


@pytest.mark.rule("RU020", "R5.0.2")
def test_a_card_must_not_be_too_epic() -> None:
    def epic(document: Document) -> None:
        document["player"][0]["deck"] = ["spoils"]
        document["rules"]["epicness_limit"] = 10

    found = problem(epic)
    assert (found.key, found.place) == ("problem-over-epicness-limit", 'player[0] "alice".deck "spoils"')


@pytest.mark.parametrize(
    ("change", "key", "place"),
    [
        (lambda d: d["player"][0].update(deck=["luck", "nothing"]), "problem-no-such-card", "deck[1]"),
        (own_card(action_points=1), "problem-only-with", "action_points"),
        (own_card(rolls=["check"]), "problem-only-with", "rolls"),
        (own_card(moment="end"), "problem-only-with", "moment"),
        (own_card(playability="interruption"), "problem-missing-key", 'card[0] "own"'),
        (own_card(playability="after-roll", effects=[{"kind": "die-again"}]), "problem-missing-key", 'card[0] "own"'),
        (own_card(effects=[{"kind": "die-again"}]), "problem-other-playability", "effects[0]"),
        (own_card(effects=[{"kind": "cancel"}]), "problem-other-playability", "effects[0]"),
        (own_card(effects=[{"kind": "activate"}], playability="action"), "problem-other-playability", "effects[0]"),
        (own_card(effects=[{"kind": "heal", "light": 1}]), "problem-missing-key", 'card[0] "own"'),
        (own_card(target={"role": "attacked"}), "problem-other-playability", "target.role"),
        (own_card(effects=[{"kind": "nonsense"}]), None, "effects[0].kind"),
        (own_card(per_mille=1001), None, "per_mille"),
    ],
)
def test_a_wrong_card_is_told_with_its_place(change: Callable[[Document], object], key: str | None, place: str) -> None:
    found = problem(change)
    assert found.place.endswith(place), found.place
    assert key in (None, found.key)


def test_a_scenario_may_bring_cards_of_its_own() -> None:
    def bring(document: Document) -> None:
        own_card()(document)
        document["player"][0]["deck"] = ["own", "luck"]

    scenario = scenario_of(inn(bring), CONTENT, Path("inn.toml"))
    assert scenario.setup.players[0].deck == ("own", "luck")
    assert setup_from_document(scenario.document) == scenario.setup


def test_the_example_of_the_readme_is_sound() -> None:
    readme = (scenarios_folder() / "README.md").read_text(encoding="utf-8")
    example = next(text for text in re.findall(r"```toml\n(.*?)```", readme, re.DOTALL) if "[[card]]" in text)
    card = toml_document("format = 1\n" + example, "README.md")["card"]
    setup = scenario_of(inn(lambda document: document.update(card=card)), CONTENT, Path("inn.toml")).setup
    assert setup.card_by_id[card[0]["id"]].action_points == 1


@pytest.mark.rule("R5.0.3")
def test_a_save_says_nothing_of_decks_and_hands_in_plain_words(tmp_path: Path) -> None:
    scenario = load_scenario("marked-cards", CONTENT)
    session = Session(SYSTEM, new_game(scenario.setup), SeededDice(4))
    path = tmp_path / f"game{SAVE_ENDING}"
    save = SaveFile.create(path, scenario, "seeded")
    for _ in range(2):
        session.answer(3)
    save.write(session)
    save.close()
    header, *entries = path.read_text(encoding="utf-8").splitlines()
    assert '"deck":' not in header
    assert all("sealed" in line for line in entries if "HiddenDie" in line or "DrawCards" in line)
    loaded = load_save(path)
    assert loaded.setup == scenario.setup
    again = resume(loaded, SeededDice(1))
    assert again.state == session.state
    assert sorted(again.state.players[scenario.setup.players[0].id].hand)
