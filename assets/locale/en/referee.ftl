### The referee: scripts of positions, dice, answers and expectations.

referee-help = Play a script of a position, dice and answers, and check what it expects.
referee-shows = Shows { $ids }
referee-case = Case: { $name }
referee-holds = Everything happened as expected.
referee-failed =
    { $number ->
        [one] One expectation does not hold.
       *[other] { $number } expectations do not hold.
    }
referee-failure = ✗ { $place }: { $what }

## What did not come as expected.

referee-differs = { $what }: { $field } is { $found }, not { $expected }
referee-no-event = no { $event } happened; what did happen: { $happened }
referee-event-count = { $event } happened { $found } times, not { $expected } times
referee-refused = the answer is illegal: { $reason }
referee-not-refused = the answer is legal, but the script expects a refusal
referee-other-refusal = another rule than { $expected } refuses the answer: { $reason }
referee-other-reason = the answer is refused for another reason than { $expected } ({ $found }): { $reason }
referee-other-question = the script expects the question { $expected }, but the game asks { $found } ({ $player })
referee-other-player = the game asks { $found }, not { $expected }, the question { $question }
referee-no-answer = this is no answer to { $question }: { $reason }
referee-nobody-asked = the game is over; it asks nobody any more
referee-never-asked = the game never asked { $question }
referee-no-die = no die is left for { $purpose } of { $subject } (target number { $number })
referee-wrong-face = a die for { $purpose } shows at most { $sides }, not { $face }
referee-dice-left = dice that nobody needed: { $faces }
referee-fit = the scenario is playable, but the script says that it is not ({ $expected })
referee-unfit-otherwise = the scenario is unplayable for another reason than { $expected }: { $reason }

## What is wrong with a script.

referee-scenario-elsewhere = { $found } is neither a scenario of the program nor a file next to the script
problem-no-referee = the rule system { $system } has no referee that could play a script.
referee-unknown-line = this line neither answers nor expects anything: { $found }
referee-no-such-figure = there is no figure { $id }; choose from { $known }
referee-not-on-table = { $figure } is not on the table
referee-no-routes = figures do not walk in this game
referee-no-attack = "odds" needs an attack, written like an answer: { $reason }
referee-no-such-obstacle = there is no obstacle { $id }; choose from { $known }
referee-no-such-player = there is no player { $id }; choose from { $known }
referee-no-such-event = there is no event { $id }; choose from { $known }
referee-no-such-field = there is no { $id } here; choose from { $known }

## The list of rules and rulings.

cli-rules-help = Show rules and rulings, or list all: what a ruling says, whether the program plays a rule, where in the code, and which tests prove it.
cli-rules-ids-help = Ids of rules and rulings, such as R1.4.24 or RU012; without any, list all.
cli-rules-markdown-help = Write all rulings as a page of Markdown.
cli-rules-find-help = Only those with all of these words in their name or text.
cli-rules-nothing-found = no rule or ruling contains { $words }.
cli-rules-markdown-alone = --markdown writes all rulings, so it takes neither ids nor --json
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
cli-rules-sum = The program plays { $done } of { $all } rules.
cli-rules-rulings = Where the rulebook is silent, unclear or contradicts itself, these { $number } rulings apply; pb12table rules { $example } shows one.
cli-rules-no-tests = This installation does not include the tests, so none are named.
cli-rules-in-code = In the program
cli-rules-in-tests = Proved by these tests

## The page of all rulings: docs/rulings.md.

rulings-page-title = { $system }: rulings
rulings-page-what = The rulebook is written for people who sit at one table and agree on what it leaves open. A program cannot: where the rulebook is silent, unclear or contradicts itself, it needs one answer, always the same. These are the answers. Each has an id, and everything that rests on one names it: sums, refusals, the log, docstrings and tests.
rulings-page-where = In the window, click an id to read the ruling; F1 opens the one for what is under the mouse. `pb12table rules { $ruling }` shows one in a terminal, and `pb12table rules { $rule }` shows a rule with all rulings on it.
rulings-page-adding = `make docs` writes this page from `assets/locale/en/{ $id }/rulings.ftl`. A new ruling takes the next number and goes under its topic in that file and in those of the other languages, with its question, ruling, reason and rules (the list of rules is the same in all languages). Name its id in the docstring of the code that follows it, mark a test with `@pytest.mark.rule("{ $ruling }")`, and run `make docs`. Tests fail where somebody cites an id that does not exist, where the languages differ, and where this page is out of date.
rulings-page-questions = All questions
rulings-page-reason = *Why:* { $reason }
rulings-page-rules = *Rules:* { $rules }
