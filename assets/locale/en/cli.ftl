### The command line.

cli-help = A table for Pb-12 skirmishes: play them, test terrain, see lines of sight. Without a command the window opens.
cli-language-help = Language of everything that is said.
cli-version-help = Say the version and end.
cli-json-help = Print JSON and nothing else.
cli-not-finite = { $found } is no number to reckon with
cli-unknown-language = there is no language { $found }; there are { $known }

cli-scenarios-help = List the scenarios there are, your own too.
cli-profiles-help = List the kinds of figures there are.
cli-items-help = List the items and abilities there are.
cli-validate-help = Check content files, scenarios and saves.
cli-validate-files-help = Files to check; none: everything that comes with the program.
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
cli-column-ranged = range: near to extreme
cli-column-resources = charges × shots
cli-column-protection = protection
cli-column-damage-points = free/light/heavy
cli-column-items = items
cli-damage-half = { $code } + half S
cli-damage-full = { $code } + full S
