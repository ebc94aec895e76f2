### Was die Regeln des Spiels sagen, in unseren eigenen Worten: ein Text zu jeder Regel von `rules/rules.toml`, unter
### ihrer Nummer mit Strichen statt Punkten. Nummern anderer Regeln werden zu Verweisen. Grundbegriffe, Vorbereitung, Runde.

## Grundbegriffe

rule-r1-1-1 = Jede Regel mit einer Nummer gilt für sich. In Formeln wird addiert, subtrahiert und malgenommen; min nimmt die kleinere von zwei Zahlen, max die größere. (8 − 1) · 6 ist also 42, und max(6 − 7; 0) ist 0.
rule-r1-1-2 = Auf dem Spielfeld, einem Tisch mit Gelände, wird gespielt. Größe und Gelände machen die Spieler miteinander aus; hier sagt das Szenario beides (R1.2.6).
rule-r1-1-3 = Ein Spiel läuft in Runden ab. In jeder sind die Spieler reihum am Zug (R1.3.7), bis niemand mehr weitermachen kann oder will.
rule-r1-1-4 = Womit ein Spieler handeln kann, ist eine Figur; alles andere auf dem Spielfeld ist Gelände. Für beides gibt es Regeln: Ein Vehikel ist eine Figur (R3.0.1), eine Mauer Gelände.
rule-r1-1-5 = Ein Status ist eine Sammlung von Regeln, die gilt, solange es einer Figur auf eine bestimmte Art ergeht, etwa verwundet oder in Panik. Figuren erhalten und verlieren Statūs; wie das geht, sagt R1.9.1.
rule-r1-1-6 = Marker zeigen, welche Statūs eine Figur hat, und wie oft, wo das zählt. Sie bezeichnen auch Stellen, etwa die, an der eine Figur ausfiel (R1.10.1).
rule-r1-1-7 = Attribute sind Zahlen; meist ist mehr besser. Was im Spiel geschieht, kann sie heben und senken, auch unter null. Das Datenblatt zeigt den anfänglichen Wert, den jetzigen und woher der Unterschied kommt.
rule-r1-1-8 = Ein Attribut mit „Punkte“ im Namen ist ein Konto: Punkte kommen hinein und werden verbraucht, und was gerade da ist, ist der Punktestand. Zu Beginn sind alle Konten leer. Es gibt Aktions-, Bewegungs-, Kommando-, Schadens-, Ressourcen-, Ladungs- und Siegpunkte.
rule-r1-1-9 = Auffüllen gibt Punkte auf ein Konto, aber nie über den Wert seines Attributs hinaus. Ohne Zahl heißt es: genau bis zum Wert. Eine Figur mit AP-Wert 3 und leerem Konto bekommt 3.
rule-r1-1-10 = Eine Probe ist ein Wurf mit einem zwölfseitigen Würfel. Sie gelingt, wenn er mindestens den Mindestwurf zeigt: eine 9 bei Mindestwurf 7 ist ein Erfolg.
rule-r1-1-11 = Regeln können einen Mindestwurf erhöhen (+, schwerer) oder senken (−, leichter). Alles, was zutrifft, wird zusammengezählt; die Tafel einer Frage nennt jeden Posten mit seiner Regel.
rule-r1-1-12 = Ein Mindestwurf von 1 oder weniger gelingt nach allen Modifikatoren von selbst, einer über 12 misslingt von selbst. Gewürfelt wird dann nicht.
rule-r1-1-13 = Alle Entfernungen zählen in Schritten. Wie lang ein Schritt auf einem wirklichen Tisch ist, wird vor dem Spiel festgelegt: 2 cm im Maßstab 1:50, 1 cm bei 1:100, 4 cm bei 1:24.
rule-r1-1-14 = Jede Figur hat einen Basispunkt; bei Menschen ist es etwa die Mitte des Kopfes. Zwei Figuren sind so weit voneinander entfernt wie ihre Basispunkte, im Raum gemessen. Jeder darf jederzeit alles messen.
rule-r1-1-15 = Wie weit weg ein Ziel ist, hat einen Namen, der vom Reichweitenfaktor R abhängt: nah bis R, kurz bis 2 R, mittel bis 4 R, lang bis 8 R, extrem bis 16 R; die obere Grenze gehört dazu. Bei R 3 sind 5 Schritte kurz und 15 Schritte lang.
rule-r1-1-16 = Zwei Figuren sind in Kontakt, wenn ihre Körper oder ihre Sockel einander berühren.
rule-r1-1-17 = Die Umgebung eines Punktes ist ein Kreis mit einem Radius in Schritten; die einer Figur liegt um ihren Basispunkt. Welcher Wert den Radius gibt, sagt die Regel, die sie braucht, zum Beispiel R1.4.19.
rule-r1-1-18 = Ein Gebiet ist ein Teil des Spielfelds mit eigenen Regeln für die Figuren darin: zum Betreten (R1.2.8), zum Verlassen (R1.2.9), schwer zu begehen (R6.1.4) oder Siegpunkte wert (R6.1.10).
rule-r1-1-19 = Der Spielwert sagt, wie stark eine Figur insgesamt ist. Gerecht ist ein Spiel, wenn die Einsatzgruppen aller Spieler etwa gleich viel wert sind (R1.2.2).
rule-r1-1-20 = Neben dem Spielwert sagt die Epicness, wie heldenhaft eine Figur oder ein Gegenstand für sich ist. Vor dem Spiel wird eine Grenze ausgemacht, meist 12; was darüber liegt, darf nicht mitspielen.
rule-r1-1-21 = Die Spieler sammeln Siegpunkte; wer am Ende die meisten hat, gewinnt. Zu Ende ist das Spiel, wenn nur ein Spieler unbesiegt ist oder das Szenario es beendet, etwa nach einer Zahl von Runden (R6.1.2).
rule-r1-1-22 = Ein Spieler, der eine Niederlage erleidet, spielt nicht mehr mit und verliert alle Siegpunkte. Alle anderen, die noch dabei sind, bekommen je 1 Siegpunkt.

## Vorbereitung

rule-r1-2-1 = Zur Einsatzgruppe gehören alle Figuren, die ein Spieler mitbringt. Ihre Spielwerte (R1.1.19) ergeben zusammen den Wert der Einsatzgruppe.
rule-r1-2-2 = Der Wert einer Einsatzgruppe muss unter dem Limit liegen, das die Spieler ausgemacht haben.
rule-r1-2-3 = Manche Wahl senkt das Spielwertlimit eines Spielers um einen Teil des ganzen Limits, in Promille: Kommandopunkte (R1.2.5) und Karten (R5.0.2). 375 ‰ von 120.000 lassen 75.000 übrig.
rule-r1-2-4 = Kommandopunkte (KP) stehen dafür, wie viel ein Spieler in einer Runde tun kann: Aktivieren, Eintreten, Abwarten und Kommandos kosten KP. Zu Beginn jeder Runde werden sie aufgefüllt (R1.3.2).
rule-r1-2-5 = Vor dem Spiel legt jeder Spieler seinen KP-Wert fest, 0 oder mehr. Jeder Punkt senkt das Limit seiner Einsatzgruppe um 25 ‰ (R1.2.3).
rule-r1-2-6 = Ein Szenario ist, was für ein Spiel ausgemacht wird: Gelände, Gebiete, was Sieg oder Niederlage bringt, wie lange es dauert. Hier ist es eine Datei; die Bausteine von R6.1.1 sind Teile davon.
rule-r1-2-7 = Im Bereitstellungsraum sind Figuren, die weder auf dem Spielfeld noch aus dem Spiel sind. Anfangs sind alle dort, wenn das Szenario sie nicht schon aufstellt.
rule-r1-2-8 = Durch die Eintrittszonen ihres Spielers kommen Figuren aus dem Bereitstellungsraum auf das Spielfeld, in einem Spielzug zum Verlegen (R1.3.11).
rule-r1-2-9 = Durch Austrittszonen können Figuren im Spiel wieder in den Bereitstellungsraum gehen, in einem Spielzug zum Verlegen (R1.3.12).
rule-r1-2-10 = Siegbedingungen sagen, wie Spieler zu Punkten kommen, Niederlagebedingungen, wann ein Spieler verloren hat (R1.1.22). Beispiele sind R6.1.9 bis R6.1.11.
rule-r1-2-11 = Spieler können nur mit Figuren handeln, die sie kontrollieren. Zu Beginn sind das die der eigenen Einsatzgruppe; die Kontrolle über ein Vehikel kann mit der Figur wechseln, die es steuert (R3.0.4).

## Die Runde

rule-r1-3-1 = Jede Runde hat vier Phasen: Logistik (R1.3.2), Initiative (R1.3.3), Spielzüge (R1.3.7) und Status (R1.3.15). Dann beginnt die nächste.
rule-r1-3-2 = Alle Spieler füllen ihre Kommandopunkte auf; wer dann keine hat, erleidet eine Niederlage. Fertige Figuren gelten nicht mehr als fertig, und die Spieler dürfen Karten ziehen (R5.0.4).
rule-r1-3-3 = Alle Spieler wählen verdeckt und gleichzeitig, wie viele Kommandopunkte sie für die Initiative bieten: von keinem bis zu allen.
rule-r1-3-4 = Jeder Spieler würfelt mit einem Würfel und zählt 2 für jeden gebotenen Kommandopunkt dazu (R1.3.3). Die Summe ist seine Initiative in dieser Runde.
rule-r1-3-5 = Von der höchsten Initiative abwärts nimmt jeder Spieler den ersten oder den letzten der noch freien Plätze in der Zugfolge. Dem letzten Spieler bleibt der übrige.
rule-r1-3-6 = Haben Spieler gleiche Initiative, entscheidet der Zufall; hier ein Würfel.
rule-r1-3-7 = Die Spieler sind in der Zugfolge immer wieder je einmal am Zug, bis niemand mehr Kommandopunkte hat oder alle abgebrochen haben. Ein Spielzug ist eines davon: Aktivieren (R1.3.8), Verlegen (R1.3.11, R1.3.12), Abwarten (R1.3.13), Abbrechen (R1.3.14). Sind die anderen durch, kann ein Spieler mehrmals nacheinander dran sein.
rule-r1-3-8 = Für 1 KP aktiviert ein Spieler eine Figur auf dem Spielfeld: Ihre Aktionspunkte werden aufgefüllt, und sie darf handeln. Der Spielzug endet, wenn er nichts mehr tun kann oder will. Nur Figuren mit Initiative über 0 lassen sich so aktivieren.
rule-r1-3-9 = Figuren, die mit der aktivierten zusammen handeln, durch eine Kommandoaktion (R2.1.1) oder als gesteuertes Vehikel (R3.0.3), sind indirekt aktiviert.
rule-r1-3-10 = Am Ende eines Spielzugs sind alle darin aktivierten Figuren bis zum Ende der Runde fertig: Jede handelt höchstens einmal in der Runde.
rule-r1-3-11 = Für 1 KP kommt eine Figur aus dem Bereitstellungsraum in eine Eintrittszone ihres Spielers, überall dort, wo sie sicher steht (R1.4.29), mit beliebiger Ausrichtung. Handeln wird sie in einem späteren Spielzug.
rule-r1-3-12 = Ebenso geht eine Figur aus einer Austrittszone in den Bereitstellungsraum. Ein Spielzug dient dem Eintreten oder dem Austreten, nie beidem.
rule-r1-3-13 = Für 1 KP lässt ein Spieler den Zug vorbeigehen, um erst zu sehen, was die anderen tun.
rule-r1-3-14 = Ein Spieler beendet den Zug ohne Kosten und hat in dieser Runde keinen mehr. Die anderen machen weiter, bis auch sie durch sind.
rule-r1-3-15 = Die Statusphase beginnt mit der Frage, wer kapituliert; das ist eine Niederlage (R1.1.22).
rule-r1-3-16 = Dann wird jede Figur Panisch (R1.10.5), deren Virtù unter null liegt.
rule-r1-3-17 = Dann wirkt, was die Statūs aller Figuren in dieser Phase bewirken. Kommt es bei einer Figur auf die Reihenfolge an, bestimmt sie ihr Spieler.
rule-r1-3-18 = Ein Spieler, der am Ende der Statusphase keine handlungsfähige Figur auf dem Spielfeld hat, erleidet eine Niederlage.
rule-r1-3-19 = Aufgeben darf ein Spieler auch zu jeder anderen Zeit; dann hat er verloren.
