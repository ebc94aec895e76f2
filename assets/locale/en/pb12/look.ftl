### Looking: what a figure or a ghost sees, with and without a game.

## What lies under the mouse

spot-aimed-at = { $figures } { $count ->
    [one] aims
   *[other] aim
} here
