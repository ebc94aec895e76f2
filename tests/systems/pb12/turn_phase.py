"""What tests of turns, rounds and relocating share: players with a figure each, and getting on in a round."""

from __future__ import annotations

from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.systems.pb12.rules.round.sequence import DeclareSurrender
from tests.systems.pb12.scene import Play, Scene


def players(**points: int) -> Scene:
    """One figure for each player, far apart, with the given CP."""
    scene = Scene()
    scene.players.clear()
    for number, (name, balance) in enumerate(points.items()):
        scene.player(name, balance)
        scene.human(name[0], name, at=(10 * number, 0))
    return scene


def turn_player(play: Play) -> str | None:
    """Whose turn it is to choose."""
    return play.pending.player if isinstance(play.pending, ChooseTurn) else None


def pass_status_phase(play: Play) -> Play:
    """Nobody surrenders."""
    while isinstance(play.pending, DeclareSurrender):
        play.answer(False)
    return play
