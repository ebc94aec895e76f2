"""The words face of Pb-12: everything the program asks to tell of its games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from pb12table.kernel.log import Event
from pb12table.skirmish.faces.words import Deed, Fate, Hint, Meaning, Phrases, Result, Standing, WordsFace
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.modifiers import Modifier
from pb12table.systems.pb12.rules.game import events
from pb12table.systems.pb12.rules.game.happening import Happening
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, Setup
from pb12table.systems.pb12.rules.vehicles import vehicle_events
from pb12table.systems.pb12.texts import briefing, game_result, meanwhile, names, sums, telling
from pb12table.systems.pb12.texts.event_details import event_details
from pb12table.systems.pb12.texts.first_steps import HINTS
from pb12table.systems.pb12.texts.strengths import strengths
from pb12table.texts.names import facing_degrees, text_key

SHORTENED: Final = ("action", "movement", "command", "victory", "reach", "factor", "damage")
"""What is shortened besides the attributes."""
SHORTEST: Final = 3
"""What has no more letters is an abbreviation nobody can guess."""


class Pb12Words(WordsFace):
    """How Pb-12 tells of its games."""

    def name(self, texts: Phrases, setup: Setup, identity: str, form: str = "") -> str | None:
        return names.own_name(texts, setup, identity, form)

    def source(self, texts: Phrases, setup: Setup, modifier: Modifier) -> str:
        return sums.source_words(texts, setup, modifier)

    def details(self, texts: Phrases, setup: Setup, event: Happening) -> Mapping[str, Any]:
        return event_details(texts, setup, event)

    def sum_lines(self, texts: Phrases, setup: Setup, event: Event) -> Sequence[str]:
        return sums.sum_lines(texts, setup, event)

    def tip(self, texts: Phrases, setup: Setup, event: Event) -> Sequence[str]:
        if isinstance(event, events.FigureTurned | vehicle_events.VehicleTurned):
            return (facing_degrees(texts, event.facing),)
        return sums.sum_lines(texts, setup, event)

    def meaning(self, event: Event) -> Meaning:
        return telling.meaning(event)

    def goes_on(self, first: Event, event: Event) -> bool:
        return telling.goes_on(first, event)

    def movement_line(self, texts: Phrases, setup: Setup, told: Sequence[Event]) -> str:
        return telling.movement_line(texts, setup, told)

    def briefing(self, texts: Phrases, setup: Setup) -> Sequence[str]:
        return briefing.briefing_lines(texts, setup)

    def round_news(self, texts: Phrases, setup: Setup, log: Sequence[Event]) -> str:
        return game_result.round_news(texts, setup, log)

    def standing_line(self, texts: Phrases, state: State) -> str:
        return game_result.standing_line(texts, state)

    def meanwhile(self, texts: Phrases, state: State, log: Sequence[Event], player: PlayerId) -> str:
        return meanwhile.meanwhile(texts, state, log, player)

    def deeds(self, state: State, log: Sequence[Event]) -> Iterable[Deed]:
        return telling.deeds(log)

    def fate(self, state: State, figure: FigureId, out_in: int | None) -> Fate:
        return telling.fate(state, figure, out_in)

    def fate_words(self, texts: Phrases, state: State, figure: FigureId, out_in: int | None) -> str:
        return telling.fate_words(texts, state, figure, out_in)

    def standings(self, texts: Phrases, state: State, log: Sequence[Event]) -> Sequence[Standing]:
        return game_result.standings(texts, state, log)

    def result(self, texts: Phrases, state: State, log: Sequence[Event]) -> Result | None:
        return game_result.result(texts, state, log)

    def strengths(self, state: State, figure: FigureId) -> Sequence[str]:
        return strengths(state, figure)

    @property
    def first_steps(self) -> Sequence[Hint]:
        return HINTS

    def glossary(self, texts: Phrases) -> Sequence[tuple[str, str]]:
        """What is shortened on the data sheet and the tiles."""
        told = [(texts(f"help-short-{name}"), texts(f"help-short-{name}.long")) for name in SHORTENED]
        attributes = [text_key("attribute", attribute) for attribute in Attribute]
        short = [(texts(f"{key}.short"), texts(key)) for key in attributes if texts.has(f"{key}.short")]
        known = {letters for letters, _ in told}
        return told + [each for each in short if len(each[0]) <= SHORTEST and each[0] not in known]


WORDS: Final = Pb12Words()
