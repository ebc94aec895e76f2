### Schauen: was eine Figur oder ein Geist sieht, mit und ohne Spiel.

cli-play-look-help = Das Spielfeld des Szenarios ansehen, ohne zu spielen: Sicht, Geister, Reichweiten.
start-look = Ansehen

## Der Bildschirm

look-window-title = { $scenario }: ansehen – { $game }
look-title = { $scenario }: ansehen
look-mouse = Der erste Klick auf eine Figur lässt sie schauen, der nächste auf eine andere macht diese zum Ziel; jeder weitere wählt ein neues. Ein Klick auf das Ziel vertauscht die beiden. Ein Klick ins Leere lässt das Ziel los, der nächste auch die schauende Figur; ein Klick auf sie lässt beide los. Ziehen bewegt eine Figur als Geist, ein Rechtsklick auf einen Geist entfernt ihn. Bild auf und Bild ab gelten für die Figur, die zuletzt angeklickt oder gezogen wurde.
look-door = { $door }: als wäre die Tür { $open ->
    [yes] offen
   *[no] geschlossen
}
look-click-nobody = Klick auf eine Figur: Sie schaut.
look-click-observer = Klick auf eine andere Figur: neues Ziel. Auf { $observer } oder ins Leere: loslassen.
look-click-target = Klick auf das Ziel: Beide tauschen. Auf eine andere Figur: neues Ziel. Ins Leere: Ziel loslassen.
look-drag-hint = Ziehen bewegt den Geist, ein Rechtsklick entfernt ihn.
look-level-nobody = Klick erst die Figur an, die höher oder tiefer stehen soll.
look-level-only = { $figure } kann hier nur auf Höhe { $height } stehen.
look-level-highest = Höher als { $height } kann { $figure } hier nicht stehen.
look-level-lowest = Tiefer als { $height } kann { $figure } hier nicht stehen.
look-level-taken = { $figure } kann hier nicht auf Höhe { $height } stehen. Im Weg: { $obstacle }.
look-level-now = { $figure } steht jetzt auf Höhe { $height }.
look-notice = Zeig auf eine Figur, um zu sehen, was sie sieht, oder zieh eine.
look-notice-empty = Klick links eine Figur an und stell sie auf den Tisch.
look-carried-notice = Mit einem Klick absetzen. Umschalt und Mausrad drehen den Geist, Esc entfernt ihn.
look-in-game-notice = Du schaust nur; entschieden wird hier nichts ({ $key } führt zurück).
look-leave = zurück
look-leave-game = zurück ins Spiel
look-on = zu sehen
look-off = ausgeblendet
look-no-weapon = keine Waffe
look-picture-where = als PNG-Datei
look-picture-done = Bild gespeichert: { $file }
look-picture-problem = das Programm konnte das Bild nicht schreiben: { $reason }
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
tile-look-reach = Bewegungsweite
tile-look-weapon = Nächste Waffe
tile-look-reset = Alles zurück
tile-look-picture = Bild speichern
tile-leave = Fertig
tile-show-sight = Fertig
tile-help = Tasten
tile-ruler = Maßband
tile-show-zones = Gebiete
tile-show-heights = Höhen
tile-show-names = Namen

key-group-look = beim Ansehen
command-look-ground = Sichtbarer Boden
command-look-lines = Sichtlinien
command-look-reach = Wie weit die schauende Figur kommt, und ihr Weg zur Maus
command-look-weapon = Ringe der nächsten Waffe
command-look-higher = Eine Fläche höher stehen
command-look-lower = Eine Fläche tiefer stehen
command-look-remove = Einen Geist entfernen, eine Figur zurückstellen
command-look-reset = Alle Geister entfernen und alle zurückstellen
command-look-picture = Ein Bild des Tisches speichern

## Listen

look-figures-none = noch niemand
look-figures = Figuren
look-palette = Geister aller Profile
look-tip-hold = Klick: von hier aus schauen
look-tip-take = Auf den Tisch ziehen, oder anklicken und dann die Stelle
look-is-ghost = Geist
look-is-beside = nicht auf dem Tisch

## Wer auf wen schaut

look-would-be-lost = { $number ->
    [one] Ein Geist ginge
   *[other] { $number } Geister gingen
} verloren: Wer trotzdem gehen will, drückt noch einmal { $key }.
look-nobody = Zeig auf eine Figur, um zu sehen, was sie sieht. Ein Klick hält sie fest, ein zweiter auf eine andere macht diese zum Ziel.
look-empty = Noch steht niemand auf dem Tisch.
look-nobody-there = Noch steht niemand auf dem Tisch. Ein Klick auf ein Datenblatt links nimmt eine Figur in die Hand, ein zweiter stellt sie auf den Tisch.
look-looks = schaut
look-sees = schaut auf das Ziel
look-target = Ziel
look-where = { spot-at }, Höhe { $height }
look-place = { $where }, schaut nach { $direction } ({ $facing }° von Osten aus linksherum)
look-levels = Kann hier auf { $heights } stehen (Bild auf, Bild ab)
look-stand-off-table = Hier könnte keine Figur stehen: Das ist nicht mehr auf dem Tisch.
look-stand-overlaps = Hier könnte keine Figur stehen. Im Weg: { $obstacle }.
look-stand-unsupported = Hier könnte keine Figur stehen: zu wenig Boden unter ihr.
look-sees-count = Sieht
look-seen-count = Wird gesehen von
look-of = { $number } von { $all }
look-area = Sieht Boden
look-area-above = und darüber
look-area-limited = Nur so weit, wie { $weapon } reicht.
look-square-steps = { $area } Quadratschritte
look-column-sees = sieht
look-column-back = gesehen
look-if-turned = Eine Drehung würde genügen, um sie zu sehen.

look-free = frei
look-covered = { $share } % verdeckt: { $level }
look-blocked = keine Sichtlinie
look-outside = außerhalb des Sichtwinkels
look-line-covered = { $share } % verdeckt · { $level }
look-distance = Entfernung
look-distance-space = Entfernung im Raum
look-distance-plane = in der Ebene
look-steps = { $length ->
    [one] { $length } Schritt
   *[other] { $length } Schritte
}
look-covered-share = Verdeckt
look-share = { $share } %
look-level = Sichtschutz
look-level-value = { $level }
look-in-angle = Im Sichtwinkel
look-yes = ja
look-no = nein
look-borderline = = genau auf der Grenze
look-hidden-by = Verdeckt durch
look-weapons = Waffen auf diese Entfernung
look-back = Umgekehrt: vom Ziel aus
look-hints = Was das ändern würde

## Ringe

look-legend-free = frei zu sehen
look-legend-covered = zu sehen, teilweise verdeckt
look-legend-blocked = keine Sichtlinie: verdeckt
look-legend-outside = außerhalb des Sichtwinkels

## Was unter der Maus liegt

spot-at = x { $x }, y { $y }
spot-flat = flach
spot-height = { $top } hoch
spot-from-to = von { $base } bis { $top } hoch
spot-piece = { $piece }, { $height }: { $traits }
spot-piece-alike = { $piece }, { $height }
spot-climbable = kletterbar
spot-standable = oben begehbar
spot-passable = durchquerbar
spot-hides = versperrt die Sicht
spot-stops-damage = hält Schaden ab
spot-hiding-ground = man sieht hinein und heraus, nicht hindurch
spot-hiding-ground-depth = man sieht { $depth } weit hinein und heraus, nicht hindurch
spot-translucent = durchscheinend, Stufe { $level }
spot-nothing = ohne Wirkung
spot-zone = { $zone } ({ $kind })
last-seen-here = { $figure } wurde hier zuletzt gesehen
