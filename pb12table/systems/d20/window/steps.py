"""A turn as a form: every act there is, its path or target, and what is left of the turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.acts import Wording
from pb12table.skirmish.forms import Field
from pb12table.skirmish.forms.form import (
    Aim,
    Circle,
    Form,
    Ghost,
    Instead,
    Lit,
    Note,
    Number,
    Option,
    Pick,
    Price,
    Roll,
    Sketch,
    Stretch,
    Target,
    Values,
    Way,
    Within,
)
from pb12table.skirmish.ids import FigureId, Label, PlayerId
from pb12table.systems.d20.routes import areas_of, as_far_as, doors_ahead, led_through, rates_of
from pb12table.systems.d20.rules.actions import Offered, caught_by
from pb12table.systems.d20.rules.asking.answers import (
    EndTurn,
    Jump,
    Move,
    Ready,
    Search,
    StepAnswer,
    UseFeature,
)
from pb12table.systems.d20.rules.asking.legality import (
    move_refusal,
    way_of_move,
)
from pb12table.systems.d20.rules.asking.steps import STEPS, ChooseStep, step_refusal
from pb12table.systems.d20.rules.carrying_out import Provocation, provocations
from pb12table.systems.d20.rules.creatures import (
    attacks_by_action,
    body,
    foes,
    known_others,
    left,
    present,
    profile,
)
from pb12table.systems.d20.rules.data import Feature, Mode, SecretId
from pb12table.systems.d20.rules.state import ReadiedAct, State, Trigger
from pb12table.systems.d20.rules.ways import ASIDE, long_jump
from pb12table.systems.d20.scene import budget
from pb12table.systems.d20.texts import contest_line, contest_rolls
from pb12table.systems.d20.window.attacking import Attacking
from pb12table.systems.d20.window.keys import ICONS, KEYS
from pb12table.table.shapes import Point, Point3, box_of, moved, plan_distance
from pb12table.table.shapes import rounded as rounded_number
from pb12table.table.surfaces import stand_heights
from pb12table.texts.describe import refusal_line
from pb12table.texts.locale import Texts, rounded, upper_first
from pb12table.texts.names import figure_name, worded

HEIGHTS: Final = {Mode.FLY: (0, 60), Mode.SWIM: (-20, 0)}
"""How high and how deep the form leads, in metres, by modes that lead up and down."""
NEARBY: Final = 0.3
"""So near to where it was meant to lead a way leads there, in metres."""
LEAST_LEFT: Final = 0.05
"""So few metres that are left of a way lead nowhere."""


class Moving:
    """The fields of a movement: a way, and a height where the mode leads up and down."""

    def __init__(self, texts: Texts, state: State, figure: FigureId, mode: Mode, values: Mapping[str, Any]) -> None:
        self.texts, self.state, self.figure, self.mode = texts, state, figure, mode
        self.left = left(state, figure, mode)
        self.through = mode in HEIGHTS
        wished = values.get("height")
        self.height = wished if isinstance(wished, int) else round(state.figures[figure].z)
        if self.through:
            lowest, highest = HEIGHTS[mode]
            self.height = min(max(self.height, lowest), highest)
        flat = tuple(point[:2] for point in values.get("way", ())) if self.left >= LEAST_LEFT else ()
        meant, led = flat[-1] if flat else None, led_through(state, figure, mode, flat)
        flat, self.parts, self.beside = led.path, led.parts, led.beside
        if flat and self.through:
            flat = as_far_as(state.figures[figure].at[:2], flat, lambda path: self.refusal(_level(path)))
        self.points = _level(flat)
        self.short = plan_distance(meant, flat[-1]) if meant is not None and flat else 0.0
        """How far from the place that was meant the way ends, in metres."""

    # -- the answer -------------------------------------------------------------------------------------------

    def answer(self, points: tuple[Point3, ...]) -> Move:
        """Return the movement along some points."""
        if self.through:
            return Move(tuple((round(x, 3), round(y, 3), float(self.height)) for x, y, _ in points), self.mode)
        return Move(tuple((round(x, 3), round(y, 3)) for x, y, _ in points), self.mode)

    @property
    def move(self) -> Move | None:
        """The movement that is given; None while it is none or refused."""
        if not self.points or self.refusal(self.points) is not None:
            return None
        return self.answer(self.points)

    def refusal(self, points: tuple[Point3, ...]) -> Refusal | None:
        """Return why some points do not make a path."""
        return move_refusal(self.state, self.figure, self.answer(points))

    def price(self, points: tuple[Point3, ...]) -> Price:
        """Return what some points cost, in words."""
        texts = self.texts
        if not points:
            return Price(texts("step-way-nothing", most=rounded(self.left, 1)))
        refusal = self.refusal(points)
        cost = way_of_move(self.state, self.figure, self.answer(points)).cost
        words = texts("step-way-cost", cost=rounded(cost, 1), most=rounded(self.left, 1))
        return Price(words, None if refusal is None else refusal_line(texts, self.state.setup, refusal))

    # -- what is asked ----------------------------------------------------------------------------------------

    def fields(self) -> list[Way | Number]:
        """Return the path and how high it leads."""
        texts, start, within = self.texts, self.state.figures[self.figure].at, self._within()
        label, value = texts("step-way"), self.points
        spent = within is None and not self.through
        way = Way(name="way", label=label, start=start, value=value, price=self.price, within=within, spent=spent)
        if not self.through:
            return [way]
        (lowest, highest), shown = HEIGHTS[self.mode], texts("step-height.shown", height=self.height)
        label = texts("step-height")
        return [way, Number(name="height", label=label, lowest=lowest, highest=highest, value=self.height, shown=shown)]

    def _within(self) -> Within | None:
        """Return where the remaining movement leads on foot."""
        state, figure, mode = self.state, self.figure, self.mode
        own, rest = body(state, figure), self.left
        if self.points:
            taken = way_of_move(state, figure, self.answer(self.points))
            own, rest = taken.end, self.left - taken.cost
        if self.through or rest < LEAST_LEFT:
            return None
        label, company = self.texts("step-way-left", left=rounded(rest, 1)), known_others(state, figure)
        key = (own, rounded_number(rest), rates_of(state, figure, mode), company, label, state.battlefield)
        return Within(key, lambda: areas_of(state, figure, mode, own, rest), (own.x, own.y), label)

    def sketch(self) -> Iterator[Sketch]:
        """Yield where it ends, and the parts that leave reaches of foes, with those this provokes.  D058."""
        state = self.state
        if self.through:
            here = state.figures[self.figure].at
            yield Circle(here[:2], max(self.left, 0.0), self.texts("step-way-left", left=rounded(self.left, 1)))
        yield from doors_ahead(self.texts, state, self.figure, self.parts)
        if not self.points:
            return
        taken = way_of_move(state, self.figure, self.answer(self.points))
        yield Ghost(self.figure, taken.end, able=self.refusal(self.points) is None)
        for each in self.provoked():
            yield Stretch(each.start, each.at[:2], threatened=True)
            key = "note-provokes" if each.reacts else "note-spent"
            words = self.texts(key, figure=figure_name(self.texts, state.setup, each.foe))
            yield Note(each.at[:2], words, "bad" if each.reacts else "plan")

    def provoked(self) -> list[Provocation]:
        """Return the reaches that the path leaves.  D058."""
        parts = way_of_move(self.state, self.figure, self.answer(self.points)).parts if self.points else ()
        return list(provocations(self.state, self.figure, parts, flying=self.mode is Mode.FLY))


def _level(path: Sequence[Point]) -> tuple[Point3, ...]:
    return tuple((x, y, 0.0) for x, y in path)


def jump_to(point: Point3) -> Jump:
    """Return a jump to a place of the table."""
    return Jump((round(point[0], 3), round(point[1], 3)))


def jump_refused(texts: Texts, state: State, figure: FigureId, point: Point3) -> str | None:
    """Return why a jump to a place is refused, in a sentence.  D081."""
    refusal = step_refusal(state, figure, jump_to(point))
    return None if refusal is None else refusal_line(texts, state.setup, refusal)


def jump_sketch(texts: Texts, state: State, figure: FigureId) -> tuple[Sketch, ...]:
    """Return how far a creature jumps from where it is, and where a run leads and how far ahead.  D081, DR50."""
    placed, name = state.figures[figure], texts("command-jump")
    around, ahead = long_jump(state, figure, placed.facing + 180.0), long_jump(state, figure)
    said = (f"{name} {texts('length-metres', number=rounded(far, 1))}" for far in (around, ahead))
    circle = Circle(placed.at[:2], around, next(said))
    if ahead <= around:
        return (circle,)
    ends = [moved(placed.at[:2], placed.facing + turn, ahead) for turn in (0.0, ASIDE, -ASIDE)]
    return (circle, *(Stretch(placed.at[:2], end) for end in ends), Note(ends[0], next(said)))


KEYED: Final = KEYS.bindings["step"]
"""What has a key of its own."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Something to do: its name in the form, its label, its command, and why it cannot be done now.

    `answer` is what is answered where nothing else is to be given; `needs` is what is to be given: way, attack, jump,
    target (one of `targets`), place, search, ready, point.  `cost` says what it takes.  In its `place` there is always
    something; "" for what comes and goes.  It may be done in several `ways`, which are offers of their own.
    """

    key: str
    label: str
    command: str = ""
    needs: str = ""
    answer: Any = None
    refusal: Refusal | None = None
    targets: tuple[FigureId, ...] = ()
    cost: str = ""
    about: str = ""
    place: str = ""
    ways: tuple[Offer, ...] = ()


PLACES: Final = (
    "move", "jump", "attack", "shove", "grapple", "choke", "dash", "disengage", "dodge", "hide", "help-ally", "ready",
    "search", "feature", "item", "shout", "drop-prone", "draw",
)  # fmt: skip
"""What keeps its place, by how its key in the form begins; all else comes and goes, and stands behind it."""
SHOVES: Final = ("shove", "shove-away")
FREE: Final = ("drop-prone", "drop-weapon", "draw", "shout", "let-go")
"""For what is done at no price nobody is kept from ending a turn."""


def offers(texts: Texts, state: State, figure: FigureId) -> list[Offer]:
    """Return all offers of a creature in its turn, each at its place, behind them those that come and go.

    To draw a weapon and to drop it have one place, and so have lying down and standing up.  Shoving is one act.
    """
    found = {offer.key: offer for offer in _offered(texts, state, figure)}
    shoves = tuple(found.pop(key) for key in SHOVES if key in found)
    if shoves:
        one = next((offer for offer in shoves if offer.refusal is None), shoves[0])
        found["shove"] = replace(one, key="shove", command="shove", label=texts("step-shove"), ways=shoves)
    weapons = [f"draw-{weapon.id}" for weapon in profile(state, figure).attacks]
    instead = {"stand-up": "drop-prone", "drop-weapon": f"draw-{state.figures[figure].in_hand}"}

    def place(offer: Offer) -> tuple[int, int, str]:
        key = instead.get(offer.key, offer.key)
        rank = next((rank for rank, begins in enumerate(PLACES) if key.startswith(begins)), len(PLACES))
        return (rank, weapons.index(key) if key in weapons else 0, key if rank < len(PLACES) else "")

    placed = sorted(((place(offer), offer) for offer in found.values()), key=lambda pair: pair[0][:2])
    return [replace(offer, place=key) for (_, _, key), offer in placed]


def _offered(texts: Texts, state: State, figure: FigureId) -> list[Offer]:
    """Return all offers in the order of the rules."""
    found = [
        Offer(
            key=each.key,
            label=_label(texts, state, each.wording),
            command=each.command or (each.key if each.key in KEYED else ""),
            needs=each.needs,
            answer=each.answer,
            refusal=each.refusal or _hardly_moves(state, figure, each),
            targets=each.targets,
            cost=texts(f"takes-{each.takes}") if each.takes else "",
            about=_about(texts, each),
        )
        for step in STEPS
        for each in step.listed(state, figure)
    ]
    # A key means one offer, the first that is possible; the others of its command are clicked, or have a digit.
    means: dict[str, Offer] = {}
    for offer in found:
        known = means.setdefault(offer.command, offer)
        if known.refusal is not None and offer.refusal is None:
            means[offer.command] = offer
    return [offer if means[offer.command] is offer else replace(offer, command="") for offer in found]


def _hardly_moves(state: State, figure: FigureId, offered: Offered) -> Refusal | None:
    """Return why a creature cannot go on in a mode in which hardly anything is left.  D048."""
    mode = Mode.WALK if offered.needs == "jump" else offered.answer
    if not isinstance(mode, Mode) or left(state, figure, mode) >= LEAST_LEFT:
        return None
    return Refusal("D048", "no-movement-left", (("left", 0.0), ("mode", mode.value)))


def _label(texts: Texts, state: State, wording: Wording) -> str:
    """Return what an offer is called; a name of its own begins with a capital letter."""
    name = wording.details.get("name")
    if isinstance(name, Label):
        own = upper_first(name.in_language(texts.language))
        wording = replace(wording, details={**wording.details, "name": own})
    return worded(texts, state.setup, wording)


def _about(texts: Texts, offered: Offered) -> str:
    """Return what else is to be known of an offer."""
    if offered.note:
        return texts(offered.note)
    return "" if offered.about is None else offered.about.in_language(texts.language)


NOWHERE: Final = ""
"""No place of the scenario is searched, but one that is pointed at."""


class StepForm:
    """The form of the next step of the creature that has the turn."""

    def __init__(self, texts: Texts, state: State, request: ChooseStep, values: Values) -> None:
        self.texts, self.state, self.request, self.values = texts, state, request, values
        self.figure = request.figure
        self.offers = offers(texts, state, request.figure)
        able = [offer for offer in self.offers if offer.refusal is None]
        wished = values.get("act")
        self.offer = next((offer for offer in able if offer.key == wished), self._first(able))

    def _first(self, able: list[Offer]) -> Offer | None:
        """Return what is proposed: a possible attack, else a way, else standing up; nothing else unprompted."""
        by_key = {offer.key: offer for offer in able}
        attack = by_key.get("attack")
        if attack is not None and not attack.about:
            return attack
        moves = (offer for offer in able if offer.needs == "way")
        return by_key.get("stand-up") or next(moves, None)

    # -- the form ---------------------------------------------------------------------------------------------

    def form(self) -> Form[Any]:
        """Return what is asked, with what is chosen so far."""
        offer = self.offer
        if offer is None:
            return self._whole((), None)
        match offer.needs:
            case "way":
                return self._way(offer)
            case "attack":
                return self._attack(offer)
            case "jump":
                return self._jump(offer)
            case "target":
                return self._target(offer)
            case "point":
                return self._burst(offer)
            case "search":
                return self._search(offer)
            case "ready":
                return self._ready(offer)
        return self._contested((), offer.answer, offer) or self._whole((), offer.answer, commit=offer.label)

    def _way(self, offer: Offer) -> Form[Any]:
        mode = offer.answer
        assert isinstance(mode, Mode), "of such an offer"
        moving = Moving(self.texts, self.state, self.figure, mode, self.values)
        move, lines = moving.move, tuple[str, ...]()
        if move is not None:
            whom = dict.fromkeys(each.foe for each in moving.provoked() if each.reacts)
            if whom:
                lines = (self.texts("step-provokes", figures=self._names(whom)),)
            cost = way_of_move(self.state, self.figure, move).cost
            is_spent = moving.left - cost < LEAST_LEFT
            if moving.beside or (is_spent and moving.short > NEARBY):
                key = "step-way-too-far" if is_spent else "step-no-way"
                lines = (self.texts(key, metres=rounded(moving.short, 1)), *lines)
        return self._whole(moving.fields(), move, tuple(moving.sketch()), commit=offer.label, lines=lines)

    def _attack(self, offer: Offer) -> Form[Any]:
        attacking = Attacking(self.texts, self.state, self.figure, self.values)
        placed = self.state.figures[self.figure]
        more = attacks_by_action(self.state, self.figure)
        lines = attacking.lines()
        if more > 1:
            number = placed.attacks_left if placed.action_used else more
            lines = (self.texts("step-attacks-left", number=number, of=more), *lines)
        return self._whole(
            attacking.fields(),
            attacking.attack,
            attacking.sketch(),
            commit=offer.label,
            lines=lines,
            rolls=attacking.rolls(),
            warning=attacking.warning or offer.about,
        )

    def _jump(self, offer: Offer) -> Form[Any]:
        aim = self.values.get("place")
        point = aim.point if isinstance(aim, Aim) else None

        def refuse(meant: Aim) -> str | None:
            return None if meant.point is None else jump_refused(self.texts, self.state, self.figure, meant.point)

        target = Target(
            name="place",
            label=self.texts("step-where"),
            value=aim if point is not None else None,
            shown="" if point is None else self.texts("step-place"),
            points=True,
            put=self._ground,
            refuse=refuse,
        )
        answer = None if point is None or refuse(Aim(point=point)) else jump_to(point)
        warning = "" if point is None else refuse(Aim(point=point)) or ""
        sketch = jump_sketch(self.texts, self.state, self.figure)
        return self._whole((target,), answer, sketch, commit=offer.label, warning=warning)

    def _ground(self, point: Point) -> Point3:
        """Return a place of the table, on the highest thing lying there."""
        return (round(point[0], 3), round(point[1], 3), max(stand_heights(self.state.battlefield, *point), default=0.0))

    def _target(self, offer: Offer) -> Form[Any]:
        ways = [way for way in offer.ways if way.refusal is None]
        offer = next((way for way in ways if way.key == self.values.get("how")), ways[0] if ways else offer)
        hows = tuple(Option(value=way.key, label=way.label) for way in ways)
        how = [
            Pick(name="how", label=self.texts("step-how"), options=hows, value=offer.key, decides=False, cycled=True)
        ]
        aim = self.values.get("whom")
        wished = aim.figure if isinstance(aim, Aim) else None
        chosen = wished if wished in offer.targets else offer.targets[0]
        assert chosen is not None, "one of the targets"
        target = Target(
            name="whom",
            label=self.texts("step-target"),
            value=Aim(figure=chosen),
            shown=figure_name(self.texts, self.state.setup, chosen),
            figures=offer.targets,
        )
        answer = offer.answer(chosen)
        fields = [target, *(how if len(hows) > 1 else [])]
        contested = self._contested(fields, answer, offer)
        return contested or self._whole(fields, answer, commit=offer.label, lines=_lines(offer))

    def _contested(self, fields: Sequence[Field], answer: StepAnswer, offer: Offer) -> Form[Any] | None:
        """Return the form of an act in which both throw, with the chance that it succeeds; None for all others.

        D061, D091, DR48.
        """
        held = STEPS.of(answer).contest(self.state, self.figure, answer)
        if held is None:
            return None
        lines = (*_lines(offer), contest_line(self.texts, self.state, held))
        rolls = contest_rolls(self.texts, self.state, held)
        return self._whole(fields, answer, commit=offer.label, lines=lines, rolls=rolls)

    def _burst(self, offer: Offer) -> Form[Any]:
        """Return a place for a thrown thing that bursts there, with those within it.  D090."""
        feature, state = offer.answer, self.state
        assert isinstance(feature, Feature), "of such an offer"
        aim = self.values.get("burst")
        point = aim.point if isinstance(aim, Aim) else None
        if point is None and isinstance(aim, Aim) and aim.figure is not None:
            point = state.figures[aim.figure].at
        answer = None if point is None else UseFeature(feature.id, point=point)
        refusal = None if answer is None else step_refusal(state, self.figure, answer)
        warning = "" if refusal is None else refusal_line(self.texts, state.setup, refusal)
        target = Target(
            name="burst",
            label=self.texts("step-where"),
            value=aim if isinstance(aim, Aim) else None,
            shown="" if point is None else self.texts("step-place"),
            figures=tuple(foes(state, self.figure)),
            points=True,
            put=self._ground,
        )
        sketch: list[Sketch] = []
        lines = _lines(offer)
        if point is not None:
            hit = dict.fromkeys(each for each, _ in caught_by(state, self.figure, feature, point))
            sketch += [Circle(point[:2], feature.radius, style="range"), Lit(frozenset(hit), "hit")]
            told = self.texts("step-burst", figures=self._names(hit)) if hit else self.texts("step-burst-nobody")
            lines = (*lines, told)
        return self._whole(
            (target,), None if refusal else answer, tuple(sketch), commit=offer.label, lines=lines, warning=warning
        )

    def _names(self, figures: Iterable[FigureId]) -> str:
        return self.texts.listing([figure_name(self.texts, self.state.setup, each) for each in figures])

    def _search(self, offer: Offer) -> Form[Any]:
        """Return a place of the scenario, or one that is pointed at.  D012, D076."""
        texts, state = self.texts, self.state
        options = [Option(value=NOWHERE, label=texts("step-search-point"))]
        for secret in state.setup.secrets:
            west, south, east, north = box_of(secret.area.outline)
            at = ((west + east) / 2.0, (south + north) / 2.0, 0.0)
            refusal = step_refusal(state, self.figure, Search(place=secret.id))
            options.append(
                Option(
                    value=secret.id,
                    label=secret.label.in_language(texts.language),
                    refusal="" if refusal is None else refusal_line(texts, state.setup, refusal),
                    at=at,
                )
            )
        able = [option.value for option in options if not option.refusal]
        wished = self.values.get("search")
        chosen = wished if wished in able else able[-1]
        fields: list[Field] = [
            Pick(name="search", label=texts("step-where"), options=tuple(options), value=chosen, decides=False)
        ]
        if isinstance(chosen, str) and chosen != NOWHERE:
            return self._whole(fields, Search(place=SecretId(chosen)), commit=offer.label)
        aim = self.values.get("around")
        point = aim.point if isinstance(aim, Aim) else None
        fields.append(
            Target(
                name="around",
                label=texts("step-place"),
                value=aim if isinstance(aim, Aim) else None,
                points=True,
                put=self._ground,
            )
        )
        answer = None if point is None else Search(point=(point[0], point[1]))
        refusal = None if answer is None else step_refusal(state, self.figure, answer)
        warning = texts("step-point-at") if answer is None else ""
        warning = warning if refusal is None else refusal_line(texts, state.setup, refusal)
        return self._whole(fields, None if refusal else answer, commit=offer.label, warning=warning)

    def _ready(self, offer: Offer) -> Form[Any]:
        """Return what is being waited for, and what is done then.  D075."""
        texts, state = self.texts, self.state
        triggers = tuple(Option(value=each, label=texts(f"trigger-{each.value}")) for each in Trigger)
        acts = tuple(Option(value=each, label=texts(f"readied-{each.value}")) for each in ReadiedAct)
        trigger, act = self.values.get("trigger", Trigger.REACH), self.values.get("then", ReadiedAct.ATTACK)
        fields: list[Field] = [
            Pick(
                name="trigger", label=texts("step-trigger"), options=triggers, value=trigger, decides=False, cycled=True
            ),
            Pick(name="then", label=texts("step-then"), options=acts, value=act, decides=False, cycled=True),
        ]
        aim = self.values.get("whose")
        others = tuple(figure for figure in present(state) if figure != self.figure)
        who = aim.figure if isinstance(aim, Aim) else None
        if trigger is Trigger.ACTS and who is None and others:
            who = others[0]
        fields.append(
            Target(
                name="whose",
                label=texts("step-whose"),
                value=None if who is None else Aim(figure=who),
                shown=texts("step-any-foe") if who is None else figure_name(texts, state.setup, who),
                figures=others,
            )
        )
        answer = Ready(trigger, act, who)
        refusal = step_refusal(state, self.figure, answer)
        warning = "" if refusal is None else refusal_line(texts, state.setup, refusal)
        return self._whole(fields, None if refusal else answer, commit=offer.label, warning=warning, free=("whose",))

    # -- the whole --------------------------------------------------------------------------------------------

    def _whole(
        self,
        fields: Sequence[Any],
        answer: Any,
        sketch: tuple[Sketch, ...] = (),
        *,
        commit: str = "",
        lines: tuple[str, ...] = (),
        rolls: tuple[Roll, ...] = (),
        warning: str = "",
        free: tuple[str, ...] = (),
    ) -> Form[Any]:
        """Return the form topped by the row of things to do; fields that are `free` may stay empty."""
        texts, state, figure, chosen = self.texts, self.state, self.figure, self.offer
        options = tuple(
            Option(
                value=offer.key,
                label=offer.label,
                cost=offer.cost,
                key=offer.command,
                about=offer.about,
                refusal="" if offer.refusal is None else refusal_line(texts, state.setup, offer.refusal),
                icon=ICONS.get(offer.key) or ICONS[offer.key.partition("-")[0]],
                same=offer.place or None,
                fleeting=offer.place in ("", "drop-prone"),
            )
            for offer in self.offers
        )
        ending = texts("command-step-end-turn")
        able = (offer.key for offer in self.offers if offer.refusal is None)
        idle = chosen is None and all(key.startswith(FREE) for key in able)
        picks = [Pick(name="act", options=options, value=chosen and chosen.key, decides=False)] if options else []
        placed = state.figures[figure]
        kept = [field for field in fields if field.name not in free or field.value is not None]
        return Form(
            name="step",
            title=texts("ask-step", figure=figure_name(texts, state.setup, figure)),
            player=PlayerId(self.request.player),
            figure=figure,
            selected=figure,
            fields=(*picks, *kept),
            give=lambda given: answer,
            lines=lines,
            rolls=rolls,
            warning=warning,
            tallies=tuple(budget(texts, state, figure)),
            sketch=sketch,
            commit=commit,
            instead=(Instead("step-end-turn", ending, EndTurn(), "step-end-turn", main=idle, ends=True, icon="end"),),
            groups=("plan", "step"),
            vital=(placed.at[:2],),
            leads=self._leads,
            meets=self._meets,
        )

    def _leads(self, figure: FigureId, point: Point) -> Values | None:
        """Return what leads the creature to a place: the mode that is chosen, else the first one it can go by."""
        able = [offer for offer in self.offers if offer.needs == "way" and offer.refusal is None]
        if figure != self.figure or not able:
            return None
        offer = self.offer if self.offer in able else able[0]
        assert offer is not None, "one of those"
        return {"act": offer.key, "way": ((*point, 0.0),)}

    def _meets(self, figure: FigureId) -> Values | str | None:
        """Return what makes a creature the target of an attack; None where it can be none.

        While a way is planned that an attack cannot come before, it stays, and the reason is returned.
        """
        attack = next((offer for offer in self.offers if offer.needs == "attack" and offer.refusal is None), None)
        if attack is None or figure not in foes(self.state, self.figure):
            return None
        values = {"act": attack.key, "target": Aim(figure=figure)}
        is_led = self.offer is not None and self.offer.needs == "way" and self.values.get("way")
        reason = Attacking(self.texts, self.state, self.figure, values).warning if is_led else ""
        return self.texts("step-way-stays", reason=reason) if reason else values


def _lines(offer: Offer) -> tuple[str, ...]:
    return (offer.about,) if offer.about else ()
