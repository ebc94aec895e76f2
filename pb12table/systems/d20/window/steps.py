"""A turn as a form: what is done next, with its way or its target, and what is left of the turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from pb12table.skirmish.forms.fields import Field, Option, Pick
from pb12table.skirmish.forms.form import Form, Instead, Roll, Values
from pb12table.skirmish.forms.sketch import Circle, Lit, Sketch
from pb12table.skirmish.forms.table_fields import Aim, Target
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.d20.rules.acting.features import caught_by
from pb12table.systems.d20.rules.acting.wrestling import Contest, contest_of, escape_of
from pb12table.systems.d20.rules.asking.answers import (
    EndTurn,
    Escape,
    Grapple,
    Ready,
    Search,
    Shove,
    StepAnswer,
    UseFeature,
)
from pb12table.systems.d20.rules.asking.legality import step_refusal
from pb12table.systems.d20.rules.asking.requests import ChooseStep
from pb12table.systems.d20.rules.creatures import (
    attacks_by_action,
    foes,
    present,
)
from pb12table.systems.d20.rules.data import Feature, Mode, SecretId
from pb12table.systems.d20.rules.state import ReadiedAct, State, Trigger
from pb12table.systems.d20.scene.sheets import budget
from pb12table.systems.d20.texts.chances import contest_line, contest_rolls
from pb12table.systems.d20.window.attacking import Attacking
from pb12table.systems.d20.window.keys import ICONS
from pb12table.systems.d20.window.moving import Moving, jump_refused, jump_sketch, jump_to
from pb12table.systems.d20.window.offers import Offer, Offers
from pb12table.table.shapes import Point, Point3, box_of
from pb12table.table.surfaces import stand_heights
from pb12table.texts.describe import refusal_line
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name

NOWHERE: Final = ""
"""No place of the scenario is searched, but one that is pointed at."""


class StepForm:
    """The form of the next step of the creature that has the turn."""

    def __init__(self, texts: Texts, state: State, request: ChooseStep, values: Values) -> None:
        self.texts, self.state, self.request, self.values = texts, state, request, values
        self.figure = request.figure
        self.offers = Offers(texts, state, request.figure).all()
        able = [offer for offer in self.offers if offer.refusal is None]
        wished = values.get("act")
        self.offer = next((offer for offer in able if offer.key == wished), self._first(able))

    def _first(self, able: list[Offer]) -> Offer | None:
        """What is proposed: an attack that can be made, else a way, else standing up; nothing else by itself."""
        by_key = {offer.key: offer for offer in able}
        attack = by_key.get("attack")
        if attack is not None and not attack.about:
            return attack
        moves = (offer for offer in able if offer.needs == "way")
        return by_key.get("stand-up") or next(moves, None)

    # -- the form ---------------------------------------------------------------------------------------------

    def form(self) -> Form[Any]:
        """What is asked, with what is chosen so far."""
        offer = self.offer
        if offer is None:
            return self._whole((), None)
        match offer.needs:
            case "way":
                return self._way(offer)
            case "attack":
                return self._attack(offer)
            case "jump":
                return self._jump(offer)
            case "target":
                return self._target(offer)
            case "point":
                return self._burst(offer)
            case "search":
                return self._search(offer)
            case "ready":
                return self._ready(offer)
        holder = self.state.figures[self.figure].grappled_by
        if isinstance(offer.answer, Escape) and holder is not None:
            return self._contested((), offer.answer, offer, escape_of(self.state, self.figure, holder))
        return self._whole((), offer.answer, commit=offer.label)

    def _way(self, offer: Offer) -> Form[Any]:
        mode = offer.answer
        assert isinstance(mode, Mode), "of such an offer"
        moving = Moving(self.texts, self.state, self.figure, mode, self.values)
        move, lines = moving.move, tuple[str, ...]()
        if move is not None:
            whom = dict.fromkeys(each.foe for each in moving.provoked() if each.reacts)
            if whom:
                lines = (self.texts("step-provokes", figures=self._names(whom)),)
        return self._whole(moving.fields(), move, tuple(moving.sketch()), commit=offer.label, lines=lines)

    def _attack(self, offer: Offer) -> Form[Any]:
        attacking = Attacking(self.texts, self.state, self.figure, self.values)
        placed = self.state.figures[self.figure]
        more = attacks_by_action(self.state, self.figure)
        lines = attacking.lines()
        if more > 1:
            number = placed.attacks_left if placed.action_used else more
            lines = (self.texts("step-attacks-left", number=number, of=more), *lines)
        return self._whole(
            attacking.fields(),
            attacking.attack,
            attacking.sketch(),
            commit=offer.label,
            lines=lines,
            rolls=attacking.rolls(),
            warning=attacking.warning or offer.about,
        )

    def _jump(self, offer: Offer) -> Form[Any]:
        aim = self.values.get("place")
        point = aim.point if isinstance(aim, Aim) else None

        def refuse(meant: Aim) -> str | None:
            return None if meant.point is None else jump_refused(self.texts, self.state, self.figure, meant.point)

        target = Target(
            name="place",
            label=self.texts("step-where"),
            value=aim if point is not None else None,
            shown="" if point is None else self.texts("step-place"),
            points=True,
            put=self._ground,
            refuse=refuse,
        )
        answer = None if point is None or refuse(Aim(point=point)) else jump_to(point)
        warning = "" if point is None else refuse(Aim(point=point)) or ""
        sketch = jump_sketch(self.texts, self.state, self.figure)
        return self._whole((target,), answer, sketch, commit=offer.label, warning=warning)

    def _ground(self, point: Point) -> Point3:
        """A place of the table, on the highest that lies there."""
        return (round(point[0], 3), round(point[1], 3), max(stand_heights(self.state.battlefield, *point), default=0.0))

    def _target(self, offer: Offer) -> Form[Any]:
        aim = self.values.get("whom")
        wished = aim.figure if isinstance(aim, Aim) else None
        chosen = wished if wished in offer.targets else offer.targets[0]
        assert chosen is not None, "one of the targets"
        target = Target(
            name="whom",
            label=self.texts("step-target"),
            value=Aim(figure=chosen),
            shown=figure_name(self.texts, self.state.setup, chosen),
            figures=offer.targets,
        )
        answer = offer.answer(chosen)
        if isinstance(answer, Shove | Grapple):
            return self._contested((target,), answer, offer, contest_of(self.state, self.figure, answer))
        return self._whole((target,), answer, commit=offer.label, lines=_lines(offer))

    def _contested(self, fields: Sequence[Field], answer: StepAnswer, offer: Offer, held: Contest) -> Form[Any]:
        """An act in which both throw, with the chance that it succeeds.  D061, D091, DR48."""
        lines = (*_lines(offer), contest_line(self.texts, self.state, held))
        rolls = contest_rolls(self.texts, self.state, held)
        return self._whole(fields, answer, commit=offer.label, lines=lines, rolls=rolls)

    def _burst(self, offer: Offer) -> Form[Any]:
        """A place for a throw that bursts there, with those within it.  D090."""
        feature, state = offer.answer, self.state
        assert isinstance(feature, Feature), "of such an offer"
        aim = self.values.get("burst")
        point = aim.point if isinstance(aim, Aim) else None
        if point is None and isinstance(aim, Aim) and aim.figure is not None:
            point = state.figures[aim.figure].at
        answer = None if point is None else UseFeature(feature.id, point=point)
        refusal = None if answer is None else step_refusal(state, self.figure, answer)
        warning = "" if refusal is None else refusal_line(self.texts, state.setup, refusal)
        target = Target(
            name="burst",
            label=self.texts("step-where"),
            value=aim if isinstance(aim, Aim) else None,
            shown="" if point is None else self.texts("step-place"),
            figures=tuple(foes(state, self.figure)),
            points=True,
            put=self._ground,
        )
        sketch: list[Sketch] = []
        lines = _lines(offer)
        if point is not None:
            hit = dict.fromkeys(each for each, _ in caught_by(state, self.figure, feature, point))
            sketch += [Circle(point[:2], feature.radius, style="range"), Lit(frozenset(hit), "hit")]
            told = self.texts("step-burst", figures=self._names(hit)) if hit else self.texts("step-burst-nobody")
            lines = (*lines, told)
        return self._whole(
            (target,), None if refusal else answer, tuple(sketch), commit=offer.label, lines=lines, warning=warning
        )

    def _names(self, figures: Iterable[FigureId]) -> str:
        return self.texts.listing([figure_name(self.texts, self.state.setup, each) for each in figures])

    def _search(self, offer: Offer) -> Form[Any]:
        """A place of the scenario, or one that is pointed at.  D012, D076."""
        texts, state = self.texts, self.state
        options = [Option(value=NOWHERE, label=texts("step-search-point"))]
        for secret in state.setup.secrets:
            west, south, east, north = box_of(secret.area.outline)
            at = ((west + east) / 2.0, (south + north) / 2.0, 0.0)
            refusal = step_refusal(state, self.figure, Search(place=secret.id))
            options.append(
                Option(
                    value=secret.id,
                    label=secret.label.in_language(texts.language),
                    refusal="" if refusal is None else refusal_line(texts, state.setup, refusal),
                    at=at,
                )
            )
        able = [option.value for option in options if not option.refusal]
        wished = self.values.get("search")
        chosen = wished if wished in able else able[-1]
        fields: list[Field] = [
            Pick(name="search", label=texts("step-where"), options=tuple(options), value=chosen, decides=False)
        ]
        if isinstance(chosen, str) and chosen != NOWHERE:
            return self._whole(fields, Search(place=SecretId(chosen)), commit=offer.label)
        aim = self.values.get("around")
        point = aim.point if isinstance(aim, Aim) else None
        fields.append(
            Target(
                name="around",
                label=texts("step-place"),
                value=aim if isinstance(aim, Aim) else None,
                points=True,
                put=self._ground,
            )
        )
        answer = None if point is None else Search(point=(point[0], point[1]))
        refusal = None if answer is None else step_refusal(state, self.figure, answer)
        warning = texts("step-point-at") if answer is None else ""
        warning = warning if refusal is None else refusal_line(texts, state.setup, refusal)
        return self._whole(fields, None if refusal else answer, commit=offer.label, warning=warning)

    def _ready(self, offer: Offer) -> Form[Any]:
        """What is waited for, and what is done then.  D075."""
        texts, state = self.texts, self.state
        triggers = tuple(Option(value=each, label=texts(f"trigger-{each.value}")) for each in Trigger)
        acts = tuple(Option(value=each, label=texts(f"readied-{each.value}")) for each in ReadiedAct)
        trigger, act = self.values.get("trigger", Trigger.REACH), self.values.get("then", ReadiedAct.ATTACK)
        fields: list[Field] = [
            Pick(
                name="trigger", label=texts("step-trigger"), options=triggers, value=trigger, decides=False, cycled=True
            ),
            Pick(name="then", label=texts("step-then"), options=acts, value=act, decides=False, cycled=True),
        ]
        aim = self.values.get("whose")
        others = tuple(figure for figure in present(state) if figure != self.figure)
        who = aim.figure if isinstance(aim, Aim) else None
        if trigger is Trigger.ACTS and who is None and others:
            who = others[0]
        fields.append(
            Target(
                name="whose",
                label=texts("step-whose"),
                value=None if who is None else Aim(figure=who),
                shown=texts("step-any-foe") if who is None else figure_name(texts, state.setup, who),
                figures=others,
            )
        )
        answer = Ready(trigger, act, who)
        refusal = step_refusal(state, self.figure, answer)
        warning = "" if refusal is None else refusal_line(texts, state.setup, refusal)
        return self._whole(fields, None if refusal else answer, commit=offer.label, warning=warning, free=("whose",))

    # -- the whole --------------------------------------------------------------------------------------------

    def _whole(
        self,
        fields: Sequence[Any],
        answer: Any,
        sketch: tuple[Sketch, ...] = (),
        *,
        commit: str = "",
        lines: tuple[str, ...] = (),
        rolls: tuple[Roll, ...] = (),
        warning: str = "",
        free: tuple[str, ...] = (),
    ) -> Form[Any]:
        """The form with the row of things to do on top; fields that are `free` may stay empty."""
        texts, state, figure, chosen = self.texts, self.state, self.figure, self.offer
        options = tuple(
            Option(
                value=offer.key,
                label=offer.label,
                cost=offer.cost,
                key=offer.command,
                about=offer.about,
                refusal="" if offer.refusal is None else refusal_line(texts, state.setup, offer.refusal),
                icon=ICONS.get(offer.key) or ICONS[offer.key.partition("-")[0]],
            )
            for offer in self.offers
        )
        ending = texts("command-step-end-turn")
        picks = [Pick(name="act", options=options, value=chosen and chosen.key, decides=False)] if options else []
        placed = state.figures[figure]
        kept = [field for field in fields if field.name not in free or field.value is not None]
        return Form(
            name="step",
            title=texts("ask-step", figure=figure_name(texts, state.setup, figure)),
            player=PlayerId(self.request.player),
            figure=figure,
            selected=figure,
            fields=(*picks, *kept),
            give=lambda given: answer,
            lines=lines,
            rolls=rolls,
            warning=warning,
            tallies=tuple(budget(texts, state, figure)),
            sketch=sketch,
            commit=commit,
            instead=(Instead("step-end-turn", ending, EndTurn(), "step-end-turn", main=chosen is None, icon="end"),),
            groups=("plan", "step"),
            vital=(placed.at[:2],),
        )


def _lines(offer: Offer) -> tuple[str, ...]:
    return (offer.about,) if offer.about else ()
