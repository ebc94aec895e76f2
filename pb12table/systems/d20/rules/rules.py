"""d20 as a rule system for the kernel's sessions, what a player may know, and what may be set by hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from pb12table.kernel.game import EVERYTHING, PUBLIC, Weight
from pb12table.kernel.request import Chance, Refusal, Request
from pb12table.skirmish.faces.system import NO, NOW, YES, AmendingFace, Setting, Value
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.plain_states import PlainRules, PlainStates, declared
from pb12table.systems.d20.rules.asking.answers import Declaration, GiveUp, Placed, SetAsks
from pb12table.systems.d20.rules.asking.legality import over_a_lying
from pb12table.systems.d20.rules.asking.steps import ChooseStep
from pb12table.systems.d20.rules.checks import Game
from pb12table.systems.d20.rules.creatures import (
    body,
    can_see,
    data,
    has_body,
    is_secret,
    known_others,
    knows,
    others,
    owner,
    profile,
    side,
)
from pb12table.systems.d20.rules.data import Condition, FeatureId, ItemId, Mode, SideId, Skill
from pb12table.systems.d20.rules.events import TurnBegan
from pb12table.systems.d20.rules.harm import leave, release
from pb12table.systems.d20.rules.sequence import arbitrary_place, new_creature, put_down, step
from pb12table.systems.d20.rules.state import CreatureState, Life, Phase, State
from pb12table.systems.d20.rules.turn import decide, fresh, give_up, takes_part
from pb12table.table.battlefield import Body
from pb12table.table.motion.falling import stand
from pb12table.table.shapes import moved, normalised, rounded, rounded_point

STRUCTURE: Final = ("turn", "end-round", "place", "out", "hit-points")
"""What is set between two steps of a turn only: in the middle of one the rules count on it."""
BUDGETS: Final = ("action-used", "bonus-used", "interaction-used", "reaction-used")
_HIDING_PLACES: Final = 12
"""So many places are tried for a creature that hides."""
_PLACED: Final = 0.5
"""How likely a creature that may sneak is imagined to have been placed anew."""
_SIDES: Final = 20
SET_CONDITIONS: Final = (Condition.PRONE, Condition.INVISIBLE, Condition.INCAPACITATED)
"""Conditions that have nothing else behind them."""


class D20Amending(AmendingFace[State]):
    """Hit points, conditions, what is left of turns, uses and places; whose turn it is, and the end of a round."""

    def settings(self, state: State, /) -> Sequence[Setting]:
        if state.phase is not Phase.TURNS:
            return ()
        known = [
            placed
            for figure, placed in state.figures.items()
            if has_body(state, figure) and not is_secret(state, figure)
        ]
        return (*_of_game(state), *(setting for placed in known for setting in _of_creature(state, placed)))

    def refusal(self, state: State, request: Request[State, Any], setting: Setting, value: Value, /) -> Refusal | None:
        if setting.key == Condition.PRONE.value and value == NO:
            figure = FigureId(setting.about)
            above = over_a_lying(state, figure, known_others(state, figure))
            return Refusal("DR45", "no-room-to-stand", (("obstacle", above[0]),)) if above else None
        if setting.key not in STRUCTURE:
            return None
        if not isinstance(request, ChooseStep):
            return Refusal("", "amend-in-the-middle")
        if isinstance(value, tuple):
            x, y, z, _ = value
            figure = FigureId(setting.about)
            there = body(state, figure, (rounded(x), rounded(y), rounded(z)))
            safe = stand(state.battlefield, there, others(state, figure)).safe
            return None if safe else Refusal("D018", "no-stand", (("figure", figure),))
        return None

    def apply(self, game: Game, setting: Setting, value: Value, /) -> bool:
        state = game.state
        match setting.key:
            case "turn":
                _give_turn(game, FigureId(str(value)))
                return True
            case "end-round":
                state.active, state.slot = None, len(state.order)
                return True
            case "out":
                figure = FigureId(setting.about)
                leave(game, figure, Life.OUT)
                decide(game)
                if state.active == figure:
                    state.active = None
                    state.acted.append(figure)
                return True
            case _:
                _set_of_creature(game, state.figures[FigureId(setting.about)], setting, value)
        return setting.key in STRUCTURE


# -- what there is ----------------------------------------------------------------------------------------------


def _of_game(state: State) -> Iterator[Setting]:
    if state.active is None or is_secret(state, state.active):
        return
    flat = [figure for group in state.order for figure in group]
    able = tuple(figure for figure in flat if takes_part(state, figure) and not is_secret(state, figure))
    yield Setting(key="turn", value=state.active, choices=able)
    yield Setting(key="end-round", value="", choices=(NOW,))


def _of_creature(state: State, placed: CreatureState) -> Iterator[Setting]:
    about, kind = placed.id, profile(state, placed.id)
    if placed.life is Life.UP:
        yield Setting(key="hit-points", about=about, value=placed.hit_points, lowest=1, highest=kind.hit_points)
        for condition in SET_CONDITIONS:
            now = YES if condition in placed.conditions else NO
            yield Setting(key=condition.value, about=about, value=now, choices=(YES, NO))
        for key, used in zip(BUDGETS, _budgets(placed), strict=True):
            yield Setting(key=key, about=about, value=YES if used else NO, choices=(YES, NO))
    for feature in kind.features:
        if feature.uses is not None:
            left = placed.uses[feature.id]
            yield Setting(key="uses", about=about, name=feature.id, value=left, highest=max(feature.uses, left))
    for item in data(state, about).items:
        if item.uses is not None:
            left = placed.item_uses[item.id]
            yield Setting(key="item-uses", about=about, name=item.id, value=left, highest=max(item.uses, left))
    yield Setting(key="place", about=about, value=(placed.x, placed.y, placed.z, placed.facing))
    yield Setting(key="out", about=about, value="", choices=(NOW,))


def _budgets(placed: CreatureState) -> tuple[bool, ...]:
    return (placed.action_used, placed.bonus_used, placed.interaction_used, placed.reaction_used)


# -- setting it -------------------------------------------------------------------------------------------------


def _give_turn(game: Game, figure: FigureId) -> None:
    """Let a creature have the turn, as if it had come to it in the order.  D025, D028."""
    state = game.state
    slot = next(number for number, group in enumerate(state.order) if figure in group)
    earlier = [other for group in state.order[:slot] for other in group]
    state.active, state.slot = figure, slot
    state.acted = [other for other in state.acted if other in earlier]
    fresh(state.figures[figure])
    game.record(TurnBegan(figure=figure))


def _set_of_creature(game: Game, placed: CreatureState, setting: Setting, value: Value) -> None:
    if isinstance(value, tuple):
        x, y, z, facing = value
        placed.x, placed.y, placed.z, placed.facing = rounded(x), rounded(y), rounded(z), rounded(normalised(facing))
        if placed.grappled_by is not None:
            release(game, placed.id)
        return
    yes = value == YES
    match setting.key:
        case "hit-points":
            placed.hit_points = int(value)
        case "uses":
            placed.uses[FeatureId(setting.name)] = int(value)
        case "item-uses":
            placed.item_uses[ItemId(setting.name)] = int(value)
        case "action-used":
            placed.action_used, placed.attacks_left = yes, 0
        case "bonus-used":
            placed.bonus_used = yes
        case "interaction-used":
            placed.interaction_used = yes
        case "reaction-used":
            placed.reaction_used = yes
        case _:
            _set_condition(placed, Condition(setting.key), given=yes)


def _set_condition(placed: CreatureState, condition: Condition, *, given: bool) -> None:
    if given and condition not in placed.conditions:
        placed.conditions.append(condition)
    elif not given and condition in placed.conditions:
        placed.conditions.remove(condition)


STATES: Final = PlainStates(State, later=["stirred", "unsuspected"])
"""States as JSON and back."""


class Rules(PlainRules[State]):
    """The rules as a session drives them; see `kernel.session.System`."""

    states = STATES
    name = "d20"
    edition = 2
    amending = D20Amending()

    async def step(self, game: Game) -> None:
        await step(game)

    def hides(self, state: State) -> bool:
        return True

    def view(self, state: State, viewer: str | None) -> State:
        if viewer == EVERYTHING:
            return state.clone()
        return view(state, None if viewer is None else PlayerId(viewer))

    def imagined(self, state: State, viewer: str, chance: Chance) -> State:
        return imagined(state, PlayerId(viewer), chance)

    def forfeits(self, state: State, request: Request[State, Any]) -> bool:
        return request.player in state.gave_up

    def declaration_refusal(self, state: State, player: str, declaration: Any) -> Refusal | None:
        said: Declaration | None = declared(declaration, Declaration)
        if said is None:
            return Refusal("", "no-such-declaration")
        seat = state.setup.player_by_id.get(PlayerId(player))
        if seat is None or seat.arbiter or state.outcome is not None:
            return Refusal("", "game-over")
        if seat.id in state.gave_up:
            return Refusal("", "gave-up")
        if isinstance(said, SetAsks) and (said.figure not in state.figures or owner(state, said.figure) != player):
            return Refusal("DR19", "not-your-creature")
        return None

    def declare(self, game: Game, player: str, declaration: Any) -> Weight:
        said: Declaration | None = declared(declaration, Declaration)
        assert said is not None, "the refusal is asked first"
        if isinstance(said, GiveUp):
            give_up(game, PlayerId(player))
            return Weight.BINDING
        game.state.figures[said.figure].asks[said.reaction] = said.asks
        return Weight.SECRET  # what a player wants to be asked betrays what could be done


# -- what a player may know ------------------------------------------------------------------------------------------


def view(state: State, player: PlayerId | None) -> State:
    """Return the state as a player (None: the public) may know it.  Section 4.2, D003, DR27.

    A creature hidden from all of the player's own is `unseen`: where and how it was seen last, out of the order where
    it never was.  Whom creatures of others are hidden from, and how well, is told only as far as it is the player's own
    doing; so are findings, marks, and what others wait for.  For the viewer EVERYTHING, and once the fight is over,
    nothing is secret.
    """
    seen = state.clone()
    if player == EVERYTHING or state.outcome is not None:
        return seen
    seat = None if player is None else state.setup.player_by_id[player]
    if seat is not None and seat.arbiter:
        return seen
    own = None if seat is None else seat.side
    for figure in tuple(seen.figures):
        if knows(state, player, figure):
            _keep_secrets(seen, figure, own)
            _keep_in_the_dark(state, seen, figure, player)
        else:
            _take_away(seen, figure, player)
        seen.figures[figure].strange = side(seen, figure) != own
    seen.stirred, seen.unsuspected = [], {}
    seen.dropped = [lying for lying in seen.dropped if not seen.figures[lying.figure].unseen]
    seen.sightings = [mark for mark in seen.sightings if mark.player == (player or PUBLIC)]
    seen.found = {secret: [side_ for side_ in sides if side_ == own] for secret, sides in seen.found.items()}
    seen.found = {secret: sides for secret, sides in seen.found.items() if sides}
    return seen


def _keep_secrets(seen: State, figure: Any, own: SideId | None) -> None:
    """Keep secret, of a creature whose place is known, what only its own side knows."""
    placed = seen.figures[figure]
    if side(seen, figure) == own:
        return
    placed.asks = {}
    if not seen.setup.options.open_ready:
        placed.ready = None
    # That it is hidden from some is known to those it is hidden from; its total is not.
    placed.hidden_from = {other: 0 for other in placed.hidden_from if own is not None and side(seen, other) == own}


def _keep_in_the_dark(state: State, seen: State, figure: FigureId, player: PlayerId | None) -> None:
    """Take a creature of the player's own for hidden from foes that hide themselves and have seen it all the time."""
    placed = seen.figures[figure]
    if player is not None and side(seen, figure) == state.setup.player_by_id[player].side:
        totals = state.unsuspected.get(figure, {})
        unknown = {other: rolled for other, rolled in totals.items() if not knows(state, player, other)}
        placed.hidden_from = {
            other: placed.hidden_from.get(other, unknown.get(other, 0))
            for other in seen.figures
            if other in placed.hidden_from or other in unknown
        }


def _take_away(seen: State, figure: Any, player: PlayerId | None) -> None:
    """Take away a creature that is hidden from a player: it is as it was seen last, or as it was agreed."""
    mark = next((each for each in seen.sightings if (each.player, each.figure) == (player or PUBLIC, figure)), None)
    before = seen.figures[figure]
    bare = new_creature(seen.setup, figure)
    bare.unseen = True
    bare.life = before.life
    if mark is None or mark.game_round == 0:
        groups = [[other for other in group if other != figure] for group in seen.order]
        # A place that falls away before the one that acts moves that one up.
        seen.slot -= sum(not group for group in groups[: seen.slot])
        seen.order = [group for group in groups if group]
    else:
        bare.initiative, bare.hit_points = before.initiative, mark.hit_points
    bare.x, bare.y, bare.z = NOWHERE if mark is None else mark.at
    if seen.active == figure:
        seen.active = None
    seen.acted = [other for other in seen.acted if other != figure]
    seen.figures[figure] = bare


NOWHERE: Final = (-1000.0, -1000.0, 0.0)
"""Where creatures are that a player has never seen."""


def imagined(state: State, player: PlayerId, chance: Chance) -> State:
    """Return a state that may be the case, as a player sees it: those who hide are where its own do not see them.

    One for which no such place is found stays unseen, and does nothing.
    """
    watchers = [figure for figure in state.figures if owner(state, figure) == player and has_body(state, figure)]
    for figure, placed in state.figures.items():
        if placed.unseen and placed.life is Life.UP and side(state, figure) != state.setup.player_by_id[player].side:
            there = _hiding_place(state, figure, player, watchers, chance)
            if there is not None:
                placed.unseen, placed.x, placed.y, placed.z = False, there.x, there.y, there.z
                placed.facing = rounded(chance.uniform(0.0, 359.0))
                total = chance.randint(1, _SIDES) + profile(state, figure).bonus(Skill.STEALTH)
                foes = (other for other in state.figures if side(state, other) != side(state, figure))
                placed.hidden_from = dict.fromkeys(foes, total)
                _line_up(state, figure, chance)
    return state


def _hiding_place(
    state: State, figure: FigureId, player: PlayerId, watchers: Sequence[FigureId], chance: Chance
) -> Body | None:
    """Return a place that a hidden creature may have got to and where none of the watchers sees it; None if not found.

    Who was never seen began where it was agreed, or before the fight is there or in its entry zone.
    """
    mark = next((each for each in state.sightings if (each.player, each.figure) == (player, figure)), None)
    agreed, company = state.setup.figure_by_id[figure], others(state, figure)
    at, since = (agreed.at, 1) if mark is None else (mark.at[:2], mark.game_round)
    far = profile(state, figure).speeds.get(Mode.WALK, 0.0) * (state.game_round - since + 1)
    for _ in range(_HIDING_PLACES):
        placed: Placed | None = Placed(figure, agreed.at, 0.0)
        if far > 0.0:
            angle, away = chance.uniform(0.0, 360.0), far * chance.random()
            placed = Placed(figure, rounded_point(moved(at, angle, away)), 0.0)
        elif chance.random() < _PLACED:
            placed = arbitrary_place(state, figure, chance)
        there = None if placed is None or not _is_inside(state, placed) else put_down(state, placed, company)
        if there is not None and not any(can_see(state, watcher, figure, there) for watcher in watchers):
            return there
    return None


def _is_inside(state: State, placed: Placed) -> bool:
    table, (x, y) = state.battlefield, placed.at
    return 0.0 < x < table.width and 0.0 < y < table.depth


def _line_up(state: State, figure: FigureId, chance: Chance) -> None:
    """Put a hidden creature into the order of initiative, anywhere, if it is not there."""
    if not state.order or any(figure in group for group in state.order):
        return
    place = chance.randint(0, len(state.order))
    state.order.insert(place, [figure])
    state.slot += place <= state.slot
