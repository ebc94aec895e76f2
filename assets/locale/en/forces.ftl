### Forces: the screen on which they are put together, what they are worth, and sheets to print.

command-edit-forces = Forces, decks and how to win
tile-edit-forces = Forces
forces-window-title = { $layout }: forces – { $game }
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
forces-of-limit = below { $limit }
forces-faulty = cannot be built: see below
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
forces-chance = Games measured on open ground give { $first } a chance of { $chance } %, give or take { $spread } points; terrain and goals are not in it.

## A figure

forces-force = Force
forces-name-tip = A name of its own. Without one it is called as its profile.
forces-start = Begins
forces-start-staged = in the staging area
forces-start-table = on the table at { $x } · { $y }
forces-start-aboard = aboard { $vehicle }
forces-set-up = Put on the table
    .tip = It is put into a zone that its player enters by. In the editor it is moved and turned.
forces-stage = Into the staging area
    .tip = It enters during the game, through a zone that its player enters by.
forces-no-room = There is no free place for it in the zones that its player enters by.
forces-duplicate = Duplicate ({ $key })
forces-delete = Delete ({ $key })
forces-pick-profile = Which profile?
forces-seek = Type to search
forces-none-found = Nothing here has these words.
worth-of = worth { $value }
forces-values = Values
forces-values-hint = in brackets: as in the profile
forces-take-weapon = + Weapon …
forces-which-weapon = Which weapon?
forces-take-item = + Item …
forces-which-item = Which item?
forces-leave-tip = Leave it behind
forces-one-more = { $more ->
    [yes] One more: worth { $value } ({ $difference })
   *[no] One less: worth { $value } ({ $difference })
}

## A force

forces-player = The player
forces-agreed-head = What is agreed
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
    .help = It is kept in your user data folder, with all that belongs to it but without places, and can be taken in every layout.
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
forces-side = Side
forces-worth-head = What it is worth
forces-worth-line = { $figure }: { $value }
forces-worth-total = Together: { $value }
forces-option-round-limit = Rounds
    .tip = The game ends after this round.
forces-option-none = none

## The scenario

forces-about = About
forces-description = What it is about
    .tip = One or two sentences for the card on the start screen.
forces-minutes = Takes about (minutes)
    .tip = About how long a game takes; scenarios are listed by it.
forces-won-head = How a game is won

## Sheets to print

forces-file = forces
forces-print-title = Whose sheets? Decks are secret.
forces-print-all = All forces
forces-printed-to = Written, to be printed from any browser: { $file }
sheets-title = { $scenario }: forces
sheets-print = Print this page on A4 (Ctrl P), without margins of the browser, in the size of 100 %. This line is not printed.
sheets-step = one step = { $cm } cm
sheets-value = Value
forces-cards-head = Figures
forces-counted = Counted at the table
forces-column-sort = sort
forces-column-does = what it does
forces-kind-item = item
forces-head-weapon = Weapon
forces-head-reach = Reach

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
