# Rack-O. `make` alone lists the targets. The tools written in Rust are in xtask/ (`cargo xtask help`), the rest is in scripts/.
.DEFAULT_GOAL := help
.PHONY: help dev play build compressed test test-native test-web test-browser test-engines lint budget pictures pictures-compare pictures-engines film icons bench ratios sizes typeface ratings ways setup clean
MAKEFLAGS += --no-print-directory

PORT ?= 8080
HOST ?= 127.0.0.1
AFTER ?= dist
export PORT HOST BEFORE AFTER

help: ## List these targets
	@echo "Rack-O: make TARGET [VARIABLE=value]"
	@echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-16s %s\n", $$1, $$2 }' Makefile
	@echo
	@echo "Variables"
	@echo "  PORT=8080            where 'make play' and 'make dev' serve (HOST=127.0.0.1: the address it listens on)"
	@echo "  WASM_TOOLCHAIN=auto  how to compile for wasm32: rustup (its prebuilt library), debian"
	@echo "                       (packages rustc-web …, where rustup's servers are out of reach), or"
	@echo "                       auto: the first of these that works"
	@echo "  CHROMIUM=, CHROMEDRIVER=, HEADLESS_SHELL=  the browser for the tests, its driver and its shell without"
	@echo "                       windows, if not the usual ones"
	@echo
	@echo "Tools the system lacks are built once into $${XDG_CACHE_HOME:-~/.cache}/rack-o, for all clones."

dev: ## Serve the game while it is worked on: every save of Rust, style, text or script is soon in the browser
	@scripts/setup dev
	@scripts/dev

play: ## Build the game, serve it on http://localhost:8080 and keep serving
	@scripts/play

build: ## Build the page for release into dist/, ready for any static host, under any path
	@scripts/setup build
	@scripts/build

test: ## Run everything: lint, test-native, test-web, test-browser, test-engines
	@scripts/test

test-native: ## Tests of the engine and the tools, on this machine (cargo test, with the examples in the documentation)
	@scripts/setup native
	@scripts/run cargo test --locked --workspace --no-default-features

test-web: ## Tests of the page's parts, in a headless Chromium (wasm-bindgen-test)
	@scripts/setup test
	@scripts/test-web

test-browser: build ## Tests of the whole built page, in Chromium (Playwright)
	@scripts/setup test
	@scripts/test-browser

test-engines: build ## Tests of the built page in Firefox, WebKitGTK and Chromium 109, as far as they are installed
	@scripts/setup engines
	@scripts/test-engines

lint: ## Formatting and clippy, native and for wasm32, without a warning; stylelint
	@scripts/setup lint
	@scripts/lint

compressed: build ## Also put a .br and a .gz beside every file of dist/, for hosts that can serve them
	@scripts/run cargo xtask compress

pictures: build ## Pictures of every screen, layout and theme into pictures/, each checked by axe (LAYOUTS=390x844, LANGUAGES=en,de, AXE=no)
	@scripts/setup test
	@rm -rf pictures
	@EXTRA=pictures scripts/test-browser --config extra.config.js

pictures-compare: ## Compare pictures/ with an older folder of pictures, pixel by pixel (BEFORE=folder)
	@node tests/browser/compare-pictures.js "$(BEFORE)" pictures target/pictures-compared

pictures-engines: build ## Pictures of the first screen, the table, the end of a round and the Club in all four browsers
	@scripts/setup test
	@scripts/setup engines
	@scripts/pictures-engines

film: ## Remake the pictures of the README (.github/) from the page in dist/
	@EXTRA=film scripts/test-browser --config extra.config.js

icons: ## Remake the icons and pictures of the installed game (public/icons/) from icon.svg and the page in dist/
	@EXTRA=icons scripts/test-browser --config extra.config.js

typeface: ## Cut the typeface of headings down to the letters of all languages (public/fonts/)
	@scripts/setup lint
	@scripts/typeface

bench: ## The speed of the engine and the computer players, and the players' strength (BENCH=engine|decisions|players)
	@scripts/setup native
	@scripts/bench

ratings: ## Measure how strong the opponents of the Club are, into src/club/ratings.txt
	@scripts/setup native
	@scripts/club ratings

ways: ## Count how the opponents of the Club play, each beside the others, into tests/ways.txt
	@scripts/setup native
	@scripts/club ways

ratios: ## Compare the speed of two builds of the page in Chromium (BEFORE=dist-folder AFTER=dist)
	@scripts/setup test
	@scripts/ratios

sizes: ## The sizes of the files in dist/: raw, gzip, brotli
	@scripts/run cargo xtask sizes

budget: ## Check what a browser asks for of dist/ against scripts/budgets
	@scripts/setup test
	@scripts/budget

setup: ## Install everything the targets above need
	@scripts/setup test
	@scripts/setup engines

clean: ## Remove what was built here (not the tools in the cache)
	@rm -rf target dist tests/browser/node_modules tests/browser/test-results tests/browser/playwright-report tests/engines/node_modules
