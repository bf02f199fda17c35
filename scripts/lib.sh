# The start of every script: strict mode, paths, and which tools are used.
# Sourced, not run. Written for bash 3.2 (macOS) and later.
# shellcheck shell=bash
set -euo pipefail

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
CACHE=${XDG_CACHE_HOME:-$HOME/.cache}/rack-o
cd "$ROOT"

source "$ROOT/scripts/versions"
source "$ROOT/scripts/lib/helpers.sh"
source "$ROOT/scripts/lib/rust.sh"
source "$ROOT/scripts/lib/tools.sh"
source "$ROOT/scripts/lib/engines.sh"

pick_rust
use_tools
