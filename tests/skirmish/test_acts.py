"""Acts as objects: what one that says little is like, and the list of those of a system."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any, Final

import msgspec
import pytest

from pb12table.skirmish.acts import Act, Acts, NamedAct, Wording, tag_of


class Hop(msgspec.Struct, frozen=True, tag="hop"):
    metres: int = 1


class Skip(msgspec.Struct, frozen=True, tag="skip"):
    pass


class Leap(msgspec.Struct, frozen=True, tag="leap"):
    pass


class HopRules(Act[int, list[str], str, Any]):
    answers = (Hop, Skip)
    icon = "leg"

    def hints(self, state: int, doer: str) -> Iterator[Hop]:
        yield from (Hop(metres) for metres in range(state))


class LeapRules(Act[int, list[str], str, Leap]):
    answers = (Leap,)
    text = "do-leap"

    async def effect(self, game: list[str], doer: str, answer: Leap) -> None:
        game.append(doer)


HOP: Final = HopRules()
LEAP: Final = LeapRules()


def test_an_act_that_says_little_costs_one_is_not_refused_and_offers_its_hints() -> None:
    assert HOP.cost(3, "hare", Hop()) == 1
    assert HOP.refusal(3, "hare", Hop()) is None
    assert list(HOP.offers(3, "hare")) == [Hop(0), Hop(1), Hop(2)]
    assert HOP.sample(3, "hare", random.Random(1)) in (Hop(0), Hop(1), Hop(2))
    assert list(LEAP.hints(3, "hare")) == []
    assert LEAP.sample(3, "hare", random.Random(1)) is None


def test_an_act_is_called_by_its_tag_unless_it_says_otherwise() -> None:
    assert (HOP.tag, HOP.key_of(Hop()), HOP.icon_of(3, "hare", Hop())) == ("hop", "hop", "leg")
    assert HOP.wording(3, "hare", Hop()) == Wording("act-hop")
    assert LEAP.wording(3, "hare", Leap()) == Wording("do-leap")
    assert tag_of(Hop) == tag_of(Hop(2)) == "hop"


def test_an_act_without_an_effect_is_not_carried_out() -> None:
    game: list[str] = []
    asyncio.run(LEAP.effect(game, "hare", Leap()))
    assert game == ["hare"]
    with pytest.raises(NotImplementedError):
        asyncio.run(HOP.effect(game, "hare", Hop()))


def test_a_list_finds_acts_by_their_answers() -> None:
    acts: Acts[Act[int, list[str], str, Any]] = Acts(HOP, LEAP, tried=(LEAP, HOP))
    assert list(acts) == [HOP, LEAP]
    assert acts.tried == (LEAP, HOP)
    assert acts.of(Skip()) is acts.of(Hop()) is acts.tagged("skip") is HOP
    assert Leap() in acts
    assert "leap" not in acts
    assert Acts(HOP, LEAP).tried == (HOP, LEAP)
    with pytest.raises(KeyError):
        acts.of("leap")
    with pytest.raises(KeyError):
        acts.tagged("fly")


def test_a_list_refuses_an_answer_that_two_acts_are_given_as_and_an_order_of_others() -> None:
    other = LeapRules()
    with pytest.raises(ValueError, match="two acts are given as Leap"):
        Acts(LEAP, other)
    with pytest.raises(ValueError, match="not the same"):
        Acts[NamedAct](HOP, LEAP, tried=(HOP,))
