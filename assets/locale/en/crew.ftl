### Work spread over processes and machines.

crew-workers-help = How many processes work in parallel; 0: one for each core, or fewer if there is little to do.
crew-cluster-help = Let the Dask cluster at this address do the work, such as tcp://10.0.0.1:8786.
crew-worker-lost = One process after another has ended unexpectedly on the same job ({ $reason }).
crew-not-installed = --cluster needs Dask: pip install 'pb12table[cluster]' ({ $reason }).
crew-no-answer = No Dask scheduler answers at { $address }.
crew-no-workers = The scheduler at { $address } has no workers.
crew-no-program = A worker of the cluster does not have this program, or has another version of it: { $reason }.
crew-other-program = The worker { $worker } of the cluster has another version of the program: { $found } instead of { $expected }.
crew-lost = The scheduler at { $address } no longer answers.
