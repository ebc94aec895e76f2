# Was auf dem Tisch selbst geschrieben steht.

draw-zone = { $kind ->
        [entry] Eintritt{ $count ->
            [0] {""}
           *[other] {" "}({ $players })
        }
        [exit] Austritt{ $count ->
            [0] {""}
           *[other] {" "}({ $players })
        }
        [difficult] Schwieriges Gebiet
        [rough] Unwegsames Gebiet
        [dark] Dunkel, Stufe { $level }
        [hold] Zu halten
       *[contest] Umkämpft
    }
draw-sight-free = frei
draw-sight-covered = zu { $share } % verdeckt, { $level }
draw-sight-blocked = verdeckt
draw-sight-outside-angle = außerhalb des Sichtwinkels
draw-sight-whose = { $name }: { $label }
draw-observer = Blick von: { $name }

draw-render-help = Zeichnet die Anfangsstellung eines Szenarios in eine Bilddatei.
draw-render-output-help = Die Bilddatei, die geschrieben wird (PNG).
draw-render-sight-help = Zeichnet die Sichtlinien von dieser Figur zu allen anderen.
draw-render-size-help = Breite und Höhe in Pixeln.
draw-render-zones-help = Zeichnet die Gebiete ein.
draw-render-heights-help = Schreibt Höhen an Gelände und Figuren.
draw-render-names-help = Schreibt volle Namen statt Anfangsbuchstaben.
draw-render-done = Bild geschrieben: { $file }
draw-render-no-png = das Programm kann das Bild nur als PNG-Datei schreiben, nicht als { $found }.
draw-render-bad-size = { $found } ist keine Größe: Gib Breite und Höhe an wie 1600x900, jeweils von { $least } bis { $most } Pixel.
