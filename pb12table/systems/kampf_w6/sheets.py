"""The forces interface of Kampf W6: pages of figures and forces, what can be picked, and sheets of paper."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from html import escape
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from pb12table.files.forms.basics import description_label, label_of
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import ForceForm
from pb12table.forces.gathering import player_entry, with_player_key
from pb12table.forces.members import Keys, SoughtMember, gear_of, printed, profile_id, with_gear
from pb12table.forces.rows import (
    Agreed,
    in_alphabet,
    player_name_row,
    player_row,
    side_rows,
    start,
    whole_number,
    worth_lines,
)
from pb12table.forces.sheets import CARDS, boxes, card_line, cell, mark, won_and_counted
from pb12table.layouts.editing import Document, Thing, entry_of, with_key
from pb12table.skirmish.faces.forces import DrawnGame, ForceKeys, ForcesFace, Listing, Muster, Worth
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.forms.force_pages import (
    Change,
    Counter,
    Counters,
    Deed,
    Fields,
    Groups,
    Offer,
    Page,
    Part,
    Picking,
    Piece,
    Pieces,
    Property,
)
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.scene.seeing import Template
from pb12table.systems.kampf_w6.files import (
    ArmourForm,
    Armours,
    Content,
    Dice,
    FigureForm,
    ItemForm,
    Items,
    OptionsForm,
    ProfileForm,
    Profiles,
    W6PlayerForm,
    WeaponForm,
    Weapons,
    armour_of,
    figure_of,
    item_of,
    weapon_of,
)
from pb12table.systems.kampf_w6.rules.attack_plan import figure_value, weapon_value
from pb12table.systems.kampf_w6.rules.data import (
    FISTS,
    Armour,
    AtTheLimit,
    FigureSetup,
    InitialPool,
    Item,
    PlayerSetup,
    Setup,
    Skills,
    Stance,
    StandingOrder,
    Weapon,
    WeaponClass,
)
from pb12table.systems.kampf_w6.scene import outfit_of
from pb12table.table.shapes import circumradius
from pb12table.texts.locale import upper_first
from pb12table.texts.names import initials_in


def weapon_facts(texts: Phrases, weapon: Weapon) -> str:
    """Return attacks, accuracy, penetration, wounds and reach, in one line."""
    parts = [
        texts(
            "sheet-weapon", attacks=weapon.attacks, accuracy=weapon.accuracy, penetration=weapon.penetration,
            wounds=weapon.wounds, reach=reach_words(texts, weapon),
        )
    ]  # fmt: skip
    if weapon.is_melee:
        parts.append(texts("forces-weapon-parry", parry=weapon.parry))
    elif weapon.is_shooting:
        parts.append(texts("forces-weapon-magazine", magazine=weapon.magazine, reload=weapon.reload))
        parts.append(texts("forces-weapon-recoil", control=weapon.recoil_control))
    else:
        parts.append(texts("forces-weapon-pieces", magazine=weapon.magazine))
    if len(weapon.modes) > 1:
        parts.append(", ".join(texts(f"mode-{mode.value}") for mode in weapon.modes))
    parts.append(texts("forces-weapon-noise", noise=weapon.noise))
    return " · ".join(parts)


def reach_words(texts: Phrases, weapon: Weapon) -> str:
    """Return how far a weapon reaches: metres in melee, else the distance it is made for and the maximum."""
    if weapon.is_melee or weapon.band is None:
        return texts("sheet-weapon-reach", reach=weapon.reach)
    band = texts(f"band-{weapon.band.value}")
    return band if weapon.max_range is None else texts("forces-weapon-range", band=band, metres=weapon.max_range)


def armour_facts(texts: Phrases, armour: Armour) -> str:
    """Return what armour protects against, and what it costs."""
    return texts(
        "forces-armour-facts", protection=armour.protection, speed=armour.speed, dexterity=armour.dexterity
    )  # fmt: skip


def item_facts(texts: Phrases, item: Item) -> str:
    """Return what an item is good for."""
    parts = []
    if item.heal:
        parts.append(texts("forces-item-heals", wounds=item.heal, uses=item.uses, reach=item.reach))
    if item.parry is not None:
        parts.append(texts("forces-weapon-parry", parry=item.parry))
    return " · ".join(parts)


SKILLS: Final = ("melee", "shooting", "throwing")
VALUES: Final = ("speed", "dexterity", *SKILLS, "wound_limit")
"""What a figure may have otherwise than its profile, in the order of the sheet."""
GEAR: Final = ("armour", "weapons", "items")


def keys_of(value: str) -> Keys:
    """Return where a value stands in a profile."""
    return ("skills", value) if value in SKILLS else (value,)


def armour_id(entry: Mapping[str, Any], content: Content) -> str:
    """Return what a figure wears."""
    own = entry.get("armour")
    profile = content.profiles.get(profile_id(entry))
    return own if isinstance(own, str) else "none" if profile is None else profile.armour


def with_armour(document: Document, thing: Thing, content: Content, armour: str) -> Document:
    """Return the document with a figure that wears something else."""
    profile = content.profiles.get(profile_id(entry_of(document, thing)))
    usual = profile is not None and armour == profile.armour
    return with_key(document, thing, "armour", None if usual else armour)


def profile_offers(texts: Phrases, content: Content) -> tuple[Offer, ...]:
    """Return all profiles in alphabetical order."""
    return in_alphabet(_profile(texts, content, profile) for profile in content.profiles.values())


def weapon_offers(texts: Phrases, content: Content, skills: Skills, but: Iterable[str]) -> tuple[Offer, ...]:
    """Return all weapons except some, with their value in the hands of a figure with some skills."""
    left = [form for name, form in content.weapons.items() if name != FISTS and name not in set(but)]
    found = []
    for form in left:
        weapon = weapon_of(form)
        told = description_label(form.description)
        name = upper_first(weapon.label.in_language(texts.language))
        worth = texts("worth-of", value=float(round(weapon_value(weapon, skills), 1)))
        tip = (name,) if told is None else (name, told.in_language(texts.language))
        found.append(Offer(form.id, name, weapon_facts(texts, weapon), worth, tip))
    return in_alphabet(found)


def armour_offers(texts: Phrases, content: Content) -> tuple[Offer, ...]:
    """Return all armour."""
    found = []
    for form in content.armours.values():
        armour = armour_of(form)
        name = upper_first(armour.label.in_language(texts.language))
        worth = texts("worth-of", value=8 * armour.protection)
        found.append(Offer(form.id, name, armour_facts(texts, armour), worth, (name,)))
    return tuple(found)


def item_offers(texts: Phrases, content: Content, but: Iterable[str]) -> tuple[Offer, ...]:
    """Return all items except some."""
    found = []
    for form in content.items.values():
        if form.id in set(but):
            continue
        item = item_of(form)
        name = upper_first(item.label.in_language(texts.language))
        found.append(Offer(form.id, name, item_facts(texts, item), texts("worth-of", value=item.value), (name,)))
    return in_alphabet(found)


def _profile(texts: Phrases, content: Content, form: ProfileForm) -> Offer:
    name, told = upper_first(label_of(form.name).in_language(texts.language)), description_label(form.description)
    tip = (name,) if told is None else (name, told.in_language(texts.language))
    figure = figure_from(content, form.id)
    if figure is None:
        return Offer(form.id, name, "", "", tip)
    gear = [figure.armour.label, *(weapon.label for weapon in figure.weapons if weapon.id != FISTS)]
    gear += [item.label for item in figure.items]
    skills = figure.profile.skills
    facts = texts(
        "forces-figure-facts", speed=figure.speed, actions=figure.most_actions, melee=skills.melee,
        shooting=skills.shooting, throwing=skills.throwing,
        gear=", ".join(label.in_language(texts.language) for label in gear),
    )  # fmt: skip
    template = Template(figure.profile.id, figure.profile.label, figure.profile.footprint, outfit_of(figure), figure)
    return Offer(form.id, name, facts, texts("worth-of", value=figure_value(figure)), tip, template)


def figure_from(content: Content, profile: str) -> FigureSetup | None:
    """Return a figure of a profile with its usual gear; None if it cannot be built."""
    with suppress(FileProblem):
        return figure_of(FigureForm(id="ghost", profile=profile, player="nobody"), content, profile, "profile")
    return None


NUMBERS: Final = ("speed", "dexterity", "melee", "shooting", "throwing", "protection")
USUAL: Final = Skills(3, 3, 3)
"""The skills for which lists tell what weapons are worth."""


def _profile_row(texts: Phrases, form: ProfileForm, figure: FigureSetup | None) -> tuple[str, ...]:
    name = label_of(form.name).in_language(texts.language)
    if figure is None:
        return (form.id, name, *("–" for _ in NUMBERS), "–", "–", "", "–")
    gear = (form.armour, *form.weapons, *form.items)
    return (
        form.id, name, *map(str, numbers_of(figure)), str(figure.most_actions), str(form.wound_limit), ", ".join(gear),
        texts.number(figure_value(figure)),
    )  # fmt: skip


def numbers_of(figure: FigureSetup) -> tuple[int, ...]:
    """Return what the sheet of a figure says, in the order of NUMBERS."""
    skills = figure.profile.skills
    return (
        figure.speed, figure.dexterity, skills.melee, skills.shooting, skills.throwing, figure.armour.protection
    )  # fmt: skip


def _plain_profile(texts: Phrases, form: ProfileForm, figure: FigureSetup | None) -> dict[str, Any]:
    plain = _plain(texts, form)
    plain["actions"] = None if figure is None else figure.most_actions
    plain["value"] = None if figure is None else figure_value(figure)
    return plain


def _told(texts: Phrases, form: WeaponForm | ArmourForm | ItemForm) -> tuple[str, str, float]:
    """Return the sort of something, what it does, and its value."""
    if isinstance(form, WeaponForm):
        weapon = weapon_of(form)
        value = 0.0 if weapon.id == FISTS else round(float(weapon_value(weapon, USUAL)), 1)
        return form.kind.value, weapon_facts(texts, weapon), value
    if isinstance(form, ArmourForm):
        armour = armour_of(form)
        return "armour", armour_facts(texts, armour), 8.0 * armour.protection
    item = item_of(form)
    return "item", item_facts(texts, item), float(item.value)


def _plain(texts: Phrases, form: ProfileForm | WeaponForm | ArmourForm | ItemForm) -> dict[str, Any]:
    """Return an entry of a file with names in the language of the run."""
    plain: dict[str, Any] = msgspec.to_builtins(form)
    plain["name"] = label_of(form.name).in_language(texts.language)
    if not isinstance(form, ArmourForm):
        told = description_label(form.description)
        plain["description"] = "" if told is None else told.in_language(texts.language)
    return plain


_PLAIN: Final = Stance.STANDING
_NO_SKILLS: Final = Skills(0, 0, 0)


def figure_page(muster: Muster, figure: str) -> Page:
    """Return the page of a figure of the document, even of one that cannot be built."""
    return _FigurePage(muster, Thing("figure", figure)).page()


class _FigurePage(SoughtMember[Content, FigureSetup, ProfileForm]):
    gear = GEAR

    def page(self) -> Page:
        who = self.who(lambda: profile_offers(self.texts, self.content))
        whose = Fields({"player": player_row(self.muster, self.thing), "stance": self._stance()})
        wears = Fields({"armour": self._armour()}, acts={"armour": self._pick_armour})
        what: list[tuple[Part, ...]] = [] if self.profile is None else [(self._values(self.profile), wears)]
        if self.built is not None:
            what.append((self._weapons(self.built), self._items(self.built)))
        told = None if self.profile is None else description_label(self.profile.description)
        about = "" if told is None else told.in_language(self.texts.language)
        return Page(about, self._worth(), (((who,), (whose,)), ((start(self.muster, self.thing),),), tuple(what)))

    def _worth(self) -> tuple[tuple[str, bool], ...]:
        """Return the figure's value with all it carries, and what it would be without weapons and items.  WR33."""
        if self.built is None:
            return ()
        value = figure_value(self.built)
        bare = figure_value(replace(self.built, weapons=(), items=()))
        told = self.texts("forces-body-and-gear", own=bare, gear=value - bare)
        return ((self.texts.number(value), True), (told, True))

    # -- single rows ----------------------------------------------------------------------------------------------

    def _stance(self) -> Property:
        """Return its stance when the fight begins."""
        options = tuple((stance.value, self.texts(f"stance-{stance.value}")) for stance in Stance)
        now = str(self.entry.get("stance", _PLAIN.value))

        def put(text: str) -> Document:
            return with_key(self.document, self.thing, "stance", None if text == _PLAIN.value else text)

        return Property(self.texts("forces-stance"), dict(options).get(now, now), "choice", put, options)

    def _armour(self) -> Property:
        """Return the armour it wears, picked from a list."""
        form = self.content.armours.get(armour_id(self.entry, self.content))
        shown = "–" if form is None else upper_first(label_of(form.name).in_language(self.texts.language))
        tip = "" if self.built is None else armour_facts(self.texts, self.built.armour)
        return Property(self.texts("forces-armour"), shown, "choice", tip=tip)

    def _pick_armour(self) -> Picking:
        def take(armour: str) -> Change:
            return Change("gear", with_armour(self.document, self.thing, self.content, armour))

        now = armour_id(self.entry, self.content)
        return Picking(self.texts("forces-which-armour"), armour_offers(self.texts, self.content), take, now)

    # -- values -------------------------------------------------------------------------------------------------------

    def _values(self, profile: ProfileForm) -> Counters:
        counters = {key: self._value(profile, key) for key in VALUES}
        beside = self.texts("forces-values-hint")
        if self.built is not None:
            beside = self.texts("forces-values-actions", actions=self.built.most_actions, hint=beside)
        return Counters(self.texts("forces-values"), counters, beside)

    def _value(self, profile: ProfileForm, key: str) -> Counter:
        keys = keys_of(key)
        tip = [self.texts("forces-in-profile", value=printed(profile, keys)), *self._effects(key)]
        return self.counter(profile, keys, self.texts(_text_of(key)), tip)

    def _effects(self, key: str) -> list[str]:
        """Return what one more or one less would do to the figure's value."""
        if self.built is None:
            return []
        figure = self.built
        return self.more_and_less(figure_value(figure), lambda change: figure_value(_changed(figure, key, change)))

    # -- gear ---------------------------------------------------------------------------------------------------------

    def _weapons(self, figure: FigureSetup) -> Pieces:
        add = Deed("add-weapon:", self.texts("forces-take-weapon"), self._pick_weapon)
        pieces = tuple(self._weapon(figure, weapon) for weapon in figure.weapons)
        return Pieces(self.texts("sheet-weapons"), pieces, (add,))

    def _weapon(self, figure: FigureSetup, weapon: Weapon) -> Piece:
        texts = self.texts
        name = upper_first(weapon.label.in_language(texts.language))
        own = weapon.id != FISTS
        worth = texts.number(round(float(weapon_value(weapon, figure.profile.skills)), 1)) if own else "–"
        tip = (name, weapon_facts(texts, weapon), texts("forces-weapon-worth" if own else "forces-fists"))
        return Piece(
            f"about:{weapon.id}", name, weapon_facts(texts, weapon), worth, texts(f"forces-kind-{weapon.kind.value}"),
            tip, drop=self._drop("weapons", str(weapon.id)) if own else None,
        )  # fmt: skip

    def _pick_weapon(self) -> Picking:
        carried = gear_of(self.entry, self.profile, "weapons")
        skills = _NO_SKILLS if self.built is None else self.built.profile.skills

        def take(weapon: str) -> Change:
            return Change("gear", with_gear(self.document, self.thing, self.profile, "weapons", [*carried, weapon]))

        offers = weapon_offers(self.texts, self.content, skills, carried)
        return Picking(self.texts("forces-which-weapon"), offers, take)

    def _items(self, figure: FigureSetup) -> Pieces:
        add = Deed("add-item:", self.texts("forces-take-item"), self._pick_item)
        return Pieces(self.texts("sheet-items"), tuple(self._item(item) for item in figure.items), (add,))

    def _item(self, item: Item) -> Piece:
        name, facts = upper_first(item.label.in_language(self.texts.language)), item_facts(self.texts, item)
        drop = self._drop("items", str(item.id))
        return Piece(f"about:{item.id}", name, facts, self.texts.number(item.value), "", (name, facts), drop=drop)

    def _pick_item(self) -> Picking:
        carried = gear_of(self.entry, self.profile, "items")

        def take(item: str) -> Change:
            return Change("gear", with_gear(self.document, self.thing, self.profile, "items", [*carried, item]))

        return Picking(self.texts("forces-which-item"), item_offers(self.texts, self.content, carried), take)

    def _drop(self, key: str, name: str) -> Deed:
        def drop() -> Change:
            left = [each for each in gear_of(self.entry, self.profile, key) if each != name]
            return Change("gear", with_gear(self.document, self.thing, self.profile, key, left))

        return Deed(f"drop-{key}:{name}", "×", drop, (self.texts("forces-leave-tip"),))


def _text_of(key: str) -> str:
    """Return the key of the name of a value."""
    return "forces-wound-limit" if key == "wound_limit" else f"sheet-{key}"


def _changed(figure: FigureSetup, key: str, change: int) -> FigureSetup:
    """Return the figure with a value one higher or lower."""
    profile = figure.profile
    changes: dict[str, Any]
    if key in SKILLS:
        skill: dict[str, Any] = {key: max(0, getattr(profile.skills, key) + change)}
        changes = {"skills": replace(profile.skills, **skill)}
    else:
        changes = {key: max(1 if key == "wound_limit" else -6, getattr(profile, key) + change)}
    return replace(figure, profile=replace(profile, **changes))


DICE: Final = ("bonus_dice", "reroll_dice", "fate_dice")
SWITCHES: Final = (
    "recoil", "distance", "fire_modes", "parry", "stance_cover_in_melee", "downed_may_react", "ones_fail"
)  # fmt: skip
_PLAYER: Final = W6PlayerForm(id="nobody", name="nobody")


def force_groups(muster: Muster, player: str) -> Groups:
    """Return the player's dice next to the combined value of the figures."""
    own = [figure for figure in muster.setup.figures if figure.player == PlayerId(player)]
    return (((_player(muster, player),), (worth_lines(muster, [(each, figure_value(each)) for each in own]),)),)


def _player(muster: Muster, player: str) -> Fields:
    """Name, side and dice.  WR34."""
    texts, document = muster.texts, muster.document
    entry = player_entry(document, player)

    def dice(key: str) -> Property:
        def put(text: str) -> Document:
            number = whole_number(text)
            return with_player_key(document, player, key, None if number == getattr(_PLAYER, key) else number)

        name = key.replace("_", "-")
        shown = str(entry.get(key, getattr(_PLAYER, key)))
        return Property(upper_first(texts(f"sheet-{name}")), shown, "number", put, tip=texts(f"forces-tip-{name}"))

    rows = {"name": player_name_row(muster, player), **{key: dice(key) for key in DICE}}
    rows |= side_rows(muster, player)
    return Fields(rows, texts("forces-player"))


def agreed(muster: Muster) -> Fields:
    """Return what is agreed before a fight: what decides it, and which rules are used.  W040, W043, W045."""
    texts, rules = muster.texts, Agreed(muster, OptionsForm())
    rows = {
        "round_limit": rules.number("round_limit"),
        "points_to_win": rules.number("points_to_win"),
        "at_the_limit": rules.choice(
            "at_the_limit", {each.value: texts(f"forces-decides-{each.value}") for each in AtTheLimit}
        ),
        "value_margin": rules.number("value_margin"),
        **{key: rules.switch(key) for key in SWITCHES},
        "range_scale": rules.number("range_scale", whole=False),
        "initial_pool": rules.choice(
            "initial_pool", {each.value: texts(f"forces-pool-{each.value}") for each in InitialPool}
        ),
        "reactions": rules.choice(
            "reactions", {each.value: texts(f"forces-asks-{each.value}") for each in StandingOrder}
        ),
    }
    return Fields(rows, texts("forces-agreed-head"))


STYLE: Final = (
    CARDS
    + """\
.cells { grid-template-columns: repeat(9, 1fr); }
.gear { table-layout: fixed; } .gear td { font-size: 8.4pt; } .gear th { font-size: 7.2pt; vertical-align: bottom; }
 .gear small { color: #6b635a; font-size: 7.4pt; }
"""
)
MOST_BOXES: Final = 12
"""Larger magazines are counted on paper, not ticked."""
WIDTHS: Final = {
    "weapon": 18, "attacks": 8, "accuracy": 9, "penetration": 10, "wounds": 8, "reach": 13, "modes": 13, "magazine": 21
}  # fmt: skip
"""The columns of the weapons, with their widths in per cent."""


def player_sheets(setup: Setup, texts: Phrases, player: PlayerSetup, number: int) -> str:
    """Return one force: how it wins, its dice, its figures."""
    figures = [figure for figure in setup.figures if figure.player == player.id]
    total = sum(figure_value(figure) for figure in figures)
    rows = [
        (texts("sheet-bonus-dice"), boxes(player.bonus_dice)),
        (texts("sheet-reroll-dice"), boxes(player.reroll_dice)),
        (texts("sheet-fate-dice"), boxes(player.fate_dice)),
        (texts("sheet-group-dice"), boxes(setup.side_by_id[player.side].group_dice)),
    ]
    lines = [card_line(upper_first(name), ticks) for name, ticks in rows if ticks]
    lines.append(card_line(texts("forces-worth-total", value=total)))
    head = won_and_counted(texts, setup, setup.options.round_limit, lines)
    cards = "".join(figure_sheet(setup, texts, figure, number) for figure in figures)
    return f"{head}<h2>{escape(texts('forces-cards-head'))}</h2>{cards}"


def figure_sheet(setup: Setup, texts: Phrases, figure: FigureSetup, number: int) -> str:
    """Return the card of a figure with boxes for its actions, wounds, rounds and uses; `number` is its player's."""
    language = texts.language
    name, kind = figure.label.in_language(language), figure.profile.label.in_language(language)
    under = [] if kind.casefold() == name.casefold() else [kind]
    under.append(f"{figure.armour.label.in_language(language)} ({armour_facts(texts, figure.armour)})")
    worth = texts("worth-of", value=figure_value(figure))
    head = (
        f"<header>{mark(number, initials_in(setup, language)[figure.id])}<div><b>{escape(upper_first(name))}</b><br>"
        f'<span>{escape(" · ".join(under))}</span></div><span class="worth">{escape(worth)}</span></header>'
    )
    values = [*zip(NUMBERS, numbers_of(figure), strict=True)]
    cells = [cell(texts(f"sheet-{key}"), str(value)) for key, value in values]
    speed = max(figure.speed, 1)
    for key, metres in (("walk", speed), ("run", 2 * speed), ("crawl", speed / 2)):
        cells.append(cell(texts(f"act-{key}"), texts("count-metres", number=texts.number(metres))))
    ticks = card_line(texts("sheet-actions"), boxes(figure.most_actions)) + card_line(
        texts("forces-wound-limit"), boxes(figure.profile.wound_limit)
    )
    notes = escape(texts("forces-notes"))
    return (
        f'<article class="sheet">{head}<div class="body"><div class="cells">{"".join(cells)}</div>{ticks}'
        f"{_weapons(texts, figure.weapons)}{_items(texts, figure)}"
        f'<div class="notes">{notes}</div></div></article>'
    )


def _weapons(texts: Phrases, weapons: Iterable[Weapon]) -> str:
    """Return a row for each weapon, with boxes for what is loaded."""
    heads = "".join(f"<th>{escape(texts(f'forces-head-{key}'))}</th>" for key in WIDTHS)
    columns = "".join(f'<col style="width: {width}%">' for width in WIDTHS.values())
    rows = []
    for weapon in weapons:
        name = upper_first(weapon.label.in_language(texts.language))
        modes = ", ".join(texts(f"mode-{mode.value}") for mode in weapon.modes) if len(weapon.modes) > 1 else "–"
        if weapon.is_melee:
            loaded = escape(texts("forces-weapon-parry", parry=weapon.parry))
        elif weapon.magazine <= MOST_BOXES:
            loaded = boxes(weapon.magazine)
        else:
            loaded = f"{weapon.magazine} ______"
        cells = (
            f"<b>{escape(name)}</b>" if weapon.id != FISTS else escape(name),
            str(weapon.attacks), escape(texts.signed(weapon.accuracy)), escape(texts.signed(weapon.penetration)),
            str(weapon.wounds), escape(reach_words(texts, weapon)), f"<small>{escape(modes)}</small>", loaded,
        )  # fmt: skip
        rows.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    return f'<table class="gear"><colgroup>{columns}</colgroup><tr>{heads}</tr>{"".join(rows)}</table>'


def _items(texts: Phrases, figure: FigureSetup) -> str:
    return "".join(
        f'<div class="line"><b>{escape(upper_first(item.label.in_language(texts.language)))}</b> '
        f"{escape(item_facts(texts, item))} {boxes(item.uses)}</div>"
        for item in figure.items
    )


class W6ForceForm(ForceForm, frozen=True, kw_only=True):
    """A force of Kampf W6; `profile`, `weapon`, `armour` and `item` are its own content."""

    bonus_dice: Dice = 2
    reroll_dice: Dice = 2
    fate_dice: Dice = 1
    figure: Annotated[tuple[dict[str, Any], ...], Meta(min_length=1, max_length=100)]
    profile: Profiles = ()
    weapon: Weapons = ()
    armour: Armours = ()
    item: Items = ()


class W6Forces(ForcesFace):
    """Figures with armour, weapons and items, and the dice of their player."""

    keys = ForceKeys(player=DICE, content=("profile", "weapon", "armour", "item"))
    form = W6ForceForm
    traits_edition = 1
    drawn = DrawnGame({"round_limit": 5, "at_the_limit": "points"})
    makes_figures = True
    sheet_style = STYLE

    def figure_worth(self, texts: Phrases, setup: Setup, figure: FigureSetup) -> Worth | None:
        """Return the value of a figure.  WR33 (value)."""
        value = figure_value(figure)
        return Worth(value, texts("worth-of", value=value))

    def traits(self, setup: Setup, figure: FigureSetup) -> Mapping[str, float]:
        skills, profile = figure.profile.skills, figure.profile
        best = dict.fromkeys(WeaponClass, 0.0)
        for weapon in figure.weapons:
            best[weapon.kind] = max(best[weapon.kind], float(weapon_value(weapon, skills)))
        return {
            "actions": float(figure.most_actions),
            "speed": float(figure.speed),
            "wounds": float(profile.wound_limit),
            "protection": float(figure.armour.protection),
            **{f"weapon:{kind.value}": value / 20.0 for kind, value in best.items()},
            "healing": float(sum(item.heal * item.uses for item in figure.items)),
            f"kind:{profile.id}": 1.0,
        }

    def profiles(self, texts: Phrases, content: Content) -> Listing:
        """Return all profiles with their values after armour, their actions, wounds, gear and overall value."""
        forms = sorted(content.profiles.values(), key=lambda form: form.id)
        found = [(form, figure_from(content, form.id)) for form in forms]
        headings = [texts(f"cli-column-{key}") for key in ("id", "name")]
        headings += [texts(f"sheet-{key}.short") for key in NUMBERS]
        headings += [texts(f"forces-column-{key}") for key in ("actions", "wounds", "gear")] + [texts("sheet-value")]
        rows = tuple(_profile_row(texts, form, figure) for form, figure in found)
        plain = tuple(_plain_profile(texts, form, figure) for form, figure in found)
        return Listing(tuple(headings), rows, plain, (*range(2, 10), 11))

    def items(self, texts: Phrases, content: Content) -> Listing:
        """Return all weapons, armour and items; weapons with their value to a figure with skills of 3."""
        headings = (
            texts("cli-column-id"), texts("cli-column-name"), texts("forces-column-sort"), texts("forces-column-does"),
            texts("sheet-value"),
        )  # fmt: skip
        forms: list[WeaponForm | ArmourForm | ItemForm] = [
            *content.weapons.values(),
            *content.armours.values(),
            *content.items.values(),
        ]
        rows, plain = [], []
        for form in forms:
            sort, facts, value = _told(texts, form)
            name = label_of(form.name).in_language(texts.language)
            rows.append((form.id, name, texts(f"forces-kind-{sort}"), facts, texts.number(value)))
            plain.append({**_plain(texts, form), "sort": sort, "value": value})
        return Listing(headings, tuple(rows), tuple(plain), (4,))

    def offers(self, muster: Muster) -> Sequence[Offer]:
        return profile_offers(muster.texts, muster.content)

    def figure_page(self, muster: Muster, figure: str) -> Page:
        return figure_page(muster, figure)

    def force_groups(self, muster: Muster, player: str) -> Groups:
        return force_groups(muster, player)

    def agreed(self, muster: Muster) -> Sequence[Part]:
        return (agreed(muster),)

    def used(
        self, figures: Sequence[Mapping[str, Any]], settings: Mapping[str, Any], content: Content
    ) -> Mapping[str, Collection[str]]:
        profiles = {profile_id(entry) for entry in figures}
        known = [content.profiles[profile] for profile in profiles if profile in content.profiles]
        weapons = {FISTS, *(weapon for profile in known for weapon in profile.weapons)}
        items = {item for profile in known for item in profile.items}
        for entry in figures:
            profile = content.profiles.get(profile_id(entry))
            weapons |= {*gear_of(entry, profile, "weapons")}
            items |= {*gear_of(entry, profile, "items")}
        armour = {profile.armour for profile in known} | {armour_id(entry, content) for entry in figures}
        return {"profile": profiles, "weapon": weapons, "armour": armour, "item": items}

    def kind(self, texts: Phrases, setup: Setup, figure: FigureSetup) -> str:
        return figure.profile.label.in_language(texts.language)

    def radius(self, setup: Setup, figure: FigureSetup) -> float:
        return circumradius(figure.profile.footprint)

    def listing(self, texts: Phrases, setup: Setup, player: PlayerId) -> Listing:
        rows, plain = [], []
        for figure in setup.figures:
            if figure.player != player:
                continue
            weapons = [weapon for weapon in figure.weapons if weapon.id != FISTS]
            labels = [figure.armour.label, *(each.label for each in weapons), *(each.label for each in figure.items)]
            gear = [figure.armour.id, *(str(each.id) for each in weapons), *(str(each.id) for each in figure.items)]
            name, value = figure.label.in_language(texts.language), figure_value(figure)
            words = ", ".join(label.in_language(texts.language) for label in labels)
            rows.append((str(figure.id), name, words, str(figure.most_actions), texts.number(value)))
            plain.append(
                {
                    "id": figure.id, "name": name, "profile": figure.profile.id, "value": value, "gear": gear,
                    "actions": figure.most_actions,
                }
            )  # fmt: skip
        headings = (
            texts("cli-column-id"), texts("cli-column-name"), texts("forces-column-gear"),
            texts("forces-column-actions"), texts("sheet-value"),
        )  # fmt: skip
        return Listing(headings, tuple(rows), tuple(plain), (3, 4))

    def agreed_plain(self, setup: Setup) -> Mapping[str, Any]:
        options = setup.options
        return {
            "round_limit": options.round_limit,
            "points_to_win": options.points_to_win,
            "at_the_limit": options.at_the_limit.value,
            "value_margin": options.value_margin,
            "range_scale": options.range_scale,
            **{key: getattr(options, key) for key in SWITCHES},
        }

    def sheet(self, texts: Phrases, setup: Setup, player: PlayerId, number: int) -> str:
        return player_sheets(setup, texts, setup.player_by_id[player], number)


FORCES: Final = W6Forces()
