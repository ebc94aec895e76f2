"""What there is to do in a turn: every act with its key, why it cannot be done now, and what is needed for it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.d20.rules.acting.attack_plan import all_attacks
from pb12table.systems.d20.rules.asking.answers import (
    Aid,
    Dash,
    Disengage,
    Dodge,
    Draw,
    DropProne,
    DropWeapon,
    Escape,
    Grapple,
    Hide,
    Jump,
    LetGo,
    Ready,
    Search,
    Shout,
    Shove,
    Stabilise,
    StandUp,
    UseFeature,
    UseItem,
    UseObject,
)
from pb12table.systems.d20.rules.asking.legality import (
    is_known,
    moving_refusal,
    no_action,
    no_attack,
    step_refusal,
)
from pb12table.systems.d20.rules.creatures import allies, data, foes, grapplers, has, profile
from pb12table.systems.d20.rules.data import Condition, Feature, FeatureKind, Mode, ObjectSetup, Timing
from pb12table.systems.d20.rules.state import Life, State, Trigger
from pb12table.systems.d20.window.keys import KEYS
from pb12table.systems.d20.window.moving import modes_of
from pb12table.texts.locale import Texts
from pb12table.texts.names import name_of
from pb12table.texts.plain import upper_first

KEYED: Final = KEYS.bindings["step"]
"""What has a key of its own."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Something to do: its name in the form, its label, its command, and why it cannot be done now.

    `answer` is what is answered where nothing else is to be given; `needs` is what is to be given: way, attack, jump,
    target (one of `targets`), place, search, ready, point.  `cost` says what it takes.
    """

    key: str
    label: str
    command: str = ""
    needs: str = ""
    answer: Any = None
    refusal: Refusal | None = None
    targets: tuple[FigureId, ...] = ()
    cost: str = ""
    about: str = ""


class Offers:
    """All offers of a creature in its turn."""

    def __init__(self, texts: Texts, state: State, figure: FigureId) -> None:
        self.texts, self.state, self.figure = texts, state, figure

    def all(self) -> list[Offer]:
        """In the order in which they are shown; what can never be done by this creature is left out."""
        return [*self._moves(), *self._attacks(), *self._actions(), *self._features(), *self._things(), *self._rest()]

    def _named(self, name: str, answer: Any, *, cost: str = "action") -> Offer:
        command, label = name if name in KEYED else "", self.texts(f"command-{name}")
        refusal = step_refusal(self.state, self.figure, answer)
        return Offer(name, label, command, "", answer, refusal, cost=self._cost(cost))

    def _cost(self, cost: str) -> str:
        return self.texts(f"takes-{cost}") if cost else ""

    def _on(self, name: str, targets: list[FigureId], make: Any, *, cost: str = "action") -> Offer:
        """An act on one of some creatures; it can be done where it can be done to any of them."""
        able, first = list[FigureId](), None
        for target in targets:
            refusal = step_refusal(self.state, self.figure, make(target))
            if refusal is None:
                able.append(target)
            first = first or refusal
        refusal = None if able else first or Refusal("", "not-there")
        command, label = name if name in KEYED else "", self.texts(f"command-{name}")
        return Offer(name, label, command, "target", make, refusal, tuple(able), self._cost(cost))

    # -- moving -----------------------------------------------------------------------------------------------

    def _moves(self) -> Iterator[Offer]:
        placed = self.state.figures[self.figure]
        modes = modes_of(self.state, self.figure)
        for mode in modes:
            label = self.texts("command-step-move" if mode is Mode.WALK else f"step-move-{mode.value}")
            refusal = moving_refusal(self.state, self.figure, mode)
            if mode is Mode.SWIM and refusal is not None and refusal.reason != "no-movement-left":
                continue
            command = "step-move" if mode is Mode.WALK else ""
            yield Offer(f"move-{mode.value}", label, command, "way", mode, refusal)
        if placed.is_prone:
            yield self._named("stand-up", StandUp(), cost="")
        yield Offer("jump", self.texts("command-jump"), "jump", "jump", Jump, self._jump_refusal())

    def _jump_refusal(self) -> Refusal | None:
        refusal = moving_refusal(self.state, self.figure, Mode.WALK)
        if refusal is None and self.state.figures[self.figure].is_prone:
            return Refusal("D079", "prone-does-not-jump")
        return refusal

    # -- attacks ----------------------------------------------------------------------------------------------

    def _attacks(self) -> Iterator[Offer]:
        refusal, about = no_attack(self.state, self.figure), ""
        if refusal is None and next(all_attacks(self.state, self.figure), None) is None:
            about = self.texts("step-nobody-to-attack")
        label, cost = self.texts("command-attack"), self._cost("action")
        yield Offer("attack", label, "attack", "attack", None, refusal, cost=cost, about=about)
        near = foes(self.state, self.figure)
        if self.state.setup.options.shove_grapple:
            push = self._on("shove", near, Shove)
            if push.refusal is None:
                yield push
                yield self._on("shove-away", near, lambda target: Shove(target, away=True))
            hold = self._on("grapple", near, Grapple)
            if hold.refusal is None:
                yield hold
            if has(self.state, self.figure, FeatureKind.CHOKE):
                yield self._on("choke", near, lambda target: Grapple(target, choke=True))
            if Condition.GRAPPLED in self.state.figures[self.figure].conditions:
                yield self._named("escape", Escape())
            for held in grapplers(self.state, self.figure):
                yield self._named("let-go", LetGo(held), cost="")

    # -- actions ----------------------------------------------------------------------------------------------

    def _actions(self) -> Iterator[Offer]:
        yield self._named("dash", Dash())
        yield self._named("disengage", Disengage())
        yield self._named("dodge", Dodge())
        yield self._named("hide", Hide())
        friends = allies(self.state, self.figure)
        if friends:
            beside = self._on("help-ally", foes(self.state, self.figure), Aid)
            if beside.refusal is None:
                yield beside
        refusal = step_refusal(self.state, self.figure, Ready(Trigger.REACH))
        yield Offer("ready", self.texts("command-ready"), "ready", "ready", Ready, refusal, cost=self._cost("action"))
        refusal, label = no_action(self.state, self.figure), self.texts("command-search")
        yield Offer("search", label, "search", "search", Search, refusal, cost=self._cost("action"))
        dying = [other for other in friends if self.state.figures[other].life is Life.DYING]
        if dying:
            yield self._on("stabilise", dying, Stabilise)

    def _features(self) -> Iterator[Offer]:
        for feature in profile(self.state, self.figure).features:
            if feature.timing not in (Timing.ACTION, Timing.BONUS):
                continue
            yield self._feature(feature)

    def _feature(self, feature: Feature) -> Offer:
        state, figure = self.state, self.figure
        name = upper_first(feature.label.in_language(self.texts.language))
        uses = state.figures[figure].uses.get(feature.id)
        label = name if uses is None else self.texts("step-uses", name=name, number=uses)
        about = "" if feature.description is None else feature.description.in_language(self.texts.language)
        cost, key = self._cost(feature.timing.value), f"feature-{feature.id}"
        if feature.kind is FeatureKind.SLIP_AWAY:
            answer = UseFeature(feature.id)
            return Offer(key, label, "", "", answer, step_refusal(state, figure, answer), cost=cost, about=about)
        if feature.kind is FeatureKind.BURST:
            here = UseFeature(feature.id, point=state.figures[figure].at)
            refusal = step_refusal(state, figure, here)
            # Somewhere it can be thrown as long as it is not used up and the time for it is left.
            lasting = None if refusal is None or refusal.reason in ("too-far", "total-cover") else refusal
            return Offer(key, label, "", "point", feature, lasting, cost=cost, about=about)
        able, first = list[FigureId](), None
        for target in (figure, *allies(state, figure)):
            refusal = step_refusal(state, figure, UseFeature(feature.id, target))
            if refusal is None:
                able.append(target)
            first = first or refusal

        def use(target: FigureId) -> UseFeature:
            return UseFeature(feature.id, target)

        return Offer(key, label, "", "target", use, None if able else first, tuple(able), cost, about)

    # -- things -----------------------------------------------------------------------------------------------

    def _things(self) -> Iterator[Offer]:
        state, figure, texts = self.state, self.figure, self.texts
        for thing in state.setup.things:
            if is_known(state, figure, thing) and thing.piece not in state.gone:
                yield self._thing(thing)
        for item in data(state, figure).items:
            dying = [other for other in allies(state, figure) if state.figures[other].life is Life.DYING]
            able = tuple(each for each in dying if step_refusal(state, figure, UseItem(item.id, each)) is None)
            if able:
                name = upper_first(item.label.in_language(texts.language))

                def use(target: FigureId, item_id: Any = item.id) -> UseItem:
                    return UseItem(item_id, target)

                yield Offer(f"item-{item.id}", name, "", "target", use, None, able, self._cost("action"))
        for attack in profile(state, figure).attacks:
            if attack.natural or state.figures[figure].in_hand == attack.id:
                continue
            name = attack.label.in_language(texts.language)
            free = step_refusal(state, figure, Draw(attack.id))
            answer = Draw(attack.id) if free is None else Draw(attack.id, action=True)
            refusal = step_refusal(state, figure, answer)
            quick = "" if has(state, figure, FeatureKind.QUICK_DRAW) else "interaction"
            cost = self._cost(quick if free is None else "action")
            yield Offer(f"draw-{attack.id}", texts("step-draw", weapon=name), "", "", answer, refusal, cost=cost)

    def _thing(self, thing: ObjectSetup) -> Offer:
        free = step_refusal(self.state, self.figure, UseObject(thing.id))
        answer = UseObject(thing.id) if free is None else UseObject(thing.id, action=True)
        refusal = step_refusal(self.state, self.figure, answer)
        cost = self._cost("interaction" if free is None else "action")
        label = self.texts("step-use", thing=name_of(self.texts, self.state.setup, thing.id))
        return Offer(f"thing-{thing.id}", label, "use-object", "", answer, refusal, cost=cost)

    def _rest(self) -> Iterator[Offer]:
        placed = self.state.figures[self.figure]
        if not placed.is_prone:
            yield self._named("drop-prone", DropProne(), cost="")
        if placed.in_hand is not None:
            attack = profile(self.state, self.figure).attack(placed.in_hand)
            name = "" if attack is None else attack.label.in_language(self.texts.language)
            label = self.texts("step-drop", weapon=name)
            yield Offer("drop-weapon", label, "", "", DropWeapon())
        yield Offer("shout", self.texts("command-shout"), "", "", Shout())
