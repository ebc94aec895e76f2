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
        [difficult] Schwieriges Gelände
        [rough] Unwegsames Gelände
        [dark] Dunkel, Stufe { $level }
        [hold] Zu halten
       *[contest] Umkämpft
    }
draw-sight-free = frei
draw-sight-covered = zu { $share } % verdeckt, +{ $level }
draw-sight-blocked = verdeckt
draw-sight-outside-angle = außerhalb des Sichtwinkels
