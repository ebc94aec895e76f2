"""The referee's face of the d20 fight: positions in the turn of a creature, all events, what lines may look at.

What each part is, says `skirmish.faces.refereeing.RefereeFace`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, get_args

import msgspec

from pb12table.files.problems import FileProblem
from pb12table.referee.looks import refuse_unknown
from pb12table.skirmish.faces.refereeing import Difference, RefereeFace, Unanswerable
from pb12table.skirmish.ids import FigureId
from pb12table.systems.d20.referee.forms import (
    AnyLook,
    AreaLine,
    DeclareLine,
    FigureLine,
    GapLine,
    JumpLine,
    OddsLine,
    PlacedForm,
    PositionForm,
    ReckonLine,
    SightLine,
    WayLine,
    WorthLine,
)
from pb12table.systems.d20.referee.looks import looked_at, subject_of
from pb12table.systems.d20.rules.creatures import body, others, profile
from pb12table.systems.d20.rules.data import (
    SIDES_OF_A_D20,
    AttackId,
    Condition,
    FeatureId,
    ItemId,
    SecretId,
    Setup,
    SideId,
)
from pb12table.systems.d20.rules.events import AnyEvent
from pb12table.systems.d20.rules.rules import STATES
from pb12table.systems.d20.rules.sequence import new_game
from pb12table.systems.d20.rules.state import Life, Phase, Readied, State
from pb12table.table.battlefield import inside_table
from pb12table.table.standing.support import settled

_PLAYERS: Final = tuple({"id": player, "name": player.title()} for player in ("alice", "bob"))
_HIGH_ABOVE: Final = 1000.0
_PLAIN: Final = (
    "moved",
    "run_up",
    "dashed",
    "disengaged",
    "action_used",
    "attacks_left",
    "bonus_used",
    "interaction_used",
    "reaction_used",
    "surprised",
    "dodging",
    "breath_left",
    "choke_left",
    "choked",
    "passed_saves",
    "failed_saves",
)


class D20Referee(RefereeFace):
    """What scripts may say and ask of the d20 fight."""

    events = MappingProxyType({kind.__name__: kind for kind in get_args(AnyEvent)})
    bare = MappingProxyType({"table": {"width": 60.0, "depth": 60.0}, "player": list(_PLAYERS)})
    highest_face = SIDES_OF_A_D20
    answer_tag = "type"
    position_form = PositionForm
    declaration_form = DeclareLine
    looks = MappingProxyType(
        {
            "odds": OddsLine,
            "way": WayLine,
            "area": AreaLine,
            "reckon": ReckonLine,
            "jump": JumpLine,
            "sight": SightLine,
            "gap": GapLine,
            "worth": WorthLine,
            "figure": FigureLine,
        }
    )

    def position(self, setup: Setup, form: PositionForm, file: Path, place: str) -> State:
        state = new_game(setup)
        if form.actor is not None or form.next is not None:
            _begin(state, form, file, place)
        for number, placed in enumerate(form.figure):
            where = f"{place}.figure[{number}]"
            refuse_unknown(placed.id, state.figures, file, f"{where}.id")
            _put(state, placed, file, where)
        for number, placed in enumerate(form.figure):
            if placed.at is not None or placed.height is not None:
                _settle(state, placed, file, f"{place}.figure[{number}]")
        for secret, sides in form.found.items():
            known = [one.id for one in setup.secrets]
            if secret not in known:
                raise FileProblem(
                    file, f"{place}.found", "referee-no-such-act", id=secret[:48], known=", ".join(known) or "–"
                )
            state.found[SecretId(secret)] = [SideId(side) for side in sides]
        return state

    def declaration(self, form: DeclareLine) -> dict[str, Any]:
        """A declaration as plain data, with what the line says of it."""
        if form.declare == "give-up":
            return {"type": form.declare}
        return {
            "type": form.declare,
            "figure": form.figure or "",
            "reaction": form.reaction and form.reaction.value,
            "asks": form.asks and form.asks.value,
        }

    def look(self, state: State, form: AnyLook) -> Sequence[Difference] | Unanswerable:
        return looked_at(state, form)

    def subject(self, form: AnyLook) -> str:
        return subject_of(form)

    def plain_state(self, state: State) -> Any:
        return msgspec.json.decode(STATES.to_json(state))


def _begin(state: State, form: PositionForm, file: Path, place: str) -> None:
    """Whether rounds have begun, so that a turn runs or is the next."""
    named = form.actor or form.next or ""
    order = [FigureId(figure) for figure in form.order] or list(state.figures)
    for name in (named, *order):
        refuse_unknown(name, state.figures, file, f"{place}.actor" if name == named else f"{place}.order")
    if sorted(order) != sorted(state.figures):
        raise FileProblem(file, f"{place}.order", "referee-whole-order", known=", ".join(state.figures))
    state.phase, state.game_round, state.order = Phase.TURNS, form.game_round, [[figure] for figure in order]
    state.slot = order.index(FigureId(named))
    state.acted = order[: state.slot]
    if form.actor is not None:
        state.active = FigureId(form.actor)
    for number, figure in enumerate(order):
        state.figures[figure].initiative = len(order) - number


def _put(state: State, form: PlacedForm, file: Path, place: str) -> None:
    """Everything but where it stands."""
    figure = state.figures[FigureId(form.id)]
    for name in _PLAIN:
        setattr(figure, name, getattr(form, name))
    for name in ("facing", "hit_points", "initiative", "life"):
        if getattr(form, name) is not None:
            setattr(figure, name, getattr(form, name))
    if form.conditions is not None:
        figure.conditions = list(form.conditions)
    if form.life in (Life.DYING, Life.STABLE):
        figure.hit_points = form.hit_points or 0
        figure.conditions = list(dict.fromkeys([*figure.conditions, Condition.UNCONSCIOUS, Condition.PRONE]))
    waited = None if form.ready is None else form.ready.figure
    for named in (form.grappled_by, form.helping, form.rallied_by, waited, *form.hidden_from):
        if named is not None:
            refuse_unknown(named, state.figures, file, place)
    if form.grappled_by is not None:
        figure.grappled_by = FigureId(form.grappled_by)
        figure.conditions = list(dict.fromkeys([*figure.conditions, Condition.GRAPPLED]))
    figure.helping = None if form.helping is None else FigureId(form.helping)
    figure.rallied_by = None if form.rallied_by is None else FigureId(form.rallied_by)
    if form.ready is not None:
        waits_for = None if form.ready.figure is None else FigureId(form.ready.figure)
        figure.ready = Readied(form.ready.trigger, form.ready.act, waits_for)
    figure.hidden_from = {FigureId(other): rolled for other, rolled in form.hidden_from.items()}
    figure.asks = dict(form.asks)
    if form.in_hand is not None:
        if form.in_hand:
            attacks = [one.id for one in profile(state, figure.id).attacks]
            refuse_unknown(form.in_hand, attacks, file, place, "referee-not-carried")
        figure.in_hand = AttackId(form.in_hand) if form.in_hand else None
    for key, given in (("uses", form.uses), ("item_uses", form.item_uses)):
        for name in given:
            refuse_unknown(name, getattr(figure, key), file, f"{place}.{key}", "referee-not-carried")
    figure.uses.update({FeatureId(feature): number for feature, number in form.uses.items()})
    figure.item_uses.update({ItemId(item): number for item, number in form.item_uses.items()})
    if form.at is not None:
        figure.x, figure.y = form.at


def _settle(state: State, form: PlacedForm, file: Path, place: str) -> None:
    """Put a creature down, or hang it in the air or the water where a height is said; raises FileProblem."""
    figure = state.figures[FigureId(form.id)]
    if form.height is not None:
        figure.z = form.height
        if not inside_table(state.battlefield, body(state, figure.id)):
            raise FileProblem(file, f"{place}.at", "problem-no-stand")
        return
    company = () if form.life in (Life.DEAD, Life.OUT, Life.FLED) else others(state, figure.id)
    wished = body(state, figure.id, (figure.x, figure.y, _HIGH_ABOVE))
    found = settled(state.battlefield, wished, company) or settled(state.battlefield, wished, ())
    if found is None:
        raise FileProblem(file, f"{place}.at", "problem-no-stand")
    figure.z = found.z


REFEREE: Final = D20Referee()
