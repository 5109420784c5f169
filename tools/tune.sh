#!/usr/bin/env bash
# Makes data/bots/weights.txt anew: the weights of the search bot for every game. Takes about half an hour on one core.
# Arguments go to `trencavel tune`, as in tools/tune.sh --games 3000 --rounds 4.
set -euo pipefail
cd "$(dirname "$0")/.."
program=${TRENCAVEL:-build/release/trencavel}
eight=bridges,castles,bazaars
file=data/bots/weights.txt
{
    echo "# The weights of the evaluation of the search bot (src/bots/eval/weights.h), fitted to games that it played"
    echo "# against itself. Each game was fitted by the command above it; tools/tune.sh makes all anew. Weights are in 1/1024"
    echo "# point; completion: in 1/64, the constant, for log2 of time, and for each open end by how many tiles fit there."
    "$program" tune --game carcassonne "$@"
    "$program" tune --game wheel "$@"
    "$program" tune --game carcassonne --with $eight "$@"
    "$program" tune --game wheel --with $eight "$@"
    "$program" tune --game castle "$@"
    "$program" tune --game castle --with falcon "$@"
} >"$file.new"
mv "$file.new" "$file"
