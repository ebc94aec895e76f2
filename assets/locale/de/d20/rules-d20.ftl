### Was die Regeln des W20-Kampfs sagen, in eigenen Worten: ein Text für jede Regel aus `rules/rules.toml`, unter ihrer Kennung. Kennungen
### anderer Regeln werden zu Links.

## Verstecken und Wahrnehmen

rule-d001 = Wer sucht, entdeckt ein verstecktes Wesen nur, wenn der Wurf gelingt (D076). Was nicht gefunden wird, bleibt versteckt.
rule-d002 = Ein Wesen darf sich verstecken (D074), solange kein Feind es sehen kann. Vor Feinden, die es deutlich sehen, geht das nie.
rule-d003 = Versteckt ist man immer vor bestimmten Beobachtern, mit der Summe des Heimlichkeitswurfs. Für den, der das Wesen bemerkt oder sieht, ist es vorbei; für die anderen gilt es weiter.
rule-d004 = Ein Ruf, ein Angriff und Ähnliches verraten den Ort: Danach, ob Treffer oder nicht, ist das Wesen vor niemandem mehr versteckt. Es muss sich neu verstecken (D074).
rule-d005 = Ein unsichtbares Wesen kann nicht gesehen werden (D089) und darf sich darum immer verstecken.
rule-d006 = Auch ein unsichtbares Wesen verrät sich durch Spuren und Geräusche: Es muss leise sein (D004), und die passive Wahrnehmung gilt gegen es (D009).
rule-d007 = Die passive Wahrnehmung ist 10 + Weisheitsmodifikator, bei Geübten mit Übungsbonus. Mit Weisheit 15, geübt und Bonus 2 sind das 14.
rule-d008 = Vorteil auf Wahrnehmung, etwa durch eine feine Nase, erhöht den passiven Wert um 5, Nachteil senkt ihn um 5; beides zusammen hebt sich auf.
rule-d009 = Die Heimlichkeitssumme wird mit der passiven Wahrnehmung jedes Beobachters verglichen (D007), ohne dass gesucht wird. Ist der passive Wert höher, bemerkt er das Wesen.
rule-d010 = Ein Spieler sagt, was mit einem Gegenstand geschieht, etwa einem Hebel; was dabei herauskommt, sagt der Gegenstand oder die Spielleitung.
rule-d011 = Ein Weisheitswurf (Wahrnehmung) findet verborgene Türen, Fallen und Hinweise.
rule-d012 = Zum Suchen gehört der Ort, an dem gesucht wird. Anderswo ist nichts zu finden, was der Würfel auch zeigt.
rule-d013 = Ein Wesen hält die Luft 1 + Konstitutionsmodifikator Minuten an, mindestens 30 Sekunden. Eine Minute sind 10 Runden.
rule-d014 = Ohne Atem oder mit zugedrückter Kehle (D091) handelt ein Wesen noch so viele Züge, wie sein Konstitutionsmodifikator sagt, mindestens 1. Zu Beginn des Zugs danach fällt es auf 0 Trefferpunkte und stirbt (D084).
rule-d015 = Solange es keine Luft hat und sein Atem verbraucht ist, wird ein Wesen nicht stabil und erhält keine Trefferpunkte zurück.

## Der Ablauf eines Kampfes

rule-d016 = Eine Runde dauert etwa 6 Sekunden, und jedes Wesen hat darin einen Zug. Runde folgt auf Runde, bis eine Seite geschlagen ist (D093).
rule-d017 = Überraschung, Standorte, Initiative, dann Zug um Zug; und wieder die nächste Runde.
rule-d018 = Orte und Blickrichtungen ergeben sich aus der Marschreihenfolge oder aus dem, was vorher gesagt wurde. Ein Szenario nennt sie, und in den eigenen Eintrittszonen darf man noch umstellen.
rule-d019 = Wo keine Seite schleicht, bemerken sich alle und niemand ist überrascht.
rule-d020 = Die Heimlichkeitssumme jedes schleichenden Wesens wird mit der passiven Wahrnehmung jedes Gegners verglichen (D009). Wer keine Bedrohung bemerkt, ist überrascht.
rule-d021 = Ein überraschtes Wesen bewegt sich in seinem ersten Zug nicht, greift nicht an und hat keine Reaktion, bevor dieser Zug vorbei ist.
rule-d022 = Auf einer Seite können die einen überrascht sein und die anderen nicht.
rule-d023 = Zu Beginn macht jedes Wesen einen Geschicklichkeitswurf; die Summe ist seine Initiative.
rule-d024 = Einfache Wesen einer Art und gleichartige Monster eines Spielers würfeln einmal für alle, ebenso abgesprochene Gruppen (DR46). Sie handeln an derselben Stelle der Reihenfolge, nacheinander, wie ihr Spieler sagt.
rule-d025 = Die höchste Initiative handelt zuerst, und die Reihenfolge bleibt in jeder Runde gleich.
rule-d026 = Bei Gleichstand ordnet ein Spieler die eigenen Wesen, zwischen Spielern einer Seite der erste Platz, zwischen den Seiten die Spielleitung.
rule-d027 = Als Option wird bei Gleichstand zwischen den Seiten gestochen: Der höhere Würfel kommt zuerst, bei gleichen wird noch einmal geworfen.

## Der Zug

rule-d028 = In seinem Zug bewegt sich ein Wesen bis zu seiner Bewegungsrate und hat eine Aktion, in beliebiger Reihenfolge.
rule-d029 = Die Bewegungsrate zu Fuß steht auf dem Bogen des Wesens, in Metern.
rule-d030 = Kurze Worte und Gesten kosten nichts. Bewusstlose sagen nichts.
rule-d031 = Einmal im Zug darf ein Wesen nebenbei etwas mit einem Gegenstand tun, in der Bewegung oder der Aktion: eine Tür öffnen, eine Waffe ziehen. Wege führen also durch geschlossene Türen.
rule-d032 = Ein zweiter Gegenstand im selben Zug braucht die Aktion Gegenstand benutzen (D077).
rule-d033 = Magische und besondere Gegenstände brauchen immer eine Aktion.
rule-d034 = Die Spielleitung oder der Gegenstand selbst kann eine Aktion verlangen: eine klemmende Tür, die Kurbel einer Zugbrücke.
rule-d035 = Jeder Teil eines Zugs darf entfallen. Wer unschlüssig ist, denkt an Ausweichen (D072) oder Vorbereiten (D075).
rule-d036 = Eine Bonusaktion gibt es nur, wenn ein Merkmal oder Ähnliches sie gewährt.
rule-d037 = Ein Wesen hat höchstens eine Bonusaktion im Zug; welche und wann, sagt sein Spieler.
rule-d038 = Was Aktionen verhindert, verhindert auch Bonusaktionen.
rule-d039 = Eine Reaktion antwortet auf einen Auslöser, im eigenen Zug oder im Zug anderer. Am häufigsten ist der Gelegenheitsangriff (D058).
rule-d040 = Nach einer Reaktion gibt es bis zum Beginn des eigenen nächsten Zugs keine weitere.
rule-d041 = Eine Reaktion folgt direkt auf ihren Auslöser, wenn nichts anderes gesagt ist. Danach geht der unterbrochene Zug weiter.

## Bewegung

rule-d042 = Ein Wesen bewegt sich in seinem Zug bis zu seiner Bewegungsrate, weniger weit oder gar nicht.
rule-d043 = Springen, Klettern und Schwimmen sind Bewegung und lassen sich frei mit Gehen mischen.
rule-d044 = Jeder Meter, gleich auf welche Art, wird abgezogen, bis die Bewegungsrate verbraucht ist.
rule-d045 = Ein Wesen nimmt ein Feld dieser Seitenlänge ein: winzig 0,75 m, klein und mittelgroß 1,5 m, groß 3 m, riesig 4,5 m, gigantisch 6 m.
rule-d046 = Ein Wesen darf sich vor seiner Aktion bewegen und danach weitergehen.
rule-d047 = Eine Aktion aus mehreren Waffenangriffen darf durch Bewegung unterbrochen werden.
rule-d048 = Wer mehrere Bewegungsraten hat, wechselt frei: Es bleibt die neue Rate minus alles, was in diesem Zug verbraucht wurde. Bei 0 oder weniger geht es auf diese Art nicht weiter.
rule-d049 = In schwierigem Gelände kostet jeder Meter einen mehr: Möbel, Geröll, Unterholz, steile Treppen, Schnee, flacher Sumpf.
rule-d050 = Mehrere Ursachen an einem Ort zählen einmal.
rule-d051 = Der Bereich jedes anderen Wesens ist schwieriges Gelände.
rule-d052 = Sich hinzuwerfen kostet nichts.
rule-d053 = Aufstehen kostet die halbe Bewegungsrate in ganzen Metern: 4 m von 9 m. Darüber muss Platz sein.
rule-d054 = Wer zu wenig Bewegung übrig hat oder die Bewegungsrate 0, kann nicht aufstehen.
rule-d055 = Der Bereich eines freundlichen Wesens darf durchquert werden.
rule-d056 = Der Bereich eines Feindes darf nur durchquert werden, wenn er mindestens zwei Größen größer oder kleiner ist.
rule-d057 = Kein Wesen beendet seine Bewegung freiwillig im Bereich eines anderen, ob Freund oder Feind.
rule-d058 = Wer im eigenen Zug die Reichweite eines Feindes verlässt, löst einen Gelegenheitsangriff aus (D078).
rule-d059 = Fliegende Wesen sind wendig, können aber abstürzen (D083).

## Würfe und Angriffe

rule-d060 = Der Modifikator eines Attributs ist die Hälfte von Wert minus 10, abgerundet: 15 ergibt +2, 8 ergibt −1.
rule-d061 = Ein Wurf ist ein zwanzigseitiger Würfel plus Modifikator, bei Geübten mit Übungsbonus, und muss eine Schwierigkeit erreichen. Im Vergleich gewinnt die höhere Summe; ein Gleichstand ändert nichts.
rule-d062 = Bei Vorteil wirft man zwei Würfel und nimmt den höheren, bei Nachteil den niedrigeren. Beide Arten heben sich auf, wie viele es auch sind.
rule-d063 = Ein zwanzigseitiger Würfel plus Angriffsbonus muss die Rüstungsklasse des Ziels erreichen. Jeder Angriff ist ein Wurf. Bloße Hände sind eine Waffe, die alle haben.
rule-d064 = Eine gewürfelte 20 trifft und ist kritisch, eine 1 verfehlt, gleich wie die Summe ist.
rule-d065 = Die Würfel der Waffe und ihr Bonus gehen von den Trefferpunkten ab, nie weniger als 0. Ein kritischer Treffer wirft die Würfel doppelt.
rule-d066 = Jenseits der normalen Reichweite gilt Nachteil, jenseits der großen ist kein Angriff möglich. Ein handlungsfähiger Feind innerhalb von 1,5 m, der nicht vor dem Schützen versteckt ist, gibt Nachteil auf Fernkampfangriffe, wenn er und der Schütze einander sehen.
rule-d067 = Wer vor dem Ziel versteckt, unsichtbar oder verdunkelt ist (D089), greift mit Vorteil an; ein Ziel, das es für den Angreifer ist, gibt Nachteil. Deckung tut beides nicht. Den Ort eines versteckten Ziels muss man raten, mit Nachteil, wo es auch ist (DR41).
rule-d068 = Ist ein Ziel zur Hälfte verdeckt, hat es +2 auf Rüstungsklasse und Geschicklichkeitsrettungswürfe, zu drei Vierteln +5. Ein ganz verdecktes Ziel kann nicht angegriffen werden.
rule-d069 = Die Aktionen sind Angriff, Spurt, Lösen, Ausweichen, Helfen, Verstecken, Vorbereiten, Suchen, Gegenstand benutzen und die der Merkmale. Stoßen, Ringen und Befreien sind eine Option (D091).
rule-d070 = Beim Spurt zählt in diesem Zug jede Bewegungsrate doppelt.
rule-d071 = Nach dem Lösen löst die Bewegung dieses Zugs keine Gelegenheitsangriffe aus.
rule-d072 = Bis zum nächsten Zug haben Angriffe von denen, die das ausweichende Wesen sieht, Nachteil und seine Geschicklichkeitsrettungswürfe Vorteil. Kampfunfähig oder mit Bewegungsrate 0 endet das.
rule-d073 = Der nächste Angriff eines Verbündeten auf einen Feind innerhalb von 1,5 m um den Helfer hat Vorteil, bis der nächste Zug des Helfers beginnt oder begonnen hätte (DR51).
rule-d074 = Die Aktion Verstecken ist ein Heimlichkeitswurf, dessen Summe gilt. Erlaubt ist sie, wo D002 es sagt.
rule-d075 = Das Wesen nennt einen Auslöser und eine Handlung, einen Angriff oder eine Bewegung, und führt sie als Reaktion aus, wenn der Auslöser vor seinem nächsten Zug eintritt.
rule-d076 = Die Aktion Suchen sucht an einem Ort nach versteckten Wesen (D001) oder verborgenen Dingen (D011).
rule-d077 = Mit dieser Aktion benutzt man einen zweiten Gegenstand, einen, der eine Aktion verlangt, oder etwas Mitgeführtes.
rule-d078 = Ein Feind, der das Wesen sieht, macht als Reaktion einen Nahkampfangriff, kurz bevor es aus eigener Bewegung seine Reichweite verlässt; mit bloßen Händen nur, wenn er nichts hält. Lösen, Stöße und Stürze lösen keinen aus, und ein versteckter Feind macht keinen, wenn sein Spieler es nicht gesagt hat (DR43).
rule-d079 = Angriffe auf ein liegendes Wesen haben innerhalb von 1,5 m Vorteil, sonst Nachteil, und seine eigenen haben Nachteil. Es kann nur kriechen (D080) und ist ein Drittel so hoch.

## Klettern, Springen, Fallen

rule-d080 = Ohne eigene Rate dafür kostet jeder Meter Klettern, Schwimmen oder Kriechen einen mehr, zusätzlich zu schwierigem Gelände (D049).
rule-d081 = Ein Weitsprung reicht Stärkewert × 0,3 m nach 3 m Anlauf, aus dem Stand oder nach einem Anlauf in andere Richtung halb so weit; ein Hochsprung (3 + Stärkemodifikator) × 0,3 m. Springen zählt als Bewegung.
rule-d082 = Ein Sturz verursacht 1W6 Schaden je volle 3 m, höchstens 20W6. Wer dabei Schaden nimmt, liegt am Boden.
rule-d083 = Ein Flieger, der in der Luft liegt, die Bewegungsrate 0 hat oder kampfunfähig ist, stürzt (D082), wenn er nicht schwebt.

## Sterben und Helfen

rule-d084 = Bei 0 Trefferpunkten ist ein Wesen bewusstlos, liegt und stirbt. Ist der übrige Schaden mindestens so hoch wie sein Maximum, ist es tot.
rule-d085 = Ein sterbendes Wesen wirft zu Beginn seines Zugs einen zwanzigseitigen Würfel: Ab 10 geschafft, darunter misslungen, 1 zählt als zwei misslungene, 20 bringt 1 Trefferpunkt. Drei geschafft: stabil. Drei misslungen: tot.
rule-d086 = Ein Treffer zählt als ein misslungener Todesrettungswurf, ein kritischer als zwei. Treffer aus höchstens 1,5 m sind kritisch.
rule-d087 = Als Aktion macht ein Weisheitswurf (Heilkunde) gegen 10 ein sterbendes Wesen stabil. Jede Heilung bringt es zu Bewusstsein und löscht seine Todesrettungswürfe.
rule-d088 = Kampfunfähig: keine Aktion, Bonusaktion oder Reaktion. Bewusstlos: das, liegend, Bewegungsrate 0, leere Hände, und Angriffe auf das Wesen haben Vorteil. Gepackt: Bewegungsrate 0.
rule-d089 = Ein unsichtbares Wesen wird nicht gesehen. Ab 1,5 m sieht man ein Wesen nicht durch Nebel und nicht, wenn es im Dunkeln steht; aus dem Dunkeln heraus sieht man.
rule-d090 = Ein Rettungswurf ist ein zwanzigseitiger Würfel plus Attributsmodifikator, bei Geübten mit Übungsbonus, gegen eine Schwierigkeit. Wo es so gesagt ist, halbiert ein Erfolg den Schaden, abgerundet; Deckung vor der Explosion zählt. Flächenschaden wird einmal gewürfelt, wer auch darin steht (DR41).
rule-d091 = Statt eines Angriffs: Athletik gegen das Bessere von Athletik und Akrobatik eines Ziels, das höchstens eine Größe größer ist. Ein Stoß wirft es um oder 1,5 m weg; ein Griff hält es bei Bewegungsrate 0, bis es sich durch so einen Vergleich befreit, und kann es mit einem Merkmal würgen (D014).
rule-d092 = Als Option sind Orte Felder von 1,5 m; eine Diagonale kostet 1,5 m und führt nie an einer festen Ecke vorbei.
rule-d093 = Eine Seite ohne Wesen bei Bewusstsein auf dem Tisch verliert. Ein Ziel des Szenarios gewinnt am Ende des Zugs, und nach der letzten Runde sagt das Szenario, wer gewonnen hat.
rule-d094 = Ein Merkmal braucht eine Aktion, eine Bonusaktion oder eine Reaktion, oder es gilt immer. Manche lassen sich nur einige Male nutzen.
rule-d095 = Ein Wesen, das einen Schritt in einer Ausgangszone seines Spielers beendet, ist geflohen und zählt für Fluchtziele.

## Was nicht gespielt wird

rule-d096 = Zauber: sie wirken, durch Konzentration halten, Rettungswürfe gegen sie. Mit ihnen fehlen Bonusaktionen und Reaktionen, die nur Zauber geben (D036, D039).
rule-d097 = Was Klassen, Völker und Stufen von Helden geben, und Erfahrung. Merkmale (D094) stehen stattdessen auf dem Bogen jedes Wesens.
rule-d098 = Kurze und lange Rasten, die Trefferpunkte und Anwendungen zurückgeben. Ein Kampf beginnt, wie sein Szenario sagt, und Anwendungen sind verbraucht, wenn sie verbraucht sind (D094).
rule-d099 = Geblendet, taub, bezaubert, verängstigt, vergiftet, festgesetzt, gelähmt, versteinert, betäubt und erschöpft. Die von D079, D088 und D089 werden gespielt.
rule-d100 = Schadensarten und Wesen, die gegen manche resistent, immun oder anfällig sind oder zeitweilige Trefferpunkte haben. Aller Schaden ist gleich (D065).
rule-d101 = Gespräche, Reisen, Erkunden außerhalb von Runden und Fallen, die keinen Ort auf dem Tisch haben.
