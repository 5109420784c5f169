#!/usr/bin/env bash
# Installs the Debian packages that are missing, and does nothing when all are there.
#   tools/setup.sh build    what ./play needs: compiler, libraries and Node
#   tools/setup.sh unit     and what the unit tests and benchmarks need
#   tools/setup.sh test     and what the rest of ./test needs: formatter, linter, sanitizers, WebAssembly, browser
#   tools/setup.sh fuzz     what unit does, and what tools/fuzz.sh needs: clang with libFuzzer
# TRENCAVEL_NO_SETUP=1 skips it all, for systems that are not Debian.
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/lib.sh

build=(g++ cmake ninja-build ccache nlohmann-json3-dev libcli11-dev libfmt-dev libboost1.81-dev libicu-dev libjemalloc-dev libpq-dev libsqlite3-dev libsodium-dev zopfli
    libspdlog-dev libssl-dev libtomlplusplus-dev prometheus-cpp-dev)
unit=(libgtest-dev libgmock-dev libbenchmark-dev postgresql-15)
# clang-tidy comes from the same LLVM as the WebAssembly compiler: Debian 12's own, 14, cannot read <ranges>.
test=(clang-format clang-tidy-19 clang-19 lld-19 wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32
    libclang-rt-19-dev-wasm32 libclang-rt-19-dev llvm-19 chromium-headless-shell)
fuzz=(clang-19 lld-19 libclang-rt-19-dev llvm-19)

log=build/logs/setup.log

# installed PACKAGE: whether dpkg knows it as installed.
installed() {
    [[ $(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null) == installed ]]
}

# install_packages PACKAGE...: those not yet installed, with apt-get.
install_packages() {
    local package missing=() unknown=() as_root=()
    command -v dpkg-query apt-get >/dev/null ||
        die "This is not a Debian system. Trencavel needs what Debian 12 calls:" "  $*" \
            "Install their like, then run this again with TRENCAVEL_NO_SETUP=1."
    for package in "$@"; do
        installed "$package" || missing+=("$package")
    done
    if ((${#missing[@]} == 0)); then return; fi

    local advice="  apt-get update && apt-get install -y --no-install-recommends ${missing[*]}"
    if ((EUID != 0)); then
        command -v sudo >/dev/null ||
            die "Packages are missing, and only root can install them. As root, run:" "$advice"
        as_root=(sudo)
    fi
    echo "Installing with apt-get: ${missing[*]}" >&2
    mkdir -p "$(dirname "$log")"
    local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300)
    # A package list that cannot be had today need not be the one that counts.
    "${apt[@]}" update >"$log" 2>&1 || echo "apt-get update failed; going on with the lists at hand." >&2
    for package in "${missing[@]}"; do
        apt-cache show "$package" >/dev/null 2>&1 || unknown+=("$package")
    done
    ((${#unknown[@]} == 0)) ||
        die "This system's package lists do not have: ${unknown[*]}" \
            "Debian 12 has them all. Without network, or on another release, install their like by hand, then run" \
            "this again with TRENCAVEL_NO_SETUP=1. The log is $log."
    if [[ " ${missing[*]} " == *" postgresql-15 "* ]]; then forbid_cluster; fi
    local status=0
    "${apt[@]}" install -y --no-install-recommends "${missing[@]}" >>"$log" 2>&1 || status=$?
    allow_cluster
    if ((status != 0)); then
        tail -n 20 "$log" >&2
        die "The packages could not be installed (log: $log). As root, run:" "$advice"
    fi
}

# With a new PostgreSQL Debian makes a database cluster and starts it. The tests start their own, and nobody asked for that
# one. What tells Debian so is taken back after the installation.
cluster_settings=/etc/postgresql-common/createcluster.conf
forbidden=''
forbid_cluster() {
    "${apt[@]}" install -y --no-install-recommends postgresql-common >>"$log" 2>&1 || return 0
    grep -q '^#create_main_cluster = true$' "$cluster_settings" || return 0
    "${as_root[@]}" sed -i 's/^#create_main_cluster = true$/create_main_cluster = false/' "$cluster_settings"
    forbidden=1
}
allow_cluster() {
    if [[ -z $forbidden ]]; then return; fi
    "${as_root[@]}" sed -i 's/^create_main_cluster = false$/#create_main_cluster = true/' "$cluster_settings"
}

# Debian 12's Node is 18; its npm can fetch a newer one into .cache, beside nothing else on the system.
install_node() {
    local machine
    case $(uname -m) in
        x86_64) machine=x64 ;;
        aarch64) machine=arm64 ;;
        *) die "No Node of at least 20.19 was found, and none can be fetched for $(uname -m): install one." ;;
    esac
    echo "Fetching Node 22 into .cache/node" >&2
    mkdir -p .cache/node "$(dirname "$log")"
    if ! npm install --prefix .cache/node --no-audit --no-fund "node-linux-$machine@22" >>"$log" 2>&1 ||
        ! node_path >/dev/null; then
        tail -n 20 "$log" >&2
        die "Node 22 could not be fetched (log: $log). Install a Node of at least 20.19, or run:" \
            "  npm install --prefix .cache/node node-linux-$machine@22"
    fi
}

if [[ -n ${TRENCAVEL_NO_SETUP:-} ]]; then exit; fi

case ${1:-} in
    build) packages=("${build[@]}") ;;
    unit) packages=("${build[@]}" "${unit[@]}") ;;
    test) packages=("${build[@]}" "${unit[@]}" "${test[@]}") ;;
    fuzz) packages=("${build[@]}" "${unit[@]}" "${fuzz[@]}") ;;
    *) die "usage: tools/setup.sh build|unit|test|fuzz" ;;
esac
command -v npm >/dev/null || packages+=(nodejs npm)
install_packages "${packages[@]}"
node_path >/dev/null || install_node
