"""Acts and reactions as a form: what is done, with its path, its further act, its target, and the sums of an attack."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any, Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.acts import Act as AnyAct
from pb12table.skirmish.forms import Field
from pb12table.skirmish.forms.form import (
    Aim,
    Circle,
    Form,
    Ghost,
    Instead,
    Look,
    Note,
    Number,
    Option,
    Outlined,
    Pick,
    Price,
    Roll,
    Seen,
    Sketch,
    Target,
    Values,
    Way,
    Within,
)
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.walking import behind_doors, reach_within, through_doors, way_beside
from pb12table.systems.kampf_w6.rules.acts import ACTS, WALK, ChooseAct, ChooseReaction, MovingRules, act_refusal
from pb12table.systems.kampf_w6.rules.answers import Attack, EndTurn, FurtherAct, Pass, PassTurn, StealAction, Walk
from pb12table.systems.kampf_w6.rules.attack_plan import (
    Plan,
    attack_odds,
    attack_refusal,
    modes_of,
    needs_no_die,
    plan_attack,
    standard_mode,
)
from pb12table.systems.kampf_w6.rules.data import FireMode, Weapon
from pb12table.systems.kampf_w6.rules.dice import DICE, STEAL, dice_refusal
from pb12table.systems.kampf_w6.rules.figures import (
    BANDS,
    body,
    data,
    hands_of,
    opponents,
    others,
    owner,
    share_cover,
    sight,
)
from pb12table.systems.kampf_w6.rules.on_the_spot import ATTACK, CHANGE_STANCE, ON_THE_SPOT, Doer, W6Act
from pb12table.systems.kampf_w6.rules.state import State
from pb12table.systems.kampf_w6.rules.ways import mover_of, path_length, shortened, taken_way
from pb12table.systems.kampf_w6.window.keys import ACTS as ACT_KEYS
from pb12table.table.battlefield import Body
from pb12table.table.motion.falling import stand_heights
from pb12table.table.routes.doorways import Part
from pb12table.table.routes.space.gates import CLEAR
from pb12table.table.routes.ways_by_length import Way as Walked
from pb12table.table.shapes import Point, Point3, at_most, plan_distance
from pb12table.table.shapes import rounded as rounded_number
from pb12table.texts.describe import refusal_line
from pb12table.texts.locale import Texts, rounded, upper_first
from pb12table.texts.names import figure_name, worded


class AttackFields:
    """The fields of an attack of a figure, from where it is or from another place; `of` is what is given in them."""

    def __init__(
        self, texts: Texts, state: State, figure: FigureId, values: Values, origin: Body | None = None, *, walking: bool
    ) -> None:
        self.texts, self.state, self.figure, self.origin, self.walking = texts, state, figure, origin, walking
        act = state.current_act
        aim = values.get("target")
        self.place: int | None = values.get("place")
        self.targets = tuple(opponents(state, figure))
        self.target: FigureId | None = aim.figure if isinstance(aim, Aim) else self._first_target()
        self.of_actor = act is not None and self.target == act.actor and len(act.trace) > 1
        if not self.of_actor:
            self.place = None
        elif self.place is None and act is not None:
            self.place = self._first_place(len(act.trace))
        self.weapon = self._weapon(values.get("weapon"))
        modes = modes_of(state, self.weapon)
        wished = values.get("mode")
        self.mode: FireMode | None = wished if wished in modes else self._usual(modes)
        self._aim = aim if isinstance(aim, Aim) else Aim(figure=self.target) if self.target else None

    def _usual(self, modes: Sequence[FireMode | None]) -> FireMode | None:
        usual = standard_mode(self.weapon)
        return usual if usual in modes else None

    def _first_target(self) -> FigureId | None:
        """Return the target of which an attack may come to most, the actor in a reaction if it may come to anything."""
        act = self.state.current_act
        wished = sorted(self.targets, key=lambda target: act is None or target != act.actor)
        able = {target: self._best_mean(target) for target in wished}
        if act is not None and able.get(act.actor, 0.0) > 0:
            return act.actor
        return max(able, key=lambda target: (able[target], -wished.index(target)), default=None)

    def _best_mean(self, target: FigureId) -> float:
        """Return the expected wounds of the best attack on a target; -1 if there is none."""
        means = [
            float(attack_odds(self._planned(Attack(weapon.id, target, None, place))).mean_wounds)
            for weapon, place in self._possible(target)
        ]
        return max(means, default=-1.0)

    def _planned(self, attack: Attack) -> Plan:
        return plan_attack(self.state, self.figure, attack, self.origin, walking=self.walking)

    def _possible(self, target: FigureId) -> list[tuple[Weapon, int | None]]:
        """Return the weapons with which, and places at which, a target can be attacked."""
        act = self.state.current_act
        places: Sequence[int | None] = (None,)
        if act is not None and act.actor == target and len(act.trace) > 1:
            places = range(len(act.trace))
        return [
            (weapon, place)
            for place in places
            for weapon in data(self.state, self.figure).weapons
            if self.why(Attack(weapon.id, target, None, place)) is None
        ]

    def why(self, attack: Attack) -> str | None:
        """Return why an attack is refused, in a sentence."""
        refusal = attack_refusal(self.state, self.figure, attack, self.origin)
        return None if refusal is None else refusal_line(self.texts, self.state.setup, refusal)

    def _first_place(self, number: int) -> int:
        """Return the place of the trace with the least cover from which the target can be attacked; else the last."""
        if self.target is None:
            return number - 1
        shares = {
            place: self._planned(Attack(weapon.id, self.target, None, place)).share
            for weapon, place in self._possible(self.target)
            if place is not None
        }
        return min(shares, key=lambda place: (shares[place], place), default=number - 1)

    def _weapon(self, wished: object) -> Weapon:
        weapons = data(self.state, self.figure).weapons
        found = next((weapon for weapon in weapons if weapon.id == wished), None)
        if found is not None:
            return found
        if self.target is not None:
            able = [weapon for weapon in weapons if self.why(Attack(weapon.id, self.target, None, self.place)) is None]
            if able:
                return max(able, key=lambda weapon: self._mean(weapon))
        return weapons[0]

    def _mean(self, weapon: Weapon) -> float:
        assert self.target is not None, "there is one to attack"
        return float(attack_odds(self._planned(Attack(weapon.id, self.target, None, self.place))).mean_wounds)

    # -- what is asked ----------------------------------------------------------------------------------------

    @property
    def of(self) -> Attack | None:
        """The attack with what is given; None without a target."""
        if self.target is None:
            return None
        return Attack(self.weapon.id, self.target, self.mode if self._has_modes else None, self.place)

    @property
    def _has_modes(self) -> bool:
        return len(modes_of(self.state, self.weapon)) > 1

    def fields(self) -> list[Target | Pick]:
        """Return target, weapon, mode, and the place of the trace."""
        texts, state = self.texts, self.state
        found: list[Target | Pick] = [
            Target(
                name="target",
                label=texts("act-target"),
                value=self._aim,
                shown="" if self.target is None else figure_name(texts, state.setup, self.target),
                figures=self.targets,
                order=tuple(Aim(figure=target) for target in self.targets),
            )
        ]
        weapons = tuple(
            Option(value=weapon.id, label=weapon.label.in_language(texts.language))
            for weapon in data(state, self.figure).weapons
        )
        found.append(
            Pick(
                name="weapon",
                label=texts("act-weapon"),
                options=weapons,
                value=self.weapon.id,
                decides=False,
                cycled=True,
            )
        )
        if self._has_modes:
            modes = tuple(
                Option(value=mode, label=texts(f"mode-{mode.value}"))
                for mode in modes_of(state, self.weapon)
                if mode is not None
            )
            found.append(
                Pick(name="mode", label=texts("act-mode"), options=modes, value=self.mode, decides=False, cycled=True)
            )
        act = state.current_act
        if self.of_actor and act is not None and self.target is not None:
            # Only where the weapon could be used: a runner leaves many places behind.
            options = tuple(
                Option(value=number, label=label, at=place.at, mark=str(number))
                for number, place in enumerate(act.trace)
                if (label := self._place_label(self.target, number))
            )
            where, place = texts("act-where"), self.place
            found.append(Pick(name="place", label=where, options=options, value=place, decides=False, cycled=True))
        return found

    def _place_label(self, target: FigureId, number: int) -> str:
        """Return a place of the trace with its cover; "" if the weapon cannot be used, unless it is chosen."""
        texts, attack = self.texts, Attack(self.weapon.id, target, None, number)
        if self.why(attack) is not None:
            return texts("act-place", number=number, cover=texts("act-place.refused")) if number == self.place else ""
        cover = self._planned(attack).cover
        told = texts("act-place.free") if cover is None else texts("cover-short", level=cover)
        return texts("act-place", number=number, cover=told)

    # -- what it comes to -------------------------------------------------------------------------------------

    def plan(self) -> Plan | None:
        """Return the attack with its numbers; None while it is refused."""
        attack = self.of
        if attack is None or self.why(attack) is not None:
            return None
        return self._planned(attack)

    def lines(self) -> tuple[str, ...]:
        """Return exactly what to expect from it."""
        plan = self.plan()
        # Where foresight looks ahead it tells the same.
        return () if plan is None or not self.walking else (_chance_line(self.texts, self.state, plan),)

    def rolls(self) -> tuple[Roll, ...]:
        """Return the three rolls with what makes up their target numbers."""
        plan = self.plan()
        return () if plan is None else rolls_of(self.texts, self.state, plan)

    def sketch(self) -> tuple[Sketch, ...]:
        """Return the sight line, and what it finds."""
        plan = self.plan()
        if self.target is None:
            return ()
        if plan is None:
            seen = self.origin is None and not self.of_actor
            return (Look(self.figure, Aim(figure=self.target)),) if seen else ()
        seen_there = sight(self.state, plan.origin, plan.goal)
        level = share_cover(seen_there.covered_share) or 0
        words = self.texts("note-attack", number=plan.target_number, dice=plan.dice)
        line = Seen(plan.origin.base_point, plan.goal.base_point, seen_there, level, words)
        # Where a runner is shot at, it is seen to be.
        return (line, Ghost(plan.target, plan.goal)) if self.of_actor else (line,)


def rolls_of(texts: Texts, state: State, plan: Plan) -> tuple[Roll, ...]:
    """Return the rolls of an attack before they are made.  W033 (Ablauf eines Angriffs)."""
    odds = attack_odds(plan, ones_fail=state.setup.options.ones_fail)
    hits = sum(count * float(likely) for count, likely in enumerate(odds.hits))
    never = needs_no_die(plan.target_number)
    words = texts("roll-nothing") if never else texts("roll-hit.words", dice=plan.dice, hits=rounded(hits, 2))
    return (
        Roll(texts("roll-hit"), words, _number(texts, plan.target_number), plan.modifiers),
        _cover_roll(texts, plan),
        _armour_roll(texts, plan, float(odds.mean_wounds)),
    )


def _number(texts: Texts, number: int) -> str:
    """Return a target number; one that no die can show reads differently."""
    return texts("roll-never", number=number) if needs_no_die(number) else f"{number}+"


def _cover_roll(texts: Texts, plan: Plan) -> Roll:
    details = {"share": rounded(100 * plan.share, 0), "stance": texts(f"stance-{plan.stance.value}")}
    result = texts("roll-none") if plan.cover is None else f"{plan.cover}+"
    return Roll(texts("roll-cover"), texts("roll-cover.words", **details), result)


def _armour_roll(texts: Texts, plan: Plan, mean: float) -> Roll:
    """Return the last roll, with the wounds that are expected in the end."""
    number = plan.armour_number
    parts = tuple(part for part in plan.armour if part.value)
    never = needs_no_die(number)
    words = texts("roll-nothing" if never else "roll-armour-always" if number <= 1 else "roll-armour.words")
    words = f"{words} · {texts('throw-mean', mean=rounded(mean, 2))}"
    return Roll(texts("roll-armour"), words, _number(texts, number) if never else f"{number}+", parts)


def _chance_line(texts: Texts, state: State, plan: Plan) -> str:
    """Return how likely an attack wounds its target, and puts it out."""
    odds = attack_odds(plan, ones_fail=state.setup.options.ones_fail)
    target = data(state, plan.target)
    left = max(1, target.profile.wound_limit - state.figures[plan.target].wounds)
    return texts(
        "throw-chances",
        some=rounded(100 * float(1 - odds.unsaved[0]), 0),
        out=rounded(100 * float(odds.at_least(left, plan.weapon.wounds)), 0),
    )


ACTION: Final = "action"
NOTHING: Final = "nothing"
HALVINGS: Final = 14
LEAST_LEFT: Final = 0.05
"""So few metres that are left of a way lead nowhere."""
NEARBY: Final = 0.3
"""So near to where it was meant to lead a way leads there, in metres."""
FARTHEST: Final = 40.0
"""No way round is longer, in metres."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """Something to do: the act, its key in the form, its name, the answer unless the form asks for more, more words."""

    act: AnyAct[Any, Any, Any, Any]
    key: str
    label: str
    icon: str
    answer: Any = None
    refusal: Refusal | None = None
    cost: str = ""
    about: str = ""


@dataclass(frozen=True, slots=True)
class Led:
    """Where a drawn path leads, and the `parts` in which it leads on through doors.

    `beside`: no way leads to where it was drawn to, but as near as that.
    """

    path: tuple[Point3, ...]
    parts: tuple[Part[Walked], ...] = ()
    beside: bool = False


def led(state: State, figure: FigureId, act: MovingRules[Any], points: tuple[Point3, ...]) -> Led:
    """Return a drawn path: its last leg leads round what bars it or is dearer to climb, and no farther than allowed.

    Where a door must be opened it ends before that.  Lengths in metres.  WR08, WR10, WR41.
    """
    if not points:
        return Led(points)
    parts: tuple[Part[Walked], ...] = ()
    most = act.metres(state, figure)
    company = others(state, figure)
    path = [(x, y) for x, y, _ in points]
    way = act.taken(state, figure, path)
    climbs = way.refusal is None and way.climbed > 0
    if climbs or (way.refusal is not None and way.refusal.reason != "off-the-table"):
        before = act.taken(state, figure, path[:-1])
        mover = mover_of(state.battlefield, before.end, company)
        for height in reversed(stand_heights(state.battlefield, *path[-1])):
            found = through_doors(mover, act.rates, hands_of(state, figure), path[-1], height, FARTHEST)
            if found is not None:
                round_it = [*path[:-1], *((x, y) for x, y, _ in found[0].way.points[1:])]
                other = act.taken(state, figure, round_it)
                if not climbs or (len(found) == 1 and other.refusal is None and other.cost < way.cost - LEAST_LEFT):
                    path, way = round_it, other
                    parts = found if len(found) > 1 else ()
                break
        else:
            beside = () if way.refusal is None else _beside(state, figure, act, path)
            if beside:
                return Led(beside, beside=True)
    leads_off = way.refusal is not None and way.refusal.reason == "off-the-table"
    if leads_off or (way.refusal is None and not at_most(way.cost, most)):
        path = _cut(state, figure, act, path, most)
    return Led(tuple((x, y, 0.0) for x, y in path), parts)


def _beside(state: State, figure: FigureId, act: MovingRules[Any], path: Sequence[Point]) -> tuple[Point3, ...]:
    """Return a path that ends as near as may be to where no way leads; () if nothing nearer can be got to."""
    before = act.taken(state, figure, list(path[:-1]))
    rest = act.metres(state, figure) - before.cost
    mover = mover_of(state.battlefield, before.end, others(state, figure))
    way = way_beside(mover, act.rates, path[-1], rest)
    if way is None:
        return ()
    found = [*path[:-1], *((round(x, 3), round(y, 3)) for x, y, _ in way.points[1:])]
    taken = act.taken(state, figure, found)
    legal = len(found) >= len(path) and taken.refusal is None and at_most(taken.cost, act.metres(state, figure))
    return tuple((x, y, 0.0) for x, y in found) if legal else ()


def _short_of(wished: Sequence[Point3], led_to: Sequence[Point3]) -> float:
    """Return how far from the place that was meant a way ends, in metres."""
    return plan_distance(wished[-1][:2], led_to[-1][:2]) if wished and led_to else 0.0


def _cut(state: State, figure: FigureId, act: MovingRules[Any], path: list[Point], most: float) -> list[Point]:
    """Return as much of a path as costs at most a number of metres, found by bisection."""
    start = state.figures[figure].at[:2]
    low, high = 0.0, path_length(start, path)
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        way = act.taken(state, figure, shortened(start, path, middle))
        low, high = (middle, high) if at_most(way.cost, most) else (low, middle)
    way = act.taken(state, figure, shortened(start, path, low))
    # Half on a block nobody stands: then the way ends before it.
    length = low if way.refusal is None else max(way.length - CLEAR, 0.0)
    return list(shortened(start, path, length))


def _spots(start: Point, path: Sequence[Point], length: float) -> list[float]:
    """Return where on a walk something may be done but at its end: each metre and each bend, in metres.  WR42."""
    bends = (path_length(start, path[:number]) for number in range(1, len(path)))
    found = {*map(float, range(ceil(length))), *(rounded_number(bend) for bend in bends)}
    return sorted(place for place in found if not at_most(length, place))


def _commands(offers: Iterable[str]) -> dict[str, str]:
    """Return the commands by which some offers are chosen; of several of one kind the first has that of the kind."""
    found: dict[str, str] = {}
    for offer in offers:
        command = next((each for each in (f"w6-{offer}", f"w6-{offer.partition('-')[0]}") if each in ACT_KEYS), "")
        if command and command not in found.values():
            found[offer] = command
    return found


def _how_barred(refusal: Refusal | None) -> int:
    """Return 0 for what can be done, and most for what is no reason worth telling: a friend is nobody's victim."""
    return 0 if refusal is None else 2 if refusal.reason == "own-side" else 1


def _place_of(act: AnyAct[Any, Any, Any, Any]) -> int:
    """Return where an act stands: first what all figures have, then what some have, last what comes and goes."""
    if act is ATTACK or act is CHANGE_STANCE or not isinstance(act, W6Act) or act.moves:
        return 0
    return 2 if act.depends_on_place else 1


class ActForm:
    """The form of an act of the actor, or of a reaction."""

    def __init__(self, texts: Texts, state: State, request: ChooseAct | ChooseReaction, values: Values) -> None:
        self.texts, self.state, self.request, self.values = texts, state, request, values
        self.figure, self.reaction = request.figure, isinstance(request, ChooseReaction)
        self.doer = Doer(self.figure, reaction=self.reaction)
        self.offers = sorted([*self._offers(), *self._dice_offers()], key=lambda offer: _place_of(offer.act))
        able = [offer for offer in self.offers if offer.refusal is None]
        wished = values.get("act")
        self.offer = next((offer for offer in able if offer.key == wished), self._first(able))

    def _first(self, able: list[Chosen]) -> Chosen | None:
        """Return the offer proposed: an attack that can wound, else a way, else whatever there is."""
        own = [offer for offer in able if isinstance(offer.act, W6Act)]  # nobody spends a die without wishing it
        attacks = [offer for offer in own if offer.act is ATTACK]
        if attacks:
            plan = AttackFields(self.texts, self.state, self.figure, {}, walking=False).plan()
            if plan is not None and attack_odds(plan).mean_wounds > 0:
                return attacks[0]
        ways = (offer for offer in own if isinstance(offer.act, MovingRules))
        return next(ways, None) or next(iter(own), None)

    # -- what there is to do ----------------------------------------------------------------------------------

    def _offers(self) -> Iterator[Chosen]:
        """Yield everything that takes actions and could be done, with why it cannot be now."""
        state, doer = self.state, self.doer
        for act in ACTS:
            if act.asks_more:
                refusal = act.price_refusal(state, doer, 1) or act.any_refusal(state, doer)
                label = upper_first(self.texts(act.text_key))
                yield Chosen(act, act.tag, label, act.icon_of(state, doer, None), refusal=refusal)
                continue
            for answer in act.listed(state, doer):
                refusal = act_refusal(state, self.figure, answer, reaction=self.reaction)
                cost = act.cost(state, doer, answer)
                price = self.texts("count-actions", number=cost) if cost != 1 else ""
                label, icon = self._name_of(act, answer), act.icon_of(state, doer, answer)
                yield Chosen(act, act.key_of(answer), label, icon, answer, refusal, price)

    def _name_of(self, act: W6Act[Any], answer: Any) -> str:
        return upper_first(worded(self.texts, self.state.setup, act.wording(self.state, self.doer, answer)))

    def _dice_offers(self) -> Iterator[Chosen]:
        """Yield how an action can be got for a die, with why it cannot be now, if the player ever had such dice."""
        own = self.state.setup.player_by_id[owner(self.state, self.figure)]
        for act, had in zip(DICE, (own.bonus_dice, own.fate_dice), strict=True):
            offered = [
                (dice_refusal(self.state, self.figure, each), each) for each in act.offers(self.state, self.figure)
            ]
            refusal, answer = min(offered, key=lambda each: _how_barred(each[0]))
            if refusal is None or had:
                words = act.wording(self.state, self.figure, answer)
                about = self.texts(f"{words.key}.about", **words.details)
                yield Chosen(act, act.key_of(answer), self.texts(words.key), act.icon, answer, refusal, about=about)

    # -- the form ---------------------------------------------------------------------------------------------

    def form(self) -> Form[Any]:
        """Return the form of what is asked, with what is chosen so far."""
        offer = self.offer
        if offer is None:
            return self._whole([], None, ())
        if offer.act is ATTACK:
            return self._attack()
        if isinstance(offer.act, MovingRules):
            return self._way(offer.act)
        if offer.act is STEAL:
            return self._theft(offer)
        return self._plain(offer)

    def _plain(self, offer: Chosen) -> Form[Any]:
        """Return the form for what asks no more: what it takes, and the piece of terrain that it is about."""
        texts, act = self.texts, offer.act
        if not isinstance(act, W6Act):
            return self._whole([], offer.answer, (), commit=offer.label)
        cost = act.cost(self.state, self.doer, offer.answer)
        left = self.state.figures[self.figure].actions - cost
        told = texts("act-costs", actions=texts("count-actions", number=cost), left=left)
        piece = act.piece_of(self.state, offer.answer)
        sketch = (Outlined((piece,)),) if piece else ()
        return self._whole([], offer.answer, sketch, commit=offer.label, lines=(told,))

    def _theft(self, offer: Chosen) -> Form[Any]:
        """Return the form for whom an action is stolen from.  W031."""
        thefts = STEAL.offers(self.state, self.figure)
        victims = [each.victim for each in thefts if dice_refusal(self.state, self.figure, each) is None]
        aim = self.values.get("victim")
        wished = aim.figure if isinstance(aim, Aim) else None
        victim = wished if wished is not None and wished in victims else victims[0]
        target = Target(
            name="victim",
            label=self.texts("act-victim"),
            value=Aim(figure=victim),
            shown=figure_name(self.texts, self.state.setup, victim),
            figures=tuple(victims),
        )
        return self._whole([target], StealAction(victim), (), commit=offer.label)

    def _attack(self) -> Form[Any]:
        fields = AttackFields(self.texts, self.state, self.figure, self.values, walking=False)
        attack, plan = fields.of, fields.plan()
        warning = "" if attack is None else fields.why(attack) or ""
        return self._whole(
            list(fields.fields()),
            attack if plan is not None else None,
            fields.sketch() + self._bands(),
            commit=upper_first(self.texts("act-attack")),
            lines=fields.lines(),
            rolls=fields.rolls(),
            warning=warning,
            in_vain=plan is not None and needs_no_die(plan.target_number),
        )

    def _bands(self) -> tuple[Sketch, ...]:
        """Return the bands of distance as rings, if they count.  W043."""
        options, placed = self.state.setup.options, self.state.figures[self.figure]
        if not options.distance:
            return ()
        here = (placed.x, placed.y)
        return tuple(
            Circle(here, most / options.range_scale, self.texts(f"band-{band.value}"))
            for most, band in BANDS
            if most / options.range_scale <= self.state.battlefield.width
        )

    def _way(self, act: MovingRules[Any]) -> Form[Any]:
        """Return the form for a path, and for a walk what is done on it."""
        state, figure, texts = self.state, self.figure, self.texts
        start, most = state.figures[figure].at, act.metres(state, figure)
        found = led(state, figure, act, self.values.get("way", ()))
        given, parts = found.path, found.parts

        def act_of(points: tuple[Point3, ...]) -> Any:
            return act.of_path(tuple((round(x, 3), round(y, 3)) for x, y, _ in points))

        def price(points: tuple[Point3, ...]) -> Price:
            if not points:
                return Price(texts("way-nothing", most=rounded(most, 1)))
            answer = act_of(points)
            refusal = act_refusal(state, figure, answer, reaction=self.reaction)
            cost = act.taken(state, figure, answer.path).cost
            words = texts("way-cost", cost=rounded(cost, 1), most=rounded(most, 1))
            return Price(words, None if refusal is None else refusal_line(texts, state.setup, refusal))

        within = self._within(act, given, most)
        way = Way(
            name="way",
            label=texts("act-way"),
            start=start,
            value=given,
            price=price,
            within=within,
            spent=within is None,
        )
        fields: list[Field] = [way]
        ends = bool(given) and price(given).refusal is None
        answer: Any = act_of(given) if ends else None
        is_spent = ends and most - act.taken(state, figure, answer.path).cost < LEAST_LEFT
        short = _short_of(self.values.get("way", ()), given) if is_spent or found.beside else 0.0
        key = "way-too-far" if is_spent else "way-beside"
        too_far = (texts(key, metres=rounded(short, 1)),) if found.beside or short > NEARBY else ()
        lines: tuple[str, ...] = ()
        sketch: list[Sketch] = [*behind_doors(texts, parts, lambda door, opened: ACTION)]
        if given:
            taken = act.taken(state, figure, act_of(given).path)
            sketch.append(Ghost(figure, taken.end, able=ends))
        rolls: tuple[Roll, ...] = ()
        if ends and isinstance(answer, Walk):
            answer, more, lines, rolls = self._further(answer, sketch)
            fields += more
        return self._whole(
            fields,
            answer,
            tuple(sketch),
            commit=upper_first(texts(act.text_key)),
            lines=(*too_far, *lines),
            rolls=rolls,
        )

    def _within(self, act: MovingRules[Any], given: tuple[Point3, ...], most: float) -> Within | None:
        """Return where what is left of a path leads.  WR08, WR10."""
        state, figure = self.state, self.figure
        own, company = body(state, figure), others(state, figure)
        left = most
        if given:
            taken = taken_way(state.battlefield, own, [point[:2] for point in given], company, climbs=act.climbs)
            own, left = taken.end, most - taken.cost
        if left < LEAST_LEFT:
            return None
        mover = mover_of(state.battlefield, own, company)
        label = self.texts("way-left", left=rounded(left, 1))
        key = (own, rounded_number(left), act.tag, company, self.texts.language)
        return Within(key, lambda: reach_within(mover, act.rates, left), (own.x, own.y), label)

    def _further(
        self, walk: Walk, sketch: list[Sketch]
    ) -> tuple[Walk | None, list[Field], tuple[str, ...], tuple[Roll, ...]]:
        """Return what is done on a walk: nothing, something at its end, or where possible on the way.  W017, WR06."""
        texts, state, figure = self.texts, self.state, self.figure
        way = WALK.taken(state, figure, walk.path)
        places = _spots(state.figures[figure].at[:2], walk.path, way.length)
        there = Doer(figure, way.end, walking=True)
        options = [Option(value=NOTHING, label=texts("further-nothing"))]
        acts, spots = dict[str, FurtherAct](), dict[str, int]()
        for act in ON_THE_SPOT:
            if act.asks_more:
                options.append(Option(value=act.tag, label=texts(act.text_key)))
                continue
            for answer in act.offers(state, there):
                spot = self._spot_for(walk, answer, places)
                if spot is not None:
                    key = act.key_of(answer)
                    acts[key], spots[key] = answer, spot
                    options.append(Option(value=key, label=self._name_of(act, answer)))
        wished = self.values.get("further", NOTHING)
        chosen = wished if wished in {option.value for option in options} else NOTHING
        fields: list[Field] = [
            Pick(
                name="further",
                label=texts("act-further"),
                options=tuple(options),
                value=chosen,
                decides=False,
                cycled=True,
            )
        ]
        if chosen == NOTHING:
            return walk, fields, (), ()
        further = acts.get(chosen)
        if further is not None and ON_THE_SPOT.of(further).same_anywhere:
            return Walk(walk.path, further), fields, (), ()
        given, end = self.values.get("spot"), len(places)
        spot = spots.get(chosen, end) if given is None else min(given, end)
        at = None if spot == end else places[spot]
        origin = WALK.spot(state, figure, Walk(walk.path, None, at))
        shown = texts("further-end") if at is None else texts("further-after", metres=rounded(at, 1))
        fields.append(Number(name="spot", label=texts("act-spot"), lowest=0, highest=end, value=spot, shown=shown))
        sketch.append(Note((origin.x, origin.y), texts("further-here")))
        if further is not None:
            done = Walk(walk.path, further, at)
            refusal = WALK.further_refusal(state, figure, done)
            return (done, fields, (), ()) if refusal is None else (
                None, fields, (refusal_line(texts, state.setup, refusal),), ()
            )  # fmt: skip
        attacking = AttackFields(texts, state, figure, self.values, origin, walking=True)
        fields += attacking.fields()
        sketch += attacking.sketch()
        attack, plan = attacking.of, attacking.plan()
        if attack is None or plan is None:
            warning = "" if attack is None else attacking.why(attack) or ""
            return None, fields, (warning,) if warning else (), ()
        return Walk(walk.path, attack, at), fields, attacking.lines(), attacking.rolls()

    def _spot_for(self, walk: Walk, act: FurtherAct, places: Sequence[float]) -> int | None:
        """Return at which place of a walk an act can be done, by its number; behind the last its end, None: nowhere."""
        if WALK.further_refusal(self.state, self.figure, Walk(walk.path, act)) is None:
            return len(places)
        if ON_THE_SPOT.of(act).same_anywhere:
            return None
        walks = (Walk(walk.path, act, place) for place in places)
        refusals = (WALK.further_refusal(self.state, self.figure, each) for each in walks)
        return next((spot for spot, refusal in enumerate(refusals) if refusal is None), None)

    def _whole(
        self,
        fields: list[Any],
        answer: Any,
        sketch: tuple[Sketch, ...],
        *,
        commit: str = "",
        lines: tuple[str, ...] = (),
        rolls: tuple[Roll, ...] = (),
        warning: str = "",
        in_vain: bool = False,
    ) -> Form[Any]:
        """Return the form topped by the row of things to do."""
        texts, state, figure = self.texts, self.state, self.figure
        placed, setup = state.figures[figure], state.setup
        name = figure_name(texts, setup, figure)
        commands = _commands(offer.key for offer in self.offers)
        options = tuple(
            Option(
                value=offer.key,
                label=offer.label,
                key=commands.get(offer.key, ""),
                cost=offer.cost,
                about=offer.about,
                icon=offer.icon,
                refusal="" if offer.refusal is None else refusal_line(texts, setup, offer.refusal),
            )
            for offer in self.offers
        )
        chosen = None if self.offer is None else self.offer.key
        picks = [Pick(name="act", options=options, value=chosen, decides=False)] if options else []
        title, instead = self._title(name)
        return Form(
            name="reaction" if self.reaction else "act",
            title=title,
            player=PlayerId(self.request.player),
            figure=figure,
            selected=figure,
            fields=(*picks, *fields),
            give=lambda given: answer,
            lines=lines,
            rolls=rolls,
            warning=warning,
            sketch=sketch,
            commit=commit,
            icon="" if self.offer is None else self.offer.icon,
            in_vain=in_vain,
            sure=texts("attack-in-vain") if in_vain else "",
            instead=instead,
            groups=("plan", "w6-act", "interrupt" if self.reaction else "w6-turn"),
            vital=((placed.x, placed.y),),
            places=self._places(),
            leads=self._leads,
            meets=self._meets,
        )

    def _leads(self, figure: FigureId, point: Point) -> Values | None:
        """Return what leads the figure to a place: the way that is chosen, else the first one it can go."""
        able = [offer for offer in self.offers if isinstance(offer.act, MovingRules) and offer.refusal is None]
        if figure != self.figure or not able:
            return None
        offer = self.offer if self.offer in able else able[0]
        assert offer is not None, "one of those"
        return {"act": offer.key, "way": ((*point, 0.0),)}

    def _meets(self, figure: FigureId) -> Values | None:
        """Return what makes a figure the target of an attack; None where it can be none."""
        attack = next((offer for offer in self.offers if offer.act is ATTACK and offer.refusal is None), None)
        if attack is None or figure not in opponents(self.state, self.figure):
            return None
        return {"act": attack.key, "target": Aim(figure=figure)}

    def _places(self) -> tuple[Any, ...]:
        act = self.state.current_act
        own = body(self.state, self.figure)
        found = [(own.x, own.y)]
        if act is not None:
            found += [(place.x, place.y) for place in (act.trace[0], act.trace[-1])]
        return tuple(found)

    def _title(self, name: str) -> tuple[str, tuple[Instead, ...]]:
        texts, state = self.texts, self.state
        if not self.reaction:
            placed = state.figures[self.figure]
            label = texts("do-end-turn", left=placed.actions)
            done = Instead(
                "end-turn", label, EndTurn(), "w6-end-turn", main=self.offer is None, ends=True, icon="end", apart=True
            )
            actions = texts("count-actions", number=placed.actions)
            return texts("ask-act", figure=name, actions=actions), (done,)
        act = state.current_act
        actor = "" if act is None else figure_name(texts, state.setup, act.actor)
        kind = "" if act is None else act.kind
        return texts("ask-reaction", figure=name, actor=actor, kind=kind), (
            Instead(
                "pass-interruption", texts("do-pass"), Pass(), "pass-interruption", main=True, icon="pass", apart=True
            ),
            Instead(
                "pass-turn",
                texts("do-pass-turn"),
                PassTurn(),
                "pass-turn",
                (texts("do-pass-turn.about"),),
                icon="next",
                apart=True,
            ),
        )
