"""Threaten.  R4.2.1 (Bedrohen), RU108."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.action import ActionRules, Whim
from pb12table.systems.pb12.rules.attacks.attack_plan import weapon_in_use
from pb12table.systems.pb12.rules.attacks.targets import reach, weapons
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.extensions.moments import Windows
from pb12table.systems.pb12.rules.figures.figures import body, distance, figures_on_table, is_opposing
from pb12table.systems.pb12.rules.figures.seeing import half_angle_of, has_sight_line
from pb12table.systems.pb12.rules.figures.standing import free_facing
from pb12table.systems.pb12.rules.figures.statuses import receive
from pb12table.systems.pb12.rules.game.answers import Threaten
from pb12table.systems.pb12.rules.game.events import FiguresThreatened
from pb12table.systems.pb12.rules.game.state import State, Status
from pb12table.systems.pb12.rules.preparations.profiles import Block
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.table.shapes import angle_between, at_most, direction, normalised, rounded

INSIDE: Final = 0.5
"""So many degrees behind the border of the sight angle somebody has come into sight with more than his edge."""


FREE = 0.7
"""How likely an arbitrary threat is a free action."""


class ThreatenRules(ActionRules[Threaten]):
    """Threaten all opponents in reach of a weapon, free or for 1 AP.  R4.2.1 (Bedrohen)."""

    answers = (Threaten,)
    can_be_free = True

    needs_points = False

    def cost(self, state: State, action: Threaten) -> int:
        """Return the AP it uses, 0 as a free action.  R4.2.1, R1.6.18."""
        return 0 if action.free else 1

    def refusal(self, state: State, figure: FigureId, action: Threaten) -> Refusal | None:
        """Return why a figure cannot threaten; a melee weapon in use is needed.  R4.2.1."""
        if weapon_in_use(state, figure, action.weapon, ranged=False) is None:
            return Refusal("R4.2.1", "weapon-not-in-use", (("block", action.weapon),))
        return None

    async def effect(self, game: Game, figure: FigureId, action: Threaten, windows: Windows | None) -> None:
        """Let all opposing figures in reach and in sight become threatened.  R4.2.1, RU108."""
        weapon = game.state.setup.block_by_figure[figure][action.weapon]
        targets = threatened_by(game.state, figure, weapon)
        game.record(FiguresThreatened(figure=figure, weapon=weapon.id, targets=tuple(targets)))
        for target in targets:
            await receive(game, target, Status.THREATENED, "R4.2.1")

    def hints(self, state: State, figure: FigureId) -> Iterator[Threaten]:
        """Yield threatening from every facing that reaches somebody."""
        for weapon in weapons(state, figure, ranged=False):
            for facing, _ in threats(state, figure, weapon):
                yield from (Threaten(weapon.id, facing=facing), Threaten(weapon.id, free=False, facing=facing))

    def sample(self, whim: Whim) -> Threaten | None:
        """Return threatening with any weapon in use."""
        armed = weapons(whim.state, whim.figure, ranged=False)
        return Threaten(whim.chance.choice(armed).id, whim.chance.random() < FREE) if armed else None


def threatened_by(state: State, figure: FigureId, weapon: Block, facing: float | None = None) -> list[FigureId]:
    """Return the opposing figures in reach and sight of a figure with a melee weapon, as facing.  R4.2.1, RU108."""
    longest = reach(state, figure, weapon)
    return [
        other.id
        for other in figures_on_table(state)
        if is_opposing(state, figure, other.id)
        and at_most(distance(state, figure, other.id), longest)
        and has_sight_line(state, figure, other.id, facing)
    ]


def threats(state: State, figure: FigureId, weapon: Block) -> list[tuple[float | None, list[FigureId]]]:
    """Return the facings (degrees, None: current) from which a figure threatens most, with whom; none without anybody.

    R1.6.2: it turns freely before the action.  A facing that reaches no more than another one is left out.
    """
    near = _in_reach(state, figure, weapon)
    if not near:
        return []
    now = threatened_by(state, figure, weapon)
    if len(now) == len(near) or is_vehicle(state, figure):
        return [(None, now)] if now else []
    here, half = body(state, figure).position, half_angle_of(state, figure)
    bearings = {other: direction(here, body(state, other).position) for other in near}
    open_to_view = {o: at for o, at in bearings.items() if has_sight_line(state, figure, o, rounded(at))}
    expected: dict[frozenset[FigureId], float] = {}
    # Where most are seen at once, somebody has just come into sight.
    for wished in [turn for at in open_to_view.values() for turn in (at, at - max(half - INSIDE, 0.0))]:
        whom = frozenset(o for o, at in open_to_view.items() if angle_between(wished, at) <= half)
        expected.setdefault(whom, wished)
    most = [whom for whom in expected if not any(whom < more for more in expected)]
    found: list[tuple[float | None, list[FigureId]]] = [(None, now)] if now else []
    for whom in sorted(most, key=lambda each: (-len(each), sorted(each))):
        if whom <= {*now}:
            continue
        facing = free_facing(state, figure, rounded(normalised(expected[whom])))
        found.append((facing, threatened_by(state, figure, weapon, facing)))
    found = [each for each in found if each[1] and not any({*each[1]} < {*more} for _, more in found)]
    return sorted(found, key=lambda threat: -len(threat[1]))


def _in_reach(state: State, figure: FigureId, weapon: Block) -> list[FigureId]:
    """Return the opposing figures that a weapon reaches, seen or not.  R4.2.1."""
    longest = reach(state, figure, weapon)
    return [
        other.id
        for other in figures_on_table(state)
        if is_opposing(state, figure, other.id) and at_most(distance(state, figure, other.id), longest)
    ]


THREATEN: Final = ThreatenRules()
