## The review of a game in the window, and the page of one's own games

closing-review = Review
load-review = Review
load-own = You
reviewed-window-title = Review of { $scenario }
reviewed-title = What decided the game
reviewed-progress = Going through it: { $done } %
reviewed-done = { $unjudged ->
    [0] Every decision was judged.
    [one] One decision could not be judged.
   *[other] { $unjudged } decisions could not be judged.
}
reviewed-lost = The review has stopped: { $reason }
reviewed-no-value = The program has not yet learned what a position in this game is worth, so it cannot review it.
reviewed-no-prices = What the program knows of positions in this game is too poor for prices of decisions. The curve and the luck are told, the prices are not.
reviewed-waits = The first moves are being judged …
reviewed-curve-tip = The chance to win over the game. A click shows the table at that moment.
reviewed-luck = Luck
reviewed-skill = Decisions
reviewed-account-begin = Chance at the beginning: { $chance } %
reviewed-account-luck = Luck with the dice: { $points }
reviewed-account-own = Own decisions: { $points }
reviewed-account-others = Decisions of others: { $points }
reviewed-account-hidden = What lay hidden or was not foreseen: { $points }
reviewed-account-end = Chance at the end: { $chance } %
reviewed-played = played
reviewed-proposed = better
reviewed-tab-dearest = Dearest
reviewed-tab-lucky = Luckiest
reviewed-tab-unlucky = Unluckiest
reviewed-tab-all = Decisions
reviewed-list-empty = Nothing here yet.
reviewed-list-none = Nothing to tell here.
reviewed-unsaid = Nobody saw anything of it.
reviewed-verdict-forced = forced
reviewed-verdict-fine = fine
reviewed-verdict-close = close
reviewed-verdict-mistake = mistake
reviewed-verdict-blunder = blunder
reviewed-verdict-unjudged = not judged
reviewed-said-forced = There was no other choice, or every answer came to the same.
reviewed-said-fine = The program has found nothing better.
reviewed-said-close = It was close: the program has found hardly anything better.
reviewed-said-mistake = The program has found something better.
reviewed-said-blunder = The program has found something much better.
reviewed-said-unjudged = The program could not judge this decision.
reviewed-chance = { $player }: { $before } % before, { $after } % after
reviewed-judged = As judged before the dice: { $given } % as played, { $best } % with the better line; what it cost is told without the margin of error
reviewed-throw = The dice brought { $points } points of chance, compared with the average of all throws.
reviewed-throw-even = The dice fell as they do on average.
reviewed-better-was = Better: { $answer }
reviewed-play-on = Play on from here
reviewed-play-on-tip = A new game begins at this moment; the save stays as it is.
reviewed-watch = Watch the game
reviewed-honest = About these numbers
reviewed-honest-level = Each decision was looked at as the level “{ $level }” does: the answer given and others were played on with the same dice, in games that may be the real one as far as the player knew.
reviewed-honest-thresholds = “Close” costs up to 3 points of chance, a “mistake” up to 8, a “blunder” more. “Fine”: nothing surely better was found. “Forced”: there was no other choice. A price is by how much the better line is ahead, less one standard error.
reviewed-honest-unjudged = { $number ->
    [0] No decision was left out.
    [one] One decision could not be judged and is left out.
   *[other] { $number } decisions could not be judged and are left out.
}
reviewed-honest-games = What a position is worth was learned from { $games } games. This is how well it did in games that it had not seen:
reviewed-honest-tenth = Of { $positions } positions told as { $told } % on average, { $won } % were won.

## One's own games

own-title = Your games
own-none = No game has been reviewed yet. Review one from its result page or from the list of saved games, and what it says is summed up here.
own-none-of = No decisions of { $name } have been judged yet.
own-games = { $games ->
    [one] One game reviewed
   *[other] { $games } games reviewed
}
own-accuracy = Accuracy
own-luck = Luck
own-over-time = Accuracy over time
own-luck-over-time = Luck over time, added up in points of chance
own-by-game = By game
own-by-kind = By kind of decision
own-missed = What you miss most
own-missed-none = Nothing in particular.
own-missed-times = { $times ->
    [one] once
   *[other] { $times } times
}
own-cost = −{ $points }
own-decisions = { $number ->
    [one] one decision
   *[other] { $number } decisions
}
own-all-local = All of this lies in your folder on this machine, and nowhere else.
own-delete = Delete all reviews
own-delete-text = { $number ->
    [one] One review is deleted for good. Your saved games stay.
   *[other] { $number } reviews are deleted for good. Your saved games stay.
}
own-delete-yes = Delete them
own-name = Player: { $name }
own-name-title = Whose games?
own-kind-preparing = Before the first turn
own-kind-turn = In your own turn
own-kind-reaction = In answer to others
review-all-help = Go through all saved games instead, and sum up what they say of each person.
review-save-or-all = name either a save or --all
own-all = All decisions
