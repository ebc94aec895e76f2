"""Where bodies can walk, the cheapest paths, and what they can reach."""

from __future__ import annotations


class GivenUp(Exception):
    """Nobody wants to know any more what is searched for."""
