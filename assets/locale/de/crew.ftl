### Arbeit, verteilt auf Prozesse und Rechner.

crew-workers-help = Wie viele Prozesse gleichzeitig arbeiten; 0: einer je Kern, oder weniger, wenn wenig zu tun ist.
crew-cluster-help = Die Arbeit dem Dask-Cluster unter dieser Adresse geben, etwa tcp://10.0.0.1:8786.
crew-worker-lost = Ein Prozess nach dem anderen ist an derselben Aufgabe unerwartet gescheitert ({ $reason }).
crew-not-installed = --cluster braucht Dask: pip install 'pb12table[cluster]' ({ $reason }).
crew-no-answer = Unter { $address } antwortet kein Dask-Scheduler.
crew-no-workers = Der Scheduler unter { $address } hat keine Worker.
crew-no-program = Einem Worker des Clusters fehlt dieses Programm, oder er hat eine andere Version davon: { $reason }.
crew-other-program = Der Worker { $worker } des Clusters hat eine andere Version des Programms: { $found } statt { $expected }.
crew-lost = Der Scheduler unter { $address } antwortet nicht mehr.
