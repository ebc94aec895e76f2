"""The words interface of the d20 fight: chances, sums, and everything the program asks to report."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import dist
from typing import Any, Final

from pb12table.kernel.game import Event
from pb12table.skirmish.faces.system import Amended
from pb12table.skirmish.faces.words import (
    PLAIN,
    SET_BY_HAND,
    Deed,
    Fate,
    Hint,
    Meaning,
    Phrases,
    Result,
    Standing,
    Tone,
    WordsFace,
    telling,
)
from pb12table.skirmish.forms.form import Roll
from pb12table.skirmish.ids import FigureId, Modifier, PlayerId, total
from pb12table.systems.d20.rules import events
from pb12table.systems.d20.rules.actions import Contest, sums_of
from pb12table.systems.d20.rules.actions import chance_of as actions_chance_of
from pb12table.systems.d20.rules.attack import Plan, attack_odds
from pb12table.systems.d20.rules.checks import EVEN, Leanings
from pb12table.systems.d20.rules.creatures import side
from pb12table.systems.d20.rules.data import (
    Ability,
    AttackId,
    Condition,
    FeatureId,
    GoalKind,
    ItemId,
    Mode,
    ObjectId,
    SecretId,
    Setup,
    SideId,
    Size,
    Skill,
)
from pb12table.systems.d20.rules.state import Life, Readied, State
from pb12table.systems.d20.rules.turn import fled
from pb12table.texts.describe import modifier_lines, modifier_name
from pb12table.texts.locale import rounded, upper_first
from pb12table.texts.names import figure_name, name_of, names, player_name


def leaning_lines(
    texts: Phrases, setup: Setup, advantages: Sequence[Modifier], disadvantages: Sequence[Modifier]
) -> Iterator[str]:
    """Yield everything for and against a roll, and that the two cancel out if they do.  D062."""
    for key, sources in (("leaning-advantage", advantages), ("leaning-disadvantage", disadvantages)):
        for source in sources:
            what = modifier_name(texts, setup, source)
            yield texts("modifier-with-rule", what=texts(key, what=what), rule=source.rule)
    if advantages and disadvantages:
        yield texts("leaning-cancelled")


def dice_words(texts: Phrases, leanings: Leanings) -> str:
    """Return how many d20 are rolled, and which one counts.  D062."""
    return texts(("roll-disadvantage", "roll-even", "roll-advantage")[leanings.net + 1])


def rolls_of(texts: Phrases, plan: Plan) -> tuple[Roll, ...]:
    """Return the attack roll before it is made, and with cover what it is rolled against.  D063, D068."""
    needed = min(max(plan.armour_class - plan.bonus, 2), 20)
    roll = Roll(texts("roll-attack"), dice_words(texts, plan.leanings), f"{needed}+", plan.modifiers)
    if len(plan.armour) < 2:
        return (roll,)
    return (roll, Roll(texts("roll-armour-class"), "", str(plan.armour_class), plan.armour))


def contest_rolls(texts: Phrases, state: State, held: Contest) -> tuple[Roll, ...]:
    """Return the throws of both sides of a contest.  D061, D091."""
    sides = zip((held.skill, held.against), sums_of(state, held), strict=True)
    return tuple(
        Roll(texts(f"skill-{skill.value}"), dice_words(texts, EVEN), texts.signed(total(modifiers)), modifiers)
        for skill, modifiers in sides
    )


def contest_line(texts: Phrases, state: State, held: Contest) -> str:
    """Return how likely a contest is won, exactly.  D061, D091."""
    other = figure_name(texts, state.setup, held.other)
    return texts("step-contest", figure=other, won=rounded(100 * float(actions_chance_of(state, held)), 0))


def cover_line(texts: Phrases, plan: Plan) -> str:
    """Return how much of a target is covered, and what that is called.  D068."""
    return texts("step-cover", share=rounded(100 * plan.share, 0), cover=texts(f"cover-{plan.cover.value}"))


def chance_line(texts: Phrases, state: State, plan: Plan) -> str:
    """Return the exact chances of an attack."""
    odds = attack_odds(plan)
    points = max(1, state.figures[plan.target].hit_points)
    return texts(
        "step-chances",
        hit=rounded(100 * float(odds.hit), 0),
        critical=rounded(100 * float(odds.critical), 1),
        mean=rounded(float(odds.mean), 2),
        down=rounded(100 * float(odds.at_least(points)), 0),
    )


DRAGGED: Final = "dragged"
"""How somebody moves who is taken along."""
_PREFIXES: Final[Mapping[str, str]] = {
    **{ability.value: "ability" for ability in Ability},
    **{skill.value: "skill" for skill in Skill},
    **{mode.value: "mode" for mode in Mode},
    **{condition.value: "condition" for condition in Condition},
    **{size.value: "size" for size in Size},
    **{life.value: "life" for life in Life},
}
"""Before which of its words the key of each stands."""
FIRST_STEPS: Final = (
    Hint("d20-turn", ("step",), {"move": "step-move", "attack": "attack", "end": "step-end-turn"}),
    Hint("d20-provoke", ("move",), {"disengage": "disengage"}),
    Hint("d20-advantage", ("attack",), {}),
    Hint("d20-hide", ("step",), {"hide": "hide"}),
    Hint("d20-idle", ("step",), {"dodge": "dodge", "ready": "ready"}),
    Hint("d20-reaction", ("reaction",), {}),
)
"""What is told to those who play for the first time, in this order."""


class FightWords(WordsFace):
    """How the d20 fight tells of itself."""

    first_steps = FIRST_STEPS

    def name(self, texts: Phrases, setup: Setup, identity: str, form: str = "") -> str | None:
        for figure in setup.figures:
            found = (
                figure.profile.attack(AttackId(identity))
                or figure.feature(FeatureId(identity))
                or figure.item(ItemId(identity))
            )
            if found is not None:
                return found.label.in_language(texts.language)
        thing = setup.thing(ObjectId(identity)) or setup.secret(SecretId(identity))
        side = setup.side_by_id.get(SideId(identity))
        label = None if thing is None else thing.label
        if label is None and side is not None:
            label = side.label
        if label is not None:
            return label.in_language(texts.language)
        goal = next((goal for goal in setup.goals if goal.id == identity), None)
        if goal is not None:
            return goal.label.in_language(texts.language)
        return texts(f"{_PREFIXES[identity]}-{identity}") if identity in _PREFIXES else None

    def source(self, texts: Phrases, setup: Setup, modifier: Modifier) -> str:
        return "" if modifier.label in ("unseen-attacker", "unseen-target") else name_of(texts, setup, modifier.source)

    def details(self, texts: Phrases, setup: Setup, event: Event) -> Mapping[str, Any]:
        return {**_things(texts, setup, event), **_numbers(texts, event), **_own(texts, setup, event)}

    def sum_lines(self, texts: Phrases, setup: Setup, event: Event) -> Sequence[str]:
        return tuple(sum_lines(texts, setup, event))

    def meaning(self, event: Event) -> Meaning:
        return meaning(event)

    def goes_on(self, first: Event, event: Event) -> bool:
        if isinstance(first, events.SomethingMoved):
            return isinstance(event, events.SomethingMoved)
        if not isinstance(first, events.CreatureMoved) or not isinstance(event, events.CreatureMoved):
            return False
        return first.figure == event.figure and (DRAGGED in (first.kind, event.kind)) <= (first.kind == event.kind)

    def movement_line(self, texts: Phrases, setup: Setup, events_of_it: Sequence[Event]) -> str:
        moved = [event for event in events_of_it if isinstance(event, events.CreatureMoved)]
        if not moved:
            return texts("event-something-moved")
        name = figure_name(texts, setup, moved[0].figure)
        return upper_first(texts("event-creature-moved", figure=name, **_gone(texts, moved)))

    def side(self, texts: Phrases, setup: Setup, player: PlayerId) -> str:
        return setup.side_by_id[setup.player_by_id[player].side].label.in_language(texts.language)

    def briefing(self, texts: Phrases, setup: Setup) -> Sequence[str]:
        return tuple(briefing(texts, setup))

    def round_news(self, texts: Phrases, setup: Setup, log: Sequence[Event]) -> str:
        number = next((event.game_round for event in log if isinstance(event, events.RoundBegan)), 0)
        down = [event.figure for event in log if isinstance(event, events.DroppedTo0 | events.Died)]
        away = [event.figure for event in log if isinstance(event, events.Fled)]
        told = [
            texts(key, figures=names(texts, setup, list(dict.fromkeys(figures))))
            for key, figures in (("round-down", down), ("round-away", away))
            if figures
        ]
        return texts("round-news", number=number, news="; ".join(told)) if told else texts("round-over", number=number)

    def deeds(self, state: State, log: Sequence[Event]) -> Iterable[Deed]:
        return deeds(log)

    def stakes(self, state: State, player: PlayerId) -> Mapping[str, float]:
        """Return who lies at 0 hit points without being out of the fight, and who has fled to a goal."""
        team, down, dropped = state.setup.player_by_id[player].side, 0.0, 0.0
        for figure, placed in state.figures.items():
            if placed.life in (Life.DYING, Life.STABLE):
                down -= side(state, figure) == team
                dropped += side(state, figure) != team
        away = any(goal.kind is GoalKind.FLEE and goal.side == team for goal in state.setup.goals)
        return {"down": down, "dropped": dropped} | ({"away": float(fled(state, team))} if away else {})

    def takes_part(self, state: State, figure: FigureId) -> bool:
        placed = state.figures[figure]
        return not placed.unseen or any(seen.figure == figure for seen in state.sightings)

    def fate(self, state: State, figure: FigureId, out_in: int | None) -> Fate:
        return Fate(state.setup.figure_by_id[figure].player, state.figures[figure].life in (Life.DEAD, Life.OUT))

    def fate_words(self, texts: Phrases, state: State, figure: FigureId, out_in: int | None) -> str:
        placed = state.figures[figure]
        most = state.setup.figure_by_id[figure].profile.hit_points
        match placed.life:
            case Life.DYING | Life.STABLE | Life.FLED:
                return texts(f"fate-{placed.life.value}")
            case Life.DEAD | Life.OUT:
                return texts(f"life-{placed.life.value}") if out_in is None else texts("game-report-out", round=out_in)
        if placed.hit_points < most:
            return texts("fate-hurt", left=placed.hit_points, most=most)
        return texts("fate-whole")

    def brought(self, texts: Phrases, setup: Setup, figure: FigureId, entry: Mapping[str, Any]) -> str:
        left, most = entry.get("hit_points"), setup.figure_by_id[figure].profile.hit_points
        return "" if left is None else texts("fate-hurt", left=left, most=most)

    def standings(self, texts: Phrases, state: State, log: Sequence[Event]) -> Sequence[Standing]:
        winners = () if state.outcome is None else state.outcome.winners
        found: list[tuple[tuple[bool, int], Standing]] = []
        for player in state.setup.players:
            if player.arbiter:
                continue
            own = [figure.id for figure in state.setup.figures if figure.player == player.id]
            known = [figure for figure in own if self.takes_part(state, figure)]
            up = sum(state.figures[figure].life in (Life.UP, Life.FLED) for figure in known)
            what = texts("standing-side", up=up, all=len(known))
            found.append(((player.id not in winners, -up), Standing(player.id, None, up == 0, what)))
        return tuple(standing for _, standing in sorted(found, key=lambda each: each[0]))

    def result(self, texts: Phrases, state: State, log: Sequence[Event]) -> Result | None:
        if state.outcome is None:
            return None
        return Result(state.outcome.winners, (upper_first(texts(f"outcome-{state.outcome.reason}")),))

    def strengths(self, state: State, figure: FigureId) -> Sequence[str]:
        kind = state.setup.figure_by_id[figure].profile
        best = max((attack.bonus + attack.damage.mean for attack in kind.attacks), default=0.0)
        return telling((
            ("attacks-hard", "attacks-weakly", (best - 10.0) / 2.0),
            ("tough", "frail", (kind.hit_points - 16) / 6.0),
            ("armoured", "", (kind.armour_class - 14) / 1.5),
            ("quick", "slow", (max(kind.speeds.values()) - 9.0) / 1.5),
            ("watchful", "", (10 + kind.bonus(Skill.PERCEPTION) - 12) / 1.5),
            ("stealthy", "", (kind.bonus(Skill.STEALTH) - 2) / 1.5),
        ))  # fmt: skip


# -- events ---------------------------------------------------------------------------------------------------


def _things(texts: Phrases, setup: Setup, event: Any) -> dict[str, str]:
    """Return the names of things in the plain fields of an event."""
    named = ("weapon", "item", "feature", "thing", "piece", "side", "goal")
    fields = {name: getattr(event, name, None) for name in named}
    return {name: name_of(texts, setup, value) for name, value in fields.items() if isinstance(value, str)}


def _numbers(texts: Phrases, event: Any) -> dict[str, Any]:
    """Return lengths of an event in words, the faces rolled, and what is left of uses."""
    found: dict[str, Any] = {}
    for field in ("length", "fallen"):
        if hasattr(event, field):
            found["way"] = texts("length-metres", number=rounded(getattr(event, field), 1))
    if isinstance(event, events.StoodUp):
        found["way"] = texts("length-metres", number=rounded(event.cost, 1))
    if isinstance(event, events.ItemUsed | events.FeatureUsed):
        found["rest"] = "none" if event.left is None else str(event.left)
    if isinstance(event, events.DamageDealt | events.Healed):
        found["points"] = texts("count-hit-points", number=event.left)
    return found


def _gone(texts: Phrases, moved: Sequence[events.CreatureMoved]) -> dict[str, Any]:
    """Return how far a creature has gone in which ways, and what it has used up in its turn where that differs."""
    lengths: dict[str, float] = {}
    for event in moved:
        lengths[event.kind] = lengths.get(event.kind, 0.0) + event.length
    deeds = [
        texts(f"gone-{kind}", way=texts("length-metres", number=rounded(length, 1))) for kind, length in lengths.items()
    ]
    used, whole = rounded(moved[-1].moved, 1), rounded(sum(lengths.values()), 1)
    told = DRAGGED in lengths or used == whole
    return {"deeds": texts.listing(deeds), "used": "none" if told else texts("length-metres", number=used)}


def _own(texts: Phrases, setup: Setup, event: Any) -> dict[str, Any]:
    """Return what only one kind of event reports."""
    match event:
        case events.CreatureMoved():
            return _gone(texts, [event])
        case events.InitiativeRolled():
            return {"who": texts.listing([figure_name(texts, setup, figure) for figure in event.figures])}
        case events.OrderSet():
            groups = (texts.listing([figure_name(texts, setup, one) for one in group]) for group in event.order)
            return {"order": ", ".join(groups)}
        case events.SpeedSwitched():
            room = texts("length-metres", number=rounded(event.left, 1))
            return {"how": texts(f"mode-{event.mode.value}"), "room": room}
        case events.ActionTaken():
            return {"name": texts("command-help-ally" if event.kind == "help" else f"command-{event.kind}")}
        case events.ReadySet():
            return {"waits": "none" if event.ready is None else readied_words(texts, setup, event.ready)}
        case events.ObjectUsed():
            thing = setup.thing(event.thing)
            outcome = "" if thing is None or thing.outcome is None else thing.outcome.in_language(texts.language)
            opened = "none" if event.opened is None else event.opened
            return {"opened": opened, "outcome": outcome}
        case events.CheckRolled():
            word = event.ability if event.skill is None else event.skill
            passed = "none" if event.passed is None else event.passed
            return {"name": name_of(texts, setup, word.value), "passed": passed}
        case events.SaveRolled():
            return {"name": texts(f"ability-{event.ability.value}")}
        case events.HidFrom():
            return {"number": len(event.observers)}
        case events.SearchMade():
            secret = None if event.place is None else setup.secret(event.place)
            label = None if secret is None else secret.finding or secret.label
            finding = "" if label is None else label.in_language(texts.language)
            return {"finding": finding, "where": "around" if secret is None else "place"}
        case events.AttackRolled():
            return {"outcome": "critical" if event.critical else "hit" if event.hit else "miss"}
        case events.Healed():
            return {"gained": texts("count-hit-points", number=event.hit_points)}
        case events.ConditionGained() | events.ConditionLost():
            return {"name": texts(f"condition-{event.condition.value}")}
        case events.Pushed():
            way = sum(dist(one, other) for one, other in pairwise(event.places))
            return {"way": texts("length-metres", number=rounded(way, 1))}
        case events.ContestRolled():
            return {"name": upper_first(texts(f"dice-{event.purpose}"))}
        case events.JudgementGiven():
            figure = "" if event.figure is None else figure_name(texts, setup, event.figure)
            thing_name = "" if event.thing is None else name_of(texts, setup, event.thing)
            return {"what": texts(f"judged-{event.about}", figure=figure, thing=thing_name)}
        case events.GameEnded():
            won = texts.listing([player_name(setup, player) for player in event.winners]) if event.winners else "none"
            return {"won": won, "how": texts(f"outcome-{event.reason}")}
    return {}


def readied_words(texts: Phrases, setup: Setup, ready: Readied) -> str:
    """Return what a creature is waiting for, and what it does then.  D075."""
    act = texts(f"readied-{ready.act.value}")
    if ready.figure is None:
        waits = texts(f"trigger-{ready.trigger.value}")
    else:
        waits = texts(f"trigger-{ready.trigger.value}-of", figure=figure_name(texts, setup, ready.figure))
    return f"{waits} → {act}"


# -- sums ------------------------------------------------------------------------------------------------------


def sum_lines(texts: Phrases, setup: Setup, event: Event) -> Iterator[str]:
    """Yield the whole sum behind a roll: what spoke for and against it, faces, addends, what it had to reach."""
    match event:
        case events.AttackRolled():
            yield from leaning_lines(texts, setup, event.advantages, event.disadvantages)
            yield _faces(texts, event.faces, event.face)
            for modifier in event.modifiers:
                yield from modifier_lines(texts, setup, modifier)
            yield texts("sum-against", total=event.total, number=event.armour_class)
            if len(event.armour) > 1:
                for modifier in event.armour:
                    yield from modifier_lines(texts, setup, modifier)
        case events.CheckRolled() | events.SaveRolled():
            yield from leaning_lines(texts, setup, event.advantages, event.disadvantages)
            yield _faces(texts, event.faces, event.face)
            for modifier in event.modifiers:
                yield from modifier_lines(texts, setup, modifier)
            if event.difficulty is None:
                yield texts("sum-total", total=event.total)
            else:
                yield texts("sum-against", total=event.total, number=event.difficulty)
        case events.DamageDealt() if event.rolled:
            rolled = " + ".join(map(str, event.rolled))
            plus = f" {event.plus:+d}".replace("-", "−") if event.plus else ""
            yield f"{name_of(texts, setup, event.source)}: {rolled}{plus} = {event.damage}"


def _faces(texts: Phrases, faces: Sequence[int], face: int) -> str:
    return texts("sum-faces", faces=", ".join(map(str, faces)), face=face)


# -- what events are --------------------------------------------------------------------------------------------


def meaning(event: Event) -> Meaning:
    """Return what an event means to those who report a fight."""
    match event:
        case events.RoundBegan():
            return Meaning(begins_round=event.game_round, tone=Tone.HEADING)
        case events.TurnBegan():
            return Meaning(turn_of=event.figure, tone=Tone.TURN)
        case events.CreatureMoved():
            return Meaning(way=(event.figure, event.places[0], event.places[-1]))
        case events.Pushed():
            return Meaning(way=(event.figure, event.places[0], event.places[-1]))
        case events.AttackRolled():
            return Meaning(tone=Tone.GOOD if event.hit else Tone.PALE, is_moment=event.critical)
        case events.DamageDealt() | events.Fell():
            return Meaning(tone=Tone.GRAVE)
        case events.DroppedTo0():
            out = event.life in (Life.DEAD, Life.OUT)
            return Meaning(fallen=(event.figure, None) if out else None, tone=Tone.GRAVE, is_moment=True)
        case events.Died():
            return Meaning(fallen=(event.figure, None), tone=Tone.GRAVE, is_moment=True)
        case events.Healed() | events.Stabilised():
            return Meaning(tone=Tone.GOOD, is_moment=True)
        case events.PlaceRevealed() | events.Fled() | events.GoalReached() | events.PieceThrownDown():
            return Meaning(is_moment=True)
        case events.PlayerGaveUp() | events.JudgementGiven():
            return Meaning(is_moment=True)
        case events.GameEnded():
            return Meaning(tone=Tone.HEADING)
        case events.TurnEnded() | events.SomethingMoved() | events.SpeedSwitched() | events.ReactionPassed():
            return Meaning(tone=Tone.PALE)
        case events.CreaturePlaced() | events.CreatureMadeWay():
            return Meaning(tone=Tone.PALE)
        case Amended():
            return SET_BY_HAND
    return PLAIN


def deeds(log: Sequence[Event]) -> Iterator[Deed]:
    """Attack rolls with their hits and those to be expected, and damage dealt and suffered."""
    for event in log:
        match event:
            case events.AttackRolled():
                yield Deed(event.figure, 1, int(event.hit), chance_of(event))
            case events.DamageDealt():
                yield Deed(event.figure, suffered=event.damage)
                if event.by is not None:
                    yield Deed(event.by, dealt=event.damage)


def chance_of(event: events.AttackRolled) -> float:
    """Return how likely an attack was to hit before it was rolled.  D062 to D064."""
    needed = event.armour_class - (event.total - event.face)
    single = (21 - min(max(needed, 2), 20)) / 20.0
    if bool(event.advantages) is bool(event.disadvantages):
        return single
    return 1.0 - (1.0 - single) ** 2 if event.advantages else single**2


def briefing(texts: Phrases, setup: Setup) -> Iterator[str]:
    """Yield how a fight is won and when it ends.  D093."""

    def side_name(identity: SideId) -> str:
        return setup.side_by_id[identity].label.in_language(texts.language)

    for goal in setup.goals:
        yield texts("briefing-goal", side=side_name(goal.side), goal=goal.label.in_language(texts.language))
    if setup.goals:
        yield texts("briefing-goals-count")
    yield texts("briefing-conscious")
    options = setup.options
    if options.winner_at_limit is None:
        yield texts("briefing-limit", number=options.round_limit)
    else:
        yield texts("briefing-limit-side", number=options.round_limit, side=side_name(options.winner_at_limit))
    yield texts("briefing-hide")


WORDS: Final = FightWords()
