"""Every question of every game at every size of a window: the table has its share, and all that is told is whole.

What the questions are, and how they are measured, is in `tests/contact_sheets.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from pb12table.systems import known
from pb12table.texts.locale import Language
from tests.app.test_frame import GAMES, begun, questions
from tests.contact_sheets import SIZES, Moment, faults, moments, opened, program_of

KINDS = {"pb12": 11, "w6": 4, "pocket": 6, "d20": 9, "fate": 20}
"""So many kinds of questions of each system there are at least, without what opens more of one."""


def wrong(some: Iterator[Moment], size: str, language: Language) -> list[str]:
    """What is wrong with some questions, each with its name."""
    found = []
    for moment in some:
        game = opened(moment, size, language)
        found += [] if game is None else [f"{moment.name}: {fault}" for fault in faults(game, size)]
    return found


@pytest.mark.slow_but("pocket")
@pytest.mark.parametrize("system", known.SYSTEMS)
def test_nothing_is_cut_off_or_covered_in_a_small_window(system: str) -> None:
    asked = moments(system)
    assert len({moment.name.partition(":")[0] for moment in asked}) >= KINDS[system]
    assert not wrong(iter(asked), "1280x720", "de")


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language"), [*zip(SIZES, ("en", "de", "en", "de"), strict=True)])
@pytest.mark.parametrize("system", known.SYSTEMS)
def test_nothing_is_cut_off_or_covered_at_any_size(system: str, size: str, language: Language) -> None:
    assert not wrong(iter(moments(system)), size, language)


@pytest.mark.slow_but("smugglers-cove")
@pytest.mark.parametrize("scenario", [each for each in GAMES if each != "the-ford"])
def test_acts_keep_their_places_over_a_game(scenario: str) -> None:
    """In Pocket Tactics what can be done is an option of the unit, and has a digit."""
    hand = begun(scenario)
    places, rows, before = dict[str, pygame.Rect](), dict[str, int](), dict[str, list[str]]()
    for kind, _ in questions(hand, 25):
        hand.frames(1)
        hand.program.draw()
        game, card = hand.game, hand.game.paint.card()
        tiles = {tile.command for tile in game.paint.tiles()}
        acts = [] if card is None else [button.command for button in card.buttons if button.act]
        at = {zone.name.removeprefix("command:"): zone.rect for zone in game.zones}
        for tile in tiles & at.keys():
            assert places.setdefault(tile, at[tile]) == at[tile], (kind, tile)
        if acts:
            assert all(game.layout.bar.contains(at[act]) for act in acts), kind
            assert rows.setdefault(kind, at[acts[0]].top) == at[acts[0]].top, kind
            kept = [act for act in before.get(kind, acts) if act in acts]
            assert kept == [act for act in acts if act in kept], "they stand in one order"
            before[kind] = acts
    assert places or rows


@pytest.mark.slow
def test_an_act_stays_in_the_strip_where_what_belongs_to_it_lies_on_a_sheet() -> None:
    """Where an act opens more than has room, and where it opens little, the row of acts is the same."""
    at = list[dict[str, pygame.Rect]]()
    kinds = [each for each in moments("fate") if each.name in ("ChooseAct: kind-shove", "ChooseAct: kind-block")]
    for moment in kinds:
        game = opened(moment, "1280x720", "de")
        assert game is not None
        program_of(game).draw()
        at.append({zone.name: zone.rect for zone in game.zones if "kind-" in zone.name})
    shove, block = at
    assert len(shove) > 6
    assert shove == block
