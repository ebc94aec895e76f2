### A played game as a page of its own.

## The page

game-report = A game of { $system }
game-report-of = { $players } · { $rounds ->
    [0] before the first round
    [one] one round
   *[other] { $rounds } rounds
}
game-report-played = Played on { $day }
game-report-open = The game is still going on: this is how far it has come.
game-report-contents = Contents
game-report-result = Result
game-report-player = Player
game-report-expected = Expected hits
game-report-expected-note = Expected hits: what the same rolls bring on average, with dice that are neither kind nor cruel.
game-report-rounds = Rounds
game-report-figures = Figures
game-report-figures-note = Damage that a figure took without an attack counts only as received.
game-report-figure = Figure
game-report-dealt = Damage
game-report-received = Received
game-report-steps = Steps
game-report-became = At the end
game-report-able = in the game
game-report-out = out of the game in round { $round }
game-report-before = Before the first round
game-report-round = Round { $number }
game-report-picture = The table at the end of round { $number }, with the routes of the round
game-report-picture-before = The table before the first round
game-report-picture-now = The table now, with the routes of round { $number }
game-report-log = Everything that happened: { $lines ->
    [one] one line
   *[other] { $lines } lines
}
game-report-turn = Turn of { $player }
game-report-quiet = Nothing noteworthy happened.
game-report-hover = Where a line ends with », point at it to see the sum or the route.
game-report-rules = The rules that came up
game-report-made = Made by pb12table { $version } from the saved game.

## The command line and the window

game-report-html-help = Also write the game to a page with pictures, tables and everything that happened.
closing-report = Report
menu-report = Save a report of the game
game-report-title = Report of the game
game-report-making = Drawing the pictures of each round …
game-report-ready = The whole game, round by round, with pictures and numbers, to read in a browser:
    { $file }
game-report-show = Show it
game-report-no-browser = The program could not open a browser. The page is here: { $file }
game-report-file = report
