#!/usr/bin/env bash
# A server under load for a long time, with sockets that drop and come back: does it grow? By hand or from
# tools/long.sh.
#   tools/soak.sh TIME [RATE [SEED]]    TIME: minutes, or seconds such as 90s; RATE: moves a second (400)
# Prints regularly what the server holds, and at the end whether that grew after the warm-up, the first third. Fails if
# anything grew or any move was refused. For memory and tables the warm-up lasts at least 240,000 moves: until then
# the store's cache, which may take 64 MiB, is filling. A soak too short for that does not judge them.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
. tools/lib.sh

usage() { sed -n '4s/^#  *//p' "$0"; }

time=${1:-} rate=${2:-400} seed=${3:-1}
[[ $time =~ ^[1-9][0-9]*s?$ ]] || die "tools/soak.sh: TIME must be a whole number of minutes, or of seconds such as 90s" "$(usage)"
[[ $rate =~ ^[1-9][0-9]*$ ]] || die "tools/soak.sh: RATE must be a whole number of moves a second" "$(usage)"
[[ $seed =~ ^[0-9]+$ && $# -le 3 ]] || die "tools/soak.sh: SEED must be a number, and the last argument" "$(usage)"
[[ -x build/release/trencavel_load ]] ||
    die "tools/soak.sh: build/release/trencavel_load is missing; ./test --quick builds it"
if [[ $time == *s ]]; then seconds=${time%s}; else seconds=$((time * 60)); fi
sample=$((seconds / 30))
sample=$((sample < 1 ? 1 : sample > 20 ? 20 : sample))

# Not in /tmp, which may be in memory. The folder goes away with the script, also when that is interrupted.
mkdir -p build
folder=$(mktemp -d build/soak-XXXXXX)
load=''
trap 'if [[ -n $load ]]; then kill "$load" 2>/dev/null || true; wait "$load" || true; fi; rm -rf "$folder"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
build/release/trencavel_load --data "$folder/data" --tables 100 --rate "$rate" --reconnects 10 \
    --sample "$sample" --seconds "$seconds" --seed "$seed" &
load=$!
status=0
wait "$load" || status=$?
load=''
exit "$status"
