#!/usr/bin/env bash
# Whether another build plays the same games as the release build, whose signature is in build/logs/signature:
#   tools/same_signature.sh COMMAND...    the command prints its signature
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/lib.sh

expected=$(<build/logs/signature)
actual=$("$@")
[[ -n $expected && $actual == "$expected" ]] ||
    die "The signatures differ: the release build prints '$expected', $1 prints '$actual'."
echo "signature: $actual by $(basename "$1")"
