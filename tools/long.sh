#!/usr/bin/env bash
# The long checks: what ./test does with small counts or not at all, for as many minutes as you give it.
# shellcheck disable=SC2317 # plan_NAME and count_NAME are called by name
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
. tools/lib.sh

usage() {
    cat <<'TEXT'
tools/long.sh [--minutes N] [--seed S] [--only NAME[,NAME]]

Runs the long checks within N minutes (60), builds included. Each check gets its share of the time and runs rounds
of a fixed size, each with a new seed, until its share or its full count is used up. Time only bounds how many
rounds are run: a count that is not reached is reported, and is no failure. A check that fails ends; the others go on.

  --minutes N     how long the whole may take; what a check does not need goes to those after it
  --seed S        the number that all seeds derive from; without it, a new one
  --only NAMES    only these checks, separated by commas
  --list          the checks with their weights and full counts
  --help          this text

Ends in a table, which is also in build/logs/long.md. The exit status is 1 if a check failed; the table then says how
to replay it. JOBS=n runs n processes at once instead of one per processor.
TEXT
}

# --- the checks ---

names=()
declare -A what weight full unit build
# check NAME WEIGHT COUNT UNIT BUILD WHAT: a check, in the order in which they run. BUILD is the preset that it needs beside
# release, or -. COUNT may be `all`: what plan_NAME then finds.
check() {
    names+=("$1")
    weight[$1]=$2 full[$1]=$3 unit[$1]=$4 build[$1]=$5 what[$1]=$6
}

# Those with an end come first, so that the time they leave goes to those that could go on for days.
check portable 3 1 signature portable 'the portable build plays the same'
check tidy 12 all targets - 'clang-tidy, all checks on all sources'
check release 10 all programs - 'all tests of the release build'
check units-address 6 all programs sanitize 'all unit tests with the address and undefined-behaviour sanitizers'
check servers-address 6 all tests sanitize 'whole servers with the address and undefined-behaviour sanitizers'
check servers-threads 6 all tests threads 'whole servers with the thread sanitizer'
check servers-postgres 5 all tests - 'whole servers with PostgreSQL'
check browser 10 20 rounds - 'every browser test, and a whole game of each kind'
check rare 8 7000 games - 'both engines compared until all that is rare was met'
check repeat 15 200 rounds - 'every test of servers and clients again, half of the rounds beside busy loops'
check points 3 200 points - 'servers that end at a named point'
check hidden 4 10000 pairs - 'games that differ only in what is hidden'
check power 5 100000 cuts - 'power cuts'
check kills 10 2000 kills - 'kill -9 under load'
check kills-postgres 4 2000 kills - 'kill -9 under load, with PostgreSQL'
check network 10 500000 games - 'games over a bad network'
check carcassonne 5 4000000 games - 'both engines compared: Carcassonne and expansion 8'
check wheel 5 3000000 games - 'both engines compared: the Wheel of Fortune'
check castle 4 3000000 games - 'both engines compared: Die Burg'
check soak 18 14400 seconds - 'a server under load: does it grow?'
check fuzz 10 1000000000 executions fuzz 'libFuzzer on every target'

# plan_NAME: sets the next round: `commands`, run side by side, and `adds`, what each adds to the count. False if nothing is
# left. `round` is its number from 1, `left` the seconds left of the share. Commands are shell text, so that they can be
# copied and run; `seed` gives the next seed.

# each_lane ADDS COMMAND: the same command for each processor, with a seed of its own in place of %.
each_lane() {
    local lane
    adds=$1
    for ((lane = 0; lane < $(jobs); ++lane)); do
        seed "$lane"
        commands+=("${2/\%/$a_seed}")
    done
}

# The sizes take 5 to 20 seconds on two cores, and are large enough for each test to meet all that it says it must meet.
plan_kills() { each_lane 20 "TRENCAVEL_KILLS=20 TRENCAVEL_SEED=% build/release/crash_tests --gtest_filter=Crash.Loses*"; }
plan_kills-postgres() { each_lane 10 "TRENCAVEL_TEST_DATABASE=postgres TRENCAVEL_KILLS=10 TRENCAVEL_SEED=% build/release/crash_tests --gtest_filter=Crash.Loses*"; }
plan_points() { each_lane 10 "TRENCAVEL_POINT_ROUNDS=1 TRENCAVEL_SEED=% build/release/crash_tests --gtest_filter=CrashPoints.Lose*"; }
plan_power() { each_lane 2000 "TRENCAVEL_POWER_CUTS=2000 TRENCAVEL_SEED=% build/release/store_tests --gtest_filter=StorePower.Every*"; }
plan_network() { each_lane 40 "TRENCAVEL_NETWORK_GAMES=40 TRENCAVEL_SEED=% build/release/network_tests --gtest_filter=Network.Every*"; }
plan_hidden() { each_lane 100 "TRENCAVEL_PAIRS=100 TRENCAVEL_SEED=% build/release/hidden_tests --gtest_filter=HiddenTiles.Change*"; }
plan_carcassonne() { each_lane 200 "build/release/compare_engines --games 200 --game carcassonne --seed %"; }
plan_wheel() { each_lane 150 "build/release/compare_engines --games 150 --game wheel --seed %"; }
plan_castle() { each_lane 400 "build/release/compare_engines --games 400 --game castle --seed %"; }

# plan_tests ROUNDS COMMAND: every ROUNDS-th test of those that this ctest command runs, so that neighbours, which take alike
# long, do not meet in one round.
plan_tests() {
    if ((round == 1)); then full[$name]=$(eval "$2 --show-only" | sed -n 's/^Total Tests: //p'); fi
    ((round <= $1)) || return 1
    seed
    commands=("TRENCAVEL_SEED=$a_seed $2 --tests-information $round,,$1")
    adds=$(((full[$name] - round) / $1 + 1))
}
plan_release() { plan_tests 20 "TRENCAVEL_LONG=1 ctest --preset release --parallel $(jobs) --no-tests=error"; }

plan_units-address() { plan_tests 10 "ctest --preset sanitize --parallel $(jobs) --no-tests=error"; }

# plan_servers PRESET: ten parts of all tests with that build's servers and clients.
plan_servers() {
    if ((round == 1)); then full[$name]=$(tools/whole_server.sh "$1" --all --count); fi
    ((round <= 10)) || return 1
    seed
    commands=("TRENCAVEL_SEED=$a_seed tools/whole_server.sh $1 --all $round 10")
}
plan_servers-address() { plan_servers sanitize; }
plan_servers-threads() { plan_servers threads; }
count_servers() { echo $((count[$name] + $(sed -n 's/^tests: \([0-9]*\) passed.*/\1/p' "${logs[0]}"))); }
count_servers-address() { count_servers; }
count_servers-threads() { count_servers; }

# All of them in ten parts, but for those that look into the files of SQLite.
plan_servers-postgres() {
    local command="TRENCAVEL_TEST_DATABASE=postgres build/release/server_tests --gtest_brief=1"
    command+=" --gtest_filter=-Expiry.GuestsGo*:Forget.NothingIsLeftInTheFiles:Recovery.OnlyAHash*"
    if ((round == 1)); then full[$name]=$(eval "$command --gtest_list_tests" | grep -c '^  '); fi
    ((round <= 10)) || return 1
    seed
    commands=("GTEST_TOTAL_SHARDS=10 GTEST_SHARD_INDEX=$((round - 1)) TRENCAVEL_SEED=$a_seed $command")
}
count_servers-postgres() {
    echo $((count[$name] + $(sed -n 's/^\[  PASSED  \] \([0-9]*\) tests*\.$/\1/p' "${logs[0]}")))
}

plan_browser() {
    commands=("tools/web.sh browser-long")
    adds=1
}

# A test that depends on luck or on speed shows only when it is run often, and on a busy machine.
plan_repeat() {
    local beside=''
    if ((round % 2 == 0)); then beside='tools/busy.sh 4 '; fi
    commands=("${beside}ctest --preset release --parallel $(($(jobs) * 2)) --no-tests=error --tests-regex '^($tests_to_repeat)_tests'")
    adds=1
}
tests_to_repeat='server|client|remote|join|network|crash|hidden|http|background|server_parts|store|backup_command|fair_draw'

# Always the same games, which are known to be enough.
plan_rare() {
    ((round == 1)) || return 1
    commands=("TRENCAVEL_GAMES=7000 ctest --preset release --parallel $(jobs) --no-tests=error --tests-regex random_play_tests")
    adds=7000
}

plan_portable() {
    ((round == 1)) || return 1
    # shellcheck disable=SC2016 # expanded when it runs
    commands=('bash -c '\''[[ $(build/release/trencavel bench --signature) == $(build/portable/bench_signature | tee /dev/stderr) ]]'\')
    adds=1
}

# A unit found clean stays so until it changes; so it may be stopped when its share is over, and go on next time.
plan_tidy() {
    ((round == 1)) || return 1
    full[tidy]=$(units_of_tidy)
    commands=("tools/tidy.sh --all")
    stop_after=$left
}
units_of_tidy() { tools/tidy.sh --count; }
# Those that are clean: all, if it came to its end.
count_tidy() {
    if ((statuses[0] == 0)); then
        units_of_tidy
    else
        find "${XDG_CACHE_HOME:-${HOME:-build}/.cache}/trencavel/tidy" -type f -newer "$scratch" 2>/dev/null | wc -l
    fi
}

# What is left of the share, in one piece: a server must be warm before it can be seen to grow.
plan_soak() {
    ((round == 1)) || return 1
    adds=$((left > 20 ? left - 10 : 10))
    seed
    commands=("tools/soak.sh ${adds}s 1000 $a_seed")
}

# Seconds for each target, so that all of them have had their turn when the share is over.
plan_fuzz() {
    local targets seconds
    ((round == 1)) || return 1
    targets=(tests/fuzz/corpus/*)
    seconds=$(((left - 5) / ((${#targets[@]} + $(jobs) - 1) / $(jobs))))
    seed
    commands=("tools/fuzz.sh --seed $a_seed $((seconds < 2 ? 2 : seconds))")
}
count_fuzz() { awk '/ executions in / {sum += $2} END {print sum + 0}' "${logs[0]}"; }

# What the checks need of the release build, and what else is built for them.
programs_of() {
    case $1 in
        kills | kills-postgres | points) echo test_server crash_tests ;;
        servers-postgres) echo test_server server_tests ;;
        power) echo store_tests ;;
        network) echo test_server network_tests ;;
        hidden) echo hidden_tests ;;
        browser) echo test_server ;;
        repeat) echo test_server "${tests_to_repeat//|/_tests }_tests" ;;
        rare) echo random_play_tests ;;
        carcassonne | wheel | castle) echo compare_engines ;;
        soak) echo trencavel trencavel_load ;;
        servers-*) echo crash_tests server_tests join_tests ;;
        *) echo trencavel ;;
    esac
}

build_command() {
    case $1 in
        fuzz) echo "tools/fuzz.sh --build" ;;
        portable) echo "tools/long.sh --build portable bench_signature" ;;
        sanitize) echo "tools/long.sh --build sanitize tests/all test_client client_tests" ;;
        threads) echo "tools/long.sh --build threads test_server test_client client_tests" ;;
    esac
}

# --- running them ---

# The watchdog ends a round that hangs; even the slowest machine needs far less.
hang_seconds=1800
declare -A count=() rounds=() seeds=() result=() note=() took=() build_took=()
began=$SECONDS
lanes=()       # process groups that are running
tick=''        # the process that ends when progress is due
last_line=0    # when a line of progress was printed
round_took=0

# grouped NUMBER: 1,234,567
grouped() { sed ':a; s/\B[0-9]\{3\}\>/,&/; ta' <<<"$1"; }

elapsed() { echo $((SECONDS - began)); }

# seed [LANE]: sets a_seed to the seed of this lane of this round, which follows from --seed alone.
seed() { a_seed=$(printf '%s %s %s %s' "$base_seed" "$name" "$round" "${1:-0}" | cksum | cut -d ' ' -f 1); }

# progress [always]: on a terminal one line that is rewritten; otherwise one line per check and every few minutes.
progress() {
    local text minutes
    minutes=$(((minutes_wanted * 60 - $(elapsed) + 59) / 60))
    text="$doing; $((minutes < 0 ? 0 : minutes)) min left"
    if [[ -t 1 ]]; then
        printf '\r%s\e[K' "$text"
    elif [[ -n ${1:-} ]] || ((SECONDS - last_line >= 180)); then
        echo "$text"
        last_line=$SECONDS
    fi
}

# alive PROCESS_GROUP...: whether a process of these is running. Those that only wait to be reaped are not.
alive() {
    awk -v groups=" $* " '
        { sub(/.*\) /, ""); if ($1 != "Z" && index(groups, " " $3 " ")) found = 1 }
        END { exit !found }' < <(cat /proc/[0-9]*/stat 2>/dev/null)
}

# end_lanes: whatever still runs in the process groups; with more than a word if that is not heard within 5 seconds.
end_lanes() {
    local lane signal
    for signal in TERM KILL; do
        for lane in "${lanes[@]}"; do kill -"$signal" -- "-$lane" 2>/dev/null || true; done
        for _ in {1..50}; do
            if ! alive "${lanes[@]}"; then break 2; fi
            sleep 0.1
        done
    done
    lanes=()
}

end_tick() {
    if [[ -n $tick ]]; then
        kill "$tick" 2>/dev/null || true
        wait "$tick" 2>/dev/null || true
        tick=''
    fi
}

# run_lanes: runs `commands` side by side, each in a process group of its own with its output in one of `logs`; sets
# `statuses`. Ends them after stop_after seconds, if that is set: then `stopped` is set.
run_lanes() {
    local start=$SECONDS lane ended status limit=${stop_after:-$hang_seconds}
    stopped='' statuses=()
    lanes=()
    for ((lane = 0; lane < ${#commands[@]}; ++lane)); do
        # shellcheck disable=SC2016 # expanded by the new shell
        setsid bash -c 'eval "exec env $1"' round "${commands[lane]}" </dev/null >"${logs[lane]}" 2>&1 &
        lanes+=($!)
    done
    local pids=("${lanes[@]}")
    declare -A running=()
    for lane in "${!pids[@]}"; do running[${pids[lane]}]=$lane; done
    while ((${#running[@]} > 0)); do
        progress
        if [[ -z $tick ]]; then sleep 2 & tick=$!; fi
        status=0 ended=''
        wait -n -p ended "${!running[@]}" "$tick" || status=$?
        if [[ $ended == "$tick" ]]; then
            tick=''
        elif [[ -n $ended ]]; then
            lane=${running[$ended]}
            statuses[lane]=$status
            unset "running[$ended]"
        fi
        if ((SECONDS - start >= limit && ${#running[@]} > 0)); then
            stopped=1
            end_lanes
            for lane in "${running[@]}"; do
                wait "${pids[lane]}" 2>/dev/null || true
                statuses[lane]=143
            done
            running=()
        fi
    done
    end_tick
    # A program that has ended may have left others behind.
    end_lanes
    round_took=$((SECONDS - start))
}

# fail NAME COMMAND LOG: keeps the log, and says how to see it again.
fail() {
    local kept=build/logs/long-$1-failed.log
    cp "$3" "$kept"
    result[$1]=FAILED
    note[$1]="log: $kept"$'\n'"replay: $2"
}

run_round() {
    local lane
    logs=()
    for lane in "${!commands[@]}"; do logs+=("build/logs/long-$name-$((lane + 1)).log"); done
    run_lanes
    for lane in "${!commands[@]}"; do
        echo "round $round: ${commands[lane]} -> ${statuses[lane]}${stopped:+ (stopped)}, $round_took s" >>"build/logs/long-$name.log"
    done
    if [[ -n $(type -t "count_$name") ]]; then count[$name]=$("count_$name"); fi
    for lane in "${!commands[@]}"; do
        if [[ ${result[$name]} == FAILED ]]; then
            continue
        elif ((statuses[lane] != 0)) && ! is_only_stopped; then
            fail "$name" "${commands[lane]}" "${logs[lane]}"
            if [[ -n $stopped ]]; then note[$name]+=$'\n'"It had not ended after $hang_seconds seconds."; fi
        elif [[ -z $(type -t "count_$name") ]]; then
            count[$name]=$((count[$name] + adds))
        fi
    done
    rounds[$name]=$round
    if [[ -n $a_seed ]]; then seeds[$name]=$base_seed; fi
}

# A check that may be stopped has failed only if it had found something by then.
is_only_stopped() { [[ -n $stopped && -n $stop_after ]] && ! grep -qE '(error|warning): ' "${logs[@]}"; }

# run_check: rounds until its share of what is left, or its count, is used up.
run_check() {
    local start=$SECONDS share=$1 commands adds left stop_after a_seed round=0
    count[$name]=0 rounds[$name]=0 result[$name]=passed
    : >"build/logs/long-$name.log"
    doing="$name: up to $share s"
    progress always
    while :; do
        round=$((round + 1))
        commands=() adds=0 stop_after='' a_seed=''
        left=$((share - (SECONDS - start)))
        # A round that would not end in time is not begun; but the first one is.
        if ((round > 1 && round_took > left)) || ! "plan_$name"; then break; fi
        doing="$name: round $round, $(amount "$name")${a_seed:+, seed $a_seed}"
        run_round
        if [[ ${result[$name]} == FAILED ]] || ((count[$name] >= full[$name])); then break; fi
    done
    if ((count[$name] == 0)) && [[ ${result[$name]} == passed ]]; then result[$name]="nothing reached"; fi
    took[$name]=$((SECONDS - start))
    doing="$name: ${result[$name]}, $(amount "$name") in ${took[$name]} s"
    progress always
    if [[ -t 1 ]]; then echo; fi
}

# amount NAME: "90 of 2,000 kills"
amount() {
    local all=${full[$1]}
    if [[ $all != all ]]; then all=$(grouped "$all"); fi
    echo "$(grouped "${count[$1]:-0}") of $all ${unit[$1]}"
}

# run_builds: what the chosen checks need, one after the other, for at most half of the time.
run_builds() {
    local preset commands logs adds stop_after left
    for preset in sanitize threads portable fuzz; do
        for name in "${chosen[@]}"; do
            if [[ ${build[$name]} == "$preset" ]]; then break; fi
        done
        if [[ ${build[$name]} != "$preset" ]]; then continue; fi
        commands=("$(build_command "$preset")") logs=("build/logs/long-build-$preset.log")
        left=$((minutes_wanted * 30 - $(elapsed)))
        stop_after=$((left < 1 ? 1 : left))
        doing="building $preset"
        progress always
        run_lanes
        build_took[$preset]=$round_took
        for name in "${chosen[@]}"; do
            if [[ ${build[$name]} != "$preset" || ${statuses[0]} == 0 ]]; then continue; fi
            if [[ -n $stopped ]]; then
                result[$name]="not built in time"
            else
                fail "$name" "${commands[0]}" "${logs[0]}"
            fi
        done
    done
    if [[ -t 1 && ${#build_took[@]} -gt 0 ]]; then echo; fi
}

run_checks() {
    local name i later share
    run_builds
    for ((i = 0; i < ${#chosen[@]}; ++i)); do
        name=${chosen[i]}
        if [[ -n ${result[$name]:-} ]]; then continue; fi
        later=0
        for each in "${chosen[@]:i}"; do
            if [[ -z ${result[$each]:-} ]]; then later=$((later + weight[$each])); fi
        done
        share=$(((minutes_wanted * 60 - $(elapsed)) * weight[$name] / later))
        if ((share < 1)); then
            result[$name]="no time left"
        else
            run_check "$share"
        fi
    done
}

# --- the table ---

# row CELL...: a line of the table.
row() { printf '| %-68s | %-38s | %-26s | %s |\n' "$@"; }

# table STATE: all that is known by now.
table() {
    local name preset
    echo "# Long checks"
    echo
    echo "$(date -u '+%Y-%m-%d %H:%M') UTC, commit $(git rev-parse --short HEAD 2>/dev/null || echo unknown)$(
        [[ -z $(git status --porcelain --untracked-files=no 2>/dev/null) ]] || echo ' with changes'
    ), $((($(elapsed) + 59) / 60)) of $minutes_wanted minutes, seed $base_seed$1"
    echo
    row "what" "how many" "seed" "result"
    row "---" "---" "---" "---"
    for name in "${chosen[@]}"; do
        row "$name: ${what[$name]}" "$(amount "$name")" "$(
            if [[ -n ${seeds[$name]:-} ]]; then echo "${seeds[$name]}, ${rounds[$name]} round$( ((rounds[$name] == 1)) || echo s)"; fi
        )" "${result[$name]:-not run}${took[$name]:+, ${took[$name]} s}"
    done
    for preset in "${!build_took[@]}"; do row "build $preset" "" "" "${build_took[$preset]} s"; done
    for name in "${chosen[@]}"; do
        if [[ ${result[$name]:-} != FAILED ]]; then continue; fi
        printf '\n%s FAILED\n\n' "$name"
        printf '    %s\n' "${note[$name]//$'\n'/$'\n'    }"
    done
}

# finish STATE STATUS: the table, and the end.
finish() {
    local status=$2 name
    trap '' INT TERM HUP
    trap - EXIT
    if [[ -t 1 ]]; then echo; fi
    for name in "${chosen[@]}"; do
        if [[ ${result[$name]:-} == FAILED ]]; then status=1; fi
    done
    table "$1" | tee build/logs/long.md
    rm -rf "$scratch"
    exit "$status"
}

interrupted() {
    trap '' INT TERM HUP
    end_lanes
    end_tick
    if [[ -n ${name:-} && -n ${count[$name]:-} && -z ${took[$name]:-} && ${result[$name]} == passed ]]; then
        result[$name]=$( ((count[$name] == 0)) || echo "passed until " )interrupted
    fi
    finish ", interrupted" "$1"
}

# --- the command line ---

list() {
    local name
    printf '%-16s %6s  %-26s %s\n' name weight "full count" what
    for name in "${names[@]}"; do
        printf '%-16s %6s  %-26s %s\n' "$name" "${weight[$name]}" "$(grouped "${full[$name]}") ${unit[$name]}" "${what[$name]}"
    done
}

# choose NAMES: those of --only, in the order in which they run.
choose() {
    local name wanted=",$1,"
    for name in ${1//,/ }; do
        [[ -n ${weight[$name]:-} ]] || die "tools/long.sh: there is no check $name; there are: ${names[*]}"
    done
    chosen=()
    for name in "${names[@]}"; do
        if [[ $wanted == *",$name,"* ]]; then chosen+=("$name"); fi
    done
    ((${#chosen[@]} > 0)) || die "tools/long.sh: --only needs the name of a check; there are: ${names[*]}"
}

require_programs() {
    local name program missing=()
    for name in "${chosen[@]}"; do
        for program in $(programs_of "$name"); do
            if [[ ! -x build/release/$program && " ${missing[*]} " != *" $program "* ]]; then missing+=("$program"); fi
        done
        if [[ $name == release && ${#missing[@]} == 0 ]]; then
            mapfile -t missing < <(ctest --preset release --show-only | sed -n 's/.*: \(.*\)_NOT_BUILT$/\1/p')
        fi
    done
    ((${#missing[@]} == 0)) || die "tools/long.sh: build/release does not have: ${missing[*]}" \
        "./test --quick builds them, or, without running any tests:" \
        "  tools/web.sh build && cmake --preset release && cmake --build --preset release"
}

# value OPTION VALUE: a number from 1 on.
number() { [[ ${2:-} =~ ^[1-9][0-9]{0,9}$ ]] || die "tools/long.sh: $1 takes a number from 1 on, not '${2:-}'"; }

if [[ ${1:-} == --build ]]; then
    cmake --preset "$2"
    exec cmake --build --preset "$2" --parallel "$(jobs)" --target "${@:3}"
fi

minutes_wanted=60 base_seed='' chosen=("${names[@]}")
while (($# > 0)); do
    case $1 in
        --minutes) number "$@" && minutes_wanted=$2 && shift 2 ;;
        --seed) number "$@" && base_seed=$2 && shift 2 ;;
        --only) choose "${2:-}" && shift 2 ;;
        --list) list && exit ;;
        --help | -h) usage && exit ;;
        *) die "tools/long.sh: there is no option $1" "$(usage)" ;;
    esac
done
base_seed=${base_seed:-$((RANDOM * 32768 + RANDOM + 1))}

require_programs
mkdir -p build/logs
# What tests leave behind when they are ended goes away with this.
scratch=$(mktemp -d "${TMPDIR:-/tmp}/trencavel-long-XXXXXX")
chmod 711 "$scratch" # PostgreSQL is run by an ordinary user, who must get there
export TMPDIR=$scratch
trap 'end_lanes; finish ", broken off by a mistake in tools/long.sh" 1' EXIT
trap 'interrupted 130' INT
trap 'interrupted 143' TERM HUP
echo "seed $base_seed, $minutes_wanted minutes: ${chosen[*]}"
run_checks
finish "" 0
