"""The page of a whole force below its name: the player's dice; and what is agreed for a fight."""

from __future__ import annotations

from typing import Final

from pb12table.forces.agreed import Agreed
from pb12table.forces.gathering import player_entry, with_player_key
from pb12table.forces.rows import player_name_row, side_rows, whole_number, worth_lines
from pb12table.layouts.editing import Document
from pb12table.skirmish.faces.forces import Muster
from pb12table.skirmish.forms.force_pages import Fields, Groups
from pb12table.skirmish.forms.rows import Property
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.kampf_w6.files.forms import OptionsForm, W6PlayerForm
from pb12table.systems.kampf_w6.rules.data import AtTheLimit, InitialPool, StandingOrder
from pb12table.systems.kampf_w6.rules.value import figure_value
from pb12table.texts.plain import upper_first

DICE: Final = ("bonus_dice", "reroll_dice", "fate_dice")
SWITCHES: Final = (
    "recoil", "distance", "fire_modes", "parry", "stance_cover_in_melee", "downed_may_react", "ones_fail"
)  # fmt: skip
_PLAYER: Final = W6PlayerForm(id="nobody", name="nobody")


def force_groups(muster: Muster, player: str) -> Groups:
    """The player's dice beside what the figures are worth together."""
    own = [figure for figure in muster.setup.figures if figure.player == PlayerId(player)]
    return (((_player(muster, player),), (worth_lines(muster, [(each, figure_value(each)) for each in own]),)),)


def _player(muster: Muster, player: str) -> Fields:
    """Name, side and dice.  WR34."""
    texts, document = muster.texts, muster.document
    entry = player_entry(document, player)

    def dice(key: str) -> Property:
        def put(text: str) -> Document:
            number = whole_number(text)
            return with_player_key(document, player, key, None if number == getattr(_PLAYER, key) else number)

        name = key.replace("_", "-")
        shown = str(entry.get(key, getattr(_PLAYER, key)))
        return Property(upper_first(texts(f"sheet-{name}")), shown, "number", put, tip=texts(f"forces-tip-{name}"))

    rows = {"name": player_name_row(muster, player), **{key: dice(key) for key in DICE}}
    rows |= side_rows(muster, player)
    return Fields(rows, texts("forces-player"))


def agreed(muster: Muster) -> Fields:
    """What is agreed before a fight: what decides it, and which rules are played.  W040, W043, W045."""
    texts, rules = muster.texts, Agreed(muster, OptionsForm())
    rows = {
        "round_limit": rules.number("round_limit"),
        "at_the_limit": rules.choice(
            "at_the_limit", {each.value: texts(f"forces-decides-{each.value}") for each in AtTheLimit}
        ),
        "value_margin": rules.number("value_margin"),
        **{key: rules.switch(key) for key in SWITCHES},
        "range_scale": rules.number("range_scale", whole=False),
        "initial_pool": rules.choice(
            "initial_pool", {each.value: texts(f"forces-pool-{each.value}") for each in InitialPool}
        ),
        "reactions": rules.choice(
            "reactions", {each.value: texts(f"forces-asks-{each.value}") for each in StandingOrder}
        ),
    }
    return Fields(rows, texts("forces-agreed-head"))
