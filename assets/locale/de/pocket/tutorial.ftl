### Was die Einführung in Pocket Tactics sagt: zu jedem Schritt ihrer Datei eine Überschrift und ein Text.

lesson-first-fight-welcome = Die Furt
    .text =
        Zwei Städte und ein Dorf mitten im Fluss. Wer alle drei Merkmale zugleich hält, gewinnt (P053), oder wer dem anderen keine Einheit zum Handeln lässt (P052).

        Alles folgt den echten Regeln. Du kannst jederzeit gehen und später weitermachen.
lesson-first-fight-set-up = Die ersten Einheiten
    .text = Drei Einheiten beginnen auf oder neben deiner Stadt, abwechselnd mit dem anderen Spieler. Setz den Schwertkämpfer auf die vordere helle Stelle, den Hauptmann in die Stadt und die Bogenschützin daneben; die Karte unten wählt die Einheit.
lesson-first-fight-move = Ein Zug ist eine Sache
    .text = Ein Zug ist eine Bewegung, ein Angriff oder eine Stationierung (P018). Zieh den Schwertkämpfer ins Dorf: Klicke ihn an, dann die helle Kachel. Damit kontrollierst du das Dorf.
lesson-first-fight-attack = Ein Angriff
    .text = Der Otterling steht neben dem Dorf. Greif ihn mit dem Schwertkämpfer an: Beide werfen ihre roten Würfel gegen die grünen des anderen, vom höchsten abwärts (P037).
lesson-first-fight-reroll = Noch einmal!
    .text = Drei gegen fünf reicht nicht. Aber das Dorf ist das bevorzugte Terrain des Schwertkämpfers, und das gibt einen Neuwurf (P036). Wirf einen deiner roten Würfel neu, dann passe.
lesson-first-fight-well-done = Gut gemacht
    .text = Sechs über fünf: Der Otterling gehört dir. Halte das Dorf, nimm die Stadt dahinter, und bring neben Merkmalen, die du kontrollierst, weitere Einheiten ins Spiel (P024).
