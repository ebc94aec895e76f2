"""What all forms of FATE share: a question with its words, and the names of acts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pb12table.kernel.request import Request
from pb12table.skirmish.forms.fields import Field, Option, Pick
from pb12table.skirmish.forms.form import Form
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.fate.rules.actors import standing
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
from pb12table.systems.fate.rules.data import ActorId, Setup, Skill
from pb12table.systems.fate.rules.state import BlockKind, Hindrance, State
from pb12table.systems.fate.texts.face import actor_name, aspect_name, label_of
from pb12table.texts.describe import refusal_line
from pb12table.texts.locale import Texts
from pb12table.texts.names import player_name


@dataclass(frozen=True, slots=True)
class Asked:
    """A question with all that its form needs."""

    texts: Texts
    state: State
    request: Request[State, Any]
    changed: str = ""
    """The field of the form that has just got another value."""

    @property
    def setup(self) -> Setup:
        """What was agreed before the game."""
        return self.state.setup

    @property
    def player(self) -> PlayerId:
        """The player who is asked."""
        return PlayerId(self.request.player)

    @property
    def player_name(self) -> str:
        """That player's name."""
        return player_name(self.setup, self.player)

    def name(self, actor: str) -> str:
        """The name of a character or group."""
        return actor_name(self.texts, self.setup, actor)

    def named(self, identity: str | None) -> str:
        """The name of a zone, weapon, thing or feature."""
        label = None if identity is None else label_of(self.setup, identity)
        return "" if label is None else label.in_language(self.texts.language)

    def figure(self, actor: ActorId | None) -> FigureId | None:
        """The figure that stands for an actor."""
        figures = [] if actor is None or actor not in self.state.actors else standing(self.state, actor)
        return figures[0] if figures else None

    def reason(self, answer: Any) -> str:
        """Why the rules refuse an answer, in words; "" when they do not."""
        refusal = self.request.refusal(self.state, answer)
        return "" if refusal is None else refusal_line(self.texts, self.setup, refusal)

    def option(self, answer: Any, label: str, **more: Any) -> Option:
        """An answer to choose, with why it cannot be."""
        return Option(value=answer, label=label, refusal=self.reason(answer), **more)

    def form(
        self,
        name: str,
        title: str,
        options: list[Option],
        actor: ActorId | None = None,
        fields: Sequence[Field] = (),
        **more: Any,
    ) -> Form[Any]:
        """A question with one of some answers, which further fields may change."""
        figure = self.figure(actor)
        placed = None if figure is None else self.state.figures[figure]
        able = [option for option in options if not option.refusal]
        value = able[0].value if able else None
        return Form(
            name=name,
            title=title,
            player=self.player,
            figure=figure,
            fields=(Pick(name="answer", options=tuple(options), value=value, listed=True), *fields),
            give=lambda given: given["answer"],
            vital=() if placed is None else ((placed.x, placed.y),),
            **more,
        )


def small_words(asked: Asked, act: SmallAct) -> str:
    """A small act in words."""
    texts = asked.texts
    match act:
        case Move():
            carried = "none" if act.carry is None else asked.name(act.carry)
            groups = texts.listing([asked.name(group) for group in act.take]) if act.take else "none"
            return texts("fate-do-move", zone=asked.named(act.to), carried=carried, groups=groups)
        case Draw():
            return texts("fate-do-draw", weapon=asked.named(act.weapon))
        case Rearm():
            return texts("fate-do-rearm", weapon=asked.named(act.weapon))
        case Lift():
            return texts("fate-do-lift", thing=asked.named(act.thing))
        case SideFeature():
            return asked.named(act.feature)


def beside_words(asked: Asked, beside: tuple[Supplement, ...]) -> str:
    """What is done beside an act, in words; "" for nothing."""
    return ", ".join(small_words(asked, each.act) for each in beside)


def act_words(asked: Asked, act: Act) -> str:
    """An act in words, without who does it and without what is done beside it."""
    texts = asked.texts
    used: Skill | None = getattr(act, "skill", None)
    skill = "" if used is None else texts(f"skill-{used.value}")
    match act:
        case Attack():
            key = "push" if act.push else act.aim.value
            weapon = asked.named(act.weapon) or "none"
            return texts(f"fate-do-{key}", target=asked.name(act.target), skill=skill, weapon=weapon)
        case Blast():
            key = "lay" if act.lay else "blast"
            return texts(f"fate-do-{key}", weapon=asked.named(act.weapon), zone=asked.named(act.zone))
        case Hinder():
            weapon = asked.named(act.weapon)
            key = "hinder" if act.kind is Hindrance.ASPECT else act.kind.value
            return texts(f"fate-do-{key}", target=asked.name(act.target), skill=skill, weapon=weapon)
        case Change():
            if act.remove is None:
                where = asked.named(act.zone) or texts("aspect-on-scene")
                return texts("fate-do-add", zone=where, skill=skill)
            aspect = asked.state.aspects[act.remove]
            return texts("fate-do-remove", name=aspect_name(texts, aspect.label), skill=skill)
        case SetBlock():
            deed = "" if act.deed is None else texts(f"deed-{act.deed.value}")
            target = "" if act.subject is None else asked.name(act.subject)
            key = act.kind.value if act.kind is not BlockKind.PASSAGE else "passage"
            words = texts(f"block-{key}", target=target, zone=asked.named(act.zone), deed=deed)
            return texts("fate-do-block", block=words, skill=skill)
        case Sprint():
            return texts("fate-do-sprint", zone=asked.named(act.path[-1]))
        case Throw():
            thrown = asked.name(act.target) if act.target is not None else asked.named(act.thing)
            return texts("fate-do-throw", target=thrown, zone=asked.named(act.path[-1]))
        case UseFeature():
            where = asked.named(act.zone) or ("" if act.rival is None else asked.name(act.rival))
            return texts("fate-do-feature", feature=asked.named(act.feature), zone=where or "none")
        case Rearm():
            return small_words(asked, act)
        case FullDefence():
            return texts("fate-do-defend")
        case Hold():
            return texts("fate-do-hold")
        case PassTurn():
            return beside_words(asked, act.beside) or texts("fate-do-nothing")
        case Attach():
            return texts("fate-do-attach", group=asked.name(act.group))
        case Detach():
            return texts("fate-do-detach", group=asked.name(act.group))
        case PutDown():
            return texts("fate-do-put-down", thing=asked.named(act.thing))
        case Step():
            return texts("fate-do-step")
        case Switch():
            return asked.named(act.feature)
        case SendOut():
            return texts("fate-do-send-out", name=asked.named(act.companion))
        case CallBack():
            return texts("fate-do-call-back", name=asked.named(act.companion))
        case Say():
            return texts("fate-do-say")


def yes_no(asked: Asked, key: str, actor: Any, **words: Any) -> Form[bool]:
    """A question with yes or no."""
    texts = asked.texts
    options = [asked.option(answer, texts(f"fate-{'yes' if answer else 'no'}")) for answer in (False, True)]
    return asked.form(key, texts(f"fate-ask-{key}", actor=asked.name(actor), **words), options, actor)
