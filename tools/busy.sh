#!/usr/bin/env bash
# Runs a command beside busy loops, as on a machine that has other things to do: what passes only when it is quick fails here.
#   tools/busy.sh 4 build/release/server_tests --gtest_filter='Undo.*' --gtest_repeat=50
# Ends with the command's status, and leaves no loop behind.
set -euo pipefail

if [[ ! ${1:-} =~ ^[1-9][0-9]*$ || $# -lt 2 ]]; then
    sed -n '2,4s/^# \{0,1\}//p' "$0" >&2
    exit 2
fi
loops=()
trap 'kill "${loops[@]}" 2>/dev/null || true' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP
for ((i = 0; i < $1; ++i)); do
    while :; do :; done &
    loops+=($!)
done
shift
"$@" &
wait $!
