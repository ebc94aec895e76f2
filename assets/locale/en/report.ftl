### A played game as a page of its own.

## The page

game-report = A game of { $system }
game-report-of = { $players } · { $rounds ->
    [0] before the first round
    [one] one round
   *[other] { $rounds } rounds
}
game-report-played = Played on { $day }
game-report-open = The game goes on: this is how far it has come.
game-report-contents = Contents
game-report-result = Result
game-report-player = Player
game-report-expected = Hits to be expected
game-report-expected-note = Hits to be expected: what the same throws bring on the average, with dice that are neither kind nor cruel.
game-report-rounds = Rounds
game-report-figures = Figures
game-report-figures-note = What fell on a figure without an attack counts as received only.
game-report-figure = Figure
game-report-dealt = Damage
game-report-received = Received
game-report-steps = Steps
game-report-became = In the end
game-report-able = in the game
game-report-out = out of the game in round { $round }
game-report-before = Before the first round
game-report-round = Round { $number }
game-report-picture = The table at the end of round { $number }, with the ways of the round
game-report-picture-before = The table before the first round
game-report-picture-now = The table now, with the ways of round { $number }
game-report-log = All that happened: { $lines ->
    [one] one line
   *[other] { $lines } lines
}
game-report-turn = Turn of { $player }
game-report-quiet = Nothing of note happened.
game-report-hover = Where » stands behind a line, the mouse over it shows the sum or the way.
game-report-rules = The rules that were needed
game-report-made = Made by pb12table { $version } from the saved game.

## The command line and the window

game-report-html-help = Also tell the game as one page with pictures, tables and all that happened.
closing-report = Report
menu-report = Report of the game as a page
game-report-title = Report of the game
game-report-making = The pictures of each round are being drawn.
game-report-ready = The whole game, round by round, with pictures and numbers, to be read in a browser:
    { $file }
game-report-show = Show it
game-report-no-browser = No browser could be opened. The page lies here: { $file }
game-report-file = report
