"""The throws of Pb-12 as they are watched: checks, damage rolls, and rolls for the initiative."""

from __future__ import annotations

from typing import Final

from pb12table.kernel.log import Event
from pb12table.systems.pb12.rules.game import events
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.texts.describe import dice_name
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name, player_name
from pb12table.window.play.throws import Die, Throw

SIDES: Final = 12


def throw(texts: Texts, setup: Setup, event: Event) -> Throw | None:
    """The throw of an event; None for events without one."""
    match event:
        case events.CheckMade(figure=figure, face=face, passed=passed):
            return Throw(
                (Die(SIDES, face),),
                figure_name(texts, setup, figure),
                texts("dice-check", what=dice_name(texts, event.kind), target=event.target_number),
                texts("dice-passed" if passed else "dice-failed"),
                "good" if passed else "bad",
                (figure,),
            )
        case events.DamageRolled(figure=figure, face=face):
            return Throw(
                (Die(SIDES, face),),
                figure_name(texts, setup, figure),
                texts("dice-damage", code=f"{event.strength}/{event.penetration}"),
                texts("dice-damage-result", result=event.result, points=event.points),
                figures=(figure,),
            )
        case events.InitiativeRolled(player=player, face=face, tie=tie):
            told = (
                texts("dice-tie-result", face=face)
                if tie
                else texts("dice-initiative-result", initiative=event.initiative)
            )
            purpose = texts("dice-tie" if tie else "dice-initiative")
            return Throw((Die(SIDES, face),), player_name(setup, player), purpose, told)
        case _:
            return None
