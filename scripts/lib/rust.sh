# Which Rust is used, natively and for wasm32. Sourced by scripts/lib.sh.
# shellcheck shell=bash

# rustup, debian or auto: see `make help`.
WASM_TOOLCHAIN=${WASM_TOOLCHAIN:-auto}
WASM_TARGET=wasm32-unknown-unknown
# rustup's name for Debian's compiler.
DEBIAN_TOOLCHAIN=debian

# The toolchain for everything but (perhaps) wasm: the user's choice, otherwise stable, otherwise the default. It is
# always set explicitly: otherwise every cargo call in this folder would make rustup look for what rust-toolchain.toml
# asks for, and wait for its servers even if they cannot be reached.
pick_rust() {
  # Prefer rustup's programs to others of the same name, such as Debian's.
  local bin=${CARGO_HOME:-$HOME/.cargo}/bin
  [ ! -x "$bin/cargo" ] || [ "$(command -v cargo)" = "$bin/cargo" ] || export PATH=$bin:$PATH
  if [ -z "${RUSTUP_TOOLCHAIN:-}" ] && have rustup; then
    local list
    list=$(rustup toolchain list 2>/dev/null || true)
    RUSTUP_TOOLCHAIN=$(awk '/^stable/ { print $1; exit }' <<<"$list")
    [ -n "$RUSTUP_TOOLCHAIN" ] || RUSTUP_TOOLCHAIN=$(awk '/default/ { print $1; exit }' <<<"$list")
    [ -n "$RUSTUP_TOOLCHAIN" ] || RUSTUP_TOOLCHAIN=stable
    export RUSTUP_TOOLCHAIN
  fi
}

# The minimum Rust version in Cargo.toml.
rust_wanted() { awk -F'"' '/^rust-version/ { print $2 }' "$ROOT/Cargo.toml"; }

# The version of wasm-bindgen in Cargo.lock; the command line tool must match it.
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

# wasm_kind: the way to compile for wasm32 that is installed: rustup, debian or none.
wasm_kind() {
  if [ "$WASM_TOOLCHAIN" != debian ] && has_wasm_std; then
    echo rustup
  elif [ "$WASM_TOOLCHAIN" != rustup ] && has_debian_wasm; then
    echo debian
  else
    echo none
  fi
}

# use_wasm: set up cargo for wasm32. Call it in the scripts (or subshells) that need it.
use_wasm() {
  case $(wasm_kind) in
  rustup) ;;
  debian)
    export DEBIAN_TOOLCHAIN DEBIAN_LLD
    # For a cargo that cargo starts: it may find another first.
    export WASM_CARGO=$ROOT/scripts/debian/cargo
    PATH=$ROOT/scripts/debian:$PATH
    ;;
  *) die "nothing here can compile for wasm32 yet." "make setup" ;;
  esac
}

# build_xtask: build the project's own tools, and export the program's path as $XTASK for the tests.
build_xtask() {
  cargo build --quiet --locked --package xtask </dev/null >&2
  export XTASK=${CARGO_TARGET_DIR:-$ROOT/target}/debug/xtask
}
