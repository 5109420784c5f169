#!/usr/bin/env bash
# Runs tests that start servers, from the release build, with the server of another build: one with a sanitizer.
#   tools/whole_server.sh sanitize|threads [--all] [PART OF]    all of them, or part 3 of 10
#   tools/whole_server.sh sanitize|threads --all --count        how many there are
# Whole games, resuming, repeated and bad messages, aids, kills; with --all also the clients: two in the terminal, and the
# client's own tests. The rest is left out: each start of a server with a sanitizer is slow. Anything a sanitizer reports is
# an error, also if the server was killed or nobody looked at its output.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
. tools/lib.sh

[[ ${1:-} == sanitize || ${1:-} == threads ]] || die "$(sed -n '2,4s/^# \{0,1\}//p' "$0")"
preset=$1 all='' targets=(test_server)
shift
if [[ ${1:-} == --all ]]; then all=1 && shift && targets+=(test_client client_tests); fi
for program in "${targets[@]}"; do
    [[ -x build/$preset/$program ]] || die "build/$preset/$program is missing; to build it:" \
        "  cmake --preset $preset && cmake --build --preset $preset --target ${targets[*]}"
done
reports=$PWD/build/logs/$preset-reports
options=log_path=$reports/report:halt_on_error=1
export TRENCAVEL_TEST_SERVER=$PWD/build/$preset/test_server
if [[ -n $all ]]; then
    export TRENCAVEL_KILLS=${TRENCAVEL_KILLS:-8}
else
    export TRENCAVEL_KILLS=${TRENCAVEL_KILLS:-4} TRENCAVEL_KILL_TABLES=${TRENCAVEL_KILL_TABLES:-20}
fi

# tests OPTION...: the programs, each with its tests and these options.
tests() {
    build/release/server_tests "$@" '--gtest_filter=Games/WholeGame*:Resume*:Repeat*:BadMessages*:Forget*:Aids*'
    build/release/crash_tests "$@" '--gtest_filter=Crash.Loses*'
    if [[ -n $all ]]; then
        TRENCAVEL_TEST_CLIENT=$PWD/build/$preset/test_client build/release/join_tests "$@" '--gtest_filter=Join*'
        "build/$preset/client_tests" "$@"
    fi
}

if [[ ${1:-} == --count ]]; then
    tests --gtest_list_tests | grep -c '^  '
    exit
fi
part=${1:-1} of=${2:-1}
rm -rf "$reports" && mkdir -p "$reports"
export ASAN_OPTIONS=$options UBSAN_OPTIONS=$options TSAN_OPTIONS=$options

lanes=() logs=()
for ((lane = 0; lane < $(jobs); ++lane)); do
    logs+=("build/logs/$preset-lane-$lane.log")
    (
        set -e
        export GTEST_TOTAL_SHARDS=$((of * $(jobs))) GTEST_SHARD_INDEX=$(((part - 1) * $(jobs) + lane))
        tests --gtest_brief=1
    ) >"${logs[lane]}" 2>&1 &
    lanes+=($!)
done
status=0
for process in "${lanes[@]}"; do wait "$process" || status=1; done
cat "${logs[@]}" | tee "build/logs/$preset-lanes.log"
tools/count_tests.sh "build/logs/$preset-lanes.log"
if [[ -n $(ls -A "$reports") ]]; then cat "$reports"/* && exit 1; fi
exit "$status"
