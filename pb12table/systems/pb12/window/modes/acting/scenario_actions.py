"""The actions a scenario brings: which one, at what, with how many AP, and what its checks need.  R1.7.1, RU122."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import msgspec

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.attacks.blast import figures_within
from pb12table.systems.pb12.rules.checks.rolls import SIDES
from pb12table.systems.pb12.rules.figures.figures import own_feet
from pb12table.systems.pb12.rules.game.answers import ScenarioAct
from pb12table.systems.pb12.rules.game.legality import most_action_points
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.preparations.profiles import Block
from pb12table.systems.pb12.rules.scenarios.scenario_act import act_at_point, scenario_acts
from pb12table.systems.pb12.rules.scenarios.scenario_data import ScenarioAction, TargetKind
from pb12table.systems.pb12.rules.scenarios.scenario_plan import ScenarioPlan, plan_scenario_action, scenario_actions_of
from pb12table.systems.pb12.texts.names import block_name
from pb12table.systems.pb12.window.blast_view import blast_line, blast_sketch
from pb12table.systems.pb12.window.modes.acting.actions import ActionMode, Deeds
from pb12table.systems.pb12.window.modes.aiming.attack_words import frequency_steppers, give_up_steppers
from pb12table.systems.pb12.window.modes.desk import Desk
from pb12table.table.footprints import ring_gap
from pb12table.table.shapes import Point
from pb12table.table.standing.support import open_heights
from pb12table.texts.names import figure_name, name_of
from pb12table.window.play.cards import Card, CardButton, Stepper
from pb12table.window.play.form_picture import draw_sketches
from pb12table.window.play.sum_lines import sum_lines
from pb12table.window.scene.picture import Picture

SCENARIO_ACTION = "scenario-action"

NEAR: Final = 1.0
"""So near to a piece of terrain a click means it, in steps; walls are thin."""


class ScenarioActionMode(ActionMode):
    """Choose one of the scenario's actions; then its target, on the table or by digit, and its AP."""

    groups: tuple[str, ...] = ("plan", "attack", "action")
    name = SCENARIO_ACTION

    def __init__(self, game: Desk, request: ChooseAction, deeds: Deeds) -> None:
        super().__init__(game, request, deeds)
        self.action: ScenarioAction | None = None
        self.act: ScenarioAct | None = None
        known = self.known()
        if len(known) == 1:
            self._choose(known[0])

    # -- what there is ------------------------------------------------------------------------------------

    def known(self) -> list[ScenarioAction]:
        """The actions the scenario gives the figure, possible now or not."""
        return scenario_actions_of(self.game.state, self.figure)

    def acts(self, action: ScenarioAction) -> list[ScenarioAct]:
        """The action at each target with each tool, for its least AP; legal ones before others."""
        found = [act for act in scenario_acts(self.game.state, self.figure, action.least) if act.action == action.id]
        return sorted(found, key=lambda act: self.reason(act) != "")

    def legal(self, action: ScenarioAction) -> list[ScenarioAct]:
        """Those of its acts that can be taken."""
        return [act for act in self.acts(action) if not self.reason(act)]

    def options(self, action: ScenarioAction) -> list[ScenarioAct]:
        """The choices of a list: each target with each tool; of bare points, which are clicked, the tools alone."""
        legal = self.legal(action)
        if action.target is not TargetKind.POINT:
            return legal
        return list({act.block: act for act in reversed(legal)}.values())[::-1]

    def first_reason(self, action: ScenarioAction) -> str:
        """"" when the action can be taken, else why not."""
        acts = self.acts(action)
        return self.reason(acts[0]) if acts else self.texts("tile-no-target")

    def _choose(self, action: ScenarioAction) -> None:
        acts = self.acts(action)
        if action.target is TargetKind.POINT:  # where nobody else can be meant, a place is pointed at first
            there = own_feet(self.game.state, self.figure)
            acts = [act for act in acts if act.point != there and not self.reason(act)]
        self.action, self.act = action, acts[0] if acts else None

    def planned_facing(self) -> float | None:
        # It turns to whatever it is done to.
        return self.turned if self.act is None or self.act.facing is None else None

    # -- mouse and keys -----------------------------------------------------------------------------------

    def click(self, point: Point, figure: FigureId | None) -> None:
        """Aim the action at what lies there."""
        action = self.action
        if action is None:
            return
        acts = self.acts(action)
        if action.target is TargetKind.FIGURE and figure is not None:
            acts = [act for act in acts if act.target == figure]
        elif action.target is TargetKind.TERRAIN:
            outlines = {piece.id: piece.outline for piece in self.game.state.battlefield.pieces}
            away = [(ring_gap(point, outlines[act.piece]), act) for act in acts if act.piece is not None]
            near = min((gap for gap, _ in away), default=NEAR)
            acts = [act for gap, act in away if gap == near <= NEAR]
        elif action.target is TargetKind.POINT and acts:
            acts = [act_at_point(self.game.state, self.figure, action, self.act or acts[0], point)]
        else:
            return
        if acts:
            self._aim(acts[0])

    def _aim(self, act: ScenarioAct) -> None:
        """Let the action be what another one is, with as many AP, frequency and given-up checks as before."""
        if self.act is not None:
            frequency = self.act.frequency and self._multiplied_by(act) is not None
            points, given_up = self.act.action_points, self.act.given_up
            act = msgspec.structs.replace(act, action_points=points, frequency=frequency, given_up=given_up)
        self._set(act)

    def _set(self, act: ScenarioAct) -> None:
        """Plan an action; one check at least is left.  R1.6.8."""
        self.act = msgspec.structs.replace(act, given_up=min(act.given_up, self._most_given_up(act)))

    def _plan(self, act: ScenarioAct) -> ScenarioPlan:
        return plan_scenario_action(self.game.state, self.figure, act)

    def _multiplied_by(self, act: ScenarioAct) -> Block | None:
        """What an action is done with, if that can multiply its checks.  R1.6.7."""
        plan = self._plan(act)
        can = plan.target_number is not None and plan.block is not None and plan.block.frequency.multiplier > 1
        return plan.block if can else None

    def _most_given_up(self, act: ScenarioAct) -> int:
        """How many checks of an action can be given up: one is left, and without checks there is none.  R1.6.8."""
        plan = self._plan(msgspec.structs.replace(act, given_up=0))
        return 0 if plan.target_number is None else max(plan.checks - 1, 0)

    def choose_height(self, step: int) -> bool:
        """Aim at the next surface up or down at the same place; return whether there are several.  R1.6.4."""
        act = self.act
        if act is None or act.point is None:
            return False
        x, y, z = act.point
        heights = open_heights(self.game.state.battlefield, x, y)
        now = min(range(len(heights)), key=lambda number: abs(heights[number] - z))
        height = heights[max(0, min(now + step, len(heights) - 1))]
        self.act = msgspec.structs.replace(act, point=(x, y, height))
        return len(heights) > 1

    def press(self, command: str) -> bool:
        kind, _, number = command.partition("-")
        if kind in ("digit", "answer") and number.isdigit():
            self._pick(int(number) - 1)
            return True
        if command == "commit":
            if self.act is not None and not self.reason(self.act):
                self.game.commit(self.act)
            return True
        if command in ("less-points", "more-points") and self.act is not None:
            more = self.act.action_points + (1 if command == "more-points" else -1)
            if self._least <= more <= self._most:
                self._set(msgspec.structs.replace(self.act, action_points=more))
            return True
        if command in ("aim-higher", "aim-lower"):
            self.choose_height(1 if command == "aim-higher" else -1)
            return True
        if self.act is not None and self._change(self.act, command):
            return True
        return super().press(command)

    def _change(self, act: ScenarioAct, command: str) -> bool:
        """Multiply the checks, or give some up; return whether a command means that.  R1.6.7, R1.6.8."""
        if command == "frequency" and self._multiplied_by(act) is not None:
            self._set(msgspec.structs.replace(act, frequency=not act.frequency))
        elif command in ("give-up-more", "give-up-less"):
            given_up = max(act.given_up + (1 if command == "give-up-more" else -1), 0)
            self._set(msgspec.structs.replace(act, given_up=given_up))
        else:
            return False
        return True

    def _pick(self, number: int) -> None:
        """Take an action of the list, or a target of the chosen one."""
        action = self.action
        if action is None:
            known = self.known()
            if number < len(known) and not self.first_reason(known[number]):
                self._choose(known[number])
            return
        acts = self.options(action)
        if number < len(acts):
            act = acts[number]
            if action.target is TargetKind.POINT and self.act is not None:
                act = msgspec.structs.replace(act, point=self.act.point, facing=self.act.facing)
            self._aim(act)

    @property
    def _least(self) -> int:
        return self.action.least if self.action is not None else 1

    @property
    def _most(self) -> int:
        state, most = self.game.state, self.action.most if self.action is not None else None
        left = state.figures[self.figure].action_points
        may = left if self.act is None else most_action_points(state, self.figure, self.act)[0]
        return may if most is None else min(most, may)

    def back(self) -> None:
        if self.action is not None and len(self.known()) > 1:
            self.action = self.act = None
        else:
            self.game.leave_mode()

    # -- what is shown ------------------------------------------------------------------------------------

    def decorate(self, picture: Picture) -> None:
        super().decorate(picture)
        if self.act is None:
            return
        if self.act.piece is not None:
            picture.highlighted_pieces = (*picture.highlighted_pieces, self.act.piece)
        picture.tokens[:] = [
            replace(token, targeted=True) if token.body.id == self.act.target else token for token in picture.tokens
        ]
        plan = self._plan(self.act)
        if plan.point is not None and plan.radius is not None:
            state = self.game.state
            hits = figures_within(state, plan.point, plan.radius)
            draw_sketches(picture, self.game, blast_sketch(self.texts, state, plan.point, plan.radius, hits))
        elif plan.point is not None and self.act.target is None and self.act.piece is None:
            picture.labels.append((plan.point[:2], self._action_name(plan.action), "plan"))

    def _action_name(self, action: ScenarioAction) -> str:
        return action.label.in_language(self.texts.language)

    def _target_name(self, act: ScenarioAct) -> str:
        """What an act is aimed at, and what with."""
        texts, setup = self.texts, self.game.setup
        target = act.target or act.piece
        words = name_of(texts, setup, target) if target else texts("scenario-action-here")
        return words if act.block is None else texts(
            "scenario-action-with", target=words, block=block_name(texts, setup, act.block)
        )  # fmt: skip

    def card(self) -> Card:
        cancel = CardButton("back", self.texts("card-cancel"), self.game.key("back"))
        return self._list_card(cancel) if self.action is None else self._action_card(self.action, cancel)

    def _list_card(self, cancel: CardButton) -> Card:
        texts = self.texts
        buttons = [
            CardButton(
                f"answer-{number}",
                self._action_name(action),
                str(number) if number < 10 else "",
                enabled=not (reason := self.first_reason(action)),
                reason=reason or action.text.in_language(texts.language),
            )
            for number, action in enumerate(self.known(), start=1)
        ]
        title = texts("scenario-action-title", figure=figure_name(texts, self.game.setup, self.figure))
        return Card(title, self.player, (texts("scenario-action-explanation"),), buttons=(*buttons, cancel))

    def _action_card(self, action: ScenarioAction, cancel: CardButton) -> Card:
        texts, game, act = self.texts, self.game, self.act
        lines = [action.text.in_language(texts.language)]
        if act is None and action.target is TargetKind.POINT:
            hint = texts("attack-at-place-hint")
            return Card(self._action_name(action), self.player, (*lines, hint), buttons=(cancel,))
        if act is None:
            nothing = texts("tile-no-target")
            return Card(self._action_name(action), self.player, tuple(lines), nothing, buttons=(cancel,))
        plan = self._plan(act)
        number = plan.target_number
        blast = plan.radius is not None and plan.point is not None
        hopeless = number is not None and number > SIDES
        if number is not None and not hopeless:
            key = "scenario-action-blast" if blast else "scenario-action-checks"
            lines.append(texts(key, checks=plan.checks, needs=action.needs))
        if plan.point is not None and plan.radius is not None:
            lines.append(blast_line(texts, game.setup, figures_within(game.state, plan.point, plan.radius)))
        options = self.options(action)
        targets = [
            CardButton(
                f"answer-{place}",
                self._target_name(other),
                str(place) if place < 10 else "",
                pressed=(other.target, other.piece, other.block) == (act.target, act.piece, act.block),
            )
            for place, other in enumerate(options, start=1)
            if len(options) > 1
        ]
        reason, left = self.reason(act), game.state.figures[self.figure].action_points
        points = Stepper(
            texts("attack-points"), texts("attack-points-value", points=act.action_points, left=left),
            "less-points", "more-points", game.key("less-points"), game.key("more-points"),
            act.action_points > self._least, act.action_points < self._most,
        )  # fmt: skip
        cost = texts("cost-action", number=act.action_points)
        done = CardButton(
            "commit", texts("card-commit-cost", cost=cost), game.key("commit"), enabled=not reason, primary=not hopeless
        )
        return Card(
            texts("scenario-action-at", action=self._action_name(action), target=self._target_name(act))
            if action.target in (TargetKind.FIGURE, TargetKind.TERRAIN)
            else self._action_name(action),
            self.player,
            tuple(lines),
            warning=reason,
            steppers=(
                points,
                *frequency_steppers(game, self._multiplied_by(act), is_used=act.frequency),
                *give_up_steppers(game, act.given_up, self._most_given_up(act)),
            ),
            sums=sum_lines(texts, game.setup, plan.modifiers) if number is not None else (),
            result="" if number is None else texts("attack-target-number", target=number),
            result_note=texts("scenario-action-hopeless") if hopeless else "",
            buttons=(*targets, cancel, done),
        )
