"""What people call the things of a game: figures, players, building blocks, terrain, zones, statuses, rules."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.system import GameSetup
from pb12table.skirmish.zones import Zone
from pb12table.systems.pb12.rules.actions.chosen_target import ChosenTarget
from pb12table.systems.pb12.rules.game.state import State, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, Block, CardId, Setup
from pb12table.systems.pb12.rules.vehicles.aboard import is_wrecked
from pb12table.systems.pb12.rules.vehicles.vehicle_shapes import SEPARATOR, owner_of
from pb12table.texts.locale import Texts
from pb12table.texts.numbers import rounded

SECTOR = 45.0
"""Degrees between two of the eight compass directions."""

SAME_DIRECTION = 0.5
"""So many degrees are not told apart, since whole ones are shown."""


def text_key(prefix: str, word: str) -> str:
    """The key of a text for a word of the rules, such as `status-lightly-wounded`."""
    return f"{prefix}-{word.replace('_', '-')}"


def figure_name(texts: Texts, setup: GameSetup, figure: str) -> str:
    """A figure's name in the language; the id when there is no such figure."""
    found = next((known for known in setup.figures if known.id == figure), None)
    return figure if found is None else found.label.in_language(texts.language)


def player_name(setup: GameSetup, player: str) -> str:
    """A player's name, the same in every language; the id when there is no such player."""
    return next((known.name for known in setup.players if known.id == player), player)


def seated_name(texts: Texts, setup: GameSetup, player: str, by_program: Collection[str]) -> str:
    """A player's name, which says so where the program plays; `by_program` are those for whom it does now."""
    name = player_name(setup, player)
    return texts("names-of-program", name=name) if player in by_program else name


def block_name(texts: Texts, setup: Setup, block: str) -> str:
    """A building block's name in the language; the id when nobody has it."""
    found = _block(setup, block)
    return block if found is None else found.label.in_language(texts.language)


def scenario_action_name(texts: Texts, setup: Setup, action: str) -> str:
    """The name of an action that the scenario brings; the id when there is no such action."""
    found = setup.scenario_actions.get(action)
    return action if found is None else found.label.in_language(texts.language)


def card_name(texts: Texts, setup: Setup, card: str) -> str:
    """The name of a card; what a card is called that somebody may not know."""
    found = setup.card_by_id.get(CardId(card))
    if found is not None:
        return found.label.in_language(texts.language)
    return card or texts("card-face-down")


def zone_name(texts: Texts, setup: GameSetup, zone: str) -> str:
    """A zone's own name, or what kind of zone it is and whose; the id when there is no such zone."""
    found = _zone(setup, zone)
    if found is None:
        return zone
    if found.label is not None:
        return found.label.in_language(texts.language)
    kind = texts(text_key("zone", found.kind))
    if not found.players:
        return kind
    owners = texts.listing([player_name(setup, player) for player in found.players])
    return texts("zone-of", zone=kind, players=owners)


def piece_name(texts: Texts, setup: GameSetup, piece: str, form: str = "") -> str:
    """A piece of terrain by its own name or its kind; the id when the kind has no text or there is no such piece.

    `form` is "" for the bare word, "object" for it after "by" or "into".
    """
    own = setup.piece_labels.get(piece)
    if own is not None:
        name = own.in_language(texts.language)
        if form != "object":
            return name
        # A name that begins small is a common noun, such as "toll house"; others are proper names.
        return texts("piece-object" if name[:1].islower() else "figure-object", name=name)
    kind = next((known.kind for known in setup.battlefield.pieces if known.id == piece), None)
    if kind is None:
        return piece
    return texts.either(f"kind-{kind}.{form}" if form else f"kind-{kind}", piece)


def kind_name(texts: Texts, kind: str) -> str:
    """The name of a kind of terrain; its key when the program has no word for it."""
    return texts.either(f"kind-{kind}", kind)


def group_name(texts: Texts, setup: Setup, group: str) -> str:
    """A command group's name in the language, or whose force it is."""
    found = next((known for known in setup.groups if known.id == group), None)
    if found is None:
        return texts("group-force", player=player_name(setup, group))
    return found.label.in_language(texts.language)


def status_name(texts: Texts, status: Status | str) -> str:
    """The name of a status."""
    return texts(text_key("status", str(status)))


def short_name(texts: Texts, attribute: Attribute) -> str:
    """What stands for an attribute in a cell of a data sheet; the words for reach and sight must be short enough."""
    words = {Attribute.MELEE_REACH: "sheet-reach", Attribute.SIGHT_ANGLE: "sheet-sight"}
    return texts(words.get(attribute) or f"{text_key('attribute', attribute)}.short")


def target_name(texts: Texts, setup: Setup, target: ChosenTarget) -> str:
    """What an action is aimed at: a figure, a piece of terrain, or a point on the table."""
    if target.piece is not None:
        return texts("target-terrain", piece=name_of(texts, setup, target.piece))
    return texts("target-bare-point") if target.figure is None else figure_name(texts, setup, target.figure)


def name_of(texts: Texts, setup: Setup, identity: str, form: str = "") -> str:
    """The name of whatever has that id, looked up among figures, players, blocks, terrain, zones, actions, statuses.

    `form` as in `piece_name`, for figures too; other names have one form only. An unknown id is its own name. Parts of
    a vehicle are called after it; they lie about as a wreck, or nobody would ask for them.
    """
    if SEPARATOR in identity:
        name = figure_name(texts, setup, owner_of(identity))
        return texts("wreck-object" if form == "object" else "wreck-name", name=name)
    if any(figure.id == identity for figure in setup.figures):
        name = figure_name(texts, setup, identity)
        return texts("figure-object", name=name) if form == "object" else name
    if any(player.id == identity for player in setup.players):
        return player_name(setup, identity)
    if _block(setup, identity) is not None:
        return block_name(texts, setup, identity)
    if any(piece.id == identity for piece in setup.battlefield.pieces):
        return piece_name(texts, setup, identity, form)
    if any(group.id == identity for group in setup.groups):
        return group_name(texts, setup, identity)
    if _zone(setup, identity) is not None:
        return zone_name(texts, setup, identity)
    if identity in setup.scenario_actions:
        return scenario_action_name(texts, setup, identity)
    if identity in setup.card_by_id:
        return card_name(texts, setup, identity)
    if identity in tuple(Status):
        return status_name(texts, identity)
    return identity


def place_words(texts: Texts, state: State, figure: FigureId) -> str:
    """Where a figure is that is not on the table; of a destroyed vehicle that its wreck is left."""
    if is_wrecked(state, figure):
        return texts("place-wreck")
    return texts(text_key("place", state.figures[figure].place))


def direction_name(texts: Texts, facing: float) -> str:
    """The compass direction nearest to a facing in degrees counter-clockwise from east."""
    return texts(f"direction-{round(facing / SECTOR) % 8}")


def facing_words(texts: Texts, facing: float) -> str:
    """Where something faces or goes: the compass direction, roughly when it is not exactly that one."""
    exact = abs(facing / SECTOR - round(facing / SECTOR)) * SECTOR < SAME_DIRECTION
    return texts("facing-words", exact=exact, direction=direction_name(texts, facing))


def facing_degrees(texts: Texts, facing: float) -> str:
    """The same in degrees counter-clockwise from east, for those who ask."""
    return texts("facing-degrees", degrees=rounded(facing % 360.0, 0))


def names(texts: Texts, setup: Setup, identities: Sequence[str]) -> str:
    """Several names in a row: "A, B and C"."""
    return texts.listing([name_of(texts, setup, identity) for identity in identities])


def _block(setup: Setup, block: str) -> Block | None:
    return next((known for figure in setup.figures for known in figure.blocks if known.id == block), None)


def _zone(setup: GameSetup, zone: str) -> Zone | None:
    return next((known for known in setup.zones if known.id == zone), None)
