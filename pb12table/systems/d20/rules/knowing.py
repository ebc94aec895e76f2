"""What players know of creatures that are hidden, or may yet sneak.  D003, DR27, DR28, section 4.2.

A player knows where a creature is as long as it is hidden from none, or not from all, of the player's creatures.
"""

from __future__ import annotations

from collections.abc import Collection

from pb12table.kernel.log import PUBLIC
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.d20.rules.creatures import has_body, owner
from pb12table.systems.d20.rules.state import Phase, State


def is_secret(state: State, figure: FigureId) -> bool:
    """Whether there is anybody who may not know where a creature is: it hides, or may yet sneak.  D003, D020.

    Its owner cannot tell that of one which hidden foes alone have seen hide.
    """
    placed = state.figures[figure]
    return bool(placed.hidden_from) or figure in state.unsuspected or _may_yet_sneak(state, figure)


def _may_yet_sneak(state: State, figure: FigureId) -> bool:
    """Until it is said which creatures sneak, the other players see none of those that may.  DR28."""
    return state.phase in (Phase.PLACING, Phase.SNEAKING) and state.setup.figure_by_id[figure].may_sneak


def knows(state: State, player: PlayerId | None, figure: FigureId) -> bool:
    """Whether a player, or with None the public, knows where a creature is.  D003, DR27, DR28, section 4.2."""
    if not is_secret(state, figure):
        return True
    return player is not None and _knows(state, player, figure, state.figures[figure].hidden_from.keys())


def _knows(state: State, player: PlayerId, figure: FigureId, hidden: Collection[FigureId]) -> bool:
    """Return whether a player knows where a creature is that is hidden from some."""
    seat = state.setup.player_by_id[player]
    if seat.arbiter or seat.side == state.setup.player_by_id[owner(state, figure)].side:
        return True
    own = [other for other in state.figures if owner(state, other) == player and has_body(state, other)]
    return not _may_yet_sneak(state, figure) and any(other not in hidden for other in own)


def is_known_to_all(state: State, *figures: FigureId) -> bool:
    """Return whether all players know where some creatures are, as far as their owners can tell."""
    return all(
        not is_secret(state, figure)
        or all(_knows(state, player.id, figure, _believed(state, figure)) for player in state.setup.players)
        for figure in figures
    )


def _believed(state: State, figure: FigureId) -> set[FigureId]:
    """Return whom the owner of a creature takes it to be hidden from."""
    return {*state.figures[figure].hidden_from, *state.unsuspected.get(figure, ())}


def who_know(state: State, *figures: FigureId) -> tuple[str, ...] | None:
    """The players who know where all of some creatures are, None for everybody."""
    if not any(is_secret(state, figure) for figure in figures):
        return None
    return tuple(
        player.id for player in state.setup.players if all(knows(state, player.id, figure) for figure in figures)
    )


def who_do_not(state: State, figure: FigureId) -> tuple[str, ...]:
    """The players who do not know where a creature is, and the public where it does not; () for none."""
    blind = tuple(player.id for player in state.setup.players if not knows(state, player.id, figure))
    return blind if knows(state, None, figure) else (*blind, PUBLIC)


def named(state: State, by: FigureId | None, *others: FigureId) -> FigureId | None:
    """Return who did something to others, None where somebody who hears of these may not know of that one.  DR42."""
    return by if by is None or who_know(state, by, *others) == who_know(state, *others) else None


def everybody(state: State) -> tuple[str, ...]:
    """Return all players and the public."""
    return (*(player.id for player in state.setup.players), PUBLIC)


def teams_of(state: State, *figures: FigureId) -> tuple[str, ...]:
    """The players of the sides of some creatures, and the arbiter."""
    sides = {state.setup.player_by_id[owner(state, figure)].side for figure in figures}
    return tuple(player.id for player in state.setup.players if player.side in sides or player.arbiter)
