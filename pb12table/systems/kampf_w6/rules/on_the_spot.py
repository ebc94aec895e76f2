"""What an act is, and the acts that are done where a figure is, or where it is on a walk."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Final, TypeVar

from pb12table.kernel.request import Chance, Refusal
from pb12table.skirmish.acts import Act as AnyAct
from pb12table.skirmish.acts import Acts, Wording
from pb12table.skirmish.ids import FigureId
from pb12table.systems.kampf_w6.rules.answers import (
    Act,
    Attack,
    ChangeStance,
    Reload,
    ScenarioAct,
    UseDoor,
    UseItem,
)
from pb12table.systems.kampf_w6.rules.attack import attack
from pb12table.systems.kampf_w6.rules.attack_plan import all_attacks, attack_refusal, is_shot, modes_of, weapon_refusal
from pb12table.systems.kampf_w6.rules.data import Stance
from pb12table.systems.kampf_w6.rules.dice import Game
from pb12table.systems.kampf_w6.rules.events import DoorMoved, ItemUsed, ScenarioActDone, StanceChanged, WeaponReloaded
from pb12table.systems.kampf_w6.rules.figures import (
    REACH,
    body,
    data,
    doors_at,
    doors_of,
    is_fighting,
    opponents,
    others,
    reaches,
    sight,
)
from pb12table.systems.kampf_w6.rules.state import CurrentAct, Fate, State, TracePlace
from pb12table.table.battlefield import Body
from pb12table.table.motion.falling import stand
from pb12table.table.motion.vertical import gap, gap_to_piece
from pb12table.table.openings import USUAL, WIDEST, in_its_way
from pb12table.table.shapes import Point3, at_most, plan_distance

A = TypeVar("A", bound=Act)

AJAR: Final = 30.0
"""How far a door stands open that is ajar, in degrees."""


@dataclass(frozen=True, slots=True)
class Doer:
    """A figure that acts; `origin` is where on its walk it does so, None for where it is."""

    figure: FigureId
    origin: Body | None = None
    walking: bool = False
    reaction: bool = False

    def body(self, state: State) -> Body:
        """Return its body where it acts."""
        return self.origin or body(state, self.figure)


class W6Act(AnyAct[State, Game, Doer, A]):
    """One act.  What it does not say for itself is as usual: an action, heard 5 m away, done anywhere on a walk."""

    noise: ClassVar[float] = 5.0
    """How far it is heard, in metres.  WR12."""
    moves: ClassVar[bool] = False
    """Whether it is a way, so that it cannot be done on a walk."""
    asks_more: ClassVar[bool] = False
    """Whether its form asks for more than one of what it offers: a target, or a way."""
    when_down: ClassVar[bool] = False
    """Whether a figure can do it that is down.  WR26."""
    only_at_the_end: ClassVar[bool] = False
    """Whether on a walk it is done at the end only, where there is a safe stand.  WR06, WR10."""
    same_anywhere: ClassVar[bool] = False
    """Whether it makes no difference where on a walk it is done."""
    depends_on_place: ClassVar[bool] = False
    """Whether it hangs on where a figure stands how many of it are listed."""

    # -- legality -----------------------------------------------------------------------------------------------

    def price_refusal(self, state: State, doer: Doer, cost: int) -> Refusal | None:
        """Return why nothing of this cost can be done now.  W012, WR04, WR26, WR27."""
        placed = state.figures[doer.figure]
        if placed.fate is Fate.DOWN and not self.when_down:
            return Refusal("WR26", "only-attacks-when-down")
        if doer.reaction and cost != 1:
            return Refusal("WR04", "too-dear-for-a-reaction", (("cost", cost),))
        if cost > placed.actions:
            return Refusal("W012", "not-enough-actions", (("cost", cost), ("left", placed.actions)))
        return None

    def any_refusal(self, state: State, doer: Doer) -> Refusal | None:
        """Return why no answer at all can be given, for an act whose form asks for more."""
        return None

    def walking_refusal(self, state: State, doer: Doer, answer: A) -> Refusal | None:
        """Return why it is never done on a walk.  WR06."""
        return None

    def legal(self, state: State, doer: Doer) -> Iterator[A]:
        """Yield legal answers worth a look."""
        for answer in self.hints(state, doer):
            refusal = self.price_refusal(state, doer, self.cost(state, doer, answer))
            if refusal is None and self.refusal(state, doer, answer) is None:
                yield answer

    def listed(self, state: State, doer: Doer) -> Iterator[A]:
        """Yield what has a place among the things to do, whether it can be done now or not."""
        yield from self.offers(state, doer)

    # -- what others notice -------------------------------------------------------------------------------------

    def noise_of(self, state: State, doer: Doer, answer: A) -> float:
        """Return how far it is heard, in metres: a walk by itself, without its further act.  WR12."""
        return self.noise

    def seen_after(self, at: Point3, answer: A) -> TracePlace | None:
        """Return how a figure is seen at a place once it has done it; None for as before."""
        return None

    def noticed(self, state: State, doer: Doer, answer: A) -> CurrentAct:
        """Return a legal act as others can see and hear it: its trace, and its noise.  WR11, WR12, WR42."""
        placed = state.figures[doer.figure]
        seen = CurrentAct(
            doer.figure, self.tag, [TracePlace(*placed.at, placed.stance)], self.noise_of(state, doer, answer)
        )
        after = self.seen_after(placed.at, answer)
        if after is not None:
            seen.trace.append(after)
        return seen

    def is_shot(self, state: State, doer: Doer, answer: A) -> bool:
        """Return whether it keeps up the recoil.  WR17."""
        return False

    def of_scenario(self, answer: A) -> str:
        """Return the id of the scenario's act that it is; empty for none."""
        return ""

    def piece_of(self, state: State, answer: A) -> str:
        """Return the piece of terrain that is used; empty for none."""
        return ""


class AttackRules(W6Act[Attack]):
    """Attack a figure.  W013 (angreifen)."""

    answers = (Attack,)
    asks_more = True
    when_down = True

    def refusal(self, state: State, doer: Doer, answer: Attack) -> Refusal | None:
        """Return why it cannot be attacked.  W013."""
        return attack_refusal(state, doer.figure, answer, doer.origin)

    async def effect(self, game: Game, doer: Doer, answer: Attack) -> None:
        """Attack.  W013, W033."""
        await attack(game, doer.figure, answer, doer.origin, walking=doer.walking, reaction=doer.reaction)

    def hints(self, state: State, doer: Doer) -> Iterator[Attack]:
        """Yield all legal attacks."""
        yield from all_attacks(state, doer.figure, doer.origin)

    def legal(self, state: State, doer: Doer) -> Iterator[Attack]:
        """Yield all legal attacks, if there is an action for one."""
        return self.hints(state, doer) if state.figures[doer.figure].actions else iter(())

    def any_refusal(self, state: State, doer: Doer) -> Refusal | None:
        """Return why nobody can be attacked: where somebody is seen, that nothing is left to shoot or throw.  WR15."""
        if next(self.hints(state, doer), None):
            return None
        here, weapons = doer.body(state), data(state, doer.figure).weapons
        if any(sight(state, here, body(state, other)).exists for other in opponents(state, doer.figure)):
            for weapon in weapons:
                refusal = weapon_refusal(state, doer.figure, Attack(weapon.id, doer.figure), weapon)
                if refusal is not None:
                    return refusal
        return Refusal("W013", "nobody-to-attack")

    def sample(self, state: State, doer: Doer, chance: Chance) -> Attack | None:
        """Return an attack that may be legal: some weapon against some opponent."""
        targets = opponents(state, doer.figure)
        if not targets:
            return None
        weapon, target = chance.choice(data(state, doer.figure).weapons), chance.choice(targets)
        act = state.current_act
        of_actor = act is not None and act.actor == target
        place = chance.randint(0, len(act.trace) - 1) if act is not None and of_actor else None
        return Attack(weapon.id, target, chance.choice(modes_of(state, weapon)), place)

    def noise_of(self, state: State, doer: Doer, answer: Attack) -> float:
        """Return the noise of the weapon.  WR12."""
        weapon = data(state, doer.figure).weapon(answer.weapon)
        return 0.0 if weapon is None else weapon.noise

    def is_shot(self, state: State, doer: Doer, answer: Attack) -> bool:
        """Return whether it is one of a shooting weapon.  WR17."""
        return is_shot(state, doer.figure, answer)

    def icon_of(self, state: State, doer: Doer, answer: Attack | None) -> str:
        """Return a muzzle for those who can shoot, a blade for others."""
        return "shoot" if any(weapon.is_shooting for weapon in data(state, doer.figure).weapons) else "blade"


class StanceRules(W6Act[ChangeStance]):
    """Stand, kneel or lie down.  W016 (hinknien, hinlegen)."""

    answers = (ChangeStance,)
    noise = 2.0
    only_at_the_end = True
    same_anywhere = True
    icons: ClassVar = {Stance.STANDING: "stand", Stance.KNEELING: "kneel", Stance.PRONE: "lie"}

    def refusal(self, state: State, doer: Doer, answer: ChangeStance) -> Refusal | None:
        """Return why a stance cannot be changed.  W016 (hinknien, hinlegen), WR09."""
        if state.figures[doer.figure].stance is answer.to:
            return Refusal("WR09", "already-so", (("stance", answer.to.value),))
        at = None if doer.origin is None else (doer.origin.x, doer.origin.y, doer.origin.z)
        found = stand(state.battlefield, body(state, doer.figure, at, answer.to), others(state, doer.figure))
        if found.reason == "overlaps":
            return Refusal("WR09", "no-room", (("obstacles", found.obstacles),))
        return None

    async def effect(self, game: Game, doer: Doer, answer: ChangeStance) -> None:
        """Stand, kneel or lie.  W016 (hinknien, hinlegen)."""
        game.state.figures[doer.figure].stance = answer.to
        game.record(StanceChanged(figure=doer.figure, stance=answer.to))

    def hints(self, state: State, doer: Doer) -> Iterator[ChangeStance]:
        """Yield each stance."""
        yield from (ChangeStance(stance) for stance in Stance)

    def offers(self, state: State, doer: Doer) -> Iterator[ChangeStance]:
        """Yield the other stances."""
        own = state.figures[doer.figure].stance
        yield from (ChangeStance(stance) for stance in Stance if stance is not own)

    def listed(self, state: State, doer: Doer) -> Iterator[ChangeStance]:
        """Yield all stances."""
        yield from self.hints(state, doer)

    def seen_after(self, at: Point3, answer: ChangeStance) -> TracePlace:
        """Return the place with the new stance."""
        return TracePlace(*at, answer.to)

    def key_of(self, answer: ChangeStance) -> str:
        """Return a key for each stance."""
        return f"stance-{answer.to.value}"

    def icon_of(self, state: State, doer: Doer, answer: ChangeStance) -> str:
        """Return the icon of the stance."""
        return str(self.icons[answer.to])

    def wording(self, state: State, doer: Doer, answer: ChangeStance) -> Wording:
        """Return what to do."""
        return Wording(f"do-{answer.to.value}")


class ReloadRules(W6Act[Reload]):
    """Fill the magazine of a weapon.  W014 (nachladen), WR15."""

    answers = (Reload,)
    noise = 8.0
    same_anywhere = True
    icon = "reload"

    def cost(self, state: State, doer: Doer, answer: Reload) -> int:
        """Return what the weapon takes.  WR04."""
        weapon = data(state, doer.figure).weapon(answer.weapon)
        return 1 if weapon is None else weapon.reload

    def refusal(self, state: State, doer: Doer, answer: Reload) -> Refusal | None:
        """Return why a weapon cannot be reloaded.  W014 (nachladen), WR15."""
        weapon = data(state, doer.figure).weapon(answer.weapon)
        if weapon is None:
            return Refusal("W014", "no-such-weapon", (("weapon", answer.weapon),))
        if not weapon.is_shooting:
            return Refusal("WR15", "no-magazine", (("weapon", weapon.id),))
        if state.figures[doer.figure].loaded[weapon.id] >= weapon.magazine:
            return Refusal("WR15", "magazine-full", (("weapon", weapon.id),))
        return None

    async def effect(self, game: Game, doer: Doer, answer: Reload) -> None:
        """Fill the magazine.  W014 (nachladen), WR15."""
        weapon = data(game.state, doer.figure).weapon(answer.weapon)
        assert weapon is not None, "the refusal is asked first"
        game.state.figures[doer.figure].loaded[weapon.id] = weapon.magazine
        game.record(WeaponReloaded(figure=doer.figure, weapon=weapon.id, loaded=weapon.magazine))

    def hints(self, state: State, doer: Doer) -> Iterator[Reload]:
        """Yield each shooting weapon."""
        yield from (Reload(weapon.id) for weapon in data(state, doer.figure).weapons if weapon.is_shooting)

    def offers(self, state: State, doer: Doer) -> Iterator[Reload]:
        """Yield the weapons whose magazines are not full."""
        for weapon in data(state, doer.figure).weapons:
            if weapon.is_shooting and state.figures[doer.figure].loaded[weapon.id] < weapon.magazine:
                yield Reload(weapon.id)

    def listed(self, state: State, doer: Doer) -> Iterator[Reload]:
        """Yield all weapons with a magazine."""
        yield from self.hints(state, doer)

    def key_of(self, answer: Reload) -> str:
        """Return a key for each weapon."""
        return f"reload-{answer.weapon}"

    def wording(self, state: State, doer: Doer, answer: Reload) -> Wording:
        """Return the name of the weapon."""
        weapon = data(state, doer.figure).weapon(answer.weapon)
        assert weapon is not None, "its own"
        return Wording("do-reload", details={"weapon": weapon.label})


class ItemRules(W6Act[UseItem]):
    """Use an item on a figure.  W020 (Gegenstand benutzen), WR30."""

    answers = (UseItem,)
    icon = "heal"
    depends_on_place = True

    def cost(self, state: State, doer: Doer, answer: UseItem) -> int:
        """Return what the item takes.  WR04."""
        item = data(state, doer.figure).item(answer.item)
        return 1 if item is None else item.cost

    def refusal(self, state: State, doer: Doer, answer: UseItem) -> Refusal | None:
        """Return why an item cannot be used on a figure.  W020 (Gegenstand benutzen), WR25, WR30."""
        item, target = data(state, doer.figure).item(answer.item), state.figures.get(answer.target)
        if item is None:
            return Refusal("W020", "no-such-item", (("item", answer.item),))
        if not item.heal:
            return Refusal("WR30", "nothing-to-use", (("item", item.id),))
        if not state.figures[doer.figure].uses.get(item.id, 0):
            return Refusal("WR30", "used-up", (("item", item.id),))
        if target is None:
            return Refusal("WR30", "no-such-figure")
        if target.fate is not Fate.FIGHTING:
            return Refusal("WR25", "out-of-action", (("figure", target.id),))
        if not target.wounds:
            return Refusal("WR30", "not-wounded", (("figure", target.id),))
        if target.id != doer.figure and not at_most(gap(doer.body(state), body(state, target.id)), item.reach):
            return Refusal("WR30", "out-of-reach", (("most", item.reach),))
        return None

    async def effect(self, game: Game, doer: Doer, answer: UseItem) -> None:
        """Heal wounds.  W020 (Gegenstand benutzen), WR30."""
        item, healed = data(game.state, doer.figure).item(answer.item), game.state.figures[answer.target]
        assert item is not None, "the refusal is asked first"
        wounds = min(item.heal, healed.wounds)
        healed.wounds -= wounds
        uses = game.state.figures[doer.figure].uses
        uses[item.id] -= 1
        game.record(ItemUsed(figure=doer.figure, item=item.id, target=answer.target, healed=wounds, left=uses[item.id]))

    def hints(self, state: State, doer: Doer) -> Iterator[UseItem]:
        """Yield what an item could do for each figure that is hurt."""
        for item in data(state, doer.figure).items:
            for other in state.figures:
                if item.heal and is_fighting(state, other) and state.figures[other].wounds:
                    yield UseItem(item.id, other)

    def listed(self, state: State, doer: Doer) -> Iterator[UseItem]:
        """Yield for each item whom it helps now; if nobody, then the figure itself, so that it says why not."""
        for item in data(state, doer.figure).items:
            if item.heal:
                able = [use for use in self.hints(state, doer) if use.item == item.id]
                able = [use for use in able if self.refusal(state, doer, use) is None]
                yield from able or (UseItem(item.id, doer.figure),)

    def key_of(self, answer: UseItem) -> str:
        """Return a key for each item and target."""
        return f"item-{answer.item}-{answer.target}"

    def wording(self, state: State, doer: Doer, answer: UseItem) -> Wording:
        """Return the names of the item and the target."""
        item = data(state, doer.figure).item(answer.item)
        assert item is not None, "its own"
        return Wording("do-item", {"figure": answer.target}, {"item": item.label})


class DoorRules(W6Act[UseDoor]):
    """Open or close a door.  WR41."""

    answers = (UseDoor,)
    icon = "enter"
    depends_on_place = True

    def refusal(self, state: State, doer: Doer, answer: UseDoor) -> Refusal | None:
        """Return why a door cannot be opened or closed: it takes a figure standing or kneeling at the leaf, and room.

        WR41.
        """
        door = doors_of(state).get(answer.door)
        if door is None:
            return Refusal("WR41", "no-such-door")
        if not 0.0 <= answer.degrees <= WIDEST:
            return Refusal("WR41", "door-opens-so-far", (("most", WIDEST),))
        if answer.degrees == door.open:
            return Refusal("WR41", "door-stands-so", (("piece", door.id),))
        if state.figures[doer.figure].stance is Stance.PRONE:
            return Refusal("WR41", "door-not-lying", (("piece", door.id),))
        stands = doer.body(state)
        if not reaches(stands, door):
            return Refusal("WR41", "door-out-of-reach", (("piece", door.id), ("most", REACH)))
        blocking = in_its_way(door, answer.degrees, (stands, *others(state, doer.figure)))
        return Refusal("WR41", "door-blocked", (("figure", blocking[0].id),)) if blocking else None

    async def effect(self, game: Game, doer: Doer, answer: UseDoor) -> None:
        """Open or close a door.  WR41."""
        game.state.doors[answer.door] = answer.degrees
        game.record(DoorMoved(figure=doer.figure, piece=answer.door, degrees=answer.degrees))

    def hints(self, state: State, doer: Doer) -> Iterator[UseDoor]:
        """Yield each door, closed if it is open and the other way round."""
        yield from (UseDoor(door.id, 0.0 if door.open else USUAL) for door in doors_of(state).values())

    def offers(self, state: State, doer: Doer) -> Iterator[UseDoor]:
        """Yield how the doors at hand could be opened and closed.  WR41."""
        for door in doors_at(state, doer.figure, doer.origin):
            ways = (USUAL,) if door.hinge is None or door.hinge.lifts else (USUAL, AJAR)
            for degrees in (0.0,) if door.open else ways:
                yield UseDoor(door.id, degrees)

    def piece_of(self, state: State, answer: UseDoor) -> str:
        """Return the door."""
        return answer.door

    def key_of(self, answer: UseDoor) -> str:
        """Return a key for each door, and how far it is opened."""
        return f"door-{answer.door}-{answer.degrees:.0f}"

    def wording(self, state: State, doer: Doer, answer: UseDoor) -> Wording:
        """Return the name of the door, and what is done with it."""
        hinge = doors_of(state)[answer.door].hinge
        lifts = hinge is not None and hinge.lifts
        how = "close" if answer.degrees == 0.0 else "ajar" if answer.degrees == AJAR else "open"
        return Wording("do-door", {"door": answer.door}, {"how": f"lifts-{how}" if lifts else how})


class ScenarioRules(W6Act[ScenarioAct]):
    """Take what the scenario is about.  W022."""

    answers = (ScenarioAct,)
    noise = 10.0
    icon = "star"

    def cost(self, state: State, doer: Doer, answer: ScenarioAct) -> int:
        """Return what the scenario says.  WR04."""
        found = state.setup.act(answer.id)
        return 1 if found is None else found.cost

    def refusal(self, state: State, doer: Doer, answer: ScenarioAct) -> Refusal | None:
        """Return why nothing can be taken.  W022."""
        found = state.setup.act(answer.id)
        if found is None:
            return Refusal("W022", "no-such-act")
        if state.game_round < found.from_round:
            return Refusal("W022", "too-early", (("round", found.from_round),))
        papers = state.papers[found.id]
        if papers.carrier is not None:
            return Refusal("W022", "is-carried", (("figure", papers.carrier),))
        origin = doer.body(state)
        if papers.at is not None:
            near = at_most(plan_distance(origin.position, papers.at[:2]), found.feet)
            return None if near else Refusal("W022", "not-there", (("most", found.feet),))
        if not at_most(gap_to_piece(state.battlefield, origin, found.piece), found.gap):
            return Refusal("W022", "not-there", (("most", found.gap),))
        return None

    def walking_refusal(self, state: State, doer: Doer, answer: ScenarioAct) -> Refusal | None:
        """Return why it is not taken in passing.  W022, WR06."""
        found = state.setup.act(answer.id)
        return Refusal("WR06", "not-while-walking") if found and not found.while_walking else None

    async def effect(self, game: Game, doer: Doer, answer: ScenarioAct) -> None:
        """Take what the scenario is about.  W022."""
        papers = game.state.papers[answer.id]
        papers.carrier, papers.at = doer.figure, None
        game.record(ScenarioActDone(figure=doer.figure, act=answer.id))

    def hints(self, state: State, doer: Doer) -> Iterator[ScenarioAct]:
        """Yield each act of the scenario."""
        yield from (ScenarioAct(act.id) for act in state.setup.acts)

    def piece_of(self, state: State, answer: ScenarioAct) -> str:
        """Return the piece the thing is in, "" once it has been taken from there."""
        found = state.setup.act(answer.id)
        return found.piece if found is not None and state.papers[found.id].at is None else ""

    def of_scenario(self, answer: ScenarioAct) -> str:
        """Return its id."""
        return answer.id

    def key_of(self, answer: ScenarioAct) -> str:
        """Return a key for each of them."""
        return f"scenario-{answer.id}"

    def wording(self, state: State, doer: Doer, answer: ScenarioAct) -> Wording:
        """Return what the scenario calls it."""
        found = state.setup.act(answer.id)
        assert found is not None, "it is there"
        return Wording("do-scenario-act", details={"act": found.label})


ATTACK: Final = AttackRules()
CHANGE_STANCE: Final = StanceRules()
RELOAD: Final = ReloadRules()
USE_ITEM: Final = ItemRules()
USE_DOOR: Final = DoorRules()
SCENARIO_ACT: Final = ScenarioRules()
ON_THE_SPOT: Final[Acts[W6Act[Any]]] = Acts(
    ATTACK,
    CHANGE_STANCE,
    RELOAD,
    USE_ITEM,
    USE_DOOR,
    SCENARIO_ACT,
    tried=(ATTACK, SCENARIO_ACT, RELOAD, USE_ITEM, CHANGE_STANCE, USE_DOOR),
)
"""All acts that are no way, as a form lists them; arbitrary games depend on the order in which they are tried."""
