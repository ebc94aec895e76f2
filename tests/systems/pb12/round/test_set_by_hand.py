"""What a referee cannot set in Pb-12, and why."""

from __future__ import annotations

from pb12table.skirmish.faces.system import Amendment, plain_amendment
from pb12table.systems.pb12.rules.game.answers import Move
from tests.systems.pb12.scene import ORIGIN, Play, Scene
from tests.systems.pb12.stables import coach

PLACE = (ORIGIN + 5.0, ORIGIN + 5.0, 0.0, 0.0)


def why(play: Play, key: str, to: int | str | tuple[float, float, float, float], about: str = "") -> str:
    """Why something cannot be set now; "" when it can."""
    refusal = play.session.amendment_refusal(plain_amendment(Amendment(set=key, to=to, about=about)))
    return "" if refusal is None else refusal.reason


def duel() -> Scene:
    scene = Scene()
    scene.human("fighter", "alice")
    scene.human("foe", "bob", at=(9, 0))
    return scene


def test_places_and_turns_are_set_between_two_actions_only() -> None:
    play = duel().activate("fighter")
    assert why(play, "place", PLACE, "fighter") == ""
    play.answer(Move(1))
    assert why(play, "place", PLACE, "fighter") == "amend-in-the-middle"
    assert why(play, "turn", "bob") == "amend-in-the-middle"


def test_a_player_without_command_points_gets_no_turn() -> None:
    scene = duel()
    scene.player("bob", 0)
    assert why(scene.play(), "turn", "bob") == "amend-no-turn"
    assert why(duel().play(), "turn", "bob") == ""


def test_vehicles_are_not_put_elsewhere() -> None:
    scene = duel()
    coach(scene, at=(0, 9))
    play = scene.play()
    assert why(play, "place", PLACE, "coach") == "amend-bound"
    assert why(play, "place", PLACE, "fighter") == ""


def test_a_value_beyond_its_bounds_is_refused() -> None:
    assert why(duel().play(), "command-points", -1, "alice") != ""
