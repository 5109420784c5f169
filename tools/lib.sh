# shellcheck shell=bash
# What the commands share. Source it from the top folder, with `set -euo pipefail` in force.

# A clone elsewhere on the same machine finds what this one has compiled.
export CCACHE_BASEDIR=$PWD CCACHE_NOHASHDIR=true
# Precompiled headers are named on the command line and hold system headers alone (ccache's manual, "Precompiled headers").
export CCACHE_SLOPPINESS=pch_defines,time_macros
# The compiler itself says which headers it has read; otherwise they would all be read twice when the cache has nothing.
export CCACHE_DEPEND=true
# Here the sanitizers find llvm-symbolizer, without which their reports name no function.
export PATH=$PATH:/usr/lib/llvm-19/bin

# How many programs to run at once.
jobs() { echo "${JOBS:-$(nproc)}"; }

# die MESSAGE...: says why, one line per argument, and ends.
die() {
    printf '%s\n' "$@" >&2
    exit 1
}

# Prints the path of a Node of at least 20.19: the one installed, or the one that tools/setup.sh fetched.
node_path() {
    local node
    for node in "$(command -v node || true)" "$PWD"/.cache/node/node_modules/node-linux-*/bin/node; do
        if [[ -x $node ]] && "$node" -e '
            const [major, minor] = process.versions.node.split(".").map(Number);
            process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1);'; then
            echo "$node"
            return
        fi
    done
    return 1
}

# On a terminal, keeps the last "n/m" read (ninja and ctest print such) at the end of the current line.
show_progress() {
    local line
    while IFS= read -r line; do
        if [[ $line =~ ^[[:space:]]*\[?([0-9]+/[0-9]+) ]]; then printf '\e7 %s\e[K\e8' "${BASH_REMATCH[1]}" >&2; fi
    done
    printf '\e[K' >&2
}

# quietly LOG COMMAND...: runs the command with its output in LOG, and in sight if VERBOSE is set.
# Gives back the command's status; call it with `set +e`, so that the command's own `set -e` holds.
quietly() {
    local log=$1
    shift
    mkdir -p "$(dirname "$log")"
    if [[ -n ${VERBOSE:-} ]]; then
        (set -e; "$@") 2>&1 | tee "$log"
    elif [[ -t 2 && ${TERM:-dumb} != dumb ]]; then
        (set -e; "$@") 2>&1 | tee "$log" | show_progress
    else
        (set -e; "$@") >"$log" 2>&1
    fi
}
