"""Pocket Tactics in the window: a turn as a form, with chances on the tiles; see `window.play.face`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Final

from pb12table.kernel.game import Event
from pb12table.kernel.request import Request
from pb12table.skirmish.forms.form import (
    Aim,
    Form,
    Instead,
    InTurn,
    Note,
    Option,
    Pick,
    Sketch,
    Stretch,
    Values,
)
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.scene.playback import Contest
from pb12table.systems.pocket_tactics.measures import body_of
from pb12table.systems.pocket_tactics.rules import events
from pb12table.systems.pocket_tactics.rules.answers import (
    Action,
    AttackAction,
    DeployAction,
    MoveAction,
    Pass,
    RetreatAction,
    SpecialAction,
    Step,
    Stop,
)
from pb12table.systems.pocket_tactics.rules.fights import (
    as_it_attacks,
    attack_odds,
    five_chance,
    gets_to_fight,
    lost_before,
    rerolls_of,
    sight_to,
    survival,
)
from pb12table.systems.pocket_tactics.rules.ground import card_of, ground_at, on_map, tile_of
from pb12table.systems.pocket_tactics.rules.moving import ContinueMove, moving_of, steps_open
from pb12table.systems.pocket_tactics.rules.preparations import ChooseArmy, ChooseTiles
from pb12table.systems.pocket_tactics.rules.rules import GiveUp
from pb12table.systems.pocket_tactics.rules.setup import SIDES, Setup
from pb12table.systems.pocket_tactics.rules.state import Moving, Phase, State
from pb12table.systems.pocket_tactics.rules.turn import ChooseAction, actions_of, places_for, retreat_options
from pb12table.systems.pocket_tactics.window.fight_forms import PocketAssistant, contest_shown, use_bonus, use_reroll
from pb12table.systems.pocket_tactics.window.forms import (
    AIM,
    FORMS,
    UNIT,
    Asked,
    Make,
    cell_name,
    cell_of,
    cells_field,
    one_of_each,
    share,
    standing_at,
    units_field,
    with_cell,
)
from pb12table.table.cells import Cell
from pb12table.table.shapes import Point
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name
from pb12table.window.kit.keys import Settings
from pb12table.window.play.base import Assistant, Die, Throw
from pb12table.window.play.face import WindowFace
from pb12table.window.scene.picture import SightDrawing

MANNER: Final = "manner"
ABOVE: Final = 1.15
"""So far above the middle of a unit its note stands, in steps."""


_MANNERS: Final = {
    (False, False): "melee",
    (False, True): "melee-magic",
    (True, False): "ranged",
    (True, True): "ranged-magic",
}
"""What an attack is called that is made from afar or not, with magic or without."""


ICONS: Final = {
    "melee": "blade", "melee-magic": "magic", "ranged": "bow", "ranged-magic": "magic", "hex": "magic",
    "move": "walk", "hop": "hop", "deploy": "enter",
}  # fmt: skip
"""The icons of what can be done, by its manner."""


@dataclass(frozen=True, slots=True)
class _Way:
    """A way to use a unit: what is answered, what is meant by it on the table, and how it may come out.

    `gain` is how much oftener an attack beats its target than it loses the unit; a longer move has `further` steps
    after its first one.
    """

    action: Action
    aim: Aim
    manner: str = ""
    note: str = ""
    is_good: bool = True
    gain: float = 0.0
    further: tuple[Step, ...] = ()


def choose_action(asked: Asked, values: Values, changed: str) -> Form[Action | Pass | InTurn]:
    """Return the form for what a unit does as the turn: everything it can do lights up, with its chance.  P018."""
    texts, state, player = asked.texts, asked.state, asked.player
    standing = [unit.id for unit in on_map(state, player)]
    waiting = one_of_each(state, player) if places_for(state, player) else []
    units = [*standing, *waiting]
    first = next((unit for unit in standing if next(actions_of(state, unit), None) is not None), None)
    unit = values.get(UNIT, first if first is not None else next(iter(waiting), None))
    ways = [] if unit is None else _ways(asked, unit)
    aim = None if changed == UNIT else values.get(AIM)
    fitting = [way for way in ways if way.aim == aim]
    manner = values.get(MANNER) if changed != UNIT else None
    chosen = next((way for way in fitting if way.manner == manner), next(iter(fitting), None))
    cells = [cell for way in ways if (cell := cell_of(way.aim)) is not None]
    enemies = tuple(other.id for other in on_map(state) if other.owner != player)
    meant = {way.aim for way in ways}
    manners = list(dict.fromkeys(way.manner for way in fitting))
    return Form(
        name="action",
        title=texts("pocket-action-title", player=asked.player_name),
        player=player,
        lines=_action_lines(asked, unit, chosen, ways),
        fields=(
            units_field(asked, units, unit, waiting=waiting),
            cells_field(
                asked,
                state.tiles,
                aim,
                figures=enemies,
                refuse=lambda each: None if each in meant or unit is None else _why_not(asked, unit, each),
            ),
            *(
                (
                    Pick(
                        name=MANNER,
                        value=None if chosen is None else chosen.manner,
                        decides=False,
                        options=tuple(
                            Option(value=each, label=texts(f"pocket-do-{each}"), icon=ICONS[each]) for each in manners
                        ),
                    ),
                )
                if len(manners) > 1
                else ()
            ),
        ),
        give=lambda given: _given_action(ways, given),
        instead=_going_in(asked, unit),
        commit="" if chosen is None else texts(f"pocket-do-{chosen.manner}"),
        icon="" if chosen is None else ICONS[chosen.manner],
        groups=("plan", "tiles"),
        selected=unit,
        figure=unit,
        sketch=(
            *(
                Note(_where(asked, way.aim), way.note, "good" if way.is_good else "bad")
                for way in {way.aim: way for way in (*reversed(ways), *(() if chosen is None else (chosen,)))}.values()
                if way.note
            ),
            *_led(asked, chosen),
        ),
        places=tuple(asked.setup.lattice.centre(cell) for cell in dict.fromkeys(cells)),
        again={},
        leads=lambda each, point: led_to(asked, each, point) if each in standing else None,
    )


def _led(asked: Asked, way: _Way | None) -> Iterator[Sketch]:
    """Yield the steps of a unit that would move, and the unit on the tile where it would stand."""
    if way is None or not isinstance(way.action, MoveAction):
        return
    cells = [tile_of(asked.state, way.action.unit), way.action.to, *(step.to for step in way.further)]
    for start, end in pairwise(map(asked.setup.lattice.centre, cells)):
        yield Stretch(start, end)
    yield from standing_at(asked, way.action.unit, cells[-1])


def led_to(asked: Asked, unit: FigureId, point: Point) -> Values | None:
    """Return what leads a unit to the tile at a place, or lets it attack the enemy there; None for no tile."""
    cell, state = asked.setup.lattice.cell_at(point), asked.state
    if cell not in state.tiles:
        return None
    there = next((each.id for each in on_map(state) if each.at == cell and each.owner != asked.player), None)
    return {UNIT: unit, AIM: Aim(cell=cell_name(cell)) if there is None else Aim(figure=there)}


def _given_action(ways: Sequence[_Way], given: Values) -> Action | InTurn | None:
    fitting = [way for way in ways if way.aim == given.get(AIM)]
    found = next((way for way in fitting if way.manner == given.get(MANNER)), next(iter(fitting), None))
    if found is None or not found.further:
        return None if found is None else found.action
    # Who names the tile where the move ends goes no farther.
    return InTurn((found.action, *found.further, Stop()))


def _longer_moves(asked: Asked, unit: FigureId) -> Iterator[_Way]:
    """Yield the moves of more than one step, each with their number and its chance.  P013, P014."""
    for cell, (alive, steps) in safest_ways(asked.state, unit).items():
        first, *further = steps
        if further:
            note = " · ".join((str(len(steps)), *((share(asked, alive),) if alive < 1.0 else ())))
            action, aim = MoveAction(unit, first.to, first.over), Aim(cell=cell_name(cell))
            yield _Way(action, aim, "move", note, alive >= 0.5, further=tuple(further))


def safest_ways(state: State, unit: FigureId) -> Mapping[Cell, tuple[float, tuple[Step, ...]]]:
    """Return where a move may end, with the chance to get there and the steps: the safest way, of those the shortest.

    P013, P014, P046, PR10, PR13.
    """
    begun, flies = moving_of(state, unit), card_of(state, unit).flying > 0
    found: dict[Cell, tuple[float, tuple[Step, ...]]] = {}
    waiting: list[tuple[Cell, Moving, float, tuple[Step, ...]]] = [(tile_of(state, unit), begun, 1.0, ())]
    trial = state.clone()
    for at, moving, safe, steps in waiting:
        trial.units[unit].at = at
        for step in list(steps_open(trial, moving, at)):
            # A tile does nothing to a flyer that goes on.
            way, alive = (*steps, step), safe * survival(state, unit, step.to)
            if step.to != begun.start and (step.to not in found or alive > found[step.to][0]):
                found[step.to] = (alive, way)
            if moving.left > 1 and not ground_at(state, step.to).ends_move:
                onward = Moving(unit, begun.start, moving.left - 1, moving.hopped or step.over is not None)
                waiting.append((step.to, onward, safe if flies else alive, way))
    return found


def _where(asked: Asked, aim: Aim) -> tuple[float, float]:
    """Return where the note of an act lies: on its tile, but above a unit, so that it hides nobody."""
    cell = tile_of(asked.state, aim.figure) if aim.figure is not None else cell_of(aim)
    assert cell is not None, "a way leads to a cell or to a figure"
    x, y = asked.setup.lattice.centre(cell)
    return (x, y) if aim.figure is None else (x, y + ABOVE)


def _ways(asked: Asked, unit: FigureId) -> list[_Way]:
    """Return everything that can be done with a unit, in the order of proposal."""
    state = asked.state
    if state.units[unit].at is None:
        return [
            _Way(DeployAction(unit, cell), Aim(cell=cell_name(cell)), "deploy")
            for cell in places_for(state, asked.player)
        ]
    # Going into a feature has a button of its own: a click on one that is held means the unit there.
    near = [_way(asked, action) for action in actions_of(state, unit) if not isinstance(action, RetreatAction)]
    meant = list(dict.fromkeys(way.aim for way in near))
    # Of several ways to attack the same enemy the one that promises most comes first: an archer shoots beside it, too.
    near.sort(key=lambda way: (meant.index(way.aim), -way.gain))
    return [*near, *(way for way in _longer_moves(asked, unit) if way.aim not in meant)]


def _way(asked: Asked, action: Action) -> _Way:
    """Return an action with its meaning and possible outcomes."""
    state, unit = asked.state, action.unit
    match action:
        case MoveAction(to=to, over=over):
            alive = survival(state, unit, to)
            note = share(asked, alive) if alive < 1.0 else ""
            return _Way(action, Aim(cell=cell_name(to)), "move" if over is None else "hop", note, alive >= 0.5)
        case AttackAction(target=target, ranged=ranged, magic=magic):
            found, comes = attack_odds(state, action), gets_to_fight(state, action)
            # What is lost before the dice fall counts, too: a shooter loses its action alone.
            falls, lost = comes * found.target, comes * found.attacker + lost_before(state, action)
            note = asked.texts("pocket-attack-note", falls=round(100 * falls), lost=round(100 * lost))
            return _Way(action, Aim(figure=target), _MANNERS[ranged, magic], note, falls >= lost, falls - lost)
        case SpecialAction(target=target):
            works = five_chance(card_of(state, unit).off) * (1 - five_chance(card_of(state, target).defence))
            return _Way(action, Aim(figure=target), "hex", share(asked, float(works)))
        case DeployAction(at=at):
            return _Way(action, Aim(cell=cell_name(at)), "deploy")
    raise AssertionError(action)


def _going_in(asked: Asked, unit: FigureId | None) -> tuple[Instead, ...]:
    """Return the button that lets a unit go into a feature and to the reserve, if it can.  P025, P026."""
    if unit is None or asked.state.units[unit].at is None:
        return ()
    action = next(retreat_options(asked.state, unit), None)
    words = asked.texts("pocket-do-retreat")
    return () if action is None else (Instead("go-in", words, action, "go-in", icon="leave"),)


def _why_not(asked: Asked, unit: FigureId, aim: Aim) -> str:
    """Return why a unit can do nothing with a tile or an enemy."""
    cell, state = cell_of(aim), asked.state
    if aim.figure is not None:
        reasons = [asked.reason(AttackAction(unit, aim.figure, ranged=ranged)) for ranged in (False, True)]
        # What is too far for a blow is told by why it cannot be shot at, where the unit shoots.
        return reasons[1 if card_of(state, unit).ranged else 0]
    assert cell is not None, "a tile is meant"
    return asked.reason(MoveAction(unit, cell) if state.units[unit].at is not None else DeployAction(unit, cell))


def _action_lines(asked: Asked, unit: FigureId | None, chosen: _Way | None, ways: Sequence[_Way]) -> tuple[str, ...]:
    """Return what is about to be done and its chances; before that, what the numbers on the tiles mean."""
    texts, state = asked.texts, asked.state
    if unit is None:
        return (texts("pocket-nothing-to-do"),)
    if chosen is None:
        ends = list(safest_ways(state, unit).values()) if state.units[unit].at is not None else []
        said = [texts("pocket-choose-where", unit=asked.unit_name(unit))]
        said += [texts("pocket-attack-notes")] if any(isinstance(way.action, AttackAction) for way in ways) else []
        said += [texts("pocket-move-ends", count=len(ends))] if any(len(way) > 1 for _, way in ends) else []
        said += [texts("pocket-move-shares")] if any(alive < 1.0 for alive, _ in ends) else []
        return tuple(said)
    if isinstance(chosen.action, AttackAction):
        return attack_lines(asked, chosen.action)
    return (texts(f"pocket-about-{chosen.manner}", unit=asked.unit_name(unit)),)


def attack_lines(asked: Asked, action: AttackAction) -> tuple[str, ...]:
    """Return what the forecast of an attack leaves out: the bare dice where bonuses count, rerolls, a hazard.  PR36."""
    texts, state = asked.texts, asked.state
    names = {"unit": asked.unit_name(action.unit), "target": asked.unit_name(action.target)}
    bare, found = (attack_odds(state, action, bonuses=bonuses) for bonuses in (False, True))
    said = []
    if bare != found:
        chances = {"falls": round(100 * bare.target), "lost": round(100 * bare.attacker)}
        said.append(texts("pocket-odds-raw", **chances, **names))
    near = as_it_attacks(state, action)
    again = rerolls_of(near, action.unit), rerolls_of(near, action.target)
    if any(again):
        said.append(texts("pocket-attack-rerolls", own=again[0], other=again[1], **names))
    alive = gets_to_fight(state, action)
    if alive < 1.0:
        falls, lost = alive * found.target, alive * found.attacker + lost_before(state, action)
        whole = {"percent": round(100 * alive), "falls": round(100 * falls), "lost": round(100 * lost)}
        said.append(texts("pocket-first-hazard", **whole, **names))
    return tuple(said)


def continue_move(asked: Asked, values: Values, changed: str) -> Form[Step | Stop]:
    """Return the form for whether a unit goes on, and where to.  P013, P014, PR10."""
    texts, state, request = asked.texts, asked.state, asked.request
    assert isinstance(request, ContinueMove), "made for this question"
    steps = {step.to: step for step in reversed(request.options(state)) if isinstance(step, Step)}
    notes = tuple(
        Note(asked.setup.lattice.centre(cell), share(asked, alive), "good" if alive >= 0.5 else "bad")
        for cell in steps
        if (alive := survival(state, request.unit, cell)) < 1.0
    )
    stop = asked.legal(Stop())
    left = 0 if state.moving is None else state.moving.left
    return Form(
        name="continue-move",
        title=texts("pocket-continue-title", unit=asked.unit_name(request.unit)),
        player=asked.player,
        lines=(texts("pocket-continue-lines", left=left), *((texts("pocket-move-shares"),) if notes else ())),
        fields=(cells_field(asked, steps, values.get(AIM)),),
        give=lambda given: with_cell(given, steps.get),
        instead=() if stop is None else (Instead("stop", texts("pocket-stop-moving"), stop, "leave-it", icon="end"),),
        commit=texts("pocket-do-move"),
        icon="walk",
        groups=("plan", "tiles"),
        selected=request.unit,
        sketch=notes,
        places=tuple(asked.setup.lattice.centre(cell) for cell in steps),
    )


TURN_FORMS: Final[Mapping[str, Make]] = {
    ChooseAction.__name__: choose_action,
    ContinueMove.__name__: continue_move,
}
"""By the kind of question."""

_FORMS: Final = {**FORMS, **TURN_FORMS, "UseBonus": use_bonus, "UseReroll": use_reroll}


class PocketWindow(WindowFace):
    """Every question is a form; dice are six-sided."""

    emblem = "griffin-symbol"
    giving_up = GiveUp()
    passing = (Pass, Stop)
    keeping = (ChooseArmy, ChooseTiles)

    def assistant(self, settings: Settings, /) -> Assistant:
        return PocketAssistant(settings)

    def form(
        self, texts: Texts, state: State, request: Request[State, Any], values: Values, changed: str, /
    ) -> Form[Any] | None:
        make = _FORMS.get(type(request).__name__)
        if make is None:
            return None
        form = make(Asked(texts, state, request), values, changed)
        return form if state.phase is Phase.PLAY else replace(form, extras=(("set-up", texts("set-up-rest")),))

    def throw(self, texts: Texts, setup: Setup, event: Event, /) -> Throw | None:
        match event:
            case events.StartRolled(results=results):
                dice = tuple(Die(SIDES, face, player=player) for player, face in results)
                return Throw(dice, "", texts("dice-start"), "")
            case events.HazardTested(unit=unit, kind=kind, results=results, passed=passed):
                thrower = figure_name(texts, setup, unit)
                result = texts("pocket-passed" if passed else "pocket-failed")
                dice = tuple(Die(SIDES, face) for face in results)
                return Throw(dice, thrower, texts(f"dice-{kind}"), result, "good" if passed else "bad", (unit,))
        return None

    def contest(self, texts: Texts, state: State, event: Event, /) -> Contest | None:
        return contest_shown(texts, state, event)

    def warning(self, texts: Texts, state: State, request: Request[State, Any], answer: Any, /) -> str:
        if not isinstance(answer, RetreatAction) or request.refusal(state, answer) is not None:
            return ""
        into = ground_at(state, answer.into).label.in_language(texts.language)
        leaves = "yes" if answer.into == tile_of(state, answer.unit) else "no"
        return texts("pocket-retreats", unit=figure_name(texts, state.setup, answer.unit), feature=into, leaves=leaves)

    def is_free(self, state: State, request: Request[State, Any], answer: Any, /) -> bool:
        """Return whether an answer passes or keeps what lies there; the order of tiles in the bag is all the same."""
        if isinstance(request, ChooseTiles) and isinstance(answer, tuple):
            return sorted(answer) == sorted(request.default(state))
        return super().is_free(state, request, answer)

    def fitting_selection(
        self, request: Request[State, Any], state: State, selected: FigureId | None, /
    ) -> FigureId | None:
        unit = getattr(request, "unit", None)
        if unit is not None:
            return FigureId(unit)
        own = selected is not None and selected in state.units and state.units[selected].owner == request.player
        return selected if own else None

    def sight(self, state: State, observer: FigureId, target: Aim, /) -> SightDrawing:
        """Return the sight line, free or blocked; what blocks are the cells between.  P016, PR14."""
        first = body_of(state, observer)
        assert target.figure is not None, "only units are looked at"
        found, second = sight_to(state, observer, target.figure), body_of(state, target.figure)
        return SightDrawing(first.base_point, second.base_point, "free" if found.is_free else "blocked")


WINDOW: Final = PocketWindow()
