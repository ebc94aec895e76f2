### The rulings of Pocket Tactics: a question, the ruling, its reason, and the rules it belongs to.

## Das ganze Spiel

ruling-pr01 = PR01
    .question = Welche Form und Größe haben die Plättchen?
    .ruling = Regelmäßige Sechsecke, die auf einer Ecke stehen, mit zwei Schritten Kantenlänge; das Plättchen (0, 0) liegt in der Mitte des Tischs.
    .reason = Kanten müssen passen, und die gedruckten Plättchen haben diese Form.
    .rules = P007, P008

ruling-pr02 = PR02
    .question = Wer beginnt womit?
    .ruling = Ein Wurf ordnet Wählen, Bauen und Setzen, vom Höchsten an in der Richtung, die er bestimmt; zu zweit gibt es nichts zu bestimmen. Nur wer gleichauf liegt, würfelt noch einmal. Der erste Zug folgt P012.
    .reason = Die Regeln nennen an zwei Stellen zwei Zeitpunkte.
    .rules = P002, P008, P012

ruling-pr03 = PR03
    .question = Welche Einheiten dürfen in eine Armee?
    .ruling = Alle von einer Fraktion, jede Karte höchstens so oft wie vereinbart (zweimal), mindestens eine Einheit. Ein Standard-Set hat jede Karte einmal. Zwei Spieler dürfen dieselbe Fraktion führen.
    .reason = Freie Wahl braucht einen Vorrat.
    .rules = P002, P003

ruling-pr04 = PR04
    .question = Wie viele Plättchen hat ein Set?
    .ruling = Acht Wiesen und je vier Sand, Geröll, Sumpf und Wasser. Merkmale dürfen beliebig sein, auch gleich.
    .reason = Irgendwo muss ein Set enden.
    .rules = P005, P006

ruling-pr05 = PR05
    .question = Wie bestimmt man das zentrale Merkmal?
    .ruling = Wie vereinbart: Wer beim Wurf gewinnt, nennt es, oder ein Würfel bestimmt eine der fünf Arten; eine Sechs wird wiederholt.
    .reason = Die Regeln nennen beide Wege.
    .rules = P006

ruling-pr06 = PR06
    .question = Was heißt angelegt?
    .ruling = Ein Plättchen hat eine Kante mit einem gemeinsam, das schon liegt, und liegt ganz auf dem Tisch.
    .reason = Eine Ecke verbindet nichts.
    .rules = P008

ruling-pr07 = PR07
    .question = Wo ist so weit wie möglich von allem?
    .ruling = Unter den Plättchen ohne Merkmal die, deren nächstes Merkmal am weitesten weg ist, in Plättchen gezählt; unter diesen die mit der größten Summe aller Abstände; unter diesen wählt der Spieler.
    .reason = Das erfüllt beide Wünsche der Regel zugleich.
    .rules = P009

ruling-pr08 = PR08
    .question = In welcher Reihenfolge setzen die Spieler ihre ersten Einheiten?
    .ruling = Reihum je eine, mindestens eine. Danach darf man aufhören; wer keinen Platz hat, wird übersprungen.
    .reason = Wer zuletzt setzt, beginnt.
    .rules = P010, P012

ruling-pr09 = PR09
    .question = Was ist Kontrolle?
    .ruling = Wessen Einheit auf einem Merkmal steht, der kontrolliert es, sonst niemand.
    .reason = Geht die Einheit hinein, verliert ihr Spieler die Kontrolle.
    .rules = P024, P026, P053

ruling-pr10 = PR10
    .question = Wie weit geht eine Bewegung?
    .ruling = Ein Schritt und so viele Bonusschritte, wie die Karte hat. Ein Feld wirkt sofort beim Betreten, auf Flieger nur dort, wo ihre Bewegung endet. Wer besiegt ist, kommt nicht weiter.
    .reason = Gefahren wirken beim Hineinbewegen, und Flieger fliegen darüber.
    .rules = P013, P014, P046

ruling-pr11 = PR11
    .question = Dürfen Flieger in einem Zug ziehen und angreifen?
    .ruling = Nur wenn es vereinbart ist: dann bis zu so viele Schritte, wie auf der Karte stehen, vor einem Nahkampf.
    .reason = Bei Fliegern steht „aktiviert“, ein Zug ist aber eine Aktion.
    .rules = P014, P018

ruling-pr12 = PR12
    .question = Wohin führt ein Sprung?
    .ruling = Auf jedes freie Feld neben der übersprungenen Einheit. Er zählt als ein Schritt, und das Feld darunter tut nichts.
    .reason = Das ist der Wortlaut von P020.
    .rules = P020

ruling-pr13 = PR13
    .question = Darf eine Bewegung enden, wo sie begann?
    .ruling = Nein. Ein Schritt zurück ist nicht erlaubt, wenn die Bewegung dort enden müsste.
    .reason = Passen gibt es nicht, und niemand bleibt stecken.
    .rules = P018, P019

ruling-pr14 = PR14
    .question = Wann gibt es Sicht?
    .ruling = Wie vereinbart: über irgendeinen kürzesten Weg, dessen innere Felder alle frei sind, wobei Lücken sperren; oder entlang der Geraden zwischen den Mittelpunkten, wo von zwei Feldern, zwischen denen sie verläuft, eines frei sein muss.
    .reason = Die Regeln verlangen den kürzesten Weg; die Linie ist für alle, die messen.
    .rules = P015, P016

ruling-pr15 = PR15
    .question = Was versperrt die Sicht?
    .ruling = Was zwischen beiden liegt, nie die beiden Felder selbst. Eigene Einheiten versperren sie nicht, ein Merkmal unter ihnen schon.
    .reason = Die Regel spricht von gegnerischen Einheiten.
    .rules = P016

ruling-pr16 = PR16
    .question = Wann wehrt sich ein Ziel mit Rot?
    .ruling = Wenn seine Reichweite für den Abstand genügt; Sicht spielt keine Rolle.
    .reason = Die Regel spricht von der Reichweite.
    .rules = P017

ruling-pr17 = PR17
    .question = Darf man auf benachbarte Einheiten schießen?
    .ruling = Einheiten mit Fernangriff dürfen. Niemand betritt das Feld, und das Ziel wehrt sich immer.
    .reason = Die Reichweite schließt ein Feld ein.
    .rules = P015, P029

ruling-pr18 = PR18
    .question = Wer darf Magie verwenden?
    .ruling = Einheiten vom Typ Magie, im Nah- und im Fernkampf. Allein bewirkt sie nichts; Fähigkeiten beziehen sich darauf.
    .reason = Typen allein tun nichts.
    .rules = P028, P045

ruling-pr19 = PR19
    .question = Wessen Gelände zählt im Nahkampf?
    .ruling = Zuerst wirkt die Gefahr auf dem Feld des Ziels. Unterstützung, bevorzugtes Terrain und Boni gelten dort, von wo aus die Einheit angreift.
    .reason = Bis der Kampf entschieden ist, zieht niemand ein.
    .rules = P027, P046, P049

ruling-pr20 = PR20
    .question = Auf welche Würfel geht ein Bonus?
    .ruling = Steht er bei Rot, auf Rot, bei Grün, auf Grün, darunter auf eine von beiden Farben; nie auf eine Sechs. Passen beendet die Phase nur für einen selbst.
    .reason = Die Stelle auf der Karte sagt es.
    .rules = P032, P033

ruling-pr21 = PR21
    .question = Was wird aus einem Bonus, wenn der Würfel neu geworfen wird?
    .ruling = Er ist fort, und das neue Ergebnis gilt. Derselbe Würfel darf mehrmals neu geworfen werden.
    .reason = Es ist ein neuer Wurf.
    .rules = P034

ruling-pr22 = PR22
    .question = Was, wenn eine Einheit keine Würfel wirft?
    .ruling = Ohne rote besiegt sie niemanden; ohne grüne besiegt jeder rote sie. Sind alle Paare gleich und keiner übrig, ist sie sicher.
    .reason = Das folgt aus dem Vergleich.
    .rules = P037, P041

ruling-pr23 = PR23
    .question = Wo steht der Angreifer nach dem Nahkampf?
    .ruling = Ist nur das Ziel besiegt, auf dessen Feld, ohne weitere Gefahr; sonst bleibt er, wo er war.
    .reason = Er war schon eingezogen.
    .rules = P027

ruling-pr24 = PR24
    .question = Wer erobert?
    .ruling = Im Kampf der andere Spieler, bei Sonderfunktionen deren Besitzer, bei Gefahr und Wasser der nächste Spieler in der Spielrichtung (bei einem Angriff: PR42).
    .reason = „Der Gegner“ ist nur zu zweit eindeutig.
    .rules = P043, P048, P051

ruling-pr25 = PR25
    .question = Müssen Schützen die Wasserprobe bestehen?
    .ruling = Wie vereinbart: alle (sie ertrinken nicht, doch die Aktion ist verloren) oder nur, wer hineingeht. Auf bevorzugtem Terrain macht sie niemand.
    .reason = Jede Einheit macht die Probe, aber nur Hineingehen ertränkt.
    .rules = P049

ruling-pr26 = PR26
    .question = Wie lange schont das Stationieren?
    .ruling = Nur dieses eine Mal.
    .reason = Die Regel sagt „stationiert“.
    .rules = P047

ruling-pr27 = PR27
    .question = Was hilft beim 5-Test?
    .ruling = Nichts: die bloßen Würfel, ohne Bonus und Neuwurf; ohne Würfel misslingt er. Eine Sonderfunktion ist kein Angriff: Das Ziel wehrt sich nicht.
    .reason = Es geht um die Würfel der Karte.
    .rules = P051, P054

ruling-pr28 = PR28
    .question = Wann wird geprüft, ob das Spiel zu Ende ist?
    .ruling = Die Kontrolle aller Merkmale nach jedem Schritt, Stationieren und Kampf, bei Fliegern am Ende ihrer Bewegung (PR40). Wer keine Einheit auf dem Spielfeld hat, ist sofort besiegt, wer nichts tun kann, sobald er am Zug ist. Sind alle zugleich besiegt, ist es unentschieden.
    .reason = Die Regeln sagen „sobald“.
    .rules = P052, P053

ruling-pr29 = PR29
    .question = Darf man passen?
    .ruling = Nicht, solange etwas möglich ist.
    .reason = Ein Zug ist genau eine Aktion.
    .rules = P018

ruling-pr30 = PR30
    .question = Endet jedes Spiel?
    .ruling = Nach der vereinbarten Zahl von Zügen gewinnt, wer mehr Punkte erobert hat, dann wer mehr Merkmale hält; sonst ist es unentschieden. Die Spieler dürfen vereinbaren, dass erst die Merkmale zählen und dann die eroberten Punkte.
    .reason = Zwei Vorsichtige könnten sonst ewig spielen.
    .rules = P043, P053

ruling-pr31 = PR31
    .question = Und zu dritt und mehr?
    .ruling = Wer besiegt ist, scheidet sofort aus, und seine Einheiten verlassen das Spielfeld; niemand erobert sie. Wer als Letzter im Spiel ist, gewinnt. „Der nächste Spieler“ ist immer der nächste, der noch mitspielt.
    .reason = Die Regeln sprechen von Gegnern.
    .rules = P012, P052

ruling-pr32 = PR32
    .question = In welches Merkmal darf eine Einheit hinein?
    .ruling = In eines daneben, das eine eigene Einheit hält, die dort bleibt, oder in das eigene. Die letzte eigene Einheit auf dem Spielfeld darf es nicht: Man wäre besiegt.
    .reason = „Besetzt“ heißt von einem selbst.
    .rules = P025, P026

ruling-pr33 = PR33
    .question = Darf man auf ein Merkmal stationieren?
    .ruling = Ja, auf ein freies neben dem kontrollierten.
    .reason = Es liegt daneben.
    .rules = P024

ruling-pr34 = PR34
    .question = Wer unterstützt?
    .ruling = Einheiten desselben Spielers auf den Nachbarfeldern im Augenblick des Wurfs, bei beiden Kämpfenden.
    .reason = Beide würfeln.
    .rules = P035

ruling-pr35 = PR35
    .question = Darf man in den Beutel sehen?
    .ruling = Was darin ist, wissen alle; welches Plättchen kommt, entscheidet ein Würfel mit so vielen Seiten, wie Plättchen übrig sind.
    .reason = So gibt es nichts zu schummeln.
    .rules = P005, P008

ruling-pr36 = PR36
    .question = Welche Chancen zeigt das Programm?
    .ruling = Die der bloßen Würfel und die mit Boni, jeder auf das höchste eigene Ergebnis unter sechs gelegt, beliebige nach PR41. Neuwürfe bleiben außen vor.
    .reason = Was Spieler wählen, hat keine genaue Chance.
    .rules = P033, P037

ruling-pr37 = PR37
    .question = In welcher Reihenfolge fallen die Würfel?
    .ruling = Rot und Grün des Angreifers, dann die des Ziels. Alle werden geworfen, auch solche, die niemand braucht.
    .reason = Skripte brauchen eine Reihenfolge.
    .rules = P031

ruling-pr38 = PR38
    .question = Wann fragt das Spiel nach Bonus und Neuwurf?
    .ruling = Solange noch einer da ist, der am Ausgang eines Vergleichs etwas ändern kann, mit allem, was beide Seiten noch dürfen. Sonst geht es ohne Frage weiter.
    .reason = Es würde nichts ändern.
    .rules = P033, P034

ruling-pr39 = PR39
    .question = Was tut das Plättchen, von dem eine fliegende Einheit nach ihren Schritten angreift?
    .ruling = Seine Gefahr wirkt vor dem Angriff, wie am Ende einer Bewegung; überflogene Plättchen tun nichts. Von einem, das die Bewegung beendet, darf sie angreifen, aber nicht weiterziehen.
    .reason = Dort bleibt sie, wenn sie nicht siegt.
    .rules = P014, P022, P046

ruling-pr40 = PR40
    .question = Was kontrolliert eine fliegende Einheit unterwegs?
    .ruling = Nichts: Es zählt, wo ihre Bewegung endet, und erst nach der Gefahr dort. Wer im letzten Merkmal ertrinkt, hat nicht gesiegt.
    .reason = Über alles andere fliegt sie hinweg, und die Gefahr eines Feldes kommt zuerst.
    .rules = P014, P046, P053

ruling-pr41 = PR41
    .question = Wohin geht ein Bonus für beide Farben, wenn das Programm Chancen berechnet?
    .ruling = Auf das höchste eigene rote Ergebnis unter sechs. Gibt es keines oder fallen keine roten Würfel, auf das höchste grüne unter sechs; gibt es auch das nicht, verfällt er.
    .reason = Im Kampf selbst würde man ihn ebenso legen.
    .rules = P033, P037

ruling-pr42 = PR42
    .question = Wer erobert eine angreifende Einheit, die der Gefahr auf dem Feld des Ziels zum Opfer fällt?
    .ruling = Der Besitzer der angegriffenen Einheit. Was der Gefahr eines anderen Feldes zum Opfer fällt, geht an den nächsten Spieler in der Spielrichtung.
    .reason = Bei einem Angriff ist klar, wer der Gegner ist.
    .rules = P046, P048, P051

ruling-pr43 = PR43
    .question = Was gilt, wenn sich eine Stellung immer wiederholt?
    .ruling = Beginnt ein Zug zum dritten Mal mit denselben Einheiten, Reserven und demselben Spieler, sagt das Spiel es; beim vierten Mal endet das Spiel wie nach der vereinbarten Zahl von Zügen. Die Spieler dürfen vereinbaren, darauf zu verzichten.
    .reason = Jedes Spiel endet.
    .rules = P018, P052

ruling-pr44 = PR44
    .question = Wer hat den ersten Zug, wenn alle Einheiten von Anfang an auf dem Spielfeld stehen?
    .ruling = Wer am höchsten gewürfelt hat. Ein Szenario darf festlegen, wer beginnt; dann wird nicht gewürfelt.
    .reason = Niemand hat eine letzte Einheit gesetzt, und wer beginnt, entscheiden Würfel.
    .rules = P002, P012
