# The engines the page is tested in besides current Chromium. Sourced by scripts/lib.sh.
# shellcheck shell=bash

ENGINES_ALL="firefox webkit chromium109"

# engine_name ENGINE: its usual name.
engine_name() {
  case $1 in
  firefox) echo "Firefox" ;;
  webkit) echo "WebKitGTK" ;;
  chromium109) echo "Chromium 109" ;;
  chromium) echo "Chromium" ;;
  *) die "$1 is no engine of these tests; they know $ENGINES_ALL." ;;
  esac
}

# The first Firefox that starts, but no snap (a script on Ubuntu): those cannot read the tests' files.
find_firefox() {
  local name found
  for name in "${FIREFOX:-}" firefox-esr firefox "/Applications/Firefox.app/Contents/MacOS/firefox"; do
    found=$(first_program "$name") || continue
    if grep -aq '^#!' <(head -c 2 "$found") && grep -q snap "$found"; then continue; fi
    "$found" --version >/dev/null 2>&1 || continue
    echo "$found"
    return 0
  done
  return 1
}

find_webkit_driver() { first_program "${WEBKIT_DRIVER:-}" WebKitWebDriver; }

# Debian's MiniBrowser is not on the PATH.
find_minibrowser() { first_program "${MINIBROWSER:-}" MiniBrowser /usr/lib/*/webkit2gtk-4.1/MiniBrowser /usr/lib/*/webkitgtk-6.0/MiniBrowser; }

find_chromium109() {
  local folder=${CHROMIUM_109:-$CACHE/tools/chromium-$CHROMIUM_109_VERSION}
  [ -x "$folder/chromium" ] && [ -d "$folder/lib" ] && echo "$folder"
}

# export_engines: their paths, for tests/engines.
export_engines() {
  FIREFOX=$(find_firefox || true)
  WEBKIT_DRIVER=$(find_webkit_driver || true)
  MINIBROWSER=$(find_minibrowser || true)
  CHROMIUM_109=$(find_chromium109 || true)
  CHROMIUM=$(find_chromium || true)
  export CHROMIUM FIREFOX WEBKIT_DRIVER MINIBROWSER CHROMIUM_109
}

# has_engine ENGINE: whether one of those above, or current Chromium, is installed.
has_engine() {
  case $1 in
  firefox) find_firefox >/dev/null ;;
  webkit) find_webkit_driver >/dev/null && find_minibrowser >/dev/null && have Xvfb ;;
  chromium109) find_chromium109 >/dev/null ;;
  chromium) find_chromium >/dev/null ;;
  esac
}

# say_version ENGINE: which version it is, where it is not the one that the tests were last seen to pass in.
say_version() {
  local found seen
  case $1 in
  chromium) found=$(major "$(find_chromium)") seen=$SEEN_CHROMIUM ;;
  firefox) found=$(major "$(find_firefox)") seen=$SEEN_FIREFOX ;;
  webkit) found=$(dpkg-query -W -f '${Version}' webkit2gtk-driver 2>/dev/null | grep -oE '^[0-9]+\.[0-9]+') seen=$SEEN_WEBKIT ;;
  *) return 0 ;;
  esac
  [ -z "$found" ] || [ "$found" = "$seen" ] || say "mind: this is $(engine_name "$1") $found, and the tests were last seen to pass in $seen"
}
