### Change Status, threatening and ramming: lines of the log, sums, refusals.

modifier-exhausted = Exhausted

## The cards

command-change-status = Change Status
command-threaten = Threaten
command-ram = Ram
modifier-carrying = carrying
command-pay = Pay an action point instead of the free action
command-carry = Carry
answer-yes = Yes
