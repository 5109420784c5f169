#!/usr/bin/env bash
# clang-tidy over the sources of src, with the release build's commands. A source is read again only when it, one of
# the project's headers it includes, its compile command or the checks changed since it was last found clean.
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/lib.sh

build=build/release
stamps=build/tidy

# What ninja knows of each source of src: a line "source<TAB>file" for the source and each project file it includes.
# The compiler cache writes the project's files as seen from the build folder, the compiler itself with their full paths.
dependencies() {
    ninja -C "$build" -t deps | awk -v top="$PWD/" '
        /^[^ ]/ { source = "" }
        /^ / {
            sub(/^ +/, "")
            if (!sub(/^\.\.\/\.\.\//, "") && index($0, top) != 1) next
            file = index($0, top) == 1 ? substr($0, length(top) + 1) : $0
            if (source == "") source = file
            if (source ~ /^src\/.*\.cpp$/) print source "\t" file
        }'
}

# key SOURCE: a hash of everything its findings depend on.
key() {
    local files
    mapfile -t files < <(awk -F '\t' -v source="$1" '$1 == source { print $2 }' <<<"$known" | sort -u)
    ((${#files[@]} > 0)) || die "$1 is compiled by no target."
    {
        clang-tidy-19 --version
        grep -F -- "-c $PWD/$1" "$build/compile_commands.json"
        cat .clang-tidy "${files[@]}"
    } | sha256sum
}

# lint SOURCE KEY: leaves the key as a stamp when the source is clean.
lint() {
    clang-tidy-19 -p "$build" --quiet "$PWD/$1"
    mkdir -p "$(dirname "$stamps/$1")"
    echo "$2" >"$stamps/$1"
}

if [[ ${1:-} == --one ]]; then
    lint "$2" "$3"
    exit
fi

known=$(dependencies)
mapfile -t sources < <(find src -name '*.cpp' | sort)
for source in "${sources[@]}"; do
    now=$(key "$source")
    if [[ ! -f $stamps/$source || $(<"$stamps/$source") != "$now" ]]; then
        printf '%s\0%s\0' "$source" "$now"
    fi
done | xargs -0 --no-run-if-empty -n 2 -P "$(jobs)" tools/tidy.sh --one
