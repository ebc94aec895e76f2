### Was die Regeln über Kommando sagen, siehe rules-basics.ftl.

## Kommandoaktionen

rule-r2-1-1 = Eine direkt aktivierte Figur kann andere im selben Spielzug mithandeln lassen. Für je 1 KP werden weitere Figuren des Spielers aktiviert; dann tun alle aktiven Figuren, die mitmachen, was das Kommando sagt, mit ihren eigenen AP, und dürfen Auxiliaraktionen anhängen (R1.6.19).
rule-r2-1-2 = Ein Kommando kostet seine Kommandopunkte, aber keine Aktionspunkte der Figur, die es gibt. In einer Runde gibt sie höchstens so viele, wie ihre Initiative groß ist.
rule-r2-1-3 = Kommandoaktionen werden mit Ausrufezeichen geschrieben: Bewegung!
rule-r2-1-4 = Alle, die mitmachen, führen eine oder mehr Auxiliaraktionen aus (R1.6.19).
rule-r2-1-5 = Alle, die mitmachen, führen einen oder mehr Fernkampfangriffe aus (R1.7.8). Die Figur mit dem Kommando darf vorher zielen: Dann müssen alle auf dieses Ziel schießen, als hätten sie selbst gezielt, und nur wer es sieht, macht mit.
rule-r2-1-6 = Alle, die mitmachen, dürfen Bewegungen und Nahkampfangriffe ausführen (R1.7.13), mindestens einen Nahkampfangriff.
rule-r2-1-7 = Alle, die mitmachen, führen eine oder mehr Bewegungen aus (R1.7.2).

## Kommandogruppen

rule-r2-2-1 = Vor dem Spiel können die Figuren einer Einsatzgruppe in Gruppen geordnet werden. Sie selbst ist immer auch eine.
rule-r2-2-2 = Jede Gruppe kann einen Kommandoführer haben: eine Kommandofigur (R1.4.9) aus der Gruppe.
rule-r2-2-3 = Ein direkt aktivierter Kommandoführer aktiviert für Kommandos Figuren der eigenen Gruppe in seinem Kommandoradius (R1.4.21), ohne dafür Kommandopunkte zu zahlen.
rule-r2-2-4 = Gruppen können anderen untergeordnet sein. Bis auf die Einsatzgruppe sind es alle: Sie bilden einen Baum.
rule-r2-2-5 = Statt einer eigenen Figur kann auch der Kommandoführer einer untergeordneten Gruppe eine Gruppe führen.
rule-r2-2-6 = Wo eine Regel es erlaubt, wird eine Gruppe für 1 KP aufgelöst: Solange das gilt, gehören ihre Figuren und untergeordneten Gruppen zur Gruppe darüber.
rule-r2-2-7 = Ein Kommandoführer darf für die Dauer eines Kommandos untergeordnete Gruppen auflösen, und die eigene, wenn er auch die darüber führt. So erreicht er Figuren weiter unten (R2.2.6).
rule-r2-2-8 = Tritt ein Kommandoführer ein (R1.3.11), so kommen für 1 weiteren KP beliebige Figuren der Gruppe in dieselbe Eintrittszone. Gruppen dürfen dafür aufgelöst werden wie in R2.2.7.
rule-r2-2-9 = Für 1 KP macht ein Kommandoführer eine Panikprobe für mehrere Figuren der Gruppe, deren Proben dieselbe Ursache haben. Ihr Mindestwurf ist 12 − V − I − K des Kommandoführers, +1 für jeden Ausgeschaltet-Marker bei den Figuren, für die sie gilt, −2 für jeden weiteren KP.
rule-r2-2-10 = Für 1 KP bestimmt ein Spieler einen neuen Kommandoführer für eine eigene Gruppe; wer führen kann, sagen R2.2.2 und R2.2.5.
