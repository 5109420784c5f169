#!/usr/bin/env bash
# Counts the tests in a log of ctest (LastTest.log), most of whose entries are programs with many tests:
#   tools/count_tests.sh LOG    prints "tests: N passed, N failed, N skipped"
set -euo pipefail
awk '
    function close_entry() {
        if (entries && !counted) { if (ok) ++passed; else ++failed }
    }
    /^[0-9]+\/[0-9]+ Testing: / { close_entry(); ++entries; counted = 0; ok = 0 }
    /^\[  PASSED  \] [0-9]+ test/ { passed += $4; counted = 1 }
    /^\[  SKIPPED \] [0-9]+ test.*listed below/ { skipped += $4 }
    /^\[  FAILED  \] [0-9]+ test.*listed below/ { failed += $4; counted = 1 }
    /^Test Passed\./ { ok = 1 }
    END { close_entry(); printf "tests: %d passed, %d failed, %d skipped\n", passed, failed, skipped }' "$1"
