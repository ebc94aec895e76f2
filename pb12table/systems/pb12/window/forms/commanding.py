"""Command actions: which one, who takes part, and what it costs.  Chapter 2.1, R1.3.9, R2.2.7."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from pb12table.skirmish.forms.fields import Option, Pick, Several
from pb12table.skirmish.forms.form import Form, Values
from pb12table.skirmish.forms.sketch import Bond, Circle, Lit, Look, Sketch
from pb12table.skirmish.forms.table_fields import Aim
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.modifiers import total
from pb12table.systems.pb12.rules.attacks.chosen_target import ChosenTarget
from pb12table.systems.pb12.rules.attacks.targets import aims, is_present, target_point
from pb12table.systems.pb12.rules.command.appointing import appointments
from pb12table.systems.pb12.rules.command.command_groups import followers
from pb12table.systems.pb12.rules.command.commanding import (
    activatable_figures,
    activates_freely,
    active_figures,
    at_target,
    command_cost,
    command_refusal,
    common_target,
    fitting,
    participant_refusal,
)
from pb12table.systems.pb12.rules.figures.figures import command_radius, figures_on_table
from pb12table.systems.pb12.rules.game.answers import Command
from pb12table.systems.pb12.rules.game.state import Activation, CommandKind
from pb12table.systems.pb12.rules.preparations.profiles import GroupId
from pb12table.systems.pb12.texts.names import target_name
from pb12table.systems.pb12.window.forms.acting import Acting
from pb12table.systems.pb12.window.forms.take_over import GROUP, dissolving
from pb12table.texts.names import names, text_key

COMMAND: Final = "command"
APPOINT: Final = "appoint-leader"
KIND, FIGURE, TAKING, LEFT_OUT, TARGET = "kind", "figure", "taking", "left-out", "target"
KINDS: Final = tuple(CommandKind)
FREE, SHARED = "free", "shared"


@dataclass(frozen=True, slots=True)
class Commanding:
    """A command action that is planned.

    `taking` are those who take part, of those who are `able`; `left_out` those who would, but do not see the target
    that all share.
    """

    acting: Acting
    able: tuple[FigureId, ...]
    kind: CommandKind
    dissolve: tuple[GroupId, ...] = ()
    taking: tuple[FigureId, ...] = ()
    left_out: tuple[FigureId, ...] = ()
    at_one_target: bool = False
    looked_at: FigureId | None = None

    @property
    def answer(self) -> Command:
        """The command action as it would be executed."""
        taking = tuple(figure for figure in self.able if figure in self.taking)
        return self._at_the_target(Command(self.kind, taking, self._called(taking), self.dissolve))

    def _at_the_target(self, answer: Command) -> Command:
        return at_target(answer, self.aimed_at if self.at_one_target else None)

    def _called(self, figures: Sequence[FigureId]) -> tuple[FigureId, ...]:
        """Those of some figures who have to be activated."""
        placed = self.acting.state.figures
        return tuple(figure for figure in figures if placed[figure].activation is Activation.NONE)

    @property
    def aimed_at(self) -> ChosenTarget | None:
        """The target all could shoot at.  R2.1.5."""
        if self.kind is not CommandKind.RANGED_ATTACK:
            return None
        state, figure = self.acting.state, self.acting.figure
        return next((target for target in aims(state, figure) if is_present(state, figure, target)), None)

    def is_free(self, figure: FigureId) -> bool:
        """Whether a figure takes part without CP."""
        state = self.acting.state
        active = state.figures[figure].activation is not Activation.NONE
        return active or activates_freely(state, self.acting.figure, figure, self.dissolve)

    def free(self) -> tuple[FigureId, ...]:
        """All who can take part without CP."""
        return tuple(figure for figure in self.able if self.is_free(figure) and not self.reason(figure))

    def reason(self, figure: FigureId) -> str:
        """Why a figure cannot take part, "" when it can."""
        named = Command(self.kind, (figure,), self._called((figure,)), self.dissolve)
        named = self._at_the_target(named)
        return self.acting.words(participant_refusal(self.acting.state, self.acting.figure, named, figure))


# -- what is given ----------------------------------------------------------------------------------------------


def commanding(acting: Acting, values: Values, changed: str) -> Form[Command]:
    """One of the four command actions; those who take part are picked on the table, in the list or on the card.

    It begins with all whom it costs nothing.  The first digits are the command actions.
    """
    texts, plan = acting.texts, _plan(acting, values, changed)
    answer = plan.answer
    cost = command_cost(acting.state, acting.figure, answer)
    target = common_target(answer)
    places = [acting.position(figure) for figure in plan.able]
    if target is not None:
        places.append(target_point(acting.state, acting.figure, target)[:2])
    return Form(
        name=COMMAND,
        title=texts("commanding-title", figure=acting.figure_name(acting.figure)),
        player=acting.player,
        lines=(
            texts(f"{text_key('command-action', plan.kind)}.help"),
            _taking_part(acting, answer),
            *_on_the_group(acting),
            *_on_the_target(plan),
        ),
        warning=acting.words(command_refusal(acting.state, acting.figure, answer)),
        modifiers=tuple(part for part in cost if part.value) if total(cost) else (),
        note=texts("commanding-explanation"),
        fields=(_kinds(plan), *_participants(plan), *_target(plan), dissolving(acting, acting.figure, plan.dissolve)),
        give=lambda given: acting.legal(_plan(acting, given, "").answer),
        commit=texts("commanding-commit", cost=texts("cost-command", number=total(cost))),
        places=tuple(places),
        sketch=_sketch(plan),
        groups=("plan", "action"),
    )


def _plan(acting: Acting, values: Values, changed: str) -> Commanding:
    """What is given; another kind begins with all whom it costs nothing, and those picked before who can take part."""
    state = acting.state
    able = (*active_figures(state, acting.figure), *activatable_figures(state, acting.figure))
    dissolve: tuple[GroupId, ...] = values.get(GROUP, ())
    looked_at = values.get(FIGURE)
    looked_at = looked_at if looked_at in able else next(iter(able), None)
    if KIND not in values or changed == KIND:
        plans = [Commanding(acting, able, kind, dissolve, looked_at=looked_at) for kind in KINDS]
        if KIND in values:
            plan = plans[KINDS.index(values[KIND])]
        else:
            plan = next((plan for plan in plans if plan.free()), plans[0])
        free = plan.free()
        called = [each for each in values.get(TAKING, ()) if each not in free and not plan.reason(each)]
        return replace(plan, taking=(*free, *called))
    plan = Commanding(
        acting, able, values[KIND], dissolve, values[TAKING], values[LEFT_OUT], values.get(TARGET) == SHARED, looked_at
    )
    if changed != TARGET:
        return plan
    before = (*plan.taking, *(figure for figure in plan.left_out if figure not in plan.taking))
    wished = replace(plan, taking=before)
    taking = fitting(state, acting.figure, wished.answer).participants
    return replace(wished, taking=taking, left_out=tuple(each for each in before if each not in taking))


def _kinds(plan: Commanding) -> Pick:
    """The four command actions."""
    texts = plan.acting.texts
    keys = {kind: text_key("command-action", kind) for kind in KINDS}
    options = (Option(value=kind, label=texts(key), about=texts(f"{key}.help")) for kind, key in keys.items())
    return Pick(name=KIND, value=plan.kind, decides=False, options=tuple(options))


def _participants(plan: Commanding) -> tuple[Pick | Several, ...]:
    """The figure that keys have chosen, whether it takes part, and all others whom a click lets take part or not."""
    acting, texts, looked_at = plan.acting, plan.acting.texts, plan.looked_at
    if looked_at is None:
        return (Several(name=TAKING, options=()), Several(name=LEFT_OUT, options=()))

    def words(figure: FigureId) -> str:
        cost = texts("cost-command", number=0 if plan.is_free(figure) else 1)
        return texts("commanding-figure-value", figure=acting.figure_name(figure), cost=cost)

    others = [figure.id for figure in figures_on_table(acting.state) if figure.id not in plan.able]
    return (
        Pick(
            name=FIGURE,
            label=texts("commanding-figure"),
            value=looked_at,
            decides=False,
            cycled=True,
            follows=True,
            keys=("previous-figure", "next-figure"),
            options=tuple(Option(value=each, label=words(each), figure=each) for each in plan.able),
        ),
        Several(
            name=TAKING,
            value=tuple(each for each in plan.able if each in plan.taking),
            row=True,
            options=tuple(
                Option(
                    value=each,
                    label=texts("commanding-takes-part"),
                    key="turn-right" if each == looked_at else "",
                    refusal="" if each in plan.taking else plan.reason(each),
                    figure=each,
                    hidden=each != looked_at,
                )
                for each in (*plan.able, *others)
            ),
        ),
        Several(
            name=LEFT_OUT,
            value=tuple(each for each in plan.able if each in plan.left_out),
            options=tuple(Option(value=each, label="", hidden=True) for each in plan.able),
        ),
    )


def _target(plan: Commanding) -> tuple[Pick, ...]:
    """Whether all shoot at the target that is aimed at, where there is one.  R2.1.5."""
    target, texts = plan.aimed_at, plan.acting.texts
    if target is None:
        return ()
    at_all = texts("commanding-all-at", target=target_name(texts, plan.acting.setup, target))
    pick = Pick(
        name=TARGET,
        label=texts("commanding-target"),
        value=SHARED if plan.at_one_target else FREE,
        decides=False,
        cycled=True,
        keys=("turn-left", "turn-left"),
        options=(Option(value=FREE, label=texts("commanding-free-targets")), Option(value=SHARED, label=at_all)),
    )
    return (pick,)


# -- what is said -----------------------------------------------------------------------------------------------


def _taking_part(acting: Acting, answer: Command) -> str:
    """Who takes part, in a line."""
    figures = answer.participants
    who = names(acting.texts, acting.setup, figures) if figures else ""
    return acting.texts("commanding-participants", number=len(figures), figures=who)


def _on_the_group(acting: Acting) -> tuple[str, ...]:
    """Why nobody in the command area is free, and what to do: the figure leads no group.  R2.2.3, RU080."""
    state, figure = acting.state, acting.figure
    if command_radius(state, figure) is None or followers(state, figure):
        return ()
    could_lead = any(offer.figure == figure for offer in appointments(state, acting.player))
    words = {"figure": acting.figure_name(figure), "key": acting.key(APPOINT), "can": could_lead}
    return (acting.texts("commanding-leads-nobody", **words),)


def _on_the_target(plan: Commanding) -> tuple[str, ...]:
    """How all come to shoot at one target, or who sees it not.  R2.1.5."""
    texts = plan.acting.texts
    if plan.kind is not CommandKind.RANGED_ATTACK:
        return ()
    if plan.aimed_at is None:
        return (texts("commanding-aim-first"),)
    if not plan.left_out:
        return ()
    return (texts("commanding-left-out", figures=names(texts, plan.acting.setup, plan.left_out)),)


def _sketch(plan: Commanding) -> tuple[Sketch, ...]:
    """The command area, who takes part, and how they see the target they share."""
    acting, state = plan.acting, plan.acting.state
    here, radius = acting.position(acting.figure), command_radius(state, acting.figure)
    area = (Circle(here, float(radius), acting.texts("ring-command"), style="command"),) if radius else ()
    bonds = (Bond(here, acting.position(figure)) for figure in plan.taking if figure != acting.figure)
    lit = (Lit(frozenset(plan.taking), "chosen"), Lit(frozenset(plan.able)))
    target = common_target(plan.answer)
    if target is None:
        return (*area, *bonds, *lit)
    aim = Aim(figure=target.figure, piece=target.piece, point=target.point)
    hit = (Lit(frozenset((target.figure,)), "hit"),) if target.figure is not None else ()
    return (*area, *bonds, *lit, *hit, *(Look(figure, aim) for figure in plan.taking))
