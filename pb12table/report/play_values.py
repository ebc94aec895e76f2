"""Values by play for people: where they come from, and how each kind of figure fared before and after."""

from __future__ import annotations

from pb12table.analysis.played.games import share
from pb12table.files.content import load_content
from pb12table.forces.by_play import PlayValues, Strength
from pb12table.forces.drawn import unit_names
from pb12table.report.layout_words import percent
from pb12table.texts.locale import Texts, upper_first
from pb12table.texts.names import system_name


def accounts(texts: Texts, values: PlayValues) -> list[str]:
    """Return where values by play come from and how good they are, as sentences."""
    losses = {"loss": values.log_loss, "rules": values.by_rules, "even": values.even}
    made = {name: getattr(values, name) for name in ("games", "checked", "bot", "program", "seed")}
    kinds = [each for each in values.kinds.values() if each.after[0]]
    within = [share(each.after[1], each.after[0]) for each in kinds]
    outside = [each for each in within if each.value is not None and not 0.4 <= each.value <= 0.6]
    sure = [each for each in outside if (each.low or 0.0) > 0.6 or (each.high or 1.0) < 0.4]
    return [
        texts("by-play-made", **made),
        texts("by-play-loss", **{name: texts.number(loss, 3) for name, loss in losses.items()}),
        texts("by-play-kinds", kinds=len(kinds), outside=len(outside), sure=len(sure)),
    ]


def columns(texts: Texts) -> list[str]:
    """Return the headings of the table of kinds."""
    return [texts(f"by-play-column-{name}") for name in ("kind", "rules", "play", "before", "after")]


def rows(texts: Texts, values: PlayValues) -> list[list[str]]:
    """Return the kinds, the dearest first: both values, and how their forces fared at equal value."""
    names = unit_names(values.system, load_content(values.system))
    ordered = sorted(values.kinds.items(), key=lambda each: (-each[1].by_play, each[0]))
    return [
        [
            upper_first(names[name].in_language(texts.language)) if name in names else name,
            str(told.value),
            Strength(told.by_play, told.error).short,
            *(_share(texts, *came) for came in (told.before, told.after)),
        ]
        for name, told in ordered
    ]


def _share(texts: Texts, games: int, won: float) -> str:
    """Return the share of games won with its interval and how many games these are."""
    found = share(won, games)
    if found.value is None or found.low is None or found.high is None:
        return "–"
    return texts("by-play-share", share=percent(texts, found.value), low=round(100.0 * found.low),
                 high=round(100.0 * found.high), games=games)  # fmt: skip


def markdown(texts: Texts, values: PlayValues) -> str:
    """Return values by play as a section of a document in Markdown, with the command that learns them again."""
    head = columns(texts)
    lines = [
        f"## {system_name(texts, values.system)}",
        "",
        *accounts(texts, values),
        "",
        "| " + " | ".join(head) + " |",
        "|" + "|".join(" --- " if number == 0 else " ---: " for number in range(len(head))) + "|",
        *("| " + " | ".join(row) + " |" for row in rows(texts, values)),
        "",
        f"`pb12table worth {values.system} --games {values.games + values.checked} --bot {values.bot} "
        f"--seed {values.seed}` ({values.program})",
    ]
    return "\n".join(lines) + "\n"
