### What has happened: trails, watching again, the log as text, who played, what a referee sets.

trails-on = What has happened since the last turn lies on the table. { $key } plays it.
trails-off = What has happened since the last turn is not shown.
trails-nothing = Nothing has happened since the last turn.
recap-nothing = Nothing has happened yet that could be watched again.
recap-notice = What happened since the last turn, { $pace } times as fast. A click or Esc ends it.
recap-again = Once more
recap-again-note = from the beginning
recap-end = To the present
recap-end-note = stop watching
command-show-trails = What has happened since the last turn
command-recap = Watch again what happened since the last turn
command-log-file = Write the log as text
command-undo-turn = Take a whole turn back
command-watch-slower = Watch more slowly
command-watch-faster = Watch faster
watch-slower = Slower
watch-faster = Faster
watch-pace = { $pace } times as fast.
watch-pace-now = now × { $pace }
menu-log = Write the log as text
log-file-done = The log is in { $file }.
problem-log-not-written = the log could not be written: { $reason }
problem-log-over-save = this is the saved game itself: give the log another file
cli-log-help = Tell what happened in a saved game, line by line.
cli-log-output-help = The text file to write (.txt); without it the log is printed.
cli-log-not-text = "{ $file }" is no text file: its name must end in .txt
log-text-players = Played by { $players }
log-seat-program = From here on the program plays for { $player } ({ $how }).
log-seat-person = From here on a person plays for { $player }.
names-of-both = { $first ->
    [program] { $name } (first the program, then a person)
   *[person] { $name } (partly the program)
}
