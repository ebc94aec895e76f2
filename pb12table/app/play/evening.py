"""The games of an evening: who sat where and who won, kept for the score, and the next game of the same people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Final

import msgspec

from pb12table.app.play.controller import Controller
from pb12table.app.play.games import PERSON
from pb12table.app.play.lesson import tutorial_of
from pb12table.files.content import load_content
from pb12table.files.places import user_folder, write_atomically
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import Scenario, load_scenario, scenario_of
from pb12table.texts.describe import result_of
from pb12table.texts.locale import Texts
from pb12table.window.kit.keys import Seated, Settings

BREAK: Final = 6 * 3600.0
"""An evening ends where no game ends for so many seconds."""
MOST_RESULTS: Final = 200
"""So many results are kept, the newest."""
LARGEST_FILE: Final = 1_000_000


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who played: a name of their own or "", and how the program played; "" for a person.

    Only where two seats would be the same by that the name of their side tells them apart.
    """

    name: Annotated[str, msgspec.Meta(max_length=80)]
    style: Seated = PERSON


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that has ended: its save, when (seconds since 1970), its seats in order, and the seats that have won."""

    save: str
    ended: float
    seats: Annotated[tuple[Seat, ...], msgspec.Meta(max_length=16)]
    winners: Annotated[tuple[int, ...], msgspec.Meta(max_length=16)]


@dataclass(frozen=True, slots=True)
class Score:
    """How an evening stands between the same people: games won by who sits in each seat, and by nobody alone.

    `wins` are by the seat in the last game, the best first.
    """

    wins: tuple[tuple[int, int], ...]
    drawn: int

    @property
    def games(self) -> int:
        """Return how many games were played."""
        return sum(number for _, number in self.wins) + self.drawn


def _file() -> Path:
    return user_folder() / "evening.json"


def played_lately() -> list[Played]:
    """Return the games that have ended, oldest first; none if the file cannot be read."""
    try:
        if _file().stat().st_size > LARGEST_FILE:
            return []
        return sorted(msgspec.json.decode(_file().read_bytes(), type=list[Played]), key=lambda game: game.ended)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return []


def note_end(texts: Texts, controller: Controller, scenario: str | None) -> None:
    """Remember how a game of a scenario has ended, in the place of another end of it; a full disk is no reason to stop.

    Lessons and games without a save are not counted; looking at an old game again does not make it one of today.
    """
    state, save = controller.session.state, controller.save
    log = [line.event for line in controller.session.log if not line.struck]
    result = result_of(texts, state, log)
    if result is None or save is None or tutorial_of(save.path) is not None:
        return
    players = [player.id for player in state.setup.players]
    winners = tuple(players.index(winner) for winner in result.winners)
    known = played_lately()
    before = next((game for game in known if game.save == str(save.path)), None)
    try:
        played = Played(str(save.path), save.path.stat().st_mtime, _seats(controller, scenario), winners)
        if before is not None and (before.seats, before.winners) == (played.seats, played.winners):
            return
        others = [game for game in known if game is not before]
        write_atomically(_file(), msgspec.json.encode([*others, played][-MOST_RESULTS:]))
    except OSError:
        return


def score_of(controller: Controller) -> Score | None:
    """Return how the evening stands between those who sit in a game that is over; None before their second game.

    Only games with the same people count, whatever their seats were; names are what tells people apart.
    """
    games = played_lately()
    number = next((at for at, game in enumerate(games) if game.save == _path(controller)), None)
    if number is None:
        return None
    last = games[number]
    people = sorted(last.seats, key=_order)
    counted = [game for game in _evening(games[: number + 1]) if sorted(game.seats, key=_order) == people]
    if len(counted) < 2:
        return None
    wins = Counter(game.seats[game.winners[0]] for game in counted if len(game.winners) == 1)
    ranked = sorted(enumerate(last.seats), key=lambda found: -wins[found[1]])
    return Score(tuple((at, wins[seat]) for at, seat in ranked), len(counted) - wins.total())


def _evening(games: Sequence[Played]) -> Sequence[Played]:
    """Return the games since the last long break, the last one among them."""
    breaks = [at for at, (one, other) in enumerate(pairwise(games), start=1) if other.ended - one.ended > BREAK]
    return games[breaks[-1] :] if breaks else games


def _order(seat: Seat) -> tuple[str, str]:
    return seat.name, seat.style


def _path(controller: Controller) -> str:
    return "" if controller.save is None else str(controller.save.path)


def _seats(controller: Controller, scenario: str | None) -> tuple[Seat, ...]:
    players = controller.setup.players
    sides = [player.name for player in players]
    people = _people(controller, _file_names(controller, scenario) if scenario is not None else [""] * len(players))
    return tuple(
        Seat(side if people.count((name, style)) > 1 else name, style)
        for (name, style), side in zip(people, sides, strict=True)
    )


# -- the next game ----------------------------------------------------------------------------------------------------


def can_turn(controller: Controller, scenario: str) -> bool:
    """Return whether it can be told that sides were swapped: somebody has a name, or the program plays."""
    return any(name or style for name, style in _people(controller, _file_names(controller, scenario)))


def seat_again(controller: Controller, scenario: str, settings: Settings, *, turned: bool) -> None:
    """Let the people of a game be those of the next one; `turned`, each takes the seat of the next side."""
    people = _people(controller, _file_names(controller, scenario))
    if turned:
        people = [*people[-1:], *people[:-1]]
    count = len(people)
    settings.player_names = [*(name for name, _ in people), *settings.player_names[count:]]
    settings.by_program = [*(style for _, style in people), *settings.by_program[count:]]


def once_more(controller: Controller, scenario: str) -> Scenario:
    """Return the scenario of a game as it was arranged, with the names of its sides; raises FileProblem."""
    save = controller.save
    if save is None:
        return load_scenario(scenario)
    document, path = save.scenario, Path(scenario)
    names = _file_names(controller, scenario)
    forms = [form | {"name": name} for form, name in zip(document["player"], names, strict=True)]
    return scenario_of({**document, "player": forms}, load_content(controller.setup.system), path)


def _people(controller: Controller, names: Sequence[str]) -> list[tuple[str, Seated]]:
    """Return who sits where: a name of their own or "", and how the program plays or "" for people."""
    styles = {str(player): style for player, style in controller.by_program.items()}
    return [
        ("" if player.name == name else player.name, styles.get(str(player.id), PERSON))
        for player, name in zip(controller.setup.players, names, strict=True)
    ]


def _file_names(controller: Controller, scenario: str) -> list[str]:
    """Return what the file of a scenario calls its sides; what the game calls them if the file is gone or another."""
    players = controller.setup.players
    try:
        found = load_scenario(scenario).setup.players
    except FileProblem:
        found = players
    same = [player.id for player in found] == [player.id for player in players]
    return [player.name for player in (found if same else players)]
