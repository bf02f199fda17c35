#!/usr/bin/env bash
# What the other scripts share: where things are, which tools are used, and a few helpers.
# Sourced, not run. Written for bash 3.2 (macOS) and later.
set -euo pipefail

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
CACHE=${XDG_CACHE_HOME:-$HOME/.cache}/rack-o
DEBIAN_TOOLCHAIN=debian
WASM_TOOLCHAIN=${WASM_TOOLCHAIN:-auto}
WASM_TARGET=wasm32-unknown-unknown
# shellcheck source=scripts/versions
source "$ROOT/scripts/versions"
cd "$ROOT"

# --- words ---------------------------------------------------------------------------------------

say() { printf '[rack-o] %s\n' "$*" >&2; }
die() {
  say "stopped: $1"
  shift
  local line
  for line in "$@"; do say "  $line"; done
  exit 1
}

# --- small helpers -------------------------------------------------------------------------------

have() { command -v "$1" >/dev/null 2>&1; }

# limited SECONDS COMMAND…: run it, but not for longer (where the machine has `timeout`).
limited() {
  local seconds=$1
  shift
  if have timeout; then timeout --kill-after=10 "$seconds" "$@"; else "$@"; fi
}

# at_least WANTED FOUND: compare dotted versions.
at_least() {
  local lower
  lower=$(printf '%s\n%s\n' "$1" "$2" | sort -t. -k1,1n -k2,2n -k3,3n | head -n 1)
  [ "$lower" = "$1" ]
}

# can_apt: Debian-like, and this user may install packages without being asked for a password.
can_apt() { have apt-get && { [ "$(id -u)" = 0 ] || sudo -n true 2>/dev/null; }; }

# apt_install PACKAGE…: quiet unless it fails; refreshes the package lists when the first try fails.
apt_install() {
  local log sudo="" try
  [ "$(id -u)" = 0 ] || sudo="sudo -n"
  log=$(mktemp)
  for try in install refresh; do
    # shellcheck disable=SC2086
    if { [ "$try" = install ] || $sudo apt-get -q -o Acquire::http::Timeout=30 update; } </dev/null >>"$log" 2>&1 &&
      $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends \
        -o Acquire::http::Timeout=30 -o DPkg::Lock::Timeout=300 "$@" </dev/null >>"$log" 2>&1; then
      rm -f "$log"
      return 0
    fi
  done
  tail -n 15 "$log" >&2
  rm -f "$log"
  return 1
}

# into_cache NAME CHECK INSTALL: fill $CACHE/tools/NAME once for all clones.
# INSTALL gets the folder to fill and a folder for scratch; only when it succeeds does the filled
# folder get its name. CHECK says whether what is there is good. One run at a time does the work; an
# interrupted one leaves only scratch, which the next run continues with.
into_cache() {
  local name=$1 check=$2 install=$3 work=$CACHE/tmp/$1
  mkdir -p "$CACHE/tools" "$CACHE/tmp" "$CACHE/locks"
  (
    if have flock; then
      flock -n 9 || { say "another run is installing $name: waiting for it" && flock 9; } || exit 1
    fi
    "$check" && exit 0
    rm -rf "$work/out" "${CACHE:?}/tools/$name"
    mkdir -p "$work/out" "$work/scratch" || exit 1
    "$install" "$work/out" "$work/scratch" 9>&- || exit 1
    mv "$work/out" "$CACHE/tools/$name" || exit 1
    rm -rf "$work"
    "$check"
  ) 9>"$CACHE/locks/$name"
}

# --- Rust ----------------------------------------------------------------------------------------

# The toolchain for everything but (perhaps) wasm: the user's choice, else stable, else the default.
# It is always named outright: left to itself, every cargo call in this folder would make rustup
# look for what rust-toolchain.toml asks for, and wait for its servers where they are out of reach.
pick_rust() {
  case ":$PATH:" in *":${CARGO_HOME:-$HOME/.cargo}/bin:"*) ;; *) PATH=$PATH:${CARGO_HOME:-$HOME/.cargo}/bin ;; esac
  if [ -z "${RUSTUP_TOOLCHAIN:-}" ] && have rustup; then
    local list
    list=$(rustup toolchain list 2>/dev/null || true)
    RUSTUP_TOOLCHAIN=$(awk '/^stable/ { print $1; exit }' <<<"$list")
    [ -n "$RUSTUP_TOOLCHAIN" ] || RUSTUP_TOOLCHAIN=$(awk '/default/ { print $1; exit }' <<<"$list")
    [ -n "$RUSTUP_TOOLCHAIN" ] || RUSTUP_TOOLCHAIN=stable
    export RUSTUP_TOOLCHAIN
  fi
}

# The least version of Rust that Cargo.toml asks for.
rust_wanted() { awk -F'"' '/^rust-version/ { print $2 }' "$ROOT/Cargo.toml"; }

# The version of the wasm-bindgen crate in Cargo.lock, which the command line tool must match.
bindgen_wanted() { awk '/^name = "wasm-bindgen"$/ { getline; gsub(/"/, "", $3); print $3 }' "$ROOT/Cargo.lock"; }

has_wasm_std() {
  local sysroot
  sysroot=$(rustc --print sysroot 2>/dev/null) || return 1
  compgen -G "$sysroot/lib/rustlib/$WASM_TARGET/lib/libstd-*.rlib" >/dev/null
}

has_debian_wasm() {
  have "wasm-ld-$DEBIAN_LLD" && [ -x /usr/bin/cargo ] && [ -x /usr/bin/rustc ] &&
    [ -f "$(/usr/bin/rustc --print sysroot)/lib/rustlib/src/rust/library/std/Cargo.toml" ] &&
    rustup toolchain list 2>/dev/null | grep -q "^$DEBIAN_TOOLCHAIN\b"
}

# wasm_kind: which of the two ways to compile for wasm32 is ready: rustup, debian or none.
wasm_kind() {
  if [ "$WASM_TOOLCHAIN" != debian ] && has_wasm_std; then
    echo rustup
  elif [ "$WASM_TOOLCHAIN" != rustup ] && has_debian_wasm; then
    echo debian
  else
    echo none
  fi
}

# use_wasm: set what cargo needs to compile for wasm32. Call it in the scripts (or subshells) that do.
# Debian's compiler comes without a library for wasm32, so cargo builds it from Debian's sources.
use_wasm() {
  case $(wasm_kind) in
  rustup) ;;
  debian)
    export RUSTUP_TOOLCHAIN=$DEBIAN_TOOLCHAIN RUSTC_BOOTSTRAP=1
    export CARGO_UNSTABLE_BUILD_STD=std,panic_abort
    export CARGO_UNSTABLE_BUILD_STD_FEATURES=optimize_for_size
    export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=wasm-ld-$DEBIAN_LLD
    ;;
  *) die "nothing here can compile for wasm32 yet." "make setup" ;;
  esac
}

# --- tools ---------------------------------------------------------------------------------------

# is_trunk PROGRAM: a 0.21 that is new enough. (0.22 wants a newer Rust than this project does.)
is_trunk() {
  local found
  found=$("$1" --version 2>/dev/null | awk '{ print $2 }') || return 1
  [ "${found%.*}" = "${TRUNK_VERSION%.*}" ] && at_least "$TRUNK_VERSION" "$found"
}

# is_bindgen FOLDER/: wasm-bindgen and its test runner, of exactly the wanted version.
is_bindgen() {
  local wanted tool
  wanted=$(bindgen_wanted)
  for tool in wasm-bindgen wasm-bindgen-test-runner; do
    [ "$("$1$tool" --version 2>/dev/null | awk '{ print $2 }')" = "$wanted" ] || return 1
  done
}

# is_wasm_opt PROGRAM: new enough. (Debian's is from 2022 and does not know what rustc emits today.)
is_wasm_opt() {
  local found
  found=$("$1" --version 2>/dev/null | awk '{ print $3 }') || return 1
  [ -n "$found" ] && at_least "${BINARYEN_VERSION%%.*}" "$found"
}

# The cache's tools come before the system's, but are only there where the system's were not good.
use_tools() {
  local tool
  for tool in "trunk-$TRUNK_VERSION" "wasm-bindgen-$(bindgen_wanted)" "binaryen-$BINARYEN_VERSION"; do
    [ -d "$CACHE/tools/$tool/bin" ] && PATH=$CACHE/tools/$tool/bin:$PATH
  done
  export PATH
}

# first_program NAME…: the path of the first that exists.
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

# major PROGRAM: the first number of its version.
major() { "$1" --version 2>/dev/null | grep -oE '[0-9]+\.[0-9.]+' | head -n 1 | cut -d. -f1; }

# The browser: the user's choice, else the first that chromedriver fits, else the first there is.
find_chromium() {
  local name browser found="" wanted=""
  if [ -n "${CHROMIUM:-}" ]; then
    first_program "$CHROMIUM"
    return
  fi
  browser=$(find_chromedriver) && wanted=$(major "$browser") || true
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

pick_rust
use_tools
