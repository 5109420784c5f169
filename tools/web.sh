#!/usr/bin/env bash
# The web app: installs its packages, builds and checks it; does nothing that is done already.
#   tools/web.sh packages what npm ci installs
#   tools/web.sh build    web/dist, which becomes part of the program
#   tools/web.sh check    formatting, types and unit tests
#   tools/web.sh browser  games in Debian's Chromium, against the program as it was built
#   tools/web.sh browser-long  the same, and whole games
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/lib.sh

node=$(node_path) || die "No Node of at least 20.19 was found: run tools/setup.sh build, or install one."
export PATH=$(dirname "$node"):$PATH NO_COLOR=1
cd web

# newer_than FILE PATH...: whether any file there is newer than FILE, or FILE is missing.
newer_than() {
    local file=$1
    shift
    [[ ! -e $file ]] || [[ -n $(find "$@" -newer "$file" -type f -print -quit) ]]
}

packages() {
    if ! newer_than node_modules/.package-lock.json package-lock.json; then return; fi
    echo "Installing the packages of the web app" >&2
    npm ci --no-audit --no-fund
    touch node_modules/.package-lock.json
}

is_built() {
    ! newer_than dist/index.html src ../data/tiles index.html package-lock.json vite.config.ts svelte.config.js
}

# Browsers take files compressed; it is done once, here, and so with the patience that makes them 4 % smaller.
build() {
    if is_built; then return; fi
    npm run --silent build
    find dist -type f -size +1k ! -name '*.gz' -exec zopfli {} +
    check_size
}

# bytes_sent FILE...: as browsers are sent them, compressed if that is smaller.
bytes_sent() {
    local bytes=0 file
    for file in "$@"; do
        if [[ -f $file.gz ]]; then file=$file.gz; fi
        bytes=$((bytes + $(stat -c %s "$file")))
    done
    echo "$bytes"
}

# What a browser loads before it can show anything, index.html and all that it names, stays within 200 KB. Rules, the review
# and pages for a few come later, when somebody wants them.
check_size() {
    local first all bytes
    mapfile -t first < <(grep -o '/assets/[^"]*' dist/index.html | sed 's/^/dist/')
    mapfile -t all < <(find dist -type f ! -name '*.gz')
    bytes=$(bytes_sent dist/index.html "${first[@]}")
    echo "The web app is $bytes bytes at the first visit, $(bytes_sent "${all[@]}") in all."
    if ((bytes > 200000)); then
        rm dist/index.html # so that it is not taken for built
        die "The first visit takes more than 200 KB, which people with slow connections would wait for: leave something out, or load it later."
    fi
}

# Passes on what vitest says, and adds up its tests as ./test counts them.
count_tests() {
    awk '
        { print }
        /^ *Tests +[0-9]/ { for (i = 2; i <= NF; ++i) sum[$i] += $(i - 1) }
        END { printf "tests: %d passed, %d failed, %d skipped\n", sum["passed"], sum["failed"], sum["skipped"] + sum["todo"] }'
}

# With the program that has been built.
browser() { npm run --silent browser | count_tests; }
browser_long() { TRENCAVEL_LONG=1 browser; }

# together SCRIPT...: runs scripts of package.json side by side, shows what each says, and fails if one of them did.
together() {
    local folder script status=0
    local -A running
    folder=$(mktemp -d)
    for script in "$@"; do
        npm run --silent "$script" >"$folder/$script" 2>&1 &
        running[$script]=$!
    done
    for script in "$@"; do
        wait "${running[$script]}" || status=1
        cat "$folder/$script"
    done
    rm -r "$folder"
    return "$status"
}

# What formatting and types depend on, as a hash: the same in every clone.
static_key() {
    {
        "$node" --version
        find . ../data/tiles \( -name node_modules -o -name dist -o -name '.*cache' \) -prune -o -type f -print0 |
            LC_ALL=C sort -z | xargs -0 sha256sum
    } | sha256sum | cut -d ' ' -f 1
}

# Formatting and types are looked at again only when something changed since they were last found right, in whatever clone on
# this machine, as clang-tidy does (tools/tidy.sh). Tests always run.
check() {
    local stamps=${XDG_CACHE_HOME:-${HOME:-../build}/.cache}/trencavel/web stamp
    stamp=$stamps/$(static_key)
    if [[ -e $stamp ]]; then
        echo "Formatting and types: found right before, and nothing changed since."
        together test | count_tests
        return
    fi
    together test check format | count_tests
    mkdir -p "$stamps"
    find "$stamps" -type f -mtime +60 -delete
    touch "$stamp"
}

case ${1:-} in
    packages) packages ;;
    build)
        packages
        build
        ;;
    check)
        packages
        check
        ;;
    browser)
        packages
        browser
        ;;
    browser-long)
        packages
        browser_long
        ;;
    *) die "usage: tools/web.sh packages|build|check|browser|browser-long" ;;
esac
