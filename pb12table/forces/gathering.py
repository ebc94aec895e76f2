"""Taking a whole force out of the document of a scenario, putting one in, and more or fewer players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pb12table.files.content import known_system
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import FORCE
from pb12table.layouts.editing import Document, entries_of, fresh_id, part_of, symmetry
from pb12table.layouts.motions import Entry, Motion, moved_entry
from pb12table.skirmish.faces.forces import ForceKeys, ForcesFace
from pb12table.systems.known import UNNAMED, cells, content


def has_forces(document: Mapping[str, Any]) -> bool:
    """Return whether players, figures and groups are lists of things with ids, so that forces can be found in them."""
    for section in ("player", "figure", "group"):
        found = document.get(section, [])
        if not isinstance(found, list | tuple):
            return False
        if not all(isinstance(entry, dict) and isinstance(entry.get("id", ""), str) for entry in found):
            return False
    return True


def members_of(document: Mapping[str, Any], player: str, section: str = "figure") -> list[Entry]:
    """Return the figures, or the command groups, of a player; what has no id lies on a map and is part of no force."""
    return [entry for entry in entries_of(document, section) if entry.get("player") == player and "id" in entry]


def player_entry(document: Mapping[str, Any], player: str) -> Entry:
    """Return what a document says of a player; KeyError if there is none."""
    found = next((entry for entry in entries_of(document, "player") if entry.get("id") == player), None)
    if found is None:
        raise KeyError(player)
    return found


def with_player_key(document: Document, player: str, key: str, value: Any) -> Document:
    """Return the document with one key of a player set, or left out if the value is None."""
    return _with_settings(document, player, {key: value})


def _with_settings(document: Document, player: str, settings: Mapping[str, Any]) -> Document:
    def change(entry: Entry) -> Entry:
        if entry.get("id") != player:
            return entry
        kept = {key: value for key, value in entry.items() if key not in settings}
        return {**kept, **{key: value for key, value in settings.items() if value is not None}}

    return {**document, "player": [change(entry) for entry in entries_of(document, "player")]}


def taken_force(document: Document, player: str, content: Any, name: str, face: ForcesFace) -> Document:
    """Return the document of a file with a player's force: `content` is all that the scenario may name.

    Places on the table and aboard are left behind; a figure that is fixed to another of the force keeps its seat.
    """
    figures = [_without_layout(entry, face.keys) for entry in members_of(document, player)]
    groups = [_without_places(_without_owner(entry, player)) for entry in members_of(document, player, "group")]
    entry = player_entry(document, player)
    settings = {key: value for key in face.keys.player if (value := entry.get(key)) or value == 0}
    found: Document = {"format": 1, "content": FORCE, "name": name}
    if (system := document.get("system", UNNAMED)) != UNNAMED:
        found["system"] = system
    found |= settings
    if figures:
        found["figure"] = figures
    if groups:
        found["group"] = groups
    for section, used in face.used(figures, settings, content).items():
        own = [entry for entry in entries_of(document, section) if entry.get("id") in used]
        if own:
            found[section] = own
    return found


def _without_layout(entry: Entry, keys: ForceKeys) -> Entry:
    kept = keys.seat if "fixed_to" in entry else ()
    return {key: value for key, value in entry.items() if key in kept or key not in keys.layout}


def _without_owner(group: Entry, player: str) -> Entry:
    kept = {key: value for key, value in group.items() if key != "player"}
    return {**kept, "parent": FORCE} if group.get("parent") == player else kept


def _without_places(group: Entry) -> Entry:
    """Return a group whose members have their own places in it, with their number instead; any other unchanged."""
    if group.get("at") is None:
        return group
    kept = {key: value for key, value in group.items() if key not in ("at", "height")}
    return {**kept, "heads": len(group["at"])}


def without_force(document: Document, player: str) -> Document:
    """Return the document without the figures and groups of a player, and who led them."""
    found = dict(document)
    for section in ("figure", "group"):
        if section in found:
            found[section] = [
                entry for entry in entries_of(found, section) if entry.get("player") != player or "id" not in entry
            ]
    return with_player_key(found, player, "leader", None)


def with_force(document: Document, player: str, force: Document, file: str, keys: ForceKeys) -> Document:
    """Return the document with another force for a player in place of the previous one, all in the staging area.

    `force` is what a file holds.  Raises FileProblem when content that it brings is another one here.
    """
    found = dict(document)
    for section in keys.content:
        mine, here = entries_of(force, section), entries_of(found, section)
        known = {entry.get("id"): entry for entry in here}
        for number, entry in enumerate(mine):
            if known.get(entry["id"], entry) != entry:
                raise FileProblem(file, f'{section}[{number}] "{entry["id"]}"', "problem-other-content", id=entry["id"])
        if mine:
            found[section] = [*here, *(entry for entry in mine if entry["id"] not in known)]
    settings = {key: force.get(key) for key in keys.player}
    return _joined(found, player, FORCE, entries_of(force, "figure"), entries_of(force, "group"), settings)


def copied_force(document: Document, source: str, target: str, keys: ForceKeys) -> Document:
    """Return the document with one player's force also for another, rotated by half a turn about the table's middle.

    What the other had is replaced.
    """
    motion = symmetry(document, "half-turn")
    figures = [
        {key: value for key, value in moved_entry(entry, motion).items() if key in entry or key in keys.layout}
        for entry in members_of(document, source)
    ]
    groups = [_moved_group(entry, motion) for entry in members_of(document, source, "group")]
    settings = {key: player_entry(document, source).get(key) for key in keys.player}
    return _joined(document, target, source, figures, groups, settings)


def _moved_group(group: Entry, motion: Motion) -> Entry:
    """Return a group whose members have their own places in it, moved with them; any other unchanged."""
    places = group.get("at")
    return group if places is None else {**group, "at": [list(motion.point(place)) for place in places]}


def _joined(
    document: Document,
    player: str,
    owner: str,
    figures: list[Entry],
    groups: list[Entry],
    settings: Mapping[str, Any],
) -> Document:
    """Return a document with figures and groups under new ids; `owner` is their name for the force they come from."""
    found = without_force(document, player)
    taken = {str(entry.get("id")) for section in ("figure", "terrain") for entry in entries_of(found, section)}
    names = _fresh([str(entry["id"]) for entry in figures], taken)
    used = {str(entry.get("id")) for section in ("group", "player") for entry in entries_of(found, section)}
    used |= {name for entry in (*entries_of(found, "group"), *groups) for name in _numbered(entry)}
    group_names = {owner: player, **_fresh([str(entry["id"]) for entry in groups], used)}
    new_figures = [
        {**{key: names.get(value, value) if key in ("aboard", "fixed_to") else value for key, value in entry.items()},
         "id": names[entry["id"]], "player": player}
        for entry in figures
    ]  # fmt: skip
    new_groups = [_renamed_group(entry, player, names, group_names) for entry in groups]
    found["figure"] = [*entries_of(found, "figure"), *new_figures]
    if new_groups or "group" in found:
        found["group"] = [*entries_of(found, "group"), *new_groups]
    given = {key: names.get(value, value) if key == "leader" else value for key, value in settings.items()}
    return _with_settings(found, player, given)


def _numbered(group: Entry) -> list[str]:
    """Return the ids of the members of a group that has their places or their number: its own id with numbers."""
    heads = len(group.get("at") or ()) or group.get("heads", 0)
    return [f"{group.get('id')}-{number}" for number in range(1, heads + 1)]


def _renamed_group(entry: Entry, player: str, names: Mapping[str, str], groups: Mapping[str, str]) -> Entry:
    found = {**entry, "id": groups[entry["id"]], "player": player}
    if "parent" in entry:
        found["parent"] = groups.get(entry["parent"], entry["parent"])
    if entry.get("figures") is not None:
        found["figures"] = [names.get(figure, figure) for figure in entry["figures"]]
    if entry.get("leader") is not None:
        found["leader"] = names.get(entry["leader"], entry["leader"])
    return found


def _fresh(wished: list[str], taken: set[str]) -> dict[str, str]:
    """Return a new, unused id for each wanted one: the same, or one with a number."""
    found: dict[str, str] = {}
    for name in wished:
        stem = name.rsplit("-", 1)[0] if name.rsplit("-", 1)[-1].isdigit() and "-" in name else name
        number, candidate = 1, name
        while candidate in taken:
            number += 1
            candidate = f"{stem}-{number}"
        taken.add(candidate)
        found[name] = candidate
    return found


MOST_PLAYERS: Final = 8
NAMES: Final = ("Alice", "Bob", "Carol", "Dora", "Emil", "Frida", "Gustav", "Henri")
"""What new players are called at first."""
DEEP: Final = 4.0
"""How deep the entry zone of a new player is, in steps."""


def with_player(document: Document, settings: Mapping[str, Any]) -> tuple[Document, str]:
    """Return the document with one more player, whose entry says the `settings`, and the player's id.

    The third enters from the north, the next one from the south; on a map of cells no zone is needed.
    """
    players = entries_of(document, "player")
    taken = {entry.get("id") for entry in players}
    name = next(name for name in NAMES if name.lower() not in taken)
    new = {"id": name.lower(), "name": name, **settings}
    if cells(known_system(document)) is not None:
        return {**document, "player": [*players, new]}, name.lower()
    zone: dict[str, Any] = {
        "id": fresh_id(document, "zone", f"{name.lower()}-entry"), "kind": "entry", "players": [new["id"]],
        "rectangle": _border(document, len(players)),
    }  # fmt: skip
    return {**document, "player": [*players, new], "zone": [*entries_of(document, "zone"), zone]}, name.lower()


def _border(document: Document, number: int) -> list[float]:
    """Return a strip along a side of the table: west, east, north, south in turn."""
    table = part_of(document, "table")
    width, depth = float(table.get("width", 0.0)), float(table.get("depth", 0.0))
    return [
        [0.0, 0.0, DEEP, depth],
        [width - DEEP, 0.0, DEEP, depth],
        [0.0, depth - DEEP, width, DEEP],
        [0.0, 0.0, width, DEEP],
    ][number % 4]


def without_player(document: Document, player: str) -> Document:
    """Return the document without a player, the player's force, and the zones that are for nobody else.

    Nor does an option name the player any more, such as who begins.
    """
    found = without_force(document, player)
    found["player"] = [entry for entry in entries_of(found, "player") if entry.get("id") != player]
    zones = []
    for zone in entries_of(found, "zone"):
        owners = zone.get("players")
        if not owners or player not in owners:
            zones.append(zone)
        elif len(owners) > 1:
            zones.append({**zone, "players": [owner for owner in owners if owner != player]})
    if "zone" in found:
        found["zone"] = zones
    return _without_name(found, player)


def _without_name(document: Document, player: str) -> Document:
    """Return the document without what its tables say of a player by keys that name players or what stands for them."""
    named_by = content(known_system(document)).named_by
    found = dict(document)
    for section, table in document.items():
        if not isinstance(table, Mapping):
            continue
        left = dict(table)
        for key, value in table.items():
            lists = named_by.get(f"{section}.{key}", named_by.get(key, ()))
            others = {str(entry.get("id")) for each in lists for entry in entries_of(found, each)}
            if "player" not in lists or player in others:
                continue
            if value == player:
                del left[key]
            elif isinstance(value, list | tuple) and player in value:
                left[key] = [each for each in value if each != player]
        if left != table:
            found[section] = left
    return found
