"""What people call the things of every game, and what a referee sets, in words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from pb12table.skirmish.acts import Wording
from pb12table.skirmish.faces.system import NOW, Amended, GameSetup, Setting, Value
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import GHOST, FigureId, Label, PlayerId, Seatings
from pb12table.systems import known
from pb12table.table.shapes import whole_of
from pb12table.texts.locale import rounded, upper_first

if TYPE_CHECKING:
    # A command that tells a rule needs no geometry.
    from pb12table.skirmish.zones import Zone

SECTOR = 45.0
"""Degrees between two of the eight compass directions."""

SAME_DIRECTION = 0.5
"""So many degrees are not told apart, since whole ones are shown."""

LONG_WORD: Final = 4
"""So many letters a word has at least whose initial stands for it where the first two words are not enough."""
MOST_INITIALS: Final = 4


def text_key(prefix: str, word: str) -> str:
    """Return the key of a text for a word of the rules, such as `status-lightly-wounded`."""
    return f"{prefix}-{word.replace('_', '-')}"


def figure_name(texts: Phrases, setup: GameSetup, figure: str) -> str:
    """Return a figure's name in the language; its id if there is no such figure."""
    found = next((each for each in setup.figures if each.id == figure), None)
    return figure if found is None else found.label.in_language(texts.language)


def system_name(texts: Phrases, system: str) -> str:
    """Return the name of a rule system: its id if its own texts do not say."""
    return texts.of(system).either("system-name", system)


def player_name(setup: GameSetup, player: str) -> str:
    """Return a player's name, the same in every language; the id if there is no such player."""
    return next((each.name for each in setup.players if each.id == player), player)


def side_name(texts: Phrases, setup: GameSetup, player: str) -> str:
    """Return the name of a player's side; "" where it has none of its own."""
    found = known.words(setup.system).side(texts.of(setup.system), setup, PlayerId(player))
    return "" if found == player_name(setup, player) else found


def style_lines(texts: Phrases, styles: Sequence[str]) -> list[str]:
    """Return one sentence for each way in which the program plays, of which the first is the usual one."""
    told = [texts("names-style-told", style=style) for style in styles]
    return [texts("names-style-usual", told=told[0]), *told[1:]] if len(told) > 1 else told


def seated_name(texts: Phrases, setup: GameSetup, player: str, by_program: Collection[str]) -> str:
    """Return a player's name and side, saying so if the program plays; `by_program`: for whom it does now."""
    name = " · ".join(filter(None, (player_name(setup, player), side_name(texts, setup, player))))
    return texts("names-of-program", name=name) if player in by_program else name


def seats_as_they_were(texts: Phrases, setup: GameSetup, player: str, seatings: Seatings) -> str:
    """Return a player's name and who has played: a person, the program, or one after the other."""
    name = player_name(setup, player)
    played = [player in by_program for _, by_program in seatings]
    if not any(played):
        return name
    if all(played):
        return texts("names-of-program", name=name)
    return texts("names-of-both", name=name, first="program" if played[0] else "person")


def zone_name(texts: Phrases, setup: GameSetup, zone: str) -> str:
    """Return a zone's own name, or what kind of zone it is and whose; the id if there is no such zone."""
    found = _zone(setup, zone)
    if found is None:
        return zone
    if found.label is not None:
        return found.label.in_language(texts.language)
    kind = texts.of(setup.system)(text_key("zone", found.kind))
    if not found.players:
        return kind
    owners = texts.listing([player_name(setup, player) for player in found.players])
    return texts("zone-of", zone=kind, players=owners)


def piece_name(texts: Phrases, setup: GameSetup, piece: str, form: str = "") -> str:
    """Return a piece of terrain's own name or its kind; the id if the kind has no text or there is no such piece.

    `form` is "" for the bare word, "object" for it after "by" or "into".
    """
    piece = whole_of(piece)
    own = setup.piece_labels.get(piece)
    if own is not None:
        name = own.in_language(texts.language)
        if form != "object":
            return name
        # A name that begins small is a common noun, such as "toll house"; others are proper names.
        return texts("piece-object" if name[:1].islower() else "figure-object", name=name)
    kind = next((each.kind for each in setup.battlefield.pieces if each.id == piece), None)
    if kind is None:
        return piece
    return texts.of(setup.system).either(f"kind-{kind}.{form}" if form else f"kind-{kind}", piece)


def kind_name(texts: Phrases, kind: str) -> str:
    """Return the name of a kind of terrain; its key if the program has no word for it."""
    return texts.either(f"kind-{kind}", kind)


def name_of(texts: Phrases, setup: GameSetup, identity: str, form: str = "") -> str:
    """Return the name of whatever has that id: a figure, player, piece of terrain, zone, or what the rules call so.

    `form` as in `piece_name`, for figures too. An unknown id is its own name.
    """
    if any(figure.id == identity for figure in setup.figures):
        name = figure_name(texts, setup, identity)
        return texts("figure-object", name=name) if form == "object" else name
    if any(player.id == identity for player in setup.players):
        return player_name(setup, identity)
    if any(piece.id == identity for piece in setup.battlefield.pieces):
        return piece_name(texts, setup, identity, form)
    if _zone(setup, identity) is not None:
        return zone_name(texts, setup, identity)
    own = known.words(setup.system).name(texts.of(setup.system), setup, identity, form)
    return identity if own is None else own


def worded(texts: Phrases, setup: GameSetup, wording: Wording) -> str:
    """Return what an act is called, with the names of the things in it; without a key the detail `name` alone."""
    things = {name: name_of(texts, setup, identity) for name, identity in wording.things.items()}
    details = {
        name: each.in_language(texts.language) if isinstance(each, Label) else each
        for name, each in wording.details.items()
    }
    return texts(wording.key, **things, **details) if wording.key else str(details["name"])


def direction_name(texts: Phrases, facing: float) -> str:
    """Return the compass direction nearest to a facing in degrees counter-clockwise from east."""
    return texts(f"direction-{round(facing / SECTOR) % 8}")


def facing_words(texts: Phrases, facing: float) -> str:
    """Return where something faces or goes: the compass direction, approximate if it is not exactly that one."""
    exact = abs(facing / SECTOR - round(facing / SECTOR)) * SECTOR < SAME_DIRECTION
    return texts("facing-words", exact=exact, direction=direction_name(texts, facing))


def facing_degrees(texts: Phrases, facing: float) -> str:
    """Return the same in degrees counter-clockwise from east, for those who ask."""
    return texts("facing-degrees", degrees=rounded(facing % 360.0, 0))


def names(texts: Phrases, setup: GameSetup, identities: Sequence[str]) -> str:
    """Return several names in a row: "A, B and C"."""
    return texts.listing([name_of(texts, setup, identity) for identity in identities])


def _zone(setup: GameSetup, zone: str) -> Zone | None:
    return next((each for each in setup.zones if each.id == zone), None)


# -- letters for figures ----------------------------------------------------------------------------------------


def initials_of(name: str, letters: int = 1) -> str:
    """Return what stands for a name: letters of the first two words that begin with a letter or digit.

    A number at the end is told whole instead of a second word: it may be all that tells one figure from another.
    An abbreviation at the beginning stays as it is: an "MG gunner" is an "MG".
    """
    words = [word for word in name.replace("-", " ").split() if word[0].isalnum()]
    if len(words) > 1 and words[-1].isdigit():
        return f"{words[0][:letters].title()}{words[-1]}"
    if len(words) == 1:
        return name[: letters + 1].title()
    if words and letters == 1 and len(words[0]) > 1 and words[0].isupper():
        return words[0][:MOST_INITIALS]
    return "".join((*(word[:letters].title() for word in words[:1]), *(word[0].upper() for word in words[1:2])))


def _of_all_words(name: str) -> str:
    """Return the initials of all long words, as many as a small plate holds, and the number at the end."""
    words = [word for word in name.replace("-", " ").split() if len(word) >= LONG_WORD and word[0].isalnum()]
    number = name.rpartition(" ")[2]
    found = "".join(word[0].upper() for word in words)[:MOST_INITIALS]
    return f"{found}{number if number.isdigit() else ''}" if found else _of_both_ends(name)


def _of_both_ends(name: str) -> str:
    """Return the first and last letters of a name, or of what stands before the number at its end."""
    word, _, number = name.rpartition(" ")
    if word and number.isdigit():
        return f"{word[0]}{word[-1]}{number}".title()
    return f"{name[:2]}{name[-2:]}".title()


def initials_in(setup: GameSetup, language: str) -> dict[FigureId, str]:
    """Return the initials of all figures: those of different names differ, as far as their letters tell."""
    found: dict[FigureId, str] = {}
    left = [(figure, figure.label.in_language(language)) for figure in setup.figures]
    ways: tuple[Callable[[str], str], ...] = (
        initials_of, partial(initials_of, letters=2), partial(initials_of, letters=3), _of_all_words, _of_both_ends,
        partial(initials_of, letters=4),
    )  # fmt: skip
    for shortened in ways:
        names: dict[str, set[str]] = {}
        for figure, name in left:
            found[figure.id] = shortened(name)
            names.setdefault(found[figure.id].casefold(), set()).add(name)
        left = [(figure, name) for figure, name in left if len(names[found[figure.id].casefold()]) > 1]
    return _ghosts_apart(found)


def _ghosts_apart(found: Mapping[FigureId, str]) -> dict[FigureId, str]:
    """Return the same initials, but for ghosts whose initials someone of any player has, with the next free number."""
    told = {figure: initials for figure, initials in found.items() if not figure.startswith(GHOST)}
    taken = {initials.casefold() for initials in told.values()}
    for ghost, initials in found.items():
        if ghost in told:
            continue
        letters, number = initials.rstrip("0123456789"), 2
        while initials.casefold() in taken:
            initials, number = f"{letters}{number}", number + 1
        taken.add(initials.casefold())
        told[ghost] = initials
    return told


def setting_name(texts: Phrases, setup: GameSetup, key: str, name: str) -> str:
    """Return what is being set: "free damage points", "Panicked", "resources of the musket"."""
    own = texts.of(setup.system)
    return own(f"amend-{key}", name=name_of(own, setup, name) if name else "")


def value_words(texts: Phrases, setup: GameSetup, key: str, value: Value) -> str:
    """Return a value: a number, a place, or the name of a choice."""
    own = texts.of(setup.system)
    if isinstance(value, tuple):
        x, y, z, facing = value
        if x < 0.0:
            return own("amend-nowhere")
        look = direction_name(own, facing)
        return own("amend-at", x=rounded(x, 1), y=rounded(y, 1), z=rounded(z, 1), facing=look)
    if isinstance(value, int):
        return own.number(value)
    return own.either(f"amend-value-{value}", name_of(own, setup, value)) if value else own("amend-nothing")


def about_words(texts: Phrases, setup: GameSetup, about: str) -> str:
    """Return whose it is: a figure's, a player's, or the game's."""
    if not about:
        return texts("amend-game")
    return upper_first(figure_name(texts, setup, about)) if about in setup.figure_by_id else player_name(setup, about)


def amendment_line(texts: Phrases, setup: GameSetup, setting: Setting, to: Value) -> str:
    """Return what is to be set, as a sentence: "Anna: light damage points 2 instead of 3"."""
    what = setting_name(texts, setup, setting.key, setting.name)
    about = about_words(texts, setup, setting.about)
    if to == NOW:
        return texts("amend-line-done", about=about, what=what)
    before = value_words(texts, setup, setting.key, setting.value)
    return texts("amend-line", about=about, what=what, before=before, after=value_words(texts, setup, setting.key, to))


def amended_line(texts: Phrases, setup: GameSetup, event: Amended) -> str:
    """Return the line of the log: the referee has set something."""
    about = event.figure or event.player or ""
    setting = Setting(key=event.setting, about=about, name=event.name, value=event.before)
    return texts("event-amended", what=amendment_line(texts, setup, setting, event.after))
