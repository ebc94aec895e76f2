"""What is told of building blocks: every rule of theirs.  R1.8.4, R1.4.1."""

from __future__ import annotations

import pytest

from pb12table.systems.pb12.texts.names import block_facts, block_lines
from pb12table.texts.locale import Texts
from tests.systems.pb12.expect import gear
from tests.systems.pb12.scene import CONTENT

TEXTS = Texts("en")


@pytest.mark.rule("R1.8.4", "R1.8.11", "R1.8.12", "R1.8.13", "R1.8.15", "R1.4.28")
@pytest.mark.parametrize(
    ("block", "fact", "resources"),
    [
        ("grenade", "target radius 4", "Resource code 1×1: charges × resource points"),
        ("short-bow", "Frequency 2×/+2", None),
        ("twin-gun", None, "Resource code 3×2: charges × resource points"),
        ("javelins", None, "Resource points: 3, no charges"),
        ("crowbar", "Each passed check counts 2 times", None),
        ("heart-of-the-crew", "makes panic checks in place of your other figures, with Nerve", None),
        ("cool-head", "makes its own panic checks with Initiative", None),
    ],
)
def test_every_rule_of_a_block_is_told(block: str, fact: str | None, resources: str | None) -> None:
    sheet = CONTENT.block(block)
    lines = block_lines(TEXTS, sheet)
    if fact is not None:
        assert block_facts(TEXTS, sheet).endswith(fact)
        assert fact[:1].upper() + fact[1:] in lines
    if resources is not None:
        assert resources in lines


@pytest.mark.rule("R1.8.6")
def test_the_reach_of_what_is_no_weapon_is_told_too() -> None:
    hook = gear("boat-hook", melee_reach=1)
    assert block_facts(TEXTS, hook) == "reach +1"
    assert "Reach +1" in block_lines(TEXTS, hook)
    assert block_facts(TEXTS, CONTENT.block("spear")).count("reach +1") == 1
