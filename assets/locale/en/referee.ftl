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
referee-other-reason = the answer is refused for another reason than { $expected } ({ $found }): { $reason }
referee-other-question = { $expected } was expected to be asked, but it is { $found } ({ $player })
referee-other-player = { $question } is asked of { $found }, not of { $expected }
referee-no-answer = this is no answer to { $question }: { $reason }
referee-nobody-asked = nobody is asked any more, the game is over
referee-never-asked = { $question } was never asked
referee-no-die = no die is left for { $purpose } of { $subject } (target number { $number })
referee-wrong-face = a die for { $purpose } shows at most { $sides }, not { $face }
referee-dice-left = dice nobody asked for: { $faces }
referee-fit = the scenario is fit for play, but the script says it is not ({ $expected })
referee-unfit-otherwise = the scenario is unfit for another reason than { $expected }: { $reason }

## What is wrong with a script.

referee-scenario-elsewhere = { $found } is neither a scenario of the program nor a file beside the script
problem-no-referee = the rule system { $system } has no referee that could play a script.
referee-unknown-line = this line neither answers nor expects anything: { $found }
referee-no-such-figure = there is no figure { $id }; there are { $known }
referee-not-on-table = { $figure } is not on the table
referee-no-routes = this game has no routes of figures
referee-no-attack = these are no odds of an attack, which is written like an answer: { $reason }
referee-no-such-obstacle = there is no obstacle { $id }; there are { $known }
referee-no-such-player = there is no player { $id }; there are { $known }
referee-no-such-event = there is no event { $id }; there are { $known }
referee-no-such-field = there is no { $id } here; there are { $known }

## The list of rules and rulings.

cli-rules-help = Show rules and rulings, or list all: what a ruling says, whether a rule is played, where in the program, and which tests show it.
cli-rules-ids-help = Ids of rules and rulings, such as R1.4.24 or RU012; none: list all.
cli-rules-markdown-help = Write all rulings as a page of Markdown.
cli-rules-find-help = Only those whose names or text hold all of these words.
cli-rules-nothing-found = no rule and no ruling holds { $words }.
cli-rules-markdown-alone = --markdown writes all rulings and goes with neither ids nor --json
cli-rules-no-such = there is no rule or ruling { $found }; rules go from { $first } to { $last }, rulings from { $ruling } to { $newest }
cli-rules-column-id = id
cli-rules-column-name = English name
cli-rules-column-name-de = German name
cli-rules-column-state = state
cli-rules-column-code = in the program
cli-rules-column-tests = tests
cli-rules-column-ruling = ruling
cli-rules-column-question = question
cli-rules-done = played
cli-rules-definition = definition
cli-rules-none = The rule system { $system } has no list of its rules.
cli-rules-sum = { $done } of { $all } rules are played.
cli-rules-rulings = Where the rulebook is silent, unclear or contradicts itself, these { $number } rulings hold; pb12table rules { $example } shows one.
cli-rules-no-tests = The tests are not part of this installation, so none are named.
cli-rules-in-code = In the program
cli-rules-in-tests = Shown by these tests

## The page of all rulings: docs/rulings.md.

rulings-page-title = { $system }: rulings
rulings-page-what = The rulebook is written for people who sit at one table and agree on what it leaves open. A program cannot: where the rulebook is silent, unclear or contradicts itself, it needs one answer, always the same. These are the answers. Each has an id, and everything that rests on one names it: sums, refusals, the log, docstrings and tests.
rulings-page-where = In the window a click on an id opens the ruling, and F1 opens that of what lies under the mouse. `pb12table rules { $ruling }` shows one in a terminal, and `pb12table rules { $rule }` shows a rule with all rulings on it.
rulings-page-adding = This page is made by `make docs` from `assets/locale/en/{ $id }/rulings.ftl`. A new ruling takes the next number and goes under its topic in that file and in those of the other languages, with its question, ruling, reason and rules (the list of rules is the same in all languages). Name its id in the docstring of the code that follows it, mark a test with `@pytest.mark.rule("{ $ruling }")`, and run `make docs`. Tests fail where an id is cited that is not there, where the languages differ, and where this page is not the newest.
rulings-page-questions = All questions
rulings-page-reason = *Why:* { $reason }
rulings-page-rules = *Rules:* { $rules }
