"""The laws of all games as tests, for those who write a rule system of their own; ours are held to the same.

In the tests of a package, `conftest.py` holds

    pytest_plugins = ["pb12table.testing.plugin"]

and some module a class for each rule system, by which every law is tried on every scenario of the package:

    from pb12table.testing.suite import SystemLaws

    class TestMyGame(SystemLaws):
        system = "my-game"

- `laws`: what must hold, each law a function that raises AssertionError
- `suite`: the laws as a class of tests
- `plugin`: what pytest needs to know: no window is opened, and the user's own folders are left alone
"""
