"""The texts of a rule system come before the general ones, and those of other systems are not among them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from pb12table.files.scenario import load_scenario
from pb12table.skirmish import plain_events
from pb12table.skirmish.faces.words import PLAIN, WordsFace
from pb12table.skirmish.ids import FigureId, Modifier, PlayerId
from pb12table.skirmish.plain_events import happenings
from pb12table.systems import known
from pb12table.texts.describe import check_lines, event_key, event_line, modifier_name
from pb12table.texts.locale import LANGUAGES, Texts, language_files, system_files
from pb12table.texts.names import name_of
from tests.systems.table_of_systems import MEADOW, knowing
from tests.texts.catalogue import FOLDER, entries, system_keys
from tests.texts.test_every_text_is_used import referred_to

SAID_OTHERWISE = {
    "cells-cover", "cells-covers", "cells-figure", "cells-ground", "cells-grounds", "cells-owner", "cells-owns",
    "cells-figures", "cells-owner-nearest", "cells-refuse-taken", "cells-refuse-uncovered", "cells-refuse-void",
    "cells-layout-farthest", "cells-layout-size", "cells-worth-mean", "cells-worth-nearer",
    "cells-sheet", "forces-balance", "forces-no-balance", "forces-of-limit", "forces-set-up", "forces-set-up.tip",
    "forces-stage", "forces-stage.tip", "forces-staged", "forces-start-staged",
    "forces-option-round-limit", "forces-option-round-limit.tip", "sheets-step",
    "cli-odds-out", "cli-sight-covered", "cli-sight-covered-only", "cli-without-layout",
    "cli-simulate-summary", "forces-ask-name", "forces-ask-name.help",
    "game-report-before", "game-report-of", "game-report-picture", "game-report-picture-before",
    "game-report-picture-now", "game-report-round", "game-report-rounds", "help-round-title",
    "round-decides", "round-is", "round-of", "start-even", "fields-tip-figure-at", "field-sides", "field-kind-is-hold",
    "field-step-cm", "fields-page-table-help",
    "watch-round-back", "watch-round-back-note", "watch-round-on", "watch-round-on-note",
    "watch-turn", "foresight-invites", "foresight-invited",
    "cli-sight-distance", "layout-finding-lane", "layout-report-how-note", "layout-report-steps", "layout-unit-steps",
    "layout-measure-concealment", "layout-report-of", "look-square-steps", "look-steps", "reach-level",
    "layout-stage-cover", "layout-report-cover", "layout-report-cover-note", "layout-report-cover-of",
    "layout-report-cover-table", "live-number-concealment", "worth-group-cover", "worth-cover-of", "worth-cell-cover",
    "forces-print-title",
    "no-way-length", "reach-shut", "visible-ground", "visible-limited", "visible-standing", "worth-steps",
    "closing-checks", "closing-damage", "closing-victory-points", "game-report-able", "game-report-expected-note",
    "game-report-dealt", "game-report-figures-note", "game-report-out", "game-report-quiet", "game-report-steps",
    "layout-finding-choke", "layout-finding-crossing", "layout-report-cost", "layout-report-first-note",
    "command-pass-interruption", "help-lines", "hold-to-end", "key-group-interrupt", "look-level", "look-level-value",
    "layout-report-more", "layout-report-players-note", "layout-unit-points", "modifier-base", "path-found",
    "path-opening", "path-option",
    "reach-area", "reach-bad-bp", "ruler-label", "ruler-label-space", "start-figures", "start-table",
    "worth-choke", "worth-way",
}  # fmt: skip
"""General texts that a system may have other words for."""
SAID_BY_EACH = {
    "help-round", "system-name", "referee-no-such-act", "referee-whole-order", "referee-not-carried",
    "act-attack", "outcome-pushed", "outcome-stays", "wins-last-side",
    "amend-end-round", "amend-uses", "order-before", "layout-unit-metres", "option-climb-over", "option-on-foot",
    "review-blind", "fields-tip-weapon-reach", "fields-tip-goal-kind", "fields-tip-goal-number",
}  # fmt: skip
"""What each system says of itself."""
OF_RULES = (
    "briefing-",
    "dice-",
    "ending-",
    "event-",
    "field-",
    "fields-page-",
    "kind-",
    "modifier-",
    "plan-",
    "refusal-",
    "skill-",
)
"""So begin the keys that name things of rules, of which each system has its own."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    files = {
        "en/a.ftl": "-thing = thing\nboth = general\nonly-general = all\nmine = { -thing }\n",
        "en/pb12/a.ftl": "-thing = pirate\nboth = of Pb-12\nonly-pb12 = { -thing }\n",
        "en/dash/a.ftl": "both = of Dash\n",
        "de/a.ftl": "only-general = alle\n",
        "de/dash/a.ftl": "both = von Dash\n",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True, parents=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def test_own_texts_come_first_and_others_are_strangers(folder: Path) -> None:
    with knowing(dash="pb12table_dash"):
        texts = Texts("de", folder)
        dash, pirates = texts.of("dash"), texts.of("pb12")
        assert (texts("both"), dash("both"), pirates("both")) == ("von Dash", "von Dash", "of Pb-12")
        assert (dash("only-general"), pirates("only-general")) == ("alle", "alle")
        assert (pirates("only-pb12"), dash("only-pb12"), texts("only-pb12")) == ("pirate", "only-pb12", "thing")
        assert (pirates("mine"), dash("mine")) == ("pirate", "thing")
        assert dash.of("pb12")("both") == "of Pb-12"
        assert dash.of("dash") is dash
        assert texts.of("dash") is dash


def test_no_text_of_a_system_has_the_key_of_another_or_a_general_one_but_to_say_it_otherwise() -> None:
    """Where no system is asked for, the general one counts: so the program asks for that of the system."""
    general = {key for path in (FOLDER / "en").glob("*.ftl") for key in entries(path)}
    own = [system_keys("en", system) for system in known.SYSTEMS]
    assert set().union(*own) & general <= SAID_OTHERWISE | set(map(event_key, happenings(plain_events).values()))
    for number, keys in enumerate(own):
        for others in own[number + 1 :]:
            twice = keys & others - SAID_OTHERWISE - SAID_BY_EACH
            assert not {key for key in twice if not key.startswith(OF_RULES)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_general_texts_speak_of_no_text_of_a_system_and_no_system_of_another(language: str) -> None:
    general = language_files(FOLDER, language)
    for paths in (general, *([*general, *system_files(FOLDER, language, system)] for system in known.SYSTEMS)):
        keys = {key.split(".")[0] for path in paths for key in entries(path)}
        assert set().union(*map(referred_to, paths)) <= keys


@dataclass(frozen=True)
class Waved:
    figure: FigureId
    at: FigureId
    witnesses: tuple[PlayerId, ...]
    loudness: int
    audience: tuple[str, ...] | None = None


def test_a_system_that_says_nothing_is_told_in_general_words(monkeypatch: pytest.MonkeyPatch) -> None:
    face, heard = WordsFace(), dict[str, Any]()
    with knowing(dash="pb12table_dash"):
        setup = load_scenario(MEADOW).setup
        monkeypatch.setattr(known, "words", lambda system: face)
        texts = Texts("en")
        own = texts.of("dash")

        def said(key: str, details: dict[str, Any]) -> str:
            heard.update(details, key=key)
            return "waved"

        monkeypatch.setattr(own, "_said", said)
        event = Waved(FigureId("hare"), FigureId("tortoise"), (PlayerId("ann"), PlayerId("ben")), 3)
        assert event_line(texts, setup, event) == "Waved"
        assert heard["key"] == "event-waved"
        assert (heard["figure"], heard["at"], heard["loudness"]) == ("Hare", "Tortoise", 3)
        assert face.meaning(event) is PLAIN
        assert check_lines(texts, setup, event) == ()
        monkeypatch.undo()
    with knowing(dash="pb12table_dash"):
        assert name_of(Texts("en"), setup, "hedge") == "hedge"
        luck = Modifier("", "dash-luck", 1, "hare")
        assert modifier_name(Texts("en"), setup, luck) == "modifier-dash-luck"
