"""How FATE is told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from pb12table.kernel.game import Event
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
from pb12table.skirmish.ids import FigureId, Label, Modifier, total
from pb12table.systems.fate.rules import events
from pb12table.systems.fate.rules.actors import WORDS as ACTORS_WORDS
from pb12table.systems.fate.rules.actors import actor_of, consequences, owner, sides_in
from pb12table.systems.fate.rules.acts.attacks import plan_attack
from pb12table.systems.fate.rules.acts.beside import once_begun, penalty
from pb12table.systems.fate.rules.acts.blocks import block_modifiers
from pb12table.systems.fate.rules.acts.features import difficulty_of, feature_modifiers
from pb12table.systems.fate.rules.acts.maneuvers import change_difficulty, plan_hinder
from pb12table.systems.fate.rules.acts.travelling import burden_of, throw_costs, throw_modifiers
from pb12table.systems.fate.rules.asking.answers import (
    Act,
    Attach,
    Attack,
    Blast,
    CallBack,
    Change,
    Detach,
    Draw,
    FullDefence,
    Hinder,
    Hold,
    Lift,
    Move,
    PassTurn,
    PutDown,
    Rearm,
    Say,
    SendOut,
    SetBlock,
    SideFeature,
    SmallAct,
    Sprint,
    Step,
    Supplement,
    Switch,
    Throw,
    UseFeature,
)
from pb12table.systems.fate.rules.data import (
    HIGHEST,
    LOWEST,
    ActorId,
    CharacterSetup,
    GoalKind,
    PlayerSetup,
    Setup,
    Skill,
    Track,
    boxes,
    side_worth,
)
from pb12table.systems.fate.rules.odds import attack_odds, best_defence, hinder_odds, push_odds, simple_odds
from pb12table.systems.fate.rules.rolls import acting_modifiers
from pb12table.systems.fate.rules.state import Block, BlockKind, Gone, Hindrance, State
from pb12table.systems.fate.rules.zones import zone_of
from pb12table.texts.describe import modifier_lines
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
    """The name of a character, group, side, zone, weapon, thing, feature or companion by its id; None for none."""
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
    """The name of an aspect of the scenario or a profile by its English words, or of words that are offered."""
    labels = [each.label for each in setup.aspects]
    labels += [label for each in setup.characters for label in each.profile.aspects]
    for label in labels:
        if label.en == words:
            return label.in_language(texts.language)
    return next((texts(f"{sort}-{words}") for sort in _SORTS if texts.has(f"{sort}-{words}")), None)


def actor_name(texts: Phrases, setup: Setup, actor: str) -> str:
    """The name of a character or group; one that came of splitting has the name of the whole, and its number."""
    label = label_of(setup, actor)
    if label is not None:
        return label.in_language(texts.language)
    whole, _, number = actor.rpartition("-")
    label = label_of(setup, whole)
    return actor if label is None else f"{label.in_language(texts.language)} {number}"


def typed(texts: Phrases, sort: str, text: str) -> str:
    """Words that were typed, or chosen from those that are offered: `sort` is that of their keys."""
    return texts(f"{sort}-{text}") if texts.has(f"{sort}-{text}") else text


def aspect_name(texts: Phrases, label: Label) -> str:
    """The name of an aspect."""
    if label.en == label.de:
        for key in (f"aspect-{label.en}", f"consequence-{label.en}"):
            if texts.has(key):
                return texts(key)
    return label.in_language(texts.language)


def faces(found: Sequence[int]) -> str:
    """Fudge dice as they are written."""
    return " ".join(_SIGNS[face] for face in found)


def ladder(texts: Phrases, value: int) -> str:
    """The word of the ladder for a value."""
    if value > HIGHEST:
        return texts("ladder-above")
    if value < LOWEST:
        return texts("ladder-below")
    return texts(f"ladder-minus-{-value}" if value < 0 else f"ladder-{value}")


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


# -- events --------------------------------------------------------------------------------------------------------

_ACTORS: Final = ("actor", "target", "by", "payer", "holder", "roller", "group", "leader", "to")
_THINGS: Final = ("weapon", "thing", "zone", "before", "companion", "first", "second", "feature")


def _names(texts: Phrases, setup: Setup, event: Any) -> dict[str, Any]:
    """The names of what stands in the plain fields of an event."""
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
    """What only one kind of event tells."""
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
            made = made_words(texts, setup, event.weapon, thrown=event.thrown) if hinders else ""
            told = texts(f"act-{event.kind}", **names)
            return {"told": texts("act-made", told=told, made=made) if made else told}
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
            return {"told": block_words(texts, setup, event)}
        case events.GroupLostMembers():
            return {"number": len(event.members)}
        case events.OverflowGained():
            return {"told": texts("count-shifts", number=event.shifts)}
        case events.ConflictEnded():
            won = texts.listing([player_name(setup, player) for player in event.winners]) if event.winners else "none"
            return {"won": won, "how": texts(f"ending-{event.reason}")}
    return {}


def feature_name(texts: Phrases, setup: Setup, feature: object) -> str:
    """Return the name of a feature from which a block keeps someone, "" for none.  FR63."""
    label = label_of(setup, feature) if isinstance(feature, str) else None
    return "" if label is None else label.in_language(texts.language)


def made_words(texts: Phrases, setup: Setup, by: str | None, *, thrown: bool) -> str:
    """Return what a maneuver is made with, in words: a weapon, or something thrown; "" where it is the hand.  FR61."""
    label = None if by is None else label_of(setup, by)
    if label is not None:
        return texts("fate-made-by", weapon=label.in_language(texts.language))
    return texts("fate-made-thrown") if thrown else ""


def block_words(texts: Phrases, setup: Setup, event: events.BlockSet | Block) -> str:
    """What a block prevents."""
    target = "" if event.subject is None else actor_name(texts, setup, event.subject)
    feature = feature_name(texts, setup, event.feature)
    deed = "" if event.deed is None else texts(f"deed-{event.deed.value}", feature=feature)
    end = event.zones[-1] if event.kind is BlockKind.PASSAGE and event.zones else ""
    label = label_of(setup, end)
    zone = "" if label is None else label.in_language(texts.language)
    return texts(f"block-{event.kind.value}", target=target, deed=deed, zone=zone)


def meaning(event: Event) -> Meaning:
    """What an event is to those who tell of a conflict."""
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
        case events.FuseLit() | events.FuseOut() | events.PlayerGaveUp():
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
    """Attacks of characters with those that hit, and shifts dealt and suffered."""
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
    """The figure of a character, None for a group."""
    figure = FigureId(actor)
    return figure if figure in state.setup.figure_by_id else None


def briefing(texts: Phrases, setup: Setup) -> Iterator[str]:
    """How a conflict is won and when it ends.  F109."""
    limited = False
    for goal in setup.goals:
        side = setup.side_by_id[goal.side].label.in_language(texts.language)
        limited = limited or goal.kind is GoalKind.LIMIT
        number = setup.options.exchange_limit if goal.kind is GoalKind.LIMIT else goal.number
        named = {
            name: label.in_language(texts.language)
            for name, identity in (("thing", goal.thing), ("actor", goal.actor), ("zone", goal.zone))
            if identity is not None and (label := label_of(setup, identity)) is not None
        }
        yield texts(f"briefing-{goal.kind.value}", side=side, number=number, **named)
    yield texts("briefing-last-side")
    if not limited:
        yield texts("briefing-draw", number=setup.options.exchange_limit)


WORDS: Final = FateWords()


def small_words(texts: Phrases, state: State, act: SmallAct | Step) -> str:
    """A small act in words."""
    name, named = _namers(texts, state)
    match act:
        case Step():
            return texts("fate-do-step")
        case Move():
            carried = "none" if act.carry is None else name(act.carry)
            groups = texts.listing([name(group) for group in act.take]) if act.take else "none"
            return texts("fate-do-move", zone=named(act.to), carried=carried, groups=groups)
        case Draw():
            return texts("fate-do-draw", weapon=named(act.weapon))
        case Rearm():
            return texts("fate-do-rearm", weapon=named(act.weapon))
        case Lift():
            return texts("fate-do-lift", thing=named(act.thing))
        case SideFeature():
            return named(act.feature)


def beside_words(texts: Phrases, state: State, beside: tuple[Supplement, ...]) -> str:
    """What is done beside an act, in words; "" for nothing."""
    return ", ".join(small_words(texts, state, each.act) for each in beside)


def act_words(texts: Phrases, state: State, act: Act, *, how: bool = False) -> str:
    """An act in words, without who does it and without what is done beside it; only `how`: without the target too."""
    name, named = _namers(texts, state)
    used: Skill | None = getattr(act, "skill", None)
    skill = "" if used is None else texts(f"skill-{used.value}")
    match act:
        case Attack():
            key = "push" if act.push else act.aim.value
            weapon, target = named(act.weapon) or "none", "none" if how else name(act.target)
            return texts(f"fate-do-{key}", target=target, skill=skill, weapon=weapon)
        case Blast():
            key = "lay" if act.lay else "blast"
            return texts(f"fate-do-{key}", weapon=named(act.weapon), zone=named(act.zone))
        case Hinder():
            weapon, target = named(act.weapon), "none" if how else name(act.target)
            key = "hinder" if act.kind is Hindrance.ASPECT else act.kind.value
            made = made_words(texts, state.setup, act.using, thrown=act.thrown) or _by_hand(texts, act)
            told = texts(f"fate-do-{key}", target=target, skill=skill, weapon=weapon)
            return texts("act-made", told=told, made=made) if made else told
        case Change():
            if act.remove is None:
                where = named(act.zone) or texts("aspect-on-scene")
                return texts("fate-do-add", zone=where, skill=skill)
            aspect = state.aspects[act.remove]
            return texts("fate-do-remove", name=aspect_name(texts, aspect.label), skill=skill)
        case SetBlock():
            feature = feature_name(texts, state.setup, act.feature)
            deed = "" if act.deed is None else texts(f"deed-{act.deed.value}", feature=feature)
            target = "" if act.subject is None else name(act.subject)
            key = act.kind.value if act.kind is not BlockKind.PASSAGE else "passage"
            words = texts(f"block-{key}", target=target, zone=named(act.zone), deed=deed)
            return texts("fate-do-block", block=words, skill=skill)
        case Sprint():
            return texts("fate-do-sprint", zone=named(act.path[-1]))
        case Throw():
            thrown = name(act.target) if act.target is not None else named(act.thing)
            return texts("fate-do-throw", target=thrown, zone=named(act.path[-1]))
        case UseFeature():
            return texts("fate-do-feature", feature=named(act.feature), zone=named(act.zone) or "none")
        case Rearm():
            return small_words(texts, state, act)
        case FullDefence():
            return texts("fate-do-defend")
        case Hold():
            return texts("fate-do-hold")
        case PassTurn():
            return beside_words(texts, state, act.beside) or texts("fate-do-nothing")
        case Attach():
            return texts("fate-do-attach", group=name(act.group))
        case Detach():
            return texts("fate-do-detach", group=name(act.group))
        case PutDown():
            return texts("fate-do-put-down", thing=named(act.thing))
        case Step():
            return texts("fate-do-step")
        case Switch():
            return named(act.feature)
        case SendOut():
            return texts("fate-do-send-out", name=named(act.companion))
        case CallBack():
            return texts("fate-do-call-back", name=named(act.companion))
        case Say():
            return texts("fate-do-say")


def _by_hand(texts: Phrases, act: Hinder) -> str:
    """Return that a maneuver is made by hand, or in words; "" for an aim, which any gun in hand takes.  FR61."""
    if act.kind is Hindrance.AIM:
        return ""
    return texts("fate-made-words" if act.skill in ACTORS_WORDS else "fate-made-hand")


def _namers(texts: Phrases, state: State) -> tuple[Callable[[str], str], Callable[[str | None], str]]:
    """What names actors, and what names a zone, weapon, thing or feature; "" for none."""

    def named(identity: str | None) -> str:
        label = None if identity is None else label_of(state.setup, identity)
        return "" if label is None else label.in_language(texts.language)

    return lambda actor: actor_name(texts, state.setup, actor), named


def comes_to(
    texts: Phrases, state: State, actor: ActorId, act: Act
) -> tuple[tuple[Modifier, ...], str, str]:
    """What an act is made of, and what it comes to."""
    match act:
        case Attack():
            return _attack(texts, state, actor, act)
        case UseFeature():
            feature = state.setup.feature(act.feature)
            assert feature is not None, "offered only then"
            modifiers = feature_modifiers(state, actor, feature, act)
            return _simple(texts, modifiers, difficulty_of(state, feature))
        case Change():
            modifiers = [*acting_modifiers(state, actor, act.skill, act.ways), *penalty(state, actor, act.beside)]
            return _simple(texts, modifiers, change_difficulty(state, act))
        case SetBlock():
            modifiers = [*acting_modifiers(state, actor, act.skill, act.ways), *block_modifiers(act)]
            modifiers += penalty(state, actor, act.beside)
            return tuple(modifiers), texts("fate-strength", sum=total(modifiers)), ""
        case Sprint():
            return _simple(
                texts, acting_modifiers(state, actor, Skill.ATHLETICS), state.setup.options.sprint_difficulty
            )
        case Hinder():
            return _hinder(texts, state, actor, act)
        case Blast():
            return _open(texts, [*acting_modifiers(state, actor, act.skill), *penalty(state, actor, act.beside)])
        case Throw():
            modifiers = throw_modifiers(state, actor, act)
            begun = once_begun(state, actor, act.beside)
            cost = sum(throw_costs(begun, actor, zone_of(begun, actor), act.path, burden_of(state, act)))
            return _open(texts, modifiers, texts("fate-throw-cost", shifts=cost))
    return (), "", ""


def _attack(
    texts: Phrases, state: State, actor: ActorId, act: Attack
) -> tuple[tuple[Modifier, ...], str, str]:
    """An attack, against the best defence; a push has the chance that it moves the target.  F022, F081."""
    plan = plan_attack(state, actor, act)
    odds, skill = attack_odds(state, actor, act), best_defence(plan)
    pushed = push_odds(state, actor, act) if act.push else None
    note = texts(
        "fate-against",
        skill=texts(f"skill-{skill.value}"),
        sum=total(plan.defence(skill)),
        spin=round(100 * float(odds.p_spin)),
        mean=round(float(odds.mean_shifts), 1),
    )
    if pushed is not None:
        zones = {zone: state.setup.zone_by_id[zone].label.in_language(texts.language) for zone in pushed.zones}
        ends = [f"{zones[zone]} {round(100 * float(chance))} %" for zone, chance in pushed.zones.items()]
        note = texts("fate-pushed", against=note, zones=texts.listing(ends) if ends else "none")
    percent = texts("fate-chance", percent=round(100 * float(odds.p_hit if pushed is None else pushed.p_moved)))
    return plan.modifiers, texts("fate-sum", sum=total(plan.modifiers), chance=percent), note


def _hinder(
    texts: Phrases, state: State, actor: ActorId, act: Hinder
) -> tuple[tuple[Modifier, ...], str, str]:
    """A maneuver on someone, against the best defence.  F069, FR61, FR62."""
    plan = plan_hinder(state, actor, act)
    skill, odds = plan.best_defence, hinder_odds(state, actor, act)
    note = texts("fate-met", skill=texts(f"skill-{skill.value}"), sum=total(plan.defence(skill)))
    percent = texts("fate-chance", percent=round(100 * float(odds.p_hit)))
    return plan.modifiers, texts("fate-sum", sum=total(plan.modifiers), chance=percent), note


def _open(texts: Phrases, modifiers: list[Modifier], note: str = "") -> tuple[tuple[Modifier, ...], str, str]:
    """What has no difficulty before the dice."""
    sum_ = total(modifiers)
    return tuple(modifiers), texts("fate-sum", sum=sum_, chance=ladder(texts, sum_)), note


def _simple(texts: Phrases, modifiers: list[Modifier], difficulty: int) -> tuple[tuple[Modifier, ...], str, str]:
    sum_ = total(modifiers)
    percent = texts("fate-chance", percent=round(100 * float(simple_odds(sum_, difficulty))))
    note = texts("fate-difficulty", number=difficulty, word=ladder(texts, difficulty))
    return tuple(modifiers), texts("fate-sum", sum=sum_, chance=percent), note
