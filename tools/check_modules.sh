#!/usr/bin/env bash
# A module is a folder: what it is called stands in its own folders and in a few lists, nowhere else.
#   tools/check_modules.sh             no module is named in more places than tools/module_words.txt allows
#   tools/check_modules.sh --shrink    takes out of that list what is no longer there
#   tools/check_modules.sh --print     the list as it would be, such as after files were moved
# Tests, data and documents may name any module. No module includes another one.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
. tools/lib.sh

list=tools/module_words.txt
# word:folder,folder…: the folders that own the word, in src/rules, src/terminal/modules and web/src/modules.
modules='wheel:wheel castle:castles,burg bridge:bridges bazaar:bazaars falcon:falcon small_cities:small_cities'

# Every file of the program that may not name a module, or only as often as the list says.
sources() {
    find src web/src -type f ! -name '*.md' ! -name '*.test.ts' ! -name '*_testing.ts' -print0 | sort -z
}

# places: a line "word file lines" for every file outside the module's folders that has the word.
places() {
    # shellcheck disable=SC2016 # the program is awk's
    sources | xargs -0 awk -v modules="$modules" '
        function is_own(file, word,   i, n, folders) {
            n = split(owners[word], folders, ",")
            for (i = 1; i <= n; ++i) {
                if (file ~ "^(src/rules|src/terminal/modules|web/src/modules)/" folders[i] "/") return 1
            }
            return 0
        }
        BEGIN {
            n = split(modules, pairs, " ")
            for (i = 1; i <= n; ++i) {
                split(pairs[i], pair, ":")
                words[i] = pair[1]
                owners[pair[1]] = pair[2]
            }
        }
        {
            line = tolower($0)
            for (i = 1; i <= n; ++i) {
                if (index(line, words[i])) ++lines[words[i] " " FILENAME]
            }
        }
        END {
            for (place in lines) {
                split(place, parts, " ")
                if (!is_own(parts[2], parts[1])) print place, lines[place]
            }
        }' | LC_ALL=C sort
}

# compare: what is wrong with the places given, in comparison with the list; false if something is.
compare() {
    # shellcheck disable=SC2016 # the program is awk's
    awk -v list="$list" '
        FILENAME == list { if ($0 !~ /^#/) allowed[$1 " " $2] = $3; next }
        { found[$1 " " $2] = $3 }
        END {
            for (place in found) {
                split(place, parts, " ")
                if (!(place in allowed))
                    print parts[2] ": names a module (" parts[1] "): move that to a folder of the module"
                else if (found[place] > allowed[place])
                    print parts[2] ": " found[place] " lines with \"" parts[1] "\", " allowed[place] " are allowed"
                else if (found[place] < allowed[place]) shrunk = 1
                failed += !(place in allowed) || found[place] > allowed[place]
            }
            for (place in allowed) if (!(place in found)) shrunk = 1
            if (shrunk && !failed) print list ": fewer lines name a module now; run tools/check_modules.sh --shrink"
            exit failed || shrunk
        }' "$list" - | sort
}

# shrunk: the list with nothing in it that is not there any more; what has come up is not taken in.
shrunk() {
    # shellcheck disable=SC2016 # the program is awk's
    places | awk '
        FILENAME != "-" { if ($0 !~ /^#/) allowed[$1 " " $2] = $3; next }
        ($1 " " $2) in allowed { print $1, $2, $3 < allowed[$1 " " $2] ? $3 : allowed[$1 " " $2] }' "$list" -
}

header() {
    cat <<'END'
# Where a module may be named outside its own folders: word, file, lines. This list only shrinks (tools/check_modules.sh).
END
}

# Modules know the families and each other's hooks, not each other.
separate() {
    # shellcheck disable=SC2016 # the program is awk's
    find src/rules -mindepth 2 -type f \( -name '*.h' -o -name '*.cpp' \) -print0 | sort -z | xargs -0 awk '
        FNR == 1 { split(FILENAME, here, "/") }
        /^#include "rules\/[^\/"]+\// {
            split($2, there, "/")
            if (there[2] != here[3] && there[2] != "families") {
                print FILENAME ":" FNR ": includes " $2 ", which belongs to another module"
                failed = 1
            }
        }
        END { exit failed }'
}

case ${1:-} in
    '') separate && places | compare ;;
    --print) header && places ;;
    --shrink)
        new=$(header && shrunk)
        echo "$new" >"$list"
        ;;
    *) die "tools/check_modules.sh: there is no option $1" ;;
esac
