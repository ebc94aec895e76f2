"""Who plays for each player of a game: somebody at the table, or the program in one of its ways."""

from __future__ import annotations

from typing import Final

from pb12table.bots.registry import styles_of
from pb12table.files.saves.save_lines import ProgramStyle
from pb12table.files.scenario import Scenario
from pb12table.window.kit.settings import Seated, Settings

PERSON: Final = ""
def last_time(settings: Settings, count: int, system: str) -> tuple[list[str], list[Seated]]:
    """The names, and who played for them the last time, for so many players of a rule system.

    Where the program played in a way that there is not, it plays in the usual one.
    """
    names, seated = settings.player_names[:count], settings.by_program[:count]
    styles = styles_of(system)
    known: list[Seated] = [each if each == PERSON or each in styles else styles[0] for each in seated]
    people: list[Seated] = [PERSON] * (count - len(known))
    return [*names, *[""] * (count - len(names))], [*known, *people]


def seats(scenario: Scenario, settings: Settings) -> tuple[list[str], dict[str, ProgramStyle]]:
    """The names of who plays, in the order of the players, "" for the scenario's; for whom the program plays.

    Both as the settings say.
    """
    players = scenario.setup.players
    names, seated = last_time(settings, len(players), scenario.setup.system)
    return names, {str(player.id): style for player, style in zip(players, seated, strict=True) if style != PERSON}
