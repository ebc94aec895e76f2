### Truppen von Kampf W6: Seiten, auf denen sie zusammengestellt werden, Listen und Bögen zum Ausdrucken.

## Eine Figur

forces-start-staged = an einem freien Platz
forces-staged = an einem freien Platz
forces-stage = Irgendwo
    .tip = Sie beginnt an einem freien Platz einer Eintrittszone ihres Spielers oder bei den eigenen Figuren.
forces-set-up = Hier hinstellen
    .tip = Sie kommt dorthin, wo sie beginnen würde, und lässt sich im Editor bewegen.
forces-stance = Haltung
forces-armour = Rüstung
forces-which-armour = Was soll sie tragen?
forces-values-actions = { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
} im Zug · { $hint }
forces-in-profile = Im Profil: { $value }; die Rüstung kommt dazu.
forces-body-and-gear = Körper und Rüstung { $own } + Ausrüstung { $gear }
forces-wound-limit = Wundgrenze
forces-fists = Fäuste haben alle; zum Wert zählen sie nicht.
forces-weapon-worth = Was sie in diesen Händen wert ist. Die beste Waffe zählt ganz, andere zur Hälfte.
forces-weapon-parry = Parade { SIGNED($parry) }
forces-weapon-magazine = { $magazine } Schuss, Nachladen { $reload ->
    [one] 1 Aktion
   *[other] { $reload } Aktionen
}
forces-weapon-recoil = Rückstoßkontrolle { $control }
forces-weapon-pieces = { $magazine } Stück
forces-weapon-noise = { $noise } m weit zu hören
forces-weapon-range = { $band }, höchstens { $metres } m
forces-armour-facts = Schutz { $protection }{ $speed ->
    [0] { "" }
   *[other] , Schnelligkeit { SIGNED($speed) }
}{ $dexterity ->
    [0] { "" }
   *[other] , Geschick { SIGNED($dexterity) }
}
forces-item-heals = heilt { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
} im Umkreis von { $reach } m, { $uses ->
    [one] einmal
   *[other] { $uses }-mal
}
forces-figure-facts = Schnelligkeit { $speed } · { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
} · Nahkampf { $melee }, Schießen { $shooting }, Werfen { $throwing } · { $gear }

## Eine Truppe

forces-tip-bonus-dice = Jeder wird zusätzlich zu einem Wurf geworfen oder gibt eine weitere Aktion.
forces-tip-reroll-dice = Jeder wirft einen Würfel eines Wurfs noch einmal.
forces-tip-fate-dice = Jeder stiehlt einem Gegner eine Aktion.

## Was vereinbart ist

forces-option-round-limit = Runden
    .tip = Nach dieser Runde endet der Kampf; ohne Zahl erst, wenn nur eine Seite übrig ist.
forces-option-at-the-limit = Dann entscheiden
    .tip = Was nach der letzten Runde entscheidet.
forces-option-value-margin = Unentschieden bis
    .tip = Entscheidet der Wert der Figuren, so ist ein Unterschied bis hierher ein Unentschieden.
forces-option-recoil = Rückstoß
    .tip = Ein Schuss macht den nächsten schwerer, wenn die Figur dazwischen nichts tut.
forces-option-distance = Distanzen
    .tip = Waffen sind für eine Distanz gemacht und auf anderen schlechter.
forces-option-range-scale = Ein Meter zählt als
    .tip = Für wie viele Meter Distanz ein Meter auf dem Spielfeld steht. Das ändert nur die Distanzen.
forces-option-fire-modes = Feuermodi
    .tip = Einzelschuss und Vollautomatik, für Waffen, die sie haben.
forces-option-parry = Paraden
    .tip = Das Ziel eines Hiebs darf für eine Aktion parieren.
forces-option-stance-cover-in-melee = Deckung im Nahkampf
    .tip = Knien und Liegen decken auch gegen Hiebe.
forces-option-downed-may-react = Letzter Angriff
    .tip = Eine Figur, die ausfällt, darf noch einmal angreifen, bevor sie geht.
forces-option-ones-fail = Einsen scheitern
    .tip = Bei Rüstung, Deckung und Parade scheitert eine 1, was immer der Mindestwurf ist.
forces-option-initial-pool = Aktionen am Anfang
    .tip = Wie viele Aktionen Figuren vor ihrem ersten Zug haben.
forces-option-reactions = Gefragt zu reagieren
    .tip = Wann Spieler am Anfang gefragt werden, ob eine Figur reagiert; im Kampf lässt sich das ändern.
forces-decides-points = die Punkte der Zonen
forces-decides-value = der Wert der übrigen Figuren
forces-pool-one = eine
forces-pool-full = alle
forces-pool-empty = keine
forces-asks-never = nie
forces-asks-attacked = wenn angegriffen
forces-asks-target = wenn sie den Akteur treffen könnte
forces-asks-always = immer

## Listen und Bögen

forces-column-actions = Aktionen
forces-column-wounds = Wunden
forces-column-gear = Ausrüstung
forces-kind-melee = Nahkampfwaffe
forces-kind-shooting = Schusswaffe
forces-kind-thrown = Wurfwaffe
forces-kind-armour = Rüstung
forces-notes = Haltung, Rückstoß, Notizen:
forces-head-attacks = Angriffe
forces-head-accuracy = Genauigkeit
forces-head-penetration = Durchschlag
forces-head-wounds = Wunden
forces-head-modes = Modi
forces-head-magazine = Magazin, Parade
sheets-step = ein Meter = { $cm } cm
