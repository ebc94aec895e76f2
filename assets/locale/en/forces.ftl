### Forces: the screen on which they are put together, what they are worth, and sheets to print.

command-edit-forces = Forces, decks and how to win
tile-edit-forces = Forces
forces-window-title = { $layout }: forces – Pb-12 table
forces-title = Forces: { $layout }
forces-hint = Choose a player, a figure or the scenario on the left; everything can be clicked to change it.
forces-print = Print …
forces-rules = Scenario and how to win
forces-add-figure = + Figure …
forces-add-player = + Player
forces-count = { $figures ->
    [1] 1 figure
   *[other] { $figures } figures
}
forces-line = { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
} · { $points } CP{ $cards ->
    [0] { "" }
    [one] { " " }· 1 card
   *[other] { " " }· { $cards } cards
}
forces-of-limit = below { $limit }
forces-faulty = cannot be built: see below
forces-epicness = epicness { $epicness }
forces-worth = { $value } · epicness { $epicness }
forces-adds = { $value } · epicness { $epicness }
forces-staged = staging area
forces-on-table = on the table
forces-leader-mark = leader

## What forces are worth

forces-no-balance = As soon as two players have figures, what their forces are worth is compared here.
forces-balance = { $empty ->
    [yes] { $last } has no figures yet.
   *[no] { $difference ->
        [0] { $first } and { $last } are worth the same.
       *[other] { $even ->
            [yes] Nearly even: { $first } is worth { $difference } more than { $last }.
           *[no] { $first } is worth { $difference } more than { $last } ({ $per_cent } %).
        }
    }
}
forces-no-value-limit = No value limit is agreed.
forces-is-worth = The force is worth { $value }.
forces-agreed = Agreed: { $limit }
forces-taken-points = − { $per_mille } per mille for { $points ->
    [one] one chosen command point
   *[other] { $points } chosen command points
}
forces-taken-cards = − { $per_mille } per mille for { $cards ->
    [one] one card
   *[other] { $cards } cards
}
forces-taken-scenario = − { $per_mille } per mille by the scenario
forces-must-be-below = The force must be worth less than { $limit }.
forces-left = It is worth { $value }: { $difference } are left.
forces-too-much = It is worth { $value }: { $difference } too much.

## A figure

forces-attributes = Attributes
forces-attributes-hint = in brackets: as in the profile
forces-force = Force
forces-leads = Leads the force
forces-leads-tip = Who leads the force at the start of the game. Only a figure with a command value of 1 or more can.
forces-name-tip = A name of its own. Without one it is called as its profile.
forces-printed = In the profile: { $value }
forces-effect = { $more ->
    [yes] One more: worth { $value } ({ $difference })
   *[no] One less: worth { $value } ({ $difference })
}
forces-value-sum = figure { $own } + gear { $gear }
forces-epicness-limit-line = epicness { $epicness }, at most { $limit }
forces-start = Begins
forces-start-staged = in the staging area
forces-start-table = on the table at { $x } · { $y }
forces-start-aboard = aboard { $vehicle }
forces-begins-with = With status
    .tip = A click gives it the status from the start of the game, or takes it away.
forces-set-up = Put on the table
    .tip = It is put into a zone that its player enters by. In the editor it is moved and turned.
forces-stage = Into the staging area
    .tip = It enters during the game, through a zone that its player enters by.
forces-no-room = There is no free place for it in the zones that its player enters by.
forces-duplicate = Duplicate ({ $key })
forces-delete = Delete ({ $key })
forces-slots = { $used } of { $slots } slots in use
forces-ability = ability
forces-block-slots = { $slots ->
    [0] no slot
    [one] 1 slot
   *[other] { $slots } slots
}
forces-use-tip = In use at the start: click to change it. Only as much as the slots hold.
forces-drop-tip = Leave it behind
forces-add-item = + Item or ability …
forces-pick-profile = Which profile?
forces-pick-item = What shall it carry?
forces-profile-facts = B { $movement } · F { $ranged } · N { $melee }{ $command ->
    [0] { "" }
   *[other] { " " }· K { $command }
} · { $gear }
forces-no-gear = no gear
forces-sort-item = { forces-block-slots }
forces-sort-ability = ability, { forces-block-slots }
forces-seek = Type to search
forces-none-found = Nothing here has these words.

## A force

forces-player = The player
forces-command-points = Command points
    .tip = The chosen CP value. Each point takes 25 per mille off the value limit; command figures add to the account.
forces-value-reduction = Less limit (per mille)
    .tip = What the scenario takes off this player's value limit besides, to make up for a better place.
forces-leader = Leader
    .tip = Who leads the force at the start; only a figure with a command value can.
forces-nobody = nobody
forces-limit-head = Value limit
forces-most-epic = highest epicness { $epicness }, at most { $limit }
forces-deck = Deck
forces-deck-line = { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
} · { $per_mille } per mille
forces-deck-hint = Every card takes its per mille off the value limit, as often as it is in the deck. Point at a card to read it.
forces-card-cost = { $per_mille } per mille of the value limit · playing it costs { $points } CP
forces-no-cards = Take all cards out
forces-load = Take another force …
forces-save = Save the force …
forces-copy = Copy to the other side …
forces-copy-whom = Who gets the same force?
forces-copied = { $player } has the same force now, opposite on the table. { $key } takes it back.
forces-no-members = Remove all figures
forces-remove-player = Remove the player
forces-no-more-players = There can be { $most } players at most.
forces-no-figures = { $player } has no figure yet.
forces-of = Force of { $player }
forces-ask-name = What is the force called?
    .help = It is kept in your user data folder, with gear, deck, leader and groups but without places, and can be taken in every layout.
forces-nothing-to-save = There are no figures in this force yet.
forces-saved = Saved: { $file }
forces-ask-which = Which force? Your own first, then those of all scenarios
forces-from = { $scenario }: { $player }
forces-figures = { $number ->
    [one] 1 figure
   *[other] { $number } figures
}: { $names }
forces-loaded = { $number ->
    [one] One figure waits
   *[other] { $number } figures wait
} in the staging area. { $key } takes it back.

## The scenario

forces-about = About
forces-description = What it is about
    .tip = One or two sentences for the card on the start screen.
forces-minutes = Takes about (minutes)
    .tip = About how long a game takes; scenarios are listed by it.
forces-agreed-head = What is agreed
forces-no-limit = none
forces-round-limit = Rounds
    .tip = The game ends after this round; without a number it only ends by defeat.
forces-value-limit = Value limit
    .tip = Each force must be worth less than this, lowered by its command points and cards.
forces-epicness-limit = Epicness limit
    .tip = No figure, item or card may be more epic.
forces-take-out-leader = Take Out the Leader
    .tip = Whoever's leader goes out of action is defeated at once; every force needs a leader.
forces-asked = Asked to interrupt
    .tip = When players are asked at first whether a figure interrupts; in the game each can change it.
forces-asked-never = never
forces-asked-attacked = when attacked
forces-asked-always = always
forces-asked-near = within { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
forces-won-head = How a game is won
forces-zones-hint = Zones to hold or to contest bring victory points at the end of each round. Draw them in the editor, under “Zones” in the palette, and say there whose they are.

## Sheets to print

forces-file = forces
forces-print-title = Whose sheets? Decks are secret.
forces-print-all = All forces
forces-printed-to = Written, to be printed from any browser: { $file }
sheets-title = { $scenario }: forces
sheets-print = Print this page on A4 (Ctrl P), without margins of the browser, in the size of 100 %. This line is not printed.
sheets-step = one step = { $cm } cm
sheets-overview = Overview
sheets-figure = Figure
sheets-gear = Gear
sheets-own = Figure alone
sheets-epicness = Epicness
sheets-value = Value
sheets-total = Together
sheets-figures = Data sheets
sheets-accounts = At the table
sheets-rounds = Rounds:
sheets-points = Command points each round ({ $points }):
sheets-victory-points = Victory points:
sheets-deck = Deck: { $cards }
sheets-slots = Slots
sheets-damage = Damage
sheets-melee = Melee
sheets-shots = Shots
sheets-slots-of = { $slots ->
    [one] 1 slot
   *[other] { $slots } slots
}; what is ticked is in use at the start.
sheets-beyond = Beyond extreme, up to twice as far: a further { $more }.
sheets-modifiers = { $names }: with a sign it changes the target number; the value is that of who steers, 0 without.
sheets-points-lost = Points lost
sheets-reach = reach +{ $reach }
sheets-charges = reloads:
sheets-up-to = to { $steps }
sheets-cm = { $cm } cm
sheets-notes = Statuses, markers, notes:
sheets-card-costs = { $points } CP{ $action_points ->
    [0] { "" }
   *[other] { " " }· { $action_points } AP
}

## What was done, for undo and redo

edit-did-gear = changing gear
edit-did-deck = changing a deck
edit-did-place = setting up a figure
edit-did-copy-force = copying a force
edit-did-load-force = taking another force
edit-did-add-player = adding a player
edit-did-remove-player = removing a player
edit-gear = Data sheet …
edit-gear-of-all = Forces …
edit-worth-of = Worth
edit-begins-staged = Begins in the staging area

## The command line

cli-forces-help = What the forces of a scenario are worth; their sheets to print; forces as files.
cli-forces-name-help = A scenario, or a force that was saved: its id or its file. Without it the saved forces are listed.
cli-forces-output-help = Write a file: .html for data sheets to print on A4, .toml for one force that can be taken in every layout.
cli-forces-player-help = Only the force of this player.
cli-forces-of-whom = say which scenario or force is to be written
cli-forces-which = say with --player whose force is to be written: { $known }
cli-forces-ending = { $found }: the name of the file ends with one of { $known }
cli-forces-no-player = there is no player { $found }, only { $known }
cli-forces-written = Written: { $file }
cli-forces-none = No force has been saved yet. The editor saves them (Ctrl F), and --player ID -o NAME.toml does.
