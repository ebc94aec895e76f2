### The ways that figures walked in games played.

layout-saves-help = Also show where figures walked in your finished saved games on this table.
layout-report-walked = Where they walked
walked-title = Routes walked in saved games
walked-games = { $games ->
    [one] In one finished saved game on this table,
   *[other] In { $games } finished saved games on this table,
} figures walked most through these cells:
walked-most = { $place }: { $count ->
    [one] once
   *[other] { $count } times
}
walked-nothing = There is no finished saved game on this table yet.
walked-reading = The program is reading your saved games …
walked-note = How often figures came into each cell on their way. The counts come from finished games that you saved, on this table as it is now.
worth-view-walked = Routes walked
walked-here = { $count ->
    [0] nobody walked here
    [one] walked once
   *[other] walked { $count } times
}
