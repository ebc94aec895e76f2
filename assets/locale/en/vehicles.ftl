# Vehicles.

## Problems with files

problem-no-vehicle = { $id } is no vehicle of this scenario.
problem-vehicle-waits = { $id } waits in the staging area, so nobody can begin aboard of it.
problem-carried-in-a-circle = this figure would be carried by itself.
problem-foreign-carrier = { $id } belongs to another player; only own figures can be fixed to it.
problem-outside-passenger-area = a fixed figure has its place in a passenger area of { $id }.
problem-above-model = this would be higher than the model, which has { $height } steps.
problem-below-floor = a part of a vehicle begins at its floor ({ $height } steps) or above it.
