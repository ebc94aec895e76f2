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
pocket-army-agreed = What makes an army
pocket-army-rule = All units belong to one faction and are worth at most { $limit } points together; each card at most { $copies ->
    [one] once
    [2] twice
   *[other] { $copies } times
}.
pocket-army-set = The standard set, with each card once, is always allowed.
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
    .tip = The army's units come from this faction; choosing one takes its standard set. If you leave it open, the player chooses faction and army at the start of the game.
pocket-card-row = { $label }: { $value }
pocket-option-army-limit = Points of an army
    .tip = An army may be worth this many points at most.
pocket-option-copies = Copies of a card
    .tip = How often a card may be in an army.
pocket-option-turn-limit = Turns
    .tip = The game ends after this many turns, counting all players' turns.
pocket-option-decides = After them decide
    .tip = What counts first when the last turn is over, or a position has come back too often; the other counts if that is even.
pocket-agreed-captures = captured points
pocket-agreed-features = features
pocket-option-first = Who begins
    .tip = The player who begins without a roll. With all units on the map from the beginning, that is the first turn.
pocket-option-first-rolled = the dice decide
pocket-option-map = Map
    .tip = A map that is already laid out, or one that the players build tile by tile.
pocket-agreed-ready = already laid out
pocket-agreed-build = built by the players
pocket-option-central = Central feature
    .tip = How the players find the feature in the middle if they build the map.
pocket-agreed-choice = chosen
pocket-agreed-chance = rolled
pocket-option-sight = Sight
    .tip = Along any shortest route over tiles, or along the straight line between the centres.
pocket-agreed-routes = along shortest routes
pocket-agreed-line = along the straight line
pocket-option-water-test = Water
    .tip = Whether every attack on a unit in water needs a test first, or only melee attacks.
pocket-agreed-all = every attack
pocket-agreed-melee = only in melee
pocket-option-flyers = Flyers move, then attack
    .tip = Whether flyers may use their bonus moves before a melee attack.
pocket-option-repetition = Fourth repetition ends
    .tip = Whether the game ends when a turn begins with the same position for the fourth time.
forces-no-balance = As soon as two players have armies, you can compare their value here.
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
