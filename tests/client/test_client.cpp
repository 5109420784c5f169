// `trencavel` for tests of whole games over a server. TRENCAVEL_CLIENT_SEED=TEXT is what all chance follows
// from: with what players contribute to the shuffling, the same tiles come in every run. The program that
// people run knows no such thing.
#include <cstdlib>

#include "cli/run.h"
#include "server/support/fixed_chance.h"

int main(int count, char** words) {
    if (const char* seed = std::getenv("TRENCAVEL_CLIENT_SEED")) trencavel::server_tests::fix_chance(seed);
    return trencavel::cli::run(count, words);
}
