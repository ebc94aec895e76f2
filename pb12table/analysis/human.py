"""The figure a layout is measured with: the average human of the catalogue, alone on the table."""

from __future__ import annotations

from dataclasses import replace

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.naming import Label
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import FigureSetup, PlayerSetup, Profile, Setup
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.table.shapes import Point3
from pb12table.table.sight.many_observers import Stature

HUMAN = Profile("human", Label("average human", "Durchschnittsmensch"))
"""Radius 0.25 steps, 2 steps high, eye and base point at 0.9 of it, climbs one step in an option."""

MEASURER = FigureId("measuring-human")
_NOBODY = PlayerId("measuring")


def stature_of(profile: Profile) -> Stature:
    """The body of a profile, as sites are measured for it."""
    return Stature(profile.footprint, profile.model_height, profile.base_point * profile.model_height)


def aim_at(height: float) -> float:
    """How high above the stand height of a human of a model height the base point lies that is looked at."""
    return round(HUMAN.base_point * height, 6)


def alone_at(setup: Setup, place: Point3) -> State:
    """A game on the table of a setup in which only the average human stands, at a place with safe stand."""
    figure = FigureSetup(MEASURER, HUMAN.label, _NOBODY, HUMAN, at=place[:2], height=place[2])
    player = PlayerSetup(_NOBODY, "", 0)
    return new_game(replace(setup, players=(player,), figures=(figure,)))
