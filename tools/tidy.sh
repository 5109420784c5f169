#!/usr/bin/env bash
# clang-tidy over the sources of src, one library or program at a time: headers take longest to read, and so are read once.
#   tools/tidy.sh          the checks that cost little beyond reading the sources
#   tools/tidy.sh --all    all of .clang-tidy; takes about twice as long
#   tools/tidy.sh --count  how many libraries and programs there are
# A target is read again only when one of the project's files in it, its compile command or the checks changed since it was
# last found clean, in whatever clone on this machine.
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/lib.sh

build=build/release
stamps=${XDG_CACHE_HOME:-${HOME:-build}/.cache}/trencavel/tidy
# House style, and mistakes that the compiler's warnings do not see. Those left to --all took as long as reading the sources.
cheap='-*,readability-identifier-naming,readability-duplicate-include,readability-simplify-boolean-expr,modernize-use-override'
cheap+=',modernize-make-unique,modernize-deprecated-headers,bugprone-branch-clone,bugprone-assignment-in-if-condition'
cheap+=',bugprone-inaccurate-erase,bugprone-lambda-function-name,bugprone-parent-virtual-call,bugprone-sizeof-expression'
cheap+=',bugprone-string-constructor,bugprone-suspicious-enum-usage,bugprone-throw-keyword-missing'
cheap+=',bugprone-virtual-near-miss,performance-no-automatic-move,performance-noexcept-move-constructor'

# sources TARGET: what cmake/units.cmake has found in it, from the top.
sources() { sed -n 's/^#include "\(.*\)"$/\1/p' "$build/whole/$1.cpp"; }

# The targets of src, the largest first, so that none is left alone at the end.
targets() {
    local file
    for file in "$build"/whole/*.cpp; do
        file=$(basename "$file" .cpp)
        if [[ $(sources "$file" | sed -n 1p) == src/* ]]; then echo "$(sources "$file" | xargs cat | wc -c) $file"; fi
    done | sort -rn | cut -d ' ' -f 2
}

# What ninja knows of each target: a line "target<TAB>file" for each project file that it includes. The compiler cache writes
# paths as seen from the build folder, the compiler itself full ones.
dependencies() {
    ninja -C "$build" -t deps | awk -v top="$PWD/" -v build="$build/" '
        /^[^ ]/ { target = match($0, /[^\/]+\.dir\//) ? substr($0, RSTART, RLENGTH - 5) : "" }
        /^ / {
            sub(/^ +/, "")
            if (index($0, top) == 1) file = substr($0, length(top) + 1)
            else if (/^\//) next
            else if (sub(/^\.\.\/\.\.\//, "")) file = $0
            else file = build $0
            print target "\t" file
        }'
}

# flags TARGET: those of its first source, without the source itself.
flags() {
    sed -n "s#^ *\"command\": \"\(.*\) -o [^ ]*/$1\.dir/.*#\1#p" "$build/compile_commands.json" | sed 's#\\"#"#g; s#\\\\#\\#g' | sed -n 1p
}

# key TARGET: a hash of everything its findings depend on, the same in every clone.
key() {
    local files
    mapfile -t files < <(awk -F '\t' -v target="$1" '$1 == target { print $2 }' <<<"$known" | sort -u)
    {
        clang-tidy-19 --version
        echo "$checks"
        flags "$1" | sed "s#$PWD##g"
        cat .clang-tidy "${files[@]}"
    } | sha256sum | cut -d ' ' -f 1
}

# lint TARGET KEY: leaves the key as a stamp when the target is clean.
lint() {
    local command
    eval "command=($(flags "$1"))"
    while [[ ${command[0]} != -* ]]; do command=("${command[@]:1}"); done # the compiler, and its cache
    clang-tidy-19 --quiet ${checks:+"--checks=$checks"} "$PWD/$build/whole/$1.cpp" -- "${command[@]}"
    touch "$stamps/$2"
}

checks=$cheap
if [[ ${1:-} == --all ]]; then checks='' && shift; fi
if [[ ${1:-} == --count ]]; then
    targets | wc -l
    exit
fi
mkdir -p "$stamps"
find "$stamps" -type f -mtime +60 -delete
if [[ ${1:-} == --one ]]; then
    lint "$2" "$3"
    exit
fi

mapfile -t all < <(targets)
compiled=$(for target in "${all[@]}"; do sources "$target"; done)
while read -r source; do
    grep -qxF "$source" <<<"$compiled" || die "$source is compiled by no target."
done < <(find src -name '*.cpp')
known=$(dependencies)
for target in "${all[@]}"; do
    now=$(key "$target")
    if [[ ! -e $stamps/$now ]]; then printf '%s\0%s\0' "$target" "$now"; fi
done | xargs -0 --no-run-if-empty -n 2 -P "$(jobs)" tools/tidy.sh $([[ -n $checks ]] || echo --all) --one
