### Forces: the screen on which they are put together, what they are worth, and sheets to print.

command-edit-forces = Forces and how to win
tile-edit-forces = Forces
forces-window-title = { $layout }: forces – { $game }
forces-title = Forces: { $layout }
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

forces-no-balance = As soon as two players have figures, you can compare the value of their forces here.
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
forces-chance = { $first }: { $own }; { $last }: { $other }. In test games { $first } wins { $chance } % ({ $low }–{ $high } %); objectives are not included.
by-play = in play { $told }
by-play-column = in play
by-play-help = Let a bot fight drawn fights and learn from them what figures are worth in play, or show what was learned.
by-play-games-help = How many fights are fought; the last quarter checks what the others taught.
by-play-bot-help = The bot that fights on both sides, if not the usual one.
by-play-to-help = Write the values to this file instead of the one that the program uses.
by-play-show-help = Show the file of values instead of fighting.
by-play-markdown-help = Print a section of a document in Markdown.
by-play-nothing = { $system } has no fights to be drawn that could tell what figures are worth
by-play-none = this is no file of values by play: { $found }.
by-play-other-system = these values by play are for { $found }, but { $expected } needs its own.
by-play-other-edition = these values by play are of edition { $found }, but the program needs edition { $expected }: let it learn again.
by-play-made = Learned from { $games } drawn fights of { $bot } against itself and checked by { $checked } others (seed { $seed }, { $program }).
by-play-loss = Log loss in fights held back: { $loss }; by the rules’ values: { $rules }; always saying 50 %: { $even }.
by-play-kinds = { $outside ->
    [0] At equal value in play every one of { $kinds } kinds won 40 to 60 %.
   *[other] At equal value in play { $outside } of { $kinds } kinds won less than 40 or more than 60 %; { $sure ->
        [0] none of them lies there with its whole interval.
        [one] one of them lies there with its whole interval.
       *[other] { $sure } of them lie there with their whole intervals.
    }
}
by-play-column-kind = kind
by-play-column-rules = value by the rules
by-play-column-play = in play
by-play-column-before = won at equal value by the rules
by-play-column-after = won at equal value in play
by-play-share = { $share } ({ $low }–{ $high } %) of { $games }

## A figure

forces-force = Force
forces-name-tip = A name of its own. Without one, the figure is named after its profile.
forces-start = Starts
forces-start-staged = in the staging area
forces-start-table = on the table at { $x } · { $y }
forces-start-aboard = aboard { $vehicle }
forces-set-up = Place on the table
    .tip = The figure goes into one of its player's entry zones. Move and turn it in the editor.
forces-stage = Into the staging area
    .tip = The figure enters during the game, through one of its player's entry zones.
forces-no-room = There is no free place for the figure in its player's entry zones.
forces-duplicate = Duplicate ({ $key })
forces-delete = Delete ({ $key })
forces-pick-profile = Which profile?
forces-seek = Type to search
forces-none-found = Nothing here matches.
worth-of = value { $value }
forces-values = Values
forces-values-hint = in brackets: as in the profile
forces-take-weapon = + Weapon …
forces-which-weapon = Which weapon?
forces-take-item = + Item …
forces-which-item = Which item?
forces-leave-tip = Leave this behind
forces-one-more = { $more ->
    [yes] One more: value { $value } ({ $difference })
   *[no] One fewer: value { $value } ({ $difference })
}

## A force

forces-player = The player
forces-agreed-head = What you have agreed
forces-load = Load another force …
forces-save = Save the force …
forces-copy = Copy to the other side …
forces-copy-whom = Who gets the same force?
forces-copied = { $player } has the same force now, opposite on the table. { $key } undoes it.
forces-no-members = Remove all figures
forces-remove-player = Remove the player
forces-no-more-players = There can be at most { $most } players.
forces-no-figures = { $player } has no figure yet.
forces-of = Force of { $player }
forces-ask-name = What is the force called?
    .help = It goes into your user data folder, with everything that belongs to it but without places, and you can load it in any layout.
forces-nothing-to-save = There are no figures in this force yet.
forces-saved = Saved: { $file }
forces-ask-which = Which force? Your own first, then those of all scenarios
forces-from = { $scenario }: { $player }
forces-figures = { $number ->
    [one] 1 figure
   *[other] { $number } figures
}: { $names }
forces-loaded = { $number ->
    [one] Loaded: one figure
   *[other] Loaded: { $number } figures
}. { $key } undoes it.
forces-side = Side
forces-worth-head = Value
forces-worth-line = { $figure }: { $value }
forces-worth-total = Total: { $value }
forces-option-round-limit = Rounds
    .tip = The game ends after this round.
forces-option-none = none

## The scenario

forces-about = About
forces-description = Description
    .tip = One or two sentences for the card on the start screen.
forces-minutes = Takes about (minutes)
    .tip = How long a game takes; the start screen sorts scenarios by it.
forces-won-head = How to win

## Sheets to print

forces-file = forces
forces-print-title = Whose sheets?
forces-print-all = All forces
forces-printed-to = Ready to print from any browser: { $file }
sheets-title = { $scenario }: forces
sheets-print = Print this page on A4 (Ctrl P) at 100 %, without browser margins. This line does not print.
sheets-step = one step = { $cm } cm
sheets-value = Value
forces-cards-head = Figures
forces-counted = Counted at the table
forces-column-sort = kind
forces-column-does = what it does
forces-kind-item = item
forces-head-weapon = Weapon
forces-head-reach = Reach

## What was done, for undo and redo

edit-did-gear = changing gear
edit-did-deck = changing a deck
edit-did-place = placing a figure
edit-did-copy-force = copying a force
edit-did-load-force = loading another force
edit-did-add-player = adding a player
edit-did-remove-player = removing a player
edit-gear = Data sheet …
edit-gear-of-all = Forces …
edit-worth-of = Value
edit-begins-staged = Starts off the table

## The command line

cli-forces-help = Show the value of a scenario's forces, write sheets to print, and save forces as files.
cli-forces-name-help = A scenario or a saved force, by id or file. Without one, your saved forces are listed.
cli-forces-output-help = Write a file: .html for data sheets to print on A4, .toml for one force that you can load in any layout.
cli-forces-player-help = Only the force of this player.
cli-forces-of-whom = name the scenario or force to write
cli-forces-which = name with --player the player whose force to write: { $known }
cli-forces-ending = { $found }: the name of the file must end with one of { $known }
cli-forces-no-player = there is no player { $found }, only { $known }
cli-forces-written = Written: { $file }
cli-forces-none = You have not saved any force yet. Save one in the editor (Ctrl F) or with --player ID -o NAME.toml.
forces-take = Take it
forces-kept = { $name } is kept for all scenarios: { $file }
forces-kept-no-more = { $name } is no longer kept for other scenarios.
edit-did-add-own = adding something of your own
forces-shelf = { $title }{ $number ->
    [0] { "" }
   *[other] { " " }({ $number })
}
