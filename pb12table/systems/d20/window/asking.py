"""What is asked beside the steps of a turn: reactions, readied acts, orders, judgements, places, and who sneaks."""

from __future__ import annotations

from typing import Any, Final

from pb12table.skirmish.forms.fields import Option, Pick, Several
from pb12table.skirmish.forms.form import Form, Instead, Roll, Values
from pb12table.skirmish.forms.sketch import Look, Sketch, ZonesShown
from pb12table.skirmish.forms.table_fields import Aim, Place, Spot
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.d20.routes import snapped
from pb12table.systems.d20.rules.acting.attack_plan import plan_of
from pb12table.systems.d20.rules.asking.answers import Pass, Placed, Places, React, SetAsks, Sneakers
from pb12table.systems.d20.rules.asking.reaction_requests import ChooseNext, Judge, MayReact
from pb12table.systems.d20.rules.asking.requests import ChooseSneakers, FireReady, PlaceCreatures, could_sneak
from pb12table.systems.d20.rules.creatures import body, melee_at_hand, owner
from pb12table.systems.d20.rules.data import Mode, Skill
from pb12table.systems.d20.rules.state import Asks, ReactionKind, ReadiedAct, State
from pb12table.systems.d20.texts.chances import chance_line, rolls_of
from pb12table.systems.d20.texts.face import readied_words
from pb12table.systems.d20.window.attacking import Attacking
from pb12table.systems.d20.window.moving import Moving
from pb12table.table.shapes import Circle, Point
from pb12table.table.standing.support import stand_heights
from pb12table.texts.describe import refusal_line
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name, name_of

LEAST_RADIUS: Final = 0.5


def reaction_form(texts: Texts, state: State, request: MayReact) -> Form[Any]:
    """Whether a creature reacts, with what that comes to, and what to answer from now on.  D039, DR19."""
    figure, trigger, kind = request.figure, request.trigger, request.kind
    name, other = (figure_name(texts, state.setup, each) for each in (figure, trigger))
    lines, rolls = tuple[str, ...](), tuple[Roll, ...]()
    weapon = melee_at_hand(state, figure)
    if kind is ReactionKind.OPPORTUNITY and weapon is not None and not state.figures[trigger].unseen:
        plan = plan_of(state, figure, weapon, trigger, ranged=False)
        lines, rolls = (chance_line(texts, state, plan),), rolls_of(texts, plan)
    options = (
        Option(value=True, label=texts(f"react-{kind.value}")),
        Option(value=False, label=texts("command-pass-interruption"), key="pass-interruption"),
    )
    return Form(
        name="reaction",
        title=texts(f"ask-{kind.value}", figure=name, other=other),
        player=PlayerId(request.player),
        figure=figure,
        selected=figure,
        fields=(Pick(name="react", options=options, value=True),),
        give=lambda given: React() if given["react"] else Pass(),
        lines=lines,
        rolls=rolls,
        instead=(
            _from_now_on(texts, figure, kind, Asks.ALWAYS),
            _from_now_on(texts, figure, kind, Asks.NEVER),
        ),
        groups=("plan", "interrupt", "react"),
        vital=tuple(state.figures[each].at[:2] for each in (figure, trigger)),
        sketch=() if state.figures[trigger].unseen else (Look(figure, Aim(figure=trigger)),),
    )


def _from_now_on(texts: Texts, figure: FigureId, kind: ReactionKind, asks: Asks) -> Instead:
    """The same answer from now on, without being asked.  DR19."""
    always = asks is Asks.ALWAYS
    name = "react-always" if always else "pass-always"
    answer: Any = React() if always else Pass()
    return Instead(name, texts(f"command-{name}"), answer, name, declares=SetAsks(figure, kind, asks), row=always)


def ready_form(texts: Texts, state: State, request: FireReady, values: Values) -> Form[Any]:
    """Whether what a creature waited for is answered, and how.  D075, DR24."""
    figure, ready = request.figure, state.figures[request.figure].ready
    name, other = (figure_name(texts, state.setup, each) for each in (figure, request.trigger))
    fields: list[Any] = []
    sketch: tuple[Sketch, ...] = ()
    lines: tuple[str, ...] = () if ready is None else (readied_words(texts, state.setup, ready),)
    rolls: tuple[Roll, ...] = ()
    warning = commit = ""
    answer: Any = None
    if ready is not None and ready.act is ReadiedAct.ATTACK:
        attacking = Attacking(texts, state, figure, values, request.trigger)
        fields += attacking.fields()
        answer, sketch, rolls = attacking.attack, attacking.sketch(), attacking.rolls()
        lines, warning, commit = (*lines, *attacking.lines()), attacking.warning, texts("command-attack")
    elif ready is not None:
        moving = Moving(texts, state, figure, Mode.WALK, values)
        fields += moving.fields()
        answer, sketch, commit = moving.move, tuple(moving.sketch()), texts("command-step-move")
    return Form(
        name="fire",
        title=texts("ask-ready", figure=name, other=other),
        player=PlayerId(request.player),
        figure=figure,
        selected=figure,
        fields=tuple(fields),
        give=lambda given: answer,
        lines=lines,
        rolls=rolls,
        warning=warning,
        sketch=sketch,
        commit=commit,
        instead=(Instead("pass-interruption", texts("command-pass-interruption"), Pass(), "pass-interruption"),),
        groups=("plan", "interrupt", "react"),
        vital=(state.figures[figure].at[:2],),
    )


def next_form(texts: Texts, state: State, request: ChooseNext) -> Form[Any]:
    """Which of some creatures comes next.  D024, D026."""
    options = tuple(
        Option(value=figure, label=figure_name(texts, state.setup, figure), figure=figure) for figure in request.figures
    )
    return Form(
        name="next",
        title=texts(f"ask-next-{request.why}"),
        player=PlayerId(request.player),
        fields=(Pick(name="next", options=options, value=request.figures[0], listed=True),),
        give=lambda given: given["next"],
        vital=tuple(
            state.figures[figure].at[:2] for figure in request.figures if not state.figures[figure].unseen
        ),
    )


def judge_form(texts: Texts, state: State, request: Judge) -> Form[Any]:
    """What the arbiter decides.  DR20."""
    figure = figure_name(texts, state.setup, request.figure)
    thing = "" if request.thing is None else name_of(texts, state.setup, request.thing)
    options = (Option(value=True, label=texts("judge-yes")), Option(value=False, label=texts("judge-no")))
    return Form(
        name="judge",
        title=texts(f"ask-judge-{request.about}", figure=figure, thing=thing),
        player=PlayerId(request.player),
        figure=request.figure,
        fields=(Pick(name="judge", options=options, value=True),),
        give=lambda given: bool(given["judge"]),
        vital=(state.figures[request.figure].at[:2],),
    )


def sneakers_form(texts: Texts, state: State, request: ChooseSneakers, values: Values) -> Form[Any]:
    """Which creatures sneak, of those that may.  D020."""
    options = tuple(
        Option(
            value=figure,
            label=figure_name(texts, state.setup, figure),
            cost=texts.signed(state.setup.figure_by_id[figure].profile.bonus(Skill.STEALTH)),
            figure=figure,
        )
        for figure in could_sneak(state, PlayerId(request.player))
    )
    chosen = values.get("sneak", tuple(option.value for option in options))
    return Form(
        name="sneakers",
        title=texts("ask-sneakers"),
        player=PlayerId(request.player),
        fields=(Several(name="sneak", options=options, value=chosen),),
        give=lambda given: Sneakers(tuple(given["sneak"])),
        lines=(texts("sneakers-about"),),
        commit=texts("sneakers-done"),
        vital=tuple(state.figures[option.value].at[:2] for option in options),
    )


class PlacingForm:
    """Where a player's creatures begin: one after the other is taken and put down, then all are answered.  D018.

    The option of a creature holds what has been put down before, so that the form keeps it.
    """

    def __init__(self, texts: Texts, state: State, request: PlaceCreatures, values: Values, changed: str) -> None:
        self.texts, self.state, self.request = texts, state, request
        self.own = [figure for figure in state.figures if owner(state, figure) == request.player]
        chosen: tuple[FigureId, tuple[Placed, ...]] = values.get("figure") or (self.own[0], ())
        self.figure, self.placed = chosen
        spot = values.get("spot")
        self.spot = spot if isinstance(spot, Spot) and changed != "figure" else self._stands()
        if changed == "spot" and isinstance(spot, Spot):
            others = tuple(each for each in self.placed if each.figure != self.figure)
            wished = (*others, self._put_down(spot))
            if request.refusal(state, Places(wished)) is None:
                self.placed = wished

    def _stands(self) -> Spot:
        """Where the creature is by now."""
        put = next((each for each in self.placed if each.figure == self.figure), None)
        there = self.state.figures[self.figure]
        if put is None:
            return Spot(there.at, there.facing)
        return Spot((*put.at, there.z if put.height is None else put.height), put.facing)

    def _put_down(self, spot: Spot) -> Placed:
        at = snapped(self.state, self.figure, spot.point[:2])
        return Placed(self.figure, (round(at[0], 3), round(at[1], 3)), spot.facing, round(spot.point[2], 3))

    def form(self) -> Form[Any]:
        """The creature that is held, and where it goes."""
        texts, state = self.texts, self.state

        def refuse(spot: Spot) -> str | None:
            others = tuple(each for each in self.placed if each.figure != self.figure)
            refusal = self.request.refusal(state, Places((*others, self._put_down(spot))))
            return None if refusal is None else refusal_line(texts, state.setup, refusal)

        def heights(point: Point) -> tuple[float, ...]:
            return tuple(stand_heights(state.battlefield, *point)) or (0.0,)

        footprint = body(state, self.figure).footprint
        options = tuple(
            Option(value=(figure, self.placed), label=figure_name(texts, state.setup, figure), figure=figure)
            for figure in self.own
        )
        moved = len({each.figure for each in self.placed})
        placed = self.placed
        return Form(
            name="places",
            title=texts("ask-places"),
            player=PlayerId(self.request.player),
            figure=self.figure,
            selected=self.figure,
            fields=(
                Pick(name="figure", options=options, value=(self.figure, self.placed), decides=False),
                Place(
                    name="spot",
                    label=texts("step-where"),
                    value=self.spot,
                    radius=footprint.radius if isinstance(footprint, Circle) else LEAST_RADIUS,
                    turns=True,
                    heights=heights,
                    refuse=refuse,
                ),
            ),
            give=lambda given: Places(placed),
            lines=(texts("places-about", number=moved),),
            commit=texts("places-done"),
            sketch=(ZonesShown(),),
            vital=tuple(state.figures[figure].at[:2] for figure in self.own),
        )
