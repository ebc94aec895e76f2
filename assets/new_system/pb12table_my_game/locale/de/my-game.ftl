system-name = My game

## Was geschieht; der Schlüssel ist "event-" und der Name der Klasse des Ereignisses

event-round-began = Runde { $game_round }
event-turn-began = { $player } ist am Zug.
event-rolled = { $figure } würfelt { $face }.
event-ran = { $figure } läuft.
dice-my-game = für den Lauf
my-game-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}

## Was gefragt wird

my-game-again-title = { $player }: { $steps } gewürfelt. Noch einmal würfeln?
my-game-keep = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} laufen
my-game-again = Noch einmal würfeln
my-game-run-title = { $player }: höchstens { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} laufen
my-game-run = Dorthin laufen

## Was nicht geht; der Schlüssel ist "refusal-" und der Grund

refusal-my-game-too-far = Das ist weiter als { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}.
refusal-my-game-no-room = Dort ist kein Platz zum Stehen.

## Wie man gewinnt

my-game-briefing = Wer zuerst in einem Ziel steht, gewinnt.
my-game-briefing-end = Nach Runde { $rounds } gewinnt, wer einem Ziel am nächsten ist.
my-game-left = Bis zum Ziel
my-game-won-goal = { $player } hat das Ziel erreicht.
my-game-won-limit = { $player } ist dem Ziel am nächsten gekommen.
my-game-draw = Niemand ist näher als die anderen.
problem-my-game-no-goal = es gibt kein Ziel; zeichne eine Ausgangszone.
ending-goal = im Ziel
ending-limit = letzte Runde
