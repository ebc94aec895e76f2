system-name = My game

## Was geschieht; der Schlüssel ist "event-" und der Name der Klasse, und viele Ereignisse haben schon allgemeine Texte

event-walked = { $figure } läuft.
event-goal-reached = { $player } ist im Ziel.
dice-my-game = für den Lauf

## Was gefragt wird; der Schlüssel ist "ask-" und der Name der Klasse der Frage, und ihre Antworten folgen

ask-roll-again = { $player }: { $rolled ->
    [one] { $rolled } Schritt
   *[other] { $rolled } Schritte
} gewürfelt. Noch einmal würfeln?
ask-roll-again-no = So weit laufen
ask-roll-again-yes = Noch einmal würfeln
ask-run-to = { $player }: höchstens { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} laufen
ask-run-to-yes = Dorthin laufen

## Wie man gewinnt; eine Zeile der Einweisung ist ein Satz, und die Gründe sind die des Endes

briefing =
    Wer zuerst in einem Ziel steht, gewinnt.
    Nach Runde { $rounds } gewinnt, wer einem Ziel am nächsten ist.
my-game-left = Bis zum Ziel
won-goal = { $player } hat das Ziel erreicht.
won-limit = { $player } ist dem Ziel am nächsten gekommen.
drawn-limit = Niemand ist näher als die anderen.
ending-goal = im Ziel
ending-limit = letzte Runde
