"""Kampf W6 in the window: its questions as forms, its dice, and what is written big; see `window.play.face`."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any, Final, Literal

import msgspec

from pb12table.kernel.game import Event
from pb12table.kernel.request import Request
from pb12table.skirmish.forms.form import Face, Form, Instead, Lit, Option, Pick, Sketch, Values
from pb12table.skirmish.ids import FigureId, PlayerId, total
from pb12table.skirmish.scene.miniatures import Mark
from pb12table.skirmish.scene.playback import ContestDie, DiceRow
from pb12table.systems.kampf_w6.rules import events as happened
from pb12table.systems.kampf_w6.rules.acts import ChooseAct, ChooseReaction
from pb12table.systems.kampf_w6.rules.answers import (
    NO_PARRY,
    BonusDie,
    BuyAction,
    Declaration,
    EndTurn,
    GiveUp,
    KeepDice,
    ParryAnswer,
    ParryForDie,
    Pass,
    Reroll,
    SetStandingOrder,
    StealAction,
    Stop,
)
from pb12table.systems.kampf_w6.rules.attack_plan import (
    armour_modifiers,
    chance,
    needs_no_die,
    stopping_chance,
    succeeds,
)
from pb12table.systems.kampf_w6.rules.data import SIDES_OF_A_DIE, Setup, StandingOrder, Weapon
from pb12table.systems.kampf_w6.rules.dice import ChooseParry, SpendOnRoll, parry_number, parrying_means
from pb12table.systems.kampf_w6.rules.figures import account, body, data, in_reach, is_opposing, owner, side
from pb12table.systems.kampf_w6.rules.state import State
from pb12table.systems.kampf_w6.scene import CARRIER, STANCE_MARKS, STEADY, WOUND
from pb12table.systems.kampf_w6.window.acts import ActForm
from pb12table.table.shapes import Point
from pb12table.texts.locale import Texts, rounded
from pb12table.texts.names import figure_name, name_of
from pb12table.window.kit.keys import Settings
from pb12table.window.play.base import Assistant, Die, GameDesk, MenuEntry, Throw
from pb12table.window.play.face import WindowFace


def menu(game: GameDesk, player: PlayerId) -> Sequence[MenuEntry]:
    """Return what else a player deciding now can say.  WR28."""
    texts, state = game.texts.of("w6"), _known(game, player)
    keeps = state.players[player].keep_dice
    entries: list[MenuEntry] = []
    if game.selected is not None and owner(state, game.selected) == player:
        figure = game.selected
        name = figure_name(texts, state.setup, figure)
        told = texts(f"order-{state.figures[figure].standing_order.value}")
        entries.append((texts("menu-order", figure=name, order=told), lambda: next_order(game, figure)))
    entries.append((texts("menu-ask-dice" if keeps else "menu-keep-dice"), lambda: _keep(game, player, not keeps)))
    return entries


def next_order(game: GameDesk, figure: FigureId) -> None:
    """Give a figure the next standing order.  WR28."""
    public = game.state
    assert isinstance(public, State), "a game of this system"
    state = _known(game, owner(public, figure))
    orders = list(StandingOrder)
    now = state.figures[figure].standing_order
    order = orders[(orders.index(now) + 1) % len(orders)]
    if _declare(game, owner(state, figure), SetStandingOrder(figure, order)):
        texts = game.texts.of("w6")
        name = figure_name(texts, state.setup, figure)
        game.say(texts("order-set", figure=name, order=texts(f"order-{order.value}")))


def _known(game: GameDesk, player: PlayerId) -> State:
    """Return the state as a player knows it."""
    session = game.controller.session
    state: State = session.system.view(session.state, player)
    return state


def _keep(game: GameDesk, player: PlayerId, keep: bool) -> None:
    _declare(game, player, KeepDice(keep))


def _declare(game: GameDesk, player: PlayerId, said: Declaration) -> bool:
    """Declare something, or say why it cannot be; return whether it was."""
    refusal = game.controller.declare(player, said)
    if refusal is not None:
        game.refuse(refusal)
    return refusal is None


def parry_form(texts: Texts, state: State, request: ChooseParry) -> Form[Any]:
    """Return the form for whether and with what hits are parried.  WR16, WR43."""
    hits = texts("count-hits", number=request.hits)
    options = []
    for answer in request.options(state):
        if answer == NO_PARRY:
            options.append(Option(value=answer, label=texts("parry-no"), dice_row=DiceRow((), hits)))
            continue
        number = parry_number(state, request.figure, answer.means if isinstance(answer, ParryForDie) else answer)
        vain = texts("parry-vain") if needs_no_die(number) else ""
        # Whoever spends a fate die takes an action from a foe.
        grave = isinstance(answer, ParryForDie) and isinstance(answer.price, StealAction)
        label, note = _parry_words(texts, state, answer, number)
        row = DiceRow(
            (ContestDie(face=0, sides=SIDES_OF_A_DIE, guards=True),) * request.hits,
            hits,
            texts("parry-left", left=rounded(request.hits * float(1 - chance(number)), 1)),
            texts("spend-odds", chance=rounded(100 * float(chance(number)), 0)),
            note,
        )
        options.append(
            Option(value=answer, label=label, vain=vain, grave=grave, same=_parry_kind(answer), dice_row=row)
        )
    # Each parry there can ever be has its own digit, until there are no more: of those by theft the best means first.
    means = [each for each, _ in parrying_means(state, request.figure)]
    foes = [each.id for each in state.setup.figures if is_opposing(state, request.figure, each.id)]
    best = sorted(means, key=lambda each: parry_number(state, request.figure, each))
    lasting = (NO_PARRY, *means, *((each, foe) for each in best for foe in foes))
    return Form(
        name="parry",
        title=texts(
            "ask-parry",
            figure=figure_name(texts, state.setup, request.figure),
            attacker=figure_name(texts, state.setup, request.attacker),
            hits=texts("count-hits", number=request.hits),
        ),
        player=PlayerId(request.player),
        figure=request.figure,
        fields=(Pick(name="parry", options=tuple(options), value=options[0].value, listed=True, lasting=lasting),),
        give=lambda given: given["parry"],
        lines=(_parry_cost(texts, state, request.figure),),
        vital=_places(state, request.figure, request.attacker),
        sketch=_with(request.attacker),
    )


def _parry_kind(answer: ParryAnswer) -> Hashable:
    """Return what a parry keeps its digit by: what is parried with, and who loses an action for it.  WR16, WR43.

    Whether an action is left or a bonus die buys one is a price; to take one from a foe is something else.
    """
    if not isinstance(answer, ParryForDie):
        return answer
    return (answer.means, answer.price.victim) if isinstance(answer.price, StealAction) else answer.means


def _parry_words(texts: Texts, state: State, answer: ParryAnswer, number: int) -> tuple[str, str]:
    """Return a parry with its number, and its price if no action is left.  WR16, WR43."""
    means, price = (answer.means, answer.price) if isinstance(answer, ParryForDie) else (answer, None)
    words = texts("parry-with", means=name_of(texts, state.setup, means), number=number)
    match price:
        case BuyAction():
            return words, texts("parry-bought")
        case StealAction(victim=victim):
            return words, texts("parry-stolen", victim=figure_name(texts, state.setup, victim))
    return words, texts("parry-action")


def _parry_cost(texts: Texts, state: State, figure: FigureId) -> str:
    """Return what a parry costs: an action, or a die for one.  WR16, WR43."""
    actions, dice = state.figures[figure].actions, account(state, figure)
    if actions:
        return texts("parry-cost", left=texts("count-actions", number=actions))
    return texts("parry-cost-dice", bonus=dice.bonus_dice, fate=dice.fate_dice)


def spend_form(texts: Texts, state: State, request: SpendOnRoll) -> Form[Any]:
    """Return the form for whether a die is spent on a roll that lies on the table.  WR20, WR29."""
    hits = sum(succeeds(face, request.target_number) for face in request.faces)
    about = texts("spend-stop.bad" if is_bad(state, request) else "spend-stop.about")
    stays = DiceRow(_dice_of(request, request.faces), _outcome(texts, request, request.faces))
    leaves = Option(value=Stop(), label=texts("spend-stop"), about=about, dice_row=stays)
    options = (leaves, *_dice_to_spend(texts, state, request))
    own = account(state, request.figure)
    left = {"bonus": own.bonus_dice, "reroll": own.reroll_dice, "fate": own.fate_dice}
    return Form(
        name="spend",
        title=texts(
            f"ask-spend-{request.roll}",
            figure=figure_name(texts, state.setup, request.figure),
            other=figure_name(texts, state.setup, request.other),
        ),
        player=PlayerId(request.player),
        figure=request.figure,
        fields=(Pick(name="die", options=options, value=options[0].value, listed=True),),
        give=lambda given: given["die"],
        lines=(texts(f"spend-{request.roll}", number=request.target_number, hits=hits, of=request.hits),),
        note=texts("chip-dice", **left),
        dice=tuple(Face(SIDES_OF_A_DIE, face, succeeds(face, request.target_number)) for face in request.faces),
        instead=(_asked_less(texts, state, request),),
        groups=("plan", "w6-dice"),
        vital=_places(state, request.figure, request.other),
        sketch=_with(request.other),
    )


def _places(state: State, *figures: FigureId) -> tuple[Point, ...]:
    """Return where those are whom a decision is about, so that no sheet lies on them."""
    return tuple((state.figures[each].x, state.figures[each].y) for each in figures)


def _with(other: FigureId) -> tuple[Sketch, ...]:
    """Return the mark that keeps the attacked or attacking figure lit while it is asked."""
    return (Lit(frozenset((other,)), "hit"),)


def _dice_to_spend(texts: Texts, state: State, request: SpendOnRoll) -> Iterator[Option]:
    """Yield what dice do for a roll, with the chance of it and how many there are; each kind has one place always.

    Of the dice that have failed one is as good as the other, and nobody wants to throw again what has succeeded.
    """
    own, had = account(state, request.figure), state.setup.player_by_id[owner(state, request.figure)]
    ours, common = side(state, request.figure), state.setup.side_by_id
    failed = [n for n, face in enumerate(request.faces) if not succeeds(face, request.target_number)]
    kinds: list[tuple[str, Reroll | BonusDie, int, int]] = [
        ("reroll", Reroll(failed[0] if failed else 0), own.reroll_dice, had.reroll_dice),
        ("bonus", BonusDie(), own.bonus_dice, had.bonus_dice),
    ]
    for kind, answer, *_ in tuple(kinds):
        shared = state.group_dice[ours], common[ours].group_dice
        kinds.append((f"group-{kind}", msgspec.structs.replace(answer, group=True), *shared))
    bad = is_bad(state, request)
    for kind, answer, left, before in kinds:
        if not (left or before):
            continue
        label, why = texts(f"spend-{kind}"), "" if left else texts("spend-none-left")
        if isinstance(answer, Reroll) and not failed:
            why = texts("spend-none-failed")
        if why:
            yield Option(value=answer, label=label, refusal=why, same=kind, dice_row=DiceRow((), "", note=why))
            continue
        place = answer.die if isinstance(answer, Reroll) else len(request.faces)
        thrown = (*request.faces[:place], 0, *request.faces[place + 1 :])
        then = (*thrown[:place], request.target_number, *thrown[place + 1 :])
        # Of hits that are stopped it is said once of how many.
        now = texts.number(_good(request, request.faces)) if request.hits else _outcome(texts, request, request.faces)
        odds = texts("spend-odds", chance=rounded(100 * float(chance(request.target_number)), 0))
        note = texts(f"spend-{kind}.note", left=left)
        row = DiceRow(_dice_of(request, thrown), now, _outcome(texts, request, then), odds, note)
        turns = bad and not is_bad(state, replace(request, faces=then))
        yield Option(value=answer, label=label, same=kind, dice_row=row, turns=turns)


def _dice_of(request: SpendOnRoll, faces: Sequence[int]) -> tuple[ContestDie, ...]:
    """Return dice as they lie, those that succeed and those that do not; those that stop hits are green."""
    return tuple(
        ContestDie(
            face=face,
            sides=SIDES_OF_A_DIE,
            guards=bool(request.hits),
            tone="good" if succeeds(face, request.target_number) else "bad",
        )
        for face in faces
    )


def _outcome(texts: Texts, request: SpendOnRoll, faces: Sequence[int]) -> str:
    """Return the outcome of dice: how many hits, or how many of them they stop."""
    good = _good(request, faces)
    return texts("spend-stopped", number=good, of=request.hits) if request.hits else texts("count-hits", number=good)


def _good(request: SpendOnRoll, faces: Sequence[int]) -> int:
    """Return how many dice succeed; of a cover roll no more count than there are hits to stop."""
    good = sum(succeeds(face, request.target_number) for face in faces)
    return min(good, request.hits) if request.hits else good


def _asked_less(texts: Texts, state: State, request: SpendOnRoll) -> Instead:
    """Return how to be asked less about dice from now on: about what is bad only, or, asked about that, never."""
    if is_bad(state, request):
        return Instead("ask-less", texts("menu-keep-dice"), Stop(), "w6-ask-less", declares=KeepDice(True))
    label, about = texts("spend-only-bad"), texts("spend-only-bad.about")
    return Instead("ask-less", label, Stop(), "w6-ask-less", (about,), stands="always")


OF_AN_ATTACK: Final = (happened.HitsRolled, happened.ParryRolled, happened.CoverRolled, happened.ArmourRolled)


class W6Assistant(Assistant):
    """Spares people what no die can change, whom only a die would get an action, and what they leave anyway.

    Who leaves a roll as it is, is in that round asked only about what is bad if that was not: where all has missed, and
    where a figure of one's own may go out.  What is always to be asked about is, without an action, too.  WR05, WR16,
    WR20, WR28.
    """

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._round = 0
        self._left: dict[str, bool] = {}
        self._bad = False
        self._kept: dict[int, tuple[int, dict[str, bool]]] = {}

    def spared(self, request: Request[State, Any], state: State) -> tuple[Any] | None:
        if state.game_round != self._round:
            self._round, self._left = state.game_round, {}
        match request:
            case ChooseAct() | ChooseReaction():
                placed = state.figures[request.figure]
                if placed.actions or placed.standing_order is StandingOrder.ALWAYS:
                    return None
                return (EndTurn(),) if isinstance(request, ChooseAct) else (Pass(),)
            case ChooseParry():
                return (NO_PARRY,) if _parries_in_vain(state, request) else None
            case SpendOnRoll():
                self._bad = is_bad(state, request)
                left = self._left.get(request.player)
                stays = left is not None and left >= self._bad
                return (Stop(),) if stays or changes_nothing(state, request) else None
        return None

    def decided(self, request: Request[State, Any] | None, answer: Any, rest: tuple[Any, ...]) -> None:
        if isinstance(request, SpendOnRoll) and isinstance(answer, Stop):
            self._left[request.player] = self._bad or self._left.get(request.player, False)

    def about(self, request: Request[Any, Any], known: State) -> str:
        if isinstance(request, SpendOnRoll):
            return "bad" if is_bad(known, request) else "usual"
        return super().about(request, known)

    def ends(self, answer: Any) -> bool:
        return isinstance(answer, EndTurn)

    def remember(self, length: int) -> None:
        self._kept[length] = (self._round, dict(self._left))

    def recall(self, length: int) -> None:
        self._round, left = self._kept.get(length, (0, {}))
        self._left = dict(left)


def gone_wrong(request: SpendOnRoll) -> int:
    """Return how many dice of a roll to hit have missed, or how many hits a roll for cover lets through."""
    good = sum(succeeds(face, request.target_number) for face in request.faces)
    return request.hits - good if request.hits else len(request.faces) - good


def changes_nothing(state: State, request: SpendOnRoll) -> bool:
    """Return whether no die on a roll can change what becomes of the target, with whatever weapon it may be attacked.

    Where all dice have hit, one more counts only if it may put the target out.  W053, W055, WR20, WR25.
    """
    weapons = _weapons(state, request)
    if all(_armour_stops(state, _target(request), weapon) == 1 for weapon in weapons):
        return True
    own, left = account(state, request.figure), _wounds_left(state, request)
    more = own.bonus_dice + state.group_dice[side(state, request.figure)]
    wrong = gone_wrong(request)
    if not request.hits:
        return not wrong and (len(request.faces) + more) * max(weapon.wounds for weapon in weapons) < left
    dice = more + own.reroll_dice
    bare = all(_armour_stops(state, _target(request), weapon) == 0 for weapon in weapons)
    return bare and (wrong - dice) * min(weapon.wounds for weapon in weapons) >= left


def is_bad(state: State, request: SpendOnRoll) -> bool:
    """Return whether a roll to hit misses altogether, or one for cover lets through what may put the figure out."""
    wrong = gone_wrong(request)
    if not request.hits:
        return wrong == len(request.faces)
    most = max(weapon.wounds for weapon in _weapons(state, request))
    return wrong * most >= _wounds_left(state, request)


def _weapons(state: State, request: SpendOnRoll) -> Sequence[Weapon]:
    """Return the weapons with which the attack may be made: none that has all its rounds, none that does not reach.

    Who has walked may have been struck where it was before.
    """
    attacker = _attacker(request)
    loaded, act = state.figures[attacker].loaded, state.current_act
    walked = act is not None and len(act.trace) > 1

    def may_be(weapon: Weapon) -> bool:
        if not weapon.is_melee:
            return loaded[weapon.id] < weapon.magazine
        return walked or in_reach(body(state, attacker), body(state, _target(request)), weapon.reach)

    weapons = data(state, attacker).weapons
    return [weapon for weapon in weapons if may_be(weapon)] or weapons


def _attacker(request: SpendOnRoll) -> FigureId:
    return request.other if request.hits else request.figure


def _target(request: SpendOnRoll) -> FigureId:
    return request.figure if request.hits else request.other


def _wounds_left(state: State, request: SpendOnRoll) -> int:
    """Return how many wounds more put the target of an attack out.  WR25."""
    target = _target(request)
    return data(state, target).profile.wound_limit - state.figures[target].wounds


def _armour_stops(state: State, target: FigureId, weapon: Weapon) -> Fraction:
    """Return how often armour stops a hit with a weapon.  W054, WR24."""
    number = total(armour_modifiers(data(state, target).armour.protection, weapon.penetration, weapon.id))
    return stopping_chance(number, ones_fail=state.setup.options.ones_fail)


def _parries_in_vain(state: State, request: ChooseParry) -> bool:
    """Return whether no parry can stop a hit, or armour stops them all.  WR16."""
    weapon = data(state, request.attacker).weapon(request.weapon)
    if weapon is not None and _armour_stops(state, request.figure, weapon) == 1:
        return True
    numbers = (parry_number(state, request.figure, means) for means, _ in parrying_means(state, request.figure))
    return all(needs_no_die(number) for number in numbers)


class W6Window(WindowFace):
    """How Kampf W6 is asked and watched in the window."""

    emblem = "crosshair"

    def form(
        self, texts: Texts, state: State, request: Request[State, Any], values: Values, changed: str, /
    ) -> Form[Any] | None:
        match request:
            case ChooseAct() | ChooseReaction():
                return ActForm(texts, state, request, values).form()
            case ChooseParry():
                return parry_form(texts, state, request)
            case SpendOnRoll():
                return spend_form(texts, state, request)
        return None

    def assistant(self, settings: Settings, /) -> Assistant:
        return W6Assistant(settings)

    def signs(self, texts: Texts, /) -> list[tuple[str, Mark]]:
        found = [(texts(f"stance-{stance.value}"), mark) for stance, mark in STANCE_MARKS.items()]
        more = (("sign-wounds", WOUND), ("sign-carrier", CARRIER), ("sign-recoil", STEADY))
        return [*found, *((texts(key), mark) for key, mark in more)]

    def throw(self, texts: Texts, setup: Setup, event: Event, /) -> Throw | None:
        return throw_of(texts, setup, event)

    def throws(self, texts: Texts, setup: Setup, events: Sequence[Event], /) -> Sequence[Throw]:
        """Return the rolls of one attack, which stay until its wounds are suffered.  W033."""
        own = throw_of(texts, setup, events[-1])
        return () if own is None else (*_before(texts, setup, events), own)

    def headline(self, texts: Texts, setup: Setup, event: Event, /) -> str:
        if isinstance(event, happened.TurnBegan):
            return texts("headline-turn", figure=figure_name(texts, setup, event.figure))
        return super().headline(texts, setup, event)

    deciding = frozenset({"standing-orders"})
    giving_up = GiveUp()
    passing = (Pass, Stop)

    def menu(self, game: GameDesk, player: PlayerId, /) -> Sequence[MenuEntry]:
        return menu(game, player)

    def press(self, game: GameDesk, command: str, /) -> bool:
        if command != "standing-orders":
            return False
        if game.selected is not None:
            next_order(game, game.selected)
        return True

    def is_free(self, state: State, request: Request[State, Any], answer: Any, /) -> bool:
        return answer == NO_PARRY if isinstance(request, ChooseParry) else super().is_free(state, request, answer)

    def between_turns(self, request: Request[Any, Any], /) -> bool:
        return isinstance(request, ChooseReaction)


def _before(texts: Texts, setup: Setup, events: Sequence[Event]) -> Sequence[Throw]:
    """Return the rolls of the last event's attack that precede it."""
    found: list[Throw] = []
    if not isinstance(events[-1], (*OF_AN_ATTACK, happened.DieSpent)):
        return ()
    for event in reversed(events[:-1]):
        if isinstance(event, OF_AN_ATTACK):
            thrown = throw_of(texts, setup, event)
            found += [] if thrown is None else [thrown]
        elif isinstance(event, happened.AttackDeclared):
            return found[::-1]
        elif not isinstance(event, happened.DieSpent):
            return ()  # a fall
    return ()


def throw_of(texts: Texts, setup: Setup, event: Event) -> Throw | None:
    """Return the dice that fall with an event, with what they come to."""
    match event:
        case happened.HitsRolled(faces=faces) if faces:
            told = texts("count-hits", number=event.hits)
            return _thrown(texts, setup, event, faces, "hit", event.target_number, told)
        case happened.CoverRolled(faces=faces) if faces:
            told = texts("float-saved", number=event.saved)
            return _thrown(texts, setup, event, faces, "cover", event.target_number, told)
        case happened.ArmourRolled(faces=faces) if faces:
            told = texts("float-saved", number=event.saved)
            return _thrown(texts, setup, event, faces, "armour", event.target_number, told)
        case happened.ParryRolled(faces=faces) if faces:
            told = texts("float-parried", number=event.parried)
            return _thrown(texts, setup, event, faces, "parry", event.target_number, told)
        case happened.InitiativeRolled():
            name = figure_name(texts, setup, event.figure)
            die = Die(SIDES_OF_A_DIE, event.face)
            told = texts("chip-initiative", total=event.total)
            return Throw((die,), name, texts("dice-initiative"), told, figures=(event.figure,))
        case happened.DieSpent():
            name = figure_name(texts, setup, event.figure)
            die = Die(SIDES_OF_A_DIE, event.face)
            return Throw((die,), name, texts(f"dice-{event.kind}"), "", figures=(event.figure,))
    return None


def _thrown(texts: Texts, setup: Setup, event: Any, faces: tuple[int, ...], what: str, number: int, told: str) -> Throw:
    dice = tuple(Die(SIDES_OF_A_DIE, face) for face in faces)
    tone: Literal["good", "bad"] = "good" if any(succeeds(face, number) for face in faces) else "bad"
    name = figure_name(texts, setup, event.figure)
    return Throw(dice, name, f"{texts(f'dice-{what}')} {number}+", told, tone, figures=(event.figure,))


WINDOW: Final = W6Window()
