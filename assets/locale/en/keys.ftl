### What keys and tiles do, for those of a rule system.

command-declared = Do as announced
key-group-interrupt = interrupting
command-standing-orders = When am I asked?
command-pass-interruption = Play no interruption
command-pass-turn = No more questions in this turn
command-respond = Movement interrupted: react
command-respond-stop = Movement interrupted: go no further
command-change-status = Change Status
command-threaten = Threaten
command-ram = Ram
command-pay = Pay an action point instead of the free action
command-use-door = Open or close a door
command-carry = Carry
command-show-hand = Look at the hand
key-group-path = how the way leads
command-stand-higher = Go to a higher place under the mouse
command-stand-lower = Go to a lower place under the mouse
command-scenario-action = Scenario action
command-steer = Steer
command-slow-down = Slow Down
