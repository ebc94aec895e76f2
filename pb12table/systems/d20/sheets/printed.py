"""A force on sheets of paper: how it wins, what is counted, and a card for each creature with boxes to tick."""

from __future__ import annotations

from html import escape
from typing import Final

from pb12table.forces.sheets import CARDS, boxes, card_line, cell, mark, won_and_counted
from pb12table.skirmish.faces.words import Phrases
from pb12table.systems.d20.rules.data import (
    Ability,
    Attack,
    CreatureSetup,
    Feature,
    Item,
    PlayerSetup,
    Profile,
    Setup,
    Skill,
)
from pb12table.systems.d20.rules.value import creature_value
from pb12table.systems.d20.sheets.words import feature_facts, item_facts, name_of, reach_words, speed_words
from pb12table.texts.names import initials_in

STYLE: Final = CARDS + """\
.cells { grid-template-columns: repeat(9, 1fr); }
.gear { table-layout: fixed; } .gear td { font-size: 8.4pt; } .gear th { font-size: 7.2pt; vertical-align: bottom; }
.points { font-size: 10pt; letter-spacing: .2mm; }
"""
MOST_BOXES: Final = 20
"""More hit points are counted on paper, not ticked."""
WIDTHS: Final = {"weapon": 30, "bonus": 14, "damage": 20, "reach": 36}
"""The columns of the attacks, with their widths in per cent."""
SAVES: Final = 3
"""So many death saves decide.  D085."""


def player_sheets(setup: Setup, texts: Phrases, player: PlayerSetup, number: int) -> str:
    """One force: how it wins, what is counted at the table, its creatures."""
    figures = [figure for figure in setup.figures if figure.player == player.id]
    total = texts("forces-worth-total", value=sum(creature_value(figure.profile) for figure in figures))
    head = won_and_counted(texts, setup, setup.options.round_limit, [card_line(total)])
    cards = "".join(creature_card(setup, texts, figure, number) for figure in figures)
    return f"{head}<h2>{escape(texts('forces-cards-head'))}</h2>{cards}"


def creature_card(setup: Setup, texts: Phrases, figure: CreatureSetup, number: int) -> str:
    """The card of a creature with boxes for what is used up and suffered; `number` is its player's."""
    profile, language = figure.profile, texts.language
    name, kind = name_of(texts, figure.label), profile.label.in_language(language)
    under = [] if kind.casefold() == name.casefold() else [kind]
    under += [texts(f"size-{profile.size.value}"), speed_words(texts, profile)]
    worth = texts("worth-of", value=creature_value(profile))
    head = (
        f"<header>{mark(number, initials_in(setup, language)[figure.id])}<div><b>{escape(name)}</b><br>"
        f'<span>{escape(" · ".join(under))}</span></div><span class="worth">{escape(worth)}</span></header>'
    )
    values = [
        (texts("sheet-armour-class"), str(profile.armour_class)),
        (texts("forces-proficiency"), texts.signed(profile.proficiency)),
        (texts("sheet-passive"), str(10 + profile.bonus(Skill.PERCEPTION))),
        *((texts(f"ability-{each.value}"), _score(texts, profile, each)) for each in Ability),
    ]
    cells = "".join(cell(*each) for each in values)
    return (
        f'<article class="sheet">{head}<div class="body"><div class="cells">{cells}</div>{_counted(texts, figure)}'
        f"{_trained(texts, profile)}{_attacks(texts, profile.attacks)}{_features(texts, figure)}"
        f'<div class="notes">{escape(texts("forces-creature-notes"))}</div></div></article>'
    )


def _score(texts: Phrases, profile: Profile, ability: Ability) -> str:
    return f"{profile.abilities[ability]} ({texts.signed(profile.modifier(ability))})"


def _counted(texts: Phrases, figure: CreatureSetup) -> str:
    """Hit points, death saves of those who make them, and the reaction.  D040, D085, DR18."""
    profile = figure.profile
    points = profile.hit_points if figure.hit_points is None else figure.hit_points
    ticks = boxes(points) if points <= MOST_BOXES else '<span class="points">______________________</span>'
    found = [card_line(f"{texts('sheet-hit-points')} {points}", ticks)]
    saves = ""
    if not profile.minor:
        passed, failed = (boxes(SAVES) for _ in range(2))
        saves = card_line(texts("forces-saves-passed"), passed) + card_line(texts("forces-saves-failed"), failed)
    return "".join(found) + f'<div class="two">{saves}</div>' * bool(saves)


def _trained(texts: Phrases, profile: Profile) -> str:
    """The skills and saves it is trained in, with what these add.  D061, D090."""
    skills = [f"{texts(f'skill-{each.value}')} {texts.signed(profile.bonus(each))}" for each in profile.trained]
    saves = [f"{texts(f'ability-{each.value}')} {texts.signed(profile.save_bonus(each))}" for each in profile.saves]
    rows = (("forces-trained", skills), ("forces-trained-saves", saves))
    return "".join(card_line(texts(key), escape(", ".join(each))) for key, each in rows if each)


def _attacks(texts: Phrases, attacks: tuple[Attack, ...]) -> str:
    heads = "".join(f"<th>{escape(texts(f'forces-head-{key}'))}</th>" for key in WIDTHS)
    columns = "".join(f'<col style="width: {width}%">' for width in WIDTHS.values())
    rows = []
    for attack in attacks:
        name, reach = escape(name_of(texts, attack.label)), escape(reach_words(texts, attack))
        cells = (f"<b>{name}</b>", escape(texts.signed(attack.bonus)), escape(str(attack.damage)), reach)
        rows.append("<tr>" + "".join(f"<td>{each}</td>" for each in cells) + "</tr>")
    return f'<table class="gear"><colgroup>{columns}</colgroup><tr>{heads}</tr>{"".join(rows)}</table>'


def _features(texts: Phrases, figure: CreatureSetup) -> str:
    """What it can do and has beside, with boxes for how often."""
    facts: list[tuple[Feature | Item, str]] = [(each, feature_facts(texts, each)) for each in figure.profile.features]
    facts += [(each, item_facts(texts, each)) for each in figure.items]
    return "".join(
        f'<div class="line"><b>{escape(name_of(texts, each.label))}</b> {escape(told)} {boxes(each.uses or 0)}</div>'
        for each, told in facts
    )
