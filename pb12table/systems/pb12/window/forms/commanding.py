"""Command actions and entering: which one, who takes part, what it costs; and taking over panic checks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from pb12table.kernel.request import Refusal, Request
from pb12table.skirmish.forms.form import (
    Aim,
    Bond,
    Circle,
    Form,
    Ghost,
    Instead,
    Lit,
    Look,
    Number,
    Option,
    Pick,
    Place,
    Several,
    Sketch,
    Spot,
    Values,
    ZonesShown,
)
from pb12table.skirmish.ids import FigureId, total
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.pb12.rules.attacks.odds import check_probability
from pb12table.systems.pb12.rules.attacks.targets import aims, is_present, target_point
from pb12table.systems.pb12.rules.checks.deputies import (
    TakeOverPanicChecks,
    take_over_cost,
    take_over_modifiers,
    take_overs,
)
from pb12table.systems.pb12.rules.command.command_groups import appointments, dissolvable, followers, with_those_above
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
from pb12table.systems.pb12.rules.figures.figures import body, body_at, command_radius, figures_on_table, is_on_table
from pb12table.systems.pb12.rules.game import state as states
from pb12table.systems.pb12.rules.game.answers import Command, Decline, Placing, RelocateIn, TakeOver
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.systems.pb12.rules.game.state import Activation, ChosenTarget, CommandKind, State
from pb12table.systems.pb12.rules.preparations.profiles import GroupId
from pb12table.systems.pb12.rules.round.entering import (
    entering_leader,
    entry_cost,
    entry_heights,
    placement,
    set_up,
    turn_refusal,
)
from pb12table.systems.pb12.rules.vehicles.aboard import is_fixed
from pb12table.systems.pb12.texts.names import group_name, target_name
from pb12table.systems.pb12.window.forms.acting import Acting
from pb12table.systems.pb12.window.forms.asked import Asked, outcome_word
from pb12table.table.shapes import Point, direction, rounded_point
from pb12table.texts.names import names, text_key

FIGURE, GROUP, LEADER, EXTRA = "figure", "group", "leader", "extra"


def take_over(asked: Asked[TakeOverPanicChecks], values: Values, changed: str) -> Form[TakeOver | Decline]:
    """Return the form in which figures are picked on the table or the card; the target number's sum stays in sight."""
    texts, state, request = asked.texts, asked.state, asked.request
    now = _plan(asked, values, changed)
    answer = _answer(asked, now)
    leaders = dict.fromkeys(offer.leader for offer in take_overs(state, request.player, request.figures))
    modifiers = take_over_modifiers(state, answer, request.own_check(answer.leader))
    number, itself = total(modifiers), _each_itself(asked)
    left = state.players[asked.player].command_points - total(take_over_cost(answer))
    cost = texts("cost-command", number=total(take_over_cost(answer)))
    percent = round(100 * check_probability(number))
    return Form(
        name="take-over",
        title=texts("take-over-title", player=asked.player_name),
        player=asked.player,
        lines=(texts("take-over-explanation"), *itself),
        warning=asked.reason(answer),
        modifiers=tuple(part for part in modifiers if part.value or part.label == "base"),
        result=texts("take-over-result", outcome=outcome_word(number), number=number, percent=percent),
        result_note=texts("take-over-note") if number > 1 else "",
        fields=(
            _figures(asked, now),
            dissolving(asked, answer.leader, answer.dissolve),
            Pick(
                name=LEADER,
                label=texts("take-over-leader"),
                value=answer.leader,
                decides=False,
                cycled=True,
                keys=("previous-figure", "next-figure") if len(leaders) > 1 else ("", ""),
                options=tuple(Option(value=each, label=asked.figure_name(each), figure=each) for each in leaders),
            ),
            Number(
                name=EXTRA,
                label=texts("take-over-extra"),
                value=answer.extra,
                lowest=0,
                highest=answer.extra + max(left, 0),
                shown=texts("take-over-extra-value", number=answer.extra, easier=2 * answer.extra),
                keys=("turn-left", "turn-right"),
            ),
        ),
        give=lambda given: asked.legal(_answer(asked, given)),
        instead=(Instead("decline", texts("take-over-nobody"), Decline(), "pass-interruption", itself),),
        commit=texts("take-over-commit", cost=cost),
        selected=answer.leader,
        sketch=_bonds(asked, answer),
        groups=("plan", "interrupt"),
        again={LEADER: answer.leader},
    )


def _begun(asked: Asked[TakeOverPanicChecks], leader: FigureId | None = None) -> dict[str, object]:
    """Return everything that a leader can cover for the least; None: the first leader."""
    offers = take_overs(asked.state, asked.request.player, asked.request.figures)
    first = next(offer for offer in offers if leader in (None, offer.leader))
    return {FIGURE: first.figures, GROUP: first.dissolve, LEADER: first.leader, EXTRA: 0}


def _plan(asked: Asked[TakeOverPanicChecks], values: Values, changed: str) -> Values:
    """Return what is given; another leader starts anew, and so do other groups whose checks are taken over."""
    if changed == LEADER or FIGURE not in values:
        return _begun(asked, values.get(LEADER))
    if changed == GROUP:
        covered = followers(asked.state, values[LEADER], values[GROUP])
        return {**values, FIGURE: tuple(figure for figure in asked.request.figures if figure in covered)}
    return values


def _answer(asked: Asked[TakeOverPanicChecks], values: Values) -> TakeOver:
    """Return the answer that would be given, in the order of the question."""
    figures = tuple(figure for figure in asked.request.figures if figure in values[FIGURE])
    return TakeOver(values[LEADER], figures, values[EXTRA], values[GROUP])


def _figures(asked: Asked[TakeOverPanicChecks], now: Values) -> Several:
    """Return the figures in question; those that a leader does not lead are refused."""
    covered = followers(asked.state, now[LEADER], now[GROUP])

    def refusal(figure: FigureId) -> str:
        details = (("figure", figure), ("leader", now[LEADER]))
        return "" if figure in covered else asked.words(Refusal("R2.2.9", "not-in-his-group", details))

    return Several(
        name=FIGURE,
        value=tuple(now[FIGURE]),
        options=tuple(
            Option(value=each, label=asked.figure_name(each), refusal=refusal(each), figure=each)
            for each in asked.request.figures
        ),
    )


def dissolving(asked: Asked[Request[State, Any]], leader: FigureId, dissolved: Sequence[GroupId]) -> Several:
    """Return groups that can be dissolved, each with those between it and the leader.  R2.2.6, RU083."""
    groups = dissolvable(asked.state, leader)
    return Several(
        name=GROUP,
        value=tuple(group for group in groups if group in dissolved),
        row=True,
        options=tuple(
            Option(
                value=group,
                label=asked.texts("dissolve-group", group=group_name(asked.texts, asked.setup, group)),
                needs=_above(asked.state, leader, group),
            )
            for group in groups
        ),
    )


def _above(state: State, leader: FigureId, group: GroupId) -> tuple[GroupId, ...]:
    return tuple(other for other in with_those_above(state, leader, group) if other != group)


def _each_itself(asked: Asked[TakeOverPanicChecks]) -> tuple[str, ...]:
    """Return what each figure needs, and its chance of holding, if all roll for themselves."""
    texts, request = asked.texts, asked.request
    each = [
        texts(
            "take-over-each",
            figure=asked.figure_name(figure),
            number=total(parts),
            percent=round(100 * check_probability(total(parts))),
        )
        for figure, parts in zip(request.figures, request.own, strict=False)
    ]
    return (texts("take-over-each-itself", each=" · ".join(each)),) if each else ()


def _bonds(asked: Asked[TakeOverPanicChecks], answer: TakeOver) -> tuple[Bond, ...]:
    """Return the bonds from the leader to those whose checks are taken over."""
    here = asked.position(answer.leader)
    return tuple(
        Bond(here, asked.position(figure))
        for figure in answer.figures
        if figure != answer.leader and is_on_table(asked.state, figure)
    )


COMMAND: Final = "command"
APPOINT: Final = "appoint-leader"
KIND, COMMANDING_FIGURE, TAKING, LEFT_OUT, TARGET = "kind", "figure", "taking", "left-out", "target"
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
        """Return those of some figures that have to be activated."""
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
        """Return whether a figure takes part without CP."""
        state = self.acting.state
        active = state.figures[figure].activation is not Activation.NONE
        return active or activates_freely(state, self.acting.figure, figure, self.dissolve)

    def free(self) -> tuple[FigureId, ...]:
        """Return everyone who can take part without CP."""
        return tuple(figure for figure in self.able if self.is_free(figure) and not self.reason(figure))

    def reason(self, figure: FigureId) -> str:
        """Return why a figure cannot take part, "" if it can."""
        named = Command(self.kind, (figure,), self._called((figure,)), self.dissolve)
        named = self._at_the_target(named)
        return self.acting.words(participant_refusal(self.acting.state, self.acting.figure, named, figure))


# -- what is given ----------------------------------------------------------------------------------------------


def commanding(acting: Acting, values: Values, changed: str) -> Form[Command]:
    """Return the form for one of the four command actions; participants are picked on the table, list or card.

    It begins with all whom it costs nothing.  The first digits are the command actions.
    """
    texts, plan = acting.texts, _commanding_plan(acting, values, changed)
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
        give=lambda given: acting.legal(_commanding_plan(acting, given, "").answer),
        commit=texts("commanding-commit", cost=texts("cost-command", number=total(cost))),
        places=tuple(places),
        sketch=_sketch(plan),
        groups=("plan", "action"),
    )


def _commanding_plan(acting: Acting, values: Values, changed: str) -> Commanding:
    """Return what is given; a new kind starts with all who cost nothing, and those picked before who can take part."""
    state = acting.state
    able = (*active_figures(state, acting.figure), *activatable_figures(state, acting.figure))
    dissolve: tuple[GroupId, ...] = values.get(GROUP, ())
    looked_at = values.get(COMMANDING_FIGURE)
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
    """Return the field for the four command actions."""
    texts = plan.acting.texts
    keys = {kind: text_key("command-action", kind) for kind in KINDS}
    options = (Option(value=kind, label=texts(key), about=texts(f"{key}.help")) for kind, key in keys.items())
    return Pick(name=KIND, value=plan.kind, decides=False, options=tuple(options))


def _participants(plan: Commanding) -> tuple[Pick | Several, ...]:
    """Return the figure that keys have chosen, whether it takes part, and all others that a click adds or removes."""
    acting, texts, looked_at = plan.acting, plan.acting.texts, plan.looked_at
    if looked_at is None:
        return (Several(name=TAKING, options=()), Several(name=LEFT_OUT, options=()))

    def words(figure: FigureId) -> str:
        cost = texts("cost-command", number=0 if plan.is_free(figure) else 1)
        return texts("commanding-figure-value", figure=acting.figure_name(figure), cost=cost)

    others = [figure.id for figure in figures_on_table(acting.state) if figure.id not in plan.able]
    return (
        Pick(
            name=COMMANDING_FIGURE,
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
    """Return the field for whether all shoot at the target aimed at, if there is one.  R2.1.5."""
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
    """Return who takes part, in a line."""
    figures = answer.participants
    who = names(acting.texts, acting.setup, figures) if figures else ""
    return acting.texts("commanding-participants", number=len(figures), figures=who)


def _on_the_group(acting: Acting) -> tuple[str, ...]:
    """Return why nobody in the command area is free, and what to do if the figure leads no group.  R2.2.3, RU080."""
    state, figure = acting.state, acting.figure
    if command_radius(state, figure) is None or followers(state, figure):
        return ()
    could_lead = any(offer.figure == figure for offer in appointments(state, acting.player))
    words = {"figure": acting.figure_name(figure), "key": acting.key(APPOINT), "can": could_lead}
    return (acting.texts("commanding-leads-nobody", **words),)


def _on_the_target(plan: Commanding) -> tuple[str, ...]:
    """Return how all come to shoot at one target, or who does not see it.  R2.1.5."""
    texts = plan.acting.texts
    if plan.kind is not CommandKind.RANGED_ATTACK:
        return ()
    if plan.aimed_at is None:
        return (texts("commanding-aim-first"),)
    if not plan.left_out:
        return ()
    return (texts("commanding-left-out", figures=names(texts, plan.acting.setup, plan.left_out)),)


def _sketch(plan: Commanding) -> tuple[Sketch, ...]:
    """Return the command area, who takes part, and how they see the target they share."""
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


BRING: Final = "bring"
HIGHER, LOWER = "stand-higher", "stand-lower"


@dataclass(frozen=True, slots=True)
class Entering:
    """Who enters: a figure, and those whom it brings along; `spots` are where they stand as far as that is given."""

    asked: Asked[ChooseTurn]
    figure: FigureId
    bring: tuple[FigureId, ...]
    dissolve: tuple[GroupId, ...]
    spots: tuple[Spot | None, ...]

    @property
    def all(self) -> tuple[FigureId, ...]:
        """Return who enters, in the order of being put down."""
        return (self.figure, *self.bring)

    def placing(self, number: int, spot: Spot) -> Placing:
        """Return how one of them is set up at a spot; if there is only one height it need not be given."""
        x, y = rounded_point(spot.point[:2])
        placing = Placing(self.all[number], x, y, spot.facing)
        heights = entry_heights(self.there(number), placing)
        height = spot.point[2] if len(heights) > 1 and spot.point[2] in heights else None
        return Placing(placing.figure, x, y, spot.facing, height)

    def put(self, before: int) -> tuple[Placing, ...]:
        """Return how those before one of them have been set up, up to the first that has no place."""
        found: list[Placing] = []
        for number, spot in enumerate(self.spots[:before]):
            if spot is None or not spot.put:
                break
            found.append(self.placing(number, spot))
        return tuple(found)

    def there(self, number: int) -> State:
        """Return the table with those on it who are put down before one of them."""
        state = self.asked.state
        before = self.put(number) if number else ()
        there = state.clone() if before else state
        for placing in before:
            standing = placement(there, placing)
            if standing is not None:
                set_up(there, placing.figure, standing)
        return there

    def entry(self, placings: Sequence[Placing]) -> RelocateIn:
        """Return the answer for those who have a place."""
        first, *others = placings
        return RelocateIn(
            first.figure, first.x, first.y, first.facing, first.height,
            group=tuple(others), dissolve=self.dissolve if others else (),
        )  # fmt: skip

    @property
    def answer(self) -> RelocateIn | None:
        """The answer once all have been put down."""
        put = self.put(len(self.all))
        return self.entry(put) if len(put) == len(self.all) else None

    def refusal(self, number: int, spot: Spot) -> str | None:
        """Return why one of them cannot be set up at a spot, as a sentence; None if it can."""
        answer = self.entry((*self.put(number), self.placing(number, spot)))
        refused = turn_refusal(self.asked.state, self.asked.player, answer)
        return None if refused is None else self.asked.words(refused)


def entering(asked: Asked[ChooseTurn], figure: FigureId, values: Values, key: Callable[[str], str]) -> Form[RelocateIn]:
    """Return the form in which one ghost after the other follows the mouse, and a click puts it down.

    The last one stays where it was clicked until Enter or another click on it decides; `key` is how the key of a
    command is called.
    """
    texts, state = asked.texts, asked.state
    plan, leader = _entering_plan(asked, figure, values), entering_leader(state, figure)
    possible = companions(state, figure, plan.dissolve)
    cost = entry_cost(plan.entry([Placing(each, 0.0, 0.0, 0.0) for each in plan.all]))
    done = plan.answer is not None
    label = texts("card-commit-cost", cost=texts("cost-command", number=total(cost)))
    zones = (zone for zone in asked.setup.zones if zone.kind is ZoneKind.ENTRY and asked.player in zone.players)
    return Form(
        name="enter",
        title=texts("relocate-title", figure=asked.figure_name(figure)),
        player=asked.player,
        lines=tuple(_lines(plan, total(cost), done, key, could_bring=bool(possible))),
        modifiers=tuple(cost) if total(cost) > 1 else (),
        fields=(
            Several(
                name=BRING,
                value=plan.bring,
                options=tuple(
                    Option(value=each, label=asked.figure_name(each), about=texts("relocate-bring"), figure=each)
                    for each in possible
                ),
            ),
            *((dissolving(asked, leader, plan.dissolve),) if leader is not None else ()),
            *(_place(plan, number) for number in range(len(plan.all))),
        ),
        give=lambda given: _legal(_entering_plan(asked, figure, given)),
        commit=label if done else "",
        vital=tuple(corner for zone in zones for corner in zone.area.outline),
        sketch=tuple(_entering_sketch(plan)),
        groups=("plan", "path", "turn"),
    )


def _entering_plan(asked: Asked[ChooseTurn], figure: FigureId, values: Values) -> Entering:
    """Return what is given, without whoever may no longer come along."""
    dissolve = tuple(values.get(GROUP, ()))
    possible = companions(asked.state, figure, dissolve)
    bring = tuple(each for each in possible if each in values.get(BRING, ()))
    return Entering(asked, figure, bring, dissolve, tuple(values.get(place_of(each)) for each in (figure, *bring)))


def _legal(plan: Entering) -> RelocateIn | None:
    """Return the answer once all are put down, if the rules take it."""
    return None if plan.answer is None else plan.asked.legal(plan.answer)


def place_of(figure: FigureId) -> str:
    """Return the name of the field for where a figure is set up."""
    return f"at:{figure}"


def companions(state: State, figure: FigureId, dissolve: tuple[GroupId, ...]) -> tuple[FigureId, ...]:
    """Return those who wait beside a figure and can come with it; one fixed to something comes with that.  R2.2.8."""
    leader = entering_leader(state, figure)
    found = () if leader is None else followers(state, leader, dissolve)
    return tuple(
        each
        for each in found
        if each != figure and state.figures[each].place is states.Place.STAGING and not is_fixed(state, each)
    )


def _place(plan: Entering, number: int) -> Place:
    """Return the field for where one of them is set up: it faces into the table, and stands where the rules let it."""
    figure, there = plan.all[number], plan.there(number)
    field = plan.asked.setup.battlefield
    middle = (field.width / 2, field.depth / 2)

    def looks(point: Point) -> float:
        return direction(rounded_point(point), middle)

    def heights(point: Point) -> list[float]:
        x, y = rounded_point(point)
        spot = plan.spots[number]
        facing = spot.facing if spot is not None and spot.turned else looks(point)
        return entry_heights(there, Placing(figure, x, y, facing))

    return Place(
        name=place_of(figure),
        value=plan.spots[number],
        radius=0.0,
        turns=True,
        follows=True,
        below=True,
        looks=looks,
        heights=heights,
        refuse=lambda spot: plan.refusal(number, spot),
    )


def _current(plan: Entering) -> int:
    """Return the figure whose ghost is at the mouse, or was put down last."""
    waiting = (number for number, spot in enumerate(plan.spots) if spot is None or not spot.put)
    return next(waiting, len(plan.spots) - 1)


def _lines(plan: Entering, cost: int, done: bool, key: Callable[[str], str], *, could_bring: bool) -> list[str]:
    """Return what to do now, at which height the figure would stand, and who is put down next."""
    texts, number = plan.asked.texts, _current(plan)
    lines = [texts("relocate-pinned" if done else "relocate-explanation")]
    lines += [texts("relocate-who")] if could_bring else []
    spot = plan.spots[number]
    if spot is not None:
        placing = plan.placing(number, spot)
        heights, placed = entry_heights(plan.there(number), placing), placement(plan.there(number), placing)
        if len(heights) > 1 and placed is not None:
            keys = f"{key(HIGHER)}, {key(LOWER)}"
            lines.append(texts("moving-heights", height=texts.number(placed.z), count=len(heights), keys=keys))
    if plan.bring:
        words = {
            "figure": plan.asked.figure_name(plan.all[number]),
            "cost": texts("cost-command", number=cost),
            "number": number + 1,
            "all": len(plan.all),
            "last": "yes" if number == len(plan.bring) else "no",
        }
        lines.append(texts("relocate-step", **words))
    return lines


def _entering_sketch(plan: Entering) -> list[Sketch]:
    """Return the zones, the ghosts of those already put down, and the one at the mouse."""
    number = _current(plan)
    there, spot = plan.there(number), plan.spots[number]
    before = plan.all[:number]
    on_table = [each for each in before if there.figures[each].place is states.Place.TABLE]
    found: list[Sketch] = [ZonesShown(), *(Ghost(each, body(there, each), lettered=True) for each in on_table)]
    if spot is not None:
        placing = plan.placing(number, spot)
        wished = body_at(there, placing.figure, placing.x, placing.y, 0.0, placing.facing)
        able = plan.refusal(number, spot) is None
        found.append(Ghost(placing.figure, placement(there, placing) or wished, able))
    return found
