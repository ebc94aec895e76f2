### Was die Einführung von FATE sagt: ein Titel und ein Text je Schritt, nach den Kennungen in ihrer Datei.

lesson-first-exchange-welcome = Zonen und Worte
    .text =
        Der Ort besteht aus Zonen: In einer erreicht jeder jeden (F011). Die Karten nennen sie und sagen, wie weit sie von der gewählten Figur sind; ein Übergang zeigt, was er auf dem Weg kostet (F037).

        Worte zählen so viel wie Zahlen: Die Aspekte der Szene stehen links unten (F010). Alles folgt den echten Regeln. Du kannst jederzeit gehen und später weitermachen.
lesson-first-exchange-attack = Ein Angriff
    .text = Ilka hat ein Gewehr, das drei Zonen weit reicht (F012). Greife die Wache in der Gasse an: Beide werfen vier Würfel mit Minus, leeren Seiten und Plus und zählen eine Fertigkeit dazu (F002).
lesson-first-exchange-bid = Nach den Würfeln
    .text = Ein Gleichstand bewirkt nichts. Jetzt werden beide Seiten gefragt, ob sie etwas drauflegen (FR25): Die großen Zahlen sind die Summen, und jeder Aspekt sagt, was er daraus macht. Rufe für einen FATE-Punkt „Nebliger Kai“ auf (F107), dann lege nichts mehr drauf.
lesson-first-exchange-change = Ein eigener Aspekt
    .text = Jeder Erfolgsgrad über der Abwehr war Stress. Marit ist am Zug: Verändere die Szene mit einem neuen Aspekt auf dem Kai (F068). Wähle einen Namen oder schreibe einen, und tu es; lege nichts drauf.
lesson-first-exchange-well-done = Gut gemacht
    .text = Die Karte des Kais trägt jetzt deinen Aspekt, und sein nächstes Auslösen ist für deine Seite frei (F070). Der Bogen zeigt angekreuzte Kästchen und Konsequenzen (F048, F051), und jede Zeile des Protokolls, woraus ihre Summe besteht. Unter „Vorgaben“ sagst du, wann du gefragt werden willst.
