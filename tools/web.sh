#!/usr/bin/env bash
# The web app: installs its packages, builds and checks it; does nothing that is done already.
#   tools/web.sh build    web/dist, which becomes part of the program
#   tools/web.sh check    formatting, types and unit tests
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/lib.sh

node=$(node_path) || die "No Node of at least 20.19 was found: run tools/setup.sh build, or install one."
PATH=$(dirname "$node"):$PATH
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

# Browsers take files compressed; it is done once, here.
build() {
    if ! newer_than dist/index.html src ../data/tiles index.html package-lock.json vite.config.ts svelte.config.js; then
        return
    fi
    npm run --silent build
    find dist -type f -size +1k ! -name '*.gz' -exec gzip -9 --keep --no-name {} +
}

check() {
    npm run --silent format
    npm run --silent check
    npm run --silent test
}

case ${1:-} in
    build) packages && build ;;
    check) packages && check ;;
    *) die "usage: tools/web.sh build|check" ;;
esac
