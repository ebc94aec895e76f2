"""Attacking and aiming: point at a target, see the sight line and the sum; a click holds it, a second one attacks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final, TypeAlias

from pb12table.skirmish.forms import Field
from pb12table.skirmish.forms.form import (
    Aim,
    Circle,
    Form,
    Look,
    Number,
    Option,
    Outlined,
    Pick,
    Sketch,
    Target,
    Values,
)
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.attacks.attack_plan import weapons
from pb12table.systems.pb12.rules.attacks.blast import Reached, figures_within
from pb12table.systems.pb12.rules.attacks.targets import aims, breakable_pieces, is_present, is_there, piece_point
from pb12table.systems.pb12.rules.command.commanding import commanding_refusal
from pb12table.systems.pb12.rules.figures.figures import body, distance, figures_on_table, is_on_table, is_opposing
from pb12table.systems.pb12.rules.game import answers
from pb12table.systems.pb12.rules.game.answers import Attack
from pb12table.systems.pb12.rules.game.legality import action_refusal
from pb12table.systems.pb12.rules.game.state import ChosenTarget
from pb12table.systems.pb12.rules.preparations.profiles import Block, Setup
from pb12table.systems.pb12.scene.hints import longest_reach
from pb12table.systems.pb12.scene.miniatures import piece_at, whole_percent
from pb12table.systems.pb12.texts.names import block_name, target_name
from pb12table.systems.pb12.window.attack import (
    AIMS,
    Aimed,
    AttackChoice,
    AttackPreview,
    ammunition,
    best_choice,
    blast_line,
    blast_sketch,
    breakable,
    chosen_weapon,
    facing_before,
    near_first,
    piece_line,
    point_below,
    points_below,
    preview_attack,
)
from pb12table.systems.pb12.window.forms.acting import Acting
from pb12table.table.shapes import Point, Point3
from pb12table.texts.locale import Texts, rounded
from pb12table.texts.names import name_of


def frequency_field(texts: Texts, block: Block | None, *, is_used: bool) -> tuple[Pick, ...]:
    """Return the field for whether checks are multiplied; none for what cannot multiply them.  R1.6.7."""
    if block is None or block.frequency.multiplier == 1:
        return ()
    frequency = block.frequency
    modifier = texts.signed(frequency.modifier)
    code = texts("attack-frequency-code", multiplier=frequency.multiplier, modifier=modifier)
    pick = Pick(
        name="frequency",
        label=texts("attack-frequency"),
        value=is_used,
        decides=False,
        cycled=True,
        keys=("frequency", "frequency"),
        options=(
            Option(value=False, label=texts("attack-frequency-off", code=code)),
            Option(value=True, label=texts("attack-frequency-on", code=code)),
        ),
    )
    return (pick,)


def given_up_field(texts: Texts, given_up: int, most: int) -> tuple[Number, ...]:
    """Return the field for how many checks to give up to make the others easier; none if there is only one.  R1.6.8."""
    if most < 1 and not given_up:
        return ()
    number = Number(
        name="given-up",
        label=texts("attack-give-up"),
        value=given_up,
        lowest=0,
        highest=max(most, given_up),
        about=texts("attack-give-up-tip"),
        keys=("give-up-less", "give-up-more"),
    )
    return (number,)


UNSEEN: Final = frozenset(("no-sight-line", "no-sight-line-to-point"))
"""The refusals of attacks on what is not seen."""


def is_unseen(preview: AttackPreview) -> bool:
    """Return whether there is no sight line, so that neither concealment level nor target number means anything.

    R1.6.16.
    """
    seen, refusal = preview.plan.sight, preview.refusal
    return (seen is not None and not seen.exists) or (refusal is not None and refusal.reason in UNSEEN)


def result_words(texts: Texts, preview: AttackPreview) -> str:
    """Return what every check needs, or why none can succeed."""
    if is_unseen(preview):
        return texts("attack-no-sight-line")
    if preview.plan.fails:
        return texts("attack-fails")
    return texts("attack-target-number", target=preview.plan.target_number)


def hopeless(texts: Texts, setup: Setup, preview: AttackPreview) -> str:
    """Return what should be known before points are spent for nothing; "" if there is a chance."""
    plan = preview.plan
    if plan.target is None and plan.weapon.radius is None and plan.piece not in setup.durability:
        return texts("attack-harms-nothing")
    return "" if preview.odds.p_check > 0.0 or plan.fails else texts("attack-hopeless")


def chances(texts: Texts, setup: Setup, preview: AttackPreview) -> str:
    """Return the probability that the attack has an effect."""
    plan = preview.plan
    if plan.fails:
        return texts("attack-fails-note")
    odds = preview.odds
    if plan.weapon.radius is not None:
        return texts(
            "blast-chances",
            one=round(100 * odds.p_check),
            some=round(100 * (1.0 - odds.p_hits[0])),
            out=round(100 * odds.p_out),
            target="point" if plan.target is None else "figure",
        )
    breaks = plan.piece in setup.durability
    return texts(
        "attack-chances" if plan.target is not None else f"attack-chances-{'terrain' if breaks else 'nothing'}",
        one=round(100 * odds.p_check),
        some=round(100 * (1.0 - odds.p_hits[0])),
        out=round(100 * odds.p_out),
        checks=plan.checks,
    )


UNLIKELY: Final = 0.15
"""An attack with less of a chance is not proposed: it stands out once its target is held."""
AIMED, TARGET, FOE = "aimed", "target", "foe"
BETWEEN: Final = (0.3, 0.5, 0.7)
"""Shares of the way to a target at which no card should lie over the sight line."""
Refused: TypeAlias = Callable[[ChosenTarget], str]
"""Why a target cannot be chosen, as a sentence; "" when it can."""


def opponents(acting: Acting) -> list[FigureId]:
    """Return the opposing figures on the table, nearest first."""
    state, figure = acting.state, acting.figure
    found = [each.id for each in figures_on_table(state) if is_opposing(state, figure, each.id)]
    return sorted(found, key=lambda other: (distance(state, figure, other), other))


def chosen(aim: Aim | None) -> ChosenTarget | None:
    """Return what is meant as a target of the rules."""
    return None if aim is None else ChosenTarget(aim.figure, aim.point, aim.piece)


def aim_at(target: ChosenTarget, *, held: bool = False, keyed: bool = False) -> Aim:
    """Return a target of the rules as what is meant."""
    return Aim(figure=target.figure, piece=target.piece, point=target.point, held=held, keyed=keyed)


def aimed_field(acting: Acting, aimed: Aimed) -> Pick:
    """Return the field for what the mouse points at, and the key for something else."""
    texts = acting.texts
    return Pick(
        name=AIMED,
        label=texts("attack-at"),
        value=aimed,
        decides=False,
        cycled=True,
        about=texts("attack-at-tip"),
        keys=("attack-at", "attack-at"),
        options=tuple(Option(value=each, label=texts(f"attack-at-{each}")) for each in AIMS),
    )


def aimed_now(values: Values, changed: str, first: Aimed) -> Aimed:
    """Return what the mouse points at: figures again once keys have led to one of them."""
    aim = values.get(TARGET)
    if changed == TARGET and aim is not None and aim.figure is not None:
        return "figure"
    found: Aimed = values.get(AIMED, first)
    return found


def target_field(
    acting: Acting,
    aimed: Aimed,
    aim: Aim | None,
    refused: Refused,
    pieces: Sequence[str],
    *,
    takes_places: bool = False,
    near: Sequence[Point3] = (),
    same: float = 0.0,
    refuse: Callable[[Aim], str | None] = lambda aim: None,
) -> Target:
    """Return the field for what is meant.

    `pieces` are those worth choosing; `takes_places`: places are meant even while the mouse points at figures; within
    `same` steps of one of the points `near` that very point is meant.
    """
    state = acting.state

    @cache
    def order() -> tuple[Aim, ...]:
        if aimed == "terrain":
            return tuple(Aim(piece=piece) for piece in pieces)
        # Those that can be chosen come first, then the others, so that their reasons can be read, too.
        foes = sorted(opponents(acting), key=lambda other: bool(refused(ChosenTarget(other))))
        return tuple(Aim(figure=other) for other in foes)

    there = tuple(each.id for each in figures_on_table(state) if each.id != acting.figure) if aimed == "figure" else ()
    standing = tuple((piece.id, piece.outline) for piece in state.battlefield.pieces) if aimed == "terrain" else ()

    def put(point: Point) -> Point3:
        close = (place for place in near if abs(complex(place[0] - point[0], place[1] - point[1])) <= same)
        return next(close, None) or point_below(state, acting.figure, point)

    return Target(
        name=TARGET,
        value=aim,
        figures=there,
        pieces=standing,
        piece=lambda point: piece_at(state, point),
        points=aimed == "place" or (aimed == "figure" and takes_places),
        put=put,
        heights=lambda point: [place[2] for place in points_below(state, point)],
        follows=True,
        order=order,
        refuse=refuse,
        keys=("previous-figure", "next-figure"),
    )


def foe_of(values: Values, aim: Aim | None) -> FigureId | None:
    """Return the figure meant now or before something else was: it is meant again when figures are."""
    found: FigureId | None = values.get(FOE) if aim is None or aim.figure is None else aim.figure
    return found


def foe_field(foe: FigureId | None) -> tuple[Pick, ...]:
    """Return the field that remembers the figure, without a button."""
    return () if foe is None else (Pick(name=FOE, value=foe, decides=False, options=(_unseen(foe),)),)


def _unseen(foe: FigureId) -> Option:
    return Option(value=foe, label="", hidden=True)


def aim_anew(aimed: Aimed, foe: FigureId | None, pieces: Sequence[str]) -> Aim | None:
    """Return what is meant after keys led to figures, terrain or places; of places the one the mouse points at."""
    if aimed == "figure":
        return None if foe is None else Aim(figure=foe, keyed=True)
    return Aim(piece=pieces[0], keyed=True) if aimed == "terrain" and pieces else None


def place_of(acting: Acting, aim: Aim | None) -> Point | None:
    """Return the place of what is meant."""
    state = acting.state
    if aim is None:
        return None
    if aim.piece is not None:
        return piece_point(state, acting.figure, aim.piece)[:2] if is_there(state, aim.piece) else None
    if aim.point is not None:
        return aim.point[:2]
    seen = aim.figure is not None and is_on_table(state, aim.figure)
    return body(state, aim.figure).position if seen and aim.figure is not None else None


def between(acting: Acting, aim: Aim | None) -> tuple[Point, ...]:
    """Return the places between the figure and its target, where anything in the way counts."""
    here, there = body(acting.state, acting.figure).position, place_of(acting, aim)
    if there is None:
        return ()
    return tuple((here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share) for share in BETWEEN)


def by_keys(acting: Acting, aim: Aim | None) -> tuple[Point, ...]:
    """Return the target's place if keys have chosen it: what the mouse points at is not under the card.

    Nor must the table move away from under the mouse.
    """
    there = place_of(acting, aim)
    return (there,) if there is not None and aim is not None and aim.keyed else ()


def hints(acting: Acting, aimed: Aimed) -> tuple[str, ...]:
    """Return what to point at while there is nothing yet."""
    return () if aimed == "figure" else (acting.texts(f"attack-at-{aimed}-hint"),)


def height_words(acting: Acting, aim: Aim | None) -> tuple[str, ...]:
    """Return words on several surfaces at the place pointed at, on the bridge and below it, and which is meant."""
    point = None if aim is None else aim.point
    count = 0 if point is None else len(points_below(acting.state, point[:2]))
    if point is None or count < 2:
        return ()
    keys = f"{acting.key('aim-higher')} / {acting.key('aim-lower')}"
    return (acting.texts("moving-heights", height=acting.texts.number(point[2], 1), count=count, keys=keys),)


def facing_words(acting: Acting, facing: float | None) -> tuple[str, ...]:
    """Return how the figure will face, if that was set."""
    if acting.turned is None or facing is None:
        return ()
    return (acting.texts("turned-first", degrees=round(facing) % 360),)


def aim(acting: Acting, values: Values, changed: str) -> Form[answers.Aim]:
    """Return the form in which a click holds a target that can be aimed at, and a second one aims."""
    texts, aimed = acting.texts, aimed_now(values, changed, "figure")
    meant = _meant(acting, aimed, values, changed)
    foe = foe_of(values, meant)
    target = chosen(meant)
    answer = None if target is None else _answer(acting, target)
    for_others = (texts("aim-for-command"),) if _may_command(acting) else ()
    return Form(
        name="aim",
        title=texts(
            "aim-title-open" if target is None else "aim-title",
            figure=acting.figure_name(acting.figure),
            target="" if target is None else target_name(texts, acting.setup, target),
        ),
        player=acting.player,
        lines=(
            texts("aim-explanation"),
            *(hints(acting, aimed) if target is None else ()),
            *height_words(acting, meant),
            *facing_words(acting, None if answer is None else answer.facing),
            *for_others,
        ),
        warning="" if target is None else _refusal(acting, target),
        fields=(
            *foe_field(foe),
            aimed_field(acting, aimed),
            target_field(
                acting,
                aimed,
                meant,
                lambda other: _refusal(acting, other),
                _pieces(acting) if aimed == "terrain" else (),
                refuse=lambda other: _refusal(acting, chosen(other) or ChosenTarget()) or None,
            ),
        ),
        give=lambda given: _legal(acting, given[TARGET]),
        commit=texts("card-commit-cost", cost=texts("cost-action", number=1)),
        figure=foe,
        places=between(acting, meant),
        vital=by_keys(acting, meant),
        sketch=_sketch(acting, meant),
        groups=("plan", "attack", "action"),
        click_words="attack-at-terrain-hint" if aimed == "terrain" else "",
    )


def _meant(acting: Acting, aimed: Aimed, values: Values, changed: str) -> Aim | None:
    """Return what is meant now; a click does not hold what cannot be aimed at, since nothing on the card changes that.

    At first it is the nearest figure that can be aimed at, else the nearest.
    """
    if AIMED not in values:
        foes = opponents(acting)
        able = (other for other in foes if not _refusal(acting, ChosenTarget(other)))
        first = next(able, next(iter(foes), None))
        return None if first is None else Aim(figure=first, keyed=True)
    if changed == AIMED:
        return aim_anew(aimed, values.get(FOE), _pieces(acting) if aimed == "terrain" else ())
    found: Aim | None = values[TARGET]
    return found


def _pieces(acting: Acting) -> list[str]:
    """Return the pieces of terrain that can be aimed at, nearest first."""
    found = (piece for piece in breakable_pieces(acting.state) if not _refusal(acting, ChosenTarget(piece=piece)))
    return near_first(acting.state, acting.figure, list(found))


def _answer(acting: Acting, target: ChosenTarget) -> answers.Aim:
    facing = facing_before(acting.state, acting.figure, target, acting.turned)
    return answers.Aim(target.figure, facing, target.point, target.piece)


def _refusal(acting: Acting, target: ChosenTarget) -> str:
    return acting.words(action_refusal(acting.state, acting.figure, _answer(acting, target)))


def _legal(acting: Acting, meant: Aim | None) -> answers.Aim | None:
    """Return the answer if the rules take it."""
    target = chosen(meant)
    return None if target is None else acting.legal(_answer(acting, target))


def _may_command(acting: Acting) -> bool:
    """Return whether the figure can command others to shoot at what it aims at.  R2.1.5."""
    own = sum(figure.controller == acting.player for figure in acting.state.figures.values())
    return own > 1 and commanding_refusal(acting.state, acting.figure) is None


def _sketch(acting: Acting, meant: Aim | None) -> tuple[Sketch, ...]:
    """Return the sight line, what is in its way, and the piece that is meant."""
    target = chosen(meant)
    if target is None:
        return ()
    piece = () if target.piece is None else (Outlined((target.piece,)),)
    return (Look(acting.figure, aim_at(target), outlined=True), *piece)


WEAPON, POINTS, FREQUENCY, GIVEN_UP, BOOST = "weapon", "points", "frequency", "given-up", "boost"
SAME_PLACE: Final = 0.4
"""So near to a point that was aimed at, in steps, that very point is meant."""
MOST_BOOST: Final = 99


@dataclass(frozen=True, slots=True)
class Attacking:
    """An attack that is planned; `preview` is what it would come to, None while nothing is meant.

    `foe` is the figure that is meant, or was before something else came to be.
    """

    acting: Acting
    choice: AttackChoice
    aimed: Aimed
    aim: Aim | None
    preview: AttackPreview | None
    foe: FigureId | None = None

    @property
    def is_own(self) -> bool:
        """Return whether the target is a figure of the attacker's own player."""
        figures, target = self.acting.state.figures, None if self.preview is None else self.preview.plan.target
        return target is not None and figures[target].controller == self.acting.player

    @property
    def hits(self) -> list[Reached]:
        """Return whom a success with a target radius would hit, if it does not diverge."""
        plan = None if self.preview is None else self.preview.plan
        if plan is None or plan.weapon.radius is None:
            return []
        return figures_within(self.acting.state, plan.point, plan.weapon.radius, plan.target)

    @property
    def legal(self) -> Attack | None:
        """The attack, if the rules take it."""
        return self.preview.answer if self.preview is not None and self.preview.refusal is None else None


# -- what is given ----------------------------------------------------------------------------------------------


def ranged_attack(acting: Acting, values: Values, changed: str) -> Form[Attack]:
    """Return the form for an attack from afar."""
    return _attack(acting, values, changed, ranged=True)


def melee_attack(acting: Acting, values: Values, changed: str) -> Form[Attack]:
    """Return the form for an attack at close quarters."""
    return _attack(acting, values, changed, ranged=False)


def _attack(acting: Acting, values: Values, changed: str, *, ranged: bool) -> Form[Attack]:
    """Return the form for weapon, action points, frequency, given-up checks, boost and target."""
    plan = planned(acting, values, changed, ranged=ranged)
    fields = _fields(plan)
    now = {field.name: field.value for field in fields}

    def give(given: Values) -> Attack | None:
        same = all(given.get(name) == value for name, value in now.items())
        return plan.legal if same else planned(acting, given, "", ranged=ranged).legal

    return _form(plan, fields, give)


def planned(acting: Acting, values: Values, changed: str, *, ranged: bool) -> Attacking:
    """Return what is given, within the bounds of the rules."""
    if WEAPON not in values:
        return _begun(acting, ranged)
    choice = AttackChoice(
        ranged,
        values[WEAPON],
        values[POINTS],
        bool(values.get(FREQUENCY)),
        values.get(GIVEN_UP) or 0,
        values.get(BOOST) or 0,
        acting.turned,
    )
    aimed, aim = aimed_now(values, changed, "figure"), values.get(TARGET)
    if changed == AIMED:
        aim = aim_anew(aimed, values.get(FOE), _attacking_pieces(acting, ranged) if aimed == "terrain" else ())
    elif changed == WEAPON:
        choice = replace(choice, frequency=False, given_up=0)
        aim = None if aim is not None and aim.point is not None else aim
    return replace(_bounded(acting, choice, aimed, aim), foe=foe_of(values, aim))


def _begun(acting: Acting, ranged: bool) -> Attacking:
    """Return the initial attack: on the terrain or the point aimed at, else on a figure, else on terrain.

    R1.7.16, R2.1.5.
    """
    figure, choice = _first_target(acting, AttackChoice(ranged, facing=acting.turned))
    for target in _aimed_at(acting, ranged):
        if target.figure is None and is_present(acting.state, acting.figure, target):
            aimed: Aimed = "terrain" if target.piece is not None else "place"
            return replace(_bounded(acting, choice, aimed, aim_at(target, held=True, keyed=True)), foe=figure)
    first = None if figure is None else Aim(figure=figure, keyed=True)
    plan = _bounded(acting, choice, "figure", first)
    pieces = _attacking_pieces(acting, ranged) if plan.legal is None else []
    if pieces:
        plan = _bounded(acting, choice, "terrain", aim_anew("terrain", figure, pieces))
    return replace(plan, foe=figure)


def _first_target(acting: Acting, choice: AttackChoice) -> tuple[FigureId | None, AttackChoice]:
    """Return what has been aimed at, else the nearest figure that can be hit, else the nearest attackable one.

    With the most promising weapon, too.
    """
    state, figure, wanted = acting.state, acting.figure, _aimed_at(acting, choice.ranged)
    foes = sorted(opponents(acting), key=lambda other: ChosenTarget(other) not in wanted)
    in_vain: tuple[FigureId, AttackChoice] | None = None
    for other in foes:
        best = best_choice(state, figure, other, AttackChoice(choice.ranged))
        preview = preview_attack(state, figure, other, best)
        if preview is None or preview.refusal is not None:
            continue
        best = replace(best, facing=choice.facing)
        if preview.odds.p_check > 0.0:
            return other, best
        in_vain = in_vain or (other, best)
    return in_vain or (next(iter(foes), None), choice)


def _aimed_at(acting: Acting, ranged: bool) -> list[ChosenTarget]:
    """Return what the figure has aimed at, which melee ignores.  R1.7.16."""
    return aims(acting.state, acting.figure) if ranged else []


def _attacking_pieces(acting: Acting, ranged: bool) -> list[str]:
    return breakable(acting.state, acting.figure, ranged=ranged)


def _bounded(acting: Acting, choice: AttackChoice, aimed: Aimed, aim: Aim | None) -> Attacking:
    """Return the attack with no more points than are available and one check left."""
    left = max(acting.points, 1)
    choice = replace(choice, action_points=max(min(choice.action_points, left), 1))
    preview = _preview(acting, choice, aim)
    most = _most_given_up(preview)
    if choice.given_up > most:
        choice = replace(choice, given_up=most)
        preview = _preview(acting, choice, aim)
    return Attacking(acting, choice, aimed, aim, preview)


def _preview(acting: Acting, choice: AttackChoice, aim: Aim | None) -> AttackPreview | None:
    """Return the attack on what is meant, as it would be rolled."""
    if aim is None:
        return None
    return preview_attack(acting.state, acting.figure, aim.figure, choice, aim.point, aim.piece)


def _most_given_up(preview: AttackPreview | None) -> int:
    """Return the most checks that can be given up: one must be left."""
    return 0 if preview is None else max(preview.plan.checks + preview.plan.given_up - 1, 0)


# -- the fields -------------------------------------------------------------------------------------------------


def _fields(plan: Attacking) -> tuple[Field, ...]:
    """Return the fields for what can be set."""
    acting, texts, choice = plan.acting, plan.acting.texts, plan.choice
    weapon = chosen_weapon(acting.state, acting.figure, choice)
    if weapon is None:
        return ()
    points = Number(
        name=POINTS,
        label=texts("attack-points"),
        value=choice.action_points,
        lowest=1,
        highest=max(acting.points, 1),
        shown=texts("attack-points-value", points=choice.action_points, left=acting.points),
        keys=("less-points", "more-points"),
    )
    boost = Number(
        name=BOOST,
        label=texts("attack-boost"),
        value=choice.boost,
        lowest=0,
        highest=MOST_BOOST,
        shown=texts.signed(choice.boost) if choice.boost else "0",
        about=texts("attack-boost-tip"),
        keys=("boost-less", "boost-more"),
    )

    def refused(target: ChosenTarget) -> str:
        preview = _preview(acting, choice, aim_at(target))
        return "" if preview is not None and preview.refusal is None else "refused"

    target = target_field(
        acting,
        plan.aimed,
        plan.aim,
        refused,
        _attacking_pieces(acting, choice.ranged) if plan.aimed == "terrain" else (),
        takes_places=weapon.radius is not None,
        near=[there.point for there in _aimed_at(acting, choice.ranged) if there.point is not None],
        same=SAME_PLACE,
    )
    return (
        *foe_field(plan.foe),
        aimed_field(acting, plan.aimed),
        target,
        _weapons(plan),
        points,
        *frequency_field(texts, weapon, is_used=choice.frequency),
        *given_up_field(texts, choice.given_up, _most_given_up(plan.preview)),
        *(() if weapon.radius is not None else (boost,)),
    )


def _weapons(plan: Attacking) -> Pick:
    """Return the field for the weapons in use, with what they have left to shoot."""
    acting = plan.acting
    found = weapons(acting.state, acting.figure, ranged=plan.choice.ranged)

    def words(weapon: Block) -> str:
        resources = ammunition(acting.state, acting.figure, weapon)
        full = weapon.resources or 0
        shots = "" if resources is None else acting.texts("attack-ammunition", left=resources, full=full)
        return f"{block_name(acting.texts, acting.setup, weapon.id)} {shots}".strip()

    return Pick(
        name=WEAPON,
        label=acting.texts("attack-weapon"),
        value=plan.choice.weapon % len(found),
        decides=False,
        cycled=True,
        keys=("next-weapon", "next-weapon"),
        options=tuple(Option(value=number, label=words(weapon)) for number, weapon in enumerate(found)),
    )


# -- what is said -----------------------------------------------------------------------------------------------


def _form(plan: Attacking, fields: tuple[Field, ...], give: Callable[[Values], Attack | None]) -> Form[Attack]:
    acting, texts, preview = plan.acting, plan.acting.texts, plan.preview
    name = "ranged-attack" if plan.choice.ranged else "melee-attack"
    figure = acting.figure_name(acting.figure)
    common: Form[Attack] = Form(
        name="attack",
        title=texts(f"{name}-title-open", figure=figure),
        player=acting.player,
        lines=hints(acting, plan.aimed),
        warning=texts("tile-no-target") if plan.aimed == "figure" else "",
        fields=fields,
        give=give,
        figure=plan.foe,
        groups=("plan", "attack", "action"),
        sketch=tuple(_rings(plan)),
        click_words="attack-at-terrain-hint" if plan.aimed == "terrain" else "",
    )
    if preview is None:
        return common
    target = ChosenTarget(preview.plan.target, piece=preview.plan.piece)
    reason = acting.words(preview.refusal)
    own, in_vain = plan.is_own, preview.odds.p_check == 0.0
    is_unlikely = preview.odds.p_check < UNLIKELY and not (plan.aim is not None and plan.aim.held)
    words = {"points": preview.answer.action_points, "go": acting.key("commit")}
    sure = "attack-would-fail" if in_vain else "attack-would-hit-own" if own else ""
    return replace(
        common,
        title=texts(f"{name}-title", figure=figure, target=target_name(texts, acting.setup, target)),
        lines=_facts(plan, preview),
        warning=reason or (texts("attack-own-figure") if own else hopeless(texts, acting.setup, preview)),
        modifiers=() if is_unseen(preview) else tuple(preview.plan.modifiers),
        result=result_words(texts, preview),
        result_note="" if reason else chances(texts, acting.setup, preview),
        commit=texts("attack-commit", cost=texts("cost-action", number=preview.answer.action_points)),
        in_vain=in_vain or own or is_unlikely,
        sure=texts(sure, **words) if sure else "",
        places=between(acting, plan.aim),
        vital=by_keys(acting, plan.aim),
        sketch=(*common.sketch, *_attacking_sketch(plan, preview)),
    )


def _facts(plan: Attacking, preview: AttackPreview) -> tuple[str, ...]:
    """Return distance, cover, number of checks and damage."""
    acting, attack = plan.acting, preview.plan
    texts, setup = acting.texts, acting.setup
    category = "" if attack.category is None else texts(f"range-{attack.category.replace('_', '-')}")
    far = rounded(attack.distance, 1)
    lines = [texts("attack-distance", distance=far, category=category, has="yes" if category else "no")]
    seen = attack.sight
    if attack.piece is not None:
        lines.append(piece_line(texts, setup, acting.state, attack.piece))
    if attack.weapon.radius is not None:
        lines.append(blast_line(texts, setup, plan.hits))
    if seen is not None and seen.blockers and whole_percent(seen.covered_share) > 0:
        blockers = dict.fromkeys(name_of(texts, setup, blocker, "object") for blocker in seen.blockers)
        share = whole_percent(seen.covered_share)
        lines.append(texts("attack-covered", share=share, blocker=texts.listing(list(blockers))))
    counts = {"checks": attack.checks, "given_up": attack.given_up, "lapsed": attack.lapsed}
    lines.append(texts("attack-checks", **counts, damage=str(attack.damage)))
    lines += (*height_words(acting, plan.aim), *facing_words(acting, preview.answer.facing))
    if preview.refusal is None:
        held = plan.aim is not None and plan.aim.held
        lines.append(texts("attack-go-on" if held else "attack-hold"))
    elif preview.refusal.reason == "nearer-target" and preview.answer.facing is not None:
        keys = {"left": acting.key("turn-left"), "right": acting.key("turn-right")}
        lines.append(texts("attack-turn-aside", **keys))
    return tuple(lines)


# -- the table --------------------------------------------------------------------------------------------------


def _rings(plan: Attacking) -> list[Sketch]:
    """Return rings for the reach of the weapon."""
    acting, texts, ranged = plan.acting, plan.acting.texts, plan.choice.ranged
    weapon = chosen_weapon(acting.state, acting.figure, plan.choice)
    here = body(acting.state, acting.figure).position
    found: list[Sketch] = []
    for name, radius in [] if weapon is None else longest_reach(acting.state, acting.figure, weapon, ranged):
        word = texts(f"range-{name}" if ranged else "ring-reach")
        label = texts("look-ring", name=word, radius=texts.number(radius, 1))
        found.append(Circle(here, radius, label, "range" if ranged else "reach"))
    return found


def _attacking_sketch(plan: Attacking, preview: AttackPreview) -> list[Sketch]:
    """Return the sight line with its chances, and who would be hit by a blast."""
    acting, attack = plan.acting, preview.plan
    found: list[Sketch] = [] if attack.piece is None else [Outlined((attack.piece,))]
    if plan.aim is not None:
        target = ChosenTarget(attack.target, None if attack.target or attack.piece else attack.point, attack.piece)
        found.append(Look(acting.figure, aim_at(target), _label(plan, preview), outlined=True))
    if attack.weapon.radius is not None:
        found += blast_sketch(acting.texts, acting.state, attack.point, attack.weapon.radius, plan.hits)
    return found


def _label(plan: Attacking, preview: AttackPreview) -> str:
    """Return the label of the sight line: target number and chance, or nothing if it is refused."""
    texts = plan.acting.texts
    if preview.refusal is not None:
        return ""
    if preview.plan.fails:
        return texts("attack-label-fails")
    chance = texts("percent", share=round(100 * preview.odds.p_check))
    seen = preview.plan.sight
    share = 0 if seen is None else whole_percent(seen.covered_share)
    key = "attack-label-covered" if share else "attack-label"
    return texts(key, target=preview.plan.target_number, chance=chance, share=share)
