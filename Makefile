# Everything that is done with Siete. Only python3 (3.11 and up), pip and make are presumed.

PYTHON ?= python3
ARGS ?=

venv := .venv
bin := $(venv)/bin
pip := $(bin)/python -m pip --disable-pip-version-check --quiet
install := $(pip) install --require-hashes --no-deps
compile := $(bin)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-annotate --no-header $(UPGRADE)

# The browser client: builds it, when something changed; `$(client) run NAME` is a script of web/.
client := $(bin)/python hatch_build.py

# What is installed is known by a stamp, so that a second run starts at once.
for_play := $(venv)/.for-play
for_dev := $(venv)/.for-dev
for_bench := $(venv)/.for-bench

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal web test test-long lint docs bench lock clean

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

play: $(for_play) ## open the table in the browser; ARGS="--lan" goes to `siete serve`
	@$(client)
	@$(bin)/siete serve --open $(ARGS)

terminal: $(for_play) ## open a table in the terminal; ARGS="sala --bots 2" goes to `siete play`
	@$(bin)/siete play $(ARGS)

web: $(for_dev) ## build the browser client, again after each change, until it is stopped
	@$(client) run watch

# Only all of the tests together run every branch.
test: lint ## check the code and run the tests; ARGS="-k pot" goes to pytest, and only that runs
	$(client)
	$(if $(ARGS),,$(client) run size)
	$(if $(ARGS),,$(client) run test)
	$(bin)/pytest -n auto $(if $(ARGS),$(ARGS),--cov --cov-report=term)

test-long: $(for_dev) ## run the tests with many more examples, and those that take minutes
	$(bin)/pytest -n auto -m "" --hypothesis-profile=long $(ARGS)

lint: $(for_dev) ## check style, types and layers
	$(bin)/ruff check .
	$(bin)/ruff format --check --quiet .
	$(bin)/mypy
	$(bin)/lint-imports
	$(client) run format-check
	$(client) run check

docs: $(for_dev) ## write the parts of the pages in docs/ that the program knows
	$(bin)/python -m docs.generate

bench: $(for_bench) ## measure the engine, the odds and the table online against their peers
	$(bin)/python benchmarks/engine.py
	$(bin)/python benchmarks/startup.py
	$(bin)/python benchmarks/odds.py
	$(bin)/python benchmarks/simulation.py
	$(bin)/python benchmarks/solve.py
	$(bin)/python benchmarks/coach.py
	$(bin)/python benchmarks/envs.py
	$(bin)/python benchmarks/table_load.py

lock: extras := --extra terminal --extra server --extra odds
lock: $(for_dev) ## write the locks again; UPGRADE=--upgrade takes newer releases
	$(compile) pyproject.toml $(extras) --group build -o requirements.lock
	$(compile) pyproject.toml $(extras) --extra cluster --extra envs --group build --group dev -c requirements.lock \
		-o requirements-dev.lock
	$(compile) --group bench -c requirements-dev.lock -o requirements-bench.lock
	$(client) lock $(UPGRADE)

clean: ## remove the environment and all that the tools left behind
	rm -rf $(venv) build dist .coverage .hypothesis .import_linter_cache .mypy_cache \
		.pytest_cache .ruff_cache .cache web/node_modules src/siete/server/static
	find src tests docs benchmarks web -name __pycache__ -prune -exec rm -rf {} +

$(bin)/python:
	@command -v $(PYTHON) > /dev/null || { \
		echo "Siete needs Python 3.11 or newer, and there is no $(PYTHON) here." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Siete needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) -V 2>&1)." \
			"If there is another: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2> /dev/null || { \
		echo "Python's venv is missing here. On Debian and Ubuntu:" \
			"apt install python3-venv" >&2; exit 1; }
	@echo "Setting up Siete in $(venv); this is done once."
	@$(PYTHON) -m venv $(venv)

# The client is built before, and not only by, pip: so what went wrong is said in one sentence.
$(for_play): requirements.lock pyproject.toml hatch_build.py | $(bin)/python
	@$(install) -r requirements.lock
	@$(client)
	@$(pip) install --no-build-isolation --no-deps --editable .
	@touch $@

$(for_dev): requirements-dev.lock web/package-lock.json $(for_play)
	@$(install) -r requirements-dev.lock
	@$(client) prepare
	@touch $@

# rlcard comes as source: setuptools of the development lock builds it.
$(for_bench): requirements-bench.lock $(for_dev)
	@$(install) --no-build-isolation -r requirements-bench.lock
	@touch $@
