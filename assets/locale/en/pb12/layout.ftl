# What layouts are worth, in movement points.

layout-finding-crossing = The cheapest way across leads from { $start } to { $end }: { $cost } movement points for { $length } { $length ->
    [one] step
   *[other] steps
}.
layout-finding-choke =
    The tightest place lies at { $place }: were it closed, { $ways ->
        [one] one way would cost { $more } movement points more
       *[other] { $ways } ways would together cost { $more } movement points more
    }.
layout-unit-points = { $value } BP
layout-report-players-note = What every player gets out of the table before anybody moves. “Nearer to oneself” are the places a player’s figures reach first. Shares differ by percentage points: 42 % is 2 percentage points more than 40 %. Differences up to 2 percentage points, 1 movement point, 0.1 levels or 0.1 steps are no more than the cells can tell and count as even.
layout-report-first-note = Each place in the colour of the player whose figures get there with fewer movement points; uncoloured where nobody does, or both just as fast.
layout-report-cost = movement points
layout-report-more = more movement points
