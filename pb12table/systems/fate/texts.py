"""How FATE is told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from pb12table.kernel.game import Event
from pb12table.skirmish.acts import Wording
from pb12table.skirmish.faces.system import Amended
from pb12table.skirmish.faces.words import (
    PLAIN,
    SET_BY_HAND,
    Deed,
    Fate,
    Meaning,
    Phrases,
    Result,
    Standing,
    Tone,
    WordsFace,
    telling,
)
from pb12table.skirmish.ids import FigureId, Label, Modifier, PlayerId, total
from pb12table.systems.fate.rules import events
from pb12table.systems.fate.rules.actors import actor_of, consequences, owner, sides_in
from pb12table.systems.fate.rules.acts.act import Named, ladder_key
from pb12table.systems.fate.rules.acts.beside import SMALL
from pb12table.systems.fate.rules.acts.maneuvers import made_words
from pb12table.systems.fate.rules.asking.answers import Act, Beside
from pb12table.systems.fate.rules.asking.requests import ACTS
from pb12table.systems.fate.rules.data import (
    ActorId,
    CharacterSetup,
    Effect,
    GoalKind,
    GroupSetup,
    PlayerSetup,
    Setup,
    Skill,
    Track,
    boxes,
    side_worth,
)
from pb12table.systems.fate.rules.state import Block, BlockKind, Gone, Hindrance, State
from pb12table.texts.describe import modifier_lines
from pb12table.texts.locale import Plural
from pb12table.texts.names import player_name

_SORTS: Final = ("aspect", "consequence", "outcome")
"""What words are for, as in the keys of those that are offered."""
_SIGNS: Final = {-1: "−", 0: "0", 1: "+"}


class FateWords(WordsFace):
    """How FATE tells of its conflicts."""

    def name(self, texts: Phrases, setup: Setup, identity: str, form: str = "") -> str | None:
        label = label_of(setup, identity)
        if label is not None:
            return label.in_language(texts.language)
        if identity in set(Skill):
            return texts(f"skill-{identity}")
        return words_of(texts, setup, identity)

    def source(self, texts: Phrases, setup: Setup, modifier: Modifier) -> str:
        return self.name(texts, setup, modifier.source) or ""

    def details(self, texts: Phrases, setup: Setup, event: Event) -> Mapping[str, Any]:
        return {**_names(texts, setup, event), **_own(texts, setup, event)}

    def sum_lines(self, texts: Phrases, setup: Setup, event: Event) -> Sequence[str]:
        if not isinstance(event, events.FudgeRolled):
            return ()
        lines = [line for each in event.modifiers for line in modifier_lines(texts, setup, each)]
        rolled = texts("dice-shown", faces=faces(event.faces))
        return (*lines, rolled, texts("sum-fate", sum=total(event.modifiers) + sum(event.faces)))

    def meaning(self, event: Event) -> Meaning:
        return meaning(event)

    def side(self, texts: Phrases, setup: Setup, player: PlayerId) -> str:
        own = setup.player_by_id[player].side
        return "" if own is None else setup.side_by_id[own].label.in_language(texts.language)

    def briefing(self, texts: Phrases, setup: Setup) -> Sequence[str]:
        return tuple(briefing(texts, setup))

    def deeds(self, state: State, log: Sequence[Event]) -> Iterable[Deed]:
        return deeds(state, log)

    def fate(self, state: State, figure: FigureId, out_in: int | None) -> Fate:
        actor = actor_of(state, figure)
        return Fate(owner(state, actor), state.figures[figure].gone not in (Gone.NO, Gone.LEFT, Gone.WITH))

    def fate_words(self, texts: Phrases, state: State, figure: FigureId, out_in: int | None) -> str:
        actor = actor_of(state, figure)
        if state.actors[actor].outcome and state.actors[actor].gone is not Gone.NO:
            return texts("fate-gone", outcome=typed(texts, "outcome", state.actors[actor].outcome))
        if out_in is not None:
            return texts("game-report-out", round=out_in)
        return texts("fate-consequences", number=len(consequences(state, actor)))

    def brought(self, texts: Phrases, setup: Setup, figure: FigureId, entry: Mapping[str, Any]) -> str:
        told = [texts("fate-points", number=entry.get("fate_points", 0))]
        told += [
            texts(
                "brought-consequence",
                severity=texts(f"severity-{each['severity']}"),
                words=typed(texts, "consequence", each["text"]),
            )
            for each in entry.get("consequences") or ()
        ]
        return texts.listing(told)

    def standings(self, texts: Phrases, state: State, log: Sequence[Event]) -> Sequence[Standing]:
        winners = () if state.outcome is None else state.outcome.winners
        left = sides_in(state)

        def rank(player: PlayerSetup) -> tuple[bool, bool, int]:
            out = player.side is None or player.side not in left
            worth = 0 if player.side is None else side_worth(state.setup, player.side)
            return player.id not in winners, out, -worth

        return tuple(
            Standing(player.id, is_out=player.side not in left)
            for player in sorted(state.setup.players, key=rank)
            if player.side is not None
        )

    def result(self, texts: Phrases, state: State, log: Sequence[Event]) -> Result | None:
        if state.outcome is None:
            return None
        return Result(state.outcome.winners, (_upper(texts(f"ending-{state.outcome.reason}")),))

    def strengths(self, state: State, figure: FigureId) -> Sequence[str]:
        found = state.setup.actor_by_id[state.setup.figure_by_id[figure].actor]
        if not isinstance(found, CharacterSetup):
            return ()
        skill = found.profile.skill
        defence = max(skill(Skill.FISTS), skill(Skill.WEAPONS), skill(Skill.ATHLETICS))
        health = boxes(found.profile, Track.HEALTH, state.setup.options) - state.setup.options.stress_boxes
        return telling((
            ("strikes-well", "", max(skill(Skill.WEAPONS), skill(Skill.FISTS)) - 2.5),
            ("shoots-well", "", skill(Skill.GUNS) - 2.4),
            ("defends-well", "defends-badly", defence - 2.6),
            ("alert", "drowsy", (skill(Skill.ALERTNESS) - 2.5) * 0.9),
            ("tough", "frail", health + found.profile.limit - 4.4),
            ("scares-well", "", skill(Skill.INTIMIDATION) - 1.8),
            ("lucky", "", found.fate_points - 3.6),
        ))  # fmt: skip


def label_of(setup: Setup, identity: str) -> Label | None:
    """Return the name of a character, group, side, zone, weapon, thing, feature or companion by id; None for none."""
    actor = setup.actor_by_id.get(ActorId(identity))
    if actor is not None:
        return actor.label
    carried = [weapon for each in setup.actor_by_id.values() for weapon in each.weapons]
    helpers = [companion for each in setup.characters for companion in each.companions]
    for group in (setup.sides, setup.scene_zones, carried, setup.things, setup.features, helpers):
        for one in group:
            if one.id == identity:
                return one.label
    return None


def words_of(texts: Phrases, setup: Setup, words: str) -> str | None:
    """Return the name of an aspect of the scenario or a profile by its English words, of offered words, of a block."""
    labels = [each.label for each in setup.aspects]
    labels += [label for each in setup.characters for label in each.profile.aspects]
    for label in labels:
        if label.en == words:
            return label.in_language(texts.language)
    keys = (*(f"{sort}-{words}" for sort in _SORTS), f"blocked-{words}")
    return next((texts(key) for key in keys if texts.has(key)), None)


def actor_name(texts: Phrases, setup: Setup, actor: str) -> str:
    """Return the name of a character or group; one split off has the name of the whole, and its number.

    A group of several has a plural if it has a name of its own, not that of its kind.
    """
    whole, _, number = actor.rpartition("-")
    label = label_of(setup, actor)
    if label is None:
        label = label_of(setup, whole)
        name = actor if label is None else f"{label.in_language(texts.language)} {number}"
    else:
        whole, name = actor, label.in_language(texts.language)
    found = setup.actor_by_id.get(ActorId(whole))
    are_several = isinstance(found, GroupSetup) and len(found.members) > 1 and found.label != found.kind.label
    return Plural(name) if are_several else name


def typed(texts: Phrases, sort: str, text: str) -> str:
    """Return words that were typed, or chosen from those offered: `sort` is that of their keys."""
    return texts(f"{sort}-{text}") if texts.has(f"{sort}-{text}") else text


def aspect_name(texts: Phrases, label: Label) -> str:
    """Return the name of an aspect."""
    if label.en == label.de:
        for key in (f"aspect-{label.en}", f"consequence-{label.en}"):
            if texts.has(key):
                return texts(key)
    return label.in_language(texts.language)


def faces(found: Sequence[int]) -> str:
    """Return fudge dice as they are written, never on two lines."""
    return "\N{NO-BREAK SPACE}".join(_SIGNS[face] for face in found)


def ladder(texts: Phrases, value: int) -> str:
    """Return the word of the ladder for a value."""
    return texts(ladder_key(value))


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


# -- events --------------------------------------------------------------------------------------------------------

_ACTORS: Final = ("actor", "target", "by", "payer", "holder", "roller", "group", "leader", "to")
_THINGS: Final = ("weapon", "thing", "zone", "before", "companion", "first", "second", "feature")


def _names(texts: Phrases, setup: Setup, event: Any) -> dict[str, Any]:
    """Return the names of what the plain fields of an event hold."""
    found: dict[str, Any] = {}
    for field in _ACTORS:
        value = getattr(event, field, None)
        if isinstance(value, str) and value:
            found[field] = actor_name(texts, setup, value)
        elif hasattr(event, field) and value is None:
            found[field] = "none"
    for field in _THINGS:
        value = getattr(event, field, None)
        label = None if not isinstance(value, str) else label_of(setup, value)
        if label is not None:
            found[field] = label.in_language(texts.language)
        elif hasattr(event, field) and value is None:
            found[field] = "none"
    label = getattr(event, "label", None)
    if isinstance(label, Label):
        found["name"] = aspect_name(texts, label)
    text = getattr(event, "text", None)
    if isinstance(text, str):
        found["text"] = typed(texts, "aspect", text)
    skill = getattr(event, "skill", None)
    if isinstance(skill, Skill):
        found["skill"] = texts(f"skill-{skill.value}")
    return found


def _own(texts: Phrases, setup: Setup, event: Any) -> dict[str, Any]:
    """Return what only one kind of event reports."""
    match event:
        case events.ConflictBegan():
            return {"told": ", ".join(label.in_language(texts.language) for label in event.aspects) or "–"}
        case events.OrderSet():
            return {"told": ", ".join(actor_name(texts, setup, actor) for actor in event.order)}
        case events.GroupSplit():
            return {"number": len(event.parts)}
        case events.ActDeclared():
            names = _names(texts, setup, event)
            hinders = event.kind in set(Hindrance)
            made = made_words(event.weapon, thrown=event.thrown) if hinders else None
            act = texts(f"act-{event.kind}", **names)
            return {"told": act if made is None else texts("act-made", told=act, made=told(texts, setup, made))}
        case events.FudgeRolled():
            return {"thrown": faces(event.faces), "word": ladder(texts, event.effort)}
        case events.PointMoved():
            return {"gains": "yes" if event.change > 0 else "no", "paid": -event.change}
        case events.Compelled():
            return {"told": texts(f"compel-{event.effect}", **_names(texts, setup, event))}
        case events.AttackResolved():
            result = "hit" if event.shifts > 0 else "tie" if event.shifts == 0 else "miss"
            return {"result": result, "told": texts("count-shifts", number=max(event.shifts, 0))}
        case events.StressMarked():
            return {"word": texts(f"track-{event.track.value}")}
        case events.ConsequenceTaken():
            return {"word": texts(f"severity-{event.severity.value}")}
        case events.GroupsJoined():
            return {"number": len(event.others) + 1}
        case events.Contested():
            return {"won": "none" if event.winner is None else actor_name(texts, setup, event.winner)}
        case events.GroupSpoke() | events.Objected():
            return {"told": texts(f"about-{event.about}")}
        case events.NumberJudged():
            return {"told": texts(f"about-{event.about}"), "word": ladder(texts, event.number)}
        case events.ConcessionOffered() | events.ConcessionCountered():
            return {"told": typed(texts, "outcome", event.terms)}
        case events.OutcomeNamed():
            return {"told": typed(texts, "outcome", event.text)}
        case events.AspectPlaced():
            label = label_of(setup, event.bearer)
            where = texts("aspect-on-scene") if not event.bearer else actor_name(texts, setup, event.bearer)
            return {"where": where if label is None else label.in_language(texts.language)}
        case events.BlockSet():
            return {"told": block_words(texts, setup, event, event.actor)}
        case events.GroupLostMembers():
            return {"number": len(event.members)}
        case events.OverflowGained():
            return {"told": texts("count-shifts", number=event.shifts)}
        case events.ZoneHeld():
            return {"side": setup.side_by_id[event.side].label.in_language(texts.language)}
        case events.ConflictEnded():
            won = texts.listing([player_name(setup, player) for player in event.winners]) if event.winners else "none"
            return {"won": won, "how": texts(f"ending-{event.reason}")}
    return {}


def feature_name(texts: Phrases, setup: Setup, feature: object) -> str:
    """Return the name of a feature from which a block keeps someone, "" for none.  FR63."""
    label = label_of(setup, feature) if isinstance(feature, str) else None
    return "" if label is None else label.in_language(texts.language)


def block_words(texts: Phrases, setup: Setup, event: events.BlockSet | Block, owner: ActorId) -> str:
    """Return what a block prevents, as said after its owner's name."""
    target = "" if event.subject is None else actor_name(texts, setup, event.subject)
    feature = feature_name(texts, setup, event.feature)
    deed = "" if event.deed is None else texts(f"deed-{event.deed.value}", feature=feature)
    end = event.zones[-1] if event.kind is BlockKind.PASSAGE and event.zones else ""
    label = label_of(setup, end)
    zone = "" if label is None else label.in_language(texts.language)
    actor = actor_name(texts, setup, owner)
    return texts(f"block-{event.kind.value}", actor=actor, target=target, deed=deed, zone=zone)


def meaning(event: Event) -> Meaning:
    """Return what an event means to those who report a conflict."""
    match event:
        case events.ExchangeBegan():
            return Meaning(begins_round=event.exchange, tone=Tone.HEADING)
        case events.TurnBegan():
            return Meaning(tone=Tone.TURN)
        case events.FigureMoved():
            return Meaning(way=(event.figure, event.start, event.end))
        case events.AttackResolved():
            return Meaning(tone=Tone.GOOD if event.shifts > 0 else Tone.PALE)
        case events.ConsequenceTaken() | events.StressMarked():
            return Meaning(tone=Tone.GRAVE)
        case events.TakenOut():
            return Meaning(fallen=(FigureId(event.actor), None), tone=Tone.GRAVE, is_moment=True)
        case events.GroupLostMembers():
            return Meaning(tone=Tone.GRAVE if event.members else Tone.PALE)
        case events.LeftConflict() | events.ZoneBlasted() | events.ThingTaken() | events.Compelled():
            return Meaning(is_moment=True)
        case events.FuseLit() | events.FuseOut() | events.PlayerGaveUp() | events.ZoneHeld():
            return Meaning(is_moment=True)
        case events.ConflictEnded():
            return Meaning(tone=Tone.HEADING)
        case events.Objected() | events.GroupSpoke() | events.ConcessionOffered() | events.ConcessionCountered():
            return Meaning(is_moment=True)
        case events.TurnEnded() | events.ExchangeEnded() | events.Judged() | events.SpinLapsed():
            return Meaning(tone=Tone.PALE)
        case Amended():
            return SET_BY_HAND
    return PLAIN


def deeds(state: State, log: Sequence[Event]) -> Iterator[Deed]:
    """Yield attacks of characters, those that hit, and shifts dealt and suffered."""
    attacker: FigureId | None = None
    for event in log:
        match event:
            case events.AttackResolved():
                attacker = _figure(state, event.actor)
                if attacker is not None:
                    yield Deed(attacker, 1, int(event.shifts > 0))
            case events.StressMarked():
                found = _figure(state, event.actor)
                if found is not None:
                    yield Deed(found, suffered=event.hit)
                if attacker is not None:
                    yield Deed(attacker, dealt=event.hit)


def _figure(state: State, actor: ActorId) -> FigureId | None:
    """Return the figure of a character, None for a group."""
    figure = FigureId(actor)
    return figure if figure in state.setup.figure_by_id else None


def briefing(texts: Phrases, setup: Setup) -> Iterator[str]:
    """Yield how a conflict is won and when it ends.  F109."""
    limited = False
    fuse = "yes" if any(feature.effect is Effect.FUSE for feature in setup.features) else "no"
    for goal in setup.goals:
        side = setup.side_by_id[goal.side].label.in_language(texts.language)
        limited = limited or goal.kind is GoalKind.LIMIT
        number = setup.options.exchange_limit if goal.kind is GoalKind.LIMIT else goal.number
        named = {
            name: label.in_language(texts.language)
            for name, identity in (("thing", goal.thing), ("actor", goal.actor), ("zone", goal.zone))
            if identity is not None and (label := label_of(setup, identity)) is not None
        }
        yield texts(f"briefing-{goal.kind.value}", side=side, number=number, fuse=fuse, **named)
    yield texts("briefing-last-side")
    if not limited:
        yield texts("briefing-draw", number=setup.options.exchange_limit)


WORDS: Final = FateWords()


def act_words(texts: Phrases, state: State, actor: ActorId, act: Act | Beside, *, how: bool = False) -> str:
    """Return an act in words, without its actor and what is done beside it; with only `how`, without the target too."""
    rules = ACTS.of(act) if act in ACTS else SMALL.of(act)
    return told(texts, state.setup, (rules.how if how else rules.wording)(state, actor, act))


def comes_to(texts: Phrases, state: State, actor: ActorId, act: Act) -> tuple[tuple[Modifier, ...], str, str]:
    """Return what makes up an act, and what it comes to."""
    found = ACTS.of(act).sum(state, actor, act)
    result, note = ("" if each is None else told(texts, state.setup, each) for each in (found.result, found.note))
    return found.modifiers, result, note


def told(texts: Phrases, setup: Setup, wording: Wording) -> str:
    """Return a text with the names of what it contains; details may be texts, ids, aspects or lists themselves."""

    def detail(value: Any) -> Any:
        match value:
            case Wording():
                return told(texts, setup, value)
            case Named():
                return actor_name(texts, setup, value.id)
            case Label():
                return aspect_name(texts, value)
            case tuple():
                return texts.listing([detail(each) for each in value])
        return value

    things = {name: actor_name(texts, setup, identity) for name, identity in wording.things.items()}
    return texts(wording.key, **{name: detail(value) for name, value in wording.details.items()} | things)
