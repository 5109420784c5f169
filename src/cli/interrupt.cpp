#include "cli/interrupt.h"

#include <csignal>

namespace trencavel::cli {
namespace {

volatile std::sig_atomic_t heard_interrupt = 0;

}  // namespace

void heed_interrupt() {
    std::signal(SIGINT, [](int) { heard_interrupt = 1; });
}

bool interrupted() {
    return heard_interrupt != 0;
}

}  // namespace trencavel::cli
