"""Words for what a check comes to before it is thrown."""

from __future__ import annotations

from pb12table.systems.pb12.rules.attacks.odds import check_probability


def outcome_word(target_number: int) -> str:
    """Which words a check is told with: "sure" and "lost" need no die, "open" does.  R1.1.12 (extreme Mindestwürfe)."""
    chance = check_probability(target_number)
    return "sure" if chance == 1.0 else "lost" if chance == 0.0 else "open"
