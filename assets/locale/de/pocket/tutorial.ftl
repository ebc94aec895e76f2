### Was die Einführung in Pocket Tactics sagt: zu jedem Schritt ihrer Datei eine Überschrift und ein Text.

lesson-first-fight-welcome = Die Furt
    .text =
        Zwei Städte und ein Dorf mitten im Fluss. Du gewinnst, wenn du alle drei Merkmale zugleich hältst (P053) oder wenn der andere Spieler keine Einheit zum Handeln mehr hat (P052).

        Alles folgt den echten Regeln. Du kannst jederzeit gehen und später weitermachen.
lesson-first-fight-set-up = Die ersten Einheiten
    .text = Drei deiner Einheiten beginnen auf oder neben deiner Stadt; ihr setzt abwechselnd. Setz den Schwertkämpfer auf das vordere helle Feld, den Hauptmann in die Stadt und die Bogenschützin daneben; die Einheit wählst du auf der Tafel unten.
lesson-first-fight-move = Eine Sache pro Zug
    .text = Ein Zug ist eine Bewegung, ein Angriff oder eine Stationierung (P018). Zieh den Schwertkämpfer ins Dorf: Klick ihn an, dann das helle Feld. Damit kontrollierst du das Dorf.
lesson-first-fight-attack = Ein Angriff
    .text = Der Otterling steht neben dem Dorf. Greif ihn mit dem Schwertkämpfer an: Beide werfen ihre roten Würfel gegen die grünen des anderen, vom höchsten abwärts (P037).
lesson-first-fight-reroll = Noch einmal!
    .text = Drei gegen fünf reicht nicht. Aber das Dorf ist das bevorzugte Terrain des Schwertkämpfers, und das gibt ihm einen Neuwurf (P036). Wirf einen deiner roten Würfel neu, dann passe.
lesson-first-fight-well-done = Gut gemacht
    .text = Sechs über fünf: Der Otterling gehört dir. Halte das Dorf, nimm die Stadt dahinter, und bring neben Merkmalen, die du kontrollierst, weitere Einheiten ins Spiel (P024).
