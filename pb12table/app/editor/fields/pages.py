"""Pages of fields: for every list, entry and table of a scenario one, made from the form that its reader uses."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from msgspec import inspect

from pb12table.app.editor.fields.names import SHAPES, Names, around
from pb12table.app.editor.workbench import Workbench
from pb12table.files.problems import FileProblem
from pb12table.layouts.edit_history import Sketch
from pb12table.layouts.editing import Document, Thing, fresh_id, in_both, in_order, named, removed, sections_of
from pb12table.layouts.fields import (
    LEAVES,
    NO,
    YES,
    Field,
    Path,
    Sort,
    bare,
    bounds_of,
    choices_of,
    fields_of,
    fixed_length,
    form_of,
    fresh,
    fresh_entry,
    is_point,
    item_of,
    shortest,
    shown,
    sort_of,
    tags_of,
    typed,
    value_at,
    words_among,
    words_are_of,
)
from pb12table.skirmish.forms.force_pages import (
    Act,
    Change,
    Counter,
    Counters,
    Deed,
    Fields,
    Going,
    Offer,
    Part,
    Picking,
    Piece,
    Pieces,
    Property,
    Refusing,
    TakenId,
    Tick,
    Ticks,
)
from pb12table.skirmish.zones import ZoneKind
from pb12table.texts.describe import problem_words
from pb12table.texts.locale import LANGUAGES, Texts, upper_first

HEAD: Final = ("format", "system", "campaign")
"""What a file says of itself: its form, its rule system, and what the program notes of a campaign."""
LEFT_OUT: Final = ""
"""What is chosen where a field is to be left out."""
MOST_FACTS: Final = 4
_STEP: Final = re.compile(r"([\w-]+)|\[(\d+)\](?: \"[^\"]*\")?")


def path_name(path: Path) -> str:
    """Return a path as it is part of the name of a button."""
    return "/".join(map(str, path))


def path_from(name: str) -> Path:
    """Return the path in the name of a button."""
    return tuple(int(part) if part.isdigit() else part for part in name.split("/") if part)


def path_of_place(place: str) -> Path:
    """Return the path of the place that a problem names."""
    return tuple(int(found[2]) if found[2] else found[1] for found in _STEP.finditer(place))


@dataclass
class _Gathered:
    """The parts of a page as they are gathered: rows that follow one another are one part."""

    parts: list[Part] = field(default_factory=list)
    title: str = ""
    rows: dict[str, Property] = field(default_factory=dict)
    acts: dict[str, Act] = field(default_factory=dict)
    beside: dict[str, tuple[Deed, ...]] = field(default_factory=dict)
    wrong: dict[str, str] = field(default_factory=dict)

    def close(self, title: str = "") -> None:
        """Begin a new part with the next row."""
        if self.rows:
            self.parts.append(Fields(self.rows, self.title, self.acts, self.beside, self.wrong))
        self.title, self.rows, self.acts, self.beside, self.wrong = title, {}, {}, {}, {}

    def put(self, part: Part) -> None:
        """Add a part of its own."""
        self.close()
        self.parts.append(part)


class FieldPages:
    """The pages of a layout, in the words of one language."""

    def __init__(self, bench: Workbench, texts: Texts) -> None:
        self.bench, self.texts = bench, texts.of(bench.setup.system)
        self.names = Names(bench)
        self._told: tuple[int, list[tuple[Path, FileProblem]]] | None = None

    @property
    def document(self) -> Document:
        """The document as it is now."""
        return self.bench.document

    # -- words ----------------------------------------------------------------------------------------------------

    def label(self, path: Path) -> str:
        """Return what a field is called: within its list or table, else wherever it occurs."""
        words = [part.replace("_", "-") for part in path if isinstance(part, str)]
        if path and isinstance(path[-1], int) and len(path) > 2:
            return str(path[-1] + 1)
        key, around = words[-1], words[:-1]
        known = (f"attribute-{key}", f"ability-{key}", f"field-{key}", f"edit-property-{key}")
        for name in (*(f"field-{each}-{key}" for each in reversed(around)), *known):
            if self.texts.has(name):
                return self.texts(name)
        return upper_first(key.replace("-", " "))

    def means(self, path: Path, value: Any = None) -> str:
        """Return what a field means, and the word that stands in it, a line each; "" where the names say it all."""
        words = [part.replace("_", "-") for part in path if isinstance(part, str)]
        stems = (*(f"fields-tip-{each}-{words[-1]}" for each in reversed(words[:-1])), f"fields-tip-{words[-1]}")
        found = [next((self.texts(stem) for stem in stems if self.texts.has(stem)), "")]
        if isinstance(value, str):
            of_word = (f"{stem}-is-{value.replace('_', '-')}" for stem in stems)
            found.append(next((self.texts(name) for name in of_word if self.texts.has(name)), ""))
        return "\n".join(filter(None, found))

    def page_title(self, path: Path) -> str:
        """Return the name of a page: of the scenario, a list, or of an entry and what it lies in."""
        if not path:
            return self.texts("fields-scenario")
        if len(path) == 1:
            return self._page_word(path, "") or self.label(path)
        own = self.entry_title(path) if isinstance(path[-1], int) else self.label(path)
        return f"{self.page_title(path[:-1])} › {own}" if own else self.page_title(path[:-1])

    def entry_title(self, path: Path, shown_here: Any = None) -> str:
        """Return what an entry is called: what it is or names in words where it has neither name nor id.

        `shown_here` is what is shown where the document has nothing.
        """
        entry = value_at(self.document, path) or shown_here
        kind = self.names.kind_at(path)
        form = self.names.form_at(kind, path) if isinstance(entry, Mapping) else None
        if isinstance(entry, Mapping) and sort_of(kind) is Sort.TAGGED:
            key, _ = tags_of(kind)
            return upper_first(self.option(key, str(entry.get(key)), kind))
        if form is None or not isinstance(entry, Mapping) or {"id", "name", "text"} & {*entry}:
            return self.names.title(path, self.texts)
        first = next((each for each in fields_of(form) if entry.get(each.key)), None)
        if first is None:
            return self.names.title(path, self.texts)
        value, called = entry[first.key], dict(self.names.offered(first.key, self.texts))
        words = value if isinstance(value, list) and sort_of(first.type) is Sort.LIST else [value]
        return " – ".join(called.get(str(word)) or self._worded(first, word) for word in words)

    def _page_word(self, path: Path, end: str) -> str:
        words = "-".join(str(part).replace("_", "-") for part in path if isinstance(part, str))
        return self.texts.either(f"fields-page-{words}{end}", "")

    def help(self, path: Path) -> str:
        """Return two sentences on a page, those of the page it lies in where it has none of its own."""
        if not path:
            return self.texts("fields-scenario-help")
        return self._page_word(path, "-help") or (self.help(path[:-1]) if len(path) > 1 else "")

    def option(self, key: str, value: str, kind: inspect.Type) -> str:
        """Return what one of several words of a field is called: by the field, else by what the words are of."""
        word, stem = value.replace("_", "-") or "nothing", key.replace("_", "-")
        for name in (f"field-{stem}-is-{word}", f"{words_are_of(kind) or stem}-{word}", f"edit-value-{word}"):
            if self.texts.has(name):
                return self.texts(name)
        return word.replace("-", " ")

    # -- what is wrong --------------------------------------------------------------------------------------------

    def problems(self) -> list[tuple[Path, FileProblem]]:
        """Return what the reader says of the layout, each with the path to what it is said of."""
        if self._told is None or self._told[0] != self.bench.changes:
            self._told = (self.bench.changes, self.problems_of(self.bench.sketch, self.document))
        return self._told[1]

    def problems_of(self, sketch: Sketch, document: Document) -> list[tuple[Path, FileProblem]]:
        """Return what the reader says of a document, of which as much was built as can be."""
        found = [(_path_of(document, thing, problem), problem) for thing, problem in sketch.faulty.items()]
        if sketch.problem is not None:
            found.append((path_of_place(sketch.problem.place), sketch.problem))
        return found

    def _told_of(self, at: Path, problem: FileProblem) -> str:
        """Return a problem in words, in which a missing key, a kind and what can be chosen are called as in fields."""
        named: dict[str, str | int | float] = dict(problem.details)
        for detail, key in (("kind", "kind"), ("known", str(at[-1]) if at else "")):
            if isinstance(values := named.get(detail), str):
                named[detail] = ", ".join(self.texts.either(f"field-{key}-is-{each}", each)
                                          for each in values.split(", "))  # fmt: skip
        if isinstance(missing := named.get("key"), str):
            named["key"] = self.texts("fields-key", label=self.label((*at, missing)))
        return problem_words(self.texts, FileProblem(problem.file, problem.place, problem.key, **named))

    def wrong_here(self, path: Path) -> list[str]:
        """Return what is wrong with an entry as a whole; what it lacks is told where that would be."""
        form = self.names.form_at(self.names.kind_at(path), path)
        fields = {each.key for each in fields_of(form)} if form is not None else set[str]()
        here = [(at, problem) for at, problem in self.problems() if at == path]
        return [self._told_of(at, problem) for at, problem in here if problem.details.get("key") not in fields]

    def _wrong_at(self, path: Path) -> str:
        """Return what is wrong with a field; a key that is missing is told where it would be."""
        for at, problem in self.problems():
            missing = problem.details.get("key")
            if missing is not None and (*at, missing) == path:
                return self.texts("fields-needed")
            if at[: len(path)] == path:
                return self._told_of(at, problem)
        return ""

    def _wrong_with_all(self, path: Path) -> str:
        """Return what is wrong with a list that has entries, if it is none of these."""
        return next((self._told_of(at, problem) for at, problem in self.problems() if at == path), "")

    def is_wrong(self, path: Path) -> bool:
        """Return whether something is wrong with what lies at a path, or in it."""
        return any(at[: len(path)] == path for at, _ in self.problems())

    # -- pages ----------------------------------------------------------------------------------------------------

    def sections(self) -> list[Path]:
        """Return the pages that the index lists: the scenario, its tables, and its lists."""
        found: list[Path] = [()]
        for each in fields_of(self.names.face.scenario_form):
            if each.key not in HEAD and sort_of(each.type) not in (*LEAVES, Sort.BOTH):
                found.append((each.key,))
        return found

    def parts(self, path: Path) -> list[Part]:
        """Return the parts of a page."""
        gathered = _Gathered()
        kind = self.names.kind_at(path)
        if not path:
            leaves = (Sort.BOTH, *LEAVES)
            fields = [each for each in fields_of(self.names.face.scenario_form) if sort_of(each.type) in leaves]
            self._fields(gathered, (), [each for each in fields if each.key not in HEAD])
        elif self._is_table(kind, path):
            self._inside(gathered, path, kind)
        else:
            form = self.names.face.scenario_form
            own = next((each for each in fields_of(form) if path == (each.key,)), None)
            self._field(gathered, path, own or Field(str(path[-1]), kind, False, None))
        gathered.close()
        if len(path) == 2 and isinstance(path[1], int):
            section, entries = str(path[0]), self.document.get(str(path[0])) or []
            more = self._adding(
                (section, len(entries)), self.names.inner(self.names.kind_at((section,)), (section,), 0)
            )
            another = Deed(more.name, self.texts("fields-another"), more.act)
            gathered.put(Pieces("", (), (another, *self._on_table(section), self._leaving(path, "fields-remove"))))
        return gathered.parts

    def _on_table(self, section: str) -> tuple[Deed, ...]:
        """Return the button that adds an entry by clicks on the table, where its form has something to click."""
        if not self.names.clicks(section):
            return ()
        going = Going((section,), by_click=True)
        return (Deed(f"lay:{section}", self.texts("fields-add-on-table"), lambda: going),)

    def _is_table(self, kind: inspect.Type, path: Path) -> bool:
        is_struct = sort_of(kind) in (Sort.STRUCT, Sort.TAGGED, Sort.TABLE) or self.names.is_changed(kind, path)
        return is_struct and value_at(self.document, path) is not None

    def _inside(self, gathered: _Gathered, path: Path, kind: inspect.Type, usual: Any = None) -> None:
        """Add the fields of a table; `usual` is what they have where the table does not say it."""
        if sort_of(kind) is Sort.TAGGED:
            self._tag(gathered, path, kind)
        form = self.names.form_at(kind, path)
        if form is None:
            self._free_table(gathered, path, kind)
            return
        fields = list(fields_of(form))
        if self.names.is_changed(kind, path):
            usual = self.names.usual_of(path)
            fields = [each for each in fields if each.key != "id"]
        if isinstance(usual, Mapping):
            fields = [Field(each.key, each.type, False, usual.get(each.key, each.usual)) for each in fields]
        self._fields(gathered, path, fields)

    def _fields(self, gathered: _Gathered, path: Path, fields: Sequence[Field]) -> None:
        """Add fields: first what is typed or chosen, then what has parts of its own."""
        rows = [each for each in fields if sort_of(each.type) in (*LEAVES, Sort.BOTH)]
        for each in (*rows, *(each for each in fields if each not in rows)):
            self._field(gathered, (*path, each.key), each)

    def _field(self, gathered: _Gathered, path: Path, each: Field) -> None:
        sort, value = sort_of(each.type), value_at(self.document, path)
        if sort is Sort.BOTH:
            self._both(gathered, path, each)
        elif sort in LEAVES:
            self._leaf(gathered, path, each)
        elif sort is Sort.SET:
            gathered.put(self._set(path, each))
        elif sort is Sort.GRADED:
            gathered.put(self._graded(path, each))
        elif sort is Sort.LIST:
            self._list(gathered, path, each)
        elif value is None and not each.usual:
            gathered.put(Pieces(self.label(path), (), (self._adding(path, each.type),)))
        else:
            gathered.close(self.label(path) if len(path) > 1 else "")
            self._inside(gathered, path, each.type, each.usual)
            gathered.close()
            if value is not None and not each.is_required and len(path) > 1:
                gathered.put(Pieces("", (), (self._leaving(path, "fields-leave-out"),)))

    # -- rows -----------------------------------------------------------------------------------------------------

    def _row(self, gathered: _Gathered, key: str, row: Property, path: Path, act: Act | None = None) -> None:
        meant = path[:-1] if path[-1] in LANGUAGES else path
        tip = "\n".join(filter(None, (self.means(meant, value_at(self.document, path)), row.tip)))
        row = replace(row, tip=tip)
        gathered.rows[key] = row
        if act is not None:
            gathered.acts[key] = act
        wrong = self._wrong_at(path)
        if wrong:
            gathered.wrong[key] = wrong

    def _usual(self, each: Field) -> str:
        if each.usual is None or each.usual in ("", [], {}):
            return self.texts("edit-unset")
        return self.texts("edit-usual", value=self._worded(each, each.usual))

    def _worded(self, each: Field, value: Any) -> str:
        """Return a value in words, or as it is typed."""
        if isinstance(value, str) and value in (*choices_of(each.type), *words_among(each.type)):
            return self.option(each.key, value, each.type)
        if isinstance(value, Mapping):
            return str(value.get(self.texts.language) or next(iter(value.values()), ""))
        if isinstance(value, list | tuple) and choices_of(each.type):
            return ", ".join(self.option(each.key, str(word), each.type) for word in value)
        return shown(value, each.type, self.texts)

    def _leaf(self, gathered: _Gathered, path: Path, each: Field) -> None:
        key, value, sort = path_name(path), value_at(self.document, path), sort_of(each.type)
        label, changed = self.label(path), self.names.is_changed(each.type, path)
        unset = value is None
        told = self._usual(each) if unset else ""
        if changed or (sort is Sort.NAME and self.names.lists_named(each.key) and each.key != "id"):
            now = str(value.get("base")) if isinstance(value, Mapping) else str(value or "")
            offers = dict(self.names.offered(each.key, self.texts))
            row = Property(label, told or offers.get(now, now), "choice", None, unset=unset)
            self._row(gathered, key, row, path, lambda: self._picking(path, each, now))
            if self.names.can_be_clicked(each.key):
                gathered.beside[key] = (self._pointing(path),)
            if changed and not unset:
                gathered.beside[key] = (Deed(f"open:{key}", self.texts("fields-changes"), lambda: Going(path)),)
            return
        if sort in (Sort.TRUTH, Sort.CHOICE):
            options = self._options(each, value)
            shown_now = (YES if value else NO) if isinstance(value, bool) else str(value)
            words = told or dict(options).get(shown_now, shown_now)
            row = Property(label, words, "choice", self._putting(path, each), options, unset=unset)
            self._row(gathered, key, row, path)
            return
        words = told or self._worded(each, value)
        put = self._renaming(path) if self._is_own_id(path) else self._putting(path, each)
        used = self.names.in_use(each.key) if sort is Sort.NAME else ()
        examples = self.texts("fields-in-use", words=", ".join(used)) if used else ""
        tip = " ".join(filter(None, (", ".join(self._spoken(each)) or examples, self._bounds(each))))
        self._row(gathered, key, Property(label, words, "text", put, tip=tip, unset=unset), path)
        if is_point(each.type):
            gathered.beside[key] = (self._pointing(path),)

    def _bounds(self, each: Field) -> str:
        """Return between what a number lies, "" where it has no bounds or there is no number."""
        least, most = bounds_of(each.type)
        if least is None and most is None:
            return ""
        bounds = {name: shown(value, each.type, self.texts) for name, value in (("least", least), ("most", most))}
        ends = "both" if least is not None and most is not None else "least" if most is None else "most"
        return self.texts("fields-bounds", ends=ends, **bounds)

    def _options(self, each: Field, now: Any) -> tuple[tuple[str, str], ...]:
        words: tuple[tuple[str, str], ...]
        if sort_of(each.type) is Sort.TRUTH:
            words = ((YES, self.texts("edit-yes")), (NO, self.texts("edit-no")))
        else:
            able = self._meant(each.type)
            words = tuple((value, self.option(each.key, value, each.type)) for value in choices_of(each.type)
                          if value in able or value == now)  # fmt: skip
        return words if each.is_required else ((LEFT_OUT, self._usual(each)), *words)

    def _meant(self, kind: inspect.Type) -> Sequence[str]:
        """Return the words of a choice that mean something in the game: not every one has all kinds of zones."""
        words = choices_of(kind)
        return [each.value for each in self.names.face.zone_kinds] if {*words} == {*ZoneKind} else words

    def _putting(self, path: Path, each: Field) -> Callable[[str], Document]:
        def put(text: str) -> Document:
            if not text.strip() and not (each.is_required and sort_of(each.type) is Sort.WORDS):
                return self.names.with_value(path, None)
            word = self._spoken(each).get(text.strip(), text)
            return self.names.with_value(path, typed(word, each.type, self.texts))

        return put

    def _spoken(self, each: Field) -> Mapping[str, str]:
        """Return the words that a field allows beside numbers and the like, by what they are called."""
        return {self.option(each.key, word, each.type): word for word in words_among(each.type)}

    def _is_own_id(self, path: Path) -> bool:
        return len(path) == 3 and path[-1] == "id"

    def _renaming(self, path: Path) -> Callable[[str], Document]:
        def put(text: str) -> Document:
            name = "-".join(text.strip().lower().split())
            others = [entry.get("id") for entry in self.document[str(path[0])]]
            if name in others and name != value_at(self.document, path):
                raise TakenId(name)
            return self.names.with_id(path[:-1], name)

        return put

    def _picking(self, path: Path, each: Field, now: str) -> Picking:
        def take(name: str) -> Change:
            before = value_at(self.document, path)
            value: Any = {**before, "base": name} if isinstance(before, Mapping) and name else name or None
            return Change("set-value", self.names.with_value(path, value))

        key = f"{path[0]}.{each.key}"
        key = key if key in self.names.face.named_by else each.key
        said = self.names.said_of(key, self.texts)
        offers = [
            Offer(name, label, said.get(name, name), "", (label, said[name]) if name in said else ())
            for name, label in in_order(self.names.offered(key, self.texts))
        ]
        is_in_list = isinstance(path[-1], int)
        is_new = is_in_list and value_at(self.document, path) is None
        if not each.is_required and not is_new:
            without = self.texts("fields-remove") if is_in_list else self._usual(each)
            offers.insert(0, Offer(LEFT_OUT, without, "", ""))
        list_or_field = path[:-1] if isinstance(path[-1], int) else path
        return Picking(self.label(list_or_field), tuple(offers), take, now)

    def _both(self, gathered: _Gathered, path: Path, each: Field) -> None:
        """Add a text in the language of the window, and in the other one, which without a text of its own has it."""
        value = value_at(self.document, path)
        own = self.texts.language
        for language in (own, *(other for other in LANGUAGES if other != own)):
            words = value.get(language) if isinstance(value, Mapping) else value if language == own else None
            label = self.label(path)
            if language != own:
                label = self.texts("fields-other-language", label=label, language=language)
            told = self.texts("fields-as-other") if value is not None and language != own else self._usual(each)
            row = Property(label, told if words is None else str(words), "text", self._saying(path, language, each),
                           unset=words is None)  # fmt: skip
            self._row(gathered, f"{path_name(path)}:{language}", row, path if language == own else (*path, language))

    def _saying(self, path: Path, language: str, each: Field) -> Callable[[str], Document]:
        def put(text: str) -> Document:
            new = text.strip()
            left = in_both(value_at(self.document, path), language, new, self.texts.language)
            if left is None and each.is_required:
                left = new
            return self.names.with_value(path, left)

        return put

    # -- lists and tables -----------------------------------------------------------------------------------------

    def _set(self, path: Path, each: Field) -> Ticks:
        value = value_at(self.document, path)
        now = list(value if value is not None else each.usual or ())
        words = choices_of(each.type)

        def act(word: str) -> Change:
            wished = [other for other in words if (other in now) != (other == word)]
            left: Any = wished if wished or each.usual or each.is_required else None
            return Change("set-value", self.names.with_value(path, left))

        ticks = tuple(
            Tick(f"tick:{path_name((*path, word))}", label, word in now, _with(act, word))
            for word in words
            for label in [self.option(each.key, word, each.type)]
        )
        return Ticks(self.label(path), ticks, self._wrong_at(path))

    def _graded(self, path: Path, each: Field) -> Counters:
        value = value_at(self.document, path) or {}

        def setting(word: str, number: float | None) -> Document:
            wished = {**value, word: number}
            return self.names.with_value(path, {key: left for key, left in wished.items() if left is not None})

        def counter(word: str) -> Counter:
            now = value.get(word)

            def put(text: str) -> Document:
                kind = bare(each.type)
                assert isinstance(kind, inspect.DictType), "numbers by words"
                return setting(word, typed(text, kind.value_type, self.texts) if text.strip() else None)

            def step(change: int) -> Change | Refusing:
                new = (now or 0) + change
                return Change("set-value", setting(word, new if new > 0 else None), ("grade", path, word))

            label, told = self.option(each.key, word, each.type), "–" if now is None else str(now)
            return Counter(Property(label, told, "number", put, unset=now is None), step)

        counters = {path_name((*path, word)): counter(word) for word in choices_of(each.type)}
        return Counters(self.label(path), counters, self._wrong_at(path))

    def _list(self, gathered: _Gathered, path: Path, each: Field) -> None:
        value = value_at(self.document, path)
        items = list(value if value is not None else each.usual or ())
        if value is None and fixed_length(each.type) is not None:
            gathered.put(Pieces(self.label(path), (), (self._adding(path, each.type),)))
            return
        inner = self.names.inner(each.type, path, 0)
        if sort_of(inner) in (*LEAVES, Sort.BOTH):
            self._short_list(gathered, path, each, inner, items)
            return
        pieces = tuple(self._piece((*path, number), item) for number, item in enumerate(items))
        is_fresh = not items and shortest(each.type) > 1
        adding = self._adding(path, each.type) if is_fresh else self._adding((*path, len(items)), inner)
        deeds = () if fixed_length(each.type) is not None else (adding,)
        if len(path) == 1:
            deeds = (*deeds, *self._on_table(str(path[0])))
        if value is not None and fixed_length(each.type) is not None and not each.is_required:
            deeds = (self._leaving(path, "fields-leave-out"),)
        title = "" if len(path) == 1 else self.label(path)
        if title or pieces:
            wrong = self._wrong_with_all(path) if pieces else self._wrong_at(path)
            gathered.put(Pieces(title, pieces, deeds, wrong=wrong))
        else:
            gathered.put(Pieces(title, (), deeds))

    def _short_list(
        self, gathered: _Gathered, path: Path, each: Field, inner: inspect.Type, items: Sequence[Any]
    ) -> None:
        """Add a list of texts, numbers or names: a row for each, and one more to add to it."""
        if not items and shortest(each.type) > 1:
            gathered.put(Pieces(self.label(path), (), (self._adding(path, each.type),)))
            return
        gathered.close(self.label(path))
        numbers = range(fixed_length(each.type) or len(items) + 1)
        for number in numbers:
            place = (*path, number)
            kind = item_of(each.type, number) if fixed_length(each.type) else inner
            is_part = number < len(items) and fixed_length(each.type) is not None
            field = Field(each.key, kind, is_part, items[number] if number < len(items) else None)
            if sort_of(kind) is Sort.BOTH and number >= len(items):
                row = Property(str(number + 1), self.texts("fields-add"), "text", self._naming(place), unset=True)
                self._row(gathered, f"{path_name(place)}:{self.texts.language}", row, place)
            elif sort_of(kind) is Sort.BOTH:
                self._both(gathered, place, field)
            else:
                self._leaf(gathered, place, field)
                if number >= len(items):
                    key = path_name(place)
                    row = gathered.rows[key]
                    gathered.rows[key] = replace(row, value=self.texts("fields-add"), unset=True)
        if gathered.rows and (wrong := self._wrong_with_all(path)):
            gathered.wrong.setdefault(next(reversed(gathered.rows)), wrong)
        gathered.close()

    def _naming(self, place: Path) -> Callable[[str], Document]:
        return lambda text: self.names.with_value(place, named(None, text, self.texts))

    def _piece(self, path: Path, value: Any) -> Piece:
        drop = self._leaving(path, "")
        sign = Deed(drop.name, "×", drop.act, (self.texts("fields-remove"),))
        wrong = next((self._told_of(at, told) for at, told in self.problems() if at[: len(path)] == path), "")
        title = self.entry_title(path, value)
        return Piece(f"open:{path_name(path)}", title, wrong or self._facts(path, value), "", drop=sign,
                     is_wrong=bool(wrong))  # fmt: skip

    def _facts(self, path: Path, value: Any) -> str:
        """Return the first values of an entry."""
        if isinstance(value, list):
            return ", ".join(map(str, value))[:80]
        form = self.names.form_at(self.names.kind_at(path), path)
        if not isinstance(value, Mapping) or form is None:
            return ""
        found = []
        for each in fields_of(form):
            at = value.get(each.key)
            if at is None or each.key in ("id", "name") or sort_of(each.type) not in LEAVES:
                continue
            offers = dict(self.names.offered(each.key, self.texts)) if isinstance(at, str) else {}
            words = offers.get(str(at)) or self._worded(each, at)
            found.append(f"{self.label((*path, each.key))}: {words}")
        return " · ".join(found[:MOST_FACTS])

    def _tag(self, gathered: _Gathered, path: Path, kind: inspect.Type) -> None:
        key, words = tags_of(kind)
        value = value_at(self.document, path)

        def put(tag: str) -> Document:
            return self.names.with_value(path, self.tagged(kind, tag))

        options = tuple((word, self.option(key, word, kind)) for word in words)
        now = str(value.get(key))
        self._row(gathered, path_name((*path, key)),
                  Property(self.label((*path, key)), dict(options).get(now, now), "choice", put, options),
                  (*path, key))  # fmt: skip

    def _free_table(self, gathered: _Gathered, path: Path, kind: inspect.Type) -> None:
        """Add keys with values of any kind; a new one is typed as TOML writes it."""
        found = bare(kind)
        inner = found.value_type if isinstance(found, inspect.DictType) else inspect.AnyType()
        for key in value_at(self.document, path) or {}:
            self._field(gathered, (*path, key), Field(str(key), inner, False, None))

        def put(text: str) -> Document:
            key, _, value = text.partition("=")
            return self.names.with_value((*path, key.strip()), typed(value.strip(), inner, self.texts))

        row = Property(self.texts("fields-new-key"), self.texts("fields-add"), "text", put, unset=True)
        self._row(gathered, path_name((*path, "+")), row, (*path, "+"))

    # -- buttons --------------------------------------------------------------------------------------------------

    def _first(self, key: str) -> str:
        """Return the id of what a key may name and lies where new things do, else of the first one, else the first word
        in use; "" for none of them.
        """
        there = self.names.clicked(key, self._middle, 0.0) if self.names.can_be_clicked(key) else []
        if there:
            return there[0]
        return next((name for name, _ in self.names.offered(key, self.texts)), "") or next(
            iter(self.names.in_use(key)), ""
        )

    @property
    def _middle(self) -> tuple[float, float]:
        field = self.bench.setup.battlefield
        return (field.width / 2.0, field.depth / 2.0)

    def entry(self, path: Path, kind: inspect.Type) -> Any:
        """Return a new entry with all that it must have, its id still unused in its list."""
        made = fresh(kind, str(path[-1] if isinstance(path[-1], str) else path[-2]), self._first, self._middle)
        if isinstance(made, dict) and len(path) == 2:
            section = str(path[0])
            stem = section.replace("_", "-")
            if "id" in made:
                made["id"] = fresh_id(self.document, section, stem)
            if section == "zone" and self.names.face.zone_kinds:
                made["kind"] = self.names.face.zone_kinds[0].value
            form = self.names.form_at(kind, path)
            if form is not None and not SHAPES & {*made} and {each.key for each in fields_of(form)} >= SHAPES:
                made["rectangle"] = around(self._middle)
            for key, value in made.items():
                # A passage leads from one zone to another.
                if isinstance(value, list) and len(value) == 2 and value[0] == value[1]:
                    made[key] = [name for name, _ in self.names.offered(key, self.texts)][:2] or value
            if made.get("name") == "-":
                made["name"] = self._page_word((section,), "-one") or upper_first(stem.replace("-", " "))
        return made

    def tagged(self, kind: inspect.Type, tag: str) -> Document:
        """Return the least that one of several forms can be."""
        form = form_of(kind, {tags_of(kind)[0]: tag})
        assert form is not None, "one for each tag"
        return fresh_entry(form, self._first, self._middle)

    def _adding(self, path: Path, kind: inspect.Type) -> Deed:
        def act() -> Change:
            return Change("add-entry", self.names.with_value(path, self.entry(path, kind)))

        return Deed(f"add:{path_name(path)}", self.texts("fields-add"), act)

    def _leaving(self, path: Path, label: str) -> Deed:
        def act() -> Change:
            thing = Thing(str(path[0]), str(value_at(self.document, (*path, "id"))))
            if len(path) == 2 and path[0] in sections_of(self.document):
                return Change("delete", removed(self.document, [thing]))
            return Change("delete", self.names.with_value(path, None))

        return Deed(f"drop:{path_name(path)}", self.texts(label) if label else "", act)

    def _pointing(self, path: Path) -> Deed:
        return Deed(f"point:{path_name(path)}", self.texts("fields-point"), lambda: Going(path, by_click=True),
                    (self.texts("fields-point-tip"),))  # fmt: skip


def _with(act: Callable[[str], Change], word: str) -> Act:
    return lambda: act(word)


def _path_of(document: Document, thing: Thing, problem: FileProblem) -> Path:
    """Return the path to a problem of an entry: its own number, and the rest of its place."""
    entries = document.get(thing.section) or []
    ids = [str(entry.get("id")) if isinstance(entry, Mapping) else "" for entry in entries]
    number = int(thing.id[1:]) if thing.id.startswith("#") else ids.index(thing.id) if thing.id in ids else 0
    return (thing.section, number, *path_of_place(problem.place)[2:])
