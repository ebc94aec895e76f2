"""What acts cost, and why an act cannot be done."""

from __future__ import annotations

from collections.abc import Sequence

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.kampf_w6.rules.asking.answers import (
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
from pb12table.systems.kampf_w6.rules.attacks.attack_plan import attack_refusal
from pb12table.systems.kampf_w6.rules.data import Stance
from pb12table.systems.kampf_w6.rules.doors import door_refusal
from pb12table.systems.kampf_w6.rules.figures import body, carries, data, metres, others
from pb12table.systems.kampf_w6.rules.state import Fate, State
from pb12table.systems.kampf_w6.rules.ways import Taken, path_length, shortened, taken_way
from pb12table.table.battlefield import Body
from pb12table.table.motion.gaps import gap, gap_to_piece
from pb12table.table.shapes import Point
from pb12table.table.standing.support import stand
from pb12table.table.units import TOLERANCE, at_most, plan_distance


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
