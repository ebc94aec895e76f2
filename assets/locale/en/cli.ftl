### The command line.

cli-help = A table for five miniature games: play them, test terrain, see lines of sight. Without a command the window opens.
cli-language-help = Language of everything that is said.
cli-version-help = Say the version and end.
cli-json-help = Print JSON and nothing else.
cli-of-system-help = Only those of a rule system: { $known }.
cli-not-finite = { $found } is no number to reckon with
cli-own-fault = this is a fault of the program itself ({ $what })
cli-own-fault-written = this is a fault of the program itself ({ $what }); what happened is written down in { $file }
cli-unknown-language = there is no language { $found }; there are { $known }

cli-usage = Usage:
cli-usage-options = [OPTIONS]
cli-usage-command = COMMAND [ARGUMENTS]...
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-commands = Commands
cli-heading-examples = Examples
cli-heading-exit-codes = Exit codes
cli-exit-0 = All went well.
cli-exit-1 = What was expected did not come about: in a referee script, or when games are replayed (simulate --check).
cli-exit-2 = Something was wrong with what was typed or with a file; one line on the error stream says what.
cli-exit-70 = The program itself is faulty; what happened is written down in its log file.
cli-exit-130 = Broken off with Ctrl C.
cli-play-one-only = name either a scenario, or a game to --load, or one to --watch
cli-play-standard-input = the window opens files; it cannot read the standard input (-)
cli-replay-save-help = The file of a saved game.
cli-sequel-help = Carry what is left of a game that is over into another scenario.
cli-sequel-scenario-help = The next scenario, by its id or its file.
cli-sequel-rest-help = How long the figures rest in between, from none to days as the rules have it; at first none.
cli-sequel-back-to-back-help = There is no time between two evenings: what is brought heals a level faster.
cli-sequel-output-help = The scenario to write (.toml); without it the text is printed.
cli-sequel-unknown-rest = there is no rest "{ $found }"; there are { $known }
problem-no-sequel = { $system } brings nothing from one game into the next.
problem-sequel-too-early = this game is not over yet.
problem-sequel-other-system = this is no scenario of { $system }, as the game is.
cli-referee-script-help = A script, in the format that scenarios/REFEREE.md describes.
cli-help-help = Show this help and end.
cli-required = [required]
cli-default = [default:{ " " }
cli-sort-int = (whole number)
cli-sort-float = (number)
cli-sort-path = (file)
cli-sort-str = { "" }

## What was typed wrongly

cli-missing = { $what } is missing
cli-missing-command = a command is missing; there are { $known }
cli-no-such-command = there is no command { $found }
cli-no-such-option = there is no option { $found }
cli-perhaps = { $what }; perhaps { $known } is meant
cli-negative-number = there is no option { $found }; a negative number among the arguments goes after a --, which ends the options
cli-value-missing = { $option } needs a value
cli-takes-no-value = { $option } takes no value
cli-too-much = this is more than the command takes: { $found }
cli-no-whole-number = { $what } must be a whole number, and { $found } is none
cli-no-number = { $what } must be a number, and { $found } is none
cli-at-least = { $what } must be at least { $bound }, and { $found } is less
cli-more-than = { $what } must be more than { $bound }, and { $found } is not
cli-at-most = { $what } must be at most { $bound }, and { $found } is more
cli-less-than = { $what } must be less than { $bound }, and { $found } is not
cli-none-of = { $found } is not possible for { $what }; there are { $known }
cli-not-possible = { $found } is not possible for { $what }

cli-scenarios-help = List the scenarios there are, your own too.
cli-profiles-help = List the kinds of figures there are.
cli-items-help = List the items and abilities there are.
cli-system-help = Of which rule system: { $known }.
cli-nothing-listed = the rule system { $system } has nothing of this sort.
cli-validate-help = Check content files, scenarios and saves.
cli-validate-files-help = Files to check, - for the standard input; none: everything that comes with the program.
cli-validate-sound = { $file }: all is well.
cli-validate-remarks = { $file }: it can be read, but its layout has faults.

cli-column-id = id
cli-column-name = name
cli-column-players = players
cli-column-figures = figures
cli-column-table = table
cli-column-minutes = minutes
cli-column-slots = slots
cli-column-damage = damage
cli-column-melee = melee
cli-column-items = items
cli-column-value = value
