"""Small drawings of numbers as SVG, to be put into a page as they are."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from pb12table.analysis.games.statistics import Estimate
from pb12table.report.colours import Colour


def css(colour: Colour) -> str:
    """A colour as a style sheet writes it."""
    return f"rgb({colour[0]},{colour[1]},{colour[2]})"


def share_bars(rows: Sequence[tuple[str, str, Colour, Estimate]], *, fair: float) -> str:
    """Shares from 0 to 1 as bars with their intervals as whiskers; a line marks the fair share.

    A row is a name, what is written behind the bar, a colour and the share.
    """
    left, wide, step = 150, 380, 34
    height = step * len(rows) + 26
    parts = [f'<svg class="chart" viewBox="0 0 {left + wide + 190} {height}" role="img">']
    for tick in range(5):
        x = left + wide * tick / 4
        parts.append(f'<line class="grid" x1="{x}" y1="4" x2="{x}" y2="{height - 20}"/>')
        parts.append(f'<text class="tick" x="{x}" y="{height - 5}" text-anchor="middle">{25 * tick} %</text>')
    for number, (name, told, colour, share) in enumerate(rows):
        y = step * number + 6
        parts.append(f'<text x="{left - 10}" y="{y + 17}" text-anchor="end">{escape(name)}</text>')
        if share.value is None or share.low is None or share.high is None:
            parts.append(f'<text class="tick" x="{left + 6}" y="{y + 17}">–</text>')
            continue
        parts.append(
            f'<rect x="{left}" y="{y}" width="{wide * share.value:.1f}" height="22" rx="3" fill="{css(colour)}"/>'
        )
        low, high, middle = left + wide * share.low, left + wide * share.high, y + 11
        parts.append(
            f'<path class="whisker" d="M{low:.1f} {middle - 6}v12M{low:.1f} {middle}H{high:.1f}M{high:.1f} '
            f'{middle - 6}v12"/>'
        )
        parts.append(f'<text x="{left + wide + 10}" y="{y + 17}">{escape(told)}</text>')
    x = left + wide * fair
    parts.append(f'<line class="fair" x1="{x:.1f}" y1="0" x2="{x:.1f}" y2="{height - 18}"/></svg>')
    return "".join(parts)


def curves(
    rows: Sequence[tuple[str, Colour, Sequence[float], bool]], across: str, up: str, rounds: Sequence[int] = ()
) -> str:
    """Return numbers over the rounds as lines; a row is a name, a colour, its numbers, and whether it is dashed.

    The first number is that before the first round; `rounds` tells which rounds the others are of, () for each one.
    """
    left, top, wide, high = 52, 12, 560, 210
    length = max((len(values) for _, _, values, _ in rows), default=1) - 1
    most = max((max(values, default=0.0) for _, _, values, _ in rows), default=0.0) or 1.0
    ceiling = max(1, -int(-most // 1))
    parts = [f'<svg class="chart" viewBox="0 0 {left + wide + 20} {top + high + 44}" role="img">']
    step = max(1, -(-ceiling // 6))
    for value in range(0, ceiling + 1, step):
        y = top + high - high * value / ceiling
        parts.append(f'<line class="grid" x1="{left}" y1="{y:.1f}" x2="{left + wide}" y2="{y:.1f}"/>')
        parts.append(f'<text class="tick" x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{value}</text>')
    told = (0, *(rounds or range(1, length + 1)))
    for number in range(0, length + 1, max(1, -(-length // 20))):
        x = left + wide * number / max(length, 1)
        parts.append(f'<text class="tick" x="{x:.1f}" y="{top + high + 18}" text-anchor="middle">{told[number]}</text>')
    for _, colour, values, is_dashed in rows:
        path = "L".join(
            f"{left + wide * number / max(length, 1):.1f} {top + high - high * value / ceiling:.1f}"
            for number, value in enumerate(values)
        )
        dashes = ' stroke-dasharray="7 5"' if is_dashed else ""
        parts.append(f'<path class="curve" d="M{path}" stroke="{css(colour)}"{dashes}/>')
    parts.append(
        f'<text class="tick" x="{left + wide}" y="{top + high + 38}" text-anchor="end">{escape(across)}</text>'
    )
    parts.append(f'<text class="tick" x="{left}" y="{top + high + 38}">{escape(up)}</text></svg>')
    return "".join(parts)


def balance(value: float, colour: Colour) -> str:
    """A bar from the middle to one side: -1 is wholly the left one's, 1 the right one's, 0 even."""
    wide = 60
    x = wide if value >= 0 else wide * (1 + value)
    return (
        f'<svg class="balance" viewBox="0 0 {2 * wide} 14"><line class="grid" x1="{wide}" y1="0" x2="{wide}" y2="14"/>'
        f'<rect x="{x:.1f}" y="3" width="{abs(value) * wide:.1f}" height="8" rx="2" fill="{css(colour)}"/></svg>'
    )
