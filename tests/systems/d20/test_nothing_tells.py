"""Who hides tells nothing: two games with hidden creatures elsewhere are alike for the other side until one is noticed.

The hidden side answers a fixed list; what the other side is shown and asked is compared by `tests.systems.twins`.  For
each way in which a secret could show there is a leak that is planted, and found.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pb12table.bots.play import RandomBot
from pb12table.files.content import load_content
from pb12table.files.saves.lines import line_of
from pb12table.files.scenario import scenario_of
from pb12table.kernel.dice import NoDice, SeededDice, TypedDice
from pb12table.kernel.request import Dice, Request
from pb12table.kernel.session import Session, replay
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.d20.referee import REFEREE, PositionForm
from pb12table.systems.d20.rules import (
    actions,
    attack,
    carrying_out,
    checks,
    creatures,
    events,
    hiding,
    rules,
    sequence,
    ways,
)
from pb12table.systems.d20.rules import checks as reacting
from pb12table.systems.d20.rules.asking.answers import (
    Attack,
    EndTurn,
    Hide,
    MayReact,
    Move,
    Pass,
    Placed,
    Places,
    Search,
    Shove,
    Sneakers,
    UseFeature,
)
from pb12table.systems.d20.rules.asking.steps import ChooseStep
from pb12table.systems.d20.rules.data import AttackId, FeatureId, Setup
from pb12table.systems.d20.rules.sequence import ChooseSneakers, PlaceCreatures, new_game
from pb12table.systems.d20.rules.state import Asks, ReactionKind, State
from pb12table.systems.d20.system import SYSTEM
from pb12table.table.footprints import Area
from tests.systems.twins import Answer, Twin, difference

HIDDEN = ("lurker", "guard", "hound")
ALL = ("archer", "crier", "thrower", "brute")
NEAR = {"lurker": [26.0, 20.0], "guard": [30.0, 26.0], "hound": [21.6, 12.0]}
"""Where the hidden ones are in one game: beside ways, at places that are shot at, and at the archer's elbow."""
FAR = {"lurker": [50.0, 4.0], "guard": [54.0, 4.0], "hound": [58.0, 4.0]}
HARD = {"armour_class": 30, "hit_points": 200}
"""Creatures of which one hears nothing when they are struck at."""
SCENARIO: dict[str, Any] = {
    "format": 1,
    "system": "d20",
    "name": "Twins",
    "table": {"width": 60.0, "depth": 40.0},
    "player": [{"id": "alice", "name": "Alice"}, {"id": "bob", "name": "Bob"}],
    "figure": [
        {"id": "archer", "profile": "tracker", "player": "alice", "at": [20, 12]},
        {"id": "crier", "profile": "herald", "player": "alice", "at": [20, 16]},
        {"id": "thrower", "profile": "firebrand", "player": "alice", "at": [24, 26]},
        {"id": "brute", "profile": "sellsword", "player": "alice", "at": [23, 20]},
        {"id": "sentry", "profile": "sellsword", "player": "bob", "at": [40, 30]},
        {"id": "lurker", "profile": {"base": "raider", **HARD}, "player": "bob", "at": [5, 36]},
        {"id": "guard", "profile": {"base": "shieldbearer", **HARD}, "player": "bob", "at": [8, 36]},
        {"id": "hound", "profile": {"base": "bog-hound", **HARD}, "player": "bob", "at": [11, 36]},
    ],
}
LONGBOW, SPEAR = AttackId("longbow"), AttackId("longsword")
DIRECTED: Sequence[Any] = (
    UseFeature(FeatureId("rallying-shout"), FigureId("archer")),
    EndTurn(),
    Attack(LONGBOW, point=(26.0, 20.0)),
    EndTurn(),
    UseFeature(FeatureId("fire-flask"), point=(30.0, 25.5)),
    EndTurn(),
    Move(((25.0, 22.5), (27.0, 22.5), (29.0, 21.0))),
    EndTurn(),
    EndTurn(),
    Attack(LONGBOW, FigureId("sentry")),
    Hide(),
    EndTurn(),
    UseFeature(FeatureId("fire-flask"), point=(27.0, 21.5)),
    EndTurn(),
    Move(((28.0, 18.0),)),
    EndTurn(),
)
"""What Alice does: whatever can be done there, else the next of it."""
QUIET = ("MayReact", "FireReady")
ASKED: dict[str, Any] = {"ready": {"trigger": "comes-into-reach"}, "asks": {"opportunity": "ask", "ready": "ask"}}
"""The owner of the hidden ones wants to be asked for reactions."""
PROBES: Sequence[Any] = (
    Move(((26.0, 20.0),)),
    Move(((30.0, 26.0), (31.0, 27.0))),
    Attack(LONGBOW, FigureId("lurker")),
    Attack(LONGBOW, point=(26.0, 20.0)),
    Shove(FigureId("hound")),
    Search(point=(26.0, 20.0)),
    Hide(),
    UseFeature(FeatureId("fire-flask"), point=(26.0, 20.0)),
)
"""Answers of which it is asked why they are refused."""
ON_TOP = Places(tuple(Placed(FigureId(own), (x, y)) for own, (x, y) in zip(ALL, NEAR.values(), strict=False)))
"""Where Alice puts her creatures down: where those are of whom she knows nothing."""


@cache
def yard() -> Setup:
    found: Setup = scenario_of(SCENARIO, load_content("d20"), Path("twins.toml")).setup
    return found


def alley(places: dict[str, list[float]]) -> Setup:
    """Return a whole fight past a wall with a gap; three may sneak from some places on, too well to be noticed."""
    unheard = {"armour_class": 30, "hit_points": 200, "abilities": {"dexterity": 30}, "trained": ["stealth"]}
    sneaking = [
        {
            "id": one,
            "profile": {"base": base, **unheard},
            "player": "bob",
            "at": places[one],
            "may_sneak": True,
            "conditions": ["invisible"],
        }
        for one, base in zip(HIDDEN, ("raider", "watchman", "bog-hound"), strict=True)
    ]
    document = {
        **SCENARIO,
        "rules": {"tie": "roll"},
        "terrain": [
            {"id": "wall", "kind": "wall", "line": [[25, 2], [25, 18]], "height": 4.0},
            {"id": "fence", "kind": "wall", "line": [[27, 23], [34, 23]], "height": 4.0},
        ],
        "zone": [{"id": "dark", "kind": "dark", "rectangle": [26, 1, 14, 14]}],
        "figure": [*SCENARIO["figure"][:5], *sneaking],
    }
    found: Setup = scenario_of(document, load_content("d20"), Path("alley.toml")).setup
    return found


def begun(places: dict[str, list[float]], **more: Any) -> State:
    """Begin in the turn of the crier; some hide at places, each invisible, and do `more`."""
    order = ["crier", "archer", "thrower", "brute", "sentry", *HIDDEN]
    hidden = [
        {"id": one, "at": places[one], "conditions": ["invisible"], "hidden_from": dict.fromkeys(ALL, 25), **more}
        for one in HIDDEN
    ]
    form = msgspec.convert({"actor": "crier", "order": order, "figure": hidden}, PositionForm)
    return REFEREE.position(yard(), form, Path("twins.toml"), "position")


def landings() -> tuple[Twin, Twin]:
    """Return two games before Alice puts her creatures down where, in one of them, some may yet sneak."""
    area = Area(((15.0, 5.0), (35.0, 5.0), (35.0, 30.0), (15.0, 30.0)))
    zone = Zone("landing", ZoneKind.ENTRY, area, (PlayerId("alice"),))
    setups = (replace(alley(places), zones=(*alley(places).zones, zone)) for places in (NEAR, FAR))
    one, other = (Twin(SYSTEM, new_game(setup), "alice", 1, noticed, quiet=QUIET) for setup in setups)
    return one, other


def on_top() -> Answer:
    """Let Alice begin on top of who is there, and then anything happen."""
    then = arbitrary(1)()

    def give(session: Session[Any], request: Request[Any, Any]) -> Any:
        if isinstance(request, PlaceCreatures) and request.player == "alice":
            return ON_TOP
        return then(session, request)

    return give


def noticed(event: Any) -> bool:
    """Return whether somebody is noticed, by a hidden one, too, or the fight is over."""
    if isinstance(event, events.Noticed):
        return event.figure in HIDDEN or event.observer in HIDDEN
    return isinstance(event, events.GameEnded) or (isinstance(event, events.PlaceRevealed) and event.figure in HIDDEN)


def probes(request: Request[Any, Any]) -> Sequence[Any]:
    """Return answers to try."""
    return PROBES if isinstance(request, ChooseStep) else ()


def twins(seed: int, quiet: tuple[str, ...] = (), **more: Any) -> tuple[Twin, Twin]:
    """Return two games, alike but for where the hidden ones are."""
    states = (begun(NEAR, **more), begun(FAR, **more))
    one, other = (Twin(SYSTEM, state, "alice", seed, noticed, probes, quiet) for state in states)
    return one, other


def hidden_side(request: Request[Any, Any]) -> Any:
    """Answer for Bob: his hidden creatures wait, and leave what they are offered."""
    return Pass() if not isinstance(request, ChooseStep) else EndTurn()


def directed() -> Answer:
    """Let Alice do what is said above."""
    left = list(DIRECTED)

    def give(session: Session[Any], request: Request[Any, Any]) -> Any:
        if request.player != "alice":
            return hidden_side(request)
        if not isinstance(request, ChooseStep):
            return Pass()
        while left:
            answer = left.pop(0)
            if session.refusal(answer) is None:
                return answer
        return EndTurn()

    return give


def arbitrary(seed: int) -> Callable[[], Answer]:
    """Let Alice and Bob's sentry do anything that is legal as far as she knows."""

    def begin() -> Answer:
        bot, chance = RandomBot(seed), random.Random(seed)

        def give(session: Session[Any], request: Request[Any, Any]) -> Any:
            if isinstance(request, PlaceCreatures | ChooseSneakers) and request.player == "bob":
                return Places() if isinstance(request, PlaceCreatures) else Sneakers(tuple(map(FigureId, HIDDEN)))
            hidden = getattr(request, "figure", "") in HIDDEN
            if request.player == "bob" and hidden:
                return hidden_side(request)
            known = session.system.view(session.state, "alice")
            answer = request.sample(known, chance) if request.player == "bob" else bot.answer(known, request)
            return answer if session.refusal(answer) is None else request.default(known)

        return give

    return begin


# -- nothing tells ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR41")
@pytest.mark.rule("DR42")
@pytest.mark.rule("DR43")
def test_what_is_done_beside_and_against_hidden_creatures_tells_nothing_of_them() -> None:
    one, other = twins(1)
    assert difference(one, other, directed, 12) is None
    assert not one.is_out, "there was something to be compared to the end"


@pytest.mark.rule("DR42")
@pytest.mark.rule("DR43")
def test_nor_does_a_reaction_that_nobody_knows_of() -> None:
    """The owner wants to be asked, and says no; that he was asked is all that shows, at one screen."""
    one, other = twins(1, QUIET, **ASKED)
    assert difference(one, other, directed, 12) is None
    assert [entry.request for entry in one.session.entries if entry.unseen].count("MayReact") == 1
    assert not any(entry.unseen for entry in other.session.entries)
    first, then = difference(*twins(1, **ASKED), directed, 12)
    assert first == ("handed over", "bob") != then


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_arbitrary_games_are_alike_until_somebody_is_noticed(seed: int) -> None:
    one, other = twins(seed)
    assert difference(one, other, arbitrary(seed), 60) is None


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_whole_fights_are_alike_until_somebody_is_noticed(seed: int) -> None:
    """From places, sneaking and initiative on, with walls to hide behind, darkness, a lantern and ties."""
    one, other = (Twin(SYSTEM, new_game(alley(places)), "alice", seed, noticed, quiet=QUIET) for places in (NEAR, FAR))
    assert difference(one, other, arbitrary(seed), 40) is None
    assert one.session.state.game_round > 0


@pytest.mark.rule("DR54")
def test_a_place_at_one_that_may_yet_sneak_is_like_any_other() -> None:
    one, other = landings()
    assert {twin.session.refusal(ON_TOP) for twin in (one, other)} == {None}
    assert difference(one, other, on_top, 12) is None
    made_way = [line.event for line in one.session.log if isinstance(line.event, events.CreatureMadeWay)]
    assert [(event.figure, event.audience) for event in made_way] == [(each, ("bob",)) for each in HIDDEN]
    assert not any(isinstance(line.event, events.CreatureMadeWay) for line in other.session.log)


def test_saves_in_secret_are_thrown_by_the_program_where_players_type_their_dice() -> None:
    session: Session[Any] = Session(SYSTEM, begun(NEAR), TypedDice(SeededDice(1)))
    typed = []
    for answer in (*[EndTurn()] * 2, UseFeature(FeatureId("fire-flask"), point=(30.0, 25.5))):
        session.answer(answer)
    while isinstance(session.pending, Dice):
        typed.append((session.pending.player, session.pending.purpose))
        session.answer(3)
    assert typed == [("alice", "damage")] * 2
    (saved,) = (line.event for line in session.log if isinstance(line.event, events.SaveRolled))
    assert (saved.figure, saved.audience) == ("guard", ("bob",))
    (thrown,) = (entry for entry in session.entries if entry.request == "SecretDie")
    assert thrown.player == "bob"
    assert str(thrown.plain) not in str(line_of(thrown).plain), "sealed"


def test_a_no_that_nobody_knows_of_is_one_after_loading_too() -> None:
    one, _ = twins(1, QUIET, **ASKED)
    give = directed()
    for _ in range(8):
        one.go_on(give)
    kept = [replace(entry, unseen=False) for entry in one.session.entries]
    again, drift = replay(SYSTEM, begun(NEAR, **ASKED), kept, NoDice(), digests=False)
    assert drift is None
    assert [entry.unseen for entry in again.entries] == [entry.unseen for entry in one.session.entries]
    assert any(entry.unseen for entry in again.entries)


def test_a_creature_elsewhere_that_does_not_hide_is_told() -> None:
    one, other = (Twin(SYSTEM, begun(places), "bob", 1, noticed) for places in (NEAR, FAR))
    assert difference(one, other, directed, 3) is not None


def test_a_place_that_is_refused_and_who_makes_way_openly_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as plant:
        plant.setattr(sequence, "knows", lambda *_: True)
        assert [twin.session.refusal(ON_TOP) is None for twin in landings()] == [False, True]
    monkeypatch.setattr(sequence, "who_know", lambda *_: None)
    found = difference(*landings(), on_top, 12)
    assert isinstance(found[0][1], events.CreatureMadeWay)


# -- planted leaks ------------------------------------------------------------------------------------------------


def is_near(state: Any) -> bool:
    """Return whether it is the game in which the hidden ones are near."""
    return bool(state.figures[FigureId("lurker")].at[:2] == tuple(NEAR["lurker"]))


class Leaks:
    """Ways in which the rules could tell what they must not, by what they would tell it."""

    @staticmethod
    def a_die_more(plant: pytest.MonkeyPatch) -> None:
        plain = attack._rolled

        async def rolled(game: Any, figure: FigureId, target: FigureId | None, *rest: Any) -> Any:
            if target is None and is_near(game.state):
                await checks.thrown(game, figure, 20, "attack")
            return await plain(game, figure, target, *rest)

        plant.setattr(attack, "_rolled", rolled)

    @staticmethod
    def a_prompt(plant: pytest.MonkeyPatch) -> None:
        plain = attack._rolled

        async def rolled(game: Any, figure: FigureId, target: FigureId | None, *rest: Any) -> Any:
            against = (30,) if target is None and is_near(game.state) else ()
            return await plain(game, figure, target, *rest, *against)

        plant.setattr(attack, "_rolled", rolled)

    @staticmethod
    def a_length(plant: pytest.MonkeyPatch) -> None:
        plain = carrying_out._advance

        def advance(state: Any, figure: FigureId, kind: str, to: Any, cost: float, trail: Any) -> None:
            plain(state, figure, kind, to, cost + (0.001 if is_near(state) else 0.0), trail)

        plant.setattr(carrying_out, "_advance", advance)

    @staticmethod
    def an_order(plant: pytest.MonkeyPatch) -> None:
        plain, late = attack._declare, list[Any]()

        def declare(game: Any, *rest: Any, **more: Any) -> None:
            if is_near(game.state) and rest[2] is None:
                late.append((rest, more))
            else:
                plain(game, *rest, **more)

        def reveal(game: Any, *rest: Any) -> None:
            while late:
                given, more = late.pop()
                plain(game, *given, **more)
            hiding.reveal(game, *rest)

        plant.setattr(attack, "_declare", declare)
        plant.setattr(attack, "reveal", reveal)

    @staticmethod
    def a_silence(plant: pytest.MonkeyPatch) -> None:
        plain = actions.burst

        async def burst(game: Any, figure: FigureId, feature: Any, place: Any) -> None:
            if actions.caught_by(game.state, figure, feature, place):
                await plain(game, figure, feature, place)

        plant.setattr(actions, "burst", burst)

    @staticmethod
    def an_event_in_pieces(plant: pytest.MonkeyPatch) -> None:
        plain = carrying_out.opportunity

        async def opportunity(game: Any, mover: FigureId, foe: FigureId, tell: Any) -> None:
            tell()
            await plain(game, mover, foe, tell)

        plant.setattr(carrying_out, "opportunity", opportunity)

    @staticmethod
    def a_line_of_the_log(plant: pytest.MonkeyPatch) -> None:
        plain = carrying_out.opportunity

        async def opportunity(game: Any, mover: FigureId, foe: FigureId, tell: Any) -> None:
            game.record(events.SomethingMoved())
            await plain(game, mover, foe, tell)

        plant.setattr(carrying_out, "opportunity", opportunity)

    @staticmethod
    def a_refusal_to_undo(plant: pytest.MonkeyPatch) -> None:
        plant.setattr(MayReact, "is_unseen", lambda *_: False)

    @staticmethod
    def a_refused_answer(plant: pytest.MonkeyPatch) -> None:
        def known(state: Any, figure: FigureId) -> Any:
            return creatures.others(state, figure)

        plant.setattr(ways, "known_others", known)

    @staticmethod
    def a_save_that_is_typed_in(plant: pytest.MonkeyPatch) -> None:
        plant.setattr(checks, "is_known_to_all", lambda *_: True)

    @staticmethod
    def a_question_to_another(plant: pytest.MonkeyPatch) -> None:
        plant.setattr(reacting, "_FROM_HIDING", ())
        plant.setattr(reacting, "USUAL", dict.fromkeys(ReactionKind, Asks.ASK))

    @staticmethod
    def a_view(plant: pytest.MonkeyPatch) -> None:
        plain = rules._keep_secrets

        def keep(seen: Any, figure: Any, own: Any) -> None:
            plain(seen, figure, own)
            seen.figures[figure].facing += 1.0 if is_near(seen) else 0.0

        plant.setattr(rules, "_keep_secrets", keep)


FOUND_AS = {
    "a_die_more": "die",
    "a_prompt": "die",
    "a_length": "event",
    "an_order": "die",
    "a_silence": "die",
    "an_event_in_pieces": "event",
    "a_line_of_the_log": "event",
    "a_refusal_to_undo": "undo",
    "a_refused_answer": "refused",
    "a_save_that_is_typed_in": "die",
    "a_question_to_another": "handed over",
    "a_view": "view",
}
"""What first differs between the two games."""
LEAKS = [name for name in vars(Leaks) if not name.startswith("_")]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, Any] = ASKED if leak == "a_refusal_to_undo" else {}
    one, other = twins(1, QUIET if given else (), **given)
    getattr(Leaks, leak)(monkeypatch)
    found = difference(one, other, directed, 12)
    assert found is not None
    assert found[0][0] == FOUND_AS[leak], found
