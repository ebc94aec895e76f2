"""What an analysis asks of a setup of any rule system: who walks and looks, who changes sides, and fresh copies."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import Any

import msgspec

from pb12table.skirmish.faces.measures import LayoutFace, TrialsFace
from pb12table.skirmish.faces.system import GameSetup
from pb12table.systems.known import measures
from pb12table.table.battlefield import Battlefield
from pb12table.table.routes.doorways import AJAR, as_opened
from pb12table.table.routes.house import House, storeys_of
from pb12table.table.shapes import circumradius


class Unmeasured(ValueError):
    """A rule system does not say how layouts are measured, or tried by play; `system` is its id."""

    def __init__(self, system: str) -> None:
        super().__init__(system)
        self.system = system


def measuring(setup: GameSetup) -> LayoutFace:
    """How layouts are measured by the rules of a setup; raises Unmeasured."""
    found = measures(setup.system).layout
    if found is None:
        raise Unmeasured(setup.system)
    return found


def with_doors_open(setup: GameSetup) -> GameSetup:
    """Return a setup as its average person walks it, who opens the doors on the way; the same where none opens."""
    face, table = measuring(setup), setup.battlefield
    stature = face.person.stature
    walked = as_opened(table, stature.footprint, stature.height, face.hands)
    return setup if walked is table else with_changes(setup, battlefield=walked)


def doors_of(setup: GameSetup) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the closed doors, by id, that the average person opens on the way, and those that it cannot open."""
    doors = tuple(piece.id for piece in setup.battlefield.pieces if piece.hinge is not None and piece.open < AJAR)
    shut = {piece.id for piece in with_doors_open(setup).battlefield.pieces} if doors else set()
    return tuple(door for door in doors if door not in shut), tuple(door for door in doors if door in shut)


def trying(setup: GameSetup) -> TrialsFace[Any]:
    """How layouts are tried by play by the rules of a setup; raises Unmeasured."""
    found = measures(setup.system).trials
    if found is None:
        raise Unmeasured(setup.system)
    return found


def house_on(system: str, battlefield: Battlefield) -> House | None:
    """The storeys of a table for the average person of a rule system; None where it measures no layouts."""
    layout = measures(system).layout
    if layout is None:
        return None
    stature = layout.person.stature
    return storeys_of(battlefield, circumradius(stature.footprint), stature.height)


def with_changes(setup: GameSetup, **changes: Any) -> Any:
    """A setup with some fields changed, and without look-ups, which cannot be sent to other processes."""
    of_some_system: Any = setup
    return replace(of_some_system, **changes)


def digest_of(content: Any) -> str:
    """The digest of plain data or frozen dataclasses of it, the same in every process."""
    return hashlib.sha256(msgspec.json.encode(content, order="deterministic")).hexdigest()[:24]
