### What the tutorial of the d20 fight says: a title and a text for each step, by the ids in its file.

lesson-first-turns-welcome = The barn
    .text =
        A raider and a bog hound are after your tracker. Each rolled a d20 for initiative; the bar at the top shows the order, which stays for the whole fight (D025).

        Everything follows the real rules. You can leave at any time and go on later.
lesson-first-turns-walk = Metres
    .text = On its turn a creature moves up to its speed, here 9 m, and takes one action (D028). Press { $step-move }, click the mark in the dark barn, then { $commit }.
lesson-first-turns-hide = Out of sight
    .text = From outside nobody sees into the dark (D089), so your tracker can hide (D002). Press { $hide }, then { $commit }: a secret Stealth check is compared with what each foe notices in passing (D009).
lesson-first-turns-wait = The others
    .text = Neither has noticed you. They see only a mark where you were last seen. Your action is spent; end the turn ({ $step-end-turn }).
lesson-first-turns-shoot = A shot with advantage
    .text = The raider walks by in the open. Click it, then { $commit }: nobody sees you, so you roll two d20 and the higher counts (D062, D067). The card shows what helps and what hinders, the cover and the chance.
lesson-first-turns-brace = Given away
    .text = A hit! But a shot is loud: now everybody knows where you are (D004). End the turn ({ $step-end-turn }) and see what they do.
lesson-first-turns-draw = At close quarters
    .text = Both missed. Plan a route out ({ $step-move }) and look: it is red where it leaves a foe's reach, because that provokes an attack (D058). Better stay and draw the short sword; another creature would need its free interaction for that (D031).
lesson-first-turns-strike = Strike
    .text = A bow in hand would have disadvantage so near a foe (D066); the sword does not. Click the raider, then { $commit }.
lesson-first-turns-let-go = Let it come
    .text = The raider is down. You still have your reaction: strike whoever leaves your reach (D058). End the turn ({ $step-end-turn }); { $standing-orders } says whether you want to be asked.
lesson-first-turns-well-done = Well done
    .text = The hound ran, and your sword was faster. That is how it goes: position and cover decide as much as the dice. Dodge ({ $dodge }), Disengage ({ $disengage }) and Ready ({ $ready }) are worth a try next.
