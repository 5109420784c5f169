#!/usr/bin/env bash
# Compiles a program of tests/wasm, and the folders of src that it needs, to WebAssembly and runs it there:
#   tools/wasm.sh bench     the games of the bench; prints their signature
#   tools/wasm.sh tables    whole tables; prints a digest of all that happened there
# More arguments go to the program. The release build must have been made: it generates the tile data.
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/lib.sh

generated=${WASM_GENERATED:-build/release/src/tiles} # the tile data as .cpp, and the units in which src/tiles is compiled
weights=${WASM_WEIGHTS:-build/release/src/bots}      # likewise the weights of the bots

out=$PWD/build/wasm
sysroot=$out/sysroot
target=(--target=wasm32-wasi "--sysroot=$sysroot" -stdlib=libc++ -O1) # compiles sooner than -O2, and must play the same
# The stack lies first, so that an overflow traps instead of overwriting data.
link=('-Wl,--stack-first' '-Wl,-z,stack-size=1048576' '-Wl,--strip-debug')

# The system headers WebAssembly may see: its own C and C++ library and the JSON reader, not the host's.
make_sysroot() {
    mkdir -p "$sysroot/include" "$sysroot/lib"
    ln -sfn /usr/include/wasm32-wasi "$sysroot/include/wasm32-wasi"
    ln -sfn /usr/lib/wasm32-wasi "$sysroot/lib/wasm32-wasi"
    ln -sfn /usr/include/nlohmann "$sysroot/include/nlohmann"
}

# write_unit NAME PATH...: all sources there as one, since they compile much the same templates.
write_unit() {
    local unit=build/wasm/units/$1.cpp
    mkdir -p build/wasm/units
    find "${@:2}" -name '*.cpp' | LC_ALL=C sort | sed 's/.*/#include "&"/' >"$unit"
    echo "$unit"
}

# sources PROGRAM
sources() {
    echo "tests/wasm/$1_main.cpp"
    write_unit engine src/core src/engine src/games # what src/rules has as sources are the words of records
    write_unit bots src/bots src/arena/signature.cpp
    if [[ $1 == tables ]]; then
        write_unit record src/record src/rules
        write_unit tables src/tables
    fi
    # As the build knows them: units of an earlier one may still lie there.
    sed -n "s#^ *\"file\": \"$PWD/\(\($generated\|$weights\)/.*\)\".*#\1#p" build/release/compile_commands.json
}

# compile SOURCE OBJECT; ccache makes it cheap when nothing changed.
compile() {
    mkdir -p "$(dirname "$2")"
    ccache clang++-19 "${target[@]}" -std=c++20 -fno-exceptions -fno-rtti -Wall -Wextra -Werror -I. -Isrc \
        -c "$1" -o "$2"
}

if [[ ${1:-} == --compile ]]; then
    compile "$2" "$3"
    exit
fi

program=${1:-}
[[ $program == bench || $program == tables ]] || die "usage: tools/wasm.sh bench|tables [ARGUMENT...]"
shift
node=$(node_path) || die "No Node of at least 20.19 was found; tools/setup.sh test fetches one."
make_sysroot
list=$(sources "$program")
mapfile -t files <<<"$list"
objects=()
for file in "${files[@]}"; do
    objects+=("$out/obj/$file.o")
done
for i in "${!files[@]}"; do
    printf '%s\0%s\0' "${files[i]}" "${objects[i]}"
done | xargs -0 -n 2 -P "$(jobs)" tools/wasm.sh --compile >&2
clang++-19 "${target[@]}" "${link[@]}" "${objects[@]}" -o "$out/$program.wasm"
exec "$node" tools/run_wasi.mjs "$out/$program.wasm" "$@"
