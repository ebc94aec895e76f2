### Truppen von Kampf W6: Seiten, auf denen sie zusammengestellt werden, Listen und Bögen zum Ausdrucken.

## Eine Figur

forces-start-staged = an einem freien Platz
forces-staged = an einem freien Platz
forces-stage = Irgendwo
    .tip = Die Figur beginnt an einem freien Platz in einer Eintrittszone ihres Spielers oder neben den eigenen Figuren.
forces-set-up = Hier hinstellen
    .tip = Die Figur kommt dorthin, wo sie beginnen würde; im Editor kannst du sie verschieben.
forces-stance = Haltung
forces-armour = Rüstung
forces-which-armour = Welche Rüstung?
forces-values-actions = { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
} im Zug · { $hint }
forces-in-profile = Im Profil: { $value }; die Rüstung kommt dazu.
forces-body-and-gear = Körper und Rüstung { $own } + Ausrüstung { $gear }
forces-wound-limit = Wundgrenze
forces-fists = Fäuste haben alle; zum Wert zählen sie nicht.
forces-weapon-worth = Der Wert der Waffe in diesen Händen. Die beste Waffe zählt ganz, die anderen zur Hälfte.
forces-weapon-parry = Parade { SIGNED($parry) }
forces-weapon-magazine = { $magazine } Schuss, Nachladen { $reload ->
    [one] 1 Aktion
   *[other] { $reload } Aktionen
}
forces-weapon-recoil = Rückstoßkontrolle { $control }
forces-weapon-pieces = { $magazine } Stück
forces-weapon-noise = { $noise } m weit zu hören
forces-weapon-range = { $band }, bis { $metres } m
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

forces-tip-bonus-dice = Jeder fügt einem Wurf einen Würfel hinzu oder kauft eine weitere Aktion.
forces-tip-reroll-dice = Jeder lässt einen Würfel noch einmal werfen.
forces-tip-fate-dice = Jeder stiehlt einem Gegner eine Aktion.

## Was vereinbart ist

forces-option-round-limit = Runden
    .tip = Nach dieser Runde endet der Kampf; ohne Zahl erst, wenn nur eine Seite übrig ist.
forces-option-points-to-win = Punkte zum Sieg
    .tip = Wer am Ende einer Runde so viele Punkte hat und mehr als alle anderen, gewinnt; ohne Zahl zählen Punkte erst nach der letzten Runde.
forces-option-at-the-limit = Dann entscheidet
    .tip = Was nach der letzten Runde entscheidet.
forces-option-value-margin = Unentschieden bis
    .tip = Entscheidet der Wert der Figuren, so ist ein Unterschied bis hierher ein Unentschieden.
forces-option-recoil = Rückstoß
    .tip = Ein Schuss macht den nächsten schwerer, wenn die Figur dazwischen nichts tut.
forces-option-distance = Distanzen
    .tip = Jede Waffe ist für eine Distanz gemacht und auf anderen schlechter.
forces-option-range-scale = Ein Meter zählt als
    .tip = Für wie viele Meter Distanz ein Meter auf dem Spielfeld steht. Das ändert nur die Distanzstufen.
forces-option-fire-modes = Feuermodi
    .tip = Einzelschuss und Vollautomatik, für Waffen, die das können.
forces-option-parry = Paraden
    .tip = Das Ziel eines Nahkampfangriffs darf für eine Aktion parieren.
forces-option-stance-cover-in-melee = Deckung im Nahkampf
    .tip = Wer kniet oder liegt, hat auch im Nahkampf Deckung.
forces-option-downed-may-react = Letzter Angriff
    .tip = Eine Figur, die ausfällt, darf vorher noch einmal angreifen.
forces-option-ones-fail = Einsen misslingen
    .tip = Bei Rüstung, Deckung und Parade misslingt eine 1 immer, egal bei welchem Mindestwurf.
forces-option-initial-pool = Aktionen zu Beginn
    .tip = Wie viele Aktionen Figuren vor ihrem ersten Zug haben.
forces-option-reactions = Fragen nach Reaktionen
    .tip = Wann das Spiel fragt, ob eine Figur reagiert; jeder Spieler kann das im Kampf ändern.
forces-decides-points = die Punkte der Zonen
forces-decides-value = der Wert der übrigen Figuren
forces-pool-one = eine
forces-pool-full = alle
forces-pool-empty = keine
forces-asks-never = nie
forces-asks-attacked = wenn sie angegriffen wird
forces-asks-target = wenn sie treffen könnte, wer handelt
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
