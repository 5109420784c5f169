#!/usr/bin/env bash
# Refuses tests that wait for time to pass, and tests that are skipped or run alone.
#   tools/check_waits.sh [FOLDER]       the tests of this project, or of another folder laid out like it
#   tools/check_waits.sh --self-test    whether it finds what it should; also runs before every check
# Comments and strings do not count. tests/support/patience.h holds the one wait that polls a condition.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
. tools/lib.sh

# test_files FOLDER: its test sources, by name.
test_files() {
    local top=$1
    {
        if [[ -d $top/tests ]]; then
            find "$top/tests" -type f ! -path "$top/tests/support/patience.h" \
                \( -name '*.h' -o -name '*.cpp' -o -name '*.cmake' -o -name CMakeLists.txt \)
        fi
        if [[ -d $top/web/tests ]]; then find "$top/web/tests" -type f -name '*.ts'; fi
        if [[ -d $top/web/src ]]; then
            find "$top/web/src" -type f \( -name '*.test.ts' -o -name '*_testing.ts' \)
        fi
    } | sed 's,^\./,,' | sort
}

# find_offenders FOLDER: a line "file:line: what; what to do instead" for each; false if there is one.
find_offenders() {
    # shellcheck disable=SC2016 # the program is perl's
    test_files "$1" | perl -e '
        use strict;
        use warnings;

        my $wait = "wait for a condition with eventually() of tests/support/patience.h, or inject the clock";
        my $web_wait = "wait for what is to be seen (expect.poll, vi.waitFor), or inject the clock";
        my $skip = "make it run everywhere, or delete it: nothing is skipped";
        my $only = "take it out: the other tests must run too";
        my @cpp = (
            [qr/\bstd::this_thread::sleep\w*|\bsleep_(?:for|until)\b|\busleep\b|\b(?:clock_)?nanosleep\b|\bsleep(?=\s*\()/, $wait],
            [qr/\bpoll\s*\(\s*(?:nullptr|NULL|0)\b/, $wait],
            [qr/\bGTEST_SKIP(?:_\w+)?\b|\bDISABLED_\w*/, $skip]);
        my @web = (
            [qr/\bwaitForTimeout\b/, $web_wait],
            [qr/\b(?:it|test|describe|suite|context|ctx)\.(?:skip|skipIf|runIf|todo|fixme)\b|\bx(?:it|test|describe)(?=\s*\()/, $skip],
            [qr/\.only(?=\s*\()/, $only]);
        my @cmake = ([qr/\bDISABLED\b|\bSKIP_(?:RETURN_CODE|REGULAR_EXPRESSION)\b/, $skip]);

        # The text without comments and the insides of strings; every line stays where it is.
        sub code_of {
            my ($text, $kind) = @_;
            my $lines = sub { my $gone = shift; $gone =~ s/[^\n]//g; $gone };
            if ($kind eq "cmake") {
                $text =~ s{"(?:\\.|[^"\\])*"|\#[^\n]*}{$lines->($&)}ges;
                return $text;
            }
            my $separator = $kind eq "cpp" ? qr/[0-9a-fA-F]\x27(?=[0-9a-fA-F])/ : qr/(?!)/;
            my $raw = $kind eq "cpp" ? qr/\bu?8?R"([^\s()\\]*)\(.*?\)\g{-1}"/s : qr/(?!)/;
            $text =~ s{($separator)|($raw)|("(?:\\.|[^"\\\n])*"|\x27(?:\\.|[^\x27\\\n])*\x27)|((?<!:)//[^\n]*|/\*.*?\*/)}
                      {defined $1 ? $1 : (defined $3 || !defined $5 ? "\"\"" : " ") . $lines->($&)}ges;
            return $text;
        }

        # Where setTimeout is given a time: a call of no time only lets others take their turn.
        sub delays {
            my ($code, $found) = @_;
            while ($code =~ /\bsetTimeout\s*(\((?:[^()]++|(?1))*\))/g) {
                my ($at, $inside) = ($-[0], substr($1, 1, -1));
                (my $flat = $inside) =~ s/(\((?:[^()]++|(?1))*\)|\{(?:[^{}]++|(?1))*\}|\[(?:[^\[\]]++|(?1))*\])//g;
                my @parts = split /,/, $flat;
                my $numeric = $flat =~ /^\s*[\d_]+\s*$/;
                $found->($at, "setTimeout", $web_wait)
                    if $numeric || (@parts > 1 && $parts[1] =~ /\S/ && $parts[1] !~ /^\s*0\s*$/);
            }
        }

        my $failed = 0;
        while (my $file = <STDIN>) {
            chomp $file;
            open my $in, "<", $file or die "$file: $!\n";
            local $/;
            my $text = <$in>;
            my $kind = $file =~ /\.ts$/ ? "web" : $file =~ /\.(?:cmake|txt)$/ ? "cmake" : "cpp";
            my $code = code_of($text, $kind);
            my @found;
            my $found = sub { push @found, [@_] };
            for my $rule ($kind eq "web" ? @web : $kind eq "cmake" ? @cmake : @cpp) {
                my ($pattern, $advice) = @$rule;
                $found->($-[0], $&, $advice) while $code =~ /$pattern/g;
            }
            delays($code, $found) if $kind eq "web";
            for my $each (sort { $a->[0] <=> $b->[0] } @found) {
                my ($at, $what, $advice) = @$each;
                my $line = 1 + (substr($code, 0, $at) =~ tr/\n//);
                print "$file:$line: $what; $advice\n";
                $failed = 1;
            }
        }
        exit $failed;'
}

# --- the self-test ---

# plant FILE: standard input becomes that file of the scratch folder. Lines marked "// found" or "# found" are to be refused.
plant() {
    mkdir -p "$(dirname "$scratch/$1")"
    cat >"$scratch/$1"
}

plant_everything() {
    plant tests/server/waits_tests.cpp <<'CODE'
std::this_thread::sleep_for(Millis(5));  // found
std::this_thread::sleep_until(then);  // found
sleep_for(Millis(5));  // found
usleep(100);  // found
nanosleep(&time, nullptr);  // found
clock_nanosleep(CLOCK_MONOTONIC, 0, &time, nullptr);  // found
const int n = 10'000; sleep(1);  // found
::sleep (1);  // found
poll(nullptr, 0, 100);  // found
if (is_root()) GTEST_SKIP() << "never";  // found
TEST(Clock, DISABLED_Ticks) {}  // found
const char quote = '"'; sleep(1);  // found
const char* text = R"(a "quoted" word)"; sleep(1);  // found
CODE
    plant tests/server/harmless_tests.cpp <<'CODE'
// sleep_for(Millis(5)) is what this test did.
/* usleep(1);
   GTEST_SKIP(); */
const char* url = "http://example.org"; /* sleep(1) */ const char* text = "sleep(1)";
const char* raw = R"x(
sleep(1); "sleep(1)
)x";
bool asleep(int n); int last_sleep(int n); poll(&readable, 1, 100); condition.wait_for(lock, Millis(5));
CODE
    plant tests/support/patience.h <<'CODE'
std::this_thread::sleep_for(pause);
CODE
    plant tests/server/CMakeLists.txt <<'CODE'
# DISABLED is what this was.
set_tests_properties(a PROPERTIES DISABLED TRUE) # found
set_tests_properties(b PROPERTIES SKIP_RETURN_CODE 77) # found
CODE
    plant web/tests/browser/waits.browser.ts <<'CODE'
await page.waitForTimeout(300); // found
await new Promise((resolve) => setTimeout(resolve, 250)); // found
setTimeout(() => told(a, b), wait); // found
await setTimeout(100); // found
it.skip('plays', () => {}); // found
test.skip('plays', () => {}); // found
describe.skip('a game', () => {}); // found
it.only('plays', () => {}); // found
test.todo('plays'); // found
xit('plays', () => {}); // found
CODE
    plant web/src/net/waits.test.ts <<'CODE'
// page.waitForTimeout(300), it.skip, setTimeout(a, 5)
/* test.only('plays', () => {}) */
await new Promise((resolve) => setTimeout(resolve));
setTimeout(() => told(a, b), 0);
const timer: ReturnType<typeof setTimeout> = clock.after(5, told);
const url = 'https://example.org'; it('says "it.skip"', () => {}); game.skip();
setTimeout(told, 20); // found
CODE
    plant web/src/net/clock.ts <<'CODE'
setTimeout(call, milliseconds);
CODE
}

self_test() {
    local expected actual
    scratch=$(mktemp -d)
    trap 'rm -rf "$scratch"' EXIT
    plant_everything
    expected=$(grep -rnE '(//|#) found$' "$scratch" | cut -d: -f1,2 | sort)
    if actual=$(find_offenders "$scratch"); then die "tools/check_waits.sh: the self-test's offenders were not refused."; fi
    actual=$(cut -d: -f1,2 <<<"$actual" | sort)
    if [[ $actual != "$expected" ]]; then
        diff <(echo "$expected") <(echo "$actual") >&2 || true
        die "tools/check_waits.sh: the self-test found other lines (>) than the planted ones (<)."
    fi
    rm -rf "$scratch/tests/server" "$scratch/web/tests" "$scratch/web/src/net/waits.test.ts"
    find_offenders "$scratch" || die "tools/check_waits.sh: the self-test refused a folder without offenders."
}

case ${1:-} in
    --self-test) self_test && echo "the self-test passed" ;;
    -*) die "tools/check_waits.sh: there is no option $1" "usage: tools/check_waits.sh [FOLDER | --self-test]" ;;
    *)
        self_test
        top=${1:-.}
        [[ -n $(test_files "$top" | head -n 1) ]] || die "tools/check_waits.sh: there are no tests in $top"
        if ! find_offenders "$top"; then
            die "" "These tests depend on time, or are not run; see the advice on each line."
        fi
        ;;
esac
