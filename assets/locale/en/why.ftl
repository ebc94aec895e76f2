## Why the program did something

why-title = Why did { $player } do that?
why-secret = You read this once the game is over: the program may know things here that you do not.
why-none = The program has decided nothing yet.
why-asking = The program decided this before the game was opened; it is being asked again …
why-no-choice = It had no choice.
why-tip = why the program did this
why-close = Close
command-why = Why did the program do that?
why-did = It decided: { $did }
why-again = Asked again, it decides otherwise: { $again } The reasons below are for that. In the game it had less time, or somebody had gone back.
why-again-unsaid = Asked again, it decides otherwise, and its reasons are for that. In the game it had less time, or somebody had gone back.
why-rule-of-thumb = It weighed nothing here: it followed a plan made before, or its rule of thumb.
why-before = { $plans ->
    [one] Before, it saw its chance at { $chance } %. It looked at one plan:
   *[other] Before, it saw its chance at { $chance } %. It looked at { $plans } plans:
}
why-points = { $plans ->
    [one] It looked at one plan. The points are its own reckoning; doing nothing gains { $before }:
   *[other] It looked at { $plans } plans. The points are its own reckoning; doing nothing gains { $before }:
}
why-plan-first = { $plan }: { $first }
why-plan = { $looked ->
    [0] { $chance } % (± { $error }) – { $plan }
   *[other] { $chance } % (± { $error }, played on { $looked } times in thought) – { $plan }
}
why-plan-at-a-glance = { $chance } % (at a glance) – { $plan }
why-plan-reckoned = { $chance } % – { $plan }
why-plan-points = { $points } – { $plan }
why-plan-taken = → { $plan }
why-feared = { $plan } It feared { $figure } most.
plan-attack = attack
plan-fight-and-go = attack, then go
plan-go = go to a better place
plan-go-and-fight = go, then attack
plan-shoot = shoot
plan-end-turn = end the turn
plan-pass = do nothing
why-unsaid = an answer that nobody sees
why-not-sure = No other was better by more than chance explains.
why-target = { $plan } (target: { $figure })
why-near = Where plans promise nearly the same, it takes now the one, now the other.
why-more = { $number ->
    [one] … and one more plan.
   *[other] … and { $number } more plans.
}
cli-log-why-help = Tell for each answer of the program what it weighed: it is asked again, which takes as long as it thought.
cli-log-why-secret = Some reasons are told once the game is over: not everybody may know all that the program knew.
cli-log-why-thumb = { $number ->
    [one] { $player } ({ $how }): one answer by rule of thumb, weighed against nothing.
   *[other] { $player } ({ $how }): { $number } answers by rule of thumb, weighed against nothing.
}
cli-log-why-progress = asking again
cli-log-why-without-seed = This save does not say by which chance the program played; asked again, it may decide otherwise.
cli-log-why-nobody = The program played for nobody in this game.
