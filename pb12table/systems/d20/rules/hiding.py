"""Hiding, noticing and giving the place away.

Hidden is a relation of a hider and an observer, with the Stealth total (D003); what follows for players is in
`knowing`.
"""

from __future__ import annotations

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.d20.rules.checks import (
    Game,
    finds,
    passive_perception,
    skill_modifiers,
    thrown_in_secret,
)
from pb12table.systems.d20.rules.creatures import (
    THREE_QUARTERS_SHARE,
    Cover,
    body,
    foes,
    has_body,
    is_able,
    is_secret,
    is_unconscious,
    is_unseen,
    knows,
    level_of,
    looks_towards,
    owner,
    profile,
    teams_of,
    terrain_sight,
    who_do_not,
)
from pb12table.systems.d20.rules.data import HideFrom, Skill
from pb12table.systems.d20.rules.events import CheckRolled, HidFrom, Noticed, PlaceRevealed, WentOutOfSight
from pb12table.systems.d20.rules.state import Sighting, State
from pb12table.table.battlefield import Body
from pb12table.table.shapes import at_least

# -- when to hide ---------------------------------------------------------------------------------------------------


def is_out_of_sight(state: State, observer: FigureId, figure: FigureId, goal: Body | None = None) -> bool:
    """Return whether an observer does not see a creature, or not clearly, as hiding asks.  D002, D005, D006, DR01."""
    if not is_able(state, observer):
        return True
    there = goal or body(state, figure)
    if is_unseen(state, observer, figure, there):
        return True
    share = terrain_sight(state, body(state, observer), there).covered_share
    if state.setup.options.hide_from is HideFrom.EACH:
        return at_least(share, THREE_QUARTERS_SHARE)
    return level_of(share) is Cover.TOTAL


def watchers(state: State, figure: FigureId, *, before: bool = False) -> list[FigureId]:
    """Return the able foes who see a creature too well.  D002, DR01, DR04.

    Before the fight facings count, and those who may sneak themselves are left out: no foe knows where they are.
    """
    return [
        other
        for other in foes(state, figure)
        if is_able(state, other)
        and (not before or (looks_towards(state, other, figure) and not is_secret(state, other)))
        and not is_out_of_sight(state, other, figure)
    ]


def hide_refusal(state: State, figure: FigureId, *, before: bool = False) -> Refusal | None:
    """Return why a creature cannot hide where it is; foes that its player knows nothing of are no reason.

    Nor are foes that see it only in the light of such.  D002, D005, DR01, DR32, DR42.
    """
    player = owner(state, figure)
    unknown = [
        other
        for other in foes(state, figure)
        if not knows(state, player, other) or (before and is_secret(state, other))
    ]
    if unknown:
        state = state.clone()
        for other in unknown:
            state.figures[other].unseen = True
    seeing = watchers(state, figure, before=before)
    able = [other for other in foes(state, figure) if is_able(state, other)]
    each = state.setup.options.hide_from is HideFrom.EACH
    if seeing and (not each or len(seeing) == len(able)):
        return Refusal("D002", "is-seen", (("figure", seeing[0]),))
    return None


# -- hiding and noticing ----------------------------------------------------------------------------------------------


async def hide(game: Game, figure: FigureId) -> None:
    """Roll Stealth in secret, and compare it with all foes.  D009, D074, DR01, DR27."""
    face = await thrown_in_secret(game, figure, "stealth")
    hide_with(game, figure, face)


def hide_with(game: Game, figure: FigureId, face: int, *, before: bool = False) -> None:
    """Let a creature hide with a face from all who do not see it; report it to those who notice it in passing.

    Its player does not learn which foes that hide themselves see it.  D009, DR04, DR32.
    """
    state = game.state
    modifiers = skill_modifiers(state, figure, Skill.STEALTH)
    rolled = face + profile(state, figure).bonus(Skill.STEALTH)
    own = teams_of(state, figure)
    game.record(
        CheckRolled(
            audience=own,
            figure=figure,
            skill=Skill.STEALTH,
            ability=Skill.STEALTH.ability,
            purpose="stealth",
            faces=(face,),
            face=face,
            total=rolled,
            modifiers=modifiers,
        )
    )
    seeing = watchers(state, figure, before=before)
    before_it = who_do_not(state, figure)
    hidden, found, unsuspected = list[FigureId](), list[FigureId](), list[FigureId]()
    for other in foes(state, figure):
        if other in seeing:
            if not knows(state, owner(state, figure), other):
                unsuspected.append(other)
            continue
        asleep = is_unconscious(state.figures[other])
        sees = not is_unseen(state, other, figure)
        notices = not asleep and finds(passive_perception(state, other, sees=sees), rolled)
        (found if notices else hidden).append(other)
    state.figures[figure].hidden_from = dict.fromkeys(hidden, rolled)
    state.unsuspected.pop(figure, None)
    if unsuspected:
        state.unsuspected[figure] = dict.fromkeys(unsuspected, rolled)
    suspected = tuple(other for other in hidden if knows(state, owner(state, figure), other))
    game.record(HidFrom(audience=own, figure=figure, total=rolled, observers=suspected))
    for other in found:
        _tell(game, figure, other, "passive")
    _went_out_of_sight(game, figure, before_it)


def _went_out_of_sight(game: Game, figure: FigureId, before: tuple[str, ...]) -> None:
    """Keep where players have last seen a creature that they do not know of any more.  Section 4.2."""
    state, placed = game.state, game.state.figures[figure]
    lost = [player for player in who_do_not(state, figure) if player not in before]
    for player in map(PlayerId, lost):
        forget_sightings(state, player, figure)
        state.sightings.append(Sighting(player, figure, placed.at, state.game_round, placed.hit_points))
    if lost and state.game_round:
        game.record(WentOutOfSight(audience=tuple(lost), figure=figure, at=placed.at))


def forget_sightings(state: State, player: PlayerId, figure: FigureId) -> None:
    """Take away a player's mark for a creature."""
    state.sightings = [seen for seen in state.sightings if (seen.player, seen.figure) != (player, figure)]


def notice(game: Game, figure: FigureId, observer: FigureId, how: str) -> None:
    """End the relation of a hider for an observer.  D003, DR04, DR27, DR32."""
    if observer not in game.state.figures[figure].hidden_from:
        return
    del game.state.figures[figure].hidden_from[observer]
    _clear_sightings(game.state, figure)
    _tell(game, figure, observer, how)


def _tell(game: Game, figure: FigureId, observer: FigureId, how: str) -> None:
    at, audience = game.state.figures[figure].at, who_hear(game.state, figure, observer)
    game.record(Noticed(audience=audience, figure=figure, observer=observer, how=how, at=at))


def who_hear(state: State, figure: FigureId, observer: FigureId) -> tuple[str, ...]:
    """Return the players who are told that an observer notices a creature.  DR27."""
    knowing = {*teams_of(state, figure), owner(state, observer)}
    return tuple(player.id for player in state.setup.players if player.id in knowing)


def reveal(game: Game, figure: FigureId, how: str) -> None:
    """Let a creature give itself away: all its relations end.  D004."""
    placed = game.state.figures[figure]
    if not placed.hidden_from and figure not in game.state.unsuspected:
        return
    placed.hidden_from = {}
    game.state.unsuspected.pop(figure, None)
    _clear_sightings(game.state, figure)
    game.record(PlaceRevealed(figure=figure, how=how, at=placed.at))


def _clear_sightings(state: State, figure: FigureId) -> None:
    """Take away marks of players who know again where a creature is."""
    state.sightings = [
        seen for seen in state.sightings if seen.figure != figure or not knows(state, seen.player or None, figure)
    ]


def look_around(game: Game, *movers: FigureId) -> None:
    """Let all who see a hidden creature now notice it; with movers look only at what has to do with them.  DR04."""
    for figure, observer in noticing(game.state, *movers):
        notice(game, figure, observer, "sight")


def noticing(state: State, *movers: FigureId) -> list[tuple[FigureId, FigureId]]:
    """Return hidden creatures with those who see them now; with movers only what has to do with them.  DR04."""
    return [
        (figure, observer)
        for figure, placed in state.figures.items()
        for observer in placed.hidden_from
        if (not movers or figure in movers or observer in movers)
        and has_body(state, figure)
        and is_able(state, observer)
        and not is_out_of_sight(state, observer, figure)
    ]
