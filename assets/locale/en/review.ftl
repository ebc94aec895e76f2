## A game gone through after its end

review-help = Go through a saved game: the chance to win over its course, luck and skill told apart, and the decisions that cost most.
review-level-help = How closely decisions are looked at: learner, steady or strong.
review-html-help = Also write the review to a page.
review-progress = Going through the game
review-title = What decided it: { $name }
review-result = { $result }.
review-open = The game is not over; this is how far it has come.
review-column-player = player
review-column-beginning = at first
review-column-luck = luck
review-column-own = own decisions
review-column-others = others’ decisions
review-column-hidden = hidden or unforeseen
review-column-end = at the end
review-lucky = Throws that helped { $player } most:
review-unlucky = Throws that hurt { $player } most:
review-dice = { $what }, { $subject }: { $faces }
review-dice-of = { $figure } ({ $player })
review-throw = { $points } points ({ $round }): { $dice }. From { $before } to { $after }.
review-dearest = The dearest decisions:
review-decision = { $price } points, { $verdict } ({ $round }, { $player }): { $did } Chance to win: { $chance }.
review-better = Better: { $better } Chance to win: { $chance } (standard error of the difference: { $error } points).
review-verdict-forced = forced
review-verdict-fine = fine
review-verdict-close = close
review-verdict-mistake = a mistake
review-verdict-blunder = a blunder
review-verdict-unjudged = not judged
review-verdicts = { $player } decided: { $verdicts }.
review-count-forced = { $number } forced
review-count-fine = { $number } fine
review-count-close = { $number } close
review-count-mistake = { $number ->
    [one] one mistake
   *[other] { $number } mistakes
}
review-count-blunder = { $number ->
    [one] one blunder
   *[other] { $number } blunders
}
review-count-unjudged = { $number } not judged
review-level = Looked at as { $level }: up to { $answers } answers to each question, played on in thought up to { $games } times until its player is to move again, and up to { $samples } ways that dice may fall.
review-value = The chances were learned from { $positions } positions; in other games they are off by { $error } points on average (log loss { $loss }; always saying 50 %: { $even }). They say how games between players by program go; people play otherwise.
review-poor = What is known of this game’s positions is too little to say what a decision cost. Only the course and the luck are told.
review-thresholds = Forced: there was only one answer. Fine: no other answer is surely better. Close: up to { $mistake } points; a mistake costs more than that, a blunder more than { $blunder }. A price is by how much the better answer is ahead, less one standard error.
review-unseen = On average another answer was found better only where it was ahead by { $points ->
    [1] a point
   *[other] { $points } points
} or more: what cost less may have gone unseen, and is called fine.
review-unjudged = { $number ->
    [one] One decision could not be judged and is left out.
   *[other] { $number } decisions could not be judged and are left out.
}
review-no-value = nothing has been learned yet of what positions of { $system } are worth, so its games cannot be reviewed
review-secret = the game is not over, and players have secrets: it can be reviewed once it has ended
review-one-player = Only one player takes part: nobody else can win.
review-no-game = nothing has been decided in this game yet
review-lacks-bot = A player by program that is not there any more took part; that changes nothing here.
review-part = The save is damaged: the review ends before the damage.
review-old-rules = The save is of other rules: the review ends where they lead elsewhere.
review-unknown-level = { $found } is no level: { $known }
review-curve = The chance to win
review-curve-note = Numbers on the curve are the dearest decisions told below, circles the throws that changed most.
review-account = Luck and skill
review-account-note = In points of chance; each row adds up from the first chance to the last. Decisions are counted by what they cost against the best answer found, judged by what the player could know. Hidden or unforeseen is the rest: what lay behind the curtain, and where the judge saw less far than the game went.
review-luck = Luck
review-no-luck = No throw changed anything worth telling.
review-decisions = Decisions
review-no-price = No decision was surely worse than another.
review-honest = How sure this is
review-calibration = Of the positions told so much, so many were won
review-torn = The last line of the save was incomplete and is left out.
review-thrown = Dice are thrown for { $subject }: { $what }.
review-yes = Yes.
review-no = No.
review-far-off = In this game { $points } points lay hidden or were not foreseen: what the judge knows of positions fits it badly. Trust the prices of single decisions little.
