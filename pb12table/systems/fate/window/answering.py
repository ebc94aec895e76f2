"""All other questions as forms: defences, bids, hits, offers, outcomes, shifts, compels, order and groups."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from pb12table.skirmish.forms.fields import Option, Pick, Text
from pb12table.skirmish.forms.form import Form, Tally, Values
from pb12table.skirmish.modifiers import total
from pb12table.systems.fate.rules.actors import box_for, next_severity, standing
from pb12table.systems.fate.rules.acts.attacks import ChooseDefence, ChoosePath, DefendFully, SpendShifts, UseSpinNow
from pb12table.systems.fate.rules.acts.beside import cost
from pb12table.systems.fate.rules.acts.compels import OfferCompel
from pb12table.systems.fate.rules.acts.features import UseShifts
from pb12table.systems.fate.rules.acts.maneuvers import AcceptAspect
from pb12table.systems.fate.rules.acts.moving import ChooseLanding
from pb12table.systems.fate.rules.asking.answers import (
    LONGEST_TEXT,
    Compel,
    Enough,
    Fallen,
    GoDown,
    Hamper,
    Lapse,
    LoseCompanion,
    MarkBox,
    NoCompel,
    NoOffer,
    Order,
    Placing,
    TakeConsequence,
    Terms,
    UseAspect,
    UseSpin,
)
from pb12table.systems.fate.rules.asking.bargains import AnswerCompel
from pb12table.systems.fate.rules.asking.judging import Judge, JudgeNumber, NameAnew, Object, Vote
from pb12table.systems.fate.rules.asking.requests import ActHeld, OrderOwn, PlaceFigures, SplitGroup, Stretch
from pb12table.systems.fate.rules.bidding import AddSpin, AddToRoll, is_free
from pb12table.systems.fate.rules.data import BONUS
from pb12table.systems.fate.rules.harm import (
    AcceptTerms,
    AnswerConcession,
    ChooseFallen,
    NameOutcome,
    OfferConcession,
    RejectOutcome,
    TakeHit,
)
from pb12table.systems.fate.rules.rolls import defending_modifiers
from pb12table.systems.fate.texts.face import aspect_name, ladder, typed, words_of
from pb12table.systems.fate.window.asked import Asked, act_words, small_words

WORDS: Final = "words"
Make: TypeAlias = Callable[[Asked, Any, Values], Form[Any]]


def yes_no(asked: Asked, key: str, actor: Any, **words: Any) -> Form[bool]:
    """A question with yes or no."""
    texts = asked.texts
    options = [asked.option(answer, texts(f"fate-{'yes' if answer else 'no'}")) for answer in (False, True)]
    return asked.form(key, texts(f"fate-ask-{key}", actor=asked.name(actor), **words), options, actor)


def _defence(asked: Asked, request: ChooseDefence, values: Values) -> Form[Any]:
    texts = asked.texts
    sums = {skill: total(defending_modifiers(asked.state, request.actor, skill)) for skill in request.skills}
    options = [
        asked.option(skill, texts(f"skill-{skill.value}"), cost=str(sums[skill])) for skill in request.skills
    ]
    options.sort(key=lambda option: -sums[option.value])
    title = texts("fate-ask-defence", actor=asked.name(request.actor), attacker=asked.name(request.attacker))
    return asked.form("defence", title, options, request.actor)


def _bid(asked: Asked, request: AddToRoll | AddSpin, values: Values) -> Form[Any]:
    """Who adds to the roll: the sums as they are, and what one more would make of them.  FR25."""
    texts, contest = asked.texts, asked.state.contest
    assert contest is not None, "asked only then"
    options: list[Option] = []
    for bid in request.options(asked.state):
        match bid:
            case UseAspect():
                aspect = asked.state.aspects[bid.aspect]
                free = is_free(asked.state, request.actor, aspect)
                key = "fate-bid-reroll" if bid.reroll else "fate-bid-free" if free else "fate-bid-point"
                label = texts(key, name=aspect_name(texts, aspect.label))
                options.append(asked.option(bid, label, cost="" if bid.reroll else f"+{BONUS}"))
            case UseSpin():
                roll = contest.other if bid.to_other and contest.other is not None else contest.roll
                key = "fate-bid-less" if bid.less else "fate-bid-more"
                options.append(asked.option(bid, texts(key, actor=asked.name(roll.actor))))
            case Hamper():
                name = aspect_name(texts, asked.state.aspects[bid.aspect].label)
                options.append(asked.option(bid, texts("fate-bid-hamper", name=name), cost=f"+{BONUS}"))
            case Enough():
                options.insert(0, asked.option(bid, texts("fate-enough")))
    own, other = contest.roll.effort, contest.against
    tallies = [Tally(asked.name(contest.roll.actor), f"{own} {ladder(texts, own)}", "F002")]
    against = contest.other.actor if contest.other is not None else None
    label = texts("fate-bid-difficulty") if against is None else asked.name(against)
    tallies.append(Tally(label, f"{other} {ladder(texts, other)}", "F002"))
    if contest.barrier is not None and contest.barrier_owner is not None:
        label = texts("fate-bid-block", actor=asked.name(contest.barrier_owner))
        tallies.append(Tally(label, str(contest.barrier), "F031"))
    title = texts("fate-ask-bid", actor=asked.name(request.actor))
    form = asked.form("bid", title, options, request.actor, tallies=tuple(tallies))
    spins = any(isinstance(option.value, UseSpin) for option in options)
    return _explained(asked, form, values) if spins else form


def _explained(asked: Asked, form: Form[Any], values: Values) -> Form[Any]:
    """A form in which a spin is told in words of one's own, if any were typed.  F103."""
    words = str(values.get(WORDS) or "").strip()

    def give(given: Values) -> Any:
        bid = given["answer"]
        return UseSpin(bid.to_other, bid.less, words) if isinstance(bid, UseSpin) and words else bid

    return replace(_with_words(asked, form, words), give=give)


def _hit(asked: Asked, request: TakeHit, values: Values) -> Form[Any]:
    texts, state, actor = asked.texts, asked.state, request.actor
    words = str(values.get(WORDS) or "").strip()
    severity = next_severity(state, actor)
    options: list[Option] = []
    for answer in request.hints(state):
        match answer:
            case MarkBox():
                box = box_for(state, actor, request.track, request.hit)
                options.append(asked.option(answer, texts("fate-take-box", box=box or 0)))
            case TakeConsequence() if severity is not None:
                label = texts("fate-take", severity=texts(f"severity-{severity.value}"),
                              name=typed(texts, "consequence", answer.text))  # fmt: skip
                options.append(asked.option(answer, label))
            case LoseCompanion():
                options.append(asked.option(answer, texts("fate-take-companion", name=asked.named(answer.companion))))
            case GoDown():
                options.append(asked.option(answer, texts("fate-take-down")))
    if severity is not None and words:
        label = texts("fate-take", severity=texts(f"severity-{severity.value}"), name=words)
        options.append(asked.option(TakeConsequence(words), label))
    title = texts("fate-ask-hit", actor=asked.name(actor), hit=request.hit, track=texts(f"track-{request.track.value}"))
    return _with_words(asked, asked.form("hit", title, options, actor), words)


def _with_words(asked: Asked, form: Form[Any], words: str) -> Form[Any]:
    """A form with a field for words of one's own."""
    field = Text(name=WORDS, longest=LONGEST_TEXT, label=asked.texts("fate-own-words"), value=words)
    return replace(form, fields=(*form.fields, field))


def _offer(asked: Asked, request: OfferConcession, values: Values) -> Form[Any]:
    texts = asked.texts
    words = str(values.get(WORDS) or "").strip()
    options: list[Option] = []
    for answer in request.hints(asked.state):
        label = texts("fate-fight-on") if isinstance(answer, NoOffer) else typed(texts, "outcome", answer.text)
        options.append(asked.option(answer, label))
    if words:
        options.append(asked.option(Terms(words), words))
    title = texts("fate-ask-offer", actor=asked.name(request.actor))
    return _with_words(asked, asked.form("offer", title, options, request.actor), words)


def _outcome(asked: Asked, request: NameOutcome, values: Values) -> Form[Any]:
    texts = asked.texts
    words = str(values.get(WORDS) or "").strip()
    options = [asked.option(each, typed(texts, "outcome", each)) for each in request.hints(asked.state)]
    if words:
        options.append(asked.option(words, words))
    title = texts("fate-ask-outcome", actor=asked.name(request.actor))
    return _with_words(asked, asked.form("outcome", title, options), words)


def _spin(asked: Asked, request: UseSpinNow, values: Values) -> Form[Any]:
    texts = asked.texts
    options = [
        asked.option(each, texts(f"fate-spin-{each}", shifts=request.shifts)) for each in request.options(asked.state)
    ]
    return asked.form("spin", texts("fate-ask-spin", actor=asked.name(request.actor)), options, request.actor)


def _spend(asked: Asked, request: SpendShifts, values: Values) -> Form[Any]:
    texts = asked.texts
    options = [
        asked.option(
            answer,
            texts("fate-lapse") if isinstance(answer, Lapse) else small_words(asked, answer.act),
            cost="" if isinstance(answer, Lapse) else str(cost(asked.state, request.actor, answer.act)),
        )
        for answer in request.hints(asked.state)
    ]
    shifts = texts("count-shifts", number=request.shifts)
    title = texts("fate-ask-spend", actor=asked.name(request.actor), shifts=shifts)
    return asked.form("spend", title, options, request.actor)


def _landing(asked: Asked, request: ChooseLanding, values: Values) -> Form[Any]:
    texts = asked.texts
    options = [
        asked.option(
            answer, asked.named(request.path[answer.zones - 1]) if answer.zones else texts("fate-stay")
        )
        for answer in request.hints(asked.state)
    ]
    shifts = texts("count-shifts", number=request.shifts)
    title = texts("fate-ask-landing", actor=asked.name(request.mover), shifts=shifts)
    return asked.form("landing", title, options, request.mover)


def _path(asked: Asked, request: ChoosePath, values: Values) -> Form[Any]:
    texts = asked.texts
    options = [
        asked.option(path, " → ".join(asked.named(zone) for zone in path) if path else texts("fate-stay"))
        for path in request.options(asked.state)
    ]
    return asked.form("landing", texts("fate-ask-push", actor=asked.name(request.target)), options, request.actor)


def _compel(asked: Asked, request: OfferCompel, values: Values) -> Form[Any]:
    texts = asked.texts
    options: list[Option] = []
    for answer in request.hints(asked.state):
        if isinstance(answer, Compel):
            name = aspect_name(texts, asked.state.aspects[answer.aspect].label)
            target = "" if answer.target is None else asked.name(answer.target)
            words = texts(f"compel-{answer.effect}", actor=asked.name(request.actor), target=target)
            options.append(asked.option(answer, texts("fate-compel", name=name, effect=words)))
        else:
            options.insert(0, asked.option(NoCompel(), texts("fate-let-be")))
    title = texts("fate-ask-compel", actor=asked.name(request.actor), act=act_words(asked, request.act))
    return asked.form("compel", title, options, request.actor)


def _compelled(asked: Asked, request: AnswerCompel, values: Values) -> Form[Any]:
    texts = asked.texts
    target = "" if request.target is None else asked.name(request.target)
    words = texts(f"compel-{request.effect}", actor=asked.name(request.actor), target=target)
    name = aspect_name(texts, asked.state.aspects[request.aspect].label)
    options = [
        asked.option(True, texts("fate-compel-yes")),
        asked.option(False, texts("fate-compel-no")),
    ]
    title = texts("fate-ask-compelled", actor=asked.name(request.actor), name=name, effect=words)
    return asked.form("compelled", title, options, request.actor)


def _order(asked: Asked, request: OrderOwn, values: Values) -> Form[Any]:
    """One list for each place in the order.  F017, FR07."""
    texts = asked.texts
    options = tuple(
        Option(value=actor, label=asked.name(actor), figure=asked.figure(actor)) for actor in request.actors
    )
    names = [f"place-{number}" for number in range(1, len(request.actors) + 1)]
    usual = dict(zip(names, request.actors, strict=True))
    given = {name: values.get(name) or usual[name] for name in names}
    fields = tuple(
        Pick(name=name, label=texts("fate-order-place", number=number), options=options, value=given[name],
             decides=False, cycled=True)
        for number, name in enumerate(names, start=1)
    )  # fmt: skip
    twice = len(set(given.values())) < len(names)

    def answer(chosen: Values) -> Order | None:
        found = tuple(chosen[name] for name in names)
        return Order(found) if len(set(found)) == len(names) else None

    return Form(
        name="order",
        title=texts("fate-ask-order", player=asked.player_name),
        player=asked.player,
        fields=fields,
        give=answer,
        warning=texts("fate-order-twice") if twice else "",
        commit=texts("fate-do-it"),
    )


def _split(asked: Asked, request: SplitGroup, values: Values) -> Form[Any]:
    texts = asked.texts
    options = [
        asked.option(answer, texts("fate-split-now") if answer == request.now(asked.state) and request.others
                     else texts("fate-split-none") if len(answer.parts) == 1 else texts(
            "fate-split", number=len(answer.parts), sizes=", ".join(str(len(part)) for part in answer.parts)))
        for answer in dict.fromkeys(request.hints(asked.state))
    ]  # fmt: skip
    return asked.form("split", texts("fate-ask-split", group=asked.name(request.group)), options, request.group)


def _place(asked: Asked, request: PlaceFigures, values: Values) -> Form[Any]:
    options = [asked.option(Placing(), asked.texts("fate-begin-so"))]
    return asked.form("place", asked.texts("fate-ask-place", player=asked.player_name), options)


def _concession(asked: Asked, request: AnswerConcession, values: Values) -> Form[Any]:
    """Yes, no, or other terms.  F059, F060."""
    texts = asked.texts
    words = str(values.get(WORDS) or "").strip()
    options: list[Option] = []
    for answer in request.hints(asked.state):
        if isinstance(answer, Terms):
            label = texts("fate-other-terms", terms=typed(texts, "outcome", answer.text))
        else:
            label = texts("fate-yes" if answer else "fate-no")
        options.append(asked.option(answer, label))
    if words:
        options.append(asked.option(Terms(words), texts("fate-other-terms", terms=words)))
    terms = typed(texts, "outcome", request.terms)
    title = texts("fate-ask-concession", actor=asked.name(request.offerer), terms=terms)
    return _with_words(asked, asked.form("concession", title, options, request.offerer), words)


def _named_anew(asked: Asked, request: NameAnew, values: Values) -> Form[Any]:
    texts = asked.texts
    options = [asked.option(each, typed(texts, request.about, each)) for each in request.words]
    return asked.form("anew", texts("fate-ask-anew", actor=asked.name(request.actor)), options, request.actor)


def _about(asked: Asked, request: Judge | JudgeNumber | Object | Vote) -> str:
    """What is judged, with its words."""
    texts = asked.texts
    text = words_of(texts, asked.setup, request.text) or request.text
    return texts("fate-about", about=texts(f"about-{request.about}"), text=text or "none")


def _number(asked: Asked, request: JudgeNumber, values: Values) -> Form[Any]:
    texts = asked.texts
    options = [
        asked.option(number, f"{number} {ladder(texts, number)}")
        for number in (request.usual, *(each for each in request.options(asked.state) if each != request.usual))
    ]
    title = texts("fate-ask-number", actor=asked.name(request.actor), about=_about(asked, request))
    return asked.form("number", title, options, request.actor)


def _objection(asked: Asked, request: Object, values: Values) -> Form[Any]:
    return yes_no(asked, "object", request.actor, about=_about(asked, request), ruling=_ruling(request))


def _vote(asked: Asked, request: Vote, values: Values) -> Form[Any]:
    return yes_no(asked, "vote", request.actor, about=_about(asked, request), ruling=_ruling(request))


def _ruling(request: Object | Vote) -> str:
    return "yes" if request.ruling else "no"


def _uses(asked: Asked, request: UseShifts, values: Values) -> Form[Any]:
    texts = asked.texts
    options = [
        asked.option(each, texts("fate-uses", time=each.time, quality=each.quality, notice=each.notice))
        for each in request.hints(asked.state)
    ]
    shifts = texts("count-shifts", number=request.shifts)
    title = texts("fate-ask-uses", actor=asked.name(request.actor), shifts=shifts)
    return asked.form("uses", title, options, request.actor)


def _fallen(asked: Asked, request: ChooseFallen, values: Values) -> Form[Any]:
    """Each minion that falls is picked on the table or in a list.  FR35."""
    texts, there = asked.texts, standing(asked.state, request.group)
    labels = {figure: asked.setup.figure_by_id[figure].label.in_language(texts.language) for figure in there}
    options = tuple(Option(value=figure, label=labels[figure], figure=figure) for figure in there)
    names = [f"place-{number}" for number in range(1, request.number + 1)]
    usual = dict(zip(names, there, strict=False))
    given = {name: values.get(name) or usual[name] for name in names}
    fields = tuple(
        Pick(name=name, label=texts("fate-order-place", number=number), options=options, value=given[name],
             decides=False, cycled=True)
        for number, name in enumerate(names, start=1)
    )  # fmt: skip
    twice = len(set(given.values())) < len(names)

    def answer(chosen: Values) -> Fallen | None:
        found = tuple(chosen[name] for name in names)
        return Fallen(found) if len(set(found)) == len(names) else None

    return Form(
        name="fallen",
        title=texts("fate-ask-fallen", group=asked.name(request.group), number=request.number),
        player=asked.player,
        fields=fields,
        give=answer,
        warning=texts("fate-order-twice") if twice else "",
        commit=texts("fate-do-it"),
    )


def _judge(asked: Asked, request: Judge, values: Values) -> Form[Any]:
    return yes_no(asked, "judge", request.actor, about=_about(asked, request))


FORMS: Final[Mapping[type[Any], Make]] = MappingProxyType(
    {
        ChooseDefence: _defence,
        AddToRoll: _bid,
        AddSpin: _bid,
        TakeHit: _hit,
        OfferConcession: _offer,
        NameOutcome: _outcome,
        UseSpinNow: _spin,
        SpendShifts: _spend,
        ChooseLanding: _landing,
        ChoosePath: _path,
        OfferCompel: _compel,
        AnswerCompel: _compelled,
        OrderOwn: _order,
        SplitGroup: _split,
        PlaceFigures: _place,
        Judge: _judge,
        DefendFully: lambda asked, request, values: yes_no(asked, "full-defence", request.actor),
        ActHeld: lambda asked, request, values: yes_no(asked, "act-held", request.actor),
        Stretch: lambda asked, request, values: yes_no(asked, "stretch", request.actor),
        AnswerConcession: _concession,
        AcceptTerms: lambda asked, request, values: yes_no(
            asked, "terms", request.by, terms=typed(asked.texts, "outcome", request.terms)
        ),
        JudgeNumber: _number,
        NameAnew: _named_anew,
        Object: _objection,
        Vote: _vote,
        UseShifts: _uses,
        ChooseFallen: _fallen,
        RejectOutcome: lambda asked, request, values: yes_no(
            asked, "reject", request.actor, terms=typed(asked.texts, "outcome", request.text)
        ),
        AcceptAspect: lambda asked, request, values: yes_no(
            asked, "aspect", request.actor, name=typed(asked.texts, "aspect", request.text)
        ),
    }
)
"""The forms of all questions but that for an act."""
