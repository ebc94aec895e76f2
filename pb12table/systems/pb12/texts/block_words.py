"""What a building block does, in a line of numbers and in lines that tell all of it."""

from __future__ import annotations

from pb12table.skirmish.faces.words import Phrases
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, Block, StrengthMode
from pb12table.texts.names import text_key


def block_facts(texts: Phrases, block: Block) -> str:
    """One line of the numbers that matter: damage, ranged and melee modifiers, armour, checks."""
    parts: list[str] = []
    if block.damage is not None:
        parts.append(texts("sheet-block-damage", code=damage_code(texts, block)))
    if block.is_ranged_weapon:
        parts.append(texts("sheet-block-ranged", factor=block.range_factor, modifiers=ranged_modifiers(texts, block)))
    if block.melee_modifier is not None:
        modifier = texts.signed(block.melee_modifier)
        parts.append(texts("sheet-block-melee", modifier=modifier, reach=block.melee_reach))
    if block.armour_seen or block.armour_unseen:
        parts.append(texts("sheet-block-armour", seen=block.armour_seen, unseen=block.armour_unseen))
    if block.melee_defence:
        parts.append(texts("sheet-block-melee-defence", value=texts.signed(block.melee_defence)))
    if block.ranged_defence:
        parts.append(texts("sheet-block-ranged-defence", value=texts.signed(block.ranged_defence)))
    return " · ".join((*parts, *further_facts(texts, block)))


def further_facts(texts: Phrases, block: Block) -> list[str]:
    """What a block does about checks: their frequency, successes and target radius, and those it lets its figure make.

    R1.8.11 to R1.8.13, R1.4.28; R1.8.6: the reach of what is no weapon, for other actions that it is chosen for.
    """
    parts: list[str] = []
    if block.melee_reach and not block.is_melee_weapon:
        parts.append(texts("sheets-reach", reach=block.melee_reach))
    if block.frequency.multiplier > 1:
        modifier = texts.signed(block.frequency.modifier)
        parts.append(texts("sheet-block-frequency", multiplier=block.frequency.multiplier, modifier=modifier))
    if block.success_multiplier > 1:
        parts.append(texts("sheet-block-multiplier", multiplier=block.success_multiplier))
    if block.radius is not None:
        parts.append(texts("sheet-block-radius", radius=block.radius))
    if block.deputy is not None:
        attribute = texts(text_key("attribute", block.deputy.attribute))
        check, others = str(block.deputy.check), block.deputy.others
        parts.append(texts("sheet-block-deputy", check=check, others=others, attribute=attribute))
    return parts


def damage_code(texts: Phrases, block: Block) -> str:
    """The damage code of a weapon with what is added of the strength; "" for what does no damage."""
    if block.damage is None:
        return ""
    code = f"{texts.number(block.damage.strength)}/{texts.number(block.damage.penetration)}"
    mark = {StrengthMode.HALF: texts("sheet-half-strength"), StrengthMode.FULL: texts("sheet-full-strength")}
    return code + mark.get(block.strength_mode, "")


def category_modifiers(block: Block) -> tuple[int | None, ...]:
    """The modifiers of a ranged weapon from near to extreme; None where every check fails."""
    modifiers = block.ranged_modifiers
    return (modifiers.near, modifiers.short, modifiers.medium, modifiers.long, modifiers.extreme)


def ranged_modifiers(texts: Phrases, block: Block) -> str:
    """The modifiers of a ranged weapon from near to extreme, in a line."""
    return " ".join("–" if number is None else texts.signed(number) for number in category_modifiers(block))


def block_lines(texts: Phrases, block: Block) -> tuple[str, ...]:
    """Everything about a block: its name, its slots, and a line for each thing it does."""
    lines = [block.label.in_language(texts.language), texts("sheet-block-slots", slots=block.slots)]
    if block.damage is not None:
        mode = texts(f"strength-mode-{block.strength_mode}")
        lines.append(texts("sheet-block-damage-long", code=str(block.damage), mode=mode))
    if block.is_ranged_weapon:
        modifiers = ranged_modifiers(texts, block)
        lines.append(texts("sheet-block-ranged-long", factor=block.range_factor, modifiers=modifiers))
    if block.is_melee_weapon:
        modifier = texts.signed(block.melee_modifier or 0)
        lines.append(texts("sheet-block-melee-long", modifier=modifier, reach=block.melee_reach))
    if block.armour_seen or block.armour_unseen:
        lines.append(texts("sheet-block-armour-long", seen=block.armour_seen, unseen=block.armour_unseen))
    for attribute in (Attribute.MELEE_DEFENCE, Attribute.RANGED_DEFENCE):
        if bonus := getattr(block, attribute):
            name = texts(text_key("attribute", attribute))
            lines.append(texts("sheet-block-defence-long", name=name, value=texts.signed(bonus)))
    if block.resources is not None:
        charges, resources = block.charges or 0, block.resources
        lines.append(texts("sheet-block-resources", charges=charges, resources=resources))
    lines += [fact[:1].upper() + fact[1:] for fact in further_facts(texts, block)]
    return tuple(lines)
