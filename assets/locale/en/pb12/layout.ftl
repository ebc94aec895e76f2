# What layouts are worth, in movement points.

layout-finding-crossing = The cheapest route across leads from { $start } to { $end }: { $cost } movement points for { $length } { $length ->
    [one] step
   *[other] steps
}.
layout-finding-choke =
    The tightest spot is at { $place }: if it were closed, { $ways ->
        [one] one route would cost { $more } movement points more
       *[other] { $ways } routes would together cost { $more } movement points more
    }.
layout-unit-points = { $value } BP
layout-report-players-note = What the table gives every player before anybody moves. “Nearer to you” are the places that your figures reach first. Shares differ by percentage points: 42 % is 2 percentage points more than 40 %. Differences up to 2 percentage points, 1 movement point, 0.1 levels or 0.1 steps are below what the cells can resolve and count as even.
layout-report-first-note = Each place in the colour of the player whose figures get there with fewer movement points; uncoloured where nobody does, or both do at the same cost.
layout-report-cost = movement points
layout-report-more = more movement points

# Pb-12 has concealment in levels.
layout-stage-cover = Concealment
layout-measure-concealment = mean concealment there against the enemy’s ground
layout-report-cover = Where you are concealed
layout-report-cover-note = The mean concealment level of a standing figure against everybody with a sight line to it. Black: nobody has one.
layout-report-cover-of = Concealment against the ground of { $enemies }
layout-report-cover-table = Concealment against the whole table
cli-sight-covered = Covered: { $share } %, concealment level { $level }
