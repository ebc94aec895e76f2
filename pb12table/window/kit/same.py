"""Keys that tell one object from another."""

from __future__ import annotations


class Same:
    """Equal to another one exactly when both stand for the same object, which it keeps alive.

    A bare `id` would not do: a later object may be given the place in memory, and with it the number, of one that is
    gone.
    """

    __slots__ = ("_thing",)

    def __init__(self, thing: object) -> None:
        self._thing = thing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self._thing is other._thing

    def __hash__(self) -> int:
        return id(self._thing)
