"""Attacking: point at a target, see the sight line and the sum; a click holds it, a second one attacks.

R1.6.7 to R1.6.15, R1.7.8 to R1.7.16.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from pb12table.skirmish.forms.fields import Field, Number, Option, Pick
from pb12table.skirmish.forms.form import Form, Values
from pb12table.skirmish.forms.sketch import Circle, Look, Outlined, Sketch
from pb12table.skirmish.forms.table_fields import Aim
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.attacks.attack_plan import weapons
from pb12table.systems.pb12.rules.attacks.blast import Reached, figures_within
from pb12table.systems.pb12.rules.attacks.chosen_target import ChosenTarget
from pb12table.systems.pb12.rules.attacks.targets import aims, is_present
from pb12table.systems.pb12.rules.figures.figures import body
from pb12table.systems.pb12.rules.game.answers import Attack
from pb12table.systems.pb12.rules.preparations.profiles import Block
from pb12table.systems.pb12.scene.shares import whole_percent
from pb12table.systems.pb12.scene.weapons import longest_reach
from pb12table.systems.pb12.texts.names import block_name, target_name
from pb12table.systems.pb12.window.blast_view import blast_line, blast_sketch
from pb12table.systems.pb12.window.forms.acting import Acting
from pb12table.systems.pb12.window.forms.attacks.attack_words import chances, hopeless, is_unseen, result_words
from pb12table.systems.pb12.window.forms.attacks.bundling import frequency_field, given_up_field
from pb12table.systems.pb12.window.forms.attacks.targeting import (
    AIMED,
    FOE,
    TARGET,
    aim_anew,
    aim_at,
    aimed_field,
    aimed_now,
    between,
    by_keys,
    facing_words,
    foe_field,
    foe_of,
    height_words,
    hints,
    opponents,
    target_field,
)
from pb12table.systems.pb12.window.previews.attack import (
    AttackChoice,
    AttackPreview,
    ammunition,
    best_choice,
    chosen_weapon,
    preview_attack,
)
from pb12table.systems.pb12.window.previews.target_place import Aimed, breakable, piece_line
from pb12table.texts.names import name_of
from pb12table.texts.numbers import rounded

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
        """Whether the target is a figure of the attacker's own player."""
        figures, target = self.acting.state.figures, None if self.preview is None else self.preview.plan.target
        return target is not None and figures[target].controller == self.acting.player

    @property
    def hits(self) -> list[Reached]:
        """Whom a success with a target radius would hit, if it does not diverge."""
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
    """An attack from afar."""
    return _attack(acting, values, changed, ranged=True)


def melee_attack(acting: Acting, values: Values, changed: str) -> Form[Attack]:
    """An attack at close quarters."""
    return _attack(acting, values, changed, ranged=False)


def _attack(acting: Acting, values: Values, changed: str, *, ranged: bool) -> Form[Attack]:
    """Weapon, action points, frequency, given-up checks, boost, target."""
    plan = planned(acting, values, changed, ranged=ranged)
    fields = _fields(plan)
    now = {field.name: field.value for field in fields}

    def give(given: Values) -> Attack | None:
        same = all(given.get(name) == value for name, value in now.items())
        return plan.legal if same else planned(acting, given, "", ranged=ranged).legal

    return _form(plan, fields, give)


def planned(acting: Acting, values: Values, changed: str, *, ranged: bool) -> Attacking:
    """What is given, bounded by the rules."""
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
        aim = aim_anew(aimed, values.get(FOE), _pieces(acting, ranged) if aimed == "terrain" else ())
    elif changed == WEAPON:
        choice = replace(choice, frequency=False, given_up=0)
        aim = None if aim is not None and aim.point is not None else aim
    return replace(_bounded(acting, choice, aimed, aim), foe=foe_of(values, aim))


def _begun(acting: Acting, ranged: bool) -> Attacking:
    """At first: the terrain or the point that was aimed at, else a figure, else terrain.  R1.7.16, R2.1.5."""
    figure, choice = _first_target(acting, AttackChoice(ranged, facing=acting.turned))
    for target in _aimed_at(acting, ranged):
        if target.figure is None and is_present(acting.state, acting.figure, target):
            aimed: Aimed = "terrain" if target.piece is not None else "place"
            return replace(_bounded(acting, choice, aimed, aim_at(target, held=True, keyed=True)), foe=figure)
    first = None if figure is None else Aim(figure=figure, keyed=True)
    plan = _bounded(acting, choice, "figure", first)
    pieces = _pieces(acting, ranged) if plan.legal is None else []
    if pieces:
        plan = _bounded(acting, choice, "terrain", aim_anew("terrain", figure, pieces))
    return replace(plan, foe=figure)


def _first_target(acting: Acting, choice: AttackChoice) -> tuple[FigureId | None, AttackChoice]:
    """What has been aimed at, else the nearest figure that can be hit, else the nearest that can be attacked.

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
    """What the figure has aimed at, which melee does not care about.  R1.7.16."""
    return aims(acting.state, acting.figure) if ranged else []


def _pieces(acting: Acting, ranged: bool) -> list[str]:
    return breakable(acting.state, acting.figure, ranged=ranged)


def _bounded(acting: Acting, choice: AttackChoice, aimed: Aimed, aim: Aim | None) -> Attacking:
    """The attack with no more points than there are and one check left."""
    left = max(acting.points, 1)
    choice = replace(choice, action_points=max(min(choice.action_points, left), 1))
    preview = _preview(acting, choice, aim)
    most = _most_given_up(preview)
    if choice.given_up > most:
        choice = replace(choice, given_up=most)
        preview = _preview(acting, choice, aim)
    return Attacking(acting, choice, aimed, aim, preview)


def _preview(acting: Acting, choice: AttackChoice, aim: Aim | None) -> AttackPreview | None:
    """The attack on what is meant, as it would be rolled."""
    if aim is None:
        return None
    return preview_attack(acting.state, acting.figure, aim.figure, choice, aim.point, aim.piece)


def _most_given_up(preview: AttackPreview | None) -> int:
    """One check must be left."""
    return 0 if preview is None else max(preview.plan.checks + preview.plan.given_up - 1, 0)


# -- the fields -------------------------------------------------------------------------------------------------


def _fields(plan: Attacking) -> tuple[Field, ...]:
    """What can be set."""
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
        _pieces(acting, choice.ranged) if plan.aimed == "terrain" else (),
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
    """The weapons in use, with what they have left to shoot."""
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
        in_vain=in_vain or own,
        sure=texts(sure, **words) if sure else "",
        places=between(acting, plan.aim),
        vital=by_keys(acting, plan.aim),
        sketch=(*common.sketch, *_sketch(plan, preview)),
    )


def _facts(plan: Attacking, preview: AttackPreview) -> tuple[str, ...]:
    """Distance, cover, number of checks and damage."""
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
    """How far the weapon reaches."""
    acting, texts, ranged = plan.acting, plan.acting.texts, plan.choice.ranged
    weapon = chosen_weapon(acting.state, acting.figure, plan.choice)
    here = body(acting.state, acting.figure).position
    found: list[Sketch] = []
    for name, radius in [] if weapon is None else longest_reach(acting.state, acting.figure, weapon, ranged):
        word = texts(f"range-{name}" if ranged else "ring-reach")
        label = texts("look-ring", name=word, radius=texts.number(radius, 1))
        found.append(Circle(here, radius, label, "range" if ranged else "reach"))
    return found


def _sketch(plan: Attacking, preview: AttackPreview) -> list[Sketch]:
    """The sight line with its chances, and whom a blast would hit."""
    acting, attack = plan.acting, preview.plan
    found: list[Sketch] = [] if attack.piece is None else [Outlined((attack.piece,))]
    if plan.aim is not None:
        target = ChosenTarget(attack.target, None if attack.target or attack.piece else attack.point, attack.piece)
        found.append(Look(acting.figure, aim_at(target), _label(plan, preview), outlined=True))
    if attack.weapon.radius is not None:
        found += blast_sketch(acting.texts, acting.state, attack.point, attack.weapon.radius, plan.hits)
    return found


def _label(plan: Attacking, preview: AttackPreview) -> str:
    """What stands at the sight line: target number and chance, or nothing when it is refused."""
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
