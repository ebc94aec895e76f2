### Work spread over processes and machines.

crew-workers-help = How many processes work at the same time; 0: one for each core, or fewer where there is little to do.
crew-cluster-help = Let the Dask cluster at this address work, such as tcp://10.0.0.1:8786.
crew-worker-lost = Process after process has ended unexpectedly at the same work ({ $reason }).
crew-not-installed = --cluster needs Dask: pip install 'pb12table[cluster]' ({ $reason }).
crew-no-answer = No Dask scheduler answers at { $address }.
crew-no-workers = The scheduler at { $address } has no workers.
crew-no-program = A worker of the cluster lacks this program, or has another version of it: { $reason }.
crew-other-program = A worker of the cluster { $worker } has another version of the program: { $found } instead of { $expected }.
crew-lost = The scheduler at { $address } answers no more.
