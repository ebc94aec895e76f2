"""Attacking and aiming: point at a target, see the sight line and the sum, set the details, click.

R1.7.8 to R1.7.16.
"""

from __future__ import annotations

from dataclasses import replace

from pb12table.app.modes.actions import ActionMode
from pb12table.app.modes.base import GameDesk
from pb12table.app.modes.blast_view import blast_line, draw_blast, point_below
from pb12table.app.panels.cards import Card, CardButton, Stepper
from pb12table.app.picture import Picture, RingDrawing
from pb12table.app.preview_attack import (
    AttackChoice,
    AttackPreview,
    ammunition,
    best_choice,
    chosen_weapon,
    drawing_of,
    longest_reach,
    point_drawing,
    preview_attack,
)
from pb12table.app.shown_share import whole_percent
from pb12table.app.sum_lines import sum_lines
from pb12table.pb12.attack_plan import weapons
from pb12table.pb12.blast import Reached, figures_within
from pb12table.pb12.figures import body
from pb12table.pb12.profiles import FigureId
from pb12table.pb12.requests import ChooseAction
from pb12table.pb12.targets import is_aimed_at
from pb12table.table.shapes import Point, Point3
from pb12table.texts.names import block_name, figure_name, name_of


class TargetMode(ActionMode):
    """A mode that points at opposing figures; `target` stays until another figure is pointed at."""

    groups: tuple[str, ...] = ("attack", "action")

    def __init__(self, game: GameDesk, request: ChooseAction) -> None:
        super().__init__(game, request)
        self.target: FigureId | None = self.first_target()

    @property
    def pointed_at(self) -> FigureId | None:
        return self.target

    def first_target(self) -> FigureId | None:
        """The nearest figure that can be chosen, else the nearest."""
        opponents = self.opponents()
        return next((other for other in opponents if self.is_legal(other)), next(iter(opponents), None))

    def is_legal(self, target: FigureId) -> bool:
        """Whether a figure can be chosen."""
        raise NotImplementedError

    def choose(self, target: FigureId) -> None:
        """Commit the action on a target."""
        raise NotImplementedError

    def hover(self, point: Point | None, figure: FigureId | None) -> None:
        if figure is None or figure == self.figure:
            return
        # On a name in the list the mouse lies by chance; at one's own people on the table it points on purpose.
        if point is not None or figure in self.opponents():
            self.target = figure

    def click(self, point: Point, figure: FigureId | None) -> None:
        if figure is not None and figure != self.figure:
            self.target = figure
            self.choose(figure)

    def press(self, command: str) -> bool:
        match command:
            case "commit" if self.target is not None:
                self.choose(self.target)
            case "next-figure" | "previous-figure":
                self._cycle(1 if command == "next-figure" else -1)
            case "back":
                self.back()
            case _ if command == self.name:
                return True
            case _:
                return super().press(command)
        return True

    def _cycle(self, step: int) -> None:
        opponents = self.opponents()
        if opponents:
            now = opponents.index(self.target) if self.target in opponents else -1
            self.target = opponents[(now + step) % len(opponents)]

    def back(self) -> None:
        self.game.leave_mode()

    def _mark_target(self, picture: Picture) -> None:
        picture.tokens = [
            replace(token, targeted=True) if token.body.id == self.target and not token.ghost else token
            for token in picture.tokens
        ]


class AttackMode(TargetMode):
    """A ranged or melee attack: weapon, action points, frequency, given-up checks, boost, target.

    With a target radius the mouse may point at any place of the table, too; `point` is the one it points at.
    """

    def __init__(self, game: GameDesk, request: ChooseAction, *, ranged: bool) -> None:
        self.choice = AttackChoice(ranged)
        self.point: Point3 | None = None
        self.name = "ranged-attack" if ranged else "melee-attack"
        super().__init__(game, request)

    def preview(self, target: FigureId | None = None) -> AttackPreview | None:
        """The attack on a target (what is pointed at) as it would be rolled."""
        wanted, point = (self.target, self.point) if target is None else (target, None)
        return preview_attack(self.game.state, self.figure, wanted, self.choice, point)

    def first_target(self) -> FigureId | None:
        """What has been aimed at, else the nearest figure that can be hit, else the nearest that can be attacked.

        With the most promising weapon, too.
        """
        opponents = sorted(self.opponents(), key=lambda other: not self._is_aimed_at(other))
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

    def _is_aimed_at(self, target: FigureId) -> bool:
        """Whether the figure has aimed at a target, which melee does not care about.  R1.7.16."""
        return self.choice.ranged and is_aimed_at(self.game.state, self.figure, target)

    def is_legal(self, target: FigureId) -> bool:
        preview = self.preview(target)
        return preview is not None and preview.refusal is None

    def choose(self, target: FigureId) -> None:
        preview = self.preview(target)
        if preview is not None:
            self.game.commit(preview.answer)

    def hits(self, preview: AttackPreview) -> list[Reached]:
        """Whom a success with a target radius would hit, if it does not diverge."""
        plan = preview.plan
        return [] if plan.weapon.radius is None else figures_within(
            self.game.state, plan.point, plan.weapon.radius, plan.target
        )  # fmt: skip

    def _has_radius(self) -> bool:
        weapon = chosen_weapon(self.game.state, self.figure, self.choice)
        return weapon is not None and weapon.radius is not None

    def hover(self, point: Point | None, figure: FigureId | None) -> None:
        super().hover(point, figure)
        if figure is not None and figure != self.figure:
            self.point = None
        elif point is not None and self._has_radius():
            self.point = point_below(self.game.state, self.figure, point)

    def click(self, point: Point, figure: FigureId | None) -> None:
        self.hover(point, figure)
        if self.point is None:
            super().click(point, figure)
        else:
            self._attack_point()

    def _attack_point(self) -> None:
        preview = self.preview()
        if preview is not None:
            self.game.commit(preview.answer)

    def _cycle(self, step: int) -> None:
        self.point = None
        super()._cycle(step)

    def press(self, command: str) -> bool:
        choice = self.choice
        left = self.game.state.figures[self.figure].action_points
        match command:
            case "commit" if self.point is not None:
                self._attack_point()
                return True
            case "next-weapon":
                self.point = None
                choice = replace(choice, weapon=choice.weapon + 1, frequency=False, given_up=0)
            case "more-points":
                choice = replace(choice, action_points=min(choice.action_points + 1, max(left, 1)))
            case "less-points":
                choice = replace(choice, action_points=max(choice.action_points - 1, 1))
            case "frequency" if self._may_use_frequency():
                choice = replace(choice, frequency=not choice.frequency)
            case "give-up-more":
                choice = replace(choice, given_up=min(choice.given_up + 1, self._most_given_up()))
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
        self.choice = replace(choice, given_up=min(choice.given_up, self._most_given_up()))
        return True

    def _may_use_frequency(self) -> bool:
        weapon = chosen_weapon(self.game.state, self.figure, self.choice)
        return weapon is not None and weapon.frequency.multiplier > 1

    def _most_given_up(self) -> int:
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
                label = self.texts(f"range-{name}" if self.choice.ranged else "ring-reach")
                picture.rings.append(RingDrawing(here.position, radius, style, label))
        preview = self.preview()
        if preview is None:
            return
        plan, label = preview.plan, self._label(preview)
        if plan.target is None or plan.sight is None:
            drawing = point_drawing(state, self.figure, preview, label)
        else:
            drawing = drawing_of(state, self.figure, plan.target, plan.sight, label)
            self._mark_target(picture)
        picture.sights.append(drawing)
        picture.highlighted_pieces = (*picture.highlighted_pieces, *drawing.blockers)
        if plan.weapon.radius is not None:
            draw_blast(picture, self.texts, state, plan.point, plan.weapon.radius, self.hits(preview))

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
        texts, setup = self.texts, self.game.setup
        preview = self.preview()
        figure = figure_name(texts, setup, self.figure)
        cancel = CardButton("back", texts("card-cancel"), self.game.key("back"))
        if preview is None:
            return Card(
                texts(f"{self.name}-title", figure=figure, target=""),
                self.player,
                warning=texts("tile-no-target"),
                buttons=(cancel,),
            )
        legal = preview.refusal is None
        plan = preview.plan
        return Card(
            texts(f"{self.name}-title", figure=figure, target=self._target_name(preview)),
            self.player,
            self._facts(preview),
            warning=self.game.refusal_text(preview.refusal) or self._hopeless(preview),
            steppers=self._steppers(),
            sums=sum_lines(texts, setup, plan.modifiers),
            result=texts("attack-fails") if plan.fails else texts("attack-target-number", target=plan.target_number),
            result_note=self._chances(preview) if legal else "",
            buttons=(
                cancel,
                CardButton(
                    "commit",
                    texts("attack-commit", cost=texts("cost-action", number=preview.answer.action_points)),
                    self.game.key("commit"),
                    enabled=legal,
                    primary=True,
                ),
            ),
        )

    def _target_name(self, preview: AttackPreview) -> str:
        target = preview.plan.target
        return self.texts("target-bare-point") if target is None else figure_name(self.texts, self.game.setup, target)

    def _facts(self, preview: AttackPreview) -> tuple[str, ...]:
        """Distance, cover, number of checks and damage."""
        texts, setup, plan = self.texts, self.game.setup, preview.plan
        category = "" if plan.category is None else texts(f"range-{plan.category.replace('_', '-')}")
        lines = [
            texts(
                "attack-distance",
                distance=texts.number(plan.distance, 1),
                category=category,
                has="yes" if category else "no",
            )
        ]
        seen = plan.sight
        if plan.weapon.radius is not None:
            lines.append(blast_line(texts, setup, self.hits(preview)))
        if seen is not None and seen.blockers and whole_percent(seen.covered_share) > 0:
            blocker = name_of(texts, setup, seen.blockers[0], "object")
            lines.append(texts("attack-covered", share=whole_percent(seen.covered_share), blocker=blocker))
        lines.append(
            texts(
                "attack-checks",
                checks=plan.checks,
                given_up=plan.given_up,
                lapsed=plan.lapsed,
                damage=str(plan.damage),
            )
        )
        return tuple(lines)

    def _hopeless(self, preview: AttackPreview) -> str:
        """What should be known before points are spent for nothing; "" when there is a chance."""
        return "" if preview.odds.p_check > 0.0 or preview.plan.fails else self.texts("attack-hopeless")

    def _chances(self, preview: AttackPreview) -> str:
        plan = preview.plan
        if plan.fails:
            return self.texts("attack-fails-note")
        odds = preview.odds
        if plan.weapon.radius is not None:
            return self.texts(
                "blast-chances",
                one=round(100 * odds.p_check),
                some=round(100 * (1.0 - odds.p_hits[0])),
                out=round(100 * odds.p_out),
                target="point" if plan.target is None else "figure",
            )
        return self.texts(
            "attack-chances",
            one=round(100 * odds.p_check),
            some=round(100 * (1.0 - odds.p_hits[0])),
            out=round(100 * odds.p_out),
            checks=plan.checks,
        )

    def _steppers(self) -> tuple[Stepper, ...]:
        texts, game, state = self.texts, self.game, self.game.state
        choice = self.choice
        weapon = chosen_weapon(state, self.figure, choice)
        if weapon is None:
            return ()
        left = state.figures[self.figure].action_points
        several = len(weapons(state, self.figure, ranged=choice.ranged)) > 1
        resources = ammunition(state, self.figure, weapon)
        shots = "" if resources is None else texts("attack-ammunition", left=resources, full=weapon.resources or 0)
        steppers = [
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
        if weapon.frequency.multiplier > 1:
            code = texts(
                "attack-frequency-code",
                multiplier=weapon.frequency.multiplier,
                modifier=texts.signed(weapon.frequency.modifier),
            )
            steppers.append(
                Stepper(
                    texts("attack-frequency"),
                    texts("attack-frequency-on" if choice.frequency else "attack-frequency-off", code=code),
                    more="frequency", more_key=game.key("frequency"),
                )
            )  # fmt: skip
        most = self._most_given_up()
        if most > 0 or choice.given_up:
            steppers.append(
                Stepper(
                    texts("attack-give-up"), str(choice.given_up), "give-up-less", "give-up-more",
                    game.key("give-up-less"), game.key("give-up-more"), choice.given_up > 0, choice.given_up < most,
                    (texts("attack-give-up-tip"),),
                )
            )  # fmt: skip
        if weapon.radius is None:
            steppers.append(
                Stepper(
                    texts("attack-boost"), texts.signed(choice.boost) if choice.boost else "0", "boost-less",
                    "boost-more", game.key("boost-less"), game.key("boost-more"), choice.boost > 0, True,
                    (texts("attack-boost-tip"),),
                )
            )  # fmt: skip
        return tuple(steppers)
