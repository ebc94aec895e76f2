"""What can be done in a turn, in words: acts, and small acts beside them."""

from __future__ import annotations

from collections.abc import Callable

from pb12table.skirmish.faces.words import Phrases
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
from pb12table.systems.fate.rules.data import Skill
from pb12table.systems.fate.rules.rolling.pairs import WORDS
from pb12table.systems.fate.rules.state import BlockKind, Hindrance, State
from pb12table.systems.fate.texts.face import actor_name, aspect_name, feature_name, label_of, made_words


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
    return texts("fate-made-words" if act.skill in WORDS else "fate-made-hand")


def _namers(texts: Phrases, state: State) -> tuple[Callable[[str], str], Callable[[str | None], str]]:
    """What names actors, and what names a zone, weapon, thing or feature; "" for none."""

    def named(identity: str | None) -> str:
        label = None if identity is None else label_of(state.setup, identity)
        return "" if label is None else label.in_language(texts.language)

    return lambda actor: actor_name(texts, state.setup, actor), named
