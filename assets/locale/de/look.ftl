### Schauen: was eine Figur oder ein Geist sieht, mit und ohne Spiel.

cli-play-look-help = Den Aufbau des Szenarios ohne Spiel betrachten: Sicht, Geister, Reichweiten.
start-look = Ansehen

## Der Bildschirm

look-window-title = { $scenario }: Ansehen – Pb-12 table
look-title = { $scenario }: Ansehen
look-subtitle = Klick: wer schaut. Zweiter Klick: auf wen. Ziehen: einen Geist bewegen. Rechtsklick auf einen Geist: wegnehmen.
look-notice = Auf eine Figur zeigen, um zu sehen, was sie sieht, oder eine ziehen.
look-carried-notice = Mit einem Klick absetzen. Umschalt und Mausrad drehen den Geist, Esc nimmt ihn weg.
look-in-game-notice = Nur ansehen: Hier wird nichts entschieden. Figuren als Geister ziehen; { $key } oder Esc kehrt zurück.
look-leave = zurück
look-leave-game = zurück ins Spiel
look-on = zu sehen
look-off = verborgen
look-no-weapon = keine Waffe
look-picture-where = als PNG-Datei
look-picture-done = Bild gespeichert: { $file }
look-picture-problem = das Bild konnte nicht geschrieben werden: { $reason }
look-reset-what = { $number ->
    [0] keine Geister
    [one] 1 Geist
   *[other] { $number } Geister
}

tile-look-ground = Sichtbarer Boden
tile-look-lines = Sichtlinien
tile-show-all-sight = Wer sieht wen
tile-show-ranges = Waffenringe
tile-show-command = Radien
tile-look-weapon = Nächste Waffe
tile-look-reset = Alle zurück
tile-look-picture = Bild speichern
tile-leave = Verlassen
tile-show-sight = Verlassen
tile-help = Tasten
tile-ruler = Maßband
tile-show-zones = Gebiete
tile-show-heights = Höhen
tile-show-names = Namen

key-group-look = beim Ansehen
command-look-ground = Sichtbarer Boden
command-look-lines = Sichtlinien
command-look-weapon = Ringe der nächsten Waffe
command-look-higher = Eine Fläche höher stehen
command-look-lower = Eine Fläche tiefer stehen
command-look-remove = Einen Geist wegnehmen, eine Figur zurückstellen
command-look-reset = Alle Geister wegnehmen und alle zurückstellen
command-look-picture = Ein Bild des Tisches speichern

## Listen

look-figures = Figuren
look-palette = Geister aller Profile
look-tip-hold = Klick: von hier aus schauen
look-tip-take = Auf den Tisch ziehen, oder anklicken und absetzen
look-is-ghost = Geist
look-is-beside = daneben

## Wer auf wen schaut

look-nobody = Auf eine Figur zeigen, um zu sehen, was sie sieht. Ein Klick hält sie fest, ein zweiter auf eine andere Figur hält diese als ihr Ziel fest.
look-looks = schaut
look-sees = schaut auf das Ziel
look-target = Ziel
look-place = Höhe { $height }, schaut nach { $direction } ({ $facing }°)
look-levels = Könnte hier auf { $heights } stehen (Bild auf, Bild ab)
look-stand-off-table = Hier könnte keine Figur stehen: neben dem Tisch.
look-stand-overlaps = Hier könnte keine Figur stehen: kein Platz neben { $obstacle }.
look-stand-unsupported = Hier könnte keine Figur stehen: zu wenig Boden unter ihr.
look-sees-count = Sieht
look-seen-count = Wird gesehen von
look-of = { $number } von { $all }
look-area = Sieht Boden
look-square-steps = { $area } Quadratschritt
look-column-sees = sieht
look-column-back = gesehen
look-if-turned = Eine Drehung würde genügen, um sie zu sehen.

look-free = frei
look-covered = { $share } % verdeckt: +{ $level }
look-blocked = keine Sichtlinie
look-outside = außerhalb des Sichtwinkels
look-line-covered = { $share } % +{ $level }
look-distance = Entfernung
look-distance-space = Entfernung im Raum
look-distance-plane = in der Ebene
look-steps = { $length } Schritt
look-covered-share = Verdeckt
look-share = { $share } %
look-level = Sichtschutz
look-in-angle = Im Sichtwinkel
look-yes = ja
look-no = nein
look-borderline = = genau auf der Grenze
look-hidden-by = Verdeckt durch
look-weapons = Waffen auf diese Entfernung
look-in-reach = in Reichweite
look-out-of-reach = außer Reichweite
look-back = Das Ziel umgekehrt
look-hints = Was es ändern würde
look-hint-better = { $length } Schritt nach { $side ->
    [left] links
   *[right] rechts
} { $level ->
    [0] genügen für freie Sicht.
   *[other] genügen für Stufe { $level }.
}
look-hint-better-turned = { $length } Schritt nach { $side ->
    [left] links
   *[right] rechts
} und ihm zugewandt { $level ->
    [0] ist die Sicht frei.
   *[other] hat es Stufe { $level }.
}
look-hint-safer = { $length } Schritt weiter { $side ->
    [left] links
   *[right] rechts
} hat das Ziel Stufe { $level }.
look-hint-hides = { $length } Schritt weiter { $side ->
    [left] links
   *[right] rechts
} ist das Ziel außer Sicht.
look-hint-turn = Eine Drehung um { $degrees }° nach { $side ->
    [left] links
   *[right] rechts
} genügt, um es zu sehen.
look-hint-turn-back = Das Ziel sieht zurück nach einer Drehung um { $degrees }° nach { $side ->
    [left] links
   *[right] rechts
}.
look-hint-keeps = Es bleibt im Sichtwinkel bis { $left }° nach links und { $right }° nach rechts.
look-hint-label = Stufe { $level }

## Ringe

look-ring = { $name }: { $radius }
look-ring-communication = Kommunikation
look-ring-perception = Wahrnehmung
look-ring-command = Kommando
look-ring-weapon = { $weapon }, { $name }: { $radius }
look-legend-free = frei zu sehen
look-legend-covered = zu sehen, teilweise verdeckt
look-legend-blocked = keine Sichtlinie: verdeckt
look-legend-outside = außerhalb des Sichtwinkels
