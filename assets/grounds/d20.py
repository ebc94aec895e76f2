"""The grounds of the d20 fights."""

from __future__ import annotations

from math import cos, pi, sin

import numpy as np
from grounds.painting import EARTH, Colour, Ground, Light, Point, Ring, meadow


def the_ford_at_noon() -> None:
    """A river with its banks, stones that show at the ford, reeds, a thicket in the mist, a farm on its west bank."""
    ground = meadow("d20", "the-ford-at-noon", tufts=1000)
    table, rough, broad = ground.table, ground.noise(2.2, 0.25, 1.2), ground.noise(9.0, 1.2, 1.6)
    river: list[Ring] = [[(15.0, -3.0), (21.0, -3.0), (21.0, 27.0), (15.0, 27.0)]]
    bank = ground.depth(river) + 0.22 * broad
    road = (
        [(0.0, 11.6), (4.0, 12.2), (9.0, 12.6), (15.2, 12.0)],
        [(20.8, 12.0), (27.0, 12.6), (31.0, 11.6), (36.0, 12.0)],
    )
    south = [(9.0, 12.6), (11.4, 8.4), (14.2, 5.5)], [(21.8, 5.5), (25.0, 6.6), (28.4, 12.2)]
    for points in (*road, *south):
        ground.tint((176, 148, 106), ground.way(points, 1.7, 0.6, 0.35 * rough) * 0.85)
        ground.tint((146, 120, 84), ground.way(points, 0.95, 0.25, 0.1 * rough) * 0.4)
        ground.tint((172, 146, 104), ground.way(points, 0.55, 0.25, 0.1 * rough) * 0.6)
    ground.worn(EARTH, table.of("hut", "wall"), 0.9, 0.75)
    garden = np.clip((ground.depth([[(3.0, 14.2), (7.6, 14.2), (7.6, 16.2), (3.0, 16.2)]]) + 0.1 * rough) / 0.2, 0, 1)
    ground.tint((126, 96, 64), garden * 0.85)
    ground.shade(garden * np.sin(ground.y * 12.0), 12)
    for x, y, size in ground.places(80, garden):
        ground.dab(x, y, 0.11, 0.08, size * pi, (104, 136, 68), 0.9)
    # Sandy banks; then the water, deep but where one can wade.
    ground.tint((204, 188, 146), np.clip(1.0 + (bank - 0.2 * rough) / 1.1, 0, 1) * 0.8)
    wading = np.clip(
        (ground.depth([[(12.0, 9.2), (24.0, 9.2), (24.0, 14.8), (12.0, 14.8)]]) + 0.25 * rough) / 0.7, 0, 1
    )
    bed = ground.pixels.copy()
    ground.water(bank, (132, 166, 158), (52, 100, 118), 1.5, True)
    deep_water = ground.pixels.copy()
    ground.pixels = bed
    ground.tint((186, 172, 138), np.clip(bank / 0.2, 0, 1) * wading * 0.9)
    ground.stones(460, np.clip(bank / 0.3, 0, 1) * wading, 0.09, 0.3, (178, 172, 158))
    ground.tint((146, 180, 174), np.clip(bank / 0.25, 0, 1) * 0.42)
    flow = ground.noise(1.8, 0.12, 0.9, 2.6)
    ground.shade(flow * np.clip(bank / 0.2, 0, 1), 9)
    ground.tint((238, 244, 238), np.clip(flow * 2.4 - 1.25, 0, 1) * np.clip(bank / 0.2, 0, 1) * 0.75)
    waded = ground.pixels.copy()
    ground.pixels = deep_water * (1 - wading[:, :, None]) + waded * wading[:, :, None]
    ground.stones(70, np.clip(bank / 0.3, 0, 1) * wading, 0.18, 0.42, (200, 195, 182))
    edge = np.clip(1.0 - np.abs(bank + 0.12) / 0.4, 0, 1)
    dry = 1 - np.clip((ground.depth([[(12.0, 3.2), (24.0, 3.2), (24.0, 15.2), (12.0, 15.2)]]) + 0.4) / 0.8, 0, 1)
    ground.stones(200, edge, 0.06, 0.22, (176, 170, 156))
    ground.reeds(520, edge * dry * np.clip(0.7 + broad, 0, 1))
    # The thicket, and the mist in it.
    spot = ground.depth([[(25.0, 17.0), (30.0, 17.0), (30.0, 23.0), (25.0, 23.0)]])
    thicket = np.clip((spot + 0.35 * rough + 0.1) / 0.5, 0, 1)
    ground.tint((92, 104, 62), thicket * 0.75)
    ground.tufts(150, (96, 116, 64), thicket, 0.26)
    ground.reeds(260, thicket)
    for x, y, size in ground.places(60, thicket):
        for part in range(4):
            tone: Colour = (74 + 14 * part, 98 + 14 * part, 54 + 8 * part)
            reach = (0.34 + 0.2 * size) * (1 - 0.2 * part)
            ground.dab(x - 0.05 * part, y + 0.05 * part, reach, reach * 0.8, size * pi, tone, 0.8, 0.1)
    mist = np.clip((spot + 1.3) / 2.4, 0, 1) * np.clip(0.62 + 0.75 * ground.noise(4.0, 0.6, 1.8), 0.15, 1)
    ground.tint((228, 232, 230), mist * 0.78)
    ground.flowers(260, np.clip(-bank / 2.0, 0, 1) * (1 - thicket))
    ground.save()


def barn() -> None:
    """A farmyard: a barn with straw on its floor, a meadow, a trough in the mud."""
    ground = meadow("d20/tutorials", "barn", tufts=420)
    rough, hall = ground.noise(2.0, 0.25, 1.2), ground.inside(1.0, 3.0, 5.0, 9.5, 0.02)
    ground.tint(
        (176, 150, 110),
        np.clip((ground.depth([[(1, 3), (12.4, 1.6), (13, 5.6), (6.5, 9.5), (1, 9.5)]]) + 0.6 * rough) / 0.9, 0, 1)
        * 0.85,
    )
    ground.worn((128, 106, 76), ground.table.of("rock"), 0.9)
    ground.tint((150, 122, 86), hall)
    ground.shade(hall * ground.noise(0.6, 0.08, 0.5), 12)
    for x, y, size in ground.places(520, np.clip(hall + 0.05, 0, 1)):
        ground.dab(x, y, 0.12 + 0.1 * size, 0.016, x * 11 % pi, (230, 204, 130), 0.85, 0.015)
    ground.flowers(90, 1 - hall)
    ground.save()


def quarry_at_dusk() -> None:
    """A quarry with a low sun: long shadows of its ledges, lamps of those who still work, a black pool."""
    ground = Ground("d20", "quarry-at-dusk", (190, 176, 152))
    table, rough = ground.table, ground.noise(3.0, 0.3, 1.2)
    ground.shade(ground.noise(9.0, 1.2, 1.6), 11)
    ground.shade(rough, 8)
    ground.shade(ground.noise(0.4, 0.06, 0.3), 8)
    for rut in (-0.6, 0.6):
        points = [(6.4 + rut, 0.0), (6.2 + rut, 8.0), (7.4 + rut, 13.0), (10.0 + rut, 14.0 - rut), (20.0, 14.0 - rut)]
        ground.tint((156, 138, 112), ground.way(points, 0.45, 0.25, 0.1 * rough) * 0.7)
    pool = ground.depth([[(4.0, 22.0), (9.0, 22.0), (9.0, 28.0), (4.0, 28.0)]]) + 0.16 * ground.noise(4.0, 0.8, 1.5)
    ground.water(pool, (116, 132, 122), (42, 62, 70), 1.2)
    ground.reeds(60, np.clip(1.0 - np.abs(pool + 0.1) / 0.25, 0, 1) * (ground.y > 26.0))
    heap = np.clip((4.0 + 0.5 * rough - ground.x) / 1.0, 0, 1)
    ground.tint((168, 158, 142), heap * 0.6)
    ground.stones(820, heap * np.clip(-pool / 0.3, 0, 1), 0.07, 0.34, (186, 178, 162))
    ground.stones(150, np.clip(-pool / 0.3, 0, 1), 0.04, 0.14, (186, 178, 162))
    ground.worn((158, 144, 122), table.of("ledge", "ramp"), 1.2, 0.7)
    ground.stones(160, np.clip(1.0 + ground.depth(table.of("ledge")) / 1.0, 0, 1), 0.06, 0.24, (186, 178, 162))
    lamps = (
        (10.9, 18.6, 2.6),
        (6.2, 6.6, 2.6),
        (13.6, 10.6, 5.4),
        (18.4, 20.0, 5.4),
        (21.2, 22.8, 8.4),
        (22.6, 20.4, 8.4),
        (9.8, 28.6, 2.6),
    )
    for x, y, height in lamps:
        if height < 3.0:
            ground.dab(x, y, 0.16, 0.16, 0.0, (70, 54, 38))
            ground.dab(x, y, 0.1, 0.1, 0.0, (255, 224, 150), 1.0, 0.06)
    light = Light(table, (0.50, 0.48, 0.66))
    light.sun((0.62, 0.36, 0.04), 24.0, 27.0)
    for x, y, height in lamps:
        light.lamp(x, y, height, 6.0, (0.85, 0.55, 0.2))
    ground.save(light)


def the_mill_race() -> None:
    """Two mills on one brook: meadows, trodden yards, a brook that is deep but where stones lie in it."""
    ground = meadow("d20", "the-mill-race", tufts=520)
    rough, broad = ground.noise(2.2, 0.25, 1.2), ground.noise(7.0, 1.0, 1.6)
    brook: list[Ring] = [[(10.4, -2.0), (13.6, -2.0), (13.6, 18.5), (10.4, 18.5)]]
    bank = ground.depth(brook) + 0.2 * broad
    for points in ([(2.4, 8.6), (5.6, 8.8), (9.6, 11.4)], [(5.2, 5.6), (10.2, 8.25), (13.8, 8.25), (18.8, 10.9)]):
        for way in (points, [(24.0 - x, 16.5 - y) for x, y in points]):
            ground.tint((176, 148, 106), ground.way(way, 1.2, 0.6, 0.3 * rough) * 0.7)
    ground.worn(EARTH, ground.table.of("hut", "cart", "rock"), 1.1, 0.8)
    ground.tint((204, 188, 146), np.clip(1.0 + (bank - 0.2 * rough) / 0.8, 0, 1) * 0.8)
    ground.water(bank, (132, 166, 158), (56, 104, 120), 1.1, True)
    stones = np.clip(bank / 0.3, 0, 1) * ground.inside(10.0, 6.6, 14.0, 9.9, 0.3)
    ground.tint((170, 176, 150), stones * 0.55)
    ground.stones(150, stones, 0.12, 0.42, (192, 186, 172))
    edge = np.clip(1.0 - np.abs(bank + 0.12) / 0.4, 0, 1)
    ground.stones(110, edge, 0.06, 0.2, (176, 170, 156))
    ground.reeds(260, edge * (1 - ground.inside(9.0, 4.0, 15.0, 12.5, 0.4)) * np.clip(0.7 + broad, 0, 1))
    ground.flowers(150, np.clip(-bank / 2.0, 0, 1))
    ground.save()


def three_at_the_well() -> None:
    """A pasture in a dry summer: yellow grass, cracked mud around the well, paths of three herds to it."""
    ground = Ground("d20", "three-at-the-well", (196, 182, 126), 30)
    ground.grass((176, 172, 104), (214, 196, 138), 700)
    rough = ground.noise(2.2, 0.25, 1.2)
    for turn in (0.0, 2 * pi / 3, 4 * pi / 3):

        def at(x: float, y: float, turn: float = turn) -> Point:
            return 14 + (x - 14) * cos(turn) - (y - 14) * sin(turn), 14 + (x - 14) * sin(turn) + (y - 14) * cos(turn)

        way = [at(-2.0, 13.0), at(4.0, 14.0), at(9.0, 14.4), at(13.0, 14.0)]
        ground.tint((184, 156, 112), ground.way(way, 2.2, 0.9, 0.5 * rough) * 0.7)
    ground.worn(EARTH, ground.table.of("hut", "crates", "cart"), 0.8, 0.7)
    mud = np.clip((ground.depth([[(14 + 3.0 * cos(n * pi / 12), 14 + 3.0 * sin(n * pi / 12)) for n in range(24)]])
                   + 0.4 * rough) / 0.7, 0, 1)  # fmt: skip
    ground.tint((140, 112, 80), mud * 0.85)
    ground.shade(mud * ground.noise(0.5, 0.06, 0.4), 14)
    for x, y, size in ground.places(160, mud):
        ground.dab(x, y, 0.09, 0.06, size * pi, (112, 88, 62), 0.7)
    ground.stones(180, 1 - mud, 0.05, 0.18, (204, 196, 176))
    ground.save()


def the_hollow_lane() -> None:
    """A lane that carts have cut into the ground, with ruts in it, and a wood on both sides."""
    ground = meadow("d20", "the-hollow-lane", tufts=700)
    rough = ground.noise(2.4, 0.25, 1.2)
    wood = np.clip((np.abs(ground.y - 9.0) - 4.6 + 0.6 * rough) / 1.0, 0, 1) + 0 * ground.x
    ground.tint((116, 118, 70), wood * 0.6)
    ground.leaves(620, wood)
    ground.tufts(260, (104, 118, 66), wood, 0.24)
    lane = ground.inside(-1.0, 6.0, 37.0, 12.0, 0.7)
    ground.tint((164, 136, 98), lane * np.clip(0.8 + 0.5 * rough, 0, 1) * 0.85)
    for rut in (8.3, 9.7):
        points = [(-1.0, rut), (9.0, rut + 0.3), (18.0, rut - 0.2), (26.0, rut + 0.1), (37.0, rut)]
        ground.tint((122, 98, 68), ground.way(points, 0.4, 0.2, 0.08 * rough) * 0.7)
    mire = np.clip((ground.depth([[(18.0, 6.2), (25.4, 6.2), (25.4, 11.8), (18.0, 11.8)]]) + 0.5 * rough) / 0.6, 0, 1)
    ground.tint((116, 92, 64), mire * 0.75)
    ground.shade(mire * ground.noise(0.7, 0.08, 0.6, 0.3), 14)
    ground.stones(150, lane, 0.05, 0.2, (178, 170, 154))
    ground.flowers(90, wood)
    ground.save()


def the_excise_store() -> None:
    """A customs yard by night: cobbles, floors of flags and boards, black water at its jetty, lanterns."""
    ground = Ground("d20", "the-excise-store", (172, 166, 154), 30)
    rough = ground.noise(2.4, 0.25, 1.2)
    ground.shade(ground.noise(8.0, 1.0, 1.6), 9)
    ground.slabs(np.ones(ground.size, np.float32), 0.5, 0.36, (134, 126, 110))
    for west, south, east, north, boards in (
        (9.0, 12.0, 15.0, 19.5, False), (12.0, 1.5, 18.0, 6.0, True), (22.5, 13.5, 28.5, 18.0, True),
    ):  # fmt: skip
        room = ground.inside(west, south, east, north, 0.02)
        ground.tint((166, 124, 82) if boards else (152, 150, 146), room)
        ground.slabs(room, 1.8 if boards else 1.0, 0.26 if boards else 1.0, (96, 72, 48) if boards else (112, 110, 106))
    hatch = ground.inside(11.3, 15.0, 12.7, 16.5, 0.03)
    ground.tint((104, 72, 44), hatch)
    ground.slabs(hatch, 1.4, 0.24, (66, 44, 28))
    sea = ground.depth([[(-2.0, 8.0), (3.0, 8.0), (3.0, 22.0), (-2.0, 22.0)]]) + 0.04 * rough
    ground.water(sea, (98, 118, 120), (42, 66, 78), 1.6)
    jetty = ground.inside(2.0, 10.9, 6.4, 12.7, 0.03)
    ground.tint((150, 116, 80), jetty)
    ground.slabs(jetty, 0.3, 1.8, (84, 62, 42))
    ground.worn((140, 132, 116), ground.table.of("crates", "barrel"), 0.4, 0.6)
    light = Light(ground.table, (0.40, 0.46, 0.66))
    light.sun((0.14, 0.16, 0.2), 135.0, 42.0)
    for x, y in ((15.9, 13.0), (22.5, 10.6), (14.8, 4.0), (25.5, 15.6), (7.0, 12.0)):
        light.lamp(x, y, 2.4, 5.5, (0.74, 0.5, 0.18))
    ground.save(light)


def the_ferry_house() -> None:
    """A house by a river at night: boards in its rooms, a yard, a towpath, reeds."""
    ground = meadow("d20", "the-ferry-house", tufts=620)
    rough = ground.noise(2.2, 0.25, 1.2)
    house = ground.inside(7.4, 4.4, 19.6, 13.6, 0.03)
    yard = np.clip((ground.depth([[(5.0, 1.5), (24.0, 1.5), (24.0, 15.5), (5.0, 15.5)]]) + 0.9 * rough) / 1.6, 0, 1)
    ground.tint((170, 146, 108), yard * 0.7)
    ground.tint((172, 146, 104), ground.way([(25.6, -1.0), (25.2, 8.0), (25.8, 19.0)], 1.4, 0.6, 0.3 * rough) * 0.8)
    ground.tint((164, 124, 82), house)
    ground.slabs(house, 1.8, 0.26, (98, 70, 44))
    tiles = ground.inside(15.1, 4.5, 19.5, 13.5, 0.02)
    ground.tint((190, 176, 150), tiles)
    ground.slabs(tiles, 0.5, 0.5, (130, 112, 90))
    bank = ground.depth([[(-3.0, -3.0), (2.4, -3.0), (2.4, 21.0), (-3.0, 21.0)]]) + 0.25 * ground.noise(5.0, 0.8, 1.5)
    ground.tint((188, 172, 132), np.clip(1.0 + bank / 0.9, 0, 1) * 0.8)
    ground.water(bank, (112, 140, 136), (46, 82, 96), 1.8, True)
    ground.reeds(300, np.clip(1.0 - np.abs(bank + 0.1) / 0.4, 0, 1) * np.clip((ground.y - 5.0) / 1.0, 0, 1))
    ground.flowers(80, (1 - yard) * np.clip(-bank / 2.0, 0, 1))
    light = Light(ground.table, (0.42, 0.48, 0.70))
    light.sun((0.15, 0.17, 0.2), 135.0, 42.0)
    for x, y in ((11.2, 8.0), (17.2, 8.0), (11.2, 3.6), (17.2, 14.4), (21.2, 9.0)):
        light.lamp(x, y, 3.2, 5.6, (0.74, 0.5, 0.18))
    ground.save(light)


def the_chequered_hall() -> None:
    """A hall with a floor like a chessboard, in squares as they are played on, and a yard at each end."""
    ground = Ground("d20", "the-chequered-hall", (176, 168, 152), 30)
    rough = ground.noise(2.4, 0.25, 1.2)
    ground.shade(ground.noise(8.0, 1.0, 1.6), 8)
    ground.slabs(np.ones(ground.size, np.float32), 0.5, 0.36, (140, 132, 116))
    hall = ground.inside(3.0, 1.5, 27.0, 16.5, 0.02)
    ground.tint((222, 212, 190), hall)
    dark = np.mod(np.floor(ground.x / 1.5) + np.floor(ground.y / 1.5), 2) == 0
    ground.tint((104, 96, 92), hall * dark * 0.85)
    ground.slabs(hall, 1.5, 1.5, (88, 80, 74))
    ground.shade(hall * ground.noise(1.2, 0.1, 0.7), 7)
    ground.tint((120, 112, 98), np.clip(-rough * 1.4 - 0.4, 0, 1) * 0.4 * (1 - hall))
    ground.save()


def two_huts() -> None:
    """A pasture with two huts: yards of earth, a path from each to the well, dung, nettles at the walls."""
    ground = meadow("d20", "two-huts", tufts=620)
    table, rough = ground.table, ground.noise(2.4, 0.25, 1.2)
    for points in ([(-1.0, 7.6), (4.4, 9.2), (8.6, 10.4), (12.0, 9.0)], [(7.4, 12.2), (9.4, 10.6), (12.0, 9.0)]):
        for way in (points, [(24.0 - x, 18.0 - y) for x, y in points]):
            ground.tint((178, 150, 108), ground.way(way, 1.1, 0.6, 0.3 * rough) * 0.72)
    mud = ground.blot(12.0, 9.0, 1.9, rough)
    ground.tint((142, 118, 84), mud * 0.8)
    ground.stones(90, mud, 0.05, 0.15)
    ground.worn(EARTH, table.of("hut", "cart"), 1.1, 0.8)
    ground.worn(EARTH, table.of("wall", "crates"), 0.5, 0.6)
    ground.litter(table.of("tree", "hedge"), 200)
    for x, y, size in ground.places(60, 1 - mud):
        ground.dab(x, y, 0.06 + 0.04 * size, 0.05, size * pi, (116, 98, 66), 0.7, 0.02)
    ground.flowers(170, 1 - mud)
    for x, y in ((4.6, 13.5), (19.4, 4.5)):
        ground.tint((64, 58, 54), ground.blot(x, y, 0.62, 0.4 * rough) * 0.85)
        for number in range(12):
            turn = number * pi / 6.0
            ground.dab(x + 0.62 * cos(turn), y + 0.62 * sin(turn), 0.13, 0.1, turn, (148, 142, 132), 0.9, 0.03)
        for number in range(9):
            turn, away = number * 2.4, 0.07 + 0.03 * number
            ground.dab(x + away * cos(turn), y + away * sin(turn), 0.12, 0.05, turn, (226, 120, 48), 0.85, 0.02)
    ground.save()


GROUNDS = (
    the_ford_at_noon,
    barn,
    quarry_at_dusk,
    the_mill_race,
    three_at_the_well,
    the_hollow_lane,
    the_excise_store,
    the_ferry_house,
    the_chequered_hall,
    two_huts,
)
