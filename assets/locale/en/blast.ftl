### Attacks on points and with a target radius.
target-bare-point = a point on the table

## Events

event-cover-held = { $figure } is fully hidden by { $obstacle } and comes to no harm.

## Sums and refusals

modifier-cover = cover
modifier-cover-by = cover by { $object }

## On the screen

blast-cover = cover { $value }
