"""Where cards of a scenario's own are built: when one is played, at whom, what it does, and in whose deck it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

import msgspec

from pb12table.files.forms.basics import label_of
from pb12table.files.problems import FileProblem
from pb12table.forces.gathering import with_player_key
from pb12table.forces.rows import whole_number
from pb12table.layouts.editing import Document, entries_of
from pb12table.layouts.fields import Field, choices_of, fields_of, fresh_entry, words_are_of
from pb12table.layouts.motions import Entry
from pb12table.skirmish.faces.forces import Muster
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.forms.force_pages import (
    Change,
    Counters,
    Deed,
    Fields,
    Lines,
    Page,
    Part,
    Pieces,
    Property,
    Refusing,
    Stack,
    Stacks,
    Tick,
    Ticks,
)
from pb12table.systems.pb12.files.building import check_card
from pb12table.systems.pb12.files.content import Content
from pb12table.systems.pb12.files.forms import CardForm
from pb12table.systems.pb12.rules.cards.card_data import Occasion, Playability, RollKind, StatusMoment, TargetRole
from pb12table.systems.pb12.rules.preparations.blocks import Status
from pb12table.systems.pb12.rules.scenarios.scenario_data import (
    ActivateNow,
    Cancel,
    CardEffect,
    DieEffect,
    EffectData,
    FigureEffect,
    Whom,
)
from pb12table.systems.pb12.sheets.card_words import card_lines, card_text, effect_line, said_kind
from pb12table.systems.pb12.sheets.own_entries import Number, OwnPage, OwnSort
from pb12table.texts.describe import problem_words
from pb12table.texts.locale import LANGUAGES
from pb12table.texts.names import text_key

UNWRITTEN: Final = "…"
"""The text of a card that is just begun: its lines take its place."""
CARDS_TO_BEGIN: Final[Mapping[str, Mapping[str, Any]]] = MappingProxyType(
    {
        Playability.ACTION: {
            "action_points": 1, "target": {"role": "chosen", "whom": "opponents", "within": "melee", "sight": True},
            "effects": [{"kind": "status", "status": "distracted"}],
        },
        Playability.AFTER_ROLL: {"rolls": ["check"], "thrower": "own", "effects": [{"kind": "die-again"}]},
        Playability.TURN: {
            "target": {"role": "chosen", "whom": "own"}, "effects": [{"kind": "move", "points": 3}],
        },
        Playability.STATUS_PHASE: {
            "moment": "start", "target": {"role": "chosen", "whom": "own", "statuses": ["panicked"]},
            "effects": [{"kind": "lose-status", "status": "panicked"}],
        },
        Playability.INTERRUPTION: {
            "occasions": ["attacked"], "target": {"role": "attacked", "whom": "own"},
            "effects": [{"kind": "attribute", "attribute": "ranged_defence", "value": 2, "lasting": "turn"}],
        },
    }
)  # fmt: skip
"""What building begins with, by when it is played; what one of them needs a card gets that becomes one."""
BELONGS: Final[Mapping[str, Playability]] = MappingProxyType(
    {
        "action_points": Playability.ACTION, "rolls": Playability.AFTER_ROLL, "thrower": Playability.AFTER_ROLL,
        "moment": Playability.STATUS_PHASE, "occasions": Playability.INTERRUPTION,
    }
)  # fmt: skip
"""The keys that only cards of one playability have."""
ROLES: Final[Mapping[Playability, tuple[TargetRole, ...]]] = MappingProxyType(
    {
        Playability.ACTION: (TargetRole.NONE, TargetRole.CHOSEN, TargetRole.ACTING),
        Playability.INTERRUPTION: tuple(TargetRole),
    }
)
"""Who can feel a card, by when it is played; of any other one that is chosen, or nobody."""
PLAIN_ROLES: Final = (TargetRole.NONE, TargetRole.CHOSEN)
NEAR: Final = ("anywhere", "contact", "melee", "communication")
STEPS: Final = 8.0
"""How many steps away a target may be, where that was just chosen."""
MOST_EFFECTS: Final = 8
ALL_EFFECTS: Final[tuple[type[EffectData], ...]] = CardEffect.__args__
COSTS: Final = (
    Number(("per_mille",), "own-card-per-mille"),
    Number(("command_points",), "own-card-command-points"),
    Number(("epicness",), "own-card-epicness", optional=True),
)
ACTION_COST: Final = Number(("action_points",), "own-card-action-points")


class OwnCards(OwnSort[CardForm]):
    """Cards."""

    section = "card"
    sort = "cards"
    form = CardForm
    title = "card-shelf"
    about = "card-about"
    begin = "card-new-title"
    pick = "card-copy-title"
    gone = "card-gone"
    starts = MappingProxyType(
        {
            playability: {"text": UNWRITTEN, "per_mille": 5, **start, "playability": playability}
            for playability, start in CARDS_TO_BEGIN.items()
        }
    )

    def listed(self, content: Content) -> Mapping[str, CardForm]:
        return content.cards

    def refuse_unfit(self, form: CardForm, muster: Muster) -> None:
        check_card(form, "", muster.path)

    def value(self, form: CardForm) -> int:
        return form.per_mille

    def worth(self, texts: Phrases, form: CardForm) -> str:
        return texts("card-taken", number=form.per_mille)

    def level(self, form: CardForm) -> int | None:
        return form.epicness

    def adds(self, texts: Phrases, form: CardForm) -> str:
        return self.worth(texts, form)

    def facts(self, texts: Phrases, form: CardForm) -> str:
        effects = [effect_line(texts, each).rstrip(".") for each in form.effects]
        return " · ".join([texts(f"playability-{form.playability}"), *effects])

    def start_name(self, texts: Phrases, start: str) -> str:
        return texts(f"card-form-{start}")

    def begun(self, muster: Muster, entry: Entry) -> Entry:
        if entry["text"] != UNWRITTEN:
            return entry
        form = msgspec.convert(entry, CardForm)
        return {**entry, "text": {language: card_text(language, form) for language in LANGUAGES}}


CARDS: Final = OwnCards()


class CardPage(OwnPage[CardForm]):
    """The page of a card."""

    def whole(self) -> Page:
        texts, form = self.texts, self.form
        costs = (*COSTS, ACTION_COST) if form.playability is Playability.ACTION else COSTS
        lines = Lines(texts("own-card-says"), tuple(card_lines(texts, form)), is_list=True)
        words = {**self.names(), **self.told("text", "own-card-text"), **self.told("flavour", "field-flavour")}
        groups: list[tuple[tuple[Part, ...], ...]] = [
            ((Fields(words),),),
            ((self.kept(),),),
            ((Counters(texts("own-card-costs"), {each.key: self.counter(each) for each in costs}),),),
            (
                (Fields(self._when(), texts("own-card-when")), *self._occasions()),
                (Fields(self._whom(), texts("own-card-whom")),),
            ),
            (self._which(),),
            *self._effects_parts(),
            ((lines, Pieces("", (), (self._as_text(),))),),
            ((self._decks(),),),
        ]  # fmt: skip
        return Page("", self.worth(), tuple(groups), (self.copy(), self.delete()))

    def _effects(self, number: Number, now: Any) -> list[str]:
        return []

    # -- its text ---------------------------------------------------------------------------------------------------

    def _as_text(self) -> Deed:
        """Return the button that writes what a card does as its text, in both languages."""
        words = {language: card_text(language, self.form) for language in LANGUAGES}
        tip = self.texts("own-card-as-text.tip")
        return Deed("as-text:", self.texts("own-card-as-text"), self.setting(("text",), words), (tip,))

    # -- when it is played ------------------------------------------------------------------------------------------

    def _when(self) -> dict[str, Property]:
        texts, form = self.texts, self.form
        kinds = tuple((str(each), texts(f"card-form-{each}")) for each in Playability)

        def put(value: str) -> Document:
            return self.changed(self._played(Playability(value)))

        rows = {
            "playability": Property(texts("own-card-playability"), dict(kinds)[form.playability], "choice", put, kinds,
                                    texts(f"playability-{form.playability}.help")),
        }  # fmt: skip
        if form.playability is Playability.STATUS_PHASE:
            rows["moment"] = self._choice(("moment",), "field-moment", list(StatusMoment), "field-moment-is", "start")
        if form.playability is Playability.AFTER_ROLL:
            rows["thrower"] = self._choice(("thrower",), "field-thrower", list(Whom), "field-thrower-is", "own")
        return rows

    def _played(self, wished: Playability) -> Entry:
        """Return the entry as a card that is played at another time: what does not go with that is left out."""
        start = CARDS_TO_BEGIN[wished]
        found = {key: value for key, value in self.entry.items() if BELONGS.get(key, wished) is wished}
        found |= {key: start[key] for key, kind in BELONGS.items() if kind is wished and key not in found}
        if found.get("target", {}).get("role") not in ROLES.get(wished, PLAIN_ROLES):
            found.pop("target", None)
        can = {each.__struct_config__.tag for each in can_do(wished)}
        left = [each for each in found["effects"] if each["kind"] in can]
        found |= {"playability": str(wished), "effects": left or start["effects"]}
        if "target" not in found and "target" in start and not left:
            found["target"] = start["target"]
        return self._aimed(found)

    def _aimed(self, entry: Entry) -> Entry:
        """Return an entry with a target where one of its effects needs one."""
        needs = any(each["kind"] in NEEDS_FIGURE for each in entry["effects"])
        if needs and "target" not in entry and entry["playability"] != Playability.ACTION:
            return {**entry, "target": {"role": "chosen", "whom": "own"}}
        return entry

    def _occasions(self) -> tuple[Part, ...]:
        match self.form.playability:
            case Playability.AFTER_ROLL:
                return (self._set(("rolls",), "field-rolls", list(RollKind), "field-rolls-is"),)
            case Playability.INTERRUPTION:
                return (self._set(("occasions",), "field-occasions", list(Occasion), "field-occasions-is"),)
        return ()

    # -- at whom ----------------------------------------------------------------------------------------------------

    def _whom(self) -> dict[str, Property]:
        texts, form = self.texts, self.form
        target = form.target
        role = TargetRole.NONE if target is None else target.role
        kinds = tuple((str(each), texts(f"own-card-role-{each}")) for each in ROLES.get(form.playability, PLAIN_ROLES))

        def put(value: str) -> Document:
            if value == TargetRole.NONE:
                return self.changed(self.having(("target",), None))
            kept = {} if target is None else dict(self.entry["target"])
            if value != TargetRole.CHOSEN:
                kept = {key: each for key, each in kept.items() if key == "whom"}
            return self.changed(self.having(("target",), {**kept, "role": value}))

        rows = {"role": Property(texts("own-card-role"), dict(kinds)[role], "choice", put, kinds,
                                 texts("own-card-role.tip"))}  # fmt: skip
        if target is None or role is TargetRole.NONE:
            return rows
        rows["whom"] = self._choice(("target", "whom"), "field-whom", list(Whom), "field-whom-is", "own")
        if role is TargetRole.CHOSEN:
            rows["done"] = self._done(target.done)
            if form.playability is Playability.ACTION:
                rows |= self._near(target.within)
                rows["sight"] = self._sight(is_on=target.sight)
        return rows

    def _done(self, done: bool | None) -> Property:
        texts = self.texts
        options = tuple((each, texts(f"own-card-done-{each}")) for each in ("either", "yes", "no"))
        now = "either" if done is None else "yes" if done else "no"

        def put(value: str) -> Document:
            return self._with_target("done", {"yes": True, "no": False}.get(value))

        return Property(texts("field-done"), dict(options)[now], "choice", put, options, texts("own-card-done.tip"))

    def _near(self, within: str | float) -> dict[str, Property]:
        texts = self.texts
        options = tuple((each, texts(f"own-card-near-{each}")) for each in (*NEAR, "steps"))
        now = within if isinstance(within, str) else "steps"

        def put(value: str) -> Document:
            return self._with_target("within", STEPS if value == "steps" else None if value == "anywhere" else value)

        def steps(text: str) -> Document:
            return self._with_target("within", whole_number(text))

        rows = {"within": Property(texts("own-card-near"), dict(options)[now], "choice", put, options,
                                   texts("own-card-near.tip"))}  # fmt: skip
        if not isinstance(within, str):
            rows["steps"] = Property(texts("own-card-steps"), texts.number(within), "number", steps)
        return rows

    def _sight(self, *, is_on: bool) -> Property:
        texts = self.texts
        options = (("yes", texts("edit-yes")), ("no", texts("edit-no")))

        def put(value: str) -> Document:
            return self._with_target("sight", True if value == "yes" else None)

        label, now = texts("own-card-sight"), dict(options)["yes" if is_on else "no"]
        return Property(label, now, "choice", put, options, texts("own-card-sight.tip"))

    def _with_target(self, key: str, value: Any) -> Document:
        return self.changed(self.having(("target", key), value))

    def _which(self) -> tuple[Part, ...]:
        """Return the statuses of which a figure that is chosen must have one."""
        if self.form.target is None or self.form.target.role is not TargetRole.CHOSEN:
            return ()
        return (self._set(("target", "statuses"), "own-card-statuses", list(Status), "status", may_be_empty=True),)

    # -- what it does -----------------------------------------------------------------------------------------------

    def _effects_parts(self) -> list[tuple[tuple[Part, ...], ...]]:
        """Return the effects, two beside each other, and the way to one more."""
        effects = [self._effect(number, effect) for number, effect in enumerate(self.form.effects)]
        pairs = [effects[first : first + 2] for first in range(0, len(effects), 2)]
        groups: list[tuple[tuple[Part, ...], ...]] = [tuple((each,) for each in pair) for pair in pairs]
        if len(effects) < MOST_EFFECTS:
            more = Deed("add-effect:", self.texts("own-card-add-effect"), self._adding())
            groups.append(((Pieces("", (), (more,)),),))
        return groups

    def _effect(self, number: int, effect: CardEffect) -> Fields:
        """Return the rows of one effect: what it is, and how much of it."""
        texts, kind, one = self.texts, said_kind(effect), f"effect.{number}"
        can = {str(each.__struct_config__.tag): each for each in can_do(self.form.playability)}
        options = tuple((tag, texts(f"field-kind-is-{tag}")) for tag in can)

        def put(value: str) -> Document:
            return self._with_effects([*self._before(number), new_effect(can[value]), *self._after(number)])

        rows = {f"{one}.kind": Property(texts("own-card-effect"), dict(options)[kind], "choice", put, options,
                                        texts("own-card-effect.tip"))}  # fmt: skip
        for field in fields_of(type(effect)):
            rows[f"{one}.{field.key}"] = self._part(number, field, getattr(effect, field.key))
        beside = {}
        if len(self.form.effects) > 1:
            left = [*self._before(number), *self._after(number)]
            drop = Deed(f"drop-effect:{number}", "×", self._doing(left), (texts("own-card-drop-effect"),))
            beside = {f"{one}.kind": (drop,)}
        return Fields(rows, texts("own-card-effect-head", number=number + 1), beside=beside)

    def _part(self, number: int, field: Field, now: Any) -> Property:
        """Return the row of one value of an effect: a word or a whole number."""
        texts, words = self.texts, choices_of(field.type)
        label = texts(text_key("field", field.key))

        def setting(value: Any) -> Document:
            effect = {**self.entry["effects"][number], field.key: value}
            return self._with_effects([*self._before(number), effect, *self._after(number)])

        if not words:
            return Property(label, texts.number(now), "number", lambda text: setting(whole_number(text)))
        of = words_are_of(field.type) or f"field-{field.key}-is"
        options = tuple((word, texts(text_key(of, word))) for word in words)
        return Property(label, dict(options)[str(now)], "choice", setting, options)

    def _before(self, number: int) -> list[Any]:
        return [*self.entry["effects"]][:number]

    def _after(self, number: int) -> list[Any]:
        return [*self.entry["effects"]][number + 1 :]

    def _with_effects(self, effects: Sequence[Any]) -> Document:
        return self.changed(self._aimed({**self.entry, "effects": [*effects]}))

    def _doing(self, effects: Sequence[Any]) -> Callable[[], Change | Refusing]:
        def act() -> Change | Refusing:
            try:
                return Change("set-value", self._with_effects(effects))
            except FileProblem as problem:
                return Refusing(problem_words(self.texts, problem))

        return act

    def _adding(self) -> Callable[[], Change | Refusing]:
        """Return what adds the first effect that is not there yet."""
        has = {said_kind(each) for each in self.form.effects}
        can = can_do(self.form.playability)
        new = next((each for each in can if str(each.__struct_config__.tag) not in has), can[0])
        return self._doing([*self.entry["effects"], new_effect(new)])

    # -- whose it is ------------------------------------------------------------------------------------------------

    def _decks(self) -> Stacks:
        """Return how often it is in the deck of each player."""
        texts, document = self.texts, self.muster.document
        stacks = []
        for player in entries_of(document, "player"):
            name, deck = str(player.get("id")), [*(player.get("deck") or ())]
            stacks.append(
                Stack(
                    label_of(player["name"]).in_language(texts.language) if player.get("name") else name,
                    deck.count(self.id),
                    Deed(f"deck-more:{name}", "+", self._dealt(name, [*deck, self.id])),
                    Deed(f"deck-less:{name}", "\N{MINUS SIGN}", self._dealt(name, one_less(deck, self.id)))
                    if self.id in deck else None,
                )
            )  # fmt: skip
        return Stacks(texts("own-card-decks"), (("", tuple(stacks)),), hint=texts("own-card-decks-hint"))

    def _dealt(self, player: str, deck: Sequence[str]) -> Callable[[], Change]:
        return lambda: Change("deck", with_player_key(self.muster.document, player, "deck", [*deck] or None))

    def without(self, document: Document) -> Document:
        for player in entries_of(document, "player"):
            left = [card for card in player.get("deck") or () if card != self.id]
            if len(left) < len(player.get("deck") or ()):
                document = with_player_key(document, str(player["id"]), "deck", left or None)
        return document

    # -- words and sets of them -------------------------------------------------------------------------------------

    def _choice(self, path: Sequence[str], text: str, words: Sequence[str], of: str, usual: str) -> Property:
        texts = self.texts
        options = tuple((str(word), texts(text_key(of, word))) for word in words)
        now = str(self._now(path) or usual)

        def put(value: str) -> Document:
            return self.changed(self.having(path, value))

        return Property(texts(text), dict(options)[now], "choice", put, options)

    def _set(
        self, path: Sequence[str], text: str, words: Sequence[str], of: str, *, may_be_empty: bool = False
    ) -> Ticks:
        texts, has = self.texts, [str(each) for each in self._now(path)]

        def toggling(word: str) -> Callable[[], Change | Refusing]:
            wished = [str(each) for each in words if (str(each) in has) != (each == word)]
            if not wished and not may_be_empty:
                return lambda: Refusing(texts("own-card-one-at-least"))
            return self.setting(path, wished or None)

        ticks = (
            Tick(f"{path[-1]}:{word}", texts(text_key(of, word)), str(word) in has, toggling(word)) for word in words
        )
        return Ticks(texts(text), tuple(ticks))


def one_less(deck: Sequence[str], card: str) -> list[str]:
    """Return a deck in which the last of some equal cards is not."""
    last = len(deck) - 1 - [*deck][::-1].index(card)
    return [*deck[:last], *deck[last + 1 :]]


def can_do(playability: Playability) -> list[type[EffectData]]:
    """Return what cards can bring about that are played at a time.  R5.0.7 to R5.0.11."""
    if playability is Playability.AFTER_ROLL:
        return [*DieEffect.__args__]
    only = {Cancel: Playability.INTERRUPTION, ActivateNow: Playability.TURN}
    return [each for each in ALL_EFFECTS
            if each not in DieEffect.__args__ and only.get(each, playability) is playability]  # fmt: skip


def new_effect(kind: type[EffectData]) -> Document:
    """Return the least that an effect can be."""
    made = fresh_entry(kind, lambda _: "", (0.0, 0.0))
    return {**made, **NEW_EFFECTS.get(str(kind.__struct_config__.tag), {})}


NEW_EFFECTS: Final[Mapping[str, Mapping[str, Any]]] = MappingProxyType(
    {
        "damage": {"strength": 4}, "status": {"status": "distracted"}, "lose-status": {"status": "panicked"},
        "attribute": {"attribute": "toughness", "value": 1, "lasting": "turn"}, "heal": {"light": 1},
        "die-change": {"by": 2}, "die-set": {"face": 12},
    }
)  # fmt: skip
"""What new effects have that would do nothing, or too much, as the least that they can be."""
NEEDS_FIGURE: Final = frozenset(str(each.__struct_config__.tag) for each in FigureEffect.__args__)
