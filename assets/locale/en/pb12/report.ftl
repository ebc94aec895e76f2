### A played game as a page of its own.

## The page

game-report-removed = no longer on the table
game-report-expected-note = Hits to be expected: what the same attack checks bring on average, with dice that are neither kind nor cruel.
game-report-figures-note = Damage is counted in points. What falls, fires and collisions did counts as received only.
game-report-out = out of action in round { $round }
game-report-quiet = Nobody went down, and no victory points were gained.
game-report-able = able to act
closing-victory-points = Victory points
closing-checks = Attack checks
