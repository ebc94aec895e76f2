"""The elements pages are made of; everything given to them is text and is escaped here, unless it says `html`."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from html import escape

from pb12table.report.charts import css
from pb12table.report.colours import Colour, css_gradient
from pb12table.report.style import STYLE


def document(language: str, title: str, html: str, foot: str, script: str = "") -> str:
    """A whole page that needs no other file; `script` is html, too."""
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"{html}\n<footer>{escape(foot)}</footer>\n</main>\n{script}\n</body>\n</html>\n"
    )


def links(label: str, contents: Sequence[tuple[str, str]]) -> str:
    """The contents of a page: where its parts begin, and their headings."""
    found = "".join(f'<a href="#{key}">{escape(title)}</a>' for key, title in contents)
    return f'<nav aria-label="{escape(label)}">{found}</nav>'


def section(key: str, title: str, html: str, contents: list[tuple[str, str]]) -> str:
    """A part of the page with its heading, entered into the contents."""
    contents.append((key, title))
    return f'<section id="{escape(key)}"><h2>{escape(title)}</h2>{html}</section>'


def paragraph(text: str, kind: str = "") -> str:
    """A paragraph of a kind of the style sheet."""
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def heading(text: str) -> str:
    """A heading inside a section."""
    return f"<h3>{escape(text)}</h3>"


def table(headings: Sequence[str], rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> str:
    """A table; its cells are html, the columns in `right` are numbers."""
    kinds = [' class="number"' if number in right else "" for number in range(len(headings))]
    head = "".join(f"<th{kind}>{escape(text)}</th>" for kind, text in zip(kinds, headings, strict=True))
    body = "".join(
        "<tr>" + "".join(f"<td{kind}>{html}</td>" for kind, html in zip(kinds, row, strict=True)) + "</tr>"
        for row in rows
    )
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def swatch(colour: Colour, text: str) -> str:
    """A name with a spot of its colour."""
    return f'<span class="named"><span class="who" style="background:{css(colour)}"></span>{escape(text)}</span>'


def legend(entries: Sequence[tuple[Colour, str]]) -> str:
    """Names with their colours in a row."""
    return '<div class="legend">' + "".join(f"<span>{swatch(*entry)}</span>" for entry in entries) + "</div>"


def scale(low: str, high: str, stops: Sequence[Colour], hidden: str = "") -> str:
    """The scale of a map's colours, and what black stands for."""
    black = f"<em></em><span>{escape(hidden)}</span>" if hidden else ""
    gradient = css_gradient(stops)
    return (
        f'<div class="scale">{black}<span>{escape(low)}</span><i style="background:{gradient}"></i>'
        f"<span>{escape(high)}</span></div>"
    )


def picture(jpeg: bytes, caption: str, html: str = "", *, single: bool = False) -> str:
    """A picture inside the page, its caption, and what else stands below it."""
    source = "data:image/jpeg;base64," + b64encode(jpeg).decode("ascii")
    kind = ' class="single"' if single else ""
    told = escape(caption)
    return f'<figure{kind}><img src="{source}" alt="{told}"><figcaption><b>{told}</b>{html}</figcaption></figure>'


def maps(figures: Sequence[str], *, three: bool = False) -> str:
    """Pictures side by side, two in a row or three."""
    return f'<div class="maps{" three" if three else ""}">' + "".join(figures) + "</div>"
