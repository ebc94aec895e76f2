"""Campaigns written in the window: chapters in order, who goes on, what they gain; faults stand at their chapter."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from pb12table.app.campaigns.writing import WritingScreen
from pb12table.app.program import Program
from pb12table.app.screens.following import CampaignScreen
from pb12table.files.campaigns import Campaign, load_campaign, own_campaign
from pb12table.files.reading import read_toml
from pb12table.forces.sequels import first_chapter
from pb12table.window.kit.keys import Settings
from pb12table.window.screens.dialogs import Message, PickOne
from tests.app.helpers import SIZE


@pytest.fixture
def program() -> Program:
    program = Program(Settings(language="en"), SIZE)
    program.to_start()
    return program


def opened(program: Program, campaign: Campaign | None = None) -> tuple[WritingScreen, list[Campaign]]:
    written: list[Campaign] = []
    screen = WritingScreen(program, "d20", written.append, campaign)
    program.open(screen)
    return screen, written


def top(program: Program) -> Any:
    program.draw()
    return program.screens[-1]


def pick(program: Program, label: str) -> None:
    """Pick the row of the list on top whose words begin so."""
    shown = top(program)
    assert isinstance(shown, PickOne)
    number = next(number for number, (_, words) in enumerate(shown.options) if words.startswith(label))
    shown.press(str(number))


def two_chapters(program: Program, screen: WritingScreen) -> None:
    screen.lines["name"].set("The Salt Thieves")
    for name in ("The Mill Race", "The Hollow Lane"):
        screen.press("add")
        pick(program, name)


@pytest.mark.screen("WritingScreen")
def test_a_campaign_is_written_and_begins(program: Program) -> None:
    screen, written = opened(program)
    two_chapters(program, screen)
    screen.press("cast:1")
    pick(program, "Van:")
    pick(program, "Mill hand")
    screen.press("gain:0")
    pick(program, "Each winner: Healing kit")
    screen.press("rest:1")
    program.draw()
    screen.accept()
    (campaign,) = written
    assert campaign.path == own_campaign("d20", "the-salt-thieves")
    first, second = campaign.form.chapter
    assert (first.scenario, second.scenario) == ("the-mill-race", "the-hollow-lane")
    assert first.gain[0].add == {"items": ["healing-kit"]}
    assert second.rest == "none"
    assert second.recruits
    assert second.cast
    assert {*second.cast.values()} < {str(each["id"]) for each in first_chapter(campaign)["figure"]}
    # Its own page changes it, and keeps what it does not show.
    campaign.path.write_text(campaign.path.read_text().replace('name = "The Salt', 'name = "Our Salt'))
    again, written = opened(program, load_campaign(campaign.path))
    assert again.lines["name"].text == "Our Salt Thieves"
    again.press("rest:1")
    again.accept()
    assert written[0].path == campaign.path
    assert read_toml(campaign.path)["chapter"][1]["rest"] == "hours"


def test_what_is_wrong_is_said_at_its_chapter_and_nothing_is_written(program: Program) -> None:
    screen, written = opened(program)
    screen.accept()
    assert set(screen.wrong) == {"name", ""}
    two_chapters(program, screen)
    screen.chapters = (screen.chapters[0], {**screen.chapters[1], "scenario": "nowhere"})
    screen.accept()
    assert screen.wrong == {"1": 'There is no scenario "nowhere".'}
    program.draw()
    assert not written
    assert not own_campaign("d20", "the-salt-thieves").exists()


def test_chapters_are_moved_taken_out_and_had_back(program: Program) -> None:
    screen, _ = opened(program)
    two_chapters(program, screen)
    before = screen.chapters
    screen.press("up:1")
    assert [each["scenario"] for each in screen.chapters] == ["the-hollow-lane", "the-mill-race"]
    screen.press("drop:0")
    assert len(screen.chapters) == 1
    for _ in range(2):
        screen.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_CTRL, unicode=""))
    assert screen.chapters == before
    screen.refuse()
    assert isinstance(program.screens[-1], Message), "what was changed is asked about first"


def test_one_of_ones_own_is_changed_from_its_first_page(program: Program) -> None:
    screen, _ = opened(program)
    two_chapters(program, screen)
    screen.accept()
    program.to_start()
    program.screens[-1].press("campaigns")  # type: ignore[attr-defined]
    pick(program, "d20 fight: The Salt Thieves")
    assert isinstance(top(program), CampaignScreen)
    program.screens[-1].press("edit")  # type: ignore[attr-defined]
    assert isinstance(top(program), WritingScreen)
