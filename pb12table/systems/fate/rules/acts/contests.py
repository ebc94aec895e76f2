"""Contests: two want the same, and the lower effort is the difficulty of the higher.  F006, F007, FR02."""

from __future__ import annotations

from collections.abc import Sequence

from pb12table.skirmish.modifiers import Modifier
from pb12table.systems.fate.rules.acts.attacks import choose_defence
from pb12table.systems.fate.rules.acts.blocks import deed_blocks, strongest
from pb12table.systems.fate.rules.data import ActorId, FeatureId, Skill
from pb12table.systems.fate.rules.events import Contested
from pb12table.systems.fate.rules.rolling.bidding import bid
from pb12table.systems.fate.rules.rolling.rolls import Game, defending_modifiers, rolled
from pb12table.systems.fate.rules.state import Contest, Deed


async def contest(
    game: Game, actor: ActorId, rival: ActorId, skill: Skill, skills: Sequence[Skill], modifiers: list[Modifier],
    feature: FeatureId,
) -> ActorId | None:  # fmt: skip
    """Both roll, the rival with one of some skills; return who is ahead, None at a tie.  F006, F007, FR02."""
    state = game.state
    chosen = await choose_defence(game, rival, actor, tuple(skills))
    barrier = strongest(deed_blocks(state, actor, Deed.FEATURE, feature))
    roll = await rolled(game, actor, skill, "contest", modifiers)
    other = await rolled(game, rival, chosen, "contest", defending_modifiers(state, rival, chosen))
    found = await bid(
        game,
        Contest(
            Deed.FEATURE,
            roll,
            other,
            barrier_owner=None if barrier is None else barrier.owner,
            barrier=None if barrier is None else barrier.strength,
        ),
        "contest",
    )
    winner: ActorId | None = rival if found.is_barred or found.margin < 0 else actor if found.margin > 0 else None
    game.record(
        Contested(actor=actor, rival=rival, effort=found.roll.effort, against=found.against, winner=winner)
    )
    return winner
