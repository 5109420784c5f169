#!/usr/bin/env bash
# Gives everything that comes from outside bytes that nobody thought of: libFuzzer with the address and
# undefined-behaviour sanitizers. A long run by hand; ./test only replays the corpus with some mutants.
#   tools/fuzz.sh [TARGET] [SECONDS]    one target of tests/fuzz, or all; 60 seconds each
# What is found is made as small as it gets, and comes to lie in the corpus as a regression: a test that fails until
# it is mended. What libFuzzer thinks worth keeping stays in build/fuzz/corpus and is where the next run goes on.
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/lib.sh

minimise_seconds=30
targets=(tests/fuzz/corpus/*)
targets=("${targets[@]#tests/fuzz/corpus/}")

if [[ ${1:-} == -* || ${2:-60} =~ [^0-9] ]]; then die "usage: tools/fuzz.sh [TARGET] [SECONDS]"; fi
if [[ ${1:-} =~ ^[0-9]+$ ]]; then set -- "" "$1"; fi
seconds=${2:-60}
if [[ -n ${1:-} ]]; then
    [[ -d tests/fuzz/corpus/$1 ]] || die "There is no target $1; there are: ${targets[*]}"
    targets=("$1")
fi

# keep_finding TARGET FILE: its smallest form goes to the corpus.
keep_finding() {
    local target=$1 file=$2 name
    name=regression-$(sha256sum "$file" | cut -c1-12)
    echo "  found: $(grep -m1 -E 'does not hold|SUMMARY' "$log" || basename "$file")"
    build/fuzz/fuzz_"$target" -minimize_crash=1 -max_total_time=$minimise_seconds \
        -exact_artifact_path="$PWD/build/fuzz/findings/$name" "$file" >>"$log" 2>&1 || true
    if [[ -s build/fuzz/findings/$name ]]; then file=build/fuzz/findings/$name; fi
    cp "$file" "tests/fuzz/corpus/$target/$name"
    echo "  kept as tests/fuzz/corpus/$target/$name; the whole story is in $log"
}

# fuzz TARGET: true if nothing was found.
fuzz() {
    local target=$1 found=build/fuzz/findings/$1 log=build/logs/fuzz-$1.log file
    rm -rf "$found" && mkdir -p "$found" "build/fuzz/corpus/$target" build/logs
    build/fuzz/fuzz_"$target" -max_total_time="$seconds" -timeout=60 -report_slow_units=60 -rss_limit_mb=2048 -print_final_stats=1 \
        -dict=tests/fuzz/words.dict -artifact_prefix="$found/" "build/fuzz/corpus/$target" "tests/fuzz/corpus/$target" \
        >"$log" 2>&1 || true
    echo "$target: $(sed -n 's/^stat::number_of_executed_units: *//p' "$log") executions in $seconds s at most"
    for file in "$found"/*; do
        if [[ -f $file ]]; then keep_finding "$target" "$file" && return 1; fi
    done
    grep -q '^stat::number_of_executed_units' "$log" || die "fuzz_$target did not run; see $log"
}

tools/setup.sh fuzz
cmake --preset fuzz >/dev/null
cmake --build --preset fuzz --parallel "$(jobs)" --target "${targets[@]/#/fuzz_}"
findings=0
for target in "${targets[@]}"; do
    fuzz "$target" || findings=$((findings + 1))
done
if ((findings > 0)); then die "tools/fuzz.sh: $findings of ${#targets[@]} targets found something."; fi
echo "nothing found"
