"""The grounds of Pb-12."""

from __future__ import annotations

from math import cos, pi, sin

import numpy as np
from grounds.painting import DEEP, DRY, EARTH, FRESH, SAND, SHALLOW, Colour, Ground, Light, Point, meadow


def smugglers_cove() -> None:
    """Sand that rises from the sea, with lines of the tide, shells and weed; grass towards the land."""
    ground = Ground("", "smugglers-cove", SAND)
    table, rough = ground.table, ground.noise(3.0, 0.3, 1.2)
    depth = ground.depth(table.of("water"))
    inland = np.clip((-depth - 7.0 + 2.4 * rough) / 3.0, 0, 1)
    ground.shade(ground.noise(9.0, 1.0, 1.6), 8)
    ground.shade(ground.noise(0.8, 0.1, 0.6, 0.4), 7)
    ripples = np.sin((depth + 0.5 * rough) * 9.0) * np.clip(1 + (depth + 1.0) / 5.0, 0, 1)
    ground.shade(ripples, 6)
    ground.tint((172, 152, 114), np.clip(1.0 + (depth + 0.35 * rough) / 1.3, 0, 1) * 0.85)
    for away, strength in ((1.5, 0.6), (2.6, 0.35)):
        line = np.clip(1.0 - np.abs(depth + away + 0.5 * rough) / 0.09, 0, 1)
        ground.tint((104, 92, 66), line * strength * np.clip(0.5 + ground.noise(0.6, 0.08, 0.6), 0, 1))
    grass = ground.pixels.copy()
    ground.grass(FRESH, DRY, 0)
    ground.pixels = grass * (1 - inland[:, :, None]) + ground.pixels * inland[:, :, None]
    ground.tufts(520, (124, 138, 82), inland)
    ground.tufts(120, (150, 150, 96), (1 - inland) * np.clip((-depth - 3.5) / 3.0, 0, 1), 0.22)
    ground.worn(EARTH, table.of("hut", "building", "well", "cart"), 0.9)
    ground.worn(EARTH, table.of("low-wall", "fence", "crates"), 0.45, 0.5)
    ground.litter(table.of("woods", "tree"), 260)
    ground.way_beside(table.of("road"), (188, 164, 122))
    shore = np.clip(1.0 - np.abs(depth + 1.4) / 1.1, 0, 1)
    ground.stones(170, shore, 0.04, 0.15, (178, 172, 162))
    for x, y, size in ground.places(90, shore):
        ground.dab(x, y, 0.05 + 0.03 * size, 0.035, x * 5 % pi, (244, 232, 214), 0.95, 0.02)
    for x, y, size in ground.places(34, shore):
        ground.dab(x, y, 0.2 + 0.2 * size, 0.03, x * 5 % pi, (74, 84, 50), 0.8)
        ground.dab(x + 0.05, y + 0.04, 0.16, 0.025, x * 5 % pi + 0.7, (92, 98, 56), 0.8)
    ground.tint(
        (150, 130, 98), ground.way([(4.4, 5.4), (6.6, 7.4), (9.0, 8.0), (10.6, 8.6)], 0.5, 0.4, rough * 0.15) * 0.45
    )
    ground.water(depth, (162, 190, 176), (78, 128, 140), 2.6)
    ground.save()


def abbey_hill() -> None:
    """Grass that grew over an abbey: its floor, its walls in the grass, and a churchyard, before dawn."""
    ground = meadow("", "abbey-hill", tufts=900)
    table, rough = ground.table, ground.noise(2.4, 0.3, 1.2)
    hills = ground.depth(table.of("hill"))
    ground.tint((118, 128, 78), np.clip(1.0 + hills / 2.4, 0, 1) * 0.55)
    ground.stones(330, np.clip(1.0 + hills / 3.2, 0, 1), 0.05, 0.17, (178, 176, 166))
    # Foundations that show in the grass, and graves on three sides, as the hill has three faces.
    for turn in (0.0, 2 * pi / 3, 4 * pi / 3):

        def at(x: float, y: float, turn: float = turn) -> Point:
            return 15 + x * cos(turn) - y * sin(turn), 15 + x * sin(turn) + y * cos(turn)

        for start, end in (((4.6, -10.4), (8.4, -8.2)), ((4.6, -10.4), (3.6, -8.6)), ((8.4, -8.2), (7.6, -6.9))):
            wall = ground.line(at(*start), at(*end), 0.42, 0.12) * np.clip(0.75 + rough, 0, 1)
            ground.tint((174, 170, 158), wall * 0.8)
        for row in range(2):
            for number in range(5):
                x, y = at(-7.8 + number * 1.0 - row * 0.4, -9.4 - row * 1.5 + number * 0.28)
                ground.dab(x, y, 0.62, 0.3, turn + pi / 2, (122, 108, 76), 0.6, 0.12)
                head = at(-7.8 + number * 1.0 - row * 0.4, -8.75 - row * 1.5 + number * 0.28)
                ground.stone(*head, 0.2, turn + 0.1 * number, (188, 186, 178))
    ground.flowers(160)
    mist = np.clip(ground.noise(10.0, 1.5, 1.7) - 0.05, 0, 1) * np.clip(-hills / 4.0, 0, 1)
    ground.tint((206, 210, 214), mist * 0.55)
    light = Light(table, (0.72, 0.76, 0.9))
    light.sun((0.28, 0.2, 0.06), 135.0, 24.0)
    ground.save(light)


def governors_quay() -> None:
    """A harbour town: a quay of great stones, alleys of cobbles, gardens, at first light."""
    ground = Ground("", "governors-quay", (188, 178, 158), 28)
    table, rough, fine = ground.table, ground.noise(3.0, 0.3, 1.2), ground.noise(0.5, 0.08, 0.5)
    ground.shade(ground.noise(9.0, 1.0, 1.6), 8)
    ground.shade(fine, 6)
    everywhere = np.ones(ground.size, np.float32)
    ground.slabs(everywhere * (ground.y > 8.1), 0.46, 0.34, (146, 134, 112))
    quay = np.clip((8.2 + 0.1 * rough - ground.y) / 0.2, 0, 1) + 0 * ground.x
    ground.tint((176, 174, 166), quay * 0.85)
    ground.slabs(quay, 1.5, 0.75, (120, 116, 108))
    lawn = np.clip(
        (ground.depth([[(34.6, 13.8), (43.8, 13.8), (43.8, 22.4), (38.6, 20.6), (34.6, 17.4)]]) + 0.3 * rough) / 0.5,
        0,
        1,
    )
    lawn = np.maximum(
        lawn, np.clip((ground.depth([[(38.4, 21), (44, 21), (44, 30), (38.4, 30)]]) + 0.3 * rough) / 0.5, 0, 1)
    )
    lawn = np.maximum(
        lawn,
        np.clip(
            (ground.depth([[(0, 12.6), (6.4, 14.2), (8.8, 16.0), (5.6, 16.8), (0, 17.2)]]) + 0.3 * rough) / 0.5, 0, 1
        ),
    )
    lawn = np.maximum(
        lawn, np.clip((ground.depth([[(0, 20.2), (6.6, 20.2), (6.8, 30), (0, 30)]]) + 0.3 * rough) / 0.5, 0, 1)
    )
    paved = ground.pixels.copy()
    ground.grass(FRESH, DRY, 0)
    ground.pixels = paved * (1 - lawn[:, :, None]) + ground.pixels * lawn[:, :, None]
    ground.tufts(420, (124, 140, 80), lawn)
    ground.flowers(90, lawn)
    ground.tint((96, 92, 84), ground.way([(1.0, 8.1), (43.0, 8.5)], 0.26, 0.12) * 0.6)
    ground.tint((120, 112, 98), np.clip(-rough * 1.4 - 0.35, 0, 1) * 0.5 * (1 - lawn))
    ground.worn((150, 138, 116), table.of("building", "tower", "stairs"), 0.5, 0.6)
    ground.litter(table.of("woods", "tree"), 220)
    ground.way_beside(table.of("road"), (168, 154, 128))
    ground.water(ground.depth(table.of("water")), (132, 160, 158), (62, 104, 120), 2.2)
    light = Light(table, (0.8, 0.8, 0.86))
    light.sun((0.26, 0.18, 0.06), 135.0, 30.0)
    ground.save(light)


def last_will() -> None:
    """A house by night: boards and tiles inside, lamps in its rooms and at its doors, a garden gone wild."""
    ground = meadow("", "last-will", tufts=1100)
    table, rough = ground.table, ground.noise(2.0, 0.25, 1.2)
    house = ground.inside(9.0, 8.0, 21.0, 16.0, 0.03)
    # Parquet in the west, tiles in the east; a carpet in each.
    ground.tint((168, 122, 78), house)
    boards = house * (ground.x < 15.0)
    ground.slabs(boards, 1.7, 0.24, (104, 70, 42))
    ground.shade(boards * ground.noise(1.6, 0.08, 0.8, 0.1), 8)
    tiles = house * (ground.x >= 15.0)
    ground.tint((204, 196, 178), tiles)
    dark = np.mod(np.floor(ground.x / 0.6) + np.floor(ground.y / 0.6), 2) == 0
    ground.tint((112, 104, 98), tiles * dark * 0.8)
    for x, y in ((12.2, 11.6), (17.8, 12.4)):
        for grown, colour in ((0.0, (122, 42, 40)), (0.14, (206, 166, 92)), (0.22, (134, 50, 46))):
            ground.tint(colour, ground.inside(x - 1.7 + grown, y - 1.2 + grown, x + 1.7 - grown, y + 1.2 - grown))
        ground.shade(
            ground.inside(x - 1.5, y - 1.0, x + 1.5, y + 1.0) * np.sin(ground.x * 14) * np.sin(ground.y * 14), 14
        )
    beds = ground.inside(9.6, 5.9, 13.6, 6.9, 0.2) + ground.inside(16.4, 17.1, 20.4, 18.1, 0.2)
    ground.tint((104, 80, 56), beds * 0.8)
    ground.flowers(420, np.clip(beds + 0.04, 0, 1))
    ground.leaves(260, 1 - house)
    ground.tint(
        (150, 132, 98), ground.way([(8.2, 8.2), (7.0, 9.4), (7.0, 16.4), (15.0, 17.4)], 0.9, 0.4, 0.2 * rough) * 0.55
    )
    light = Light(table, (0.44, 0.5, 0.74))
    light.sun((0.16, 0.18, 0.22), 135.0, 42.0)
    warm: Colour = (0.74, 0.5, 0.18)
    for x, y, reach in (
        (12.2, 11.6, 6.5),
        (17.8, 12.4, 6.5),
        (12.5, 7.4, 4.2),
        (17.5, 16.6, 4.2),
        (8.5, 13.5, 3.6),
        (21.5, 10.5, 3.6),
    ):
        light.lamp(x, y, 3.4, reach, warm)
    light.lamp(4.1, 10.8, 2.0, 4.0, warm)
    light.lamp(25.9, 13.2, 2.0, 4.0, warm)
    ground.save(light)


def marked_cards() -> None:
    """A crossroads: meadows, a yard trodden by horses and strewn with straw, ruts of carts."""
    ground = meadow("", "marked-cards")
    table, rough = ground.table, ground.noise(2.6, 0.3, 1.2)
    yard = np.clip((ground.depth([[(10.8, 7.2), (21.2, 7.2), (21.4, 14.8), (10.6, 14.8)]]) + 0.5 * rough) / 0.9, 0, 1)
    ground.tint((182, 156, 114), yard * 0.85)
    ground.shade(yard * ground.noise(0.6, 0.08, 0.5), 10)
    for x, y, size in ground.places(460, yard):
        ground.dab(x, y, 0.12 + 0.1 * size, 0.014, x * 11 % pi, (226, 200, 128), 0.8, 0.015)
    for x, y, size in ground.places(150, yard):
        ground.dab(x, y, 0.07, 0.05, size * pi, (132, 108, 76), 0.55, 0.03)
    for x, y, radius in ((13.6, 10.2, 0.7), (18.6, 11.2, 0.6), (20.2, 7.9, 0.5)):
        puddle = ground.blot(x, y, radius, rough)
        ground.tint((126, 106, 78), ground.blot(x, y, radius * 1.3, rough) * 0.6)
        ground.tint((140, 152, 152), puddle * 0.8)
    ground.stones(120, np.clip(0.25 + yard, 0, 1), 0.04, 0.1)
    ground.flowers(220, 1 - yard)
    ground.water(ground.depth(table.of("water")), SHALLOW, DEEP, 1.0, True)
    bank = ground.depth(table.of("water"))
    ground.reeds(90, np.clip(1.0 - np.abs(bank + 0.25) / 0.3, 0, 1))
    ground.save()


def post_road() -> None:
    """A road through a dark wood: deep ruts, a field on one side, a marsh, leaves everywhere."""
    ground = meadow("", "post-road", 28, tufts=900)
    table, rough = ground.table, ground.noise(2.6, 0.3, 1.2)
    ground.tint((116, 118, 72), np.clip(ground.noise(12.0, 2.0, 1.7) + 0.1, 0, 1) * 0.5)
    field = np.clip((ground.depth([[(6.0, 16.6), (15.0, 16.2), (16.4, 22.6), (6.6, 23.2)]]) + 0.2 * rough) / 0.4, 0, 1)
    ground.tint((150, 118, 80), field * 0.9)
    ground.shade(field * np.sin((ground.y - 0.05 * ground.x) * 13.0), 15)
    for x, y, size in ground.places(260, field):
        ground.dab(x, y, 0.09, 0.05, size * pi, (112, 132, 70), 0.8)
    marsh = np.clip((ground.depth([[(12.4, 1.2), (18.4, 0.8), (19.4, 4.2), (13.4, 5.4)]]) + 0.4 * rough) / 0.5, 0, 1)
    ground.tint((104, 102, 66), marsh * 0.85)
    ground.tint((96, 118, 112), marsh * np.clip(ground.noise(1.6, 0.25, 1.2) * 2.0, 0, 1) * 0.9)
    ground.reeds(240, marsh)
    ground.litter(table.of("woods", "tree"), 1100)
    ground.leaves(500)
    ground.way_beside(table.of("road"), (150, 124, 88))
    ground.stones(160, None, 0.05, 0.13)
    for x, y, radius in ((8.4, 14.6, 0.6), (26.4, 9.7, 0.5), (32.0, 14.6, 0.5)):
        ground.tint((134, 146, 148), ground.blot(x, y, radius, rough) * 0.75)
    ground.save()


def two_companies() -> None:
    """Fields on both banks of a stream, a ruined crossing, stone of old walls in the grass."""
    ground = meadow("", "two-companies", 26, tufts=1200)
    table, rough = ground.table, ground.noise(2.6, 0.3, 1.2)
    for ring, angle in (
        ([(3.4, 23.4), (10.6, 22.4), (10.2, 32.4), (3.6, 32.8)], 0.2),
        ([(37.8, 1.2), (45.2, 1.8), (44.8, 11.0), (38.8, 10.4)], 0.2),
    ):
        field = np.clip((ground.depth([ring]) + 0.2 * rough) / 0.4, 0, 1)
        ground.tint((206, 186, 112), field * 0.8)
        ground.shade(field * np.sin((ground.x + angle * ground.y) * 12.0), 10)
        ground.shade(field * ground.noise(0.5, 0.1, 0.4), 10)
    court = np.clip(
        (ground.depth([[(20.0, 12.4), (28.0, 12.4), (28.4, 21.4), (19.8, 21.4)]]) + 0.5 * rough) / 0.6, 0, 1
    )
    ground.tint((178, 170, 150), court * 0.8 * np.clip(0.8 + rough, 0, 1))
    ground.slabs(court * np.clip(0.7 + rough, 0, 1), 0.8, 0.6, (126, 118, 96))
    ground.stones(260, np.clip(court + 0.1, 0, 1), 0.06, 0.22, (186, 180, 166))
    ground.tufts(160, (126, 140, 84), court)
    ground.flowers(260, 1 - court)
    bank = ground.depth(table.of("water"))
    ground.water(bank, SHALLOW, DEEP, 1.0, True)
    ground.reeds(220, np.clip(1.0 - np.abs(bank + 0.3) / 0.35, 0, 1))
    ground.stones(120, np.clip(1.0 - np.abs(bank + 0.2) / 0.4, 0, 1), 0.06, 0.2, (166, 164, 156))
    ground.save()


def landing_stage() -> None:
    """The planks and stones of a landing."""
    ground = Ground("tutorials", "landing-stage", (186, 178, 162), 30)
    ground.shade(ground.noise(6.0, 0.6, 1.5), 9)
    ground.slabs(np.ones(ground.size, np.float32), 1.1, 0.6, (132, 124, 108))
    ground.shade(ground.noise(0.5, 0.08, 0.5), 6)
    ground.worn((150, 138, 116), ground.table.of("building", "crates", "barrel"), 0.5, 0.6)
    ground.water(ground.depth(ground.table.of("water")), (132, 160, 158), (66, 108, 122), 1.2)
    ground.save()


def powder_mill() -> None:
    """A mill by the sea: boards in its rooms, a yard black with coal, dunes towards the east."""
    ground = meadow("", "powder-mill", 30, tufts=620)
    rough, broad = ground.noise(2.4, 0.25, 1.2), ground.noise(8.0, 1.2, 1.6)
    dunes = np.clip((ground.x - 20.5 + 1.6 * broad) / 3.0, 0, 1)
    sand = np.clip(dunes + 0 * rough, 0, 1)
    ground.tint(SAND, sand * 0.9)
    ground.shade(sand * ground.noise(0.8, 0.1, 0.6, 0.4), 7)
    yard = np.clip((ground.depth([[(3.2, 4.2), (15.4, 4.2), (15.4, 15.6), (3.2, 15.6)]]) + 0.6 * rough) / 0.9, 0, 1)
    ground.tint((158, 140, 112), yard * 0.8)
    ground.tint((92, 86, 80), yard * np.clip(broad * 1.4, 0, 1) * 0.5)
    ground.tint((180, 154, 112), ground.way([(12.6, 10.0), (17.6, 10.2), (28.0, 11.0)], 1.5, 0.6, 0.3 * rough) * 0.75)
    mill = ground.inside(4.0, 7.0, 12.0, 13.0, 0.03)
    ground.tint((162, 124, 84), mill)
    ground.slabs(mill, 1.8, 0.25, (98, 70, 44))
    ground.tufts(180, (150, 150, 96), sand, 0.22)
    ground.water(ground.depth(ground.table.of("water")), (132, 164, 158), (60, 106, 120), 0.9)
    ground.save()


def rope_walk() -> None:
    """A rope walk by night: a cobbled yard with lanterns, floors of boards, ropes laid out on the ground."""
    ground = Ground("", "rope-walk", (174, 168, 156), 30)
    rough = ground.noise(2.4, 0.25, 1.2)
    ground.shade(ground.noise(8.0, 1.0, 1.6), 9)
    ground.slabs(np.ones(ground.size, np.float32), 0.5, 0.36, (136, 128, 112))
    for west, south, east, north in ((11.0, 13.0, 18.0, 18.0), (12.0, 2.0, 17.0, 6.0)):
        room = ground.inside(west, south, east, north, 0.02)
        ground.tint((164, 124, 82), room)
        ground.slabs(room, 1.8, 0.26, (98, 70, 44))
    for y in (9.2, 9.7, 10.2, 10.6):
        ground.tint((196, 172, 120), ground.line((6.6, y), (23.4, y), 0.09, 0.04) * 0.9)
    ground.tint((96, 90, 82), np.clip(-rough * 1.4 - 0.35, 0, 1) * 0.22)
    ground.worn((138, 130, 114), ground.table.of("hut", "building", "crates"), 0.5, 0.6)
    ground.litter(ground.table.of("tree"), 90)
    light = Light(ground.table, (0.42, 0.48, 0.70))
    light.sun((0.15, 0.17, 0.2), 135.0, 42.0)
    for x, y in ((14.4, 12.4), (14.4, 6.8), (19.6, 9.8), (25.8, 10.0), (9.4, 8.6)):
        light.lamp(x, y, 2.6, 5.4, (0.74, 0.5, 0.18))
    for x, y in ((13.6, 15.6), (14.2, 4.4)):
        light.lamp(x, y, 2.4, 5.0, (0.7, 0.46, 0.16))
    ground.save(light)


def village_green() -> None:
    """A green between two barns: mown grass, a trodden ring about the well, paths that are alike turned round."""
    ground = meadow("", "village-green", 28, tufts=900)
    table, rough = ground.table, ground.noise(2.6, 0.3, 1.2)
    for points in ([(-1.0, 10.2), (7.0, 11.4), (13.0, 10.6), (18.0, 12.0)], [(10.4, 14.0), (12.6, 12.4), (18.0, 12.0)]):
        for way in (points, [(36.0 - x, 24.0 - y) for x, y in points]):
            trodden = ground.way(way, 1.3, 0.7, 0.35 * rough)
            ground.tint((180, 152, 110), trodden * 0.75)
            ground.shade(trodden * ground.noise(0.6, 0.08, 0.5), 9)
    ring = ground.blot(18.0, 12.0, 2.6, rough)
    ground.tint((176, 150, 110), ring * 0.8)
    ground.stones(150, ring, 0.06, 0.18, (188, 182, 168))
    ground.worn(EARTH, table.of("building"), 1.0, 0.7)
    ground.worn(EARTH, table.of("low-wall", "ruin", "crates"), 0.5, 0.5)
    ground.litter(table.of("woods"), 420)
    ground.stones(120, np.clip(ground.depth(table.of("ruin")) + 1.2, 0, 1), 0.05, 0.2, (186, 180, 166))
    ground.flowers(260, 1 - ring)
    ground.save()


GROUNDS = (
    smugglers_cove,
    abbey_hill,
    governors_quay,
    last_will,
    marked_cards,
    post_road,
    two_companies,
    landing_stage,
    powder_mill,
    rope_walk,
    village_green,
)
