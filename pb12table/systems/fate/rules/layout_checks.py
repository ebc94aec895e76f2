"""What makes zones and their links unfit for a conflict, though each is sound.  F013, section 4.1."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from pb12table.skirmish.layout_faults import Fault, LayoutFault
from pb12table.skirmish.naming import Label
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.fate.rules.data import SceneZone, SceneZoneId, ZoneLink
from pb12table.systems.fate.rules.zones import automatic_links
from pb12table.table.battlefield import Battlefield

FEWEST: Final = 2
MOST: Final = 7
"""So many zones are handy; more or fewer are told.  F013."""


def scene_faults(
    battlefield: Battlefield, scene: Sequence[SceneZone], given: Sequence[ZoneLink]
) -> tuple[LayoutFault, ...]:
    """The zones of a scene that no way leads to, and too many or too few of them.

    `given` are the links that are written down.  F013, section 4.1.
    """
    if not scene:
        return ()
    links = [link for link in given if {link.first, link.second} <= {zone.id for zone in scene}]
    reached = _reached(scene[0].id, [*links, *automatic_links(battlefield, scene, links)])
    cut_off = [
        LayoutFault(Fault.SCENE_CUT_OFF, zone.id, zone.area.outline[0], other=scene[0].id, is_grave=False)
        for zone in scene
        if zone.id not in reached
    ]
    if FEWEST <= len(scene) <= MOST:
        return tuple(cut_off)
    last, every = scene[-1], tuple(zone.id for zone in scene)
    count = LayoutFault(Fault.SCENE_COUNT, last.id, last.area.outline[0], every, is_grave=False)
    return (*cut_off, count)


def scene_zones(zones: Iterable[Zone]) -> list[SceneZone]:
    """The zones of the scene among all; one without a name is called by its id.  F011."""
    return [
        SceneZone(SceneZoneId(zone.id), zone.label or Label(zone.id, zone.id), zone.area)
        for zone in zones
        if zone.kind is ZoneKind.SCENE
    ]


def _reached(start: SceneZoneId, links: Sequence[ZoneLink]) -> set[SceneZoneId]:
    """The zones that open ways lead to from one."""
    found, waiting = {start}, [start]
    while waiting:
        zone = waiting.pop()
        for link in links:
            other = link.second if link.first == zone else link.first
            if zone in (link.first, link.second) and not link.closed and other not in found:
                found.add(other)
                waiting.append(other)
    return found
