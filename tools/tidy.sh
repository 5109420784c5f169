#!/usr/bin/env bash
# clang-tidy over the sources of src, in the units that the release build compiles.
#   tools/tidy.sh          the checks that cost little beyond reading a unit
#   tools/tidy.sh --all    all of .clang-tidy; takes about twice as long
# A unit is read again only when one of the project's files in it, its compile command or the checks changed since it was last
# found clean, in whatever clone on this machine.
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/lib.sh

build=build/release
stamps=${XDG_CACHE_HOME:-${HOME:-build}/.cache}/trencavel/tidy
# House style, and mistakes that the compiler's warnings do not see. Those left to --all took as long as reading the unit.
cheap='-*,readability-identifier-naming,readability-duplicate-include,readability-simplify-boolean-expr,modernize-use-override'
cheap+=',modernize-make-unique,modernize-deprecated-headers,bugprone-branch-clone,bugprone-assignment-in-if-condition'
cheap+=',bugprone-inaccurate-erase,bugprone-lambda-function-name,bugprone-parent-virtual-call,bugprone-sizeof-expression'
cheap+=',bugprone-string-constructor,bugprone-suspicious-enum-usage,bugprone-throw-keyword-missing'
cheap+=',bugprone-virtual-near-miss,performance-no-automatic-move,performance-noexcept-move-constructor'

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
            if (unit ~ "^src/" || unit ~ "^" build "src/.*units/") print unit "\t" file
        }'
}

# key UNIT: a hash of everything its findings depend on, the same in every clone.
key() {
    local files
    mapfile -t files < <(awk -F '\t' -v unit="$1" '$1 == unit { print $2 }' <<<"$known" | sort -u)
    {
        clang-tidy-19 --version
        echo "$checks"
        grep -F -- "-c $PWD/$1" "$build/compile_commands.json" | sed "s#$PWD##g"
        cat .clang-tidy "${files[@]}"
    } | sha256sum | cut -d ' ' -f 1
}

# lint UNIT KEY: leaves the key as a stamp when the unit is clean.
lint() {
    clang-tidy-19 -p "$build" --quiet ${checks:+"--checks=$checks"} "$PWD/$1"
    touch "$stamps/$2"
}

checks=$cheap
if [[ ${1:-} == --all ]]; then checks='' && shift; fi
mkdir -p "$stamps"
find "$stamps" -type f -mtime +60 -delete
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
    if [[ ! -e $stamps/$now ]]; then printf '%s\0%s\0' "$unit" "$now"; fi
done | xargs -0 --no-run-if-empty -n 2 -P "$(jobs)" tools/tidy.sh $([[ -n $checks ]] || echo --all) --one
