"""Why an action cannot be taken: the one reason on its tile in the bar of actions, "" where it can.  Chapter 1.7."""

from __future__ import annotations

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.actions.equipment import items_in_contact
from pb12table.systems.pb12.rules.attacks.attack_plan import reach, weapons
from pb12table.systems.pb12.rules.figures.facing import facing_at
from pb12table.systems.pb12.rules.figures.figures import distance, figures_on_table, is_opposing, own_feet
from pb12table.systems.pb12.rules.game.answers import (
    ActionAnswer,
    Aim,
    Concentrate,
    EndTurn,
    MeleeAttack,
    RangedAttack,
    ReEquip,
    Reload,
)
from pb12table.systems.pb12.rules.game.legality import action_refusal
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.preparations.profiles import BlockKind
from pb12table.systems.pb12.window.blast_view import at_own_feet
from pb12table.systems.pb12.window.forms.gear import loadable
from pb12table.systems.pb12.window.modes.acting.tiles import tile_reason
from pb12table.systems.pb12.window.modes.acting.turning_first import TurningFirst
from pb12table.systems.pb12.window.modes.desk import Desk
from pb12table.systems.pb12.window.previews.target_place import breakable


class ActionReasons(TurningFirst):
    """The active figure, its question, and what refuses each of its actions."""

    def __init__(self, game: Desk, request: ChooseAction) -> None:
        super().__init__(game)
        self.request = request
        self.figure = request.figure
        self.player = PlayerId(request.player)

    def reason(self, answer: ActionAnswer) -> str:
        """Why an action is refused, as a sentence; "" when it is legal."""
        return self.game.refusal_text(self.request.refusal(self.game.state, answer))

    def opponents(self) -> list[FigureId]:
        """The opposing figures on the table, nearest first."""
        state = self.game.state
        found = [f.id for f in figures_on_table(state) if is_opposing(state, self.figure, f.id)]
        return sorted(found, key=lambda other: (distance(state, self.figure, other), other))

    def attack_reason(self, *, ranged: bool) -> str:
        """Why no attack of the kind is possible: that of the nearest opponent stands for all."""
        state = self.game.state
        armed = weapons(state, self.figure, ranged=ranged)
        if not armed:
            return self.texts("tile-no-ranged-weapon" if ranged else "tile-no-melee-weapon")
        thrown = [weapon for weapon in armed if ranged and weapon.radius is not None]
        if any(not self.reason(at_own_feet(state, self.figure, weapon)) for weapon in thrown):
            return ""
        if breakable(state, self.figure, ranged=ranged):
            return ""
        first: Refusal | None = None
        for target in self.opponents():
            refusal = self.target_refusal(target, ranged=ranged)
            if refusal is None:
                return ""
            first = first or refusal
        return tile_reason(self.game, first) or self.texts("tile-no-target")

    def target_refusal(self, target: FigureId, *, ranged: bool) -> Refusal | None:
        """Why a target cannot be attacked with any weapon of the kind: in melee the longest one speaks for all."""
        state = self.game.state
        form = RangedAttack if ranged else MeleeAttack
        facing = facing_at(state, self.figure, target)
        first: Refusal | None = None
        armed = weapons(state, self.figure, ranged=ranged)
        for weapon in armed if ranged else sorted(armed, key=lambda each: -reach(state, self.figure, each)):
            answer = form(weapon=weapon.id, target=target, action_points=1, facing=facing)
            refusal = action_refusal(state, self.figure, answer)
            if refusal is None:
                return None
            first = first or refusal
        return first

    def concentrate_reason(self) -> str:
        """Why not to concentrate: being concentrated already does not add up.  RU068."""
        concentrated = self.game.state.figures[self.figure].concentrated
        return self.texts("tile-concentrated") if concentrated else self.reason(Concentrate())

    def aim_reason(self) -> str:
        """Why nothing can be aimed at; one's own feet are the point that is in sight first of all.  R1.7.16, RU124."""
        state = self.game.state
        at_feet = Aim(point=own_feet(state, self.figure))
        others = (Aim(target, facing_at(state, self.figure, target)) for target in self.opponents())
        refusals = [self.request.refusal(state, answer) for answer in (at_feet, *others)]
        return "" if None in refusals else tile_reason(self.game, refusals[0])

    def reload_reason(self) -> str:
        blocks = loadable(self.game.state, self.figure)
        if not blocks:
            return self.texts("tile-nothing-to-reload")
        reasons = [self.reason(Reload(block)) for block in blocks]
        return "" if "" in reasons else reasons[0]

    def re_equip_reason(self) -> str:
        """Why there is nothing to re-equip: all is in use, and nothing can be put down or picked up.  R1.8.3, RU073."""
        state = self.game.state
        blocks, printed = state.figures[self.figure].blocks, self.game.setup.block_by_figure[self.figure]
        choice = any(not now.in_use or printed[block].kind is BlockKind.ITEM for block, now in blocks.items())
        if not choice and not items_in_contact(state, self.figure):
            return self.texts("tile-nothing-to-re-equip")
        return self.reason(ReEquip(tuple(block for block, in_play in blocks.items() if in_play.in_use)))

    def end_reason(self) -> str:
        """Why the turn cannot end yet, as a sentence; "" when it can."""
        return self.game.refusal_text(self.request.refusal(self.game.state, EndTurn()))
