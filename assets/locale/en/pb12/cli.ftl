### The command line.

## What was typed wrongly

cli-column-protection = protection
cli-damage-half = { $code } + half S
cli-damage-full = { $code } + full S
