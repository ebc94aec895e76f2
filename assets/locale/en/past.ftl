### What has happened: trails, watching again, the log as text, who played, what a referee sets.

trails-on = The table shows what has happened since the last turn. { $key } replays it.
trails-off = The table no longer shows what has happened since the last turn.
trails-nothing = Nothing has happened since the last turn.
recap-nothing = There is nothing to replay yet.
recap-notice = { $pace ->
    [1] What happened since the last turn. A click or Esc ends it.
   *[other] What happened since the last turn, { $pace } times as fast. A click or Esc ends it.
}
recap-again = Replay
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
watch-pace = { $pace ->
    [1] As fast as usual.
   *[other] { $pace } times as fast.
}
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

### What a referee sets by hand.

event-amended = By agreement: { $what }
amend-line = { $about }: { $what } { $after } instead of { $before }
amend-line-done = { $about }: { $what }
amend-game = the game
amend-nothing = nothing
amend-nowhere = not on the table
amend-at = { $z ->
    [0] { $x } / { $y }, facing { $facing },
   *[other] { $x } / { $y }, height { $z }, facing { $facing },
}
amend-turn = whose turn it is:
amend-place = place:
amend-out = out of the game
amend-end-round = end the round
amend-uses = uses of { $name }:
amend-value-yes = yes
amend-value-no = no
refusal-amend-unknown = This is nothing that can be set.
refusal-amend-not-now = This cannot be set now.
refusal-amend-no-choice = “{ $found }” is none of the choices.
refusal-amend-no-place = “{ $found }” is no place.
refusal-amend-off-table = { $x } east and { $y } north lies beside the table.
refusal-amend-out-of-bounds = It must be from { $lowest } to { $highest }, and not { $found }.
refusal-amend-no-words = Some words in one line are needed, { $most } letters at most.
refusal-amend-same = That is what it is already.
refusal-amend-dice-first = A die is being thrown: let it fall first.
refusal-amend-no-answer = Then nobody could answer what is asked now: answer it first.
refusal-amend-in-the-middle = Something is going on: finish it or take it back first.
referee-title = Set something by hand
referee-explanation = Click a figure or take one from the list, change what you like, and put it to all. Everybody must agree; it is written down in the log.
referee-agree-text = All must agree. It stands in the log, and can be taken back.
referee-about = Whose?
referee-change = { $before } → { $after }
referee-click = Click where it is to stand; a second click there means the next lower place. Q and E turn it, Esc ends it.
referee-others = { $number ->
    [one] One more change is in another list.
   *[other] { $number } more changes are in other lists.
}
referee-nothing = Nothing can be set now.
referee-put = Put it to all
referee-agree-title = Set this by hand?
referee-agree = I agree
referee-keep = Leave it as it is
referee-none-here = In this game nothing can be set by hand.
referee-not-now = Nothing can be set now.
command-referee = Set something by hand (referee)
menu-referee = Set something by hand
help-search = Type what you are looking for
help-not-found = “{ $sought }” stands nowhere here.
closing-course = { $what } in the course of the game
closing-figures-left = Figures on the table
closing-last-table = The table at the end, with what happened last. A click leads to it.
closing-moments = What decided it (a click shows it on the table)
closing-moment-tip = A click shows this moment on the table.
curtain-recap = What has happened
