"""The forces interface of Pocket Tactics: armies within points and their pages; and the interface of its cells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from html import escape
from pathlib import Path
from random import Random
from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from pb12table.files.forms.basics import Id, label_of
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import ForceForm, unlimited_setup
from pb12table.forces.by_play import told_by_play
from pb12table.forces.gathering import player_entry, with_player_key
from pb12table.forces.rows import player_name_row, whole_number
from pb12table.forces.sheets import silhouette
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.request import Request
from pb12table.kernel.session import Session
from pb12table.layouts.cells import with_cover, with_ground, with_owner, without
from pb12table.layouts.editing import Document, entries_of, part_of
from pb12table.skirmish.faces.forces import (
    CellKeys,
    CellMeasures,
    CellsFace,
    ForceKeys,
    ForcesFace,
    Listing,
    Muster,
    Worth,
)
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.forms.force_pages import (
    Change,
    Deed,
    Fields,
    Groups,
    Lines,
    Part,
    Property,
    Refusing,
    Stack,
    Stacks,
)
from pb12table.skirmish.forms.force_pages import (
    Document as ForcePagesDocument,
)
from pb12table.skirmish.ids import FigureId, Label, PlayerId
from pb12table.skirmish.scene.miniatures import Printed
from pb12table.systems.pocket_tactics.drawn import PocketDrawn, traits_of
from pb12table.systems.pocket_tactics.files import Content, Units, card_of, feature_of, tile_kind_of
from pb12table.systems.pocket_tactics.rules.answers import Army
from pb12table.systems.pocket_tactics.rules.fights import sight_between
from pb12table.systems.pocket_tactics.rules.preparations import PlaceTile, army_refusal
from pb12table.systems.pocket_tactics.rules.rules import Rules, new_game
from pb12table.systems.pocket_tactics.rules.setup import Ground, Options, Setup, UnitCard, UnitSetup
from pb12table.systems.pocket_tactics.rules.state import Phase, State
from pb12table.systems.pocket_tactics.scene import printed_card
from pb12table.systems.pocket_tactics.texts import card_line, card_rows, ground_words
from pb12table.table.cells import Lattice, neighbours, steps_from
from pb12table.table.routes import GivenUp
from pb12table.texts.describe import refusal_line
from pb12table.texts.locale import upper_first

_NOBODY: Final = PlayerId("")
BUILDING: Final = (Phase.ROLL, Phase.ARMIES, Phase.TILES, Phase.FEATURES, Phase.BUILD, Phase.PLACE_FEATURES)


class PocketCells(CellsFace):
    """Maps of tiles."""

    keys = CellKeys("tile", "terrain", "feature", "feature_at", "card", "tile_edge")

    is_measured = True

    def lattice(self, setup: Setup, /) -> Lattice:
        return setup.lattice

    def grounds(self, content: Content, /) -> Mapping[str, Label]:
        return {identity: label_of(form.name) for identity, form in content.tiles.items()}

    def covers(self, content: Content, /) -> Mapping[str, Label]:
        return {identity: label_of(form.name) for identity, form in content.features.items()}

    def about(self, texts: Phrases, content: Content, kind: str, /) -> str:
        if kind in content.tiles:
            return ground_words(texts, tile_kind_of(content.tiles[kind]))
        return ground_words(texts, feature_of(content.features[kind])) if kind in content.features else ""

    def laid_out(self, document: Document, /) -> Document:
        """Return the document without a map to build: one that lies there is not built.  P004."""
        rules = part_of(document, "rules")
        if rules.get("map") != "build":
            return document
        return {**document, "rules": {key: value for key, value in rules.items() if key != "map"}}

    def measured(self, setup: Setup, stop: Callable[[], bool], /) -> CellMeasures:
        """Return sight from tile to tile, and steps from each player's own features, as long as no unit is there.

        P016, P019, PR14.
        """
        state = new_game(replace(setup, standing=()))
        cells, seen = list(state.tiles), dict.fromkeys(state.tiles, 0)
        for number, start in enumerate(cells):
            if stop():
                raise GivenUp
            for end in cells[:number]:
                if sight_between(state, start, end, _NOBODY, flying=False).is_free:
                    seen[start] += 1
                    seen[end] += 1
        others = max(len(cells) - 1, 1)
        steps = {
            str(player.id): steps_from(player.feature_at, state.tiles)
            for player in setup.players
            if player.feature_at in state.tiles
        }
        return CellMeasures({cell: count / others for cell, count in seen.items()}, steps)

    def by_chance(self, document: Document, content: Content, seed: int, path: Path, /) -> Document:
        """Return a map as the players would build it, each with random tiles and a random feature.  P005 to P009."""
        bare = without(self.laid_out(document), self.keys, [(q, r) for q, r in _cells(document)])
        setup: Setup = unlimited_setup({**bare, "figure": []}, content, path)
        if len(setup.players) < 2:
            raise FileProblem(path, "player", "problem-too-few-players", found=len(setup.players))
        built, chance = _built(setup, seed), Random(seed)
        while built.state.phase in BUILDING and built.pending is not None:
            built.answer(_answer(built.state, built.pending, chance))
        found = bare
        for cell, tile in built.state.tiles.items():
            found = with_ground(found, self.keys, cell, tile.terrain)
            if tile.feature is not None:
                found = with_cover(found, self.keys, cell, tile.feature)
        for player, known in built.state.players.items():
            if known.feature_at is not None:
                found = with_owner(found, self.keys, known.feature_at, player)
        return found


def _cells(document: Document) -> list[tuple[int, int]]:
    return [(entry["at"][0], entry["at"][1]) for entry in entries_of(document, "tile")]


def _built(setup: Setup, seed: int) -> Session[State]:
    """Return a game in which the map is built, with standard sets, which are irrelevant for it."""
    faction = setup.factions[0].id
    army = setup.standard_set(faction)
    players = tuple(replace(player, faction=faction, army=army, feature_at=None) for player in setup.players)
    options = replace(setup.options, map="build", central="chance")
    return Session(Rules(), new_game(replace(setup, players=players, options=options)), SeededDice(seed))


def _answer(state: State, request: Request[State, Any], chance: Random) -> Any:
    """Return any legal answer; a tile lies beside two others if possible, so that the map hangs together well."""
    if isinstance(request, PlaceTile):
        places = request.options(state)
        firm = [cell for cell in places if sum(other in state.tiles for other in neighbours(cell)) > 1]
        return chance.choice(firm or places)
    return request.sample(state, chance)


CELLS: Final = PocketCells()

OPEN: Final = ""
"""What is chosen at the table."""
CHOICES: Final = {
    "map": ("ready", "build"),
    "central": ("choice", "chance"),
    "sight": ("routes", "line"),
    "water_test": ("all", "melee"),
    "decides": ("captures", "features"),
}
"""Rules of which one of a few is agreed, the usual one first."""
NUMBERS: Final = ("army_limit", "copies", "turn_limit")
FLAGS: Final = {"flyers_move_and_attack": "pocket-option-flyers", "repetition": "pocket-option-repetition"}
"""Rules that hold or not, with their texts."""


def army_of(setup: Setup, entry: dict[str, Any]) -> list[str]:
    """Return the cards of a player's entry, one by one."""
    army = entry.get("army") or ()
    return list(setup.standard_set(str(entry.get("faction")))) if army == "standard" else list(army)


def _with_army(document: Document, player: str, faction: str, army: Sequence[str]) -> Document:
    found = with_player_key(document, player, "faction", faction or None)
    return with_player_key(found, player, "army", list(army) or None)


def _player(muster: Muster, player: str, faction: str) -> Fields:
    """Return the fields for the name and the faction, which brings its standard set."""
    texts, setup = muster.texts, muster.setup
    names = [(each.id, each.label.in_language(texts.language)) for each in setup.factions]
    options = ((OPEN, texts("pocket-army-open")), *names)

    def choose(text: str) -> Document:
        return _with_army(muster.document, player, text, setup.standard_set(text) if text else ())

    rows = {
        "name": player_name_row(muster, player),
        "faction": Property(
            texts("pocket-faction"), dict(options).get(faction, faction), "choice", choose, options,
            texts("pocket-faction.tip"),
        ),
    }  # fmt: skip
    return Fields(rows, texts("forces-player"))


def _units(
    muster: Muster, face: ForcesFace, player: str, faction: str, cards: Sequence[UnitCard], army: list[str]
) -> Stacks:
    """Return the cards of a faction, how often each is in an army, and what it is worth by its points and in play."""
    texts, setup = muster.texts, muster.setup
    counted = Counter(army)
    worth = sum(setup.card_by_id[card].points for card in army if card in setup.card_by_id)
    standard = list(setup.standard_set(faction))

    def given(wanted: list[str]) -> Change | Refusing:
        """Return the change to another army; one above what is agreed is refused."""
        known = setup.player_by_id.get(PlayerId(player))
        refusal = None if known is None or not wanted else army_refusal(setup, known.id, Army(faction, tuple(wanted)))
        if refusal is not None and len(wanted) > len(army):
            return Refusing(refusal_line(texts, setup, refusal))
        return Change("army", _with_army(muster.document, player, faction, wanted), joined=("army", player))

    def stack(card: UnitCard) -> Stack:
        name = card.label.in_language(texts.language)
        tip = [texts("pocket-card-row", label=texts(f"pocket-sheet-{key}"), value=value)
               for key, value in card_rows(texts, setup, card)]  # fmt: skip
        more = Deed(f"unit-more:{card.id}", "+", lambda: given(_sorted([*army, card.id], cards)))
        less = Deed(f"unit-less:{card.id}", "\N{MINUS SIGN}", lambda: given(_less(army, card.id)))
        unit = UnitSetup(FigureId(card.id), card.label, PlayerId(player), card)
        points, by_play = texts("pocket-worth", points=card.points), told_by_play(texts, setup, unit, face)
        number = counted[card.id]
        return Stack(
            name, number, more, less if number else None, points, (name, card_line(texts, card), *tip), by_play
        )

    deeds = []
    if sorted(army) != sorted(standard):
        deeds.append(Deed("unit-standard:", texts("pocket-army-standard"), lambda: given_always(standard)))
    if army:
        deeds.append(Deed("unit-none:", texts("pocket-army-none"), lambda: given_always([])))

    def given_always(wanted: list[str]) -> Change:
        return Change("army", _with_army(muster.document, player, faction, wanted))

    beside = texts("pocket-army-sum", points=worth, limit=setup.options.army_limit, units=len(army))
    name = next(each.label for each in setup.factions if each.id == faction).in_language(texts.language)
    return Stacks(
        texts("pocket-army-units"), ((name, tuple(map(stack, cards))),), beside, texts("pocket-army-hint"), tuple(deeds)
    )


def _sorted(army: list[str], cards: Sequence[UnitCard]) -> list[str]:
    """Return the units in card order."""
    order = [card.id for card in cards]
    return sorted(army, key=lambda card: order.index(card) if card in order else len(order))


def _less(army: list[str], card: str) -> list[str]:
    last = len(army) - 1 - army[::-1].index(card)
    return [*army[:last], *army[last + 1 :]]


# -- what is agreed -----------------------------------------------------------------------------------------------


def agreed(muster: Muster) -> Fields:
    """Return the fields for the options of a game.  P003 to P005, PR03, PR05, PR11, PR14, PR25, PR30, PR43, PR44."""
    texts, document = muster.texts, muster.document
    rules, usual = part_of(document, "rules"), Options()

    def with_rule(key: str, value: Any) -> Document:
        kept = {name: old for name, old in rules.items() if name != key}
        found = kept if value == getattr(usual, key) else {**kept, key: value}
        rest = {name: old for name, old in document.items() if name != "rules"}
        return {**rest, "rules": found} if found else rest

    def choice(key: str) -> Property:
        label, now = f"pocket-option-{key.replace('_', '-')}", str(rules.get(key, getattr(usual, key)))
        options = tuple((each, texts(f"pocket-agreed-{each}")) for each in CHOICES[key])
        return Property(
            texts(label), dict(options).get(now, now), "choice", lambda text: with_rule(key, text), options,
            texts(f"{label}.tip"),
        )  # fmt: skip

    def number(key: str) -> Property:
        label = f"pocket-option-{key.replace('_', '-')}"
        return Property(
            texts(label), str(rules.get(key, getattr(usual, key))), "number",
            lambda text: with_rule(key, whole_number(text)), (), texts(f"{label}.tip"),
        )  # fmt: skip

    def flag(key: str) -> Property:
        answers = (("yes", texts("edit-yes")), ("no", texts("edit-no")))
        now = "yes" if rules.get(key, getattr(usual, key)) else "no"
        return Property(
            texts(FLAGS[key]), dict(answers)[now], "choice", lambda text: with_rule(key, text == "yes"), answers,
            texts(f"{FLAGS[key]}.tip"),
        )  # fmt: skip

    def first() -> Property:
        names = ((player.id, player.name) for player in muster.setup.players)
        options = ((OPEN, texts("pocket-option-first-rolled")), *names)
        now = str(rules.get("first", OPEN))
        return Property(
            texts("pocket-option-first"), dict(options).get(now, now), "choice",
            lambda text: with_rule("first", text or None), options, texts("pocket-option-first.tip"),
        )  # fmt: skip

    rows = {each: number(each) for each in NUMBERS} | {each: choice(each) for each in CHOICES}
    rows |= {each: flag(each) for each in FLAGS} | {"first": first()}
    return Fields(rows, texts("forces-agreed-head"))


COLUMNS: Final = ("points", "off", "def", "moves", "reach")


class PocketForceForm(ForceForm, frozen=True, kw_only=True):
    """An army; `unit` is content of its own."""

    faction: Id
    army: Annotated[tuple[Id, ...], Meta(min_length=1, max_length=60)] | Literal["standard"]
    unit: Units = ()


class PocketForces(ForcesFace):
    """A faction with some of its units, each as often as is agreed."""

    keys = ForceKeys(player=("faction", "army"), content=("unit",), layout=())
    form = PocketForceForm
    traits_edition = 1
    drawn = PocketDrawn(alike=Options().copies)
    sheet_style = """
.cards { display: flex; flex-wrap: wrap; gap: 3mm; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
.cards article { box-sizing: border-box; width: 60mm; min-height: 54mm; border: 0.4mm solid #333; border-radius: 3mm;
  padding: 3mm; break-inside: avoid; }
.cards h3 { display: flex; justify-content: space-between; margin: 0 0 1.5mm; } .cards p { margin: 0.8mm 0; }
.cards svg { float: left; width: 20mm; height: 20mm; margin: 0 3mm 1mm 0; } .cards .words { clear: left; }
.cards i { display: inline-block; width: 5mm; height: 5mm; margin-right: 1mm; vertical-align: middle; }
.cards .off { background: #a6362e; border-radius: 0.8mm; } .cards .def { background: #347448; border-radius: 2.5mm; }
.cards .tile { clip-path: polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%); background: #b09e7a; }
.cards .meadow { background: #849e5c; } .cards .sand { background: #e0ca94; } .cards .scree { background: #a69e94; }
.cards .swamp { background: #6c7654; } .cards .water, .cards .pond { background: #6090b0; }
.cards .forest { background: #2c4e2e; } .cards .highland { background: #9a8e6a; }
.cards .village { background: #b0603e; } .cards .city { background: #847c72; } .grounds article { min-height: 0; }
"""

    def figure_worth(self, texts: Phrases, setup: Setup, figure: UnitSetup) -> Worth:
        """Return the value of a unit.  P003."""
        points = figure.card.points
        return Worth(points, texts("pocket-worth", points=points))

    def units(self, setup: Setup, player: PlayerId) -> Mapping[str, Sequence[UnitSetup]]:
        """Return the units of an army by their cards, and those that are on the map from the beginning."""
        found: dict[str, list[UnitSetup]] = {}
        for card in army_cards(setup, player):
            found.setdefault(card.id, []).append(UnitSetup(FigureId(card.id), card.label, player, card))
        return found | {f"{unit.id} {unit.cell}": [unit] for unit in setup.standing if unit.player == player}

    def traits(self, setup: Setup, figure: UnitSetup) -> Mapping[str, float]:
        return traits_of(figure.card)

    def worth(self, texts: Phrases, setup: Setup, player: PlayerId) -> Worth:
        """Return the value of a force; a standard set is never too much.  P003, PR03."""
        known = setup.player_by_id[player]
        cards = army_cards(setup, player)
        value, limit = sum(card.points for card in cards), setup.options.army_limit
        faction = next((faction for faction in setup.factions if faction.id == known.faction), None)
        name = texts("pocket-army-open") if faction is None else faction.label.in_language(texts.language)
        within = value <= limit or sorted(card.id for card in cards) == sorted(setup.standard_set(known.faction or ""))
        return Worth(
            value,
            texts("pocket-worth", points=value),
            within=within,
            limit=limit,
            short=texts("pocket-army-short", faction=name, units=len(cards)) if cards else name,
            lines=(texts("pocket-army-points", limit=limit) + f": {value}",),
            plain={"faction": known.faction, "army": known.army and list(known.army)},
        )

    def ready(self, texts: Phrases, setup: Setup) -> Sequence[tuple[str, ForcePagesDocument]]:
        """Return the standard set of each faction.  P003."""
        return [
            (faction.label.in_language(texts.language), {"faction": faction.id, "army": "standard"})
            for faction in setup.factions
        ]

    def is_there(self, setup: Setup, player: PlayerId) -> bool:
        return bool(setup.player_by_id[player].army)

    def profiles(self, texts: Phrases, content: Content) -> Listing:
        cards = sorted(map(card_of, content.units.values()), key=lambda card: (card.faction, card.id))
        headings = (*(texts(f"cli-column-{key}") for key in ("id", "name")), texts("pocket-column-faction"))
        rows = tuple(
            (
                card.id,
                card.label.in_language(texts.language),
                label_of(content.factions[card.faction].name).in_language(texts.language),
                *map(str, _numbers(card)),
            )
            for card in cards
        )
        plain = tuple(
            {
                "id": card.id,
                "name": card.label.in_language(texts.language),
                "faction": card.faction,
                **dict(zip(COLUMNS, _numbers(card), strict=True)),
            }
            for card in cards
        )
        titles = (*headings, *(texts(f"pocket-sheet-{key}") for key in COLUMNS))
        return Listing(titles, rows, plain, tuple(range(3, 3 + len(COLUMNS))))

    def force_groups(self, muster: Muster, player: str) -> Groups:
        """Return the player with the faction, what is agreed, and the units below."""
        setup: Setup = muster.setup
        entry = player_entry(muster.document, player)
        faction, army = str(entry.get("faction", OPEN)), army_of(setup, entry)
        limit = setup.options.army_limit
        hint = Lines(
            muster.texts("pocket-army-agreed"),
            (
                muster.texts("pocket-army-rule", limit=limit, copies=setup.options.copies),
                muster.texts("pocket-army-set"),
            ),
            is_list=True,
        )
        groups: Groups = (((_player(muster, player, faction),), (hint,)),)
        cards = [card for card in setup.cards if card.faction == faction]
        return (*groups, ((_units(muster, self, player, faction, cards, army),),)) if cards else groups

    def agreed(self, muster: Muster) -> Sequence[Part]:
        return (agreed(muster),)

    def used(
        self, figures: Sequence[Mapping[str, Any]], settings: Mapping[str, Any], content: Content
    ) -> Mapping[str, Collection[str]]:
        army = settings.get("army", ())
        if army == "standard":
            army = [unit.id for unit in content.units.values() if unit.faction == settings.get("faction")]
        return {"unit": set(army)}

    def kind(self, texts: Phrases, setup: Setup, figure: UnitSetup) -> str:
        return figure.card.label.in_language(texts.language)

    def listing(self, texts: Phrases, setup: Setup, player: PlayerId) -> Listing:
        counted = Counter(card.id for card in army_cards(setup, player))
        rows, plain = [], []
        for identity, number in counted.items():
            card = setup.card_by_id[identity]
            name = card.label.in_language(texts.language)
            rows.append((identity, name, str(number), str(number * card.points)))
            plain.append({"id": identity, "name": name, "number": number, "value": number * card.points})
        headings = ("cli-column-id", "cli-column-name", "pocket-column-number", "cli-column-value")
        return Listing(tuple(map(texts, headings)), tuple(rows), tuple(plain), (2, 3))

    def agreed_plain(self, setup: Setup) -> Mapping[str, Any]:
        return {"army_limit": setup.options.army_limit, "copies": setup.options.copies}

    def sheet(self, texts: Phrases, setup: Setup, player: PlayerId, number: int) -> str:
        kinds = {card.id: card for card in army_cards(setup, player)}
        counted = Counter(card.id for card in army_cards(setup, player))
        cards = "".join(_printed(printed_card(texts, setup, card)) * counted[card.id] for card in kinds.values())
        grounds = "".join(_printed_ground(texts, ground) for ground in (*setup.terrains, *setup.features))
        return (
            f'<p>{escape(self.worth(texts, setup, player).short)}</p><div class="cards">{cards}</div>'
            f'<h3>{escape(texts("pocket-print-grounds"))}</h3><div class="cards grounds">{grounds}</div>'
            f"<p><small>{escape(texts('pocket-print-pictures'))}</small></p>"
        )


def army_cards(setup: Setup, player: PlayerId) -> tuple[UnitCard, ...]:
    """Return the cards of a player's army; none while it is still to be chosen."""
    return tuple(setup.card_by_id[card] for card in setup.player_by_id[player].army or ())


def _numbers(card: UnitCard) -> tuple[int, ...]:
    return (card.points, card.off, card.defence, 1 + card.bonus_moves, card.reach)


def _printed(card: Printed) -> str:
    """Return the card of a unit for printing: its picture, its dice, what it likes, and what it can do."""
    dice = ""
    for count, bonus, colour in zip(card.dice, card.bonus, ("off", "def"), strict=True):
        dice += f'<i class="{colour}"></i>' * count + (f"<b>{escape(bonus)}</b> " if bonus else "")
    likes = "".join(
        f'<p><i class="tile {escape(feature or ground)}"></i>{escape(name)}</p>' for ground, feature, name in card.likes
    )
    words = "".join(f'<p class="words">{escape(line)}</p>' for line in card.lines)
    head = f"<h3><span>{escape(card.title)}</span><span>{escape(card.corner)}</span></h3>"
    return f"<article>{head}{silhouette(card.emblem)}<p>{dice}</p>{likes}{words}</article>"


def _printed_ground(texts: Phrases, ground: Ground) -> str:
    """Return a kind of tile or feature for printing, with what it does."""
    name = escape(upper_first(ground.label.in_language(texts.language)))
    does = escape(ground_words(texts, ground) or texts("pocket-does-nothing"))
    return f'<article><p><i class="tile {escape(ground.id)}"></i><b>{name}</b>: {does}</p></article>'


FORCES: Final = PocketForces()
"""How armies are put together."""
