### Eigene Karten eines Szenarios: die Seite, auf der sie entstehen, und was sie bewirken, in Worten.

card-shelf = Eigene Karten
card-about = Hier entstehen Karten für dieses Szenario: wann jede gespielt wird, auf wen, und was sie bewirkt. Leg sie dann in die Kartenstapel. Behältst du eine für alle Szenarien, kann sie in jedem Stapel liegen.
card-new-title = Wann soll sie gespielt werden?
card-copy-title = Welche? Zuerst die, die du behalten hast
card-form-action = Statt einer Aktion einer Figur
card-form-after-roll = Nach einem Wurf
card-form-turn = Statt eines Spielzugs
card-form-status-phase = In der Statusphase
card-form-interruption = Als Unterbrechung
card-gone = Nimmt sie aus dem Szenario und aus allen Kartenstapeln.
card-taken = { $number } ‰
own-card-text = Text
own-card-costs = Was sie kostet
own-card-per-mille = Spielwert (Promille)
    .tip = So viel nimmt jede im Stapel vom Spielwertlimit.
own-card-command-points = Kommandopunkte
    .tip = Was es kostet, sie zu spielen. Wer weniger hat, verliert die Karte ohne Wirkung.
own-card-action-points = Aktionspunkte
    .tip = Was die Figur zahlt, die sie statt einer Aktion spielt.
own-card-epicness = Epicness
    .tip = Ein Szenario kann begrenzen, wie hoch die Epicness von Karten ist.
own-card-when = Wann sie gespielt wird
own-card-playability = Spielbarkeit
own-card-whom = Auf wen
own-card-role = Gespielt auf
    .tip = Die Figur, die betrifft, was die Karte mit einer Figur macht.
own-card-role-none = niemanden
own-card-role-chosen = eine gewählte Figur
own-card-role-acting = die handelnde Figur
own-card-role-attacked = die angegriffene Figur
own-card-done-either = ist egal
own-card-done-yes = ja
own-card-done-no = noch nicht
own-card-done =
    .tip = Ob eine Figur gewählt werden kann, die in dieser Runde schon aktiviert war.
own-card-near = Wie nah
    .tip = Wie nah das Ziel der Figur sein muss, die die Karte spielt.
own-card-near-anywhere = irgendwo
own-card-near-contact = in Kontakt
own-card-near-melee = in Nahkampfreichweite
own-card-near-communication = im Kommunikationsbereich
own-card-near-steps = so viele Schritte
own-card-steps = Schritte
own-card-sight = In Sicht
    .tip = Ob die Figur, die die Karte spielt, das Ziel sehen muss.
own-card-statuses = Nur wer ist
own-card-effect-head = Was sie bewirkt { $number ->
    [1] { "" }
   *[other] – { $number }
}
own-card-effect = Wirkung
    .tip = Was Karten bewirken können, die zu dieser Zeit gespielt werden.
own-card-add-effect = + Wirkung
own-card-drop-effect = Diese Wirkung streichen
own-card-says = In Worten
own-card-as-text = Als Text übernehmen
    .tip = Ersetzt den Text der Karte in beiden Sprachen; danach kannst du ihn ändern.
own-card-decks = In den Kartenstapeln
own-card-decks-hint = Wie oft jeder Spieler sie im Stapel hat.
own-card-one-at-least = Mindestens eins davon muss es sein.
card-either = { $first } oder { $last }
card-when-action = { $points ->
    [0] Statt einer Aktion.
   *[other] Statt einer Aktion, für { $points } AP.
}
card-when-turn = Statt eines Spielzugs.
card-when-status-phase = { $moment ->
    [end] Am Ende der Statusphase.
   *[start] Zu Beginn der Statusphase.
}
card-when-after-roll = Nach einem Wurf { $whom ->
    [opponents] eines Gegners
    [anybody] von irgendwem
   *[own] von dir
}: { $rolls }.
card-when-interruption = Als Unterbrechung: { $occasions }.
card-at = Auf { $whom }.
card-whom-chosen = { $whom ->
    [opponents] eine gegnerische Figur
    [anybody] irgendeine Figur
   *[own] eine deiner Figuren
}
card-whom-acting = { $whom ->
    [opponents] die gegnerische Figur, die handelt
    [anybody] die Figur, die handelt
   *[own] deine Figur, die handelt
}
card-whom-attacked = { $whom ->
    [opponents] die gegnerische Figur, die angegriffen wird
    [anybody] die Figur, die angegriffen wird
   *[own] deine Figur, die angegriffen wird
}
card-within-contact = in Kontakt
card-within-melee = in Nahkampfreichweite
card-within-communication = im Kommunikationsbereich
card-within-steps = { $steps ->
    [one] höchstens 1 Schritt entfernt
   *[other] höchstens { $steps } Schritte entfernt
}
card-in-sight = in Sicht
card-is-done = { $done ->
    [yes] in dieser Runde schon fertig
   *[no] noch nicht fertig
}
card-does-damage = Die Figur erhält Schaden { $strength }/{ $penetration }.
card-does-status = Die Figur ist { $status }{ $markers ->
    [1] { "" }
   *[other] { " " }×{ $markers }
}.
card-does-lose-status = Die Figur ist nicht mehr { $status }.
card-does-attribute = { $attribute } { $value } für die Figur bis zum Ende { $lasting ->
    [turn] des Spielzugs
    [game] des Spiels
   *[round] der Runde
}.
card-does-action-points = Die Figur erhält { $points } AP.
card-heals-light = { $points ->
    [one] 1 leichten Schadenspunkt
   *[other] { $points } leichte Schadenspunkte
}
card-heals-heavy = { $points ->
    [one] 1 schweren Schadenspunkt
   *[other] { $points } schwere Schadenspunkte
}
card-does-heal = { $parts ->
    [nothing] Die Figur erhält keine Schadenspunkte zurück.
   *[other] Die Figur erhält { $parts } zurück.
}
card-does-ready = Die Figur ist wieder bereit.
card-does-move = Die Figur setzt sofort { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkte
} ein.
card-does-refill = Alle Ressourcen der Figur sind wieder voll.
card-does-panic-check = Die Figur würfelt eine Panikprobe.
card-does-random-movement = Die Figur führt eine Zufallsbewegung aus.
card-does-concentrate = Die Proben der nächsten Aktion der Figur sind leichter, wie durch Konzentrieren.
card-does-activate = Die Figur wird sofort aktiviert{ $action_points ->
    [0] { "" }
   *[other] , mit { $action_points } AP mehr
}.
card-does-victory-points = { $points ->
    [one] Du erhältst 1 Siegpunkt.
   *[other] Du erhältst { $points } Siegpunkte.
}
card-does-command-points = { $points ->
    [one] Du erhältst 1 Kommandopunkt.
   *[other] Du erhältst { $points } Kommandopunkte.
}
card-does-clear-markers = Alle Ausgeschaltet-Marker kommen aus dem Spiel.
card-does-draw = { $cards ->
    [one] Zieh 1 Karte.
   *[other] Zieh { $cards } Karten.
}
card-does-discard = { $cards ->
    [one] Ein Gegner legt 1 ausgeloste Karte ab.
   *[other] Ein Gegner legt { $cards } ausgeloste Karten ab.
}
card-does-take-command-points = { $points ->
    [one] Ein Gegner verliert 1 Kommandopunkt.
   *[other] Ein Gegner verliert { $points } Kommandopunkte.
}
card-does-truce = Bis zum Ende des Spielzugs greift niemand an.
card-does-cancel = Die gerade gespielte Unterbrechung ist wirkungslos.
card-does-die-change = { $more ->
    [yes] Der Würfel zeigt { $by } mehr.
   *[no] Der Würfel zeigt { $by } weniger.
}
card-does-die-set = Der Würfel wird auf { $face } gedreht.
card-does-die-again = Der Würfel wird noch einmal geworfen.
