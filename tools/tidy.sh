#!/usr/bin/env bash
# clang-tidy over the sources of src, in the units that the release build compiles. A unit is read again only when one of the
# project's files in it, its compile command or the checks changed since it was last found clean.
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/lib.sh

build=build/release
stamps=build/tidy

# What ninja knows of each unit that is compiled for src, a source or several of them together: a line "unit<TAB>file" for
# the unit and each project file it includes. The compiler cache writes paths as seen from the build folder, the compiler
# itself full ones.
dependencies() {
    ninja -C "$build" -t deps | awk -v top="$PWD/" -v build="$build/" '
        /^[^ ]/ { unit = "" }
        /^ / {
            sub(/^ +/, "")
            if (index($0, top) == 1) file = substr($0, length(top) + 1)
            else if (/^\//) next
            else if (sub(/^\.\.\/\.\.\//, "")) file = $0
            else file = build $0
            if (unit == "") unit = file
            if (unit ~ "^src/" || unit ~ "^" build "src/.*/Unity/") print unit "\t" file
        }'
}

# key UNIT: a hash of everything its findings depend on.
key() {
    local files
    mapfile -t files < <(awk -F '\t' -v unit="$1" '$1 == unit { print $2 }' <<<"$known" | sort -u)
    {
        clang-tidy-19 --version
        grep -F -- "-c $PWD/$1" "$build/compile_commands.json"
        cat .clang-tidy "${files[@]}"
    } | sha256sum
}

# lint UNIT KEY: leaves the key as a stamp when the unit is clean.
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
while read -r source; do
    grep -qP "\t\Q$source\E$" <<<"$known" || die "$source is compiled by no target."
done < <(find src -name '*.cpp')
mapfile -t units < <(cut -f 1 <<<"$known" | sort -u)
for unit in "${units[@]}"; do
    now=$(key "$unit")
    if [[ ! -f $stamps/$unit || $(<"$stamps/$unit") != "$now" ]]; then
        printf '%s\0%s\0' "$unit" "$now"
    fi
done | xargs -0 --no-run-if-empty -n 2 -P "$(jobs)" tools/tidy.sh --one
