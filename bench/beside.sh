#!/usr/bin/env bash
# Speed as a ratio: runs `trencavel bench` and another program in turn, on the same core, and compares the best of
# each. The other program must print its speed as `… N games/s …`.
#   bench/beside.sh [-n ROUNDS] COMMAND...
set -euo pipefail
cd "$(dirname "$0")/.."

rounds=10
core=1
if [[ ${1:-} == -n ]]; then
    rounds=$2
    shift 2
fi
if (($# == 0)); then
    sed -n '2,4s/^# \{0,1\}//p' "$0" >&2
    exit 1
fi

ours=0 theirs=0
for ((i = 1; i <= rounds; ++i)); do
    a=$(taskset -c "$core" build/release/trencavel bench --json | sed -n 's/.*"carcassonne": \([0-9]*\).*/\1/p')
    b=$(taskset -c "$core" "$@" | sed -n 's/.* \([0-9]*\) games\/s.*/\1/p')
    [[ -n $a && -n $b ]] || { echo "beside.sh: no speed was printed" >&2; exit 1; }
    echo "round $i: $a beside $b games/s"
    ((a > ours)) && ours=$a
    ((b > theirs)) && theirs=$b
done
awk -v a="$ours" -v b="$theirs" 'BEGIN { printf "best: %d beside %d games/s, ratio %.2f\n", a, b, a / b }'
