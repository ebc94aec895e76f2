### The referee: scripts of positions, dice, answers and expectations.

referee-help = Play a script of a position, dice and answers, and say whether what it expects came about.
referee-shows = Shows { $ids }
referee-case = Case: { $name }
referee-holds = Everything came as expected.
referee-failed =
    { $number ->
        [one] One expectation does not hold.
       *[other] { $number } expectations do not hold.
    }
referee-failure = ✗ { $place }: { $what }

## What did not come as expected.

referee-differs = { $what }: { $field } is { $found }, not { $expected }
referee-no-event = there was no { $event }; what happened: { $happened }
referee-event-count = { $event } happened { $found } times, not { $expected } times
referee-refused = the answer is illegal: { $reason }
referee-not-refused = the answer is legal, but the script says that it is refused
referee-other-refusal = the answer is refused by another rule than { $expected }: { $reason }
referee-other-question = { $expected } was expected to be asked, but it is { $found } ({ $player })
referee-other-player = { $question } is asked of { $found }, not of { $expected }
referee-no-answer = this is no answer to { $question }: { $reason }
referee-nobody-asked = nobody is asked any more, the game is over
referee-never-asked = { $question } was never asked
referee-no-die = no die is left for { $purpose } of { $subject } (target number { $number })
referee-wrong-face = a die for { $purpose } shows at most { $sides }, not { $face }
referee-dice-left = dice nobody asked for: { $faces }
referee-not-on-table = { $figure } is not on the table
referee-fit = the scenario is fit for play, but the script says it is not ({ $expected })
referee-unfit-otherwise = the scenario is unfit for another reason than { $expected }: { $reason }

## What is wrong with a script.

referee-scenario-elsewhere = { $found } is neither a scenario of the program nor a file beside the script
referee-unknown-line = this line neither answers nor expects anything: { $found }
referee-no-such-figure = there is no figure { $id }; there are { $known }
referee-no-such-obstacle = there is no obstacle { $id }; there are { $known }
referee-no-such-player = there is no player { $id }; there are { $known }
referee-no-such-block = the figure has no { $id }; it has { $known }
referee-no-such-card = there is no card { $id }; there are { $known }
referee-no-such-group = there is no command group { $id }; there are { $known }
referee-no-such-check = there is no check { $id }; there are { $known }
referee-no-vehicle = { $id } is no vehicle; vehicles are { $known }
referee-no-attack = these are no odds of an attack, which is written like an answer: { $reason }
referee-no-such-event = there is no event { $id }; there are { $known }
referee-no-such-field = there is no { $id } here; there are { $known }
referee-sight-of-one = a sight line leads either to a figure ("of") or to a "point", and needs one of them
referee-wrong-turn-order = the turn order must name each player once: { $known }
referee-cannot-be-active = { $id } can only be active on the table and in the phase "turns"
referee-no-place = { $id } has no place on the table; give it one with "at" among the figures

## The list of rules.

cli-rules-help = List all rules: whether they are played, where in the program, and which tests show them.
cli-rules-column-id = id
cli-rules-column-name = English name
cli-rules-column-name-de = German name
cli-rules-column-state = state
cli-rules-column-code = in the program
cli-rules-column-tests = tests
cli-rules-done = played
cli-rules-definition = definition
cli-rules-sum = { $done } of { $all } rules are played.
cli-rules-no-tests = The tests are not part of this installation, so none are named.
