#!/usr/bin/env bash
# Checks that each folder of src includes only itself and those before it in the list, likewise each room of a folder
# that has rooms, and that the rules and all below them do no input or output, know no clock, start no thread and throw
# nothing. The words of a module, rules/*/codec.*, belong to record.
set -euo pipefail
cd "$(dirname "$0")/.."

layers='core tiles engine rules games record bots arena tables client server terminal cli'
# Rooms of a folder, lowest first.
rooms='tiles/model tiles/check tiles/read tiles/draw engine/tables engine/board engine/turn'
rooms+=' bots/random bots/greedy bots/eval bots/search'
rooms+=' terminal/console terminal/words terminal/input terminal/screen terminal/modules terminal/play terminal/join'
rooms+=' server/net server/store server/ops server/thinking server/hall server/people server/talk'
pure='core tiles engine rules games tables'
banned='iostream fstream cstdio stdio.h chrono thread mutex'

# shellcheck disable=SC2016 # the program is awk's
find src -type f \( -name '*.h' -o -name '*.cpp' \) -path 'src/*/*' -print0 | sort -z |
    xargs -0 --no-run-if-empty awk -v layers="$layers" -v rooms="$rooms" -v pure="$pure" -v banned="$banned" '
    function complain(what) {
        print FILENAME ":" FNR ": " what
        failed = 1
    }
    # The first two parts of a path.
    function room_of(file,   parts) {
        split(file, parts, "/")
        return parts[1] "/" parts[2]
    }
    # The folder to which a file belongs.
    function layer_of(file,   parts) {
        if (file ~ /^rules\/[^\/]+\/codec\.(h|cpp)$/) return "record"
        split(file, parts, "/")
        return parts[1]
    }
    BEGIN {
        n = split(layers, names, " ")
        for (i = 1; i <= n; ++i) level[names[i]] = i
        n = split(rooms, names, " ")
        for (i = 1; i <= n; ++i) {
            room_level[names[i]] = i
            sub(/\/.*/, "", names[i])
            has_rooms[names[i]] = 1
        }
        n = split(pure, names, " ")
        for (i = 1; i <= n; ++i) is_pure[names[i]] = 1
        n = split(banned, names, " ")
        for (i = 1; i <= n; ++i) is_banned[names[i]] = 1
    }
    FNR == 1 {
        split(FILENAME, parts, "/")
        here = layer_of(substr(FILENAME, 5))
        room = parts[2] "/" parts[3]
        in_comment = 0
        if (here in has_rooms && parts[4] != "" && !(room in room_level))
            complain("the room " room " has no place in the order: " rooms)
        if (!(here in level)) complain("the folder " here " has no place in the order: " layers)
    }
    /^[ \t]*#[ \t]*include/ {
        match($0, /[<"][^>"]*[>"]/)
        quoted = substr($0, RSTART, 1) == "\""
        file = substr($0, RSTART + 1, RLENGTH - 2)
        folder = layer_of(file)
        if (file ~ /(^|\/)\.\.(\/|$)/) complain("includes " file ": name it from src, as folder/file")
        else if (folder in level && folder != file && level[folder] > level[here])
            complain("includes " file ", but " here " may not use " folder)
        else if (folder == here && (room in room_level) && (room_of(file) in room_level) &&
                 room_level[room_of(file)] > room_level[room])
            complain("includes " file ", but " room " may not use " room_of(file))
        else if (quoted && folder != file && !(folder in level))
            complain("includes \"" file "\": no folder of src; write <" file "> for a library")
        if (here in is_pure && !quoted && file in is_banned)
            complain("includes <" file ">, but " here " must stay pure")
        next
    }
    here in is_pure {
        line = $0
        if (in_comment && !sub(/^.*\*\//, "", line)) next
        in_comment = 0
        gsub(/\\./, "", line)
        gsub(/"[^"]*"/, "", line)
        gsub(/\/\*([^*]|\*[^\/])*\*\//, "", line)
        sub(/\/\/.*/, "", line)
        if (sub(/\/\*.*/, "", line)) in_comment = 1
        if (line ~ /(^|[^A-Za-z0-9_])throw([^A-Za-z0-9_]|$)/) complain("throws, but " here " must not")
    }
    END { exit failed }'
