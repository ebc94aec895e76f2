"""Attacking and aiming: point at a target, see the sight line and the sum; a click holds it, a second one attacks.

R1.7.8 to R1.7.16.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pb12table.app.modes.actions import ActionMode
from pb12table.app.modes.attack_card import attack_card
from pb12table.app.modes.base import GameDesk
from pb12table.app.modes.blast_view import draw_blast, point_below
from pb12table.app.modes.target_place import AIMS, Aimed, breakable, piece_at
from pb12table.app.panels.cards import Card
from pb12table.app.picture import Picture, RingDrawing
from pb12table.app.preview_attack import (
    AttackChoice,
    AttackPreview,
    best_choice,
    chosen_weapon,
    drawing_of,
    longest_reach,
    point_drawing,
    preview_attack,
)
from pb12table.app.shown_share import whole_percent
from pb12table.pb12.answers import MeleeAttack, RangedAttack
from pb12table.pb12.blast import Reached, figures_within
from pb12table.pb12.figures import body, is_on_table
from pb12table.pb12.profiles import FigureId
from pb12table.pb12.requests import ChooseAction
from pb12table.pb12.targets import is_aimed_at
from pb12table.table.shapes import Point, Point3
from pb12table.table.units import plan_distance

BETWEEN: Final = (0.3, 0.5, 0.7)
"""Shares of the way to a target at which no card should lie over the sight line."""
SAME_PLACE: Final = 0.4
"""Two clicks so near to each other, in steps, mean one place."""


class TargetMode(ActionMode):
    """A mode that points at opposing figures; `target` stays until another figure is pointed at.

    Once it is held, by a click or by going through the figures with keys, pointing changes nothing any more.
    """

    groups: tuple[str, ...] = ("attack", "action")

    def __init__(self, game: GameDesk, request: ChooseAction) -> None:
        super().__init__(game, request)
        self.target: FigureId | None = self.first_target()
        self.is_held = False
        self.is_by_keys = True

    @property
    def pointed_at(self) -> FigureId | None:
        return self.target

    @property
    def held(self) -> FigureId | None:
        return self.target if self.is_held else None

    def needed(self) -> list[Point]:
        """Places between the figure and its target: what is in the way there counts."""
        if self.target is None or not is_on_table(self.game.state, self.target):
            return []
        here, there = (body(self.game.state, figure).position for figure in (self.figure, self.target))
        return [(here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share) for share in BETWEEN]

    def vital(self) -> list[Point]:
        """Where the target stands, if keys have chosen it: what the mouse points at is not under the card.

        Nor must the table move away from under the mouse.
        """
        if not self.is_by_keys or self.target is None or not is_on_table(self.game.state, self.target):
            return []
        return [body(self.game.state, self.target).position]

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
        if figure is None or figure == self.figure or self.is_held:
            return
        # On a name in the list the mouse lies by chance; at one's own people on the table it points on purpose.
        if point is not None or figure in self.opponents():
            self.target, self.is_by_keys = figure, False

    def click(self, point: Point, figure: FigureId | None) -> None:
        if figure is None or figure == self.figure:
            self.is_held = False
        elif self.is_held and figure == self.target:
            self.choose(figure)
        else:
            self.target, self.is_held, self.is_by_keys = figure, True, False

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
        # Those that can be chosen come first, then the others, so that their reasons can be read, too.
        opponents = sorted(self.opponents(), key=lambda other: not self.is_legal(other))
        if opponents:
            now = opponents.index(self.target) if self.target in opponents else -1
            self.target, self.is_held = opponents[(now + step) % len(opponents)], True
            self.is_by_keys = True

    def back(self) -> None:
        self.game.leave_mode()

    def _mark_target(self, picture: Picture) -> None:
        picture.tokens = [
            replace(token, targeted=True) if token.body.id == self.target and not token.ghost else token
            for token in picture.tokens
        ]


class AttackMode(TargetMode):
    """A ranged or melee attack: weapon, action points, frequency, given-up checks, boost, target.

    `aimed` says what the mouse points at; with a target radius it may point at any place, too.  `point` or `piece` is
    what it points at when that is no figure.
    """

    def __init__(self, game: GameDesk, request: ChooseAction, *, ranged: bool, aimed: Aimed = "figure") -> None:
        self.choice = AttackChoice(ranged)
        self.aimed: Aimed = aimed
        self.point: Point3 | None = None
        self.piece: str | None = None
        self._mouse: Point | None = None
        self._warned: RangedAttack | MeleeAttack | None = None
        self.name = "ranged-attack" if ranged else "melee-attack"
        super().__init__(game, request)
        if aimed == "figure" and (self.target is None or not self.is_legal(self.target)) and self._breakable():
            self._aim_at("terrain")

    def _breakable(self) -> list[str]:
        return breakable(self.game.state, self.figure, ranged=self.choice.ranged)

    def _aim_at(self, aimed: Aimed) -> None:
        """Let the mouse point at figures, terrain or places; terrain begins with what is near and can be broken."""
        self.is_held = False
        self.aimed, self.point, self.piece = aimed, None, None
        if aimed == "terrain":
            self.piece = next(iter(self._breakable()), None)
        elif aimed == "place":
            self.hover(self._mouse, None)

    def vital(self) -> list[Point]:
        return super().vital() if self.aimed == "figure" and self.point is None else []

    def preview(self, target: FigureId | None = None) -> AttackPreview | None:
        """The attack on a target (what is pointed at) as it would be rolled."""
        state, figure, choice = self.game.state, self.figure, self.choice
        if target is not None or (self.aimed == "figure" and self.point is None):
            return preview_attack(state, figure, target or self.target, choice)
        return preview_attack(state, figure, None, choice, self.point, self.piece)

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

    def _has_radius(self) -> bool:
        weapon = chosen_weapon(self.game.state, self.figure, self.choice)
        return weapon is not None and weapon.radius is not None

    def hover(self, point: Point | None, figure: FigureId | None) -> None:
        self._mouse = point
        if self.is_held:
            return
        if self.aimed == "terrain" and point is not None:
            self.piece = piece_at(self.game.state, point) or self.piece
        elif self.aimed == "place" and point is not None:
            self.point = point_below(self.game.state, self.figure, point)
        elif self.aimed == "figure":
            super().hover(point, figure)
            if figure is not None and figure != self.figure:
                self.point = None
            elif point is not None and self._has_radius():
                self.point = point_below(self.game.state, self.figure, point)

    def click(self, point: Point, figure: FigureId | None) -> None:
        if self.is_held and self._is_held_at(point, figure):
            self._attack(self.preview())
            return
        self.is_held = False
        self.hover(point, figure)
        if self.aimed == "figure" and self.point is None:
            super().click(point, figure)
        elif self.aimed != "terrain" or piece_at(self.game.state, point) is not None:
            self.is_held = True
        else:
            self.game.say(self.texts("attack-at-terrain-hint"))

    def _is_held_at(self, point: Point, figure: FigureId | None) -> bool:
        """Whether a click means what is held already."""
        if self.piece is not None:
            return piece_at(self.game.state, point) == self.piece
        if self.point is not None:
            return plan_distance(point, self.point[:2]) <= SAME_PLACE
        return figure is not None and figure == self.target

    def _cycle(self, step: int) -> None:
        pieces = self._breakable() if self.aimed == "terrain" else []
        if pieces:
            now = pieces.index(self.piece) if self.piece in pieces else -1
            self.piece, self.is_held = pieces[(now + step) % len(pieces)], True
        elif self.aimed != "terrain":
            self.aimed, self.point = "figure", None
            super()._cycle(step)

    def press(self, command: str) -> bool:
        choice = self.choice
        left = self.game.state.figures[self.figure].action_points
        match command:
            case "commit" if self.point is not None or self.piece is not None:
                self._attack(self.preview())
                return True
            case "attack-at":
                self._aim_at(AIMS[(AIMS.index(self.aimed) + 1) % len(AIMS)])
                return True
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
        return attack_card(self)
