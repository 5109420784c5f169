#!/usr/bin/env bash
# Keeps a database and records of the present version, in tests/upgrade/VERSION. Once, at a release.
#   tests/upgrade/make.sh VERSION
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/../.."
. tools/lib.sh

version=${1:-}
[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] || die "$(sed -n '2,3s/^# \{0,1\}//p' "$0")"
[[ ! -e tests/upgrade/$version ]] || die "make.sh: tests/upgrade/$version is there already, and never made anew"
cmake --build --preset release --parallel "$(jobs)" --target upgrade_maker
build/release/upgrade_maker "tests/upgrade/$version"
du -sh "tests/upgrade/$version"
