### Das Handbuch im Fenster und die zwei Sätze jeder Seite, die zu ihm führen.

handbook-open = Handbuch
handbook-previous = Davor
handbook-next = Danach
page-help-table = Zieh Dinge aus der Palette auf den Tisch, oder zeichne sie mit einem Werkzeug. Wähl etwas aus, um hier alle seine Zahlen zu sehen und zu ändern.
page-help-terrain = Zieh am Geländestück und seinen Griffen, oder tipp seine Zahlen hier ein. Was du nicht setzt, ist wie bei seiner Art üblich.
page-help-zone = Ein Gebiet sagt, wer dort ins Spiel kommt, gewinnt oder langsamer wird. Sag hier, was es tut und für wen.
page-help-figure = Zieh die Figur dorthin, wo sie beginnt, oder tipp ihren Platz hier ein. Ausrüstung und Werte stehen bei den Einsatzgruppen.
page-help-several = Was du jetzt tust, gilt für alles Ausgewählte. Ein Klick auf ein einzelnes Stück wählt es allein aus.
page-help-kind = Diese Werte gelten für alle Stücke dieser Art auf diesem Spielfeld. Andere Spielfelder behalten die üblichen.
page-help-cells = Wähl in der Palette, was du legen willst, und klick oder streich über die Karte. Ein Rechtsklick nimmt das Oberste weg.
page-help-fields = Hier steht alles, was die Datei dieses Spielfelds sagen kann, auf einer Seite für jeden Teil. Wähl links eine aus, und klick einen Wert an, um ihn zu ändern.
page-help-chance = Gleiche Regler und gleicher Startwert ergeben dasselbe Spielfeld, anstelle von Gelände und Gebieten; die Figuren warten an ihren Eintrittszonen. Zurücknehmen bringt alles wieder.
page-help-maps = Zieh über die Karte, um nur einen Teil zu nehmen; Mauern sind rot, Gegenstände gelb, Türen grün, Fenster blau, und grau ist, woraus nichts wird. Ein Klick neben einen Namen lässt dich wählen, was daraus wird.
page-help-menu = Hier werden Spielfelder geöffnet, gespeichert, geholt und ausgegeben. Rechts steht auch, was mit dem ganzen Tisch geht.
page-help-rules = Sag, worum es im Szenario geht und wie das Spiel endet. Ziele auf dem Tisch sind Gebiete, die du im Editor zeichnest.
page-help-player = Leg fest, womit der Spieler beginnt, oder lade eine gespeicherte Einsatzgruppe. Klick links eine Figur an, um sie zu ändern.
page-help-forces-figure = Klick einen Wert an, um einen anderen zu tippen. Zeig darauf, um zu sehen, was er bewirkt.
page-help-own = Bau es Wert für Wert, und sieh oben, was es wert ist. Es gehört zu diesem Szenario, bis du es für alle behältst.
page-help-packs = Hier installierst du Szenarien, Figuren, Ausrüstung und Bilder von anderen. Nichts in einem Paket ist Programm, und alles wird vorher geprüft.
page-help-compose = Kreuze an, was in das Paket kommt, und sag, was es ist. Andere installieren die .zip-Datei so, wie sie ist; deine eigenen Dateien bleiben, wie sie sind.
page-help-campaign = Dieselben Figuren spielen alle Kapitel und behalten Wunden und Gewinne. Auf der Ergebnisseite geht es mit C ins nächste Kapitel.
page-help-campaign-writing = Ordne Szenarien eines Spiels, und sag, wer im nächsten wer ist. Wunden und Gewinne bleiben ihnen von Kapitel zu Kapitel.
page-help-following = Wähl, wohin deine Figuren als Nächstes gehen und wie lange sie vorher rasten. Sie bringen ihre Wunden mit und was sie tragen.
