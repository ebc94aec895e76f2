"""d20 as a rule system for the kernel's sessions, and what a player may know of its states."""

from __future__ import annotations

from typing import Any, Final

from pb12table.kernel.journal import Weight
from pb12table.kernel.log import EVERYTHING, PUBLIC
from pb12table.kernel.request import Refusal, Request
from pb12table.skirmish.encoding import declared
from pb12table.skirmish.faces.amending import AmendingFace
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.plain_states import PlainRules, PlainStates
from pb12table.systems.d20.rules.amending import AMENDING
from pb12table.systems.d20.rules.asking.answers import Declaration, GiveUp, SetAsks
from pb12table.systems.d20.rules.checks import Game
from pb12table.systems.d20.rules.creatures import owner, side
from pb12table.systems.d20.rules.data import SideId
from pb12table.systems.d20.rules.knowing import knows
from pb12table.systems.d20.rules.sequence import new_creature, step
from pb12table.systems.d20.rules.state import State
from pb12table.systems.d20.rules.victory import give_up

STATES: Final = PlainStates(State, later=["stirred", "unsuspected"])
"""States as JSON and back."""


class Rules(PlainRules[State]):
    """The rules as a session drives them; see `kernel.session.System`."""

    states = STATES
    name = "d20"
    edition = 2

    @property
    def amending(self) -> AmendingFace[State]:
        return AMENDING

    async def step(self, game: Game) -> None:
        await step(game)

    def hides(self, state: State) -> bool:
        return True

    def view(self, state: State, viewer: str | None) -> State:
        if viewer == EVERYTHING:
            return state.clone()
        return view(state, None if viewer is None else PlayerId(viewer))

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
    """The state as a player (None: the public) may know it.  Section 4.2, D003, DR27.

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
    """Of a creature whose place is known: what only its own side knows."""
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
    """A creature that is hidden from a player: as it was seen last, or as it was agreed."""
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
