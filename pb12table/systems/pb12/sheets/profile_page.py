"""Where kinds of figures and vehicles of a scenario's own are built; a vehicle is drawn to scale, with its parts."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, get_args

import msgspec

from pb12table.files.forms.basics import rectangle_ring
from pb12table.layouts.editing import Document, entries_of, in_order, number_of
from pb12table.skirmish.faces.forces import Muster
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.forms.force_pages import (
    Change,
    Counters,
    Deed,
    Fields,
    Lines,
    NotANumber,
    Offer,
    Outline,
    Page,
    Part,
    Picking,
    Piece,
    Pieces,
    Plan,
    Property,
    Refusing,
    Told,
    View,
)
from pb12table.systems.pb12.files.building import block_of, check_shape, profile_of, vehicle_of
from pb12table.systems.pb12.files.content import Content, check_profiles
from pb12table.systems.pb12.files.forms import Headgear, ProfileForm, VehicleForm
from pb12table.systems.pb12.rules.preparations.blocks import VehicleData
from pb12table.systems.pb12.rules.preparations.setup import block_value, figure_value
from pb12table.systems.pb12.sheets.members import POINTS, base_of
from pb12table.systems.pb12.sheets.own_entries import Number, OwnPage, OwnSort
from pb12table.systems.pb12.texts.names import block_facts
from pb12table.table.shapes import Ring, box_of
from pb12table.texts.locale import upper_first
from pb12table.texts.names import text_key

CART: Final[Mapping[str, Any]] = MappingProxyType(
    {
        "action_points": 0, "movement": 5, "vertical_movement": 0, "strength": 5, "toughness": 4, "initiative": 0,
        "nerve": 0, "damage_points": {"free": 0, "light": 2, "heavy": 2}, "slots": 0, "model_height": 1.6,
    }
)  # fmt: skip
"""What most vehicles have in common."""
STARTS: Final[Mapping[str, Mapping[str, Any]]] = MappingProxyType(
    {
        "figure": {"items": ["knife"], "abilities": ["fists"]},
        "wagon": {
            **CART,
            "outline": [[-1.8, -0.9], [1.8, -0.9], [1.8, 0.9], [-1.8, 0.9]],
            "vehicle": {
                "floor": 0.6, "steering_points": [[1.2, 0.0]],
                "passenger_areas": [[[-1.6, -0.7], [0.8, -0.7], [0.8, 0.7], [-1.6, 0.7]]],
                "part": [
                    {"rectangle": [-1.8, 0.8, 2.6, 0.1], "height": 0.5},
                    {"rectangle": [-1.8, -0.9, 2.6, 0.1], "height": 0.5},
                ],
            },
        },
        "boat": {
            **CART,
            "outline": [[-1.8, -0.7], [0.8, -0.7], [1.9, 0.0], [0.8, 0.7], [-1.8, 0.7]],
            "vehicle": {
                "looks": "boat", "floor": 0.3, "steering_points": [[-1.5, 0.0]],
                "passenger_areas": [[[-1.2, -0.5], [0.8, -0.5], [0.8, 0.5], [-1.2, 0.5]]],
                "part": [{"rectangle": [-0.1, -0.1, 0.2, 0.2], "height": 1.3, "open": True}],
            },
        },
        "gun": {
            **CART, "movement": 1, "slots": 2, "sight_angle": 2, "items": [],
            "outline": [[-1.2, -0.7], [1.2, -0.7], [1.2, 0.7], [-1.2, 0.7]],
            "vehicle": {"looks": "gun", "floor": 0.2, "steering_points": [[-1.0, 0.0]],
                        "part": [{"rectangle": [-0.4, -0.1, 1.6, 0.2], "height": 0.9}]},
        },
        "animal": {
            **CART, "action_points": 2, "movement": 8, "strength": 5, "melee": 1, "sight_angle": 8, "nerve": 3,
            "initiative": 3, "outline": [[-0.7, -0.3], [0.7, -0.3], [0.7, 0.3], [-0.7, 0.3]],
            "vehicle": {"looks": "animal", "floor": 1.2, "steering_points": [[0.0, 0.0]],
                        "passenger_areas": [[[-0.3, -0.3], [0.3, -0.3], [0.3, 0.3], [-0.3, 0.3]]],
                        "part": [{"rectangle": [0.4, -0.1, 0.3, 0.2], "height": 0.4}]},
        },
    }
)  # fmt: skip
"""What building begins with."""
LOOKS: Final = ("wagon", "boat", "gun", "animal")


class OwnProfiles(OwnSort[ProfileForm]):
    """Kinds of figures, among them vehicles."""

    section = "profile"
    sort = "profiles"
    form = ProfileForm
    title = "profile-shelf"
    about = "profile-about"
    begin = "profile-new-title"
    pick = "profile-copy-title"
    gone = "profile-gone"
    starts = STARTS

    def listed(self, content: Content) -> Mapping[str, ProfileForm]:
        return content.profiles

    def refuse_unfit(self, form: ProfileForm, muster: Muster) -> None:
        check_shape(form, muster.path, "")
        check_profiles((form,), muster.content, muster.path)

    def value(self, form: ProfileForm) -> int:
        return figure_value(profile_of(form, ()))

    def facts(self, texts: Phrases, form: ProfileForm) -> str:
        sort = texts(text_key("profile-looks", form.vehicle.looks)) if form.vehicle is not None else ""
        gear = texts.number(len(form.items) + len(form.abilities))
        numbers = texts(
            "forces-profile-facts", ranged=form.ranged, melee=form.melee, command=form.command,
            movement=form.movement, gear=texts("profile-gear", number=gear),
        )  # fmt: skip
        return f"{sort} · {numbers}" if sort else numbers

    def start_name(self, texts: Phrases, start: str) -> str:
        return texts(f"profile-form-{start}")


PROFILES: Final = OwnProfiles()


def _attribute(key: str) -> Number:
    text = f"damage-points-{key}" if key in POINTS else text_key("attribute", key)
    return Number(("damage_points", key) if key in POINTS else (key,), text, f"{text}.help", signed=key in SIGNED)


SIGNED: Final = ("ranged_defence", "melee_defence")
ATTRIBUTES: Final = tuple(
    map(
        _attribute,
        ("action_points", "movement", "vertical_movement", "strength", "toughness", "initiative", "nerve", "command",
         "ranged", "ranged_defence", "melee", "melee_defence", "tech", "armour", "free", "light", "heavy",
         "damage_table", "slots", "melee_reach", "sight_angle"),
    )
)  # fmt: skip
BODY: Final = (
    Number(("model_height",), "profile-model-height", whole=False),
    Number(("base_point",), "profile-base-point", whole=False),
)
ROUND: Final = Number(("radius",), "profile-radius", whole=False)
HULL: Final = (
    Number(("vehicle", "floor"), "profile-floor", optional=True, whole=False),
    Number(("vehicle", "modifiers", "ranged"), "profile-modifier-ranged", optional=True, signed=True),
    Number(("vehicle", "modifiers", "melee"), "profile-modifier-melee", optional=True, signed=True),
    Number(("vehicle", "modifiers", "tech"), "profile-modifier-tech", optional=True, signed=True),
)
SQUARE: Final = (-0.5, -0.5, 1.0, 1.0)
NEW_PART: Final[Mapping[str, Any]] = MappingProxyType({"rectangle": [*SQUARE], "height": 0.5})


class ProfilePage(OwnPage[ProfileForm]):
    """The page of a kind of figure or of a vehicle."""

    def whole(self) -> Page:
        texts, vehicle = self.texts, self.form.vehicle
        heads = {head: texts(text_key("profile-headgear", head)) for head in get_args(Headgear)}
        rows = {**self.names(), **self.description()}
        if vehicle is None:
            rows["headgear"] = self.choice(("headgear",), "profile-headgear", heads)
        else:
            looks = {look: texts(text_key("profile-looks", look)) for look in LOOKS}
            rows["looks"] = self.choice(("vehicle", "looks"), "profile-looks", looks)
        rows["value"] = self.printed()
        body = [*BODY, *((ROUND,) if self.form.outline is None else ()), *(HULL if vehicle is not None else ())]
        groups: list[tuple[tuple[Part, ...], ...]] = [
            ((Fields(rows),),),
            ((self._used(), self.kept()),),
            *((((self._plan(vehicle),),),) if vehicle is not None else ()),
            ((Counters(texts("profile-attributes"), {each.key: self.counter(each) for each in ATTRIBUTES}),),),
            ((Counters(texts("profile-body"), {each.key: self.counter(each) for each in body}),),),
            *(self._parts(vehicle) if vehicle is not None else ()),
            ((self._gear("abilities"),), (self._gear("items"),)),
        ]
        return Page("", self.worth(), tuple(groups), (self.copy(), self.delete()))

    def _used(self) -> Told:
        """Return which figures of the scenario are of it."""
        setup = self.muster.setup
        labels = {str(each.id): upper_first(each.label.in_language(self.texts.language)) for each in setup.figures}
        own = [str(each["id"]) for each in entries_of(self.muster.document, "figure") if base_of(each) == self.id]
        names = [labels.get(name, name) for name in own]
        return Told(self.texts("profile-used"), self.texts.listing(names) if names else self.texts("item-nobody"))

    def without(self, document: Document) -> Document:
        left = [each for each in entries_of(document, "figure") if base_of(each) != self.id]
        return {**document, "figure": left} if "figure" in document else document

    # -- what it carries --------------------------------------------------------------------------------------------

    def _gear(self, key: str) -> Pieces:
        """Return the items or abilities it begins with."""
        texts, content = self.texts, self.muster.content
        has: tuple[str, ...] = getattr(self.form, key)
        pieces = []
        for name in has:
            block = block_of(content.items[name])
            label = upper_first(block.label.in_language(texts.language))
            left = [each for each in has if each != name]
            drop = Deed(f"drop-{key}:{name}", "×", self.setting((key,), left or None), (texts("forces-drop-tip"),))
            pieces.append(Piece(f"about:{name}", label, block_facts(texts, block), texts.signed(block_value(block)),
                                drop=drop))  # fmt: skip
        add = Deed(f"add-{key}:", texts(f"profile-add-{key}"), lambda: self._pick(key, has))
        return Pieces(texts(f"profile-{key}"), tuple(pieces), (add,))

    def _pick(self, key: str, has: Sequence[str]) -> Picking:
        texts, items = self.texts, self.muster.content.items
        kind = "ability" if key == "abilities" else "item"
        offers = {}
        for name, item in items.items():
            if item.kind == kind and name not in has:
                block = block_of(item)
                label = upper_first(block.label.in_language(texts.language))
                offers[name] = Offer(name, label, block_facts(texts, block), texts.signed(block_value(block)))
        order = in_order((name, each.name) for name, each in offers.items())

        def take(name: str) -> Change | Refusing:
            return self.setting((key,), [*has, name])()

        return Picking(texts("forces-pick-item"), tuple(offers[name] for name, _ in order), take)

    # -- vehicles ---------------------------------------------------------------------------------------------------

    def _plan(self, form: VehicleForm) -> Plan:
        """Return the vehicle from above and from its right side, to scale.  R3.0.1."""
        texts, data = self.texts, vehicle_of(form, self.form.model_height)
        ring: Ring = self.form.outline or rectangle_ring((-self.form.radius, -self.form.radius, 2.0 * self.form.radius,
                                                          2.0 * self.form.radius), 0.0)  # fmt: skip
        above = [Outline(ring, "ground")]
        above += [
            Outline(part.outline, "open" if part.open else "solid", str(number + 1))
            for number, part in enumerate(data.parts)
        ]
        above += [Outline(area, "safe") for area in data.passenger_areas]
        above += [Outline(((x, y),), "mark") for x, y, _ in data.steering_points]
        views = (View(texts("profile-above"), tuple(above)), View(texts("profile-beside"), self._side(ring, data)))
        return Plan(texts("profile-plan"), views, texts("profile-legend"))

    def _side(self, ring: Ring, data: VehicleData) -> tuple[Outline, ...]:
        """Return what is seen from the right side: the hull up to the floor, the parts, the height of the model."""
        back, _, front, _ = box_of(ring)
        high = self.form.model_height
        found = [Outline(((back, 0.0), (front, 0.0), (front, high), (back, high)), "open")]
        if data.floor > 0.0:
            found.append(Outline(((back, 0.0), (front, 0.0), (front, data.floor), (back, data.floor)), "ground"))
        for number, part in enumerate(data.parts):
            west, _, east, _ = box_of(part.outline)
            low, top = part.base, part.base + part.height
            corners = ((west, low), (east, low), (east, top), (west, top))
            found.append(Outline(corners, "open" if part.open else "solid", str(number + 1)))
        found += [Outline(((x, height),), "mark") for x, _, height in data.steering_points]
        return tuple(found)

    def _parts(self, form: VehicleForm) -> list[tuple[tuple[Part, ...], ...]]:
        """Return the rows of the outline, of where one steers and rides, and of each part."""
        texts = self.texts
        rows: dict[str, Property] = {"outline": self._ring(("outline",), self.form.outline, texts("profile-outline"))}
        for number, point in enumerate(form.steering_points):
            rows[f"steering.{number}"] = self._listed("steering_points", number, list(point), texts("profile-steering"))
        for number, area in enumerate(form.passenger_areas):
            rows[f"area.{number}"] = self._area(number, area)
        places = Fields(rows, texts("profile-places"))
        more = Told("", "", (
            Deed("add-steering:", texts("profile-add-steering"), self._adding("steering_points", [0.0, 0.0])),
            Deed("add-area:", texts("profile-add-area"), self._adding("passenger_areas", _ring_of(SQUARE))),
            Deed("add-part:", texts("profile-add-part"), self._adding("part", dict(NEW_PART))),
        ))  # fmt: skip
        columns: list[Part] = [self._part(number, msgspec.to_builtins(part)) for number, part in enumerate(form.part)]
        pairs = [columns[first : first + 2] for first in range(0, len(columns), 2)]
        hint = Lines("", (texts("profile-places-hint"),))
        return [((places, hint, more),), *(tuple((part,) for part in pair) for pair in pairs)]

    def _part(self, number: int, part: Mapping[str, Any]) -> Fields:
        texts = self.texts
        made = {key: value for key, value in part.items() if value is not None and value is not False}

        def putting(key: str) -> Callable[[str], Document]:
            def put(text: str) -> Document:
                value = number_of(text) if text.strip(" –") else None
                return self._with_part(number, {**made, key: value} if value is not None else _without(made, key))

            return put

        def place(text: str) -> Document:
            if not text.strip(" –"):
                return self._without_entry("part", number)
            return self._with_part(
                number, {**_without(_without(made, "polygon"), "rectangle"), "rectangle": numbers(text, 4)}
            )

        def switch(value: str) -> Document:
            return self._with_part(number, {**made, "open": True} if value == "yes" else _without(made, "open"))

        options = (("yes", texts("edit-yes")), ("no", texts("edit-no")))
        ring = made.get("rectangle")
        shown = texts("profile-corners", number=len(made["polygon"])) if ring is None else _told(texts, ring)
        base = made.get("base")
        return Fields(
            {
                f"part.{number}.place": Property(texts("profile-part-place"), shown, "text", place,
                                                 tip=texts("profile-part-place.tip")),
                f"part.{number}.base": Property(
                    texts("profile-part-base"), texts("profile-on-floor") if base is None else texts.number(base),
                    "number", putting("base"), unset=base is None,
                ),
                f"part.{number}.height": Property(texts("profile-part-height"), texts.number(made["height"]), "number",
                                                  putting("height")),
                f"part.{number}.open": Property(
                    texts("profile-part-open"), dict(options)["yes" if made.get("open") else "no"], "choice", switch,
                    options, texts("profile-part-open.tip"),
                ),
            },
            texts("profile-part", number=number + 1),
        )  # fmt: skip

    def _ring(self, path: Sequence[str], ring: Ring | None, label: str) -> Property:
        """Return the row for an outline; a rectangle is typed, and takes the place of any other."""

        def put(text: str) -> Document:
            return self.changed(self.having(path, _ring_of(numbers(text, 4)) if text.strip(" –") else None))

        texts = self.texts
        shown = texts("profile-round") if ring is None else _ring_told(texts, ring)
        return Property(label, shown, "text", put, tip=texts("profile-part-place.tip"), unset=ring is None)

    def _area(self, number: int, area: Ring) -> Property:
        def put(text: str) -> Document:
            if not text.strip(" –"):
                return self._without_entry("passenger_areas", number)
            return self._with_entry("passenger_areas", number, _ring_of(numbers(text, 4)))

        texts = self.texts
        return Property(
            texts("profile-area"), _ring_told(texts, area), "text", put, tip=texts("profile-part-place.tip")
        )

    def _listed(self, key: str, number: int, now: Sequence[float], label: str) -> Property:
        """Return the row for a point of a list; nothing typed takes it away."""

        def put(text: str) -> Document:
            if not text.strip(" –"):
                return self._without_entry(key, number)
            return self._with_entry(key, number, numbers(text, 2, 3))

        return Property(label, _told(self.texts, now), "text", put, tip=self.texts("profile-steering.tip"))

    def _all(self, key: str) -> list[Any]:
        found = self.entry.get("vehicle", {}).get(key, ())
        return [*found]

    def _adding(self, key: str, entry: Any) -> Callable[[], Change | Refusing]:
        return self.setting(("vehicle", key), [*self._all(key), entry])

    def _with_entry(self, key: str, number: int, value: Any) -> Document:
        made = [value if each == number else old for each, old in enumerate(self._all(key))]
        return self.changed(self.having(("vehicle", key), made))

    def _without_entry(self, key: str, number: int) -> Document:
        left = [old for each, old in enumerate(self._all(key)) if each != number]
        return self.changed(self.having(("vehicle", key), left or None))

    def _with_part(self, number: int, part: Mapping[str, Any]) -> Document:
        return self._with_entry("part", number, dict(part))


def numbers(text: str, *counts: int) -> list[float]:
    """Return typed numbers with blanks between them; raises NotANumber for another count of them."""
    parts = re.split(r"[\s;·]+", text.strip())
    if len(parts) not in counts:
        raise NotANumber(text)
    return [number_of(part) for part in parts]


def _told(texts: Phrases, values: Sequence[float]) -> str:
    return " · ".join(texts.number(value) for value in values)


def _ring_of(rectangle: Sequence[float]) -> list[list[float]]:
    """Return the ring of a rectangle by the corner at the back and right, length and width."""
    x, y, length, width = rectangle
    return [list(point) for point in rectangle_ring((x, y, length, width), 0.0)]


def _ring_told(texts: Phrases, ring: Sequence[Sequence[float]]) -> str:
    """Return a ring in words: a rectangle by its numbers, anything else by how many corners it has."""
    left, low, right, top = box_of([(point[0], point[1]) for point in ring])
    corners = {(left, low), (right, low), (right, top), (left, top)}
    if len(ring) == 4 and {(point[0], point[1]) for point in ring} == corners:
        return _told(texts, (left, low, right - left, top - low))
    return texts("profile-corners", number=len(ring))


def _without(part: Mapping[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in part.items() if name != key}
