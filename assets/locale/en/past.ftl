### What has happened: trails, watching again, the log as text, who played, what a referee sets.

trails-on = The table shows what has happened since the last turn. { $key } replays it.
trails-off = The table no longer shows what has happened since the last turn.
trails-nothing = Nothing has happened since the last turn.
recap-nothing = There is nothing to replay yet.
recap-notice = { $pace ->
    [1] What happened since the last turn. Click or press Esc to stop.
   *[other] What happened since the last turn, { $pace } times as fast. Click or press Esc to stop.
}
recap-again = Replay
recap-again-note = from the beginning
recap-end = Back to the present
recap-end-note = stop watching
command-show-trails = Show what has happened since the last turn
command-recap = Replay what has happened since the last turn
command-log-file = Save the log as text
command-undo-turn = Undo a whole turn
command-watch-slower = Watch more slowly
command-watch-faster = Watch faster
watch-slower = Slower
watch-faster = Faster
watch-pace = { $pace ->
    [1] As fast as usual.
   *[other] { $pace } times as fast.
}
watch-pace-now = now × { $pace }
menu-log = Save the log as text
log-file-done = The log is in { $file }.
problem-log-not-written = the program could not write the log: { $reason }
problem-log-over-save = this is the saved game itself: choose another file for the log
cli-log-help = Print what happened in a saved game, line by line.
cli-log-output-help = The text file to write (.txt); without it, the log goes to the terminal.
cli-log-not-text = "{ $file }" is not a text file: its name must end with .txt
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
refusal-amend-unknown = You cannot change this.
refusal-amend-not-now = You cannot change this right now.
refusal-amend-no-choice = You cannot choose “{ $found }” here.
refusal-amend-no-place = “{ $found }” is not a place.
refusal-amend-off-table = { $x } east and { $y } north is off the table.
refusal-amend-out-of-bounds = It must be from { $lowest } to { $highest }, not { $found }.
refusal-amend-no-words = Write a few words on one line, at most { $most } letters.
refusal-amend-same = It is like that already.
refusal-amend-dice-first = A die is rolling: let it come to rest first.
refusal-amend-no-answer = After that, nobody could answer the present question: answer it first.
refusal-amend-in-the-middle = Something is still going on: finish or undo it first.
referee-title = Change something by hand
referee-explanation = Click a figure or choose one from the list, change what you like, and propose it to everybody. All players must agree; the change goes into the log.
referee-agree-text = All players must agree. The change goes into the log, and you can undo it.
referee-about = Change what?
referee-change = { $before } → { $after }
referee-click = Click where the figure should stand; click there again for the next lower place. Q and E turn it, Esc stops.
referee-others = { $number ->
    [one] One more change is in another list.
   *[other] { $number } more changes are in other lists.
}
referee-nothing = You cannot change anything right now.
referee-put = Propose to everybody
referee-agree-title = Make this change?
referee-agree = I agree
referee-keep = Leave everything as it is
referee-none-here = In this game you cannot change anything by hand.
referee-not-now = You cannot change anything right now.
command-referee = Change something by hand (referee)
menu-referee = Change something by hand
help-search = Type what you are looking for
help-not-found = Nothing here mentions “{ $sought }”.
closing-course = { $what } over the course of the game
closing-figures-left = Figures on the table
closing-last-table = The table at the end, and what happened last. Click to look at it.
closing-moments = What decided the game (click to see it on the table)
closing-moment-tip = Click to see this moment on the table.
curtain-recap = What has happened
