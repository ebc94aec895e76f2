### The words of the rules. Terms are for use inside other texts; `form: "plural"` gives the plural.

## Game, players, table

-game-round = { $form ->
    [plural] rounds
   *[singular] round
}
-turn = { $form ->
    [plural] turns
   *[singular] turn
}

## Measures and checks

-step = { $form ->
    [plural] steps
   *[singular] step
}
-base-point = base point

## Numbers and lists

shown-number = { $value }
shown-addend = { SIGNED($value) }
shown-list = { $first } and { $last }
count-steps = { $number ->
    [one] { $number } { -step }
   *[other] { $number } { -step(form: "plural") }
}

## Compass directions of a facing, counter-clockwise from east

facing-words = { $exact ->
    [yes] { $direction }
   *[no] roughly { $direction }
}
facing-degrees = { $degrees }° (east 0°, north 90°)
direction-0 = east
direction-1 = north-east
direction-2 = north
direction-3 = north-west
direction-4 = west
direction-5 = south-west
direction-6 = south
direction-7 = south-east

## Rules

rule-in-german = In the rulebook: { $name }
rule-in-english = In English: { $name }
rule-is-played = The program plays this rule.
rule-is-definition = This rule defines a word or a value; there is nothing to play.
rule-is-left-out = The program does not play this rule: { $reason }.
rule-why = Why: { $reason }
rule-belongs-to = Rules this belongs to
rule-has-rulings = Rulings on it
rule-named-by = Named by

## Zones

zone-entry = Entry zone
zone-exit = Exit zone
zone-difficult = Difficult zone
zone-rough = Rough zone
zone-dark = Dark zone
zone-fog = Fog
zone-deep = Deep water
zone-airless = Airless zone
zone-scene = Zone of the scene
zone-hold = Zone to hold
zone-contest = Zone to contest
zone-of = { $zone } ({ $players })

## Names after "by" and "into"

figure-object = { $name }
piece-object = the { $name }

## Kinds of terrain; `.object` after "by" and "into"

kind-terrain = terrain
    .object = the terrain
kind-wall = wall
    .object = the wall
kind-low-wall = low wall
    .object = the low wall
kind-rampart = rampart
    .object = the rampart
kind-palisade = palisade
    .object = the palisade
kind-fence = fence
    .object = the fence
kind-railing = railing
    .object = the railing
kind-hedge = hedge
    .object = the hedge
kind-building = house
    .object = the house
kind-tower = tower
    .object = the tower
kind-hut = hut
    .object = the hut
kind-ruin = ruined wall
    .object = the ruined wall
kind-rubble = rubble
    .object = the rubble
kind-column = column
    .object = the column
kind-hill = hill
    .object = the hill
kind-cliff = cliff
    .object = the cliff
kind-platform = platform
    .object = the platform
kind-quay = terrace
    .object = the terrace
kind-bridge = bridge
    .object = the bridge
kind-door = door
    .object = the door
kind-window = window
    .object = the window
kind-portcullis = portcullis
    .object = the portcullis
kind-one-way-wall = one-way wall
    .object = the one-way wall
kind-floor = floor
    .object = the floor
kind-roof = roof
    .object = the roof
kind-stairs = stairs
    .object = the stairs
kind-ladder = ladder
    .object = the ladder
kind-ramp = ramp
    .object = the ramp
kind-crates = crates
    .object = the crates
kind-barrel = barrel
    .object = the barrel
kind-boat = boat
    .object = the boat
kind-ship = ship
    .object = the ship
kind-mast = mast
    .object = the mast
kind-cart = cart
    .object = the cart
kind-stall = market stall
    .object = the market stall
kind-well = well
    .object = the well
kind-statue = statue
    .object = the statue
kind-rock = rock
    .object = the rock
kind-tree = tree
    .object = the tree
kind-woods = wood
    .object = the wood
kind-forest = forest
    .object = the forest
kind-ruins = ruins
    .object = the ruins
kind-scrub = scrub
    .object = the scrub
kind-reeds = reeds
    .object = the reeds
kind-smoke = smoke
    .object = the smoke
kind-water = water
    .object = the water
kind-road = road
    .object = the road

## Modifiers, as they stand in a sum

modifier-line = { SIGNED($value) }  { $what }  { $rule }
modifier-line-start = { $value }  { $what }  { $rule }
modifier-part = {"    "}· { $part }
modifier-with-source = { $what } ({ $source })

modifier-base = starting value of every check
modifier-printed = printed

## Refusals: the one decisive reason

refusal-line = { $what }  { $rule }
refusal-not-an-option = That is not one of the possible answers.
refusal-in-the-way = Something is in the way.
refusal-in-the-way-by = In the way: { $object }.
refusal-game-over = The game is over.
