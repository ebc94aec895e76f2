### Was die Regeln über Unterbrechungen, Reaktionen, weitere Statūs und Aktionen sagen, siehe rules-basics.ftl.

## Unterbrechungen

rule-r4-0-1 = Manche Regel lässt einen Spieler dazwischenkommen: vor oder nach einem Spielzug, einer Aktion oder einem Schritt einer Bewegung.
rule-r4-0-2 = Wollen mehrere Spieler zugleich unterbrechen, sagt die Zugfolge, wer zuerst drankommt.
rule-r4-0-3 = Auf jede Unterbrechung kann jeder mit einer weiteren antworten. Erst wenn niemand mehr will, wirken sie: die letzte zuerst, die erste zuletzt.
rule-r4-0-4 = Eine Aktion lässt sich unterbrechen, solange noch nichts für sie ausgegeben ist. Danach darf ihr Spieler eine andere wählen; alle Aktionspunkte sind noch da.
rule-r4-0-5 = Aktionen, die Teil einer Unterbrechung sind, lassen sich selbst nicht unterbrechen. Steuern als Teil davon lässt auch das Vehikel darin handeln.
rule-r4-0-6 = Eine Bewegung lässt sich vor und nach jeder ihrer Optionen unterbrechen. Ihr Spieler sagt, ob er darauf eingeht: Dann ist der Rest des Weges frei. Sonst liegt der Rest fest, seine Bewegt-Marker kommen sofort, und er muss gegangen werden.
rule-r4-0-7 = Einen wählbaren Status kann man durch Statusänderung annehmen und ablegen (R4.0.8).
rule-r4-0-8 = Für die AP, die beim wählbaren Status stehen, wird er angenommen oder abgelegt; ein kumulativer in einer Aktion auch mehrmals, für ebenso viele Male AP. Abgelegt wird er mit allen Markern. Die Aktion ist auxiliar (R1.6.19).

## Weitere Statūs

rule-r4-1-1 = Aktionspunkte gehen nur für Statusänderung (R4.0.8), und Kommandos gibt die Figur keine. Verteidigungen bringen den Status (R4.3.2, R4.3.3); abgelegt wird er für 1 AP.
rule-r4-1-2 = Die Figur verliert ihre Bewegungspunkte und kann sich nicht bewegen; alle ihre Aktionsproben sind um 4 schwerer, außer in Nahkampfangriffen. Der Status kommt durch Bedrohen (R4.2.1) und endet in der Statusphase, oder früher für 1 AP.
rule-r4-1-3 = Der AP-Wert ist um 1 kleiner. In der Statusphase entscheidet eine Probe auf Widerstandskraft (12 − W): Gelingt sie, ist der Status weg.
rule-r4-1-4 = Die Figur ist aus der Ferne um 1 schwerer zu treffen. Sie verliert den Status, sobald sie im Wahrnehmungsradius (R1.4.20) eines Gegners ist.
rule-r4-1-5 = Für je 2 AP spart eine Figur Marker auf, höchstens so viele wie ihr AP-Wert. Als Unterbrechung legt sie alle ab, erhält für jeden 1 AP und macht sofort eine Aktion. Sie verliert sie, wenn sie gewöhnlich handelt oder Handlungsunfähig wird.

## Weitere Aktionen

rule-r4-2-1 = Eine freie Auxiliaraktion mit einer eingesetzten Nahkampfwaffe: Alle Gegner, die in ihrer Reichweite und zu sehen sind, werden Bedroht (R4.1.2).
rule-r4-2-2 = Für 1 AP rammt eine Figur eine andere, die sie berührt und sieht: Beide stoßen zusammen (R1.5.5), dann macht das Ziel eine Zufallsbewegung (R1.5.6).
rule-r4-2-3 = Eine Figur trägt eine, die sie berührt, die nicht größer ist und die handlungsunfähig oder einverstanden ist. Sie macht eine Bewegung und nimmt die andere mit. Jede Option kostet 2 · Z − S − F BP mehr, nie weniger als nichts: Z und S sind die Schadenskapazitäten von Last und Träger, F die freien Slots. Jeder AP für das Tragen senkt das um 1.

## Reaktionen

rule-r4-3-1 = Eine handlungsfähige Figur mit Initiative und AP-Wert über 0 kann als Unterbrechung reagieren, ohne darauf gewartet zu haben. Das gilt nicht, wenn sie so viele Abgelenkt-Marker hat, wie ihre Initiative groß ist.
rule-r4-3-2 = Bis zum Ende des Spielzugs ist die Figur aus der Ferne um 2 schwerer zu treffen; sie wird Abgelenkt (R4.1.1).
rule-r4-3-3 = Bis zum Ende des Spielzugs ist die Figur im Nahkampf um 2 schwerer zu treffen; sie wird Abgelenkt (R4.1.1).
