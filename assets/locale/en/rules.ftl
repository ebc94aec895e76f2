### The words of the rules. Terms are for use inside other texts; `form: "plural"` gives the plural.

## Game, players, table

-table = table
-game-round = { $form ->
    [plural] rounds
   *[singular] round
}
-turn = { $form ->
    [plural] turns
   *[singular] turn
}
-turn-order = turn order
-staging-area = staging area
-victory-point = { $form ->
    [plural] victory points
   *[singular] victory point
}

## Measures and checks

-step = { $form ->
    [plural] steps
   *[singular] step
}
-base-point = base point

## Damage, actions, building blocks, statuses

-damage-point = { $form ->
    [plural] damage points
   *[singular] damage point
}

## Numbers and lists

shown-number = { $value }
shown-addend = { SIGNED($value) }
shown-list = { $first } and { $last }
count-steps = { $number ->
    [one] { $number } { -step }
   *[other] { $number } { -step(form: "plural") }
}
count-victory-points = { $number ->
    [one] { $number } { -victory-point }
   *[other] { $number } { -victory-point(form: "plural") }
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
rule-is-played = This rule is played.
rule-is-definition = This rule says what a word or a value means; there is nothing to carry out.
rule-is-left-out = This rule is not played: { $reason }.
rule-why = Why: { $reason }
rule-belongs-to = Rules it belongs to
rule-has-rulings = Rulings on it

## Phases and places

phase-initiative = Initiative phase
    .help = All bid command points in secret and roll; the highest chooses the first or the last place in the turn order.
phase-turns = Turn phase
    .help = All take turns, one after the other, until nobody has command points left or all have broken off.
phase-status = Status phase
    .help = Statuses take effect: panicked figures try to recover, and those Out of Action frighten who stands near.
place-staging = in the { -staging-area }
place-table = on the { -table }
place-removed = removed from the game

## Attributes; `.short` is the abbreviation on the data sheet

attribute-action-points = Action points
    .short = AP
    .help = What the figure has to spend on actions in its turn.
attribute-movement = Movement
    .short = B
    .help = Movement points for each action point of a Move; a step on level ground costs one.
attribute-vertical-movement = Vertical movement
    .short = vB
    .help = So many steps it gets up or down at once, for 2 movement points.
attribute-strength = Strength
    .short = S
    .help = Makes blows harder: weapons for melee add half of it, or all of it, to the strength of their damage.
attribute-toughness = Toughness
    .short = W
    .help = Lowers the result of every damage roll against the figure.
attribute-initiative = Initiative
    .short = I
    .help = So many steps far it perceives and communicates. Lowers the target number of panic checks. With as many Distracted markers it reacts no more.
attribute-nerve = Nerve
    .short = V
    .help = For nerve checks such as the panic check: the target number starts at 12 − Nerve.
attribute-command = Command
    .short = K
    .help = While the figure is able to act, its player has so many command points more each round. Times Initiative it is the radius of its command area.
attribute-ranged = Ranged
    .short = F
    .help = For Ranged Attacks: the target number of each check starts at 12 − Ranged.
attribute-ranged-defence = Ranged defence
    .short = DF
    .help = Raises the target number of Ranged Attacks against the figure.
attribute-melee = Melee
    .short = N
    .help = For Melee Attacks: the target number of each check starts at 12 − Melee.
attribute-melee-defence = Melee defence
    .short = DN
    .help = Raises the target number of Melee Attacks against the figure.
attribute-tech = Tech
    .short = T
    .help = For checks with gear, terrain and vehicles: the target number starts at 12 − Tech.
attribute-armour = Armour
    .short = P
    .help = Lowers the result of damage rolls against the figure, as far as the penetration of the damage does not cancel it.
attribute-slots = Slots
    .short = Slots
    .help = How much gear the figure can use at once: the slots of everything in use are added up.
attribute-melee-reach = Melee reach
    .short = Reach
    .help = At most so many steps away may be whom the figure attacks in melee.
attribute-sight-angle = Sight angle
    .short = Sight
    .help = How far to each side of its facing the figure sees: 15° for each point.
attribute-damage-table = Damage table
    .short = Table
    .help = How many damage points the result of a damage roll costs: fewest on table I, most on table VI.
damage-points-free = Free damage points
    .short = free
    .help = Used first, and without any effect.
damage-points-light = Light damage points
    .short = light
    .help = Used after the free ones: a figure is Lightly Wounded then, a vehicle Lightly Damaged.
damage-points-heavy = Heavy damage points
    .short = heavy
    .help = Used last: a figure is Severely Wounded then, a vehicle Severely Damaged. Once all are used, one more puts a figure Out of Action and destroys a vehicle.

## Statuses; `.help` says what the status does

status-out-of-action = Out of Action
    .help = Replaced by a marker. In the status phase it costs those who stand near a panic check.
status-moved = Moved
    .help = Ranged defence +1 for each marker after the first. Lost as soon as the figure uses action points, by vehicles only with a Move.
status-incapacitated = Incapacitated
    .help = No actions, no action points to spend.
status-lightly-wounded = Lightly Wounded
    .help = One action point less.
status-severely-wounded = Severely Wounded
    .help = One action point less, and every check gets target number +2.
status-panicked = Panicked
    .help = Cannot act. In the status phase a nerve check decides: calm again, or Out of Action.
status-static = Static
    .help = Loses all Moved markers; attack checks against it get target number −1.
status-exhausted = Exhausted
    .help = One action point less. In the status phase a toughness check may end it.

## Turns, actions, movement options; `.help` says what they do

option-horizontal = Horizontal
    .help = Up to one step on the level.
option-vertical = Vertical
    .help = Up or down by at most the vertical movement, and up to one step across.
option-land = Land
    .help = Straight down by at most the vertical movement.
option-climb = Climb
    .help = Hold on to climbable terrain: safe stand there until the next movement.
option-random = Random movement
    .help = A die tells the way.
option-stop = Stop
    .help = End the movement; what movement points are left is lost.

## Building blocks

range-near = near
range-short = short
range-medium = medium
range-long = long
range-extreme = extreme
range-beyond-extreme = beyond extreme
range-out-of-range = out of range

## Zones

zone-entry = Entry zone
zone-exit = Exit zone
zone-difficult = Difficult zone
zone-rough = Rough zone
zone-dark = Dark zone
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
kind-stairs = stairs
    .object = the stairs
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
modifier-attribute-action-points = action points
modifier-attribute-movement = Movement
modifier-attribute-vertical-movement = vertical Movement
modifier-attribute-strength = Strength
modifier-attribute-toughness = Toughness
modifier-attribute-initiative = Initiative
modifier-attribute-nerve = Nerve
modifier-attribute-command = Command
modifier-attribute-ranged = Ranged
modifier-attribute-ranged-defence = ranged defence
modifier-attribute-melee = Melee
modifier-attribute-melee-defence = melee defence
modifier-attribute-tech = Tech
modifier-attribute-armour = Armour
modifier-attribute-slots = slots
modifier-attribute-melee-reach = melee reach
modifier-attribute-sight-angle = sight angle
modifier-attribute-damage-table = damage table
modifier-severely-wounded = Severely Wounded
modifier-lightly-wounded = Lightly Wounded
modifier-boost = more penetration
modifier-bundled = checks given up
modifier-range-near = near range
modifier-range-short = short range
modifier-range-medium = medium range
modifier-range-long = long range
modifier-range-extreme = extreme range
modifier-beyond-extreme = beyond extreme range
modifier-ranged-defence = ranged defence of the target
modifier-melee-defence = melee defence of the target
modifier-support = { $count ->
    [one] help from { $count } other figure
   *[other] help from { $count } other figures
}
modifier-covered = { $value ->
    [1] up to a quarter covered
    [2] up to half covered
    [3] up to three quarters covered
   *[other] almost wholly covered
}
modifier-covered-by = { modifier-covered } by { $object }
modifier-hides-a-part = hides a part
modifier-translucent = seen through something
modifier-translucent-by = seen through { $object }
modifier-effect = an effect that is in force
modifier-frequency = higher frequency
# The first marker does not count.
modifier-moved = Moved ×{ $markers }
modifier-armour = Armour
modifier-toughness = Toughness
modifier-command-figure = command figure
modifier-option-horizontal = horizontal option
modifier-option-vertical = vertical option
modifier-option-land = landing
modifier-option-climb = climbing

## Refusals: the one decisive reason

refusal-line = { $what }  { $rule }
refusal-not-an-option = That is not one of the possible answers.
refusal-in-the-way = Something is in the way.
refusal-in-the-way-by = In the way: { $object }.
refusal-game-over = The game is over.
refusal-done = { $figure } is done for this round.
refusal-incapacitated = { $figure } is Incapacitated.
