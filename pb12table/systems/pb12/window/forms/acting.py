"""Actions that need no more than a choice on a card, gear among them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from pb12table.skirmish.forms.form import Form, Number, Option, Pick, Several, Tally, Values
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.action import free_action_refusal
from pb12table.systems.pb12.rules.actions.carry import carry_surcharge
from pb12table.systems.pb12.rules.actions.change_status import CHANGE_STATUS, SELECTABLE
from pb12table.systems.pb12.rules.actions.equipment import ChooseBlocksToKeep, items_in_contact, slots_of
from pb12table.systems.pb12.rules.actions.ram import rams_of_terrain
from pb12table.systems.pb12.rules.actions.threaten import threatened_by, threats
from pb12table.systems.pb12.rules.actions.use_door import doors_at
from pb12table.systems.pb12.rules.attacks.targets import weapons
from pb12table.systems.pb12.rules.figures.figures import body, figures_on_table, value
from pb12table.systems.pb12.rules.figures.standing import facing_at
from pb12table.systems.pb12.rules.figures.statuses import CUMULATIVE
from pb12table.systems.pb12.rules.game.answers import (
    Action,
    Carry,
    ChangeStatus,
    Ram,
    ReEquip,
    Reload,
    Steer,
    Threaten,
    UseDoor,
)
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import State, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, Block, BlockId, BlockKind
from pb12table.systems.pb12.rules.vehicles.aboard import is_at_steering_point
from pb12table.systems.pb12.rules.vehicles.accidents import STEER
from pb12table.systems.pb12.texts.names import block_name, status_name
from pb12table.systems.pb12.window.forms.asked import PAY, Asked, may_choose, with_payment
from pb12table.table.motion.contact import in_contact
from pb12table.table.openings import USUAL
from pb12table.texts.names import name_of, names

ANSWER: Final = "answer"


@dataclass(frozen=True, slots=True)
class Acting(Asked[ChooseAction]):
    """The question for the next action.

    `turned` is where the figure was turned to before it, in degrees, or None; `key` is how the key of a command is
    called.
    """

    turned: float | None = None
    key: Callable[[str], str] = str

    @property
    def figure(self) -> FigureId:
        return self.request.figure

    @property
    def points(self) -> int:
        """The action points that are left."""
        return self.state.figures[self.figure].action_points


@dataclass(frozen=True, slots=True)
class Ready:
    """An action that can be taken as it is, and what its button says; `in_vain`: why it would come to nothing.

    `same` is what it stays the same by, and keeps its digit, however it is paid for; None for the action itself.
    """

    label: str
    answer: Action
    in_vain: str = ""
    same: Hashable = None


def first_reason(acting: Acting, ready: Sequence[Ready]) -> str:
    """Return "" when one of the actions is legal, else why the first is not; "" for none, too."""
    reasons = [acting.reason(each.answer) for each in ready]
    return "" if "" in reasons else reasons[0] if reasons else ""


def action_form(acting: Acting, name: str, ready: Sequence[Ready]) -> Form[Action]:
    """Return a button for each of some actions, available ones first."""
    options = [
        Option(value=each.answer, label=each.label, refusal=acting.reason(each.answer) or each.in_vain, same=each.same)
        for each in ready
    ]
    return Form(
        name=name,
        title=acting.texts(f"{name}-title"),
        player=acting.player,
        lines=(acting.texts(f"{name}-explanation"),),
        fields=(Pick(name=ANSWER, options=tuple(sorted(options, key=lambda option: option.refusal != ""))),),
        give=lambda given: given[ANSWER],
        selected=acting.figure,
        groups=("plan", "action"),
        click_words="answer-list-click",
    )


# -- status, threats, rams --------------------------------------------------------------------------------------


def change_status(acting: Acting, values: Values, changed: str = "") -> Form[Action]:
    """Return the form for which selectable status to take on or shed, and how many markers.  R4.0.8."""
    ready = [Ready(change_label(acting, change), change) for change in changes(acting)]
    return action_form(acting, "change-status", ready)


def change_label(acting: Acting, change: ChangeStatus) -> str:
    """Return what a change of status is called, with its cost."""
    return acting.texts(
        "change-status-take-on" if change.take_on else "change-status-shed",
        status=status_name(acting.texts, change.status),
        number=change.times,
        cost=acting.texts("cost-action", number=CHANGE_STATUS.cost(acting.state, change)),
    )


def changes(acting: Acting) -> list[ChangeStatus]:
    """Return the changes of status the figure can pay for: shedding first, then Delayed, then what only hinders."""
    found: list[ChangeStatus] = []
    for take_on in (False, True):
        for status, cost in sorted(SELECTABLE.items(), key=lambda pair: take_on and pair[0] is not Status.DELAYED):
            most = acting.points // cost if status in CUMULATIVE else 1
            wished = [ChangeStatus(status, take_on, times) for times in range(1, most + 1)]
            found += [answer for answer in wished if acting.legal(answer) is not None]
    return found


def threaten(acting: Acting, values: Values, changed: str = "") -> Form[Action]:
    """Return the form for the weapon to threaten with, who is reached, and paying to keep the free action.  R4.2.1."""
    pays = PAY in values.get(PAY, ())
    ready = threatening(acting, pays)
    form = action_form(acting, "threaten", ready)
    both = (each.answer for each in ready if isinstance(each.answer, Threaten))
    if not any(may_choose(acting.state, acting.request, answer) for answer in both):
        return form
    texts = acting.texts
    pay = Option(value=PAY, label=texts("pay-with-point"), key=PAY, about=texts("pay-with-point-note"))
    return replace(form, fields=(*form.fields, Several(name=PAY, options=(pay,), value=values.get(PAY, ()))))


def threatening(acting: Acting, pays: bool = False) -> list[Ready]:
    """Return every weapon with every facing in which it reaches others."""
    texts, found = acting.texts, []
    for weapon in weapons(acting.state, acting.figure, ranged=False):
        for facing, reached in facings_to_threaten(acting, weapon) or [(None, [])]:
            threat = Threaten(weapon.id, facing=facing)
            answer = with_payment(acting.state, acting.request, threat, pays)
            label = texts(
                "threaten-with",
                block=block_name(texts, acting.setup, weapon.id),
                number=len(reached),
                figures=names(texts, acting.setup, tuple(reached)),
                facing="none" if facing is None else str(round(facing) % 360),
                cost=texts("cost-free-action") if answer.free else texts("cost-action", number=1),
            )
            in_vain = "" if reached else texts("tile-nobody-to-threaten")
            found.append(Ready(label, answer, in_vain, same=(weapon.id, facing)))
    return found


def facings_to_threaten(acting: Acting, weapon: Block) -> list[tuple[float | None, list[FigureId]]]:
    """Return facings and whom they threaten: as turned before, else where it reaches the most.  R1.6.2."""
    if acting.turned is None:
        return threats(acting.state, acting.figure, weapon)
    reached = threatened_by(acting.state, acting.figure, weapon, acting.turned)
    return [(acting.turned, reached)] if reached else []


def ram(acting: Acting, values: Values, changed: str = "") -> Form[Action]:
    """Return the form for what to ram among what is touched.  R4.2.2."""
    return action_form(acting, "ram", rams(acting))


def rams(acting: Acting) -> list[Ready]:
    """Return everything the figure touches: figures, opponents first, then terrain it can turn to."""
    state, figure = acting.state, acting.figure
    touched = sorted(_touched(acting), key=lambda other: state.figures[other].controller == acting.player)
    found = [*(Ram(other, facing_at(state, figure, other)) for other in touched), *rams_of_terrain(state, figure)]
    return [
        Ready(acting.texts("ram-target", object=name_of(acting.texts, acting.setup, each.target, "object")), each)
        for each in found
    ]


def _touched(acting: Acting) -> Iterator[FigureId]:
    """Yield the figures that the active one touches."""
    state, figure = acting.state, acting.figure
    own = body(state, figure)
    for other in figures_on_table(state):
        if other.id != figure and in_contact(own, body(state, other.id)):
            yield other.id


# -- carrying ---------------------------------------------------------------------------------------------------


AJAR: Final = 30.0
"""How far a door stands open that is ajar, in degrees."""


def use_door(acting: Acting, values: Values, changed: str = "") -> Form[Action]:
    """Return the form for which door at hand to use, and how far to open it.  RU204."""
    return action_form(acting, "use-door", doors(acting))


def doors(acting: Acting) -> list[Ready]:
    """Return every door at hand as closed, ajar or wide open, whichever it is not; a free action, or for 1 AP."""
    texts, found = acting.texts, []
    free = free_action_refusal(acting.state, acting.figure) is None
    for door in doors_at(acting.state, acting.figure):
        lifts = door.hinge is not None and door.hinge.lifts
        for key, degrees in (("open", USUAL), ("ajar", AJAR), ("close", 0.0)):
            if degrees == door.open or (lifts and (key == "ajar" or bool(degrees) == bool(door.open))):
                continue
            name = name_of(texts, acting.setup, door.id)
            how, cost = f"lifts-{key}" if lifts else key, "free" if free else "point"
            label = texts("use-door-option", how=how, door=name, cost=cost)
            found.append(Ready(label, UseDoor(door.id, degrees, free=free)))
    return found


def carry(acting: Acting, values: Values, changed: str = "") -> Form[Action]:
    """Return whom to carry, how many AP to use, and how many of them for carrying; the way comes after.  R4.2.3."""
    texts, most = acting.texts, most_to_carry(acting)
    points = min(values.get("points", most), most)
    form = action_form(acting, "carry", carries(acting, points))
    number = Number(
        name="points",
        label=texts("attack-points"),
        value=points,
        lowest=1,
        highest=most,
        shown=texts("attack-points-value", points=points, left=most),
        keys=("less-points", "more-points"),
    )
    return replace(form, fields=(number, *form.fields), groups=("plan", "attack", "action"))


def most_to_carry(acting: Acting) -> int:
    """Return how many action points can be shared between carrying and moving."""
    return max(acting.points, 1)


def carries(acting: Acting, points: int) -> list[Ready]:
    """Return every way to share a number of AP between carrying and moving, for every figure that is touched."""
    return [_carry(acting, Carry(target, own, points - own)) for target in _touched(acting) for own in range(points)]


def _carry(acting: Acting, carried: Carry) -> Ready:
    target, points = carried.target, carried.action_points
    label = acting.texts(
        "carry-target",
        figure=acting.figure_name(target),
        move=carried.move_points,
        points=points,
        surcharge=carry_surcharge(acting.state, acting.figure, target, points),
    )
    return Ready(label, carried, same=(target, points))


# -- vehicles ---------------------------------------------------------------------------------------------------


def steer(acting: Acting, values: Values, changed: str = "") -> Form[Action]:
    """Return the form for which vehicle to steer, and how many AP it receives.  R3.0.3."""
    return action_form(acting, "steer", steers(acting))


def steers(acting: Acting) -> list[Ready]:
    """Return every vehicle that the figure can steer from where it is, with every number of AP it could hand on."""
    state, texts = acting.state, acting.texts
    near = [vehicle for vehicle in state.setup.vehicles if is_at_steering_point(state, acting.figure, vehicle)]
    found = [Steer(vehicle, points) for vehicle in near for points in range(1, max(acting.points, 1) + 1)]
    return [
        Ready(
            texts(
                "steer-with",
                vehicle=acting.figure_name(each.vehicle),
                points=each.action_points,
                cost=texts("cost-action", number=STEER.cost(state, each)),
            ),
            each,
        )
        for each in found
    ]


BLOCK, DROP, GROUND = "block", "drop", "ground"


def keep(asked: Asked[ChooseBlocksToKeep], values: Values) -> Form[tuple[BlockId, ...]]:
    """Return the form for which blocks stay in use; nothing is put away by accident, so going back leaves all as is."""
    texts, state, request = asked.texts, asked.state, asked.request
    in_use = [block for block, in_play in state.figures[request.figure].blocks.items() if in_play.in_use]
    most = request.options(state)[0]
    kept = values.get(BLOCK, tuple(block for block in in_use if block in most))
    return Form(
        name="keep",
        title=texts("keep-title", figure=asked.figure_name(request.figure)),
        player=asked.player,
        lines=(texts("keep-explanation"),),
        warning=asked.reason(kept),
        tallies=(_slots(asked, request.figure, kept),),
        fields=(
            Several(
                name=BLOCK,
                value=kept,
                row=True,
                options=tuple(Option(value=block, label=_label(asked, request.figure, block)) for block in in_use),
            ),
        ),
        give=lambda given: asked.legal(given[BLOCK]),
        commit=texts("keep-commit"),
        selected=request.figure,
        groups=("plan",),
        again={BLOCK: kept},
    )


def _label(asked: Asked[Any], figure: FigureId, block: BlockId) -> str:
    """Return a block with the slots it takes."""
    name, slots = block_name(asked.texts, asked.setup, block), slots_of(asked.state, figure, [block])
    return asked.texts("re-equip-option", block=name, slots=slots)


def _slots(asked: Asked[Any], figure: FigureId, in_use: Sequence[BlockId]) -> Tally:
    """Return how many of the slots are taken."""
    most = max(value(asked.state, figure, Attribute.SLOTS), 0)
    return Tally(asked.texts("re-equip-slots"), f"{slots_of(asked.state, figure, in_use)}/{most}", "R1.8.17")


# -- re-equipping -----------------------------------------------------------------------------------------------


def re_equip(acting: Acting, values: Values, changed: str = "") -> Form[Action]:
    """Return the form for which blocks to have in use, within the slots; items can be put down, and picked up.  R1.8.3.

    What is put down is in use again when it is kept after all; what is picked up comes into use at once.
    """
    texts, figure = acting.texts, acting.figure
    own, at_hand = acting.state.figures[figure].blocks, items_in_contact(acting.state, figure)
    now = {BLOCK: _in_use(acting), DROP: (), GROUND: (), **values}
    carried, all_of_them = _carried(acting, now), list(dict.fromkeys((*own, *(item.block for item in at_hand))))
    answer = _re_equipped(acting, now)
    printed = acting.setup.block_by_figure[figure]

    def named(key: str, block: BlockId) -> str:
        return texts(key, block=block_name(texts, acting.setup, block))

    return Form(
        name="re-equip",
        title=texts("re-equip-title", figure=acting.figure_name(figure)),
        player=acting.player,
        lines=(texts("re-equip-explanation"),),
        warning=acting.reason(answer),
        tallies=(_slots(acting, figure, answer.in_use),),
        fields=(
            Several(
                name=BLOCK,
                value=now[BLOCK],
                options=tuple(
                    Option(value=block, label=_label(acting, figure, block), hidden=block not in carried)
                    for block in all_of_them
                ),
            ),
            Several(
                name=DROP,
                value=now[DROP],
                row=True,
                options=tuple(
                    Option(value=block, label=named("re-equip-put-down", block))
                    for block in own
                    if printed[block].kind is BlockKind.ITEM
                ),
            ),
            Several(
                name=GROUND,
                value=now[GROUND],
                row=True,
                options=tuple(
                    Option(value=item.number, label=named("re-equip-pick-up", item.block), at=item.at)
                    for item in at_hand
                ),
            ),
        ),
        give=lambda given: _changed(acting, _re_equipped(acting, given)),
        commit=texts("card-commit-cost", cost=texts("cost-action", number=1)),
        selected=figure,
        groups=("plan", "action"),
    )


def _in_use(acting: Acting) -> tuple[BlockId, ...]:
    """Return what is currently in use, and everything that could be picked up."""
    now = [block for block, in_play in acting.state.figures[acting.figure].blocks.items() if in_play.in_use]
    own = acting.state.figures[acting.figure].blocks
    near = [item.block for item in items_in_contact(acting.state, acting.figure) if item.block not in own]
    return tuple(dict.fromkeys((*now, *near)))


def _carried(acting: Acting, values: Values) -> list[BlockId]:
    """Return what the figure has afterwards: its own blocks, then what it picks up."""
    own = [block for block in acting.state.figures[acting.figure].blocks if block not in values[DROP]]
    at_hand = items_in_contact(acting.state, acting.figure)
    return [*own, *(item.block for item in at_hand if item.number in values[GROUND] and item.block not in own)]


def _re_equipped(acting: Acting, values: Values) -> ReEquip:
    """Return the answer that would be given, in the order of the figure's blocks."""
    in_use = tuple(block for block in _carried(acting, values) if block in values[BLOCK])
    return ReEquip(in_use, put_down=values[DROP], pick_up=values[GROUND])


def _changed(acting: Acting, answer: ReEquip) -> ReEquip | None:
    """Return a change of gear if it changes something and is legal; else None."""
    blocks = acting.state.figures[acting.figure].blocks
    same = {block for block, in_play in blocks.items() if in_play.in_use} == set(answer.in_use)
    return None if same and not answer.put_down and not answer.pick_up else acting.legal(answer)


# -- reloading --------------------------------------------------------------------------------------------------


def reload(acting: Acting, values: Values, changed: str = "") -> Form[Action]:
    """Return the form for which block to reload.  R1.8.16."""
    return action_form(acting, "reload", [_reload(acting, block) for block in loadable(acting.state, acting.figure)])


def _reload(acting: Acting, block: BlockId) -> Ready:
    texts, now = acting.texts, acting.state.figures[acting.figure].blocks[block]
    label = texts(
        "reload-option",
        block=block_name(texts, acting.setup, block),
        resources=now.resources or 0,
        full=acting.setup.block_by_figure[acting.figure][block].resources or 0,
        charges=now.charges or 0,
    )
    return Ready(label, Reload(block))


def loadable(state: State, figure: FigureId) -> list[BlockId]:
    """Return the blocks in use with resource points, those that are not full first.  RU071: also full ones."""
    blocks = state.figures[figure].blocks.items()
    able = (block for block, now in blocks if now.resources is not None and now.in_use)
    return sorted(able, key=lambda block: is_full(state, figure, block))


def is_full(state: State, figure: FigureId, block: BlockId) -> bool:
    """Return whether a block has all its resource points."""
    return state.figures[figure].blocks[block].resources == state.setup.block_by_figure[figure][block].resources
