#!/usr/bin/env bash
# Compares the signature of play with the last `Bench: N` in the log: a commit that plays differently must say so.
# Only in a clean checkout with history: what is not committed has no message yet.
set -euo pipefail
cd "$(dirname "$0")/.."

mkdir -p build/logs
actual=$(build/release/trencavel bench --signature | tee build/logs/signature) # for tools/same_signature.sh too
if ! git rev-parse HEAD >/dev/null 2>&1 || [[ -n $(git status --porcelain --untracked-files=no) ]]; then
    echo "signature: $actual (not compared: there are changes that are not committed, or no history)"
    exit
fi
expected=$(git log --format=%B | sed -n 's/^Bench: \([0-9]*\)$/\1/p' | head -n 1)
if [[ -z $expected ]]; then
    echo "signature: $actual (not compared: no commit names one)"
elif [[ $actual != "$expected" ]]; then
    echo "The bench prints $actual, but the last commit that names a signature says 'Bench: $expected'."
    echo "If play was meant to change, end the commit's message with 'Bench: $actual'."
    exit 1
else
    echo "signature: $actual, as in the log"
fi
