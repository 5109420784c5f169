#!/usr/bin/env bash
# Whether whole tables come to the same in another build as in the release build:
#   tools/same_tables.sh COMMAND...    the command prints its digest (tests/wasm/tables_main.cpp)
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/lib.sh

expected=$(build/release/table_digest)
actual=$("$@")
[[ -n $expected && $actual == "$expected" ]] ||
    die "Tables differ: the release build prints '$expected', $1 prints '$actual'."
echo "signature: $actual of whole tables, by $(basename "$1")"
