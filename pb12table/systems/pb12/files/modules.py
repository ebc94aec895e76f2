"""Players and modules of a scenario, and what they must have so that a game can be won.  Chapters 1.2 and 6.1."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from pb12table.files.problems import FileProblem
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.pb12.files.building import order_of
from pb12table.systems.pb12.files.cards import deck_of, deck_reduction
from pb12table.systems.pb12.files.forms.cards import CardForm
from pb12table.systems.pb12.files.forms.scenarios import PlayerForm, RulesForm
from pb12table.systems.pb12.rules.preparations.profiles import Modules, PlayerSetup, Setup


def player_of(
    form: PlayerForm, cards: Mapping[str, CardForm], file: str | Path, place: str
) -> PlayerSetup:
    """A player as the rules use him, with his deck; raises FileProblem for a card there is none of."""
    deck = deck_of(form.deck, cards, file, place)
    return PlayerSetup(
        PlayerId(form.id),
        form.name,
        form.command_points,
        form.value_reduction,
        None if form.leader is None else FigureId(form.leader),
        deck,
        deck_reduction(form.deck, cards),
    )


def modules_of(rules: RulesForm) -> Modules:
    """The options of a scenario.  R6.1.1 (Szenariobausteine)."""
    return Modules(
        rules.round_limit,
        rules.value_limit,
        rules.epicness_limit,
        rules.take_out_leader,
        order_of(rules.interruptions),
    )


def check_conditions(setup: Setup, file: str | Path) -> None:
    """Raise FileProblem when a victory or defeat condition says not for whom.  R6.1.9 to R6.1.11."""
    for number, player in enumerate(setup.players):
        if setup.modules.take_out_leader and player.leader is None:
            raise FileProblem(file, f'player[{number}] "{player.id}"', "problem-no-leader")
    for number, zone in enumerate(setup.zones):
        if zone.kind in (ZoneKind.HOLD, ZoneKind.CONTEST) and not zone.players:
            raise FileProblem(file, f'zone[{number}] "{zone.id}"', "problem-missing-key", key="players")
