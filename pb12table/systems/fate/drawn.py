"""Conflicts by chance: a scene of a few zones, what forces are made of, and what makes somebody worth more in play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import log
from random import Random
from typing import Any, Final

from pb12table.files.forms.basics import label_of
from pb12table.layouts.editing import Document
from pb12table.layouts.motions import Entry
from pb12table.skirmish.faces.forces import DrawnGame
from pb12table.skirmish.ids import Label
from pb12table.systems.fate.files.content import Content, companion_of
from pb12table.systems.fate.rules.data import (
    CharacterSetup,
    ConflictType,
    GroupSetup,
    Options,
    Skill,
    Track,
    Use,
    boxes,
)
from pb12table.table.shapes import rounded

HEADS: Final = (3, 6)
"""Groups of so many minions are drawn."""
OF, WITH = "*", "+"
"""Between a kind of minion and its number of heads, and between a profile and a companion."""
CHEAPEST: Final = 2
"""Minions of a lower quality are not drawn: no number of groups that may stand is worth a character."""
APART: Final = 0.9
"""How far minions of a group stand apart, in steps."""
BORDERS: Final = (0, 0, 1, 1, 2)
"""The borders of passages, each as likely as it stands here."""
WIDTH, DEPTH = 24.0, 16.0
"""The size of the table, in steps."""
MARGIN: Final = 1.2
"""How far from the edge of a zone nobody begins."""


class FateDrawn(DrawnGame):
    """Two sides, each in a zone of its own, with others between; there are characters and groups of minions."""

    def units(self, content: Content) -> Mapping[str, Label]:
        """Return characters, heroes also with a companion that helps in a fight, and groups of minions.  F088, F099."""
        found = {form.id: label_of(form.name) for form in content.profiles.values()}
        for form in content.profiles.values():
            for companion in content.companions.values():
                if form.grit is None and ConflictType.PHYSICAL in companion_of(companion).scope:
                    found[f"{form.id}{WITH}{companion.id}"] = _joined(
                        label_of(form.name), " + ", label_of(companion.name)
                    )
        for minion in content.minions.values():
            if minion.kind is ConflictType.PHYSICAL and minion.quality >= CHEAPEST:
                for heads in HEADS:
                    number = Label(str(heads), str(heads))
                    found[f"{minion.id}{OF}{heads}"] = _joined(label_of(minion.name), " × ", number)
        return found

    def layout(self, seed: int, figures: int) -> Document:
        """Return a scene of seven zones at most: two where the sides begin, and pairs or a middle between them."""
        chance = Random(f"fate {seed}")
        return {
            "table": {"width": WIDTH, "depth": DEPTH, "step_cm": 2.0},
            "player": [{"id": "alice", "name": "Alice"}, {"id": "bob", "name": "Bob"}],
            "rules": {"stress_boxes": 3},
            **_scene(chance),
        }

    def placed(self, layout: Document, content: Content, side: int, force: Sequence[str]) -> Document:
        """Return a layout with another force: each in a row of its own, from south to north."""
        player = layout["player"][side]["id"]
        x, y, width, depth = layout["zone"][-side]["rectangle"]
        figures, groups = [], []
        for number, unit in enumerate(force, start=1):
            at = [x + (width - MARGIN if side == 0 else MARGIN), y + depth * (number - 0.5) / len(force)]
            name, minion, heads = f"{player}-{number}", *unit.partition(OF)[::2]
            if heads:
                back = APART * (2 * side - 1)
                places = [[rounded(at[0] + back * place), rounded(at[1])] for place in range(int(heads))]
                groups.append({"id": name, "minion": minion, "player": player, "at": places})
            else:
                profile, _, companion = unit.partition(WITH)
                along = {"companions": [companion]} if companion else {}
                places_at, facing = [rounded(each) for each in at], 180.0 * side
                figures.append(
                    {"id": name, "profile": profile, "player": player, "at": places_at, "facing": facing, **along}
                )
        return {
            **layout,
            "figure": [*_others(layout, "figure", player), *figures],
            "group": [*_others(layout, "group", player), *groups],
        }


def _joined(first: Label, between: str, second: Label) -> Label:
    return Label(f"{first.en}{between}{second.en}", f"{first.de}{between}{second.de}")


def _others(layout: Document, section: str, player: str) -> list[Entry]:
    return [entry for entry in layout.get(section, ()) if entry["player"] != player]


def _scene(chance: Random) -> dict[str, Any]:
    """Return zones, their passages and what stands in them, the same after half a turn.

    The first zone is where the first player begins, the last one where the second does.
    """
    home = rounded(WIDTH * 0.3)
    middle = WIDTH - 2.0 * home
    rows = chance.choice((2, 3))
    zones = [("west", [0.0, 0.0, home, DEPTH])]
    low = rounded(DEPTH / 2.0 if rows == 2 else chance.choice((5.0, 6.0)))
    heights = (low, low) if rows == 2 else (low, DEPTH - 2.0 * low, low)
    south = 0.0
    for name, height in zip(("south", "north") if rows == 2 else ("south", "middle", "north"), heights, strict=True):
        zones.append((name, [home, south, middle, height]))
        south += height
    zones.append(("east", [WIDTH - home, 0.0, home, DEPTH]))
    turned = {name: opposite for (name, _), (opposite, _) in zip(zones, zones[::-1], strict=True)}
    borders: dict[frozenset[str], int] = {}
    links = []
    between = [name for name, _ in zones[1:-1]]
    for first, second in [*(("west", each) for each in between), *(("east", each) for each in between),
                          *pairwise(between)]:  # fmt: skip
        pair = frozenset((first, second))
        opposite = frozenset(turned[each] for each in pair)
        borders[pair] = borders.get(opposite, chance.choice(BORDERS))
        links.append({"between": [first, second], "border": borders[pair]})
    return {
        "zone": [{"id": name, "kind": "scene", "name": NAMES[name], "rectangle": shape} for name, shape in zones],
        "link": links,
        "terrain": _crates(chance, home, middle),
    }


NAMES: Final = {
    "west": {"en": "West", "de": "Westen"},
    "south": {"en": "South", "de": "Süden"},
    "middle": {"en": "Middle", "de": "Mitte"},
    "north": {"en": "North", "de": "Norden"},
    "east": {"en": "East", "de": "Osten"},
}


def _crates(chance: Random, west: float, width: float) -> list[Entry]:
    """Return pairs of stacks of crates between the sides, the second after half a turn of the first."""
    found: list[Entry] = []
    for number in range(1, chance.choice((1, 2)) + 1):
        size = [float(chance.choice((2, 3))), float(chance.choice((1, 2)))]
        x = rounded(west + 0.8 + (width - 1.6 - size[0]) * chance.random())
        y = rounded(DEPTH / 2.0 * (number - 1) / 2.0 + 0.8 + (DEPTH / 4.0 - 1.6) * chance.random())
        for side, at in (("south", [x, y]), ("north", [WIDTH - x - size[0], DEPTH - y - size[1]])):
            found.append({"id": f"crates-{side}-{number}", "kind": "crates", "rectangle": [*map(rounded, at), *size]})
    return found


# -- what makes somebody worth more in play ------------------------------------------------------------------------

HITTING: Final = (Skill.FISTS, Skill.WEAPONS)


def traits_of(actor: CharacterSetup | GroupSetup, options: Options) -> dict[str, float]:
    """Return what of a character or a group may make it worth more or less in play than its value says."""
    weapons = actor.weapons
    told = {
        "reach": float(max((weapon.zones for weapon in weapons if weapon.use is Use.SHOT), default=0)),
        "blasts": float(sum(weapon.blasts for weapon in weapons)),
    }
    if isinstance(actor, GroupSetup):
        return {
            **told,
            "minions": 1.0,
            "heads": log(len(actor.members)),
            "quality": float(actor.kind.quality),
            f"kind:{actor.kind.id}": 1.0,
        }
    profile = actor.profile
    return {
        **told,
        "hitting": float(max(profile.skill(skill) for skill in HITTING)),
        "shooting": float(profile.skill(Skill.GUNS)),
        "dodging": float(profile.skill(Skill.ATHLETICS)),
        "alertness": float(profile.skill(Skill.ALERTNESS)),
        "boxes": float(boxes(profile, Track.HEALTH, options)),
        "points": float(actor.fate_points),
        "grit": float(profile.grit or 0),
        "companions": float(sum(options.conflict in each.scope for each in actor.companions)),
        **{f"stunt:{stunt.value}": 1.0 for stunt in profile.stunts},
        f"kind:{profile.id}": 1.0,
    }
