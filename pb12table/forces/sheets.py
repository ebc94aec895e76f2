"""What forces are worth next to each other, and forces on sheets of paper for a real table."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, Final

from pb12table.files.places import assets_folder
from pb12table.forces.by_play import Strength, force_by_play, row_by_play, shipped_play_values
from pb12table.skirmish.faces.forces import ForcesFace
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import PlayerId
from pb12table.texts.describe import briefing_lines
from pb12table.texts.locale import upper_first


def balance_line(texts: Phrases, setup: GameSetup, face: ForcesFace) -> str:
    """Return which side has the greatest value, by how much over the least, and its chance, if that was measured."""
    worths = values_of_sides(texts, setup, face)
    if len(worths) < 2 or not any(value for value, _ in worths):
        return texts("forces-no-balance")
    ordered = sorted(worths, key=lambda worth: -worth[0])
    (first, first_name), (last, last_name) = ordered[0], ordered[-1]
    difference = first - last
    told = texts(
        "forces-balance",
        difference=difference,
        first=first_name,
        last=last_name,
        even=difference <= face.even * first,
        per_cent=round(100.0 * difference / last) if last else 0,
        empty=not last,
    )
    if len(worths) > 2 or not last:
        return told
    chance = _chance_line(texts, setup, face, (first_name, last_name))
    return f"{told} {chance}" if chance else told


def _chance_line(texts: Phrases, setup: GameSetup, face: ForcesFace, names: tuple[str, str]) -> str:
    """Return what two sides are worth by play, and the chance of the first; "" where that is not known."""
    values, sides = shipped_play_values(setup.system, face), dict(face.sides(texts, setup))
    found = [force_by_play(texts, setup, sides[name], face) for name in names]
    first, second = found
    if values is None or first is None or second is None:
        return ""
    chance, low, high = (round(100.0 * each) for each in values.chances(first, second))
    return texts(
        "forces-chance", first=names[0], last=names[1], own=first.told(texts), other=second.told(texts),
        chance=chance, low=low, high=high,
    )  # fmt: skip


def values_of_sides(texts: Phrases, setup: GameSetup, face: ForcesFace) -> list[tuple[int, str]]:
    """Return the total value of each side's forces, with the side's name."""
    return [
        (sum(face.worth(texts, setup, player).value for player in players), name)
        for name, players in face.sides(texts, setup)
    ]


def plain_forces(
    texts: Phrases, setup: GameSetup, face: ForcesFace, players: tuple[PlayerId, ...] | None = None
) -> dict[str, Any]:
    """Return the values of forces, as JSON-ready data; None: those of all players."""
    shown = [player for player in setup.players if players is None or player.id in players]
    forces = []
    for player in shown:
        worth = face.worth(texts, setup, player.id)
        plain = {"player": player.id, "name": player.name, "value": worth.value, "limit": worth.limit, **worth.plain}
        figures = [
            {**each, **_plain(row_by_play(texts, setup, player.id, str(each.get("id")), face))}
            for each in face.listing(texts, setup, player.id).plain
        ]
        forces.append({**plain, **_plain(force_by_play(texts, setup, (player.id,), face)), "figures": figures})
    told = {"scenario": setup.name.in_language(texts.language), **face.agreed_plain(setup), "forces": forces}
    values = shipped_play_values(setup.system, face)
    sides, worths = face.sides(texts, setup), values_of_sides(texts, setup, face)
    strengths = [force_by_play(texts, setup, players, face) for _, players in sides]
    known = [each for each in strengths if each is not None]
    if values is None or len(sides) != 2 or len(known) != 2:
        return told
    chances = [values.chances(own, other) for own, other in (known, known[::-1])]
    return told | {
        "sides": [
            {"side": name, "value": value, "by_play": strength.plain, "chance": round(chance, 4),
             "low": round(low, 4), "high": round(high, 4)}
            for (value, name), strength, (chance, low, high) in zip(worths, known, chances, strict=True)
        ],
    }  # fmt: skip


def _plain(found: Strength | None) -> dict[str, Any]:
    """Return a value by play, where one is known, as JSON-ready data."""
    return {} if found is None else {"by_play": found.plain}


INKS: Final = ("#1f5f9e", "#b0481b", "#8a6d07", "#1a7a62", "#8f3f72")
"""The colours of the players as in the window, dark enough for white letters on them."""

SHAPES: Final = (
    '<circle cx="12" cy="12" r="10"/>',
    '<rect x="3" y="3" width="18" height="18" rx="1.5"/>',
    '<path d="M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z"/>',
    '<path d="M12 2l10.5 19h-21z"/>',
    '<path d="M12 1l10 11-10 11L2 12z"/>',
)
"""The shapes of the players' tokens as in the window."""

STYLE: Final = """
@page { size: A4; margin: 11mm 12mm; }
* { box-sizing: border-box; }
body { margin: 0; background: #8b8b87; color: #1d1a17; font: 9.2pt/1.32 "Inter", "Segoe UI", "Helvetica Neue", Arial,
  "DejaVu Sans", sans-serif; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
.hint { background: #ffe9b0; padding: 3mm 6mm; font-size: 10pt; }
.force { width: 210mm; margin: 6mm auto; padding: 11mm 12mm; background: #fff; break-after: page; }
.force:last-of-type { break-after: auto; }
h1, h2 { font-family: "Vollkorn", "Iowan Old Style", "Palatino Linotype", Georgia, serif; margin: 0;
  line-height: 1.15; }
h1 { font-size: 21pt; display: flex; align-items: center; gap: 3mm; }
h1 svg { width: 9mm; height: 9mm; flex: none; }
h1 small { font: 400 10pt "Inter", Arial, sans-serif; color: #6b635a; margin-left: auto; text-align: right; }
h2 { font-size: 12.5pt; margin: 5mm 0 1.6mm; padding-bottom: .8mm; border-bottom: .5mm solid var(--ink);
  break-after: avoid; }
table { border-collapse: collapse; width: 100%; }
th { text-align: left; font-weight: 600; font-size: 7.4pt; color: #6b635a; padding: .5mm 1.4mm; }
td { padding: .9mm 1.4mm; border-top: .2mm solid #cfc8bc; vertical-align: top; }
.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.total td { font-weight: 700; border-top: .5mm solid #1d1a17; }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 7mm; }
ul { margin: 0; padding-left: 4.5mm; } li { margin: .8mm 0; }
.tick { display: inline-block; width: 3.6mm; height: 3.6mm; border: .3mm solid #1d1a17; border-radius: .6mm;
  margin: 0 .9mm .6mm 0; vertical-align: -.5mm; }
.tick.round { border-radius: 50%; text-align: center; font-size: 7pt; line-height: 4.6mm; width: 5.4mm; height: 5.4mm;
  vertical-align: middle; color: #6b635a; }
.group { margin-right: 4mm; white-space: nowrap; }
.line { display: flex; flex-wrap: wrap; align-items: center; gap: 0 2mm; margin: 0 0 1.6mm; }
.break { break-before: page; }
@media print { body { background: #fff; } .hint { display: none; } .force { margin: 0; padding: 0; width: auto; } }
"""

CARDS: Final = """
.sheet { border: .45mm solid var(--ink); border-radius: 2mm; margin: 0 0 4mm; break-inside: avoid; overflow: hidden; }
.sheet > header { display: flex; align-items: center; gap: 2.6mm; background: var(--ink); color: #fff;
  padding: 1.2mm 3mm; }
.sheet > header svg { width: 8.6mm; height: 8.6mm; flex: none; }
.sheet > header b { font: 700 13pt/1.1 "Vollkorn", Georgia, serif; }
.sheet > header span { font-size: 8.2pt; opacity: .94; }
.sheet > header .worth { margin-left: auto; text-align: right; white-space: nowrap; }
.sheet .body { padding: 1.6mm 3mm 1.8mm; }
.cells { display: grid; gap: 1.1mm; margin-bottom: 2mm; }
.cell { border: .25mm solid #b8b0a3; border-radius: 1mm; text-align: center; padding: .5mm 0 .3mm; }
.cell i { display: block; font-style: normal; font-size: 6pt; color: #6b635a; line-height: 1.1; white-space: nowrap;
  overflow: hidden; }
.cell b { font-size: 11.5pt; line-height: 1.15; }
.notes { border-bottom: .25mm dotted #8b8378; color: #6b635a; font-size: 7.4pt; margin-top: 1.2mm; height: 5mm; }
"""
"""CSS of cards of figures, for systems that print such: a header with the token, cells with values, room for notes.

In how many columns the cells stand, each system says itself.
"""


def force_sheets(setup: GameSetup, texts: Phrases, face: ForcesFace, players: Sequence[PlayerId] | None = None) -> str:
    """Return the page with the forces of some players (None: of all there are), as HTML."""
    bodies = []
    for number, player in enumerate(setup.players):
        wanted = players is None or player.id in players
        if wanted and face.is_there(setup, player.id):
            body = face.sheet(texts, setup, player.id, number)
            ink = INKS[number % len(INKS)]
            bodies.append(f'<section class="force" style="--ink: {ink}">{_head(setup, texts, number)}{body}</section>')
    title = texts("sheets-title", scenario=setup.name.in_language(texts.language))
    whole = "\n".join(bodies)
    return (
        f'<!DOCTYPE html>\n<html lang="{texts.language}">\n<head>\n<meta charset="utf-8">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}{face.sheet_style}</style>\n</head>\n<body>\n"
        f'<div class="hint">{escape(texts("sheets-print"))}</div>\n{whole}\n</body>\n</html>\n'
    )


def _head(setup: GameSetup, texts: Phrases, number: int) -> str:
    """Return the name of a player beside that of the scenario and the length of a step."""
    scenario, step = setup.name.in_language(texts.language), texts("sheets-step", cm=setup.step_cm)
    name = escape(setup.players[number].name)
    return f"<h1>{mark(number)}{name}<small>{escape(scenario)}<br>{escape(step)}</small></h1>"


def mark(number: int, letters: str = "") -> str:
    """Return the shape of a player's tokens in the player's colour, with letters on it."""
    ink = INKS[number % len(INKS)]
    text = ""
    if letters:
        size = min(9.0, 22.0 / len(letters))
        text = (
            f'<text x="12" y="{12 + size * 0.36:g}" font-size="{size:g}" text-anchor="middle" font-weight="700" '
            f'fill="#fff" font-family="Arial, sans-serif">{escape(letters)}</text>'
        )
    shape = SHAPES[number % len(SHAPES)]
    return f'<svg viewBox="0 0 24 24"><g fill="{ink}" stroke="#fff" stroke-width="1.4">{shape}</g>{text}</svg>'


def silhouette(emblem: str) -> str:
    """Return a silhouette of assets/icons for a page; nothing where there is none."""
    path = assets_folder() / "icons" / f"{emblem}.svg"
    return path.read_text(encoding="utf-8").strip() if path.is_file() else ""


def boxes(number: int, sort: str = "") -> str:
    """Return a number of boxes to tick."""
    return f'<span class="tick {sort}"></span>' * number


# -- cards of figures ---------------------------------------------------------------------------------------------


def won_and_counted(texts: Phrases, setup: GameSetup, rounds: int | None, lines: Sequence[str]) -> str:
    """Return how the game is won, beside the rounds to be ticked and other lines of what is counted at the table."""
    counted = list(lines)
    if rounds is not None:
        ticks = "".join(f'<span class="tick round">{each + 1}</span>' for each in range(rounds))
        counted.insert(0, card_line(texts("forces-option-round-limit"), ticks))
    won = "".join(f"<li>{escape(line)}</li>" for line in briefing_lines(texts, setup))
    return (
        f'<div class="two"><div><h2>{escape(texts("forces-won-head"))}</h2><ul>{won}</ul></div>'
        f"<div><h2>{escape(texts('forces-counted'))}</h2>{''.join(counted)}</div></div>"
    )


def card_line(name: str, ticks: str = "") -> str:
    """Return a name followed by what is ticked, which is HTML."""
    return f'<div class="line">{escape(name)} {ticks}</div>'


def cell(name: str, value: str) -> str:
    """Return a value in a box with its name above."""
    return f'<div class="cell"><i>{escape(upper_first(name))}</i><b>{escape(value)}</b></div>'
