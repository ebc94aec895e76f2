"""What a scenario brings of its own, an entry of a section at a time: begun, copied, changed, given up, and kept."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Final, Generic, TypeVar

import msgspec

from pb12table.files.content import usable_content
from pb12table.files.forms.basics import Form, as_id, as_name, label_of
from pb12table.files.own import kept_entry
from pb12table.files.problems import FileProblem
from pb12table.files.reading import converted
from pb12table.forces.rows import whole_number
from pb12table.layouts.editing import Document, entries_of, fresh_id, in_both, in_order, number_of
from pb12table.layouts.motions import Entry
from pb12table.skirmish.faces.forces import Muster
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.forms.force_pages import (
    Asking,
    Change,
    Counter,
    Deed,
    Keeping,
    Offer,
    Page,
    Picking,
    Property,
    Refused,
    Refusing,
    Shelf,
    Told,
    Ware,
)
from pb12table.systems.pb12.rules.preparations.setup import epicness
from pb12table.texts.describe import problem_words
from pb12table.texts.locale import LANGUAGES, upper_first

NAMED: Final = ("id", "name")
FormOf = TypeVar("FormOf", bound=Form)


class TwinName(Refused):
    """Something else is called so."""

    key = "own-twin"


class NoName(Refused):
    """What was typed is no name."""

    key = "own-no-name"


class OwnSort(ABC, Generic[FormOf]):
    """A section of a scenario, its form, and how what it holds is told.

    `sort` is the kind of content file that has such entries; `title`, `about`, `begin`, `pick` and `gone` (what becomes
    of what uses one that is deleted) are texts; `starts` is what building begins with, by name.
    """

    section: ClassVar[str]
    sort: ClassVar[str]
    form: ClassVar[type[Any]]
    title: ClassVar[str]
    about: ClassVar[str]
    begin: ClassVar[str]
    pick: ClassVar[str]
    gone: ClassVar[str]
    starts: ClassVar[Mapping[str, Mapping[str, Any]]]

    @abstractmethod
    def listed(self, content: Any) -> Mapping[str, FormOf]:
        """Return all there are, by id."""

    @abstractmethod
    def refuse_unfit(self, form: FormOf, muster: Muster) -> None:
        """Raise FileProblem for what the form alone does not refuse."""

    @abstractmethod
    def value(self, form: FormOf) -> int:
        """Return what one is worth."""

    @abstractmethod
    def facts(self, texts: Phrases, form: FormOf) -> str:
        """Return what one does, in a line."""

    @abstractmethod
    def start_name(self, texts: Phrases, start: str) -> str:
        """Return the name of something that building begins with."""

    @cached_property
    def usual(self) -> Mapping[str, Any]:
        """Return what holds for each key that need not be written."""
        fields = msgspec.structs.fields(self.form)
        return {each.encode_name: msgspec.to_builtins(each.default) for each in fields if not each.required}

    def worth(self, texts: Phrases, form: FormOf) -> str:
        """Return what one is worth, in a word."""
        return texts.number(self.value(form))

    def level(self, form: FormOf) -> int | None:
        """Return how epic one is, None for what has no epicness.  R1.1.20."""
        return epicness(self.value(form))

    def begun(self, muster: Muster, entry: Entry) -> Entry:
        """Return a new entry with what only its scenario knows."""
        return entry

    def checked(self, muster: Muster, entry: Mapping[str, Any]) -> FormOf:
        """Return an entry as a form; raises FileProblem for what is wrong with it."""
        form: FormOf = converted(dict(entry), self.form, muster.path)
        self.refuse_unfit(form, muster)
        return form

    def built(self, muster: Muster, entry: Mapping[str, Any]) -> FormOf | None:
        """Return an entry as a form, None for one that is wrong."""
        try:
            return self.checked(muster, entry)
        except FileProblem:
            return None

    def plain(self, form: FormOf) -> Entry:
        """Return one as it is written: without what is as usual."""
        found: Entry = stated(msgspec.to_builtins(form))
        return {key: value for key, value in found.items() if key not in self.usual or value != self.usual[key]}

    def name_of(self, texts: Phrases, form: FormOf) -> str:
        """Return the name of one in the language."""
        return label_of(form.name).in_language(texts.language)  # type: ignore[attr-defined]

    def shelf(self, muster: Muster) -> Shelf:
        """Return all of the scenario's own, and the ways to more of them."""
        texts, wares = muster.texts, []
        for entry in entries_of(muster.document, self.section):
            form, name = self.built(muster, entry), str(entry.get("id"))
            if form is None:
                wares.append(Ware(name, name, texts("forces-faulty"), is_wrong=True))
                continue
            is_wrong = (self.level(form) or 0) > muster.setup.modules.epicness_limit
            label = upper_first(self.name_of(texts, form))
            wares.append(Ware(name, label, self.facts(texts, form), self.worth(texts, form), is_wrong))
        deeds = (
            Deed(f"new-{self.section}:", texts("own-new"), lambda: self.beginning(muster), (texts("own-new.tip"),)),
            Deed(f"copy-{self.section}:", texts("own-copy"), lambda: self.copying(muster), (texts("own-copy.tip"),)),
        )
        return Shelf(self.section, texts(self.title), texts(self.about), tuple(wares), deeds)

    # -- new ones -------------------------------------------------------------------------------------------------

    def adds(self, texts: Phrases, form: FormOf) -> str:
        """Return what one adds to the value of a force, and how epic it is."""
        return texts("forces-adds", value=texts.signed(self.value(form)), epicness=self.level(form) or 0)

    def beginning(self, muster: Muster, then: Callable[[Document, str], Document] | None = None) -> Picking:
        """Return what to begin with, each with its value; `then` is done to the document with a new one by its id."""
        texts, offers = muster.texts, []
        for name, start in self.starts.items():
            form = msgspec.convert({"id": name, "name": name, **start}, self.form)
            offers.append(Offer(name, self.start_name(texts, name), self.facts(texts, form), self.adds(texts, form)))
        return Picking(texts(self.begin), tuple(offers), lambda name: self.asking(muster, self.starts[name], then=then))

    def copying(self, muster: Muster) -> Picking:
        """Return the user's own to be changed here, then all others to be copied."""
        texts, listed = muster.texts, self.listed(muster.content)
        here = {entry.get("id") for entry in entries_of(muster.document, self.section)}
        offers: dict[str, Offer] = {}
        for name, form in listed.items():
            is_own = name not in here and kept_entry(muster.setup.system, self.section, name) is not None
            parts = (texts("own-yours") if is_own else "", self.facts(texts, form))
            label = upper_first(self.name_of(texts, form))
            facts = " · ".join(part for part in parts if part)
            offers[name] = Offer(f"own:{name}" if is_own else name, label, facts, self.adds(texts, form))
        order = [name for name, _ in in_order((name, each.name) for name, each in offers.items())]
        order.sort(key=lambda name: not offers[name].value.startswith("own:"))

        def take(picked: str) -> Change | Refusing | Asking:
            form = listed[picked.removeprefix("own:")]
            if picked.startswith("own:"):
                return self.added(muster, self.plain(form))
            return self.asking(muster, self.plain(form), upper_first(self.name_of(texts, form)))

        return Picking(texts(self.pick), tuple(offers[name] for name in order), take)

    def asking(
        self, muster: Muster, start: Mapping[str, Any], now: str = "",
        then: Callable[[Document, str], Document] | None = None,
    ) -> Asking:  # fmt: skip
        """Return the question for the name of a new one, of which it has its id."""

        def take(typed: str) -> Change | Refusing:
            try:
                name = self.fresh_name(muster, typed)
            except Refused as refused:
                return Refusing(muster.texts(refused.key, text=str(refused)))
            there = [
                *entries_of(muster.document, self.section),
                *({"id": known} for known in self.listed(muster.content)),
            ]
            own_id = fresh_id({self.section: there}, self.section, as_id(name, self.section))
            entry = {"id": own_id, "name": name, **{key: value for key, value in start.items() if key not in NAMED}}
            return self.added(muster, self.begun(muster, entry), then)

        return Asking(muster.texts("own-ask-name"), take, now)

    def fresh_name(self, muster: Muster, typed: str, own: str = "") -> str:
        """Return what was typed as a name that nothing else has; raises Refused."""
        name = as_name(typed)
        if not name:
            raise NoName(typed)
        for identity, form in self.listed(muster.content).items():
            if identity != own and self.name_of(muster.texts, form).casefold() == name.casefold():
                raise TwinName(name)
        return name

    def added(self, muster: Muster, entry: Entry, then: Callable[[Document, str], Document] | None = None) -> Change:
        """Return the scenario with one more."""
        document = {**muster.document, self.section: [*entries_of(muster.document, self.section), entry]}
        found = document if then is None else then(document, entry["id"])
        return Change("add-own", found, shows=(self.section, entry["id"]))


@dataclass(frozen=True)
class Number:
    """A number of an entry: where it stands, its texts, whether it can be left out, has a sign, is no whole one."""

    path: tuple[str, ...]
    text: str
    help: str = ""
    optional: bool = False
    signed: bool = False
    whole: bool = True

    @property
    def key(self) -> str:
        return ".".join(self.path)


@dataclass(frozen=True)
class OwnPage(ABC, Generic[FormOf]):
    """The page of one entry."""

    muster: Muster
    entry: Entry
    own: OwnSort[FormOf]

    @cached_property
    def texts(self) -> Phrases:
        """The words, shorter."""
        return self.muster.texts

    @property
    def id(self) -> str:
        return str(self.entry["id"])

    @cached_property
    def built(self) -> FormOf | None:
        """Return what is built, None where the entry of a file is wrong."""
        return self.own.built(self.muster, self.entry)

    @property
    def form(self) -> FormOf:
        """Return what is built, where it can be."""
        assert self.built is not None, "what is wrong has another page"
        return self.built

    def page(self) -> Page:
        """Return the page, or what is wrong with the entry."""
        if self.built is not None:
            return self.whole()
        try:
            self.own.checked(self.muster, self.entry)
        except FileProblem as problem:
            return Page(problem_words(self.texts, problem), deeds=(self.delete(),))
        raise AssertionError(self.entry)

    @abstractmethod
    def whole(self) -> Page:
        """Return the page of what is built."""

    @abstractmethod
    def without(self, document: Document) -> Document:
        """Return the scenario in which nothing uses it."""

    def worth(self) -> tuple[tuple[str, bool], ...]:
        """Return its value, and its epicness beside the limit.  R1.1.20."""
        level, limit = self.own.level(self.form), self.muster.setup.modules.epicness_limit
        number = (self.own.worth(self.texts, self.form), True)
        if level is None:
            return (number,)
        return (number, (self.texts("forces-epicness-limit-line", epicness=level, limit=limit), level <= limit))

    # -- changing ---------------------------------------------------------------------------------------------------

    def changed(self, entry: Entry) -> Document:
        """Return the document with the entry changed; raises FileProblem where it would be wrong."""
        self.own.checked(self.muster, entry)
        entries = entries_of(self.muster.document, self.own.section)
        made = [entry if each.get("id") == self.id else each for each in entries]
        return {**self.muster.document, self.own.section: made}

    def having(self, path: Sequence[str], value: Any) -> Entry:
        """Return the entry with one thing set; what is as usual is not written, and None takes it away."""
        found = dict(self.entry)
        key, *inner = path
        if inner:
            value = self.joined(key, self._inside(found.get(key, self._now((key,))), inner, value))
        if value is None or (key in self.own.usual and value == self.own.usual[key]):
            found.pop(key, None)
        else:
            found[key] = value
        return self.completed(found, path)

    def _inside(self, part: Any, path: Sequence[str], value: Any) -> dict[str, Any]:
        plain: dict[str, Any] = dict(msgspec.to_builtins(part)) if part is not None else {}
        key, *inner = path
        if inner:
            made = self._inside(plain.get(key), inner, value)
            value = {name: old for name, old in made.items() if old is not None} or None
        plain[key] = value
        return plain

    def joined(self, key: str, part: dict[str, Any]) -> dict[str, Any] | None:
        """Return a part of the entry as it is written, None where it says nothing."""
        return {name: value for name, value in part.items() if value is not None} or None

    def completed(self, entry: Entry, path: Sequence[str]) -> Entry:
        """Return an entry of which one thing was set with what it cannot do without."""
        return entry

    def _now(self, path: Sequence[str]) -> Any:
        value: Any = self.form
        for key in path:
            value = None if value is None else getattr(value, key)
        return value

    def counter(self, number: Number) -> Counter:
        """Return a number with one less and one more, and what these would do to the value."""
        texts, now = self.texts, self._now(number.path)
        label = texts(number.text)

        def put(text: str) -> Document:
            read = whole_number if number.whole else number_of
            value = None if number.optional and not text.strip(" –-") else read(text)
            return self.changed(self.having(number.path, value))

        def step(change: int) -> Change | Refusing:
            try:
                document = self.changed(
                    self.having(number.path, 0 if now is None else self._stepped(number, now, change))
                )
            except FileProblem as problem:
                return Refusing(texts("edit-refused", label=label, what=problem_words(texts, problem)))
            return Change("set-value", document, (self.own.section, self.id, number.key))

        shown = "–" if now is None else texts.signed(now) if number.signed else texts.number(now)
        lines = [texts(number.help or f"{number.text}.tip")] + ([texts("own-optional")] if number.optional else [])
        tip = "\n".join([*lines, *self._effects(number, now)])
        return Counter(Property(label, shown, "number", put, tip=tip, unset=now is None), step)

    def _stepped(self, number: Number, now: float, change: int) -> float:
        return now + change if number.whole else round(now + STEP * change, 3)

    def _effects(self, number: Number, now: Any) -> list[str]:
        """Return what one more or one less would do to the value; nothing where it cannot be."""
        if now is None or not number.whole or getattr(self.form, "value", None) is not None:
            return []
        worth, lines = self.own.value(self.form), []
        for change in (1, -1):
            other = self.own.built(self.muster, self.having(number.path, now + change))
            if other is not None:
                value = self.own.value(other)
                difference = self.texts.signed(value - worth)
                lines.append(self.texts("forces-effect", more=change > 0, value=value, difference=difference))
        return lines

    # -- single rows ------------------------------------------------------------------------------------------------

    def names(self) -> dict[str, Property]:
        """Return the rows for the name in both languages; nothing else may have it."""

        def check(text: str) -> str:
            return self.own.fresh_name(self.muster, text, self.id)

        return self.told("name", "edit-property-name", check)

    def description(self) -> dict[str, Property]:
        """Return the rows for the description in both languages."""
        return self.told("description", "forces-description")

    def told(self, key: str, text: str, checked: Callable[[str], str] = str.strip) -> dict[str, Property]:
        """Return the rows for words in the language of the window and in the other one, by keys of their own."""
        texts, value = self.texts, self.entry.get(key)
        rows = {}
        for language in (texts.language, *(each for each in LANGUAGES if each != texts.language)):
            is_own = language == texts.language
            words = value.get(language) if isinstance(value, Mapping) else value if is_own else None
            label = texts(text) if is_own else texts("fields-other-language", label=texts(text), language=language)
            shown = words or texts("fields-as-other" if value is not None and not is_own else "edit-unset")
            row = Property(label, str(shown), "text", self._saying(key, language, checked),
                           tip=str(words or ""), unset=not words)  # fmt: skip
            rows[key if is_own else f"{key}:{language}"] = row
        return rows

    def _saying(self, key: str, language: str, checked: Callable[[str], str]) -> Callable[[str], Document]:
        def put(text: str) -> Document:
            is_own = language == self.texts.language
            new = checked(text) if text.strip() or is_own else ""
            value = in_both(self.entry.get(key), language, new, self.texts.language)
            return self.changed(self.having((key,), value))

        return put

    def setting(self, path: Sequence[str], value: Any) -> Callable[[], Change | Refusing]:
        """Return what sets one thing, or says why that cannot be."""

        def act() -> Change | Refusing:
            try:
                return Change("set-value", self.changed(self.having(path, value)))
            except FileProblem as problem:
                return Refusing(problem_words(self.texts, problem))

        return act

    def choice(self, path: Sequence[str], text: str, words: Mapping[str, str]) -> Property:
        """Return the row for one of some words."""

        def put(value: str) -> Document:
            return self.changed(self.having(path, value or None))

        shown, tip = words[str(self._now(path) or "")], self.texts(f"{text}.tip")
        return Property(self.texts(text), shown, "choice", put, tuple(words.items()), tip)

    def printed(self) -> Property:
        """Return the row for a value of its own in place of the one that is reckoned."""
        texts, value = self.texts, self._now(("value",))

        def put(text: str) -> Document:
            return self.changed(self.having(("value",), whole_number(text) if text.strip() else None))

        shown = texts("own-value-reckoned") if value is None else str(value)
        return Property(texts("own-value"), shown, "number", put, tip=texts("own-value.tip"), unset=value is None)

    # -- whose it is ------------------------------------------------------------------------------------------------

    def kept(self) -> Told:
        """Return whether it is kept for other scenarios, with the ways to do so and to undo it."""
        texts, section = self.texts, self.own.section
        kept = kept_entry(self.muster.setup.system, section, self.id)
        label = upper_first(self.own.name_of(texts, self.form))
        entry = dict(self.entry)

        def keeping(found: Mapping[str, Any] | None) -> Callable[[], Keeping]:
            return lambda: Keeping(self.own.sort, section, self.id, label, found)

        state = "here" if kept is None else "kept" if kept == entry else "changed"
        deeds = []
        if state != "kept":
            deeds.append(Deed("keep:", texts(f"own-keep-{state}"), keeping(entry), (texts("own-keep.tip"),)))
        if kept is not None:
            deeds.append(Deed("drop:", texts("own-drop"), keeping(None), (texts("own-drop.tip"),)))
        return Told(texts("own-where"), texts(f"own-where-{state}"), tuple(deeds))

    def copy(self) -> Deed:
        """Return the button for one more like it."""
        name = self.own.name_of(self.texts, self.form)
        return Deed(
            "edit-duplicate", self.texts("own-duplicate"), lambda: self.own.asking(self.muster, self.entry, name)
        )

    def delete(self) -> Deed:
        """Return the button that takes it out of the scenario."""
        return Deed("edit-delete", self.texts("own-discard"), self._deleted, (self.texts(self.own.gone),))

    def _deleted(self) -> Change:
        """Return the scenario without it and without what uses it, unless there is one of that id anyway."""
        document, section = dict(self.muster.document), self.own.section
        if self.id not in self.own.listed(usable_content(self.muster.setup.system)[0]):
            document = self.without(document)
        left = [entry for entry in entries_of(document, section) if entry.get("id") != self.id]
        document = {key: value for key, value in document.items() if key != section}
        return Change("delete", {**document, section: left} if left else document)


def stated(value: Any) -> Any:
    """Return plain data without what it leaves open."""
    if isinstance(value, Mapping):
        return {key: stated(inner) for key, inner in value.items() if inner is not None}
    return [*map(stated, value)] if isinstance(value, list | tuple) else value


STEP: Final = 0.1
"""By so much a length is changed by a click, in steps."""
