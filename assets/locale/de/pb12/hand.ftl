### Karten im Fenster: die Hand, das Ziehen und Fragen nach Karten.
curtain-why-hand = Die Hand ist geheim. Die anderen sehen jetzt weg.
curtain-why-drawn = Die neuen Karten sind geheim. Die anderen schauen jetzt weg.
curtain-later = Später
hand-new = neu
hand-asked-too-often = Zu viele Fragen? Für Karten stellst du es in der Hand ein, für Figuren auf ihrem Datenblatt.

hand-tile = Hand
    .help = Deine Karten, von den anderen ungesehen; von dort spielst du aus, was jetzt passt.
hand-tile-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
hand-tile-empty = In dieser Hand ist keine Karte.
hand-title = Hand von { $player } ({ $number ->
    [0] keine Karten
    [one] { $number } Karte
   *[other] { $number } Karten
})
hand-counts = Stapel: { $deck } · abgelegt: { $discarded } · { $points } KP
hand-of-other = Hand von { $player } …
hand-empty = In dieser Hand ist keine Karte.
hand-no-cards = In diesem Spiel hat niemand Karten.
hand-whose = Wessen Hand?
hand-whose-option = { $number } · { $player }
hand-look = Die Hand ansehen
hand-play = Ausspielen
hand-play-at = Spielen auf: { $at }
hand-too-dear = Zu wenige Kommandopunkte: Die Karte ginge ohne Wirkung verloren; bezahlen müsstest du nichts.
hand-discard = Ablegen
    .help = Die gewählte Karte für immer weglegen, ohne sie auszuspielen. Das ist umsonst und jederzeit möglich.
hand-discard-title = Die Karte ablegen?
hand-discard-text = Du legst „{ $card }“ für immer weg, ohne die Karte zu spielen. Allein kannst du das nicht zurücknehmen.
hand-close = Schließen
hand-ask = Nach Karten fragen:
hand-ask-never = Nie
    .help = Nie nach Karten fragen, weder nach einem Wurf noch in der Statusphase noch für eine Unterbrechung.
hand-ask-held = Wenn eine passt
    .help = Die wenigsten Fragen: nur wenn eine Karte aus dieser Hand gerade gespielt und bezahlt werden kann. Aus einer Frage können die anderen schließen, dass du eine hast.
hand-ask-useful = Wenn eine passen könnte
    .help = Bei Unterbrechungen zählen alle mitgebrachten Karten, auf der Hand oder nicht: mehr Fragen, aber keine verrät die Hand.
hand-ask-always = Jedes Mal
    .help = Fragen, sooft eine Karte gespielt werden könnte und die Hand nicht leer ist. Eine Frage verrät dann nichts.

card-per-mille = { $number } ‰
card-price-tip = { $price }: so viel kostet es, sie zu spielen.
card-value-tip = { $value }: um so viel senkt sie das Spielwertlimit dessen, der sie in seinem Stapel hat. R5.0.2
card-copies = × { $number }
card-spent = Gespielt
card-lost = Wirkungslos
refusal-nobody-for-card = Es gibt gerade niemanden, auf den { $card } gespielt werden könnte.

draw-title = { $player } zieht Karten
draw-explanation = Jede Karte kostet 1 von { $points } Kommandopunkten. Stapel: { $deck }, Hand: { $hand }.
draw-value = { $number ->
    [0] keine
   *[other] { $number }, es bleiben { $left } KP
}
draw-commit = { $number ->
    [0] Nichts ziehen
    [one] { $number } Karte ziehen
   *[other] { $number } Karten ziehen
}

card-question-title = { $player }: eine Karte spielen?
card-question-die = { $has ->
    [subject] { $what } ({ $subject })
   *[none] { $what } ({ $player })
}: Der Würfel zeigt { $face }{ $passed ->
    [yes] , ein Erfolg (Mindestwurf { $needed }).
    [no] , ein Fehlschlag (Mindestwurf { $needed }).
   *[none] .
}
card-question-played = { $player } hat „{ $card }“ gespielt.
declared-card = Karte „{ $card }“
stack-card = { $has ->
    [target] Karte „{ $card }“ → { $target }
   *[none] Karte „{ $card }“
}
card-question-status-start = Die Statusphase beginnt.
card-question-status-end = Die Statusphase endet: Alle Wirkungen sind vorbei.

## Antworten und Ansagen

turn-play-card = Karte ausspielen
    .help = Eine Karte, die statt eines Spielzugs gespielt wird.
action-play-card = Karte ausspielen
    .help = Eine Karte, die statt einer Aktion gespielt wird; die Figur bezahlt ihre Aktionspunkte.
interruption-play-card = Karte ausspielen
    .help = Eine Karte, die unterbricht.
hand-more-ways = Weitere Möglichkeiten, die Karte zu spielen (Bild auf, Bild ab)
draw-note = Welche Karten kommen, sieht nur ihr Besitzer. Ziehen lässt sich nicht einfach zurücknehmen.
card-question-note = Die Hand sieht nur, wem sie gehört.
