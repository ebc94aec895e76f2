### Was die Einführung in Pb-12 sagt: zu jedem Schritt ihrer Datei eine Überschrift und ein Text.

lesson-first-steps-welcome = Der Kai
    .text =
        Zwei Wachen halten die Landungsbrücke; du hast drei Piraten. Für eine handlungsfähige Figur im hellen Gebiet gibt es am Ende jeder Runde einen Punkt, und die meisten Punkte gewinnen.

        Alles hier folgt den echten Regeln. Du kannst jederzeit gehen und später weitermachen.
lesson-first-steps-look-around = Schauen kostet nichts
    .text = Drück { $show-all-sight }: Linien zeigen, wer wen sieht. Weiß ist frei, gelb teils verdeckt, rot verborgen. Fahr mit der Maus über eine Figur, dann siehst du ihre Linien. Schau und miss, so lange du magst.
lesson-first-steps-activate = Je Zug eine Figur
    .text = Du bist am Zug. Klicke den kräftigen Piraten mit der Zwillingsflinte an und aktiviere ihn: Das kostet 1 deiner Kommandopunkte (KP). Jede Figur handelt einmal je Runde.
lesson-first-steps-sheet = Was eine Figur kann
    .text = Rechts ist sein Datenblatt. Die gelben Punkte sind Aktionspunkte (AP): drei für diesen Zug. Zeig auf irgendeine Zahl: Sie sagt, wozu sie gut ist. { $help } öffnet bei allem die Regel dazu.
lesson-first-steps-cover = In Deckung
    .text = Eine Kiste schützt vor Schüssen (R1.6.16). Wähle Bewegung für 1 AP ({ $move }), klicke die helle Stelle hinter den Kisten an und drück { $commit }. Vorher bewegt sich niemand.
lesson-first-steps-shoot = Ein Schuss
    .text = Wähle Fernkampfangriff ({ $ranged-attack }) und klicke den Hafenwächter an. Die Tafel zeigt, was ein zwölfseitiger Würfel erreichen muss, und woraus sich das ergibt. { $commit } schießt.
lesson-first-steps-numbers = Jede Zahl erklärt sich
    .text = Getroffen! Die Wache ist leicht verwundet und hat einen Aktionspunkt weniger. Das Protokoll erzählt jeden Schritt: Zeig auf eine Zeile, und du liest die Summe; klick sie an, und du siehst den Augenblick wieder. Eine Nummer wie R1.5.2 öffnet die Regel.
lesson-first-steps-end-turn = Jetzt die anderen
    .text = Übrige Aktionspunkte verfallen. Beende den Zug ({ $end-turn }): Dann ist die Wache dran.
lesson-first-steps-defend = Ein Schuss droht: antworte!
    .text = Bevor es geschieht, kannst du dazwischengehen: Fernkampfverteidigung macht dich um 2 schwerer zu treffen, für einen Abgelenkt-Marker (R4.3.2). Dann braucht die Muskete 11 statt 9. Passe ({ $pass-interruption }), sobald sie gespielt ist.
lesson-first-steps-leader = Der Kapitän
    .text = Die Zehn hätte getroffen; deine Verteidigung ließ sie danebengehen. Aktiviere jetzt den Kapitän: Er führt, und wer führt, kann anderen befehlen, im selben Zug zu handeln.
lesson-first-steps-order = Ein Kommando
    .text = Wähle Kommando ({ $command }), Bewegung!, und klicke den Kapitän an, damit nur der Toppgast teilnimmt: Er steht im Kommandobereich und kostet nichts. Führe ihn für 2 oder 3 AP nach rechts und beende dann das Kommando ({ $end-command }).
lesson-first-steps-melee = Ein Hieb
    .text = Jetzt der Kapitän selbst: Geh auf den Trommler zu ({ $move }), nah genug für das Rapier (2 Schritte), und wähle dann Nahkampfangriff ({ $melee-attack }).
lesson-first-steps-panic = Panik
    .text = Schwer verwundet verliert der Trommler die Nerven und ist Panisch (R1.10.5), und Panik steckt alle in der Nähe an, Freund wie Feind! Ein Kommandoführer kann eine Probe für alle machen: Übernimm sie für 1 KP.
lesson-first-steps-round-ends = Das Ende der Runde
    .text = Zu tun ist nichts mehr: Beende den Zug, dann brich ab ({ $break-off }). In der Statusphase muss sich der panische Trommler fassen oder gehen.
lesson-first-steps-well-done = Gut gemacht
    .text = Er ist davongelaufen. So geht eine Runde: um die Initiative bieten, Spielzüge, Status. Das helle Gebiet ist am Ende jeder Runde einen Punkt wert: Halte es, und du gewinnst.
