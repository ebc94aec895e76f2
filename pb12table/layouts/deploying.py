"""Several ways to deploy on a layout that is being edited, of which the first is shown, and zones along the edge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pb12table.layouts.editing import Document, Thing, changed, entries_of, entry_of, fresh_id, part_of, removed
from pb12table.layouts.motions import Entry
from pb12table.skirmish.zones import ZoneKind
from pb12table.table.shapes import rounded

LIST: Final = "deployment"
KEY: Final = "deployments"
"""The key of a zone that names those in which it is there; without it, it is there in all."""
NEAR: Final = 1e-6
OWN: Final = (ZoneKind.ENTRY.value, ZoneKind.EXIT.value)
"""The kinds of zones that stay with the deployment they were drawn for when there is a second one."""


def deployments(document: Mapping[str, Any]) -> list[Entry]:
    """Return the deployments of a layout, that which is shown first."""
    return [entry for entry in entries_of(document, LIST) if "id" in entry]


def shown(document: Mapping[str, Any]) -> str:
    """Return the id of the deployment that is shown, measured and played: the first one; "" where there are none."""
    return next((str(entry["id"]) for entry in deployments(document)), "")


def elsewhere(document: Mapping[str, Any]) -> frozenset[Thing]:
    """Return the zones of other deployments, which are not on the table now."""
    now = shown(document)
    if not now:
        return frozenset()
    zones = (zone for zone in entries_of(document, "zone") if "id" in zone and zone.get(KEY))
    return frozenset(Thing("zone", str(zone["id"])) for zone in zones if now not in zone[KEY])


def with_first(document: Document, deployment: str) -> Document:
    """Return the document with another deployment as the first."""
    ordered = sorted(entries_of(document, LIST), key=lambda entry: entry.get("id") != deployment)
    return {**document, LIST: ordered}


def with_another(document: Document, name: str) -> Document:
    """Return the document with one more deployment, shown, without zones of its own; `name` has a number after it.

    Where there was none, the zones that players enter and leave by are those of a first one.
    """
    known = entries_of(document, LIST)
    if not known:
        first: Entry = {"id": LIST, "name": f"{name} 1"}
        own = [Thing("zone", str(zone["id"])) for zone in entries_of(document, "zone") if zone.get("kind") in OWN]
        document = changed(document, own, lambda zone: {**zone, KEY: [first["id"]]})
        known = [first]
    document = {**document, LIST: known}
    return {**document, LIST: [{"id": fresh_id(document, LIST, LIST), "name": f"{name} {len(known) + 1}"}, *known]}


def without_shown(document: Document) -> Document:
    """Return the document without the deployment that is shown; zones that are there in no other go with it."""
    now = shown(document)
    left = [entry for entry in entries_of(document, LIST) if entry.get("id") != now]
    zones = [Thing("zone", str(zone["id"])) for zone in entries_of(document, "zone") if now in (zone.get(KEY) or ())]
    alone = [thing for thing in zones if entry_of(document, thing)[KEY] == [now]]
    document = removed(document, alone)
    document = changed(
        document, [thing for thing in zones if thing not in alone],
        lambda zone: {**zone, KEY: [name for name in zone[KEY] if name != now]},
    )  # fmt: skip
    return {key: value for key, value in document.items() if key != LIST} | ({LIST: left} if left else {})


def with_zone_in(document: Document, thing: Thing, deployment: str, is_there: bool) -> Document:
    """Return the document with a zone in a deployment, or without it there; one that would be nowhere stays."""
    every = [str(entry["id"]) for entry in entries_of(document, LIST)]
    now = entry_of(document, thing).get(KEY) or every
    wished = [name for name in every if (name in now if name != deployment else is_there)]
    if not wished:
        return document
    is_in_all = len(wished) == len(every)

    def put(zone: Mapping[str, Any]) -> Entry:
        found = {key: value for key, value in zone.items() if key != KEY}
        return found if is_in_all else {**found, KEY: wished}

    return changed(document, [thing], put)


def with_edge(document: Document, key: str, value: float) -> Document:
    """Return the document with a table of another `width` or `depth`; zones along the edge that moves stay along it.

    One that reached from edge to edge does so again.
    """
    table, axis = part_of(document, "table"), ("width", "depth").index(key)
    before = float(table.get(key, 0.0))
    found = {**document, "table": {**table, key: value}}
    zones = [
        Thing("zone", str(zone["id"]))
        for zone in entries_of(document, "zone")
        if "id" in zone and zone.get("rectangle") is not None and not zone.get("turned")
    ]

    def follow(zone: Mapping[str, Any]) -> Entry:
        box = [float(each) for each in zone["rectangle"]]
        if abs(box[axis] + box[axis + 2] - before) > NEAR:
            return dict(zone)
        if abs(box[axis]) <= NEAR:
            box[axis + 2] = value
        elif value > box[axis + 2]:
            box[axis] = rounded(value - box[axis + 2])
        return {**zone, "rectangle": box}

    return changed(found, zones, follow)
