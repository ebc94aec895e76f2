"""A die that was thrown, as cards that are played after it see it.  R5.0.8, RU113."""

from __future__ import annotations

from dataclasses import dataclass

from pb12table.pb12.blocks import PlayerId


@dataclass(frozen=True, slots=True)
class Thrown:
    """Who threw, what for (`purpose` and `subject` as in the kernel's dice), what it must reach, and what it shows."""

    player: PlayerId
    purpose: str
    subject: str
    target_number: int | None
    face: int
