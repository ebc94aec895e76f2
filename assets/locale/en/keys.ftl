### What keys and tiles do, for those of a rule system.

command-declared = Do as announced
key-group-interrupt = interrupting
command-standing-orders = When am I asked?
command-pass-interruption = Play no interruption
command-pass-turn = Ask me nothing more in this turn
command-respond = Movement interrupted: react
command-respond-stop = Movement interrupted: stop here
command-change-status = Change Status
command-threaten = Threaten
command-ram = Ram
command-pay = Pay an action point instead of using the free action
command-use-door = Open or close a door
command-carry = Carry
command-show-hand = Look at your hand
key-group-path = shaping the route
command-stand-higher = Go to a higher place under the mouse
command-stand-lower = Go to a lower place under the mouse
command-scenario-action = Scenario action
command-steer = Steer
command-slow-down = Slow Down
keys-page-title = Keys in games
keys-page-preface = In a game, a letter always means the same thing, whatever the question, and what you cannot do now is grey. Digits number what is on the card, and an option keeps its digit for the whole game. **P** passes in every game. Enter does what you have chosen; as long as you have chosen nothing, it passes, keeps what is there, or says what you can choose. While something plays, Enter, Space and a click only end that. You can change keys in the settings.
keys-page-each = Each game
keys-page-common = Every game
keys-page-key = Key
