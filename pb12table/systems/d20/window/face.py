"""The d20 fight in the window: questions in others' turns, its dice,
and what is written big; see `window.play.face`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, Literal

from pb12table.kernel.game import Event
from pb12table.kernel.request import Request
from pb12table.kernel.session import Session
from pb12table.skirmish.forms.form import (
    Aim,
    Form,
    Ghost,
    Instead,
    Lit,
    Look,
    Option,
    Pick,
    Place,
    Roll,
    Several,
    Sketch,
    Spot,
    Values,
    ZonesShown,
)
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.miniatures import Mark
from pb12table.systems.d20.routes import snapped
from pb12table.systems.d20.rules import events as happened
from pb12table.systems.d20.rules.asking.answers import (
    ChooseNext,
    GiveUp,
    Judge,
    MayReact,
    Pass,
    Placed,
    Places,
    React,
    SetAsks,
    Sneakers,
)
from pb12table.systems.d20.rules.asking.legality import FireReady
from pb12table.systems.d20.rules.asking.steps import ChooseStep
from pb12table.systems.d20.rules.attack import plan_of
from pb12table.systems.d20.rules.checks import asks
from pb12table.systems.d20.rules.creatures import body, has, melee_at_hand, owner
from pb12table.systems.d20.rules.data import SIDES_OF_A_D20, AttackId, FeatureId, FeatureKind, Mode, Setup, Skill
from pb12table.systems.d20.rules.sequence import ChooseSneakers, PlaceCreatures, could_sneak, groups_of
from pb12table.systems.d20.rules.state import Asks, ReactionKind, ReadiedAct, State
from pb12table.systems.d20.scene import SIGNS
from pb12table.systems.d20.texts import chance_line, readied_words, rolls_of
from pb12table.systems.d20.window.attacking import Attacking
from pb12table.systems.d20.window.steps import Moving, StepForm
from pb12table.table.motion.falling import stand_heights
from pb12table.table.shapes import Circle, Point
from pb12table.texts.describe import refusal_line
from pb12table.texts.locale import Texts, upper_first
from pb12table.texts.names import figure_name, name_of, names
from pb12table.window.play.base import Die, GameDesk, MenuEntry, Throw
from pb12table.window.play.face import WindowFace

LEAST_RADIUS: Final = 0.5


def reaction_form(texts: Texts, state: State, request: MayReact) -> Form[Any]:
    """Return the form for whether a creature reacts, what that comes to and what to answer in future.  D039, DR19."""
    figure, trigger, kind = request.figure, request.trigger, request.kind
    name, other = (figure_name(texts, state.setup, each) for each in (figure, trigger))
    ally = "" if request.ally is None else figure_name(texts, state.setup, request.ally)
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
        title=texts(f"ask-{kind.value}", figure=name, other=other, ally=ally),
        player=PlayerId(request.player),
        figure=figure,
        selected=figure,
        fields=(Pick(name="react", options=options, value=False),),
        give=lambda given: React() if given["react"] else Pass(),
        lines=lines,
        rolls=rolls,
        instead=(
            _from_now_on(texts, figure, kind, Asks.ALWAYS),
            _from_now_on(texts, figure, kind, Asks.NEVER),
        ),
        groups=("plan", "interrupt", "react"),
        vital=tuple(state.figures[each].at[:2] for each in (figure, trigger, request.ally) if each is not None),
        sketch=() if state.figures[trigger].unseen else (Look(figure, Aim(figure=trigger)),),
    )


def _from_now_on(texts: Texts, figure: FigureId, kind: ReactionKind, asks: Asks) -> Instead:
    """Return the option to give the same answer from now on, without being asked.  DR19."""
    always = asks is Asks.ALWAYS
    name = "react-always" if always else "pass-always"
    answer: Any = React() if always else Pass()
    return Instead(name, texts(f"command-{name}"), answer, name, declares=SetAsks(figure, kind, asks), row=always)


def ready_form(texts: Texts, state: State, request: FireReady, values: Values) -> Form[Any]:
    """Return the form for whether and how a creature answers what it waited for.  D075, DR24."""
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
        instead=(
            Instead("pass-interruption", texts("command-pass-interruption"), Pass(), "pass-interruption", main=True),
        ),
        groups=("plan", "interrupt", "react"),
        vital=(state.figures[figure].at[:2],),
    )


def next_form(texts: Texts, state: State, request: ChooseNext, values: Values) -> Form[Any]:
    """Return the form for which of some creatures comes next: a click on it, or Tab and Enter.  D024, D026."""
    groups = groups_of(state) if request.why == "tie" else ()
    led = {figure: next((group for group in groups if group[0] == figure), [figure]) for figure in request.figures}
    named = {figure: names(texts, state.setup, group) for figure, group in led.items()}
    # Whoever throws together comes together: a click on any of them means all.
    options = tuple(
        Option(value=first, label=named[first], figure=each, at=state.figures[each].at, hidden=each != first)
        for first, group in led.items()
        for each in group
    )
    chosen, keys = values.get("next"), ("previous-figure", "next-figure")
    return Form(
        name="next",
        title=texts(f"ask-next-{request.why}"),
        player=PlayerId(request.player),
        fields=(Pick(name="next", options=options, value=chosen, cycled=True, unset=texts("next-unset"), keys=keys),),
        give=lambda given: given["next"],
        selected=chosen,
        lines=(" · ".join(named.values()) if groups else texts.listing(list(named.values())),),
        sketch=(Lit(frozenset(option.figure for option in options if option.figure is not None)),),
        vital=tuple(state.figures[figure].at[:2] for figure in request.figures if not state.figures[figure].unseen),
    )


def judge_form(texts: Texts, state: State, request: Judge) -> Form[Any]:
    """Return the form for what the arbiter decides.  DR20."""
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
    """Return the form for which creatures sneak, of those that may.  D020."""
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
        self.spot = spot if isinstance(spot, Spot) and changed != "figure" else self._stands(self.figure)
        if changed == "spot" and isinstance(spot, Spot):
            others = tuple(each for each in self.placed if each.figure != self.figure)
            wished = (*others, self._put_down(spot))
            if request.refusal(state, Places(wished)) is None:
                self.placed = wished

    def _stands(self, figure: FigureId) -> Spot:
        """Return where a creature is currently."""
        put = next((each for each in self.placed if each.figure == figure), None)
        there = self.state.figures[figure]
        if put is None:
            return Spot(there.at, there.facing)
        return Spot((*put.at, there.z if put.height is None else put.height), put.facing)

    def _put_down(self, spot: Spot) -> Placed:
        at = snapped(self.state, self.figure, spot.point[:2])
        return Placed(self.figure, (round(at[0], 3), round(at[1], 3)), spot.facing, round(spot.point[2], 3))

    def _ghost(self, figure: FigureId, spot: Spot, *, able: bool | None = None) -> Ghost:
        return Ghost(figure, body(self.state, figure, spot.point), able, lettered=True)

    def form(self) -> Form[Any]:
        """Return the form for the creature being held and where it goes."""
        texts, state = self.texts, self.state

        def refuse(spot: Spot) -> str | None:
            others = tuple(each for each in self.placed if each.figure != self.figure)
            refusal = self.request.refusal(state, Places((*others, self._put_down(spot))))
            return None if refusal is None else refusal_line(texts, state.setup, refusal)

        def heights(point: Point) -> tuple[float, ...]:
            return tuple(stand_heights(state.battlefield, *point)) or (0.0,)

        def leads(figure: FigureId, point: Point) -> Values | None:
            if figure not in self.own:
                return None
            here = self.spot if figure == self.figure else self._stands(figure)
            return {"figure": (figure, placed), "spot": replace(place, value=here).put(point)}

        footprint = body(state, self.figure).footprint
        options = tuple(
            Option(
                value=(figure, self.placed), label=figure_name(texts, state.setup, figure), figure=figure, same=figure
            )
            for figure in self.own
        )
        moved = len({each.figure for each in self.placed})
        placed = self.placed
        place = Place(
            name="spot",
            label=texts("places-turn"),
            value=self.spot,
            radius=footprint.radius if isinstance(footprint, Circle) else LEAST_RADIUS,
            turns=True,
            heights=heights,
            refuse=refuse,
        )
        ghosts = {each.figure: self._ghost(each.figure, self._stands(each.figure)) for each in placed}
        if refuse(self.spot) is not None:
            ghosts[self.figure] = self._ghost(self.figure, self.spot, able=False)
        return Form(
            name="places",
            title=texts("ask-places"),
            player=PlayerId(self.request.player),
            figure=self.figure,
            selected=self.figure,
            fields=(
                Pick(name="figure", options=options, value=(self.figure, self.placed), decides=False),
                place,
            ),
            give=lambda given: Places(placed),
            lines=(texts("places-about", number=moved),),
            commit=texts("places-done"),
            sketch=(ZonesShown(), *ghosts.values()),
            vital=tuple(state.figures[figure].at[:2] for figure in self.own),
            leads=leads,
        )


def menu(game: GameDesk, player: PlayerId) -> Sequence[MenuEntry]:
    """Return what else a player deciding now can say about the selected creature."""
    texts, state, figure = game.texts.of("d20"), _known(game, player), game.selected
    if figure is None or figure not in state.figures or owner(state, figure) != player:
        return ()
    kinds = [kind for kind in ReactionKind if kind is not ReactionKind.GUARD or has(state, figure, FeatureKind.GUARD)]

    def entry(kind: ReactionKind) -> MenuEntry:
        return _told(texts, state, figure, kind, asks(state, figure, kind)), lambda: next_asks(game, figure, kind)

    return [entry(kind) for kind in kinds]


def next_asks(game: GameDesk, figure: FigureId, kind: ReactionKind = ReactionKind.OPPORTUNITY) -> None:
    """Let a creature ask for a reaction in the next of the three ways."""
    public = game.state
    assert isinstance(public, State), "a game of this system"
    player = owner(public, figure)
    state, ways = _known(game, player), list(Asks)
    wish = ways[(ways.index(asks(state, figure, kind)) + 1) % len(ways)]
    refusal = game.controller.declare(player, SetAsks(figure, kind, wish))
    if refusal is not None:
        game.refuse(refusal)
        return
    game.say(_told(game.texts.of("d20"), state, figure, kind, wish))


def _told(texts: Texts, state: State, figure: FigureId, kind: ReactionKind, wish: Asks) -> str:
    """Return what has been said of a reaction, and of one from hiding that being asked shows.  DR43."""
    name, asked = figure_name(texts, state.setup, figure), texts(f"asks-{wish.value}")
    said = texts(f"menu-{kind.value}", figure=name, asks=asked)
    return texts("menu-asked-shows", said=said) if wish is Asks.ASK and state.figures[figure].hidden_from else said


def _known(game: GameDesk, player: PlayerId) -> State:
    """Return the state as a player knows it."""
    session = game.controller.session
    state: State = session.system.view(session.state, player)
    return state


def _seen(session: Session[State], viewer: str | None) -> str:
    """Return the digest of what the table shows a viewer: not whose creatures are strange to it, nor what they ask."""
    seen = session.system.view(session.state, viewer)
    seen.sightings = []
    for placed in seen.figures.values():
        placed.strange, placed.asks = False, {}
    return session.system.digest(seen)


OF_AN_ATTACK: Final = (happened.AttackRolled, happened.DamageDealt)
FALL: Final = "fall"
SIDES_OF_A_FALL: Final = 6


def throw_of(texts: Texts, setup: Setup, event: Event) -> Throw | None:
    """Return the dice that fall with an event, with what they come to; None if there are none."""
    tone: Literal["good", "bad"]
    match event:
        case happened.AttackRolled():
            key = "critical" if event.critical else "hit" if event.hit else "miss"
            told = f"{texts('sum-against', total=event.total, number=event.armour_class)} – {texts(f'float-{key}')}"
            tone = "good" if event.hit else "bad"
            purpose = upper_first(name_of(texts, setup, event.weapon))
            return _thrown(texts, setup, event.figure, event.faces, event.face, purpose, told, tone)
        case happened.CheckRolled():
            word = event.ability.value if event.skill is None else event.skill.value
            told = texts("sum-total", total=event.total)
            if event.difficulty is not None:
                told = texts("sum-against", total=event.total, number=event.difficulty)
            tone = "bad" if event.passed is False else "good"
            purpose = upper_first(name_of(texts, setup, word))
            return _thrown(texts, setup, event.figure, event.faces, event.face, purpose, told, tone)
        case happened.SaveRolled():
            told = texts("sum-against", total=event.total, number=event.difficulty)
            purpose = f"{texts('dice-save')}, {texts(f'ability-{event.ability.value}')}"
            tone = "good" if event.passed else "bad"
            return _thrown(texts, setup, event.figure, event.faces, event.face, upper_first(purpose), told, tone)
        case happened.DeathSaveRolled():
            told = texts("throw-death", passed=event.passed, failed=event.failed)
            tone = "good" if event.face >= 10 else "bad"
            purpose = upper_first(texts("dice-death"))
            return _thrown(texts, setup, event.figure, (event.face,), event.face, purpose, told, tone)
        case happened.InitiativeRolled():
            who, told = event.figures[0], texts("chip-rank", total=event.total)
            purpose = upper_first(texts("dice-tie" if event.tie else "dice-initiative"))
            return _thrown(texts, setup, who, (event.face,), event.face, purpose, told, "good")
        case happened.DamageDealt(rolled=rolled) if rolled:
            sides = _sides(setup, event)
            dice = tuple(Die(sides[min(number, len(sides) - 1)], face) for number, face in enumerate(rolled))
            thrower = figure_name(texts, setup, event.figure if event.by is None else event.by)
            told = texts("throw-damage", damage=event.damage)
            purpose = upper_first(texts("dice-burst"))
            return Throw(dice, thrower, purpose, told, "plain", figures=(event.figure,))
    return None


def _thrown(
    texts: Texts,
    setup: Setup,
    figure: FigureId,
    faces: Sequence[int],
    face: int,
    purpose: str,
    told: str,
    tone: Literal["good", "bad", "plain"],
) -> Throw:
    counts = list(faces).index(face) if face in faces else 0
    dice = tuple(Die(SIDES_OF_A_D20, one, paler=number != counts) for number, one in enumerate(faces))
    return Throw(dice, figure_name(texts, setup, figure), purpose, told, tone, figures=(figure,))


def _sides(setup: Setup, event: happened.DamageDealt) -> tuple[int, ...]:
    """Return the sides of the dice rolled for damage, as far as known from their source."""
    if event.source == FALL or event.by is None:
        return (SIDES_OF_A_FALL,)
    by = setup.figure_by_id[event.by]
    attack = by.profile.attack(AttackId(event.source))
    if attack is not None:
        count = attack.damage.count * (2 if event.critical else 1)
        return (*([attack.damage.sides] * count), SIDES_OF_A_FALL)
    feature = by.feature(FeatureId(event.source))
    return (feature.dice.sides,) if feature is not None and feature.dice is not None else (SIDES_OF_A_FALL,)


class FightWindow(WindowFace):
    """How the d20 fight is asked and watched in the window."""

    emblem = "battle-axe"

    def form(
        self, texts: Texts, state: State, request: Request[State, Any], values: Values, changed: str, /
    ) -> Form[Any] | None:
        match request:
            case ChooseStep():
                return StepForm(texts, state, request, values).form()
            case MayReact():
                return reaction_form(texts, state, request)
            case FireReady():
                return ready_form(texts, state, request, values)
            case ChooseNext():
                return next_form(texts, state, request, values)
            case Judge():
                return judge_form(texts, state, request)
            case ChooseSneakers():
                return sneakers_form(texts, state, request, values)
            case PlaceCreatures():
                return PlacingForm(texts, state, request, values, changed).form()
        return None

    def signs(self, texts: Texts, /) -> Sequence[tuple[str, Mark]]:
        return [(texts(f"sign-{name}"), mark) for name, mark in SIGNS.items()]

    def throw(self, texts: Texts, setup: Setup, event: Event, /) -> Throw | None:
        return throw_of(texts, setup, event)

    def throws(self, texts: Texts, setup: Setup, events: Sequence[Event], /) -> Sequence[Throw]:
        """Return the rolls lying before the players: the attack roll stays while its damage falls."""
        own = throw_of(texts, setup, events[-1])
        if own is None:
            return ()
        if isinstance(events[-1], happened.DamageDealt):
            for event in reversed(events[:-1]):
                if isinstance(event, happened.AttackRolled):
                    before = throw_of(texts, setup, event)
                    return (own,) if before is None else (before, own)
                if not isinstance(event, OF_AN_ATTACK):
                    break
        return (own,)

    def headline(self, texts: Texts, setup: Setup, event: Event, /) -> str:
        if isinstance(event, happened.TurnBegan):
            return figure_name(texts, setup, event.figure)
        return super().headline(texts, setup, event)

    def asks_in_secret(self, request: Request[Any, Any], /) -> bool:
        return isinstance(request, ChooseSneakers) or super().asks_in_secret(request)

    def shows_alike(self, session: Session[State], viewers: Sequence[str | None], /) -> bool:
        """Return whether nothing is hidden from any of them.

        Once somebody has searched where there is something to find, a curtain would tell that it was found.
        """
        if session.state.setup.secrets and any(isinstance(line.event, happened.SearchMade) for line in session.log):
            return False
        return len({_seen(session, viewer) for viewer in viewers}) == 1

    deciding = frozenset({"standing-orders"})
    giving_up = GiveUp()
    passing = (Pass,)
    keeping = (PlaceCreatures,)

    def is_free(self, state: State, request: Request[Any, Any], answer: Any, /) -> bool:
        """Return whether Enter gives an answer: whoever may sneak and can loses nothing by it.  D020."""
        return isinstance(request, ChooseSneakers) or super().is_free(state, request, answer)

    def menu(self, game: GameDesk, player: PlayerId, /) -> Sequence[MenuEntry]:
        return menu(game, player)

    def press(self, game: GameDesk, command: str, /) -> bool:
        if command != "standing-orders":
            return False
        if game.selected is not None:
            next_asks(game, game.selected)
        return True

    def between_turns(self, request: Request[Any, Any], /) -> bool:
        return isinstance(request, MayReact | FireReady)

    def fitting_selection(
        self, request: Request[Any, Any], state: State, selected: FigureId | None, /
    ) -> FigureId | None:
        match request:
            case ChooseStep() | MayReact() | FireReady():
                return request.figure
            case ChooseNext():
                return None
        return selected


WINDOW: Final = FightWindow()
