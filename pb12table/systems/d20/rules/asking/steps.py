"""Steps of a turn: moving, attacking, wrestling, what costs nothing; the list of all, and how one is asked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import cos, hypot, radians, sin
from typing import Any, ClassVar, Final

from pb12table.kernel.request import Chance, Refusal
from pb12table.skirmish.acts import Acts, Wording
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.plain_states import OfForm
from pb12table.systems.d20.rules.actions import (
    DASH,
    DISENGAGE,
    DODGE,
    DRAW,
    HELP,
    HIDE,
    READY,
    SEARCH,
    STABILISE,
    USE_FEATURE,
    USE_ITEM,
    USE_OBJECT,
    A,
    ActionRules,
    Contest,
    Offered,
    StepRules,
    is_won,
)
from pb12table.systems.d20.rules.asking.answers import (
    Attack,
    DropProne,
    DropWeapon,
    EndTurn,
    Escape,
    Grapple,
    Jump,
    LetGo,
    Move,
    Ready,
    Search,
    Shout,
    Shove,
    StandUp,
    StepAnswer,
)
from pb12table.systems.d20.rules.asking.legality import (
    arbitrary_way,
    move_refusal,
    moving_refusal,
    near_refusal,
    no_attack,
    no_free_act,
    over_a_lying,
    stand_refusal,
    way_of_move,
    way_refusal,
    ways_worth_a_look,
)
from pb12table.systems.d20.rules.attack import all_attacks, attack, attack_refusal
from pb12table.systems.d20.rules.carrying_out import after_act, after_attack, after_moving, move, rounded6
from pb12table.systems.d20.rules.checks import Game, better_skill
from pb12table.systems.d20.rules.creatures import (
    attacks_by_action,
    body,
    foes,
    grapplers,
    has,
    is_foe,
    is_secret,
    left,
    others,
    present,
    profile,
    stand_up_cost,
    usable_attacks,
    who_know,
)
from pb12table.systems.d20.rules.data import CELL, Condition, FeatureKind, Mode, Skill
from pb12table.systems.d20.rules.events import FellProne, Pushed, Spoke, StoodUp, Stopped
from pb12table.systems.d20.rules.harm import drop_weapon, gain, knock_prone, release, settle
from pb12table.systems.d20.rules.hiding import notice, reveal
from pb12table.systems.d20.rules.state import ReadiedAct, State, Trigger
from pb12table.systems.d20.rules.ways import jump_of, long_jump
from pb12table.table.battlefield import Body
from pb12table.table.motion.falling import stand
from pb12table.table.motion.passing import along, first_hit, stays_on_table
from pb12table.table.motion.sweep import walk
from pb12table.table.motion.vertical import gap
from pb12table.table.shapes import GRID, TOLERANCE, Point3, plan_distance, rounded, rounded_point

PUSH: Final = CELL
"""How far a shove pushes.  D091."""
TOUCH: Final = 0.01
"""Bodies that are no farther apart have met."""
_ENDS: Final = 0.08
"""How likely an arbitrary answer ends a turn."""
_TRIES: Final = 8


# -- moving ----------------------------------------------------------------------------------------------------------


class MoveRules(StepRules[Move]):
    """Move along a way.  D042 to D051, D080."""

    answers = (Move,)
    takes = ""
    runs = True

    def refusal(self, state: State, figure: FigureId, answer: Move) -> Refusal | None:
        """Return why a creature cannot go a way.  D042 to D057, D080."""
        return move_refusal(state, figure, answer)

    async def effect(self, game: Game, figure: FigureId, answer: Move) -> None:
        """Go the way as far as nothing stops it.  D042 to D051."""
        await move(game, figure, way_of_move(game.state, figure, answer), answer.mode)

    def hints(self, state: State, figure: FigureId) -> Iterator[Move]:
        """Yield legal straight ways to where something is."""
        return ways_worth_a_look(state, figure)

    def legal(self, state: State, figure: FigureId) -> Iterator[Move]:
        """Yield the same ways, which are legal."""
        return self.hints(state, figure)

    def listed(self, state: State, figure: FigureId) -> Iterator[Offered]:
        """Yield each mode that a creature has a speed for.  D048."""
        speeds = profile(state, figure).speeds
        for mode in (mode for mode in Mode if mode in speeds):
            refusal = moving_refusal(state, figure, mode)
            key = "command-step-move" if mode is Mode.WALK else f"step-move-{mode.value}"
            command = "step-move" if mode is Mode.WALK else ""
            yield Offered(f"move-{mode.value}", Wording(key), "way", mode, refusal, command=command)


class JumpRules(StepRules[Jump]):
    """Jump to a place.  D081."""

    answers = (Jump,)
    takes = ""
    runs = True

    def refusal(self, state: State, figure: FigureId, answer: Jump) -> Refusal | None:
        """Return why a creature cannot jump to a place.  D043, D057, D079, D081, DR31."""
        refusal = self.any_refusal(state, figure)
        if refusal is not None:
            return refusal
        return way_refusal(state, figure, jump_of(state, figure, answer.to), left(state, figure, Mode.WALK))

    def any_refusal(self, state: State, figure: FigureId) -> Refusal | None:
        """Return why a creature cannot jump anywhere.  D079, D081."""
        refusal = moving_refusal(state, figure, Mode.WALK)
        if refusal is None and state.figures[figure].is_prone:
            return Refusal("D079", "prone-does-not-jump")
        return refusal

    async def effect(self, game: Game, figure: FigureId, answer: Jump) -> None:
        """Jump, which uses up the run-up.  D081, DR31."""
        way = jump_of(game.state, figure, answer.to)
        game.state.figures[figure].run_up = 0.0
        await move(game, figure, way, Mode.WALK)

    def listed(self, state: State, figure: FigureId) -> Iterator[Offered]:
        """Yield it once: the place is chosen."""
        yield Offered(self.name, Wording(self.text_key), "jump", refusal=self.any_refusal(state, figure))


class DropProneRules(StepRules[DropProne]):
    """Lie down.  D052."""

    answers = (DropProne,)
    takes = ""

    def refusal(self, state: State, figure: FigureId, answer: DropProne) -> Refusal | None:
        """Return why a creature cannot lie down.  D052."""
        return Refusal("D052", "is-prone") if state.figures[figure].is_prone else None

    async def effect(self, game: Game, figure: FigureId, answer: DropProne) -> None:
        """Lie down, which costs nothing; out of the air it is a fall.  D052, D083."""
        game.state.figures[figure].conditions.append(Condition.PRONE)
        game.record(FellProne(audience=who_know(game.state, figure), figure=figure, willing=True))
        await settle(game, figure)

    def offers(self, state: State, figure: FigureId) -> Iterator[DropProne]:
        """Yield it for a creature that does not lie."""
        if not state.figures[figure].is_prone:
            yield DropProne()


class StandUpRules(StepRules[StandUp]):
    """Stand up.  D053."""

    answers = (StandUp,)
    takes = ""

    def refusal(self, state: State, figure: FigureId, answer: StandUp) -> Refusal | None:
        """Return why a creature cannot stand up.  D053."""
        return stand_refusal(state, figure)

    async def effect(self, game: Game, figure: FigureId, answer: StandUp) -> None:
        """Stand up for half the speed, unless a creature that was hidden from it is above.  D053, DR10, DR32, DR45."""
        state = game.state
        met = over_a_lying(state, figure, others(state, figure))
        if met:
            notice(game, FigureId(met[0]), figure, "bump")
            at, known = state.figures[figure].at, who_know(state, figure)
            game.record(Stopped(audience=known, figure=figure, reason="bumped", at=at, by=FigureId(met[0])))
            return
        placed, cost = state.figures[figure], stand_up_cost(state, figure)
        placed.conditions.remove(Condition.PRONE)
        placed.moved = rounded6(placed.moved + cost)
        game.record(StoodUp(audience=who_know(state, figure), figure=figure, cost=cost))

    def hints(self, state: State, figure: FigureId) -> Iterator[StandUp]:
        """Yield the one answer there is."""
        yield StandUp()

    def offers(self, state: State, figure: FigureId) -> Iterator[StandUp]:
        """Yield it for a creature that lies."""
        if state.figures[figure].is_prone:
            yield StandUp()


# -- attacks and wrestling -------------------------------------------------------------------------------------------


class AttackingRules(StepRules[A]):
    """What is done by the Attack action, or in place of one of its attacks.  D047, D069, D091."""

    def refusal(self, state: State, figure: FigureId, answer: A) -> Refusal | None:
        """Return why it cannot be done.  D021, D028, D047."""
        return no_attack(state, figure) or self.refused(state, figure, answer)

    def refused(self, state: State, figure: FigureId, answer: A) -> Refusal | None:
        """Return why it cannot be done although there is an attack for it."""
        raise NotImplementedError

    def begin(self, state: State, figure: FigureId) -> None:
        """Begin the Attack action, or use one of the attacks that are left of it.  D047, D069."""
        placed = state.figures[figure]
        if placed.attacks_left:
            placed.attacks_left -= 1
        else:
            placed.action_used = True
            placed.attacks_left = attacks_by_action(state, figure) - 1


class AttackRules(AttackingRules[Attack]):
    """Attack a creature, or a place where one is hidden.  D063, DR16."""

    answers = (Attack,)

    def refused(self, state: State, figure: FigureId, answer: Attack) -> Refusal | None:
        """Return why a target cannot be attacked.  D063 to D068."""
        return attack_refusal(state, figure, answer)

    async def effect(self, game: Game, figure: FigureId, answer: Attack) -> None:
        """Attack, which those who wait for it may answer.  D047, D075."""
        self.begin(game.state, figure)
        await attack(game, figure, answer, "action")
        await after_attack(game, figure)

    def hints(self, state: State, figure: FigureId) -> Iterator[Attack]:
        """Yield all legal attacks on creatures, if there is an attack left."""
        placed = state.figures[figure]
        return all_attacks(state, figure) if not placed.action_used or placed.attacks_left else iter(())

    def listed(self, state: State, figure: FigureId) -> Iterator[Offered]:
        """Yield it once: weapon and target are chosen."""
        refusal = no_attack(state, figure)
        nobody = refusal is None and next(all_attacks(state, figure), None) is None
        note = "step-nobody-to-attack" if nobody else ""
        yield Offered(self.name, Wording(self.text_key), "attack", refusal=refusal, takes=self.takes, note=note)


class WrestleRules(AttackingRules[Shove | Grapple]):
    """Push a creature over or away, or hold it, in place of an attack.  D091, DR48."""

    answers = (Shove, Grapple)

    def refused(self, state: State, figure: FigureId, answer: Shove | Grapple) -> Refusal | None:
        """Return why a creature cannot be shoved or grappled.  D091, DR48."""
        return wrestling_refusal(state, figure, answer)

    def contest(self, state: State, figure: FigureId, answer: Shove | Grapple) -> Contest | None:
        """Return the contest.  D091, DR48."""
        return contest_of(state, figure, answer)

    async def effect(self, game: Game, figure: FigureId, answer: Shove | Grapple) -> None:
        """Shove or hold, which gives a hider away.  D047, D075, D091."""
        self.begin(game.state, figure)
        reveal(game, figure, "attack")
        if await is_won(game, contest_of(game.state, figure, answer)):
            if isinstance(answer, Grapple):
                await gain(game, answer.target, Condition.GRAPPLED, figure)
                game.state.figures[answer.target].choked = answer.choke
            elif answer.away:
                await push(game, figure, answer.target)
            else:
                await knock_prone(game, answer.target)
        if isinstance(answer, Shove):
            await after_moving(game, answer.target)
        await after_act(game, figure, Trigger.ACTS)

    def hints(self, state: State, figure: FigureId) -> Iterator[Shove | Grapple]:
        """Yield all that can be done to each foe."""
        for target in foes(state, figure):
            yield from (Shove(target), Shove(target, away=True), Grapple(target, choke=True), Grapple(target))

    def listed(self, state: State, figure: FigureId) -> Iterator[Offered]:
        """Yield what can be done to a foe, a choke only for a creature that chokes.  D091, DR48."""
        if not state.setup.options.shove_grapple:
            return
        near = foes(state, figure)
        yield self.on_one_of(state, figure, near, Shove, "shove")
        yield self.on_one_of(state, figure, near, partial(Shove, away=True), "shove-away")
        yield self.on_one_of(state, figure, near, Grapple, "grapple")
        if has(state, figure, FeatureKind.CHOKE):
            yield self.on_one_of(state, figure, near, partial(Grapple, choke=True), "choke")


def wrestling_refusal(state: State, figure: FigureId, answer: Shove | Grapple) -> Refusal | None:
    """Return why a creature cannot be shoved or grappled, or not by the throat.  D091, DR48."""
    if not state.setup.options.shove_grapple:
        return Refusal("D091", "not-agreed")
    refusal = near_refusal(state, figure, answer.target, "D091")
    if refusal is not None:
        return refusal
    if not is_foe(state, figure, answer.target):
        return Refusal("D091", "own-side", (("figure", answer.target),))
    if profile(state, answer.target).size.number > profile(state, figure).size.number + 1:
        return Refusal("D091", "too-large", (("figure", answer.target),))
    if isinstance(answer, Grapple) and answer.choke:
        if not has(state, figure, FeatureKind.CHOKE):
            return Refusal("DR48", "does-not-choke")
        if profile(state, answer.target).size.number > profile(state, figure).size.number:
            return Refusal("DR48", "too-large", (("figure", answer.target),))
    target = state.figures[answer.target]
    if isinstance(answer, Grapple) and target.grappled_by is not None:
        return Refusal("D091", "held-already", (("figure", answer.target),))
    if isinstance(answer, Shove) and not answer.away and target.is_prone:
        return Refusal("D091", "is-prone", (("figure", answer.target),))
    return None


def contest_of(state: State, figure: FigureId, answer: Shove | Grapple, /) -> Contest:
    """Return the contest of a shove or a grapple: the target defends with what it is better at.  D091, DR48."""
    purpose = "shove" if isinstance(answer, Shove) else "choke" if answer.choke else "grapple"
    return Contest(figure, Skill.ATHLETICS, answer.target, better_skill(state, answer.target), purpose)


def escape_of(state: State, figure: FigureId, holder: FigureId) -> Contest:
    """Return the contest of breaking free of a creature that holds another.  D091."""
    return Contest(figure, better_skill(state, figure), holder, Skill.ATHLETICS, "escape")


async def push(game: Game, figure: FigureId, target: FigureId) -> None:
    """Push a creature away.  D091, DR26; no reach is left by it (D078)."""
    place = pushed_to(game.state, figure, target)
    hiders = _in_the_way(game.state, figure, target, place)
    pushed = game.state.figures[target]
    places = (pushed.at, place)
    pushed.x, pushed.y, pushed.z = place
    known = who_know(game.state, target)
    game.record(Pushed(audience=known, figure=target, by=figure, places=places))
    for other in hiders:
        for each in (target, figure):
            notice(game, other, each, "bump")
        known = who_know(game.state, target, other)
        game.record(Stopped(audience=known, figure=target, reason="bumped", at=place, by=other))
    await settle(game, target)


def _in_the_way(state: State, figure: FigureId, target: FigureId, place: Point3) -> list[FigureId]:
    """Return those who hide from one of the two and before whom the push ends.  DR32, DR42."""
    hiders = [other for other in present(state) if {figure, target} & state.figures[other].hidden_from.keys()]
    if not hiders or pushed_to(state, figure, target, tuple(hiders)) == place:
        return []
    there = body(state, target, place)
    return [other for other in hiders if gap(there, body(state, other)) <= TOUCH]


def pushed_to(state: State, figure: FigureId, target: FigureId, unmet: tuple[FigureId, ...] = ()) -> Point3:
    """Return where a push of 1.5 m straight away ends: before what is in the way, and over edges; `unmet` are ignored.

    D091, DR14, DR26.
    """
    pusher, pushed = body(state, figure), body(state, target)
    dx, dy = pushed.x - pusher.x, pushed.y - pusher.y
    away = hypot(dx, dy)
    if away <= TOLERANCE:
        dx, dy, away = 1.0, 0.0, 1.0
    goal = (rounded(pushed.x + dx / away * PUSH), rounded(pushed.y + dy / away * PUSH))
    company = others(state, target, *unmet)
    if stand(state.battlefield, pushed, ()).safe:
        found = walk(state.battlefield, pushed, goal, company)
        return (found.x, found.y, found.z)
    return _through_the_air(state, pushed, (*goal, pushed.z), company)


def _through_the_air(state: State, pushed: Body, to: Point3, company: tuple[Body, ...]) -> Point3:
    """Return where the push of a flier ends: as far as the air is free."""
    if not stays_on_table(state.battlefield, pushed, to):
        return (pushed.x, pushed.y, pushed.z)
    hit = first_hit(state.battlefield, pushed, to, company)
    if hit is None:
        return to
    back = GRID / max(plan_distance(pushed.position, to[:2]), GRID)
    x, y, z = along((pushed.x, pushed.y, pushed.z), to, max(0.0, hit.share - back))
    return (rounded(x), rounded(y), rounded(z))


class EscapeRules(ActionRules[Escape]):
    """Break free of a grapple.  D091."""

    answers = (Escape,)

    def refused(self, state: State, figure: FigureId, answer: Escape) -> Refusal | None:
        """Return why a creature cannot break free: nobody holds it.  D091."""
        held = Condition.GRAPPLED in state.figures[figure].conditions
        return None if held else Refusal("D091", "not-held")

    def contest(self, state: State, figure: FigureId, answer: Escape) -> Contest | None:
        """Return the contest, None where whoever held it is gone.  D091."""
        holder = state.figures[figure].grappled_by
        return None if holder is None else escape_of(state, figure, holder)

    async def done(self, game: Game, figure: FigureId, answer: Escape) -> None:
        """Break free of a grapple.  D091."""
        held = self.contest(game.state, figure, answer)
        if held is None or await is_won(game, held):
            release(game, figure)

    def offers(self, state: State, figure: FigureId) -> Iterator[Escape]:
        """Yield it for a creature that is held, where wrestling is agreed."""
        if state.setup.options.shove_grapple and Condition.GRAPPLED in state.figures[figure].conditions:
            yield Escape()


class LetGoRules(StepRules[LetGo]):
    """Let go of a creature.  D091."""

    answers = (LetGo,)
    takes = ""

    def refusal(self, state: State, figure: FigureId, answer: LetGo) -> Refusal | None:
        """Return why a creature cannot be let go.  D091."""
        other = state.figures.get(answer.target)
        return None if other is not None and other.grappled_by == figure else Refusal("D091", "not-held")

    async def effect(self, game: Game, figure: FigureId, answer: LetGo) -> None:
        """Let go of a creature, which costs nothing.  D091."""
        release(game, answer.target)

    def hints(self, state: State, figure: FigureId) -> Iterator[LetGo]:
        """Yield those that are held."""
        return (LetGo(target) for target in grapplers(state, figure))

    def offers(self, state: State, figure: FigureId) -> Iterator[LetGo]:
        """Yield the same where wrestling is agreed."""
        return self.hints(state, figure) if state.setup.options.shove_grapple else iter(())


# -- for nothing -----------------------------------------------------------------------------------------------------


class DropWeaponRules(StepRules[DropWeapon]):
    """Drop what is in hand.  DR25."""

    answers = (DropWeapon,)
    takes = ""

    def refusal(self, state: State, figure: FigureId, answer: DropWeapon) -> Refusal | None:
        """Return why nothing can be dropped.  DR25, DR38."""
        held = state.figures[figure].in_hand
        return Refusal("DR25", "empty-handed") if held is None else no_free_act(state, figure)

    async def effect(self, game: Game, figure: FigureId, answer: DropWeapon) -> None:
        """Drop what is in hand.  DR25, DR38."""
        game.state.figures[figure].free_acts += 1
        drop_weapon(game, figure)

    def listed(self, state: State, figure: FigureId) -> Iterator[Offered]:
        """Yield it for a creature that has something in hand."""
        held = state.figures[figure].in_hand
        if held is not None:
            weapon = profile(state, figure).attack(held)
            wording = Wording("step-drop", details={"weapon": "" if weapon is None else weapon.label})
            yield Offered(self.name, wording, "", DropWeapon())


class ShoutRules(StepRules[Shout]):
    """Call out.  D004, D030."""

    answers = (Shout,)
    takes = ""

    def refusal(self, state: State, figure: FigureId, answer: Shout) -> Refusal | None:
        """Return why a creature has no time to call out.  D016, D030, DR38."""
        return no_free_act(state, figure)

    async def effect(self, game: Game, figure: FigureId, answer: Shout) -> None:
        """Call out, which costs nothing and gives the place away.  D004, D030."""
        game.state.figures[figure].free_acts += 1
        game.record(Spoke(figure=figure))
        reveal(game, figure, "shout")

    def listed(self, state: State, figure: FigureId) -> Iterator[Offered]:
        """Yield it at any time."""
        yield Offered(self.name, Wording(self.text_key), "", Shout())


# -- all of them -----------------------------------------------------------------------------------------------------

MOVE: Final = MoveRules()
JUMP: Final = JumpRules()
DROP_PRONE: Final = DropProneRules()
STAND_UP: Final = StandUpRules()
ATTACK: Final = AttackRules()
WRESTLE: Final = WrestleRules()
ESCAPE: Final = EscapeRules()
LET_GO: Final = LetGoRules()
DROP_WEAPON: Final = DropWeaponRules()
SHOUT: Final = ShoutRules()

ON_THE_SPOT: Final[tuple[StepRules[Any], ...]] = (
    STAND_UP, WRESTLE, ESCAPE, USE_FEATURE, USE_ITEM, STABILISE, USE_OBJECT, DRAW, DASH, DISENGAGE, DODGE, HIDE, HELP,
    READY, SEARCH, LET_GO,
)  # fmt: skip
"""What is tried without a way or an attack, in this order."""
STEPS: Final[Acts[StepRules[Any]]] = Acts(
    MOVE, STAND_UP, JUMP, ATTACK, WRESTLE, ESCAPE, LET_GO, DASH, DISENGAGE, DODGE, HIDE, HELP, READY, SEARCH, STABILISE,
    USE_FEATURE, USE_OBJECT, USE_ITEM, DRAW, DROP_PRONE, DROP_WEAPON, SHOUT,
    tried=(ATTACK, *ON_THE_SPOT, MOVE, JUMP, DROP_PRONE, DROP_WEAPON, SHOUT),
)  # fmt: skip
"""All that is done in a turn, in the order in which it is listed."""


def step_refusal(state: State, figure: FigureId, answer: StepAnswer) -> Refusal | None:
    """Return why something cannot be done in the own turn.  D028, D031 to D038, D042, D069."""
    return None if isinstance(answer, EndTurn) else STEPS.of(answer).refusal(state, figure, answer)


def possible_steps(state: State, figure: FigureId) -> Iterator[StepAnswer]:
    """Yield legal steps worth a look: attacks, all that is done on the spot, and ways to where something is."""
    for step in STEPS.tried:
        yield from step.legal(state, figure)


def arbitrary_step(state: State, figure: FigureId, chance: Chance) -> StepAnswer:
    """Return some legal step."""
    if chance.random() < _ENDS:
        return EndTurn()
    for _ in range(_TRIES):
        kind = chance.choice(("attack", "attack", "move", "move", "spot"))
        found: StepAnswer | None = None
        if kind == "attack":
            attacks = [*all_attacks(state, figure), *_guesses(state, figure, chance)]
            found = chance.choice(attacks) if attacks else None
        elif kind == "move":
            found = arbitrary_way(state, figure, chance)
        else:
            rest: tuple[StepAnswer, ...] = (DropProne(), DropWeapon(), Shout(), *_arbitrary(state, figure, chance))
            hints = (answer for step in ON_THE_SPOT for answer in step.hints(state, figure))
            found = chance.choice([*hints, *rest])
        if found is not None and step_refusal(state, figure, found) is None:
            return found
    return EndTurn()


def _guesses(state: State, figure: FigureId, chance: Chance) -> list[Attack]:
    """Return attacks on a place where a foe could hide.  DR16."""
    x, y, _ = state.figures[figure].at
    angle = chance.uniform(0.0, 360.0)
    away = profile(state, figure).size.space / 2.0 + chance.uniform(0.2, 4.0)
    place = rounded_point((x + away * cos(radians(angle)), y + away * sin(radians(angle))))
    return [Attack(attack.id, point=place) for attack in usable_attacks(state, figure) if chance.random() < 0.1]


def _arbitrary(state: State, figure: FigureId, chance: Chance) -> Iterator[StepAnswer]:
    x, y, _ = state.figures[figure].at
    angle = chance.uniform(0.0, 360.0)
    far = chance.uniform(0.5, max(0.6, long_jump(state, figure)))
    yield Jump(rounded_point((x + far * cos(radians(angle)), y + far * sin(radians(angle)))))
    yield Search(point=rounded_point((x + 3.0 * cos(radians(angle)), y + 3.0 * sin(radians(angle)))))
    everybody = [*state.figures]
    yield Ready(Trigger.ACTS, chance.choice([*ReadiedAct]), chance.choice(everybody))
    yield Ready(chance.choice((Trigger.COVER, Trigger.REACH)), chance.choice([*ReadiedAct]))


@dataclass(frozen=True, slots=True)
class ChooseStep(OfForm[State, StepAnswer]):
    """What a creature does next in its turn.  D028, D046, D047."""

    form: ClassVar[Any] = StepAnswer
    figure: FigureId

    def keeps_secret(self, state: State, answer: StepAnswer) -> bool:
        return is_secret(state, self.figure) or (answer in STEPS and STEPS.of(answer).in_secret)

    def refusal(self, state: State, answer: StepAnswer) -> Refusal | None:
        return step_refusal(state, self.figure, answer)

    def sample(self, state: State, chance: Chance) -> StepAnswer:
        return arbitrary_step(state, self.figure, chance)

    def default(self, state: State) -> StepAnswer:
        return EndTurn()

    def hints(self, state: State) -> Sequence[StepAnswer]:
        return (*possible_steps(state, self.figure), EndTurn())
