"""Whose harm it is: of an attack, or of a card that the active figure plays, and of no attack before."""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.game import events
from pb12table.systems.pb12.rules.preparations.profiles import CardId
from pb12table.systems.pb12.texts.face import deeds
from tests.systems.pb12.texts.samples import sample_events

ALICE, BOB = PlayerId("alice"), PlayerId("bob")
OURS, THEIRS = FigureId("ours"), FigureId("theirs")
HARM = next(each for each in sample_events() if isinstance(each, events.DamageRolled) and each.points)
SHOT = next(each for each in sample_events() if isinstance(each, events.CheckMade) and each.kind == "ranged-check")
CARD = events.CardPlayed(player=ALICE, card=CardId("sour-milk"), command_points=0, works=True, figure=THEIRS)


def test_harm_by_a_card_is_of_the_active_figure_and_not_of_the_last_attack() -> None:
    log = [
        events.FigureActivated(player=BOB, figure=THEIRS, action_points=3),
        SHOT,
        events.FigureActivated(player=ALICE, figure=OURS, action_points=3),
        CARD,
        HARM,
    ]
    dealt = {deed.figure: deed.dealt for deed in deeds(log) if deed.dealt}
    assert dealt == {OURS: HARM.points}


def test_harm_by_a_card_of_another_player_is_nobodys() -> None:
    log = [events.FigureActivated(player=BOB, figure=THEIRS, action_points=3), CARD, HARM]
    assert not any(deed.dealt for deed in deeds(log))
