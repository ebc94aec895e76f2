"""The sheets of tokens and cards show all there are, and none twice."""

from __future__ import annotations

import pytest

from pb12table.app.program import Program
from pb12table.window.kit.keys import Settings
from pb12table.window.kit.palette import player_look
from pb12table.window.screens.dialogs import Curtain, Told
from tests.app.helpers import SIZE, pixel_digits
from tests.picture_sheets import Wish, cards, outfits, sheet_of, tokens


def test_every_token_of_a_game_is_on_a_sheet() -> None:
    drawn = list(tokens(Wish("pocket", "en", "dark")))
    assert [name for name, _ in drawn] == list(outfits("pocket"))
    assert len({pixel_digits(picture) for _, picture in drawn}) == len(drawn) == 12


@pytest.mark.parametrize(("system", "number"), [("pb12", 44), ("pocket", 22)])
def test_every_card_of_a_game_is_on_a_sheet(system: str, number: int) -> None:
    laid = list(cards(Wish(system, "en", "dark")))
    assert len({pixel_digits(picture) for _, picture in laid}) == len(laid) == number
    sheet = sheet_of(laid, 1000)
    assert sheet.get_width() == 1000
    assert sheet.get_height() > 2 * laid[0][1].get_height(), "in several rows"


@pytest.mark.parametrize(("pieces", "rows"), [(4, [4]), (6, [3, 3]), (9, [5, 4])])
def test_no_piece_stands_alone_below_the_others_on_the_curtain(pieces: int, rows: list[int]) -> None:
    program = Program(Settings(language="en"), SIZE)
    told = Told(pieces=[(f"piece {number}", lambda canvas, rect: None) for number in range(pieces)])
    curtain = Curtain(program, "Alice", player_look(0), "It is your turn.", lambda: None, told=told)
    program.open(curtain)
    tops = [hit.rect.y for hit in curtain.layout.hits() if hit.name.startswith("piece:")]
    assert [tops.count(top) for top in sorted(set(tops))] == rows
