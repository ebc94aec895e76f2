### What a layout is worth, in the window.

tile-edit-worth = Measure
command-edit-worth = Measure the layout
worth-window-title = { $file }: what it is worth – { $game }
worth-title = { $name }: what is it worth?
worth-back = Back
worth-stop = Stop
worth-measure = Measure again
worth-begin = Measure
worth-measuring = Measuring …
worth-nothing = Nothing has been measured yet.
worth-measured = { NUMBER($places) } places, cells of { $grid ->
    [one] one step
   *[other] { NUMBER($grid) } steps
}, { $height ->
    [0] the bare ground looked at
   *[other] figures { NUMBER($height) } steps high looked at
}{ $share ->
    [0] .
   *[other] ; { $share } % was known from before.
}
worth-lost = The measurement has ended unexpectedly ({ $reason }). Nothing else is lost; measure again.
worth-grid = Cells
worth-height = Height of figures
worth-steps = { $value ->
    [one] 1 step
   *[other] { NUMBER($value) } steps
}
worth-other = other …
worth-ask-cells = How many steps is a cell wide?
worth-ask-height = How high are the figures, in steps?
worth-ground = ground
worth-group-exposure = Seen from …
worth-group-cover = Concealment against …
worth-group-dead = Dead ground to …
worth-group-more = Ways and sides
worth-view-first = Who is better off
worth-view-lanes = Longest sight lines
worth-view-ways = Ways and choke points
worth-exposure-of = How much of { $ground } sees each place
worth-cover-of = Mean concealment against { $ground }
worth-dead-of = Not to be seen from { $ground }
worth-level-and-more = level { $level } +
worth-share = share of the places
worth-in-sight = of the table in sight
worth-at-once = in sight from an average place
worth-mean-level = mean level
worth-exposure-note = From base point to base point; what a figure stands on may hide it, too. Black is dead ground; without colour, nobody can stand there. Move the mouse over the table for numbers.
worth-glimpse-coarse = A first, coarse map: { NUMBER($asked) } of { NUMBER($all) } places have been asked so far. It becomes finer while you look and gives way to the exact one.
worth-glimpse-exact = This map is exact. The rest is still being measured.
worth-dead-note = No place of that ground sees a figure that stands here.
worth-better = better
worth-difference-note = Places have the colour of the player whose figures are there first. A difference within the slack of the cells counts as even.
worth-chokes = Choke points
worth-choke = +{ $more } points
worth-choke-cut = { $ways ->
    [one] cuts one way off
   *[other] cuts { $ways } ways off
}
worth-ways = Cheapest ways
worth-way = { $cost } points, { NUMBER($length) } { $length ->
    [one] step
   *[other] steps
}
worth-cell-nobody = nobody can stand here
worth-cell-unseen = not to be seen from there
worth-cell-seen = seen from { $share } of it
worth-cell-about = seen from about { $share } of it
worth-cell-cover = concealment level { NUMBER($level) }
worth-cell-first = { $player } is here first
worth-cell-nobody-first = nobody is here first

## Two layouts beside each other

key-group-worth = what a layout is worth
key-group-compare = two layouts beside each other
command-worth-compare = compare with another layout
command-compare-other = choose the other layout
command-compare-swap = make another map the large one
command-compare-report = write the report
worth-compare = Compare …
compare-window-title = { $file }: two layouts – { $game }
compare-title = { $name }: what has changed?
compare-which = { $first } – { $second }
compare-with = Compare with which layout?
compare-with-opened = This layout as it was opened
compare-with-in-file = This layout as it is in its file
compare-with-before-last = This layout before the last change
compare-opened = as it was opened
compare-in-file = as it is in its file
compare-before-last = before the last change
compare-now = as it is now
compare-ask-file = Which file is the other layout?
compare-yes = Compare
compare-other = Other layout …
compare-report = Report
compare-report-title = The report on two layouts
compare-report-making = Pictures are painted and the page is written …
compare-report-later = The report is written when all has been measured.
compare-report-file = compared
compare-enlarge = Show this map large ({ $key })
compare-ground-of = the ground of { $players }
compare-both = Both maps
compare-glimpse = A first, coarse look: { NUMBER($asked) } of { NUMBER($all) } places have been asked so far. It becomes finer while you look and gives way to the exact one.
compare-partly = These maps are exact. Ways and choke points are still being looked for.
compare-others = { $count ->
    [one] One number is another one
   *[other] { $count } numbers are others
}
compare-same = { $count ->
    [one] One is as before
   *[other] { $count } are as before
}
compare-from-to = { $before } → { $after }
compare-cell = before { $before }, now { $after }{ $is_known ->
    [yes] : { $change }
   *[no] {""}
}
compare-cell-nobody = no room to stand here
compare-cell-unseen = seen from nowhere
compare-storeys = Storeys
compare-games = Bot games on each
compare-so-many = { NUMBER($count) } games
compare-no-games = Games of this rule system are not played by bots on layouts.
compare-games-so-far = { NUMBER($done) } of { NUMBER($all) } games have been played; the intervals become narrower while you look.
compare-games-note = Bots “{ $bot }” play with the forces of the first layout on every side in turn. Whiskers are intervals of 95 %; the line is an even share.

## While a layout is built

tile-edit-live = Worth
command-edit-live = Measure by itself while one builds
live-note = Change something: when the mouse rests it is measured anew, and the map shows what is different from now.
live-difference = Seen from the whole table: the difference
live-anew = What you have changed is being measured; the map is still that from before.
live-coarse = A first, coarse look: { NUMBER($asked) } of { NUMBER($all) } places asked.
live-more = { $count ->
    [one] One more number is another one
   *[other] { $count } more numbers are others
}; { $key } shows all.
live-number-reached-first = reached first
live-number-in-sight = in sight
live-number-exposed = seen by the enemy
live-number-dead-ground = dead ground
live-number-concealment = concealment
live-number-height = height
live-number-seen-at-once = in sight from a place
live-number-longest-lane = longest sight line
