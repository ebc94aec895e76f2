"""A bot that does anything that is legal."""

from __future__ import annotations

import random
from typing import Any

from pb12table.kernel.request import Request


class RandomBot:
    """Answers every request with an arbitrary legal answer."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def answer(self, state: Any, request: Request[Any, Any], /) -> Any:
        """Some legal answer."""
        return request.sample(state, self._chance)
