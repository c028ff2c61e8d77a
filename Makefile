# Python 3.11 or later and make are all a machine must have.

PYTHON ?= python3
BIN := .venv/bin
COMPILE := $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-header pyproject.toml

.PHONY: help run test test-fast rules levels check fix messages lock hooks chromium clean
.DEFAULT_GOAL := help

help: ## Show these commands
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 12

run: .venv/run.stamp ## Run the site on this machine (PORT=8123 HOST=0.0.0.0 make run)
	@$(BIN)/python -m classroom.supervise

test: check chromium ## Run the checks and every test
	@$(BIN)/python -m pytest -n 2

test-fast: check ## The same without the browser
	@$(BIN)/python -m pytest -n 2 --ignore tests/e2e

rules: .venv/dev.stamp ## Every rule of the games, its tests and whether they pass
	@$(BIN)/python -m pytest -n 2 -q --no-header -p tests.rule_table tests/engine

levels: .venv/dev.stamp ## How lively every level is: 200 games each between bots (hours, for Equable)
	@$(BIN)/python -m games.engine levels

check: .venv/dev.stamp ## Style, types, imports, migrations, settings, catalogues
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@ARDOISE_HTTPS=yes $(BIN)/python manage.py check --deploy --fail-level WARNING
	@$(BIN)/python manage.py catalogues --check

fix: .venv/dev.stamp ## Let ruff repair what it can
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

messages: .venv/dev.stamp ## Bring the catalogues up to date with the source
	@$(BIN)/python manage.py catalogues --update

lock: .venv/dev.stamp ## Renew the lock files
	@$(COMPILE) --output-file requirements.txt
	@$(COMPILE) --extra dev --output-file requirements-dev.txt

hooks: .venv/dev.stamp ## Check every commit before it is made
	@$(BIN)/pre-commit install

chromium: .venv/dev.stamp
	@$(BIN)/python -m tests.chromium

clean: ## Forget the virtual environment and the caches, keep the data in var/
	@rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis

.venv/run.stamp: requirements.txt
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Installing what the site needs (a minute the first time) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	@touch $@

.venv/dev.stamp: requirements-dev.txt
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Installing what the tests need (a minute the first time) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	@touch $@
