### Arbeit, verteilt auf Prozesse und Rechner.

crew-workers-help = Wie viele Prozesse zugleich arbeiten; 0: für jeden Kern einer, weniger, wo wenig zu tun ist.
crew-cluster-help = Den Dask-Cluster unter dieser Adresse arbeiten lassen, etwa tcp://10.0.0.1:8786.
crew-worker-lost = Ein Prozess nach dem anderen hat bei derselben Arbeit unerwartet geendet ({ $reason }).
crew-not-installed = --cluster braucht Dask: pip install 'pb12table[cluster]' ({ $reason }).
crew-no-answer = Unter { $address } antwortet kein Dask-Scheduler.
crew-no-workers = Der Scheduler unter { $address } hat keine Arbeiter.
crew-no-program = Einem Arbeiter des Clusters fehlt dieses Programm, oder er hat eine andere Fassung: { $reason }.
crew-other-program = Ein Arbeiter des Clusters { $worker } hat eine andere Fassung des Programms: { $found } statt { $expected }.
crew-lost = Der Scheduler unter { $address } antwortet nicht mehr.
