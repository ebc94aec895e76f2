"""Doors: who opens and closes them, when, what others notice of it, and what is seen then.  WR41."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pb12table.bots.play import play_game
from pb12table.files.content import load_content
from pb12table.files.reading import read_toml
from pb12table.files.scenario import scenario_of
from pb12table.skirmish.forms.form import Note, Stretch
from pb12table.skirmish.ids import FigureId
from pb12table.systems.kampf_w6.rules.acts import WALK, ChooseReaction
from pb12table.systems.kampf_w6.rules.answers import Pass, UseDoor, Walk
from pb12table.systems.kampf_w6.rules.data import Stance
from pb12table.systems.kampf_w6.rules.events import ActBegan, AttackDeclared, DoorMoved
from pb12table.systems.kampf_w6.rules.figures import body, doors_at, sight
from pb12table.systems.kampf_w6.rules.state import State
from pb12table.systems.kampf_w6.scene import SCENE
from pb12table.systems.kampf_w6.system import SYSTEM
from pb12table.systems.kampf_w6.window.acts import ActForm, led
from pb12table.table.openings import leaf
from pb12table.table.routes.lengths import Rates
from pb12table.table.routes.space.crossings import Mover
from pb12table.table.routes.ways_by_length import cheapest, reach
from pb12table.table.shapes import Point
from pb12table.table.terrain import Hinge, Piece
from pb12table.texts.describe import event_line
from pb12table.texts.locale import Texts
from tests.systems.kampf_w6.scene import ALWAYS, Scene

EN = Texts("en").of("w6")
A, B = FigureId("a"), FigureId("b")
OPEN, CLOSED = UseDoor("door", 90.0), UseDoor("door", 0.0)


def walled(y: float = 9.6, *, foe: float = 16.0, lifts: bool = False, stance: Stance = Stance.STANDING) -> Scene:
    """A wall along y = 10 with a closed door at x 9.4 to 10.6 that opens to the north; A south of it, B beyond."""
    hinge = Hinge((9.4, 10.0), (10.6, 10.0), 0.1, 0.0, True, lifts)
    door = Piece("door", leaf(hinge, 0.0), height=2.2, standable=False, kind="door", hinge=hinge)
    walls = [
        Piece(name, ((low, 10.0), (high, 10.0)), height=2.5, thin=True, standable=False)
        for name, low, high in (("west", 0.0, 9.4), ("east", 10.6, 60.0))
    ]
    scene = Scene(door, *walls, round_limit=9).figure("a", "alice", 10.0, y, "pistol", stance=stance)
    return scene.figure("b", "bob", 10, foe, "pistol")


def seen(state: State) -> bool:
    return sight(state, body(state, A), body(state, B)).exists


def test_a_door_opens_for_one_action_and_sight_is_free_at_once() -> None:
    play = walled().play()
    assert not seen(play.state)
    play.answer(OPEN)
    assert seen(play.state)
    assert play.figure("a").actions == 3
    assert [event.degrees for event in play.events(DoorMoved)] == [90.0]
    assert (play.last(ActBegan).kind, play.last(ActBegan).cost) == ("use-door", 1)
    assert play.pass_all().why(OPEN) == ("WR41", "door-stands-so")


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (UseDoor("west", 90.0), "no-such-door"),
        (UseDoor("door", 181.0), "door-opens-so-far"),
        (UseDoor("door", -1.0), "door-opens-so-far"),
        (UseDoor("door", float("nan")), "door-opens-so-far"),
        (CLOSED, "door-stands-so"),
    ],
)
def test_what_cannot_be_opened_is_refused(answer: UseDoor, why: str) -> None:
    assert walled().play().why(answer) == ("WR41", why)


@pytest.mark.parametrize(("y", "within"), [(9.2, True), (9.19, False)])
def test_a_door_is_opened_from_within_half_a_metre(y: float, within: bool) -> None:
    play = walled(y).play()
    assert bool(doors_at(play.state, A)) is within
    assert play.why(OPEN) == (None if within else ("WR41", "door-out-of-reach"))


def test_who_lies_opens_no_door_and_nobody_stands_where_the_leaf_passes() -> None:
    assert walled(stance=Stance.PRONE).play().why(OPEN) == ("WR41", "door-not-lying")
    assert walled(stance=Stance.KNEELING).play().why(OPEN) is None
    assert walled(10.5).play().why(OPEN) == ("WR41", "door-blocked")
    refusal = walled().figure("c", "alice", 10.0, 10.7).play().refusal(OPEN)
    assert refusal is not None
    assert dict(refusal.details) == {"figure": "c"}


def test_a_walk_ends_at_a_door_that_opens_with_it() -> None:
    play = walled(8.0).play()
    play.answer(Walk(((10.0, 9.6),), OPEN))
    assert play.figure("a").actions == 3
    assert seen(play.state)
    through = Walk(((10.0, 11.4),))
    assert walled().play().why(through) is not None
    play.pass_all()
    assert play.why(through) is None


def test_a_door_is_slammed_as_a_reaction() -> None:
    play = walled().figure("c", "bob", 10.9, 10.4, "knife", **ALWAYS).play()
    play.answer(OPEN)
    while isinstance(play.asked, ChooseReaction) and play.asked.figure != "c":
        play.answer(Pass())
    play.answer(CLOSED)
    assert not seen(play.state)
    assert [event.degrees for event in play.events(DoorMoved)] == [90.0, 0.0]


def test_a_portcullis_rises_and_lets_through() -> None:
    play = walled(lifts=True).play().answer(OPEN).pass_all()
    assert play.why(Walk(((10.0, 11.4),))) is None


def test_saves_forks_and_what_is_watched_know_doors() -> None:
    play = walled().play()
    before = SYSTEM.clone(play.state)
    fork = play.session.fork()
    play.answer(OPEN)
    assert fork.state.doors == {}
    assert SYSTEM.digest(play.state) != SYSTEM.digest(fork.state)
    SCENE.show(before, play.last(DoorMoved), 0.0)
    assert before.battlefield == play.state.battlefield
    assert SCENE.marks(play.state, EN).doors == (("door", 90.0),)
    assert event_line(EN, play.state.setup, play.last(DoorMoved)) == "A opens the door."


def test_the_form_offers_the_doors_at_hand() -> None:
    play = walled().play()
    form = ActForm(EN, play.state, play.asked, {"act": "door-door-90"})
    offers = {offer.key: offer.label for offer in form.offers if offer.key.startswith("door-")}
    assert offers == {"door-door-90": "Open: door", "door-door-30": "Leave ajar: door"}
    assert form.form().answer() == OPEN
    walked = walled(8.0).play()
    values = {"act": "walk", "way": ((10.0, 9.6, 0.0),), "further": "door-door-90"}
    assert ActForm(EN, walked.state, walked.asked, values).form().answer() == Walk(((10.0, 9.6),), OPEN)


def test_a_way_that_is_drawn_beyond_a_door_ends_where_it_is_opened_and_shows_what_follows() -> None:
    play = walled(8.0).play()
    form = ActForm(EN, play.state, play.asked, {"act": "walk", "way": ((10.0, 12.0, 0.0),)}).form()
    walk = form.answer()
    assert isinstance(walk, Walk)
    (note,) = [each for each in form.sketch if isinstance(each, Note)]
    assert (note.at, note.words) == (walk.path[-1], "opens the door here: one action")
    behind = [each for each in form.sketch if isinstance(each, Stretch)]
    assert behind[-1].end == (10.0, 12.0)
    # Where it has come to, the door is at hand, as the further act of the walk.
    assert play.why(Walk(walk.path, OPEN)) is None


def test_the_program_opens_a_door_to_get_at_its_opponents() -> None:
    record, session = play_game(walled(6.0).setup(), ["tactical"], 3)
    assert record.is_finished
    moved = [line.event for line in session.log if isinstance(line.event, DoorMoved)]
    assert moved
    assert moved[0].degrees > 0.0
    assert any(isinstance(line.event, AttackDeclared) for line in session.log), "they met"


def test_a_leaf_that_comes_towards_the_program_makes_it_step_aside() -> None:
    play = walled(10.6, foe=4.0).play()
    assert play.why(OPEN) == ("WR41", "door-blocked")
    record, session = play_game(play.state.setup, ["tactical"], 1)
    assert record.is_finished
    assert any(isinstance(line.event, DoorMoved) for line in session.log)


def test_doors_and_windows_stand_in_the_walls_of_a_scenario() -> None:
    document = read_toml(Path(__file__).parent / "arena.toml")
    house = {"id": "house", "kind": "wall", "line": [[9.5, 4.2], [10.7, 4.2], [10.7, 5.4]], "height": 2.5}
    door = {"id": "front", "kind": "door", "in": "house", "line": [[9.6, 4.2], [10.6, 4.2]], "open": 90.0}
    pane = {"id": "pane", "kind": "window", "in": "house", "line": [[10.7, 4.4], [10.7, 5.3]]}
    document["terrain"] += [house, door, pane]
    table = scenario_of(document, load_content("w6"), Path("arena.toml")).setup.battlefield
    doors = {piece.id: piece.open for piece in table.pieces if piece.hinge is not None}
    assert doors == {"gate": 0.0, "hatch": 0.0, "front": 90.0}
    assert any(piece.id == "pane" and not piece.blocks_sight for piece in table.pieces)


def test_who_points_about_waits_for_nothing_that_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ways to doors and where one gets to hang on nothing that is pointed at: they are looked for once."""
    play = walled().figure("c", "bob", 30.0, 30.0).play()
    searched: list[tuple[float, ...]] = []

    def way(mover: Mover, rates: Rates, to: Point, *rest: Any) -> Any:
        searched.append(to)
        return cheapest(mover, rates, to, *rest)

    def areas(*given: Any) -> Any:
        searched.append(())
        return reach(*given)

    monkeypatch.setattr("pb12table.skirmish.walking.cheapest", way)
    monkeypatch.setattr("pb12table.skirmish.walking.reach", areas)
    for beyond, barred in ((13.0, 30.0), (13.5, 30.2)):
        searched.clear()
        assert len(led(play.state, A, WALK, ((10.0, beyond, 0.0),)).parts) == 2
        assert led(play.state, A, WALK, ((30.0, barred, 0.0),)).beside
    assert set(searched) <= {(10.0, 13.5), (30.0, 30.2)}
