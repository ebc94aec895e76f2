### Armies and maps of Pocket Tactics as they are put together.

## Armies

forces-of-limit = of { $limit }
edit-did-army = changing an army
pocket-worth = { $points ->
    [one] one point
   *[other] { $points } points
}
pocket-column-faction = faction
pocket-column-number = number
pocket-army-open = chosen at the table
pocket-army-short = { $faction } · { $units ->
    [one] one unit
   *[other] { $units } units
}
pocket-army-agreed = An army
pocket-army-rule = All units are of one faction and together worth { $limit } points at most; each card at most { $copies ->
    [one] once
    [2] twice
   *[other] { $copies } times
}.
pocket-army-set = The standard set, each card once, is always allowed.
pocket-army-units = Units
pocket-army-sum = { $units ->
    [0] none yet
    [one] one unit, { $points } of { $limit } points
   *[other] { $units } units, { $points } of { $limit } points
}
pocket-army-hint = Point at a unit to read its card.
pocket-army-standard = Take the standard set
pocket-army-none = Choose at the table
pocket-faction = Faction
    .tip = The army is made of its units; choosing one takes its standard set. Left open, faction and army are chosen when the game begins.
pocket-card-row = { $label }: { $value }
pocket-option-army-limit = Points of an army
    .tip = The most points that an army may be worth.
pocket-option-copies = Copies of a card
    .tip = How often a card may be in an army.
pocket-option-turn-limit = Turns
    .tip = After this many turns, those of all players together, the captured points decide.
pocket-option-map = Map
    .tip = A map that is laid out already, or one that the players build tile by tile.
pocket-agreed-ready = laid out already
pocket-agreed-build = built by the players
pocket-option-central = Central feature
    .tip = How the feature in the middle is found where the map is built.
pocket-agreed-choice = chosen
pocket-agreed-chance = rolled for
pocket-option-sight = Sight
    .tip = Along any shortest way over tiles, or along the straight line between the centres.
pocket-agreed-routes = by shortest ways
pocket-agreed-line = by the straight line
pocket-option-water-test = Water
    .tip = Whether every attack on a unit in water needs a test first, or only one in melee.
pocket-agreed-all = all attackers test
pocket-agreed-melee = only in melee
pocket-option-flyers = Flyers move, then attack
    .tip = Whether flyers may use their bonus moves before they attack in melee.
pocket-option-repetition = Same position four times ends
    .tip = Whether the game ends when a turn begins with the same position for the fourth time.
forces-no-balance = As soon as two players have armies, what these are worth is compared here.
forces-balance = { $empty ->
    [yes] { $last } has no army yet.
   *[no] { $difference ->
        [0] The armies of { $first } and { $last } are worth the same.
        [one] The army of { $first } is worth one point more than that of { $last }.
       *[other] The army of { $first } is worth { $difference } points more than that of { $last }.
    }
}
pocket-print-grounds = What tiles and features do
pocket-print-pictures = Pictures: Game-icons.net by Lorc, Delapouite and others, CC BY 3.0
