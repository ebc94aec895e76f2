### Karten: Stapel, Hände, Ausspielen und Ablegen.

card-face-down = eine verdeckte Karte
count-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
playability-action = Aktion
    .help = Eine Figur spielt sie anstelle einer Aktion.
playability-after-roll = Rückwirkung
    .help = Wird unmittelbar nach einem Würfelwurf gespielt.
playability-turn = Spielzug
    .help = Wird anstelle eines Spielzugs gespielt.
playability-status-phase = Statusphase
    .help = Wird in der Statusphase gespielt.
playability-interruption = Unterbrechung
    .help = Wird als Unterbrechung gespielt.

## Ereignisse

event-decks-shuffled = Die Stapel sind gemischt: { $decks }
event-decks-shuffled-one = { $player } ({ $cards })
event-cards-drawn = { $known ->
    [yes] { $player } zieht { $names }.
   *[no] { $player } zieht { $count }.
}
event-card-played = { $works ->
    [yes] { $player } spielt „{ $card }“{ $aim }{ $price ->
        [0] .
       *[other] { "" } ({ $cost }).
    }
   *[no] { $player } spielt „{ $card }“ ohne genug Kommandopunkte: keine Wirkung.
}
event-card-played-at = , Ziel: { $at }
event-card-discarded = { $player } legt „{ $card }“ ab.
event-card-without-target = „{ $card }“ hat kein Ziel mehr.
event-interruption-cancelled = „{ $card }“ nimmt der Unterbrechung davor die Wirkung.
event-die-changed = „{ $card }“: Der Würfel zeigt { $face } statt { $before }.
event-figure-healed = { $number ->
    [0] { $figure } erhält keine Schadenspunkte zurück.
   *[other] { $figure } erhält zurück: { $parts }.
}
event-figure-helped = „{ $card }“: { $figure } würfelt alle Proben der nächsten Aktion mit Mindestwurf { SIGNED($value) }.
event-figure-ready = { $figure } ist wieder bereit.
event-action-points-received = { $figure } erhält { $points } AP und hat { $balance }.
event-blocks-refilled = { $figure } hat wieder volle Ressourcen.
event-command-points-lost = { $player } verliert { $command_points }.
event-truce-began = Waffenruhe: Bis zum Ende dieses Spielzugs greift niemand an.
dice-lot = Los
dice-shuffle = Mischen

## Ablehnungen

refusal-not-in-hand = Diese Karte ist nicht auf der Hand.
refusal-not-the-moment = { $card } kann jetzt nicht gespielt werden: Gespielt wird die Karte { $rule ->
    [R5-0-7] von einer aktiven Figur anstelle einer Aktion.
    [R5-0-8] nach einem Wurf.
    [R5-0-9] anstelle eines Spielzugs.
    [R5-0-10] in der Statusphase, in dem Augenblick, den sie nennt.
    [R5-0-11] als Unterbrechung, wenn bevorsteht oder gerade geschehen ist, was sie nennt.
   *[other] in einem anderen Augenblick.
}
refusal-no-player-needed = { $card } wird nicht gegen einen Spieler gespielt.
refusal-name-an-opponent = { $card } braucht einen Gegner, der noch im Spiel ist.
refusal-no-figure-needed = { $card } wird nicht auf eine Figur gespielt.
refusal-at-the-acting-figure = { $card } wird auf die Figur gespielt, die handelt.
refusal-at-the-attacked-figure = { $card } wird auf eine Figur gespielt, die angegriffen wird.
refusal-choose-a-figure = { $card } braucht eine Figur als Ziel.
refusal-lacks-the-status = { $figure } hat nicht den Status, den diese Karte braucht.
refusal-must-be-done = { $figure } ist noch nicht fertig.
refusal-must-not-be-done = { $figure } ist für diese Runde fertig.
refusal-only-before-an-action = Frei drehen kann sich eine Figur nur vor einer Aktion, nicht bei anderen Karten.
refusal-other-action-points = Die Karte kostet { $cost } AP.
refusal-not-this-die = { $card } wirkt nicht auf diesen Würfel.
refusal-truce = Es ist Waffenruhe: Bis zum Ende dieses Spielzugs greift niemand an.
