# Needs only Python 3.11 to 3.13, make and a C library. The first call makes .venv and installs into it;
# later calls find the stamps fresh, start no pip and take no network.
PYTHON ?= python3
WORKERS ?= 2
ARGS ?=

# Every worker and every program that a test starts would compile all modules anew where this is set.
export PYTHONDONTWRITEBYTECODE :=

VENV := .venv
BIN := $(VENV)/bin
PLAY_STAMP := $(VENV)/.installed-play
DEV_STAMP := $(VENV)/.installed-dev
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable
# Compiled kernels are not to be had for every machine; the program does without.
FASTER := $(INSTALL) '.[fast]' 2>/dev/null \
	|| echo "numba cannot be installed here: everything works without it, only slower."

# A processor's time is hardly changed by what else the machine does, but leaves out processes that help: with those the
# clock on the wall counts.  pytest ends with 5 when ARGS chose nothing of a file.
BENCH = $(BIN)/python -m pytest --benchmark-enable --benchmark-only -m ""
HELPED := tests/bench/test_bench_layout.py
TIMED_ALONE := .benchmarks/alone.json
TIMED_WITH_HELPERS := .benchmarks/with-helpers.json
OR_NONE_CHOSEN := || [ $$? -eq 5 ]

# Properties are tried with fewer examples in the quick run, unless HYPOTHESIS_PROFILE names another profile.
PYTEST := $(BIN)/python -m pytest --numprocesses=$(WORKERS) --dist=worksteal
QUICK := HYPOTHESIS_PROFILE=$${HYPOTHESIS_PROFILE:-quick}

.PHONY: help play test test-all memory check bench goals window docs wheel bundle clean

help:
	@echo "make play     play (ARGS='scenario' passes arguments on)"
	@echo "make test     the quick run: every rule, law, format and screen (ARGS='-k sight' passes arguments on)"
	@echo "make test-all all tests but those in a real window, and which were the slowest"
	@echo "make memory   tests of all that reads files, in one process that dies of memory that is freed twice"
	@echo "make check    ruff, mypy --strict of program and tests, import-linter"
	@echo "make bench    timings of the benchmarks, also into docs/speed.md"
	@echo "make goals    timings beside another checkout, also into docs/speed.md (BESIDE=folder, ARGS='frames' chooses some)"
	@echo "make window   the tests in a real window and of pages in a browser (needs Xvfb, xdotool, ImageMagick, Chromium)"
	@echo "make docs     write the rulings, docs/keys.md and docs/systems/ from the English texts and docstrings"
	@echo "make wheel    build dist/pb12table-*.whl"
	@echo "make bundle   build dist/pb12table, a folder with a program that needs no Python (docs/packaging.md)"
	@echo "make clean    remove everything that was made, .venv too"

play: $(PLAY_STAMP)
	$(BIN)/python -m pb12table play $(ARGS)

test: $(DEV_STAMP)
	$(QUICK) $(PYTEST) $(ARGS)

test-all: $(DEV_STAMP)
	$(PYTEST) -m "not window" --durations=30 $(ARGS)

# Python's own memory bears much that the C library's does not. Nobody would notice how a worker ends, so there is none.
memory: $(DEV_STAMP)
	PYTHONMALLOC=malloc $(QUICK) $(BIN)/python -m pytest tests/architecture/test_forms.py tests/files \
		tests/systems/pb12/files tests/systems/pb12/referee tests/systems/*/test_files.py tests/systems/*/test_scripts.py $(ARGS)

check: $(DEV_STAMP)
	$(BIN)/ruff check .
	$(BIN)/mypy --strict
	$(BIN)/lint-imports

bench: $(DEV_STAMP)
	@mkdir -p .benchmarks
	@rm -f $(TIMED_ALONE) $(TIMED_WITH_HELPERS)
	$(BENCH) --benchmark-timer=time.process_time --benchmark-json=$(TIMED_ALONE) tests/bench --ignore=$(HELPED) $(ARGS) $(OR_NONE_CHOSEN)
	$(BENCH) --benchmark-timer=time.perf_counter --benchmark-json=$(TIMED_WITH_HELPERS) $(HELPED) $(ARGS) $(OR_NONE_CHOSEN)
	$(BIN)/python tests/bench/speed_table.py $(TIMED_ALONE) $(TIMED_WITH_HELPERS)

goals: $(DEV_STAMP)
	$(BIN)/python -m tests.bench.goals.against $(BESIDE) $(ARGS)

window: $(DEV_STAMP)
	$(BIN)/python -m pytest tests/window -m window $(ARGS)

docs: export PB12TABLE_PACKAGES := off
docs: $(DEV_STAMP)
	@mkdir -p docs
	@for system in $$($(BIN)/python -c "from pb12table.systems.known import SYSTEMS; print(*SYSTEMS)"); do \
		$(BIN)/python -m pb12table --language en rules --markdown --system $$system \
			> docs/rulings$$([ $$system = pb12 ] || echo -$$system).md; \
	done
	@$(BIN)/python -c "from pb12table.texts.locale import Texts; from pb12table.window.kit.keys import keys_page; \
		print(keys_page(Texts('en')), end='')" > docs/keys.md
	@$(BIN)/python -m pb12table.testing.interface docs/systems

wheel: $(DEV_STAMP)
	$(BIN)/python -m build --wheel --no-isolation --outdir dist

# What is installed beside the program would go into the folder, so nothing is but what it needs.
bundle:
	$(MAKE) VENV=build/venv build/venv/.installed-play
	build/venv/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[bundle]'
	build/venv/bin/python assets/make_bundle.py

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .benchmarks .import_linter_cache
	find pb12table tests -name __pycache__ -type d -prune -exec rm -rf {} +

# A .venv without a stamp (made by hand, or an install that was broken off) is completed, not thrown away.
$(BIN)/pip:
	$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' \
		|| { echo "pb12table needs Python 3.11 to 3.13; name one: make PYTHON=python3.12 ..." >&2; exit 1; }
	$(PYTHON) -m venv $(VENV) \
		|| { echo "Python's venv module is missing; on Debian: apt-get install python3-venv" >&2; exit 1; }

$(PLAY_STAMP): pyproject.toml | $(BIN)/pip
	$(INSTALL) .
	@$(FASTER)
	@touch $@

# What tests need contains what playing needs.
$(DEV_STAMP): pyproject.toml | $(BIN)/pip
	$(INSTALL) '.[dev]'
	@$(FASTER)
	@touch $(PLAY_STAMP) $@
