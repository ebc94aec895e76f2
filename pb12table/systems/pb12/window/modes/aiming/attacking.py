"""Attacking: point at a target, see the sight line and the sum; a click holds it, a second one attacks.

R1.7.8 to R1.7.16.
"""

from __future__ import annotations

from dataclasses import replace

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.scene.miniatures import RingDrawing
from pb12table.systems.pb12.rules.attacks.attack_plan import weapons
from pb12table.systems.pb12.rules.attacks.blast import Reached, figures_within
from pb12table.systems.pb12.rules.attacks.chosen_target import ChosenTarget
from pb12table.systems.pb12.rules.attacks.targets import aims, chosen, is_present, sighted_refusal
from pb12table.systems.pb12.rules.figures.figures import body
from pb12table.systems.pb12.rules.game.answers import MeleeAttack, RangedAttack
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.scene.shares import whole_percent
from pb12table.systems.pb12.scene.weapons import longest_reach
from pb12table.systems.pb12.texts.names import block_name, target_name
from pb12table.systems.pb12.window.blast_view import blast_line, blast_sketch
from pb12table.systems.pb12.window.modes.acting.actions import Deeds
from pb12table.systems.pb12.window.modes.aiming.attack_words import (
    chances,
    frequency_steppers,
    give_up_steppers,
    hopeless,
    is_unseen,
    result_words,
)
from pb12table.systems.pb12.window.modes.aiming.targeting import SAME_PLACE, PlaceMode
from pb12table.systems.pb12.window.modes.desk import Desk
from pb12table.systems.pb12.window.previews.attack import (
    AttackChoice,
    AttackPreview,
    ammunition,
    best_choice,
    chosen_weapon,
    drawing_of,
    point_drawing,
    preview_attack,
)
from pb12table.systems.pb12.window.previews.target_place import Aimed, breakable, piece_line
from pb12table.table.shapes import Point, Point3
from pb12table.table.units import plan_distance
from pb12table.texts.names import figure_name, name_of
from pb12table.texts.numbers import rounded
from pb12table.window.play.cards import Card, CardButton, Stepper
from pb12table.window.play.form_picture import draw_sketches
from pb12table.window.play.sum_lines import sum_lines
from pb12table.window.scene.picture import Picture


class AttackMode(PlaceMode):
    """A ranged or melee attack: weapon, action points, frequency, given-up checks, boost, target.

    With a target radius the mouse may point at any place, too.
    """

    def __init__(
        self, game: Desk, request: ChooseAction, deeds: Deeds, *, ranged: bool, aimed: Aimed = "figure"
    ) -> None:
        self.choice = AttackChoice(ranged)
        self._warned: RangedAttack | MeleeAttack | None = None
        self.name = "ranged-attack" if ranged else "melee-attack"
        super().__init__(game, request, deeds, aimed)
        if aimed != "figure" or self._goes_on_with_aim():
            return
        if (self.target is None or not self.is_legal(self.target)) and self.pieces():
            self.aim_at("terrain")

    @property
    def topic(self) -> str:
        return "attack"

    def pieces(self) -> list[str]:
        return breakable(self.game.state, self.figure, ranged=self.choice.ranged)

    def takes_places(self) -> bool:
        weapon = chosen_weapon(self.game.state, self.figure, self.choice)
        return weapon is not None and weapon.radius is not None

    def choose_aimed(self) -> None:
        self._attack(self.preview())

    def _aims(self) -> list[ChosenTarget]:
        """What the figure has aimed at, which melee does not care about.  R1.7.16."""
        return aims(self.game.state, self.figure) if self.choice.ranged else []

    def _goes_on_with_aim(self) -> bool:
        """Begin with the terrain or the point that was aimed at, if there is one.  R1.7.16, R2.1.5."""
        for target in self._aims():
            if target.figure is None and is_present(self.game.state, self.figure, target):
                self.aimed = "terrain" if target.piece is not None else "place"
                self.point, self.piece, self.is_held = target.point, target.piece, True
                return True
        return False

    def place_at(self, point: Point) -> Point3:
        """Near the very point that was aimed at that point is meant."""
        near = (aim.point for aim in self._aims() if aim.point is not None)
        same = (there for there in near if plan_distance(point, there[:2]) <= SAME_PLACE)
        return next(same, None) or super().place_at(point)

    def preview(self, target: FigureId | None = None) -> AttackPreview | None:
        """The attack on a target (what is pointed at) as it would be rolled."""
        state, figure, choice = self.game.state, self.figure, replace(self.choice, facing=self.turned)
        if target is not None or (self.aimed == "figure" and self.point is None):
            return preview_attack(state, figure, target or self.target, choice)
        return preview_attack(state, figure, None, choice, self.point, self.piece)

    def planned_facing(self) -> float | None:
        preview = None if self.turned is None else self.preview()
        return None if preview is None else preview.answer.facing

    def usual_facing(self) -> float:
        preview = self.preview()
        straight = None if preview is None else preview.answer.facing
        return super().usual_facing() if straight is None else straight

    def turn_refusal(self, facing: float) -> Refusal | None:
        preview = self.preview()
        return None if preview is None else sighted_refusal(
            self.game.state, self.figure, chosen(preview.answer), facing
        )  # fmt: skip

    def first_target(self) -> FigureId | None:
        """What has been aimed at, else the nearest figure that can be hit, else the nearest that can be attacked.

        With the most promising weapon, too.
        """
        opponents = sorted(self.opponents(), key=lambda other: ChosenTarget(other) not in self._aims())
        hopeless: tuple[FigureId, AttackChoice] | None = None
        for other in opponents:
            choice = best_choice(self.game.state, self.figure, other, AttackChoice(self.choice.ranged))
            preview = preview_attack(self.game.state, self.figure, other, choice)
            if preview is None or preview.refusal is not None:
                continue
            if preview.odds.p_check > 0.0:
                self.choice = choice
                return other
            hopeless = hopeless or (other, choice)
        if hopeless is not None:
            self.choice = hopeless[1]
            return hopeless[0]
        return next(iter(opponents), None)

    def is_legal(self, target: FigureId) -> bool:
        preview = self.preview(target)
        return preview is not None and preview.refusal is None

    def choose(self, target: FigureId) -> None:
        self._attack(self.preview(target))

    def _attack(self, preview: AttackPreview | None) -> None:
        """Attack; what cannot succeed, and one's own figures, are attacked only when just that is said twice."""
        if preview is None:
            return
        own, hopeless = self.is_own(preview), preview.odds.p_check == 0.0
        if preview.refusal is None and (own or hopeless) and self._warned != preview.answer:
            self._warned = preview.answer
            points, go = preview.answer.action_points, self.game.key("commit")
            key = "attack-would-fail" if hopeless else "attack-would-hit-own"
            self.game.say(self.texts(key, points=points, go=go), bad=True)
        else:
            self.game.commit(preview.answer)

    def is_own(self, preview: AttackPreview) -> bool:
        """Whether the target is a figure of the attacker's own player."""
        figures, target = self.game.state.figures, preview.plan.target
        return target is not None and figures[target].controller == figures[self.figure].controller

    def hits(self, preview: AttackPreview) -> list[Reached]:
        """Whom a success with a target radius would hit, if it does not diverge."""
        plan = preview.plan
        return [] if plan.weapon.radius is None else figures_within(
            self.game.state, plan.point, plan.weapon.radius, plan.target
        )  # fmt: skip

    def press(self, command: str) -> bool:
        choice = self.choice
        left = self.game.state.figures[self.figure].action_points
        match command:
            case "next-weapon":
                self.point, self.is_held = None, self.is_held and self.point is None
                choice = replace(choice, weapon=choice.weapon + 1, frequency=False, given_up=0)
            case "more-points":
                choice = replace(choice, action_points=min(choice.action_points + 1, max(left, 1)))
            case "less-points":
                choice = replace(choice, action_points=max(choice.action_points - 1, 1))
            case "frequency" if self._may_use_frequency():
                choice = replace(choice, frequency=not choice.frequency)
            case "give-up-more":
                choice = replace(choice, given_up=min(choice.given_up + 1, self.most_given_up()))
            case "give-up-less":
                choice = replace(choice, given_up=max(choice.given_up - 1, 0))
            case "boost-more":
                choice = replace(choice, boost=choice.boost + 1)
            case "boost-less":
                choice = replace(choice, boost=max(choice.boost - 1, 0))
            case _ if command.startswith("digit-") and command != "digit-0":
                choice = replace(choice, action_points=min(int(command.removeprefix("digit-")), max(left, 1)))
            case _:
                return super().press(command)
        self.choice = choice
        self.choice = replace(choice, given_up=min(choice.given_up, self.most_given_up()))
        return True

    def _may_use_frequency(self) -> bool:
        weapon = chosen_weapon(self.game.state, self.figure, self.choice)
        return weapon is not None and weapon.frequency.multiplier > 1

    def most_given_up(self) -> int:
        """One check must be left."""
        preview = self.preview()
        return 0 if preview is None else max(preview.plan.checks + preview.plan.given_up - 1, 0)

    # -- what is shown ------------------------------------------------------------------------------------

    def decorate(self, picture: Picture) -> None:
        super().decorate(picture)
        state = self.game.state
        weapon = chosen_weapon(state, self.figure, self.choice)
        here = body(state, self.figure)
        if weapon is not None:
            for name, radius in longest_reach(state, self.figure, weapon, self.choice.ranged):
                style = "range" if self.choice.ranged else "reach"
                word = self.texts(f"range-{name}" if self.choice.ranged else "ring-reach")
                label = self.texts("look-ring", name=word, radius=self.texts.number(radius, 1))
                picture.rings.append(RingDrawing(here.position, radius, style, label))
        preview = self.preview()
        if preview is None:
            return
        plan, label = preview.plan, self._label(preview)
        if plan.piece is not None:
            picture.highlighted_pieces = (*picture.highlighted_pieces, plan.piece)
        if plan.target is None or plan.sight is None:
            drawing = point_drawing(state, self.figure, plan.point, preview.refusal, label)
        else:
            drawing = drawing_of(state, self.figure, plan.target, plan.sight, label)
            self._mark_target(picture)
        picture.sights.append(drawing)
        picture.highlighted_pieces = (*picture.highlighted_pieces, *drawing.blockers)
        if plan.weapon.radius is not None:
            hits = self.hits(preview)
            blast = blast_sketch(self.texts, state, plan.point, plan.weapon.radius, hits)
            draw_sketches(picture, self.game, blast)

    def _label(self, preview: AttackPreview) -> str:
        """What stands at the sight line: target number and chance, or nothing when it is refused."""
        if preview.refusal is not None:
            return ""
        if preview.plan.fails:
            return self.texts("attack-label-fails")
        chance = self.texts("percent", share=round(100 * preview.odds.p_check))
        seen = preview.plan.sight
        share = 0 if seen is None else whole_percent(seen.covered_share)
        key = "attack-label-covered" if share else "attack-label"
        return self.texts(key, target=preview.plan.target_number, chance=chance, share=share)

    def card(self) -> Card:
        return attack_card(self)


# -- the card ---------------------------------------------------------------------------------------------------


def attack_card(mode: AttackMode) -> Card:
    """What the card of an attack says now."""
    texts, setup = mode.texts, mode.game.setup
    preview = mode.preview()
    figure = figure_name(texts, setup, mode.figure)
    cancel = CardButton("back", texts("card-cancel"), mode.game.key("back"))
    if preview is None:
        return Card(
            texts(f"{mode.name}-title-open", figure=figure),
            mode.player,
            mode.hints(),
            warning=texts("tile-no-target") if mode.aimed == "figure" else "",
            steppers=_steppers(mode),
            buttons=(cancel,),
        )
    legal = preview.refusal is None
    plan = preview.plan
    target = ChosenTarget(plan.target, piece=plan.piece)
    return Card(
        texts(f"{mode.name}-title", figure=figure, target=target_name(texts, setup, target)),
        mode.player,
        _facts(mode, preview),
        warning=mode.game.refusal_text(preview.refusal) or _own_words(mode, preview) or hopeless(texts, setup, preview),
        steppers=_steppers(mode),
        sums=() if is_unseen(preview) else sum_lines(texts, setup, plan.modifiers),
        result=result_words(texts, preview),
        result_note=chances(texts, setup, preview) if legal else "",
        buttons=(
            cancel,
            CardButton(
                "commit",
                texts("attack-commit", cost=texts("cost-action", number=preview.answer.action_points)),
                mode.game.key("commit"),
                enabled=legal,
                primary=preview.odds.p_check > 0.0 and not mode.is_own(preview),
            ),
        ),
    )


def _facts(mode: AttackMode, preview: AttackPreview) -> tuple[str, ...]:
    """Distance, cover, number of checks and damage."""
    texts, setup, plan = mode.texts, mode.game.setup, preview.plan
    category = "" if plan.category is None else texts(f"range-{plan.category.replace('_', '-')}")
    lines = [
        texts(
            "attack-distance",
            distance=rounded(plan.distance, 1),
            category=category,
            has="yes" if category else "no",
        )
    ]
    seen = plan.sight
    if plan.piece is not None:
        lines.append(piece_line(texts, setup, mode.game.state, plan.piece))
    if plan.weapon.radius is not None:
        lines.append(blast_line(texts, setup, mode.hits(preview)))
    if seen is not None and seen.blockers and whole_percent(seen.covered_share) > 0:
        blockers = dict.fromkeys(name_of(texts, setup, blocker, "object") for blocker in seen.blockers)
        share = whole_percent(seen.covered_share)
        lines.append(texts("attack-covered", share=share, blocker=texts.listing(list(blockers))))
    lines.append(
        texts(
            "attack-checks",
            checks=plan.checks,
            given_up=plan.given_up,
            lapsed=plan.lapsed,
            damage=str(plan.damage),
        )
    )
    lines += (*mode.height_words(), *mode.facing_words())
    if preview.refusal is None:
        lines.append(texts("attack-go-on" if mode.is_held else "attack-hold"))
    elif preview.refusal.reason == "nearer-target" and preview.answer.facing is not None:
        keys = {"left": mode.game.key("turn-left"), "right": mode.game.key("turn-right")}
        lines.append(texts("attack-turn-aside", **keys))
    return tuple(lines)


def _own_words(mode: AttackMode, preview: AttackPreview) -> str:
    """That the target is one of the attacker's own people; "" when it is not."""
    return mode.texts("attack-own-figure") if mode.is_own(preview) else ""


def _steppers(mode: AttackMode) -> tuple[Stepper, ...]:
    texts, game, state = mode.texts, mode.game, mode.game.state
    choice = mode.choice
    weapon = chosen_weapon(state, mode.figure, choice)
    if weapon is None:
        return ()
    left = state.figures[mode.figure].action_points
    several = len(weapons(state, mode.figure, ranged=choice.ranged)) > 1
    resources = ammunition(state, mode.figure, weapon)
    shots = "" if resources is None else texts("attack-ammunition", left=resources, full=weapon.resources or 0)
    steppers = [
        mode.stepper(),
        Stepper(
            texts("attack-weapon"), f"{block_name(texts, game.setup, weapon.id)} {shots}".strip(),
            more="next-weapon" if several else "", more_key=game.key("next-weapon"),
        ),
        Stepper(
            texts("attack-points"), texts("attack-points-value", points=choice.action_points, left=left),
            "less-points", "more-points", game.key("less-points"), game.key("more-points"),
            choice.action_points > 1, choice.action_points < left,
        ),
    ]  # fmt: skip
    steppers += frequency_steppers(game, weapon, is_used=choice.frequency)
    steppers += give_up_steppers(game, choice.given_up, mode.most_given_up())
    if weapon.radius is None:
        steppers.append(
            Stepper(
                texts("attack-boost"), texts.signed(choice.boost) if choice.boost else "0", "boost-less",
                "boost-more", game.key("boost-less"), game.key("boost-more"), choice.boost > 0, True,
                (texts("attack-boost-tip"),),
            )
        )  # fmt: skip
    return tuple(steppers)
