"""A curious bot plays until everything of the catalogue has occurred: questions, answers, events, sums, endings."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, Final, get_args

import pytest

from pb12table.bots.play import replayed, seed_of, started
from pb12table.files.scenario import load_scenario
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.d20.bots.by_name import curious_bot
from pb12table.systems.d20.rules.asking import answers
from pb12table.systems.d20.rules.asking import answers as reaction_requests
from pb12table.systems.d20.rules.asking.answers import GiveUp, SetAsks
from pb12table.systems.d20.rules.creatures import Cover
from pb12table.systems.d20.rules.data import Ability, Arbiter, Condition, FeatureKind, HideFrom, Profile, Setup, Tie
from pb12table.systems.d20.rules.events import AnyEvent
from pb12table.systems.d20.rules.state import Asks, ReactionKind, ReadiedAct, State, Trigger
from pb12table.systems.d20.system import SYSTEM

ARENA: Final = Path(__file__).with_name("arena.toml")
MOST: Final = 60
"""So many games are enough."""
ENOUGH: Final = 3000
"""A game with more answers and dice goes round in a circle."""
DECLARED: Final = 0.02
"""How likely a player declares something before a question is answered."""


@dataclass(frozen=True)
class Variant:
    """What is otherwise than in the file: options, who takes part and how; goals, ways in and out may be left out."""

    options: dict[str, Any] = field(default_factory=dict)
    only: dict[str, dict[str, Any]] = field(default_factory=dict)
    goals: bool = True
    doors: bool = True


WAYS: Final = (ZoneKind.ENTRY, ZoneKind.EXIT)
ASLEEP: Final = (Condition.UNCONSCIOUS,)
UNABLE: Final = (Condition.INCAPACITATED,)
VARIANTS: Final = (
    Variant({"group_initiative": False}),
    Variant({"arbiter": Arbiter.SEAT}),
    Variant({"tie": Tie.ROLL, "hide_from": HideFrom.EACH, "surprised_may_act": False, "group_stealth": True}),
    # They come from behind and out of the mist: whom they are hidden from is surprised.
    Variant(
        {"arbiter": Arbiter.SEAT},
        {"squire": {}, "shieldbearer": {}, "bog-hound": {"at": (1.0, 2.0)}, "skulker": {}},
        doors=False,
    ),
    Variant({"open_ready": False, "shove_grapple": False, "winner_at_limit": None, "round_limit": 2}, goals=False),
    # One burst puts both out of the fight.
    Variant({}, {"squire": {}, "firebrand": {"at": (5.2, 4.6), "hit_points": 1, "conditions": ()}}, False, False),
    # Who cannot leave the gas has no breath left in the end.
    Variant(
        {"round_limit": 8},
        {"novice": {"conditions": ASLEEP}, "surgeon": {}, "giant": {"conditions": UNABLE}},
        goals=False,
        doors=False,
    ),
    # Archers with somebody beside them, and nobody else to go to.
    Variant({}, {"watchman": {}, "tracker": {"at": (3.0, 4.0), "z": 0.0}, "skulker": {"at": (4.6, 4.0)}}, goals=False),
    # One lies there soon, and the one beside it has a kit.
    Variant({}, {"surgeon": {}, "squire": {"at": (5.2, 3.0)}, "giant": {"at": (2.6, 3.0)}}, False, False),
    Variant({"hide_from": HideFrom.EACH, "round_limit": 2}, goals=False),
    # One that nobody sees stands in the way, and one that sneaks where others may begin.
    Variant({}, {"watchman": {}, "firebrand": {"at": (9.0, 4.8)}, "bog-hound": {"at": (5.2, 2.7)}}, goals=False),
)  # fmt: skip
"""What is agreed in one game after the other."""
NOT_SEEN: Final = {
    "condition unconscious": "told by DroppedTo0",
    "feature keen": "never used: it is in sums of Perception, as dr47-keen-senses.toml shows",
    "feature dull": "never used: it is in sums of Perception, as dr47-keen-senses.toml shows",
    "feature choke": "never used: it makes a grapple a choke, as dr44-dr48-air-and-chokes.toml shows",
    "condition invisible": "only agreed before the fight, or set by a referee",
    "condition incapacitated": "only agreed before the fight, or set by a referee",
    "feature swoop": "shows in what does not happen",
    "feature hover": "no creature of the program has it",
    "feature backstab": "too rare: a hit with advantage by the one that has it",
    "answer escape": "too rare: those who are held mostly fall before their turn",
    "moved by dragged": "too rare: those who hold others rarely go on",
    "asked Judge/surprise": "too rare: no foe at all may be noticed",
}
"""What no log tells, or so few games bring, and why; all of it is in scripts."""


@cache
def arena(number: int) -> Setup:
    """The yard, each time otherwise; a seat that judges is there only where it is asked for."""
    variant = VARIANTS[number % len(VARIANTS)]
    found: Setup = load_scenario(str(ARENA)).setup
    options = replace(found.options, **variant.options)
    chosen = variant.only or {figure.id: {} for figure in found.figures}
    return replace(
        found,
        options=options,
        players=tuple(each for each in found.players if not each.arbiter or options.arbiter is Arbiter.SEAT),
        figures=tuple(replace(each, **chosen[each.id]) for each in found.figures if each.id in chosen),
        goals=found.goals if variant.goals else (),
        zones=tuple(zone for zone in found.zones if variant.doors or zone.kind not in WAYS),
    )


def tags(union: Any) -> set[str]:
    return {answer.__struct_config__.tag for answer in get_args(union)}


def wanted() -> set[str]:
    """Everything of the catalogue that can occur."""
    profiles = {figure.profile.id: figure.profile for figure in arena(0).figures}.values()
    asked = tags(answers.StepAnswer) | tags(answers.ReactAnswer) | tags(answers.FireAnswer)
    found = {
        *(kind.__name__ for kind in get_args(AnyEvent)),
        *(f"answer {tag}" for tag in asked),
        *(f"asked {kind}" for kind in ("PlaceCreatures", "ChooseSneakers", "ChooseNext/tie", "ChooseNext/group")),
        *(f"asked {kind}" for kind in ("ChooseStep", "FireReady", "Judge/surprise", "Judge/object")),
        *(f"asked MayReact/{kind}" for kind in (ReactionKind.OPPORTUNITY, ReactionKind.GUARD)),
        *(f"reaction {kind}" for kind in ReactionKind),
        *(f"passed {kind}" for kind in ReactionKind),
        *(f"ready {trigger}" for trigger in Trigger),
        *(f"ready to {act}" for act in ReadiedAct),
        *(f"weapon {profile.id}/{attack.id}" for profile in profiles for attack in profile.attacks),
        *(f"feature {kind}" for kind in FeatureKind),
        *(f"creature {profile.id}" for profile in profiles),
        *(f"condition {condition}" for condition in Condition),
        *(f"cover {cover}" for cover in (Cover.HALF, Cover.THREE_QUARTERS)),
        *(f"moved by {kind}" for kind in ("walk", "crawl", "climb", "swim", "fly", "jump", "dragged")),
        *(f"stopped {reason}" for reason in ("bumped", "held")),
        *(f"ending {reason}" for reason in ("goal", "all-out", "last-side", "round-limit")),
        "a draw at the limit", "found by searching", "nothing found", "a critical hit", "a second throw",
    }  # fmt: skip
    assert found >= set(NOT_SEEN)
    return found - set(NOT_SEEN)


def happened(session: Session[State]) -> Iterator[str]:
    """What occurred in a game."""
    state = session.state
    for entry in session.entries:
        if isinstance(entry.plain, dict) and "type" in entry.plain:
            yield f"answer {entry.plain['type']}"
    twice = Counter[str]()
    for line in session.log:
        event: Any = line.event
        name = type(event).__name__
        yield name
        match name:
            case "TurnBegan":
                yield f"creature {profile_of(state, event.figure).id}"
                twice.clear()
            case "WeaponDrawn":
                twice[f"{event.figure} draws"] += 1
                if twice[f"{event.figure} draws"] == 2:
                    yield "feature quick-draw"
            case "SaveRolled" if event.ability is Ability.STRENGTH:
                yield "feature drag-down"
            case "DamageDealt" if len(event.rolled) == 2 and event.source == "knife" and not event.critical:
                yield "feature backstab"
            case "CreatureMoved":
                yield f"moved by {event.kind}"
            case "Stopped":
                yield f"stopped {event.reason}"
            case "ReadySet" if event.ready is not None:
                yield f"ready {event.ready.trigger}"
                yield f"ready to {event.ready.act}"
            case "AttackDeclared":
                yield f"weapon {profile_of(state, event.figure).id}/{event.weapon}"
                twice[event.figure] += event.kind == "action"
                if twice[event.figure] == 2:
                    yield "feature multiattack"
            case "AttackRolled":
                yield f"cover {event.cover}"
                yield from (f"{modifier.rule} for" for modifier in event.advantages)
                yield from (f"{modifier.rule} against" for modifier in event.disadvantages)
                if event.critical:
                    yield "a critical hit"
            case "FeatureUsed":
                used = profile_of(state, event.figure).features
                kinds = [feature.kind for feature in used if feature.id == event.feature]
                yield from (f"feature {kind}" for kind in kinds)
            case "ConditionGained":
                yield f"condition {event.condition}"
            case "ConditionLost":
                yield f"no longer {event.condition}"
            case "FellProne":
                yield "condition prone"
            case "ReactionUsed":
                yield f"reaction {event.kind}"
                yield f"feature {event.kind}"
            case "ReactionPassed":
                yield f"passed {event.kind}"
            case "SearchMade":
                yield "found by searching" if event.found else "nothing found"
            case "InitiativeRolled" if event.tie:
                yield "a second throw"
            case "GameEnded":
                yield f"ending {event.reason}"
                if event.reason == "round-limit" and not event.winners:
                    yield "a draw at the limit"


def profile_of(state: State, figure: FigureId) -> Profile:
    return state.setup.figure_by_id[figure].profile


def asked(request: Any) -> str:
    """What is asked, with what it is about."""
    kind = type(request).__name__
    match request:
        case reaction_requests.ChooseNext(why=why):
            return f"asked {kind}/{why}"
        case reaction_requests.Judge(about=about):
            return f"asked {kind}/{about}"
        case reaction_requests.MayReact(kind=reaction):
            return f"asked {kind}/{reaction}"
    return f"asked {kind}"


def declare(session: Session[State], chance: random.Random, number: int) -> None:
    """Let a player say something unasked; in one game of nine somebody gives up."""
    figure = chance.choice(session.state.setup.figures)
    session.declare(figure.player, SetAsks(figure.id, chance.choice([*ReactionKind]), chance.choice([*Asks])))
    if number % 9 == 8:
        session.declare(figure.player, GiveUp())


def game(number: int, known: Counter[str], seen: set[str]) -> Session[State]:
    """One game to its end; `known` is what the bots have tried in all games, `seen` what was asked."""
    setup, chance = arena(number), random.Random(number)
    session = started(setup, "exhaustive", number)
    bots = {player.id: curious_bot(seed_of("exhaustive", number, player.id), known) for player in setup.players}
    for figure in setup.figures if number % 2 else ():
        session.declare(figure.player, SetAsks(figure.id, ReactionKind.OPPORTUNITY, Asks.ASK))
    while (request := session.pending) is not None:
        if session.state.order and chance.random() < DECLARED:
            declare(session, chance, number)
            continue
        player = PlayerId(request.player)
        assert len(session.entries) < ENOUGH, (number, request, [entry.plain for entry in session.entries[-20:]])
        seen.add(asked(request))
        session.answer(bots[player].answer(SYSTEM.view(session.state, player), request))
    assert replayed(setup, session) is None, number
    return session


@pytest.mark.slow
def test_everything_of_the_catalogue_occurs() -> None:
    missing, known, seen = wanted(), Counter[str](), set[str]()
    for number in range(MOST):
        missing -= set(happened(game(number, known, seen))) | seen
        if not missing:
            return
    pytest.fail(f"after {MOST} games: {sorted(missing)}")
