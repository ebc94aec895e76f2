"""The question for an act: what kinds there are, to whom and where, with what besides, and what that totals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final

from msgspec.structs import replace

from pb12table.skirmish.forms import Field
from pb12table.skirmish.forms.form import (
    Aim,
    Form,
    Ghost,
    Instead,
    Option,
    Pick,
    Several,
    Target,
    Values,
    ZonesShown,
)
from pb12table.skirmish.ids import FigureId, Modifier, total
from pb12table.systems.fate.rules.actors import actor_of, body, is_opposing, standing
from pb12table.systems.fate.rules.acts.act import Kind
from pb12table.systems.fate.rules.acts.beside import feature_of, small_acts
from pb12table.systems.fate.rules.acts.travelling import goings
from pb12table.systems.fate.rules.asking.answers import (
    Act,
    Lift,
    Move,
    PassTurn,
    Placed,
    Placing,
    SideFeature,
    Skilled,
    Sprint,
    Step,
    Supplement,
    UseFeature,
    Ways,
)
from pb12table.systems.fate.rules.asking.requests import (
    ACTS,
    ChooseAct,
    PlaceFigures,
    acts_of,
    is_skilled,
    other_skills,
    swaps,
)
from pb12table.systems.fate.rules.data import ActorId, Skill
from pb12table.systems.fate.rules.data import Aim as Aims
from pb12table.systems.fate.rules.state import State
from pb12table.systems.fate.rules.zones import zone_at, zone_of
from pb12table.systems.fate.texts import aspect_name, comes_to
from pb12table.systems.fate.window.asked import Asked, orders_form, wording
from pb12table.table.shapes import Point, plan_distance

COMBINED: Final = (Kind.ATTACK, Kind.SHOVE, Kind.HINDER, Kind.SCENE, Kind.BLOCK, Kind.USE)
"""Kinds beside which a small act may be done.  F033."""

AT, MOVER = "at", "mover"
WITHIN: Final = 0.6
"""So near a click means a thing or a feature, in steps: the circle that is drawn around it."""


def step_form(asked: Asked, request: ChooseAct, pick: Pick, values: Values) -> Form[Act]:
    """Return the form for a step to another place of its own zone, by a click there.  FR24."""
    texts, state = asked.texts, asked.state
    figures = standing(state, request.actor)
    aim: Aim | None = values.get(AT)
    mover: FigureId = next((figure for figure in figures if figure == values.get(MOVER)), figures[0])

    def answer(given: Values) -> Act | None:
        meant = given.get(AT)
        if meant is None or meant.point is None:
            return None
        return Step(FigureId(given.get(MOVER) or mover), meant.point[:2])

    def refuse(meant: Aim) -> str | None:
        return None if meant.point is None else asked.reason(Step(mover, meant.point[:2])) or None

    target = Target(
        name=AT, label=texts("fate-where"), value=aim, shown=texts("fate-click"), points=True, refuse=refuse
    )
    fields: list[Any] = [pick, target]
    if len(figures) > 1:
        options = _figures(asked, figures, None)
        fields.append(Pick(name=MOVER, options=options, value=mover, decides=False, cycled=True, follows=True))
    placed = state.figures[mover]
    sketch: tuple[Ghost, ...] = ()
    if aim is not None and aim.point is not None:
        sketch = (_ghost(asked, mover, aim, able=refuse(aim) is None),)
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
        sketch=sketch,
        groups=("plan", "fate-act"),
        leads=lambda figure, point: led_to(asked, request.actor, figure, point),
        meets=lambda figure: meets(asked, request.actor, figure),
    )


def led_to(asked: Asked, actor: ActorId, figure: FigureId, point: Point) -> Values | None:
    """Return what leads a figure of an actor to a place: a step in its own zone, a move to the next, or a run.

    F035, F036, FR24.
    """
    state = asked.state
    if figure not in standing(state, actor):
        return None
    placed = state.figures[figure]
    there = zone_at(state.setup, point, placed.z)
    if there == zone_of(state, actor) and (act := _used_at(state, actor, point)) is not None:
        return {KIND: Kind.USE.value, MOVE: None, BESIDE: None, ABOUT: _sort(act), ACT: act}
    if there is None or there == zone_of(state, actor):
        return {KIND: STEP_KIND, MOVER: figure, AT: Aim(point=(*_rounded(point), placed.z))}
    able = list(acts_of(state, actor, Kind.MOVE, ()))
    going = (act for act in able if (moved := _moved(act)) is not None and moved.to == there)
    running = (act for act in able if isinstance(act, Sprint) and act.path[-1] == there)
    act = next(chain(going, running), None)
    return None if act is None else {KIND: Kind.MOVE.value, CARRY: None, ABOUT: _sort(act), ACT: act}


def _used_at(state: State, actor: ActorId, point: Point) -> Act | None:
    """Return the act that takes the thing or uses the feature at a place; None if there is none.  F080, F110."""
    for act in acts_of(state, actor, Kind.USE, ()):
        for small in (act, *(each.act for each in act.beside)) if isinstance(act, PassTurn) else (act,):
            at: Point | None = None
            if isinstance(small, Lift):
                at = state.things[small.thing].at[:2]
            elif isinstance(small, UseFeature | SideFeature):
                at = feature_of(state, small.feature).at
            if at is not None and plan_distance(at, point) <= WITHIN:
                return act
    return None


def meets(asked: Asked, actor: ActorId, figure: FigureId) -> Values | None:
    """Return what attacks the one a figure stands for, from here or else after a move; None if nothing does.  F022."""
    state = asked.state
    foe = actor_of(state, figure)
    if not is_opposing(state, actor, foe):
        return None
    for move in (None, *(Supplement(each) for each in goings(state, actor) if each.carry is None)):
        acts = acts_of(state, actor, Kind.ATTACK, () if move is None else (move,))
        found = {act: ACTS.of(act).chance(state, actor, act) or 0.0 for act in acts if ACTS.of(act).target(act) == foe}
        if found:
            act = max(found, key=lambda each: found[each])
            return {KIND: Kind.ATTACK.value, MOVE: move, ABOUT: _sort(act), ACT: act}
    return None


def placing_form(asked: Asked, request: PlaceFigures, values: Values) -> Form[Any]:
    """Return the form for where figures begin: each in turn is taken and put down, in its own zone.  F011.

    The option of a figure holds what has been put down before, so that the form keeps it.
    """
    texts, state = asked.texts, asked.state
    own = [each.id for each in state.setup.figures if each.player == request.player]
    figure, placed = values.get("figure") or (own[0], ())
    aim = values.get(AT) if asked.changed != "figure" else None
    if asked.changed == AT and isinstance(aim, Aim) and aim.point is not None:
        wished = (*(each for each in placed if each.figure != figure), Placed(figure, _rounded(aim.point)))
        placed = wished if request.refusal(state, Placing(wished)) is None else placed

    def refuse(meant: Aim) -> str | None:
        if meant.point is None:
            return None
        others = tuple(each for each in placed if each.figure != figure)
        return asked.reason(Placing((*others, Placed(figure, _rounded(meant.point))))) or None

    ghosts = tuple(
        Ghost(each.figure, body(state, each.figure, (*each.at, state.figures[each.figure].z)), lettered=True)
        for each in placed
    )
    there = state.figures[figure]
    return Form(
        name="place",
        title=texts("fate-ask-place", player=asked.player_name),
        player=asked.player,
        figure=figure,
        selected=figure,
        fields=(
            Pick(name="figure", options=_figures(asked, own, placed), value=(figure, placed), decides=False,
                 cycled=True, label=texts("fate-placed"), follows=True),
            Target(name=AT, label=texts("fate-where"), value=aim or Aim(point=there.at),
                   shown=texts("fate-click"), points=True, refuse=refuse),
        ),
        give=lambda given: Placing(placed),
        lines=(texts("fate-place-lines", actor=asked.name(actor_of(state, figure))),),
        commit=texts("fate-begin"),
        sketch=(ZonesShown(), *ghosts),
        vital=((there.x, there.y),),
        leads=lambda each, point: {"figure": (each, placed), AT: Aim(point=(*point, 0.0))} if each in own else None,
    )  # fmt: skip


def _figures(asked: Asked, figures: Sequence[FigureId], placed: Any) -> tuple[Option, ...]:
    """Return figures to choose from, each with what has been put down so far, if that is kept."""
    return tuple(
        Option(
            value=figure if placed is None else (figure, placed),
            label=asked.setup.figure_by_id[figure].label.in_language(asked.texts.language),
            figure=figure,
        )
        for figure in figures
    )


def _ghost(asked: Asked, figure: FigureId, aim: Aim, *, able: bool) -> Ghost:
    assert aim.point is not None, "asked only then"
    return Ghost(figure, body(asked.state, figure, (*aim.point[:2], asked.state.figures[figure].z)), able=able)


def _rounded(point: Sequence[float]) -> tuple[float, float]:
    return (round(point[0], 3), round(point[1], 3))


KIND, MOVE, CARRY, BESIDE = "kind", "move", "carry", "beside"
ABOUT, ACT, SWAP, EXTRA = "about", "act", "swap", "extra"
STEP_KIND, ORDERS_KIND = "place", "orders"
FEW: Final = 6
"""More acts than these are asked for in two steps: to whom or for what, then how."""


def act_form(asked: Asked, values: Values) -> Form[Act]:
    """Return the form for what an actor does in its turn.  F021, F026."""
    request = asked.request
    assert isinstance(request, ChooseAct), "made for this question"
    why = {each: "" if able else asked.texts("fate-none-now") for each, able in _kinds(asked.state, request.actor)}
    kind: str = next(each for each in (str(values.get(KIND)), *why) if why.get(each) == "")
    options = tuple(Option(value=each, label=asked.texts(f"fate-kind-{each}"), key=f"kind-{each}", refusal=why[each])
                    for each in why)  # fmt: skip
    pick = Pick(name=KIND, options=options, value=kind, decides=False)
    if kind == STEP_KIND:
        return step_form(asked, request, pick, values)
    if kind == ORDERS_KIND:
        return orders_form(asked, request.actor, pick)
    if asked.changed == KIND:
        # What was meant by another kind means nothing here, nor what it took; what was chosen to do beside it does.
        took = (None, *(_Asking(asked, request.actor, each, {}).usual() for each in COMBINED))
        values = {
            name: value for name, value in values.items()
            if name == KIND or (name in (MOVE, BESIDE) and value not in took)
        }  # fmt: skip
    return _Asking(asked, request.actor, kind, values).form(pick)


def _kinds(state: State, actor: ActorId) -> list[tuple[str, bool]]:
    """Return the kinds, each at its place, with whether they offer something; none that is against what is agreed."""
    agreed = [kind for kind in Kind if kind is not Kind.SHOVE or Aims.FORCE in state.setup.options.aims]
    found = [(kind.value, _has_any(state, actor, kind)) for kind in agreed]
    return [*found[:-1], (STEP_KIND, True), *found[-1:], (ORDERS_KIND, True)]


def _has_any(state: State, actor: ActorId, kind: str) -> bool:
    """Return whether there is an act of a kind: at once, or with a small act before it."""
    befores: list[tuple[Supplement, ...]] = [()]
    if kind in COMBINED:
        befores += [(Supplement(small),) for small in small_acts(state, actor)]
    return any(next(acts_of(state, actor, kind, beside), None) is not None for beside in befores)


@dataclass(frozen=True)
class _Asking:
    """One way the question stands: with an actor, a kind of act and what has been given so far."""

    asked: Asked
    actor: ActorId
    kind: str
    values: Values

    def form(self, pick: Pick) -> Form[Act]:
        """Return the form of the question as it is shown."""
        asked, actor = self.asked, self.actor
        fields: list[Field] = []
        beside = self._beside(fields)
        able = self._burdened(list(acts_of(asked.state, actor, self.kind, beside)), fields)
        found = self._about(able, fields)
        if self.kind == Kind.ATTACK:
            found.sort(key=lambda act: -(self._chance(act) or 0.0))
        chosen = self._chosen(found)
        whole = None if chosen is None else self._whole(chosen, fields)
        how = any(field.name == ABOUT for field in fields)
        options = tuple(self._option(act, how=how) for act in found)
        acts = Pick(name=ACT, options=options, value=chosen, decides=False, follows=True, row=True)
        warning = "" if whole is None else asked.reason(whole)
        modifiers, result, note = tuple[Modifier, ...](), "", ""
        if whole is not None and not warning:
            modifiers, result, note = comes_to(asked.texts, asked.state, actor, whole)
        figure = asked.figure(actor)
        placed = None if figure is None else asked.state.figures[figure]

        def give(given: Values) -> Act | None:
            return whole if given.get(ACT) == chosen else given.get(ACT)

        return Form(
            name="act",
            title=asked.texts("fate-ask-act", actor=asked.name(actor)),
            player=asked.player,
            figure=figure,
            fields=(pick, acts, *fields),
            give=give,
            modifiers=modifiers,
            result=result,
            result_note=note,
            warning=warning,
            instead=tuple(self._instead()),
            commit=asked.texts("fate-do-it"),
            in_vain=chosen is not None and ACTS.of(chosen).is_hardly_likely(asked.state, actor, chosen),
            vital=() if placed is None else ((placed.x, placed.y),),
            groups=("plan", "fate-act"),
            leads=lambda figure, point: led_to(asked, actor, figure, point),
            meets=lambda figure: meets(asked, actor, figure),
        )

    def _instead(self) -> Iterator[Instead]:
        """Yield the end of the turn, by its own key."""
        label = self.asked.texts("command-fate-end-turn")
        yield Instead("end-turn", label, PassTurn(), key="fate-end-turn", ends=True)

    # -- what is done beside it ------------------------------------------------------------------------------------

    def _beside(self, fields: list[Field]) -> tuple[Supplement, ...]:
        """Return what is done beside the act: a move before or after it, and another small act, each with a field.

        F033, FR44.
        """
        if self.kind not in COMBINED:
            return ()
        texts, usual, found = self.asked.texts, self.usual(), list[Supplement]()
        offered = [[each for each in some if self._goes_with_any(each)] for some in self._able()]
        is_needed = usual is not None and sum(map(bool, offered)) == 1
        for name, able in ((name, able) for name, able in zip((MOVE, BESIDE), offered, strict=True) if able):
            value = next((each for each in able if each == self.values.get(name, usual)), usual if is_needed else None)
            none = () if is_needed else (Option(value=None, label=texts(f"fate-{name}.none")),)
            options = (*none, *(Option(value=each, label=self._beside_words(each)) for each in able))
            label = texts(f"fate-{name}")
            fields.append(Pick(name=name, label=label, options=options, value=value, decides=False, cycled=True))
            found += [] if value is None else [value]
        return tuple(found)

    def _burdened(self, able: list[Act], fields: list[Field]) -> list[Act]:
        """Return the acts with the friend meant on the shoulders, with a field for that if anybody can.  F080."""
        if self.kind != Kind.MOVE:
            return able
        carried = {act: None if (moved := _moved(act)) is None else moved.carry for act in able}
        friends = [each for each in dict.fromkeys(carried.values()) if each is not None]
        value = next((each for each in friends if each == self.values.get(CARRY)), None)
        if friends:
            options = [Option(value=None, label=self.asked.texts("fate-nobody-carried"))]
            options += [Option(value=each, label=self.asked.name(each)) for each in friends]
            label = self.asked.texts("fate-carry")
            fields.append(
                Pick(name=CARRY, label=label, options=tuple(options), value=value, decides=False, cycled=True)
            )
        return [act for act in able if carried[act] == value]

    def _beside_words(self, supplement: Supplement) -> str:
        small = supplement.act
        if not isinstance(small, Move):
            return self.asked.act(self.actor, small)
        words = self.asked.texts("fate-before" if supplement.before else "fate-after", zone=self.asked.named(small.to))
        groups = ", ".join(self.asked.name(each) for each in (small.carry, *small.take) if each is not None)
        return self.asked.texts("fate-taking", move=words, groups=groups) if groups else words

    def _able(self) -> tuple[list[Supplement], list[Supplement]]:
        """Return the possible moves, before the act and after it, and the other small acts."""
        state = self.asked.state
        smalls = [Supplement(small) for small in small_acts(state, self.actor) if not isinstance(small, Move)]
        moves = sorted(goings(state, self.actor), key=lambda move: move.carry is not None)
        return [Supplement(move, before) for move in moves for before in (True, False)], smalls

    def usual(self) -> Supplement | None:
        """Return what precedes the act unless something else is said: what it takes, if anything."""
        state, actor, kind = self.asked.state, self.actor, self.kind
        if next(acts_of(state, actor, kind, ()), None) is not None:
            return None
        return next((each for some in self._able() for each in some if self._goes_with_any(each)), None)

    def _goes_with_any(self, small: Supplement) -> bool:
        """Return whether anything of this kind can be done beside a small act."""
        return next(acts_of(self.asked.state, self.actor, self.kind, (small,)), None) is not None

    # -- which of them ---------------------------------------------------------------------------------------------

    def _about(self, found: list[Act], fields: list[Field]) -> list[Act]:
        """Return, out of many acts or several on an actor, those with one target or of one sort, with a field for it.

        Several on one actor need not say whom.
        """
        sorts = dict.fromkeys(map(_sort, found))
        on_actors = all(sort in self.asked.state.actors for sort in sorts)
        if (len(found) <= FEW or len(sorts) < 2) and not (on_actors and len(sorts) < len(found)):
            return found
        chosen = self._chosen(found)
        value = self.values.get(ABOUT)
        if value not in sorts or self.asked.changed == ACT:
            value = None if chosen is None else _sort(chosen)
        is_block = self.kind == Kind.BLOCK
        options = tuple(Option(value=sort, label=self._sort_words(sort), figure=self.asked.figure(ActorId(sort)))
                        for sort in sorts)  # fmt: skip
        label = self.asked.texts("fate-about-block" if is_block else "fate-about")
        fields.append(
            Pick(name=ABOUT, label=label, options=options, value=value, decides=False, cycled=True, follows=True)
        )
        return [act for act in found if _sort(act) == value]

    def _sort_words(self, sort: str) -> str:
        if sort in self.asked.state.actors:
            return self.asked.name(sort)
        return self.asked.named(sort) or self.asked.texts(f"fate-sort-{sort}")

    def _chosen(self, found: list[Act]) -> Act | None:
        """Return the act that is meant: what was given, else the first; of several ways and things none."""
        given = self.values.get(ACT)
        meant = None if given is None else ACTS.of(given).bare(given)
        same = [act for act in found if act == given or (meant is not None and ACTS.of(act).bare(act) == meant)]
        proposed = found if len(found) == 1 or self.kind not in (Kind.MOVE, Kind.USE) else []
        return next(iter((*same, *proposed)), None)

    def _chance(self, act: Act) -> float | None:
        return ACTS.of(act).chance(self.asked.state, self.actor, act)

    def _option(self, act: Act, *, how: bool) -> Option:
        chance, target = self._chance(act), ACTS.of(act).target(act)
        cost = "" if chance is None else self.asked.texts("fate-percent", percent=round(100 * chance))
        label = self.asked.act(self.actor, act, how=how)
        # Whoever it is done to, the same way of doing it keeps its digit.
        same = (type(act), label) if how and target is not None else ACTS.of(act).bare(act)
        return Option(value=act, label=label, cost=cost, figure=self.asked.figure(target), same=same)

    # -- how it is done --------------------------------------------------------------------------------------------

    def _whole(self, act: Act, fields: list[Field]) -> Act:
        """Return the act with another skill, with what makes it last or easier, and in words, each with a field."""
        act = self._more(self._swapped(act, fields), fields)
        return replace(act, text=self._words(fields)) if ACTS.of(act).wants_words(act) else act

    def _swapped(self, act: Act, fields: list[Field]) -> Act:
        """Return an act with another skill: any for a maneuver on someone or a block, an unusual one by an aspect.

        F106, FR36, FR62.
        """
        state, actor = self.asked.state, self.actor
        if not is_skilled(act):
            return act
        other = ((None, skill) for skill in other_skills(state, actor, act))
        able: list[tuple[int | None, Skill]] = [*other, *swaps(state, actor, act)]
        if not able:
            return act
        meant = next((each for each in able if each == self.values.get(SWAP)), None)
        options = [Option(value=None, label=self._skill_words(act))]
        options += [Option(value=each, label=self._skill_words(_with_skill(act, *each))) for each in able]
        label = self.asked.texts("fate-skill")
        fields.append(Pick(name=SWAP, label=label, options=tuple(options), value=meant, decides=False, cycled=True))
        return act if meant is None else _with_skill(act, *meant)

    def _skill_words(self, act: Skilled) -> str:
        """Return the skill of an act in words, with its cost if it is an unusual one.  F106, FR62."""
        texts, state = self.asked.texts, self.asked.state
        words = texts(f"skill-{act.skill.value}")
        if act.ways.swap is not None:
            return texts("fate-swap", skill=words, name=aspect_name(texts, state.aspects[act.ways.swap].label))
        price = ACTS.of(act).unusual_price(state, self.actor, act)
        return texts("fate-unusual-skill" if price else "fate-usual-skill", skill=words, number=-total(price))

    def _more(self, act: Act, fields: list[Field]) -> Act:
        """Return the act with a lasting aspect, or a fate point that makes changing the scene easier.  F072, FR26."""
        able = ACTS.of(act).extras(self.asked.state, self.actor, act)
        if not able:
            return act
        texts = self.asked.texts
        given = tuple(each for each in self.values.get(EXTRA) or () if each in able)
        options = tuple(
            Option(value=each, label=texts(f"fate-{each}"), about=texts(f"fate-{each}.about")) for each in able
        )
        fields.append(Several(name=EXTRA, options=options, value=given))
        changes = dict.fromkeys(given, True)
        return replace(act, **changes) if changes else act

    def _words(self, fields: list[Field]) -> str:
        """Return what is said, or the name of an aspect, with fields for it."""
        words, more = wording(self.asked, "say" if self.kind == Kind.FREE else self.kind, self.values)
        fields += more
        return words


def _moved(act: Act) -> Move | None:
    """Return the move that passing a turn is made of, None for any other act."""
    smalls = (each.act for each in act.beside) if isinstance(act, PassTurn) else ()
    return next((small for small in smalls if isinstance(small, Move)), None)


def _sort(act: Act) -> str:
    return ACTS.of(act).sort(act)


def _with_skill(act: Skilled, swap: int | None, skill: Skill) -> Skilled:
    return replace(act, skill=skill, ways=Ways(swap=swap))
