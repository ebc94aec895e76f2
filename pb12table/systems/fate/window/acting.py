"""The question for an act: what is done, to whom, with what beside it, and what that comes to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from types import MappingProxyType
from typing import Any, Final

import msgspec

from pb12table.skirmish.forms.fields import Field, Option, Pick, Text
from pb12table.skirmish.forms.form import Form, Values
from pb12table.skirmish.forms.table_fields import Aim, Target
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.modifiers import Modifier, total
from pb12table.systems.fate.rules.actors import is_in, standing
from pb12table.systems.fate.rules.acts.attacks import attacks, plan_attack
from pb12table.systems.fate.rules.acts.beside import once_begun, penalty, small_acts
from pb12table.systems.fate.rules.acts.blasts import blasts
from pb12table.systems.fate.rules.acts.blocks import block_modifiers
from pb12table.systems.fate.rules.acts.features import difficulty_of, feature_modifiers, features
from pb12table.systems.fate.rules.acts.free import free_acts
from pb12table.systems.fate.rules.acts.maneuvers import change_difficulty, changes, hindrances
from pb12table.systems.fate.rules.acts.travelling import sprints, throws
from pb12table.systems.fate.rules.asking.answers import (
    LONGEST_TEXT,
    Act,
    Attack,
    Change,
    FullDefence,
    Hinder,
    Hold,
    PassTurn,
    Say,
    SetBlock,
    Sprint,
    Step,
    Supplement,
    UseFeature,
)
from pb12table.systems.fate.rules.asking.legality import act_refusal
from pb12table.systems.fate.rules.asking.requests import ChooseAct
from pb12table.systems.fate.rules.asking.suggestions import blocks, rearmings
from pb12table.systems.fate.rules.asking.words import ASPECT, ASPECTS, SCENE, SCENES, offered
from pb12table.systems.fate.rules.data import ActorId, Skill
from pb12table.systems.fate.rules.odds import attack_odds, best_defence, simple_odds
from pb12table.systems.fate.rules.rolls import acting_modifiers
from pb12table.systems.fate.rules.state import Hindrance, State
from pb12table.systems.fate.texts.face import ladder, typed
from pb12table.systems.fate.window.asked import Asked, act_words, small_words

KIND, BESIDE, ACT, WORDS, AT = "kind", "beside", "act", "words", "at"
STEP_KIND: Final = "place"
QUICK: Final = "quick"
_WORDS: Final = MappingProxyType({"hinder": ASPECT, "scene": SCENE})
"""The kinds of acts with a name, and what it is for."""


def _moves(state: State, actor: ActorId) -> Iterator[Act]:
    for small in small_acts(state, actor):
        yield PassTurn((Supplement(small),))
    yield from sprints(state, actor)


def _using(state: State, actor: ActorId) -> Iterator[Act]:
    yield from features(state, actor)
    yield from blasts(state, actor)
    yield from rearmings(state, actor)


def _free(state: State, actor: ActorId) -> Iterator[Act]:
    yield from free_acts(state, actor)
    yield Say(ASPECTS[0])


def _waiting(state: State, actor: ActorId) -> Iterator[Act]:
    yield from (act for act in (FullDefence(), Hold(), PassTurn()) if act_refusal(state, actor, act) is None)


def _strikes(state: State, actor: ActorId) -> Iterator[Act]:
    return (act for act in attacks(state, actor) if not act.push)


def _shoves(state: State, actor: ActorId) -> Iterator[Act]:
    pushes = (act for act in attacks(state, actor) if act.push)
    return chain(pushes, throws(state, actor))


KINDS: Final[Mapping[str, Callable[[State, ActorId], Iterator[Act]]]] = MappingProxyType(
    {
        "attack": _strikes,
        "shove": _shoves,
        "hinder": lambda state, actor: hindrances(state, actor, ASPECTS[0]),
        "scene": lambda state, actor: changes(state, actor, SCENES[0]),
        "block": blocks,
        "move": _moves,
        "use": _using,
        "free": _free,
        "wait": _waiting,
    }
)
"""The kinds of acts there are to choose from, in their order."""
COMBINED: Final = ("attack", "shove", "hinder", "scene", "block", "use")
"""Kinds beside which a small act may be done.  F033."""


def act_form(asked: Asked, values: Values, changed: str) -> Form[Act]:
    """What an actor does in its turn.  F021, F026."""
    request = asked.request
    assert isinstance(request, ChooseAct), "made for this question"
    texts, state, actor = asked.texts, asked.state, request.actor
    kinds = _kinds(state, actor)
    kind: str = next((each for each in kinds if each == values.get(KIND)), kinds[0])
    fields: list[Field] = [
        Pick(
            name=KIND,
            options=tuple(Option(value=each, label=texts(f"fate-kind-{each}")) for each in kinds),
            value=kind,
            decides=False,
        )
    ]
    if kind == STEP_KIND:
        return _step_form(asked, request, fields, values)
    beside = _beside(asked, actor, kind, values, fields)
    found = list(_acts(state, actor, kind, beside))
    words = _words(asked, kind, values, fields)
    chosen = _chosen(found, values, changed)
    if chosen is not None and words:
        chosen = _with_words(chosen, words)
    fields.insert(1, _pick(asked, found, values, chosen))
    figure = asked.figure(actor)
    placed = None if figure is None else state.figures[figure]
    modifiers, result, note = _comes_to(asked, actor, chosen)
    return Form(
        name="act",
        title=texts("fate-ask-act", actor=asked.name(actor)),
        player=asked.player,
        figure=figure,
        fields=tuple(fields),
        give=lambda given: _answer(given, words),
        modifiers=modifiers,
        result=result,
        result_note=note,
        warning="" if chosen is None else asked.reason(chosen),
        commit=texts("fate-do-it"),
        vital=() if placed is None else ((placed.x, placed.y),),
        groups=("action",),
    )


def _kinds(state: State, actor: ActorId) -> list[str]:
    """The kinds of which there is something to do."""
    found = [kind for kind, make in KINDS.items() if next(make(state, actor), None) is not None]
    return [*found[:-1], STEP_KIND, *found[-1:]]


def _beside(
    asked: Asked, actor: ActorId, kind: str, values: Values, fields: list[Field]
) -> tuple[Supplement, ...]:
    """What is done before the act, with a field for it.  F033."""
    if kind not in COMBINED:
        return ()
    texts = asked.texts
    able = [(Supplement(small),) for small in small_acts(asked.state, actor)]
    if not able:
        return ()
    given: tuple[Supplement, ...] = values.get(BESIDE) or ()
    value = given if given in able else ()
    options = [Option(value=(), label=texts("fate-nothing-beside"))]
    options += [Option(value=each, label=small_words(asked, each[0].act)) for each in able]
    fields.append(
        Pick(name=BESIDE, label=texts("fate-beside"), options=tuple(options), value=value, decides=False, cycled=True)
    )
    return value


def _acts(state: State, actor: ActorId, kind: str, beside: tuple[Supplement, ...]) -> Iterator[Act]:
    """The acts of a kind that are legal with something beside them."""
    begun = once_begun(state, actor, beside)
    if not is_in(begun, actor):
        return
    for act in KINDS[kind](begun, actor):
        whole: Act = msgspec.structs.replace(act, beside=beside) if beside and hasattr(act, "beside") else act
        if not beside or (hasattr(act, "beside") and act_refusal(state, actor, whole) is None):
            yield whole


def _words(asked: Asked, kind: str, values: Values, fields: list[Field]) -> str:
    """The name of an aspect, or what is said, with a field for it."""
    if kind not in ("hinder", "scene", "free"):
        return ""
    given = str(values.get(WORDS) or "")
    sort = _WORDS.get(kind)
    if sort is not None:
        names = offered(asked.state, sort)
        options = tuple(Option(value=each, label=typed(asked.texts, ASPECT, each)) for each in names)
        quick = values.get(QUICK) if values.get(QUICK) in names else names[0]
        fields.append(
            Pick(name=QUICK, label=asked.texts("fate-quick"), options=options, value=quick, decides=False, cycled=True)
        )
        given, shown = given or str(quick), given
    else:
        shown = given
    fields.append(Text(name=WORDS, longest=LONGEST_TEXT, label=asked.texts("fate-words"), value=shown))
    return given.strip()


def _chosen(found: list[Act], values: Values, changed: str) -> Act | None:
    given = values.get(ACT)
    if given in found:
        chosen: Act = given
        return chosen
    same = [act for act in found if _same(act, given)]
    return next(iter((*same, *found)), None)


def _same(act: Act, other: Any) -> bool:
    """Whether two acts differ by what is done beside them only."""
    if type(act) is not type(other) or not hasattr(act, "beside"):
        return False
    plain: Act = msgspec.structs.replace(act, beside=())
    return plain == msgspec.structs.replace(other, beside=())


def _with_words(act: Act, words: str) -> Act:
    """An act with the words that were typed, where it takes any."""
    takes = isinstance(act, Say) or (isinstance(act, Hinder) and act.kind is Hindrance.ASPECT)
    takes = takes or (isinstance(act, Change) and act.remove is None)
    whole: Act = msgspec.structs.replace(act, text=words) if takes else act
    return whole


def _pick(asked: Asked, found: list[Act], values: Values, chosen: Act | None) -> Pick:
    options = tuple(_option(asked, act) for act in found)
    value = next((act for act in found if act == chosen or _same(act, chosen)), found[0] if found else None)
    given = values.get(ACT)
    return Pick(
        name=ACT, options=options, value=given if given in found else value, decides=False, listed=True, follows=True
    )


def _option(asked: Asked, act: Act) -> Option:
    target = act.target if isinstance(act, Attack | Hinder) else None
    cost = ""
    if isinstance(act, Attack):
        request = asked.request
        assert isinstance(request, ChooseAct), "made for this question"
        odds = attack_odds(asked.state, request.actor, act)
        cost = asked.texts("fate-percent", percent=round(100 * float(odds.p_hit)))
    return Option(value=act, label=act_words(asked, act), cost=cost, figure=asked.figure(target))


def _answer(given: Values, words: str) -> Act | None:
    act = given.get(ACT)
    return None if act is None else _with_words(act, words)


def _comes_to(asked: Asked, actor: ActorId, act: Act | None) -> tuple[tuple[Modifier, ...], str, str]:
    """What an act is made of, and what it comes to."""
    texts, state = asked.texts, asked.state
    if act is None or asked.reason(act):
        return (), "", ""
    match act:
        case Attack():
            plan = plan_attack(state, actor, act)
            odds = attack_odds(state, actor, act)
            skill = best_defence(plan)
            defence = total(plan.defence(skill))
            note = texts(
                "fate-against",
                skill=texts(f"skill-{skill.value}"),
                sum=defence,
                spin=round(100 * float(odds.p_spin)),
                mean=round(float(odds.mean_shifts), 1),
            )
            percent = texts("fate-chance", percent=round(100 * float(odds.p_hit)))
            return plan.modifiers, texts("fate-sum", sum=total(plan.modifiers), chance=percent), note
        case UseFeature():
            feature = state.setup.feature(act.feature)
            assert feature is not None, "offered only then"
            modifiers = feature_modifiers(state, actor, feature, act)
            return _simple(asked, modifiers, difficulty_of(state, feature))
        case Change():
            modifiers = [*acting_modifiers(state, actor, act.skill, act.ways), *penalty(state, actor, act.beside)]
            return _simple(asked, modifiers, change_difficulty(state, act))
        case SetBlock():
            modifiers = [*acting_modifiers(state, actor, act.skill, act.ways), *block_modifiers(act)]
            modifiers += penalty(state, actor, act.beside)
            return tuple(modifiers), texts("fate-strength", sum=total(modifiers)), ""
        case Sprint():
            return _simple(
                asked, acting_modifiers(state, actor, Skill.ATHLETICS), state.setup.options.sprint_difficulty
            )
        case Hinder():
            modifiers = [*acting_modifiers(state, actor, act.skill, act.ways), *penalty(state, actor, act.beside)]
            word = ladder(texts, total(modifiers))
            return tuple(modifiers), texts("fate-sum", sum=total(modifiers), chance=word), ""
    return (), "", ""


def _simple(asked: Asked, modifiers: list[Modifier], difficulty: int) -> tuple[tuple[Modifier, ...], str, str]:
    sum_ = total(modifiers)
    percent = asked.texts("fate-chance", percent=round(100 * float(simple_odds(sum_, difficulty))))
    note = asked.texts("fate-difficulty", number=difficulty, word=ladder(asked.texts, difficulty))
    return tuple(modifiers), asked.texts("fate-sum", sum=sum_, chance=percent), note


# -- another place in the own zone -------------------------------------------------------------------------------------


def _step_form(asked: Asked, request: ChooseAct, fields: list[Field], values: Values) -> Form[Act]:
    """To another place of the own zone, by a click there.  FR24."""
    texts, state = asked.texts, asked.state
    figures = standing(state, request.actor)
    aim: Aim | None = values.get(AT)
    mover: FigureId = next((figure for figure in figures if figure == values.get("mover")), figures[0])

    def answer(given: Values) -> Act | None:
        meant = given.get(AT)
        if meant is None or meant.point is None:
            return None
        return Step(FigureId(given.get("mover") or mover), meant.point[:2])

    def refuse(meant: Aim) -> str | None:
        if meant.point is None:
            return None
        return asked.reason(Step(mover, meant.point[:2])) or None

    fields.append(
        Target(name=AT, label=texts("fate-where"), value=aim, shown=texts("fate-click"), points=True, refuse=refuse)
    )
    if len(figures) > 1:
        options = tuple(Option(value=figure, label=asked.setup.figure_by_id[figure].label.in_language(texts.language),
                               figure=figure) for figure in figures)  # fmt: skip
        fields.append(Pick(name="mover", options=options, value=mover, decides=False, cycled=True, follows=True))
    placed = state.figures[mover]
    return Form(
        name="act",
        title=texts("fate-ask-act", actor=asked.name(request.actor)),
        player=asked.player,
        figure=mover,
        fields=tuple(fields),
        give=answer,
        lines=(texts("fate-step-lines"),),
        commit=texts("fate-go-there"),
        vital=((placed.x, placed.y),),
        groups=("action",),
    )
