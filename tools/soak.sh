#!/usr/bin/env bash
# A server under load for long, with sockets that are dropped and come back: does it grow? By hand, never as a test.
#   tools/soak.sh MINUTES [MOVES A SECOND, 400 unless told]
# Prints every 20 seconds what the server holds, and at the end whether that grew after the warm-up.
# The store's cache may take 64 MiB: until the database is as large (some 240,000 moves) memory grows with it.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
. tools/lib.sh

minutes=${1:-} rate=${2:-400}
[[ $minutes =~ ^[1-9][0-9]*$ && $rate =~ ^[1-9][0-9]*$ ]] || die "$(sed -n '2,5s/^# \{0,1\}//p' "$0")"
[[ -x build/release/trencavel_load ]] ||
    die "tools/soak.sh: build/release/trencavel_load is not there; ./test --quick builds it"
exec nice -n 19 build/release/trencavel_load --tables 100 --rate "$rate" --reconnects 10 --sample 20 \
    --seconds $((minutes * 60))
