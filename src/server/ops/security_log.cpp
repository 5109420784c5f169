#include "server/ops/security_log.h"

namespace trencavel::server {
namespace {

constexpr Rate kLinesOfANetwork{1, 60};
constexpr std::size_t kNetworksNoted = 10000;

}  // namespace

SecurityLog::SecurityLog(Log& log, Scheduler& scheduler)
    : log_(log), scheduler_(scheduler), lines_(kLinesOfANetwork, kNetworksNoted) {}

void SecurityLog::note(std::string_view what, const PersonId& person, const std::string& address) {
    const std::string network = network_of(address);
    if (!lines_.take(network, scheduler_.now())) return;
    log_.info("security", {{"what", what}, {"person", person}, {"network", network}});
}

}  // namespace trencavel::server
