### The command line.

cli-help = A table for five miniature games: play them, test terrain, see lines of sight. Without a command the window opens.
cli-language-help = Language of all messages.
cli-version-help = Print the version and exit.
cli-json-help = Print JSON and nothing else.
cli-of-system-help = Only those of one rule system: { $known }.
cli-not-finite = the program cannot calculate with { $found }
cli-own-fault = this is a bug in the program ({ $what })
cli-own-fault-written = this is a bug in the program ({ $what }); { $file } has the details
cli-unknown-language = there is no language { $found }; choose from { $known }

cli-usage = Usage:
cli-usage-options = [OPTIONS]
cli-usage-command = COMMAND [ARGUMENTS]...
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-commands = Commands
cli-heading-examples = Examples
cli-heading-exit-codes = Exit codes
cli-exit-0 = All went well.
cli-exit-1 = The result was not the expected one: in a referee script, or when replaying games (simulate --check).
cli-exit-2 = A mistake in the command or in a file; one line on the error stream says what is wrong.
cli-exit-70 = A bug in the program; its log file has the details.
cli-exit-130 = Cancelled with Ctrl C.
cli-play-one-only = name only one: a scenario, a game to --load, or a game to --watch
cli-play-standard-input = the window opens files; it cannot read the standard input (-)
cli-replay-save-help = The file of a saved game.
cli-sequel-help = Carry what is left at the end of a game over into another scenario.
cli-sequel-scenario-help = The next scenario, by id or file.
cli-sequel-rest-help = How long the figures rest in between, from none to days, as the rules allow; without it, none.
cli-sequel-back-to-back-help = No time passes between the two evenings: consequences brought along count one level lower for recovery.
cli-sequel-output-help = The scenario to write (.toml); without it the text is printed.
cli-sequel-unknown-rest = there is no rest "{ $found }"; choose from { $known }
cli-referee-script-help = A script, in the format that scenarios/REFEREE.md describes.
cli-help-help = Show this help and exit.
cli-required = [required]
cli-default = [default:{ " " }
cli-sort-int = (whole number)
cli-sort-float = (number)
cli-sort-path = (file)
cli-sort-str = { "" }

## What was typed wrongly

cli-missing = { $what } is missing
cli-missing-command = a command is missing; choose from { $known }
cli-no-such-command = there is no command { $found }
cli-no-such-option = there is no option { $found }
cli-perhaps = { $what }; did you mean { $known }?
cli-negative-number = there is no option { $found }; before negative numbers put --, which ends the options
cli-value-missing = { $option } needs a value
cli-takes-no-value = { $option } takes no value
cli-too-much = the command does not take this: { $found }
cli-no-whole-number = { $what } must be a whole number, not { $found }
cli-no-number = { $what } must be a number, not { $found }
cli-at-least = { $what } must be at least { $bound }, not { $found }
cli-more-than = { $what } must be more than { $bound }, not { $found }
cli-at-most = { $what } must be at most { $bound }, not { $found }
cli-less-than = { $what } must be less than { $bound }, not { $found }
cli-none-of = { $what } cannot be { $found }; choose from { $known }
cli-not-possible = { $what } cannot be { $found }

cli-scenarios-help = List all scenarios, including your own.
cli-profiles-help = List all kinds of figures.
cli-items-help = List all items and abilities.
cli-system-help = The rule system: { $known }.
cli-nothing-listed = the rule system { $system } has nothing of the kind.
cli-validate-help = Check content files, scenarios and saves.
cli-validate-files-help = Files to check, - for the standard input; without any, everything that comes with the program.
cli-validate-sound = { $file }: no faults found.
cli-validate-remarks = { $file }: readable, but its layout has faults.

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
