#!/usr/bin/env bash
# Feeds every parser of outside data with inputs nobody thought of: libFuzzer with the address and
# undefined-behaviour sanitizers. A long run by hand; ./test only replays the corpus with some mutants.
#   tools/fuzz.sh [--seed S] [TARGET] [SECONDS]    one target of tests/fuzz, or all; 60 seconds each
#   tools/fuzz.sh --build                          only builds the targets
# As many targets run at once as there are processors (JOBS=n: n of them). A finding is minimised and goes into
# the corpus as a regression: a test that fails until the bug is fixed. Inputs that libFuzzer considers worth
# keeping stay in build/fuzz/corpus, where the next run continues.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
. tools/lib.sh

minimise_seconds=30
targets=(tests/fuzz/corpus/*)
targets=("${targets[@]#tests/fuzz/corpus/}")

usage() { sed -n '4,5s/^#  *//p' "$0"; }

# keep_finding TARGET FILE: its smallest form goes into the corpus.
keep_finding() {
    local target=$1 file=$2 name
    name=regression-$(sha256sum "$file" | cut -c1-12)
    echo "  found: $(grep -m1 -E 'does not hold|SUMMARY' "$log" || basename "$file")"
    build/fuzz/fuzz_"$target" -minimize_crash=1 -max_total_time=$minimise_seconds \
        -exact_artifact_path="$PWD/build/fuzz/findings/$name" "$file" >>"$log" 2>&1 || true
    if [[ -s build/fuzz/findings/$name ]]; then file=build/fuzz/findings/$name; fi
    cp "$file" "tests/fuzz/corpus/$target/$name"
    echo "  kept as tests/fuzz/corpus/$target/$name; to replay it:"
    echo "  build/fuzz/fuzz_$target tests/fuzz/corpus/$target/$name"
    echo "  The full output is in $log."
}

# fuzz TARGET: true if nothing was found.
fuzz() {
    local target=$1 found=build/fuzz/findings/$1 log=build/logs/fuzz-$1.log file
    rm -rf "$found" && mkdir -p "$found" "build/fuzz/corpus/$target" build/logs
    build/fuzz/fuzz_"$target" -seed="$seed" -max_total_time="$seconds" -timeout=60 -report_slow_units=60 \
        -rss_limit_mb=2048 -print_final_stats=1 -dict=tests/fuzz/words.dict -artifact_prefix="$found/" \
        "build/fuzz/corpus/$target" "tests/fuzz/corpus/$target" >"$log" 2>&1 || true
    echo "$target: $(sed -n 's/^stat::number_of_executed_units: *//p' "$log") executions in $seconds s at most"
    for file in "$found"/*; do
        if [[ -f $file ]]; then keep_finding "$target" "$file" && return 1; fi
    done
    grep -q '^stat::number_of_executed_units' "$log" || die "fuzz_$target did not run; see $log"
}

if [[ ${1:-} == --one ]]; then
    seed=$2 seconds=$3
    fuzz "$4"
    exit
fi

seed=$((RANDOM * 32768 + RANDOM + 1)) only_build=''
while [[ ${1:-} == -* ]]; do
    case $1 in
        --seed)
            [[ ${2:-} =~ ^[0-9]+$ ]] || die "tools/fuzz.sh: --seed takes a number" "$(usage)"
            seed=$2
            shift 2
            ;;
        --build) only_build=1 && shift ;;
        *) die "tools/fuzz.sh: there is no option $1" "$(usage)" ;;
    esac
done
if [[ ${1:-} =~ ^[0-9]+$ ]]; then set -- "" "$@"; fi
seconds=${2:-60}
if [[ ! $seconds =~ ^[1-9][0-9]*$ || $# -gt 2 ]]; then die "usage:" "$(usage)"; fi
if [[ -n ${1:-} ]]; then
    [[ -d tests/fuzz/corpus/$1 ]] || die "There is no target $1; there are: ${targets[*]}"
    targets=("$1")
fi

tools/setup.sh fuzz
cmake --preset fuzz >/dev/null
cmake --build --preset fuzz --parallel "$(jobs)" --target "${targets[@]/#/fuzz_}"
if [[ -n $only_build ]]; then exit; fi

echo "seed $seed"
if ! printf '%s\0' "${targets[@]}" | xargs -0 -n 1 -P "$(jobs)" tools/fuzz.sh --one "$seed" "$seconds"; then
    die "tools/fuzz.sh: something was found."
fi
echo "nothing found"
