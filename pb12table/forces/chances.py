"""How likely a force wins against another one, as far as what they are worth tells."""

from __future__ import annotations


def chance_of(first: float, second: float, steepness: float) -> float:
    """The chance of the first force by the values of both, 0 to 1: even where they are worth the same.

    How steeply it rises with the ratio of values is measured, system by system.
    """
    if first <= 0.0 or second <= 0.0:
        return 0.5 if first == second else float(first > second)
    return float(1.0 / (1.0 + (second / first) ** steepness))
