"""What people call the things of Pb-12: building blocks, cards, statuses, groups, actions of a scenario."""

from __future__ import annotations

from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.attacks.chosen_target import ChosenTarget
from pb12table.systems.pb12.rules.game.state import State, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, Block, CardId, Setup
from pb12table.systems.pb12.rules.vehicles.aboard import is_wrecked
from pb12table.systems.pb12.rules.vehicles.vehicle_shapes import SEPARATOR, owner_of
from pb12table.texts.names import figure_name, name_of, player_name, text_key


def block_name(texts: Phrases, setup: Setup, block: str) -> str:
    """A building block's name in the language; the id when nobody has it."""
    found = _block(setup, block)
    return block if found is None else found.label.in_language(texts.language)


def scenario_action_name(texts: Phrases, setup: Setup, action: str) -> str:
    """The name of an action that the scenario brings; the id when there is no such action."""
    found = setup.scenario_actions.get(action)
    return action if found is None else found.label.in_language(texts.language)


def card_name(texts: Phrases, setup: Setup, card: str) -> str:
    """The name of a card; a card whose face may not be known is called a card face down."""
    found = setup.card_by_id.get(CardId(card))
    if found is not None:
        return found.label.in_language(texts.language)
    return card or texts("card-face-down")


def group_name(texts: Phrases, setup: Setup, group: str) -> str:
    """A command group's name in the language, or whose force it is."""
    found = next((known for known in setup.groups if known.id == group), None)
    if found is None:
        return texts("group-force", player=player_name(setup, group))
    return found.label.in_language(texts.language)


def status_name(texts: Phrases, status: Status | str) -> str:
    """The name of a status."""
    return texts(text_key("status", str(status)))


def short_name(texts: Phrases, attribute: Attribute) -> str:
    """What stands for an attribute in a cell of a data sheet; the words for reach and sight must be short enough."""
    words = {Attribute.MELEE_REACH: "sheet-reach", Attribute.SIGHT_ANGLE: "sheet-sight"}
    return texts(words.get(attribute) or f"{text_key('attribute', attribute)}.short")


def target_name(texts: Phrases, setup: Setup, target: ChosenTarget) -> str:
    """What an action is aimed at: a figure, a piece of terrain, or a point on the table."""
    if target.piece is not None:
        return texts("target-terrain", piece=name_of(texts, setup, target.piece))
    return texts("target-bare-point") if target.figure is None else figure_name(texts, setup, target.figure)


def place_words(texts: Phrases, state: State, figure: FigureId) -> str:
    """Where a figure is that is not on the table; of a destroyed vehicle that its wreck is left."""
    if is_wrecked(state, figure):
        return texts("place-wreck")
    return texts(text_key("place", state.figures[figure].place))


def own_name(texts: Phrases, setup: Setup, identity: str, form: str = "") -> str | None:
    """The name of a part of a vehicle, a block, a group, an action, a card or a status; None for anything else.

    Parts of a vehicle are called after it; they lie about as a wreck, or nobody would ask for them.
    """
    if SEPARATOR in identity:
        name = figure_name(texts, setup, owner_of(identity))
        return texts("wreck-object" if form == "object" else "wreck-name", name=name)
    if _block(setup, identity) is not None:
        return block_name(texts, setup, identity)
    if any(group.id == identity for group in setup.groups):
        return group_name(texts, setup, identity)
    if identity in setup.scenario_actions:
        return scenario_action_name(texts, setup, identity)
    if identity in setup.card_by_id:
        return card_name(texts, setup, identity)
    return status_name(texts, identity) if identity in tuple(Status) else None


def _block(setup: Setup, block: str) -> Block | None:
    return next((known for figure in setup.figures for known in figure.blocks if known.id == block), None)
