# Messages, packages by apt, and the tool cache. Sourced by scripts/lib.sh.
# shellcheck shell=bash

say() { printf '[rack-o] %s\n' "$*" >&2; }
die() {
  say "stopped: $1"
  shift
  local line
  for line in "$@"; do say "  $line"; done
  exit 1
}

have() { command -v "$1" >/dev/null 2>&1; }

# limited SECONDS COMMAND…: run it with a time limit (if the machine has `timeout`).
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

# can_apt: whether apt exists and this user may install packages without a password.
can_apt() { have apt-get && { [ "$(id -u)" = 0 ] || sudo -n true 2>/dev/null; }; }

# apt_install PACKAGE…: quiet unless it fails; refreshes the package lists if the first try fails.
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

# apt_refresh: the package lists of today, if their servers can be reached.
apt_refresh() {
  local sudo=""
  [ "$(id -u)" = 0 ] || sudo="sudo -n"
  $sudo apt-get -q -o Acquire::http::Timeout=30 -o DPkg::Lock::Timeout=300 update </dev/null >/dev/null 2>&1 || say "apt cannot refresh its lists"
}

# newer_by_apt PACKAGE: the version that apt's lists offer, if the one that it has installed is older.
newer_by_apt() {
  local told installed candidate
  have apt-cache || return 1
  told=$(LC_ALL=C apt-cache policy "$1" 2>/dev/null) || return 1
  installed=$(awk '/^  Installed:/ { print $2 }' <<<"$told")
  candidate=$(awk '/^  Candidate:/ { print $2 }' <<<"$told")
  case ${installed:-(none)} in "(none)" | "$candidate") return 1 ;; esac
  echo "${candidate%%-*}"
}

# into_cache NAME CHECK INSTALL: fill $CACHE/tools/NAME once for all clones. INSTALL gets an output and a scratch
# folder; the output gets its final name only if INSTALL succeeds. CHECK tells whether what is there is good. Only one
# run installs at a time; an interrupted one leaves its scratch folder, from which the next run continues.
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
