"""Blocks: what may be prevented, how hard that is, and what bars the way or the deed of whom.  F029 to F032, F079."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from msgspec import UNSET

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import Modifier
from pb12table.systems.fate.rules.actors import WORDS, has_in_hand, is_in, is_opposing, side, stunts, weapons
from pb12table.systems.fate.rules.asking.answers import SetBlock
from pb12table.systems.fate.rules.data import ActorId, FeatureId, SceneZoneId, Skill, Stunt, Use
from pb12table.systems.fate.rules.events import BlockEnded, BlockSet
from pb12table.systems.fate.rules.rolls import Game, next_id, unusual
from pb12table.systems.fate.rules.state import Block, BlockKind, Deed, State
from pb12table.systems.fate.rules.zones import distance, link, sees, zone_of

WIDE: Final = -2
"""What a block of all exits costs, one of a deed of all foes here, and one of all attacks of a foe.  FR22, FR63."""
ATTACKS: Final = (Deed.SHOT, Deed.HAND, Deed.WORD)
"""The kinds of attacks.  FR63."""
SOCIAL: Final = (Deed.WORD, Deed.MANEUVER)
"""The kinds of acts that words may keep somebody from as a matter of course.  FR62."""
_BODILY: Final = (Skill.FISTS, Skill.WEAPONS, Skill.ATHLETICS, Skill.GUNS, Skill.MIGHT)
_OF_DEEDS: Final = (Skill.FISTS, Skill.WEAPONS, Skill.GUNS, Skill.INTIMIDATION, Skill.DECEIT, Skill.MIGHT)


def block_skills(act: SetBlock) -> tuple[Skill, ...]:
    """Return the skills with which a block is usually made.  FR47, FR62."""
    if act.kind not in (BlockKind.DEED, BlockKind.DEEDS):
        return _BODILY
    return (*_OF_DEEDS, *WORDS) if act.deed in SOCIAL else _OF_DEEDS


def block_refusal(state: State, actor: ActorId, act: SetBlock) -> Refusal | None:
    """Return why nothing can be blocked this way.  F029, FR20, FR22, FR63, F079."""
    here = zone_of(state, actor)
    match act.kind:
        case BlockKind.PROTECT:
            return _protect_refusal(state, actor, act.subject)
        case BlockKind.PASSAGE:
            if act.zone is None or link(state, here, act.zone) is None:
                return Refusal("FR22", "block-no-link")
            return None
        case BlockKind.EXITS:
            return None
        case BlockKind.DEED:
            return _deed_refusal(state, act) or _foe_refusal(state, actor, act.subject)
        case BlockKind.DEEDS:
            return _deed_refusal(state, act)


def _deed_refusal(state: State, act: SetBlock) -> Refusal | None:
    """Return why a block does not say what it prevents: it must name one act.  F029, FR63."""
    if act.deed is None:
        return Refusal("F029", "block-no-deed")
    named = act.feature is not None and state.setup.feature(act.feature) is not None
    return None if named is (act.deed is Deed.FEATURE) else Refusal("FR63", "block-one-feature")


def _protect_refusal(state: State, actor: ActorId, subject: ActorId | None) -> Refusal | None:
    if subject is None or not is_in(state, subject) or is_opposing(state, actor, subject) or subject == actor:
        return Refusal("F030", "block-no-friend")
    return None if zone_of(state, actor) == zone_of(state, subject) else Refusal("FR20", "block-other-zone")


def _foe_refusal(state: State, actor: ActorId, subject: ActorId | None) -> Refusal | None:
    """Return why someone is no foe in the own zone, or within range and sight of a weapon in hand.  FR22."""
    if subject is None or not is_in(state, subject) or not is_opposing(state, actor, subject):
        return Refusal("F031", "block-no-foe")
    apart = distance(state, zone_of(state, actor), zone_of(state, subject))
    if apart == 0:
        return None
    ready = [each for each in weapons(state, actor) if has_in_hand(state, actor, each.id) and each.use is not Use.HAND]
    reaches = apart is not None and any(each.least <= apart <= each.farthest for each in ready)
    if not reaches:
        return Refusal("FR22", "block-too-far")
    return None if sees(state, actor, subject) else Refusal("FR22", "no-sight")


def block_modifiers(act: SetBlock) -> list[Modifier]:
    """Return what a wide block costs, or an unusual skill for one that is not wide.  F029, FR22, FR62, FR63."""
    of_deeds = act.kind in (BlockKind.DEED, BlockKind.DEEDS)
    wide = (act.kind in (BlockKind.EXITS, BlockKind.DEEDS)) + (of_deeds and act.deed is Deed.ATTACK)
    if wide:
        return [Modifier("FR22", "wide-block", wide * WIDE)]
    return unusual(act.skill, block_skills(act), act.ways)


def set_block(game: Game, actor: ActorId, act: SetBlock, strength: int) -> None:
    """Set a block with the effort of the roll as its strength.  F029."""
    state = game.state
    here = zone_of(state, actor)
    zones: tuple[SceneZoneId, ...] = (here,)
    if act.kind is BlockKind.PASSAGE and act.zone is not None:
        zones = (here, act.zone)
    feature = UNSET if act.feature is None else act.feature
    place_block(game, Block(0, actor, act.kind, strength, act.subject, zones, act.deed, act.debris, feature))


def place_block(game: Game, block: Block) -> None:
    """Place a block, which is there from now on."""
    block = replace(block, id=next_id(game.state))
    game.state.blocks.append(block)
    game.record(
        BlockSet(
            actor=block.owner,
            kind=block.kind,
            strength=block.strength,
            subject=block.subject,
            zones=block.zones,
            deed=block.deed,
            debris=block.debris,
            feature=None if block.feature is UNSET else block.feature,
        )
    )


def end_blocks(game: Game, blocks: Sequence[Block]) -> None:
    """End some blocks.  FR22."""
    for block in blocks:
        game.state.blocks.remove(block)
        game.record(BlockEnded(actor=block.owner, kind=block.kind))


def blocks_of(state: State, actor: ActorId, *, debris: bool) -> list[Block]:
    """Return the blocks of an actor, with those of debris or without."""
    return [block for block in state.blocks if block.owner == actor and (debris or not block.debris)]


# -- what a block hinders ------------------------------------------------------------------------------------------


def hinders(state: State, block: Block, actor: ActorId) -> bool:
    """Return whether a block hinders an actor: those of its own side let it pass, except debris.  FR21, F079."""
    return block.debris or side(state, block.owner) != side(state, actor)


def passage_blocks(state: State, actor: ActorId, start: SceneZoneId, goal: SceneZoneId) -> list[Block]:
    """Return the blocks that bar an actor from going from one zone into another.  F031, FR22."""
    return [
        block
        for block in state.blocks
        if hinders(state, block, actor)
        and (
            (block.kind is BlockKind.PASSAGE and {start, goal} == set(block.zones))
            or (block.kind is BlockKind.EXITS and start in block.zones)
        )
    ]


def deed_blocks(state: State, actor: ActorId, deed: Deed, feature: FeatureId | None = None) -> list[Block]:
    """Return the blocks that bar an actor from a kind of act; all attacks are of several kinds.  F031, FR22, FR63."""
    return [
        block
        for block in state.blocks
        if hinders(state, block, actor)
        and (block.deed is deed or (block.deed is Deed.ATTACK and deed in ATTACKS))
        and (deed is not Deed.FEATURE or block.feature in (feature, UNSET))
        and (
            (block.kind is BlockKind.DEED and block.subject == actor)
            or (block.kind is BlockKind.DEEDS and zone_of(state, actor) in block.zones)
        )
    ]


def protecting(state: State, target: ActorId) -> Block | None:
    """Return the strongest block that protects someone now: blocker and protected share a zone.  F030, FR20."""
    found = [
        block
        for block in state.blocks
        if block.kind is BlockKind.PROTECT
        and block.subject == target
        and is_in(state, block.owner)
        and zone_of(state, block.owner) == zone_of(state, target)
    ]
    return max(found, key=lambda block: block.strength, default=None)


def strongest(blocks: Sequence[Block]) -> Block | None:
    """Return the block that must be beaten.  FR21."""
    return max(blocks, key=lambda block: block.strength, default=None)


def strength_for(state: State, actor: ActorId, block: Block) -> int:
    """Return what an actor must beat: a slippery one passes bodies and passages more easily.  F031, section 6."""
    slips = block.kind in (BlockKind.PROTECT, BlockKind.PASSAGE, BlockKind.EXITS)
    return block.strength - (slips and Stunt.SLIPPERY in stunts(state, actor))
