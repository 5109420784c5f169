#!/usr/bin/env bash
# Runs tests that start servers, from the release build, with the server of another build: one with a sanitizer.
#   tools/whole_server.sh PRESET [CTEST OPTION...]    PRESET: sanitize, threads
# Whole games, resuming, repeated and bad messages, kills, two clients in the terminal. The rest is left out: each
# start of a server with a sanitizer is slow. Anything a sanitizer reports is an error, also if the server was
# killed or nobody looked at its output.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
. tools/lib.sh

[[ ${1:-} == sanitize || ${1:-} == threads ]] || die "usage: tools/whole_server.sh sanitize|threads [CTEST OPTION...]"
preset=$1
shift
[[ -x build/$preset/trencavel ]] || die "build/$preset/trencavel is missing; to build it:" \
    "  cmake --preset $preset && cmake --build --preset $preset --target trencavel"
reports=$PWD/build/logs/$preset-reports
options=log_path=$reports/report:halt_on_error=1
rm -rf "$reports" && mkdir -p "$reports"
TRENCAVEL_PROGRAM=$PWD/build/$preset/trencavel TRENCAVEL_KILLS=${TRENCAVEL_KILLS:-8} \
    ASAN_OPTIONS=$options UBSAN_OPTIONS=$options TSAN_OPTIONS=$options \
    ctest --preset release --label-regex server --parallel "$(jobs)" --no-tests=error \
    --tests-regex '^(Games/WholeGame|Resume|Repeat|BadMessages|Crash\.Loses|Join|Forget|Aids)' "$@"
if [[ -n $(ls -A "$reports") ]]; then cat "$reports"/* && exit 1; fi
