"""The tests open no window, and leave the folders of whoever runs them alone."""

pytest_plugins = ["pb12table.testing.plugin"]
