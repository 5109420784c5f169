#!/usr/bin/env bash
# Runs tests that start servers, from the release build, with the server of another build: one with a sanitizer.
#   tools/whole_server.sh sanitize|threads [PART OF]    all of them, or part 3 of 10
# Whole games, resuming, repeated and bad messages, aids, kills. The rest is left out: each start of a server with a sanitizer
# is slow. Anything a sanitizer reports is an error, also if the server was killed or nobody looked at its output.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
. tools/lib.sh

[[ ${1:-} == sanitize || ${1:-} == threads ]] || die "usage: tools/whole_server.sh sanitize|threads [PART OF]"
preset=$1 part=${2:-1} of=${3:-1}
server=$PWD/build/$preset/test_server
[[ -x $server ]] || die "$server is missing; to build it:" \
    "  cmake --preset $preset && cmake --build --preset $preset --target test_server"
reports=$PWD/build/logs/$preset-reports
options=log_path=$reports/report:halt_on_error=1
rm -rf "$reports" && mkdir -p "$reports"
export TRENCAVEL_TEST_SERVER=$server TRENCAVEL_KILLS=${TRENCAVEL_KILLS:-8}
export ASAN_OPTIONS=$options UBSAN_OPTIONS=$options TSAN_OPTIONS=$options

# lane NUMBER: one of the processes that share the tests.
lane() {
    export GTEST_TOTAL_SHARDS=$((of * $(jobs))) GTEST_SHARD_INDEX=$(((part - 1) * $(jobs) + $1))
    build/release/server_tests --gtest_brief=1 '--gtest_filter=Games/WholeGame*:Resume*:Repeat*:BadMessages*:Forget*:Aids*'
    build/release/crash_tests --gtest_brief=1 '--gtest_filter=Crash.Loses*'
}

lanes=()
for ((number = 0; number < $(jobs); ++number)); do
    (set -e; lane "$number") >"build/logs/$preset-lane-$number.log" 2>&1 &
    lanes+=($!)
done
status=0
for process in "${lanes[@]}"; do wait "$process" || status=1; done
for ((number = 0; number < $(jobs); ++number)); do cat "build/logs/$preset-lane-$number.log"; done | tee "build/logs/$preset-lanes.log"
tools/count_tests.sh "build/logs/$preset-lanes.log"
if [[ -n $(ls -A "$reports") ]]; then cat "$reports"/* && exit 1; fi
exit "$status"
