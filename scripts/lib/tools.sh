# Which trunk, wasm-bindgen, wasm-opt and browser are used. Sourced by scripts/lib.sh.
# shellcheck shell=bash

# is_trunk PROGRAM: whether it is a recent enough 0.21. (0.22 needs a newer Rust than this project.)
is_trunk() {
  local found
  found=$("$1" --version 2>/dev/null | awk '{ print $2 }') || return 1
  [ "${found%.*}" = "${TRUNK_VERSION%.*}" ] && at_least "$TRUNK_VERSION" "$found"
}

# is_bindgen FOLDER/: whether it has wasm-bindgen and its test runner in exactly the wanted version.
is_bindgen() {
  local wanted tool
  wanted=$(bindgen_wanted)
  for tool in wasm-bindgen wasm-bindgen-test-runner; do
    [ "$("$1$tool" --version 2>/dev/null | awk '{ print $2 }')" = "$wanted" ] || return 1
  done
}

# is_wasm_opt PROGRAM: whether it is recent enough. (Debian's is from 2022 and lacks what rustc emits today.)
is_wasm_opt() {
  local found
  found=$("$1" --version 2>/dev/null | awk '{ print $3 }') || return 1
  [ -n "$found" ] && at_least "${BINARYEN_VERSION%%.*}" "$found"
}

# Cached tools come before the system's; they exist only where the system's were not good enough.
use_tools() {
  local tool
  for tool in "trunk-$TRUNK_VERSION" "wasm-bindgen-$(bindgen_wanted)" "binaryen-$BINARYEN_VERSION"; do
    [ -d "$CACHE/tools/$tool/bin" ] && PATH=$CACHE/tools/$tool/bin:$PATH
  done
  export PATH
}

# first_program NAME…: the path of the first one that exists.
first_program() {
  local name
  for name in "$@"; do
    [ -n "$name" ] && command -v "$name" 2>/dev/null && return 0
  done
  return 1
}

find_chromedriver() {
  first_program "${CHROMEDRIVER:-}" "${CHROMEWEBDRIVER:+$CHROMEWEBDRIVER/chromedriver}" chromedriver
}

# use_node_packages: install the packages of tests/browser (Playwright, stylelint) if they are missing.
use_node_packages() {
  local modules=$ROOT/tests/browser/node_modules
  [ "$ROOT/tests/browser/package-lock.json" -nt "$modules/.package-lock.json" ] || return 0
  say "installing Playwright and stylelint by npm (about 20 MB, half a minute)"
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci --prefix "$ROOT/tests/browser" --no-audit --no-fund --loglevel=error </dev/null >&2
}

# use_playwright: set CHROMIUM, HEADLESS_SHELL and XTASK for the browser tests, and install Playwright.
use_playwright() {
  HEADLESS_SHELL=$(find_headless_shell || true)
  CHROMIUM=$(find_chromium)
  build_xtask
  export CHROMIUM HEADLESS_SHELL
  use_node_packages
}

# full_version PROGRAM, major PROGRAM: its version, and the first number of it.
full_version() { "$1" --version 2>/dev/null | grep -oE '[0-9]+\.[0-9.]+' | head -n 1; }
major() { full_version "$1" | cut -d. -f1; }

# The browser: the user's choice, otherwise the first that matches chromedriver, otherwise the first one found.
find_chromium() {
  local name browser found="" wanted=""
  if [ -n "${CHROMIUM:-}" ]; then
    first_program "$CHROMIUM"
    return
  fi
  if browser=$(find_chromedriver); then wanted=$(major "$browser") || wanted=""; fi
  for name in chromium chromium-browser google-chrome-stable google-chrome chrome \
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" \
    "/Applications/Chromium.app/Contents/MacOS/Chromium"; do
    browser=$(first_program "$name") || continue
    if [ -n "$wanted" ] && [ "$(major "$browser")" = "$wanted" ]; then
      found=$browser
      break
    fi
    found=${found:-$browser}
  done
  [ -n "$found" ] && echo "$found"
}

# find_headless_shell: the same browser without windows, menus and extensions, in which a page starts in a third of the time.
# It must be of the same version; and who names a CHROMIUM wants that one.
find_headless_shell() {
  local shell
  [ -z "${CHROMIUM:-}" ] || [ -n "${HEADLESS_SHELL:-}" ] || return 1
  shell=$(first_program "${HEADLESS_SHELL:-}" chromium-headless-shell chrome-headless-shell) || return 1
  [ "$(full_version "$shell")" = "$(full_version "$(find_chromium)")" ] && echo "$shell"
}
