"""What acts cost, why one cannot be done, and answers worth a look."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, radians, sin
from typing import Final

from pb12table.kernel.request import Chance, Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.kampf_w6.rules.answers import (
    Act,
    Attack,
    ChangeStance,
    Crawl,
    FurtherAct,
    Reload,
    Run,
    ScenarioAct,
    UseDoor,
    UseItem,
    Walk,
    WalkOn,
)
from pb12table.systems.kampf_w6.rules.attack_plan import all_attacks, attack_refusal, modes_of
from pb12table.systems.kampf_w6.rules.data import Stance
from pb12table.systems.kampf_w6.rules.figures import (
    body,
    carries,
    data,
    door_refusal,
    doors_of,
    is_fighting,
    metres,
    opponents,
    others,
)
from pb12table.systems.kampf_w6.rules.state import Fate, State
from pb12table.systems.kampf_w6.rules.ways import Taken, path_length, shortened, taken_way
from pb12table.table.battlefield import Body
from pb12table.table.motion.falling import stand
from pb12table.table.motion.vertical import gap, gap_to_piece
from pb12table.table.openings import USUAL
from pb12table.table.routes.space.gates import CLEAR
from pb12table.table.shapes import TOLERANCE, Point, at_most, plan_distance, rounded, rounded_point


def cost_of(state: State, figure: FigureId, act: Act) -> int:
    """How many actions an act takes.  W012, WR04."""
    if isinstance(act, Reload):
        weapon = data(state, figure).weapon(act.weapon)
        return 1 if weapon is None else weapon.reload
    if isinstance(act, UseItem):
        item = data(state, figure).item(act.item)
        return 1 if item is None else item.cost
    if isinstance(act, ScenarioAct):
        found = state.setup.act(act.id)
        return 1 if found is None else found.cost
    return 1


def act_refusal(state: State, figure: FigureId, act: Act, *, reaction: bool = False) -> Refusal | None:
    """Why a figure cannot do an act now, None when it can.  W012 to W022, WR04, WR26, WR27."""
    placed = state.figures[figure]
    if placed.fate is Fate.DOWN and not isinstance(act, Attack):
        return Refusal("WR26", "only-attacks-when-down")
    cost = cost_of(state, figure, act)
    if reaction and cost != 1:
        return Refusal("WR04", "too-dear-for-a-reaction", (("cost", cost),))
    if cost > placed.actions:
        return Refusal("W012", "not-enough-actions", (("cost", cost), ("left", placed.actions)))
    match act:
        case Walk() | Run() | Crawl():
            return _way_refusal(state, figure, act) or (
                further_refusal(state, figure, act) if isinstance(act, Walk) else None
            )
        case _:
            return still_refusal(state, figure, act)


def still_refusal(state: State, figure: FigureId, act: FurtherAct, origin: Body | None = None) -> Refusal | None:
    """Why an act without a way cannot be done where the figure is, or at another place.  W013, W014, W016, W020,
    W022, WR41.
    """
    match act:
        case Attack():
            return attack_refusal(state, figure, act, origin)
        case Reload():
            return _reload_refusal(state, figure, act)
        case UseItem():
            return _item_refusal(state, figure, act, origin or body(state, figure))
        case ChangeStance():
            return stance_refusal(state, figure, act.to, origin)
        case ScenarioAct():
            return _scenario_refusal(state, figure, act, origin or body(state, figure))
        case UseDoor():
            return door_refusal(state, figure, act, origin)


def _reload_refusal(state: State, figure: FigureId, act: Reload) -> Refusal | None:
    """W014 (nachladen), WR15."""
    weapon = data(state, figure).weapon(act.weapon)
    if weapon is None:
        return Refusal("W014", "no-such-weapon", (("weapon", act.weapon),))
    if not weapon.is_shooting:
        return Refusal("WR15", "no-magazine", (("weapon", weapon.id),))
    if state.figures[figure].loaded[weapon.id] >= weapon.magazine:
        return Refusal("WR15", "magazine-full", (("weapon", weapon.id),))
    return None


def _item_refusal(state: State, figure: FigureId, act: UseItem, origin: Body) -> Refusal | None:
    """W020 (Gegenstand benutzen), WR25, WR30."""
    item, target = data(state, figure).item(act.item), state.figures.get(act.target)
    if item is None:
        return Refusal("W020", "no-such-item", (("item", act.item),))
    if not item.heal:
        return Refusal("WR30", "nothing-to-use", (("item", item.id),))
    if not state.figures[figure].uses.get(item.id, 0):
        return Refusal("WR30", "used-up", (("item", item.id),))
    if target is None:
        return Refusal("WR30", "no-such-figure")
    if target.fate is not Fate.FIGHTING:
        return Refusal("WR25", "out-of-action", (("figure", target.id),))
    if not target.wounds:
        return Refusal("WR30", "not-wounded", (("figure", target.id),))
    if target.id != figure and not at_most(gap(origin, body(state, target.id)), item.reach):
        return Refusal("WR30", "out-of-reach", (("most", item.reach),))
    return None


def stance_refusal(state: State, figure: FigureId, to: Stance, origin: Body | None = None) -> Refusal | None:
    """Why a stance cannot be changed.  W016 (hinknien, hinlegen), WR09."""
    if state.figures[figure].stance is to:
        return Refusal("WR09", "already-so", (("stance", to.value),))
    at = None if origin is None else (origin.x, origin.y, origin.z)
    found = stand(state.battlefield, body(state, figure, at, to), others(state, figure))
    if found.reason == "overlaps":
        return Refusal("WR09", "no-room", (("obstacles", found.obstacles),))
    return None


def _scenario_refusal(state: State, figure: FigureId, act: ScenarioAct, origin: Body) -> Refusal | None:
    """W022."""
    found = state.setup.act(act.id)
    if found is None:
        return Refusal("W022", "no-such-act")
    if state.game_round < found.from_round:
        return Refusal("W022", "too-early", (("round", found.from_round),))
    papers = state.papers[found.id]
    if papers.carrier is not None:
        return Refusal("W022", "is-carried", (("figure", papers.carrier),))
    if papers.at is not None:
        near = at_most(plan_distance(origin.position, papers.at[:2]), found.feet)
        return None if near else Refusal("W022", "not-there", (("most", found.feet),))
    if not at_most(gap_to_piece(state.battlefield, origin, found.piece), found.gap):
        return Refusal("W022", "not-there", (("most", found.gap),))
    return None


# -- ways -----------------------------------------------------------------------------------------------------


def way_of(state: State, figure: FigureId, act: Walk | Run | Crawl) -> Taken:
    """The way an act leads, as far as it does.  WR08, WR10, WR11."""
    return _way(state, figure, act.path, climbs=not isinstance(act, Crawl))


def _way(state: State, figure: FigureId, path: Sequence[Point], *, climbs: bool = True) -> Taken:
    return taken_way(state.battlefield, body(state, figure), path, others(state, figure), climbs=climbs)


def further_place(state: State, figure: FigureId, act: Walk) -> Body:
    """Where on its way a figure does the further act of a walk.  WR06."""
    whole = _way(state, figure, act.path)
    if act.at is None or at_most(whole.length, act.at):
        return whole.end
    return _way(state, figure, shortened(state.figures[figure].at[:2], act.path, act.at)).end


def kind_of(act: Walk | Run | Crawl) -> str:
    """The kind of an act of moving."""
    return str(act.__struct_config__.tag)


def moving_refusal(state: State, figure: FigureId, kind: str) -> Refusal | None:
    """Why a figure cannot walk, run or crawl at all.  WR09, W018, W022."""
    needed = Stance.PRONE if kind == "crawl" else Stance.STANDING
    if state.figures[figure].stance is not needed:
        return Refusal("WR09", "needs-stance", (("stance", needed.value),))
    if kind == "run" and carries(state, figure):
        return Refusal("W022", "carrier-does-not-run")
    return None


def _way_refusal(state: State, figure: FigureId, act: Walk | Run | Crawl) -> Refusal | None:
    """W017 (gehen), W018 (rennen), W019 (robben), WR09, WR10."""
    kind = kind_of(act)
    refusal = moving_refusal(state, figure, kind)
    if refusal is not None:
        return refusal
    if path_length(state.figures[figure].at[:2], act.path) <= TOLERANCE:
        return Refusal("W017", "no-way")
    way, most = way_of(state, figure, act), metres(state, figure, kind)
    # What stands in the way farther on than the figure gets stops nobody.
    if not at_most(way.cost, most):
        rule = {"walk": "W017", "run": "W018", "crawl": "W019"}[kind]
        return Refusal(rule, "way-too-long", (("length", way.cost), ("most", most)))
    return way.refusal


def further_refusal(state: State, figure: FigureId, act: Walk) -> Refusal | None:
    """Why the further act of a walk cannot be done.  W017, WR06."""
    further = act.further
    if further is None:
        return None if act.at is None else Refusal("WR06", "nothing-to-do-there")
    if isinstance(further, WalkOn | Run | Crawl):
        return Refusal("WR06", "no-second-way")
    whole = way_of(state, figure, act)
    if isinstance(further, ChangeStance) and act.at is not None and not at_most(whole.length, act.at):
        return Refusal("WR06", "stance-at-the-end")
    if act.at is not None and not at_most(act.at, whole.length):
        return Refusal("WR06", "beyond-the-way", (("most", whole.length),))
    if isinstance(further, ScenarioAct) and (found := state.setup.act(further.id)) and not found.while_walking:
        return Refusal("WR06", "not-while-walking")
    if cost_of(state, figure, further) != 1:
        return Refusal("WR06", "too-dear-while-walking", (("cost", cost_of(state, figure, further)),))
    if isinstance(further, ChangeStance) and not whole.safe:
        return Refusal("WR10", "no-safe-stand")
    return still_refusal(state, figure, further, further_place(state, figure, act))


def at_place(act: Attack, place: int) -> Attack:
    """The same attack at another place of a trace."""
    return Attack(act.weapon, act.target, act.mode, place)

_DIRECTIONS: Final = tuple(range(0, 360, 45))
_TRIES: Final = 6
_HURTS: Final = 2.0
"""A fall of so many metres hits.  WR10."""
_LEAST_WAY: Final = 0.3
"""A shorter way is not worth a look, in metres."""
_GOES: Final = (("walk", Walk), ("run", Run), ("crawl", Crawl))


def possible_acts(state: State, figure: FigureId, *, reaction: bool = False) -> Iterator[Act]:
    """Legal acts worth a look: all attacks and all that is done on the spot, and ways to where something is."""
    placed = state.figures[figure]
    if placed.actions:
        yield from all_attacks(state, figure)
    for act in _on_the_spot(state, figure):
        if act_refusal(state, figure, act, reaction=reaction) is None:
            yield act
    if placed.actions and placed.fate is Fate.FIGHTING:
        yield from _ways(state, figure, reaction=reaction)


def _on_the_spot(state: State, figure: FigureId) -> Iterator[FurtherAct]:
    """What could be done without an attack or a way."""
    setup = data(state, figure)
    for act in state.setup.acts:
        yield ScenarioAct(act.id)
    for weapon in setup.weapons:
        if weapon.is_shooting:
            yield Reload(weapon.id)
    for item in setup.items:
        for target in state.figures:
            if item.heal and is_fighting(state, target) and state.figures[target].wounds:
                yield UseItem(item.id, target)
    for stance in Stance:
        yield ChangeStance(stance)
    for door in doors_of(state).values():
        yield UseDoor(door.id, 0.0 if door.open else USUAL)


def _ways(state: State, figure: FigureId, *, reaction: bool) -> Iterator[Act]:
    """Legal ways: all round, and to what matters; of walks also those with a further act at their end."""
    for kind, make in _GOES:
        if moving_refusal(state, figure, kind) is not None:
            continue
        for path in _paths(state, figure, metres(state, figure, kind)):
            act = led_as_far(state, figure, make(path))
            if act is None or act_refusal(state, figure, act, reaction=reaction) is not None:
                continue
            yield act
            if isinstance(act, Walk):
                yield from with_further(state, figure, act)


def with_further(state: State, figure: FigureId, walk: Walk) -> Iterator[Walk]:
    """A legal walk with each further act that could be done at its end.  WR06."""
    origin = further_place(state, figure, walk)
    for further in (*all_attacks(state, figure, origin), *_on_the_spot(state, figure)):
        act = Walk(walk.path, further)
        if further_refusal(state, figure, act) is None:
            yield act


def _paths(state: State, figure: FigureId, most: float) -> Iterator[tuple[Point, ...]]:
    """Straight ways: in eight directions, to opposing figures, to those that can be healed, to what acts are about."""
    x, y, _ = state.figures[figure].at
    for angle in _DIRECTIONS:
        yield (rounded_point((x + most * cos(radians(angle)), y + most * sin(radians(angle)))),)
    goals = [state.figures[other].at[:2] for other in opponents(state, figure)]
    goals += [state.figures[act.target].at[:2] for act in _on_the_spot(state, figure) if isinstance(act, UseItem)]
    for act in state.setup.acts:
        papers = state.papers[act.id]
        if papers.at is not None:
            goals.append(papers.at[:2])
        elif papers.carrier is None:
            piece = next(piece for piece in state.battlefield.pieces if piece.id == act.piece)
            goals.append(_middle(piece.outline))
    for goal in goals:
        if plan_distance((x, y), goal) > TOLERANCE:
            yield shortened((x, y), (goal,), most)


def _middle(points: tuple[Point, ...]) -> Point:
    return (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))


def led_as_far(state: State, figure: FigureId, act: Walk | Run | Crawl) -> Walk | Run | Crawl | None:
    """A way of one leg, ended where it leads no farther; None where that is nowhere."""
    x, y, _ = state.figures[figure].at
    way = way_of(state, figure, act)
    if way.refusal is None:
        return act
    # Over an edge from which nobody is hurt the figure jumps, before a deeper one it stops.
    hurts = way.refusal.reason == "too-deep" and float(way.refusal.detail("drop")) >= _HURTS
    last = way.places[-2] if hurts and len(way.places) > 1 else way.places[-1]
    if plan_distance((x, y), last[:2]) < _LEAST_WAY:
        return None
    goal = rounded_point(last[:2])
    if way.refusal.reason != "too-deep":
        # Rounded to the grid the place before what bars the way is not before it in all directions.
        (goal,) = shortened((x, y), (goal,), plan_distance((x, y), goal) - CLEAR)
    path = (goal,)
    return Walk(path) if isinstance(act, Walk) else Run(path) if isinstance(act, Run) else Crawl(path)


# -- arbitrary answers -----------------------------------------------------------------------------------------------


def arbitrary_act(state: State, figure: FigureId, chance: Chance, *, reaction: bool = False) -> Act | None:
    """Some legal act, None when none was found."""
    kinds = ("attack", "attack", "move", "move", "spot")
    for _ in range(_TRIES):
        kind = chance.choice(kinds)
        if kind == "attack":
            act: Act | None = _arbitrary_attack(state, figure, chance)
        elif kind == "move":
            act = _arbitrary_way(state, figure, chance)
        else:
            act = chance.choice([*_on_the_spot(state, figure)])
        if act is not None and act_refusal(state, figure, act, reaction=reaction) is None:
            return act
    return None


def _arbitrary_attack(state: State, figure: FigureId, chance: Chance) -> Attack | None:
    """An attack that may be legal: some weapon against some opponent."""
    targets = opponents(state, figure)
    if not targets:
        return None
    weapon, target = chance.choice(data(state, figure).weapons), chance.choice(targets)
    act = state.current_act
    of_actor = act is not None and act.actor == target
    place = chance.randint(0, len(act.trace) - 1) if act is not None and of_actor else None
    return Attack(weapon.id, target, chance.choice(modes_of(state, weapon)), place)


def _arbitrary_way(state: State, figure: FigureId, chance: Chance) -> Act | None:
    """A way of one leg or two in some direction, as far as it leads, now and then with a further act."""
    able = [(kind, make) for kind, make in _GOES if moving_refusal(state, figure, kind) is None]
    if not able:
        return None
    kind, make = chance.choice(able)
    left = metres(state, figure, kind) * chance.uniform(0.2, 1.0)
    x, y, _ = state.figures[figure].at
    path: list[Point] = []
    for share in chance.choice(((1.0,), (0.6, 0.4))):
        angle = chance.uniform(0.0, 360.0)
        x, y = rounded_point((x + left * share * cos(radians(angle)), y + left * share * sin(radians(angle))))
        path.append((x, y))
    act = led_as_far(state, figure, make(tuple(path)))
    if isinstance(act, Walk) and chance.random() < 0.5:
        return _with_arbitrary_further(state, figure, act, chance)
    return act


def _with_arbitrary_further(state: State, figure: FigureId, act: Walk, chance: Chance) -> Walk:
    """A walk with something to do somewhere on it, if something was found."""
    length = path_length(state.figures[figure].at[:2], act.path)
    spot = rounded(chance.uniform(0.0, 0.99) * length)
    at = chance.choice((None, spot))
    origin = further_place(state, figure, Walk(act.path, ChangeStance(Stance.KNEELING), at))
    further: FurtherAct | None = _arbitrary_attack(state, figure, chance)
    if further is None or still_refusal(state, figure, further, origin) is not None:
        further = chance.choice([*_on_the_spot(state, figure)])
    found = Walk(act.path, further, None if isinstance(further, ChangeStance) else at)
    return found if act_refusal(state, figure, found) is None else act
