### What a layout is worth, in the window.

tile-edit-worth = Measure
command-edit-worth = Measure the layout
worth-window-title = { $file }: measuring – { $game }
worth-title = { $name }: how does it play?
worth-back = Back
worth-stop = Stop
worth-measure = Measure again
worth-begin = Measure
worth-measuring = Measuring …
worth-kernels = Faster code for this computer is being compiled, which takes a minute or two, once. Until it is there, the usual code measures.
worth-nothing = Nothing has been measured yet.
worth-measured = { NUMBER($places) } places, cells of { $grid ->
    [one] one step
   *[other] { NUMBER($grid) } steps
}, { $height ->
    [0] looking at the bare ground
   *[other] looking at figures { NUMBER($height) } steps high
}{ $share ->
    [0] .
   *[other] ; { $share } % was already known.
}
worth-lost = The measurement has ended unexpectedly ({ $reason }). Nothing else is lost; please measure again.
worth-grid = Cells
worth-height = Height of figures
worth-steps = { $value ->
    [one] 1 step
   *[other] { NUMBER($value) } steps
}
worth-other = other …
worth-ask-cells = How many steps wide is a cell?
worth-ask-height = How many steps high are the figures?
worth-ground = ground
worth-group-exposure = Seen from …
worth-group-cover = Cover against …
worth-group-dead = Dead ground to …
worth-group-more = Routes and sides
worth-view-first = Who is better off
worth-view-lanes = Longest sight lines
worth-view-ways = Routes and choke points
worth-view-narrow = Narrow places
worth-exposure-of = How much of { $ground } sees each place
worth-cover-of = Mean cover against { $ground }
worth-dead-of = Out of sight from { $ground }
worth-level-and-more = level { $level } +
worth-share = share of the places
worth-in-sight = of the table in sight
worth-at-once = in sight from an average place
worth-mean-level = mean level
worth-exposure-note = What a figure stands on may hide it, too. Black is dead ground; where there is no colour, nobody can stand. Point at the table for numbers.
worth-glimpse-coarse = A first, coarse map from { NUMBER($asked) } of { NUMBER($all) } places. It gets finer as you watch, until the exact one replaces it.
worth-glimpse-exact = This map is exact. The program is still measuring the rest.
worth-dead-note = No place of that ground sees a figure that stands here.
worth-better = better
worth-difference-note = Places have the colour of the player whose figures get there first. A difference that the cells cannot resolve counts as even.
worth-chokes = Choke points
worth-choke = +{ $more } points
worth-choke-cut = { $ways ->
    [one] cuts off one route
   *[other] cuts off { $ways } routes
}
worth-ways = Cheapest routes
worth-way = { $cost } points, { NUMBER($length) } { $length ->
    [one] step
   *[other] steps
}
worth-cell-nobody = nobody can stand here
worth-cell-unseen = out of sight from there
worth-cell-seen = seen from { $share } of it
worth-cell-about = seen from about { $share } of it
worth-cell-cover = cover level { NUMBER($level) }
worth-cell-first = { $player } gets here first
worth-cell-nobody-first = nobody gets here first

## Two layouts beside each other

key-group-worth = measuring a layout
key-group-compare = comparing two layouts
command-worth-compare = compare with another layout
command-compare-other = choose the other layout
command-compare-swap = show another map large
command-compare-report = write the report
worth-compare = Compare …
compare-window-title = { $file }: two layouts – { $game }
compare-title = { $name }: what has changed?
compare-which = { $first } – { $second }
compare-with = Compare with which layout?
compare-with-opened = This layout as it was opened
compare-with-in-file = This layout as it is in the file
compare-with-before-last = This layout before the last change
compare-opened = as it was opened
compare-in-file = as it is in the file
compare-before-last = before the last change
compare-now = as it is now
compare-ask-file = Which file is the other layout?
compare-yes = Compare
compare-other = Other layout …
compare-report = Report
compare-report-title = The report on two layouts
compare-report-making = Painting the pictures and writing the page …
compare-report-later = The report follows when everything is measured.
compare-report-file = compared
compare-enlarge = Show this map large ({ $key })
compare-ground-of = the ground of { $players }
compare-both = Both maps
compare-glimpse = A first, coarse map from { NUMBER($asked) } of { NUMBER($all) } places. It gets finer as you watch, until the exact one replaces it.
compare-partly = These maps are exact. The program is still looking for routes and choke points.
compare-others = { $count ->
    [one] One number is different
   *[other] { $count } numbers are different
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
compare-cell-nobody = nobody can stand here
compare-cell-unseen = seen from nowhere
compare-storeys = Storeys
compare-games = Bot games on each
compare-so-many = { NUMBER($count) } games
compare-no-games = Bots cannot compare layouts in this game.
compare-games-so-far = The bots have played { NUMBER($done) } of { NUMBER($all) } games; the intervals get narrower as you watch.
compare-games-note = “{ $bot }” bots play with the forces of the first layout on every side in turn. Whiskers are 95 % intervals; the line is an even share.
compare-games-few = Too few games yet: the intervals are still wide.
compare-first-turn = { $layout }: whoever had the first turn

## While a layout is built

tile-edit-live = Live
command-edit-live = Keep measuring while you build
live-note = Change something: when the mouse rests, the program measures again, and the map shows what is different from now.
live-difference = Seen from the whole table: the difference
live-anew = Measuring your change; the map is still the previous one.
live-coarse = A first, coarse map from { NUMBER($asked) } of { NUMBER($all) } places.
live-more = { $count ->
    [one] One more number is different
   *[other] { $count } more numbers are different
}; { $key } shows all.
live-number-reached-first = reached first
live-number-in-sight = in sight
live-number-exposed = seen by the enemy
live-number-dead-ground = dead ground
live-number-concealment = cover
live-number-height = height
live-number-seen-at-once = in sight from a place
live-number-longest-lane = longest sight line
worth-narrower = Narrower than …
worth-ask-narrow = Below which width in steps is a passage narrow?
