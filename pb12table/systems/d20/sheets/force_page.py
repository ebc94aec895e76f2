"""The page of a whole force below its name: its player and what it is worth; and what is agreed for a fight."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from pb12table.forces.agreed import Agreed
from pb12table.forces.gathering import player_entry, with_player_key
from pb12table.forces.rows import player_name_row, side_rows, worth_lines
from pb12table.layouts.editing import Document
from pb12table.skirmish.faces.forces import Muster
from pb12table.skirmish.forms.force_pages import Fields, Groups
from pb12table.skirmish.forms.rows import Property
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.d20.files.forms import OptionsForm
from pb12table.systems.d20.rules.data import Arbiter, HideFrom, Tie
from pb12table.systems.d20.rules.value import creature_value

SWITCHES: Final = ("grid", "surprised_may_act", "shove_grapple", "open_ready", "group_stealth")
GROUPS: Final = MappingProxyType({"all": True, "none": False})
"""Who rolls initiative together, as it is written.  DR46."""


def force_groups(muster: Muster, player: str) -> Groups:
    """The player beside what the creatures are worth together."""
    own = [figure for figure in muster.setup.figures if figure.player == PlayerId(player)]
    worth = worth_lines(muster, [(each, creature_value(each.profile)) for each in own])
    return (((_player(muster, player),), (worth,)),)


def _player(muster: Muster, player: str) -> Fields:
    """Name, side, and whether the creatures are monsters.  D026."""
    texts = muster.texts
    is_so = player_entry(muster.document, player).get("monsters") is True
    options = (("yes", texts("edit-yes")), ("no", texts("edit-no")))

    def put(text: str) -> Document:
        return with_player_key(muster.document, player, "monsters", True if text == "yes" else None)

    monsters = Property(
        texts("forces-monsters"), dict(options)["yes" if is_so else "no"], "choice", put, options,
        texts("forces-monsters.tip"),
    )  # fmt: skip
    rows = {"name": player_name_row(muster, player), **side_rows(muster, player), "monsters": monsters}
    return Fields(rows, texts("forces-player"))


def agreed(muster: Muster) -> Fields:
    """What is agreed before a fight.  Section 4.3."""
    texts, rules = muster.texts, Agreed(muster, OptionsForm())
    sides = {"": texts("forces-option-none")}
    for side in muster.setup.sides:
        sides[str(side.id)] = side.label.in_language(texts.language)
    groups = {each: texts(f"forces-groups-{each}") for each in ("usual", *GROUPS)}
    rows = {
        "round_limit": rules.number("round_limit"),
        "winner_at_limit": rules.choice("winner_at_limit", sides),
        "hide_from": rules.choice("hide_from", {each.value: texts(f"forces-hide-{each.value}") for each in HideFrom}),
        "tie": rules.choice("tie", {each.value: texts(f"forces-tie-{each.value}") for each in Tie}),
        "arbiter": rules.choice("arbiter", {each.value: texts(f"forces-arbiter-{each.value}") for each in Arbiter}),
        **{key: rules.switch(key) for key in SWITCHES},
        "group_initiative": rules.choice("group_initiative", groups, GROUPS),
    }
    return Fields(rows, texts("forces-agreed-head"))
