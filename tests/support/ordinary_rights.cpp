#include "support/ordinary_rights.h"

#include <linux/capability.h>
#include <linux/securebits.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace trencavel {
namespace {

constexpr std::uint32_t kOverFiles = 1U << CAP_DAC_OVERRIDE | 1U << CAP_DAC_READ_SEARCH | 1U << CAP_FOWNER;

void check(long result, const char* what) {
    if (result < 0) throw std::system_error(errno, std::generic_category(), what);
}

/// Those of this thread; the second half are capabilities that have nothing to do with files.
struct Capabilities {
    __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    __user_cap_data_struct halves[2] = {};

    Capabilities() { check(syscall(SYS_capget, &header, halves), "capget"); }
    long set() { return syscall(SYS_capset, &header, halves); }
};

}  // namespace

/// The capabilities go for this thread. Without the first bit a program that root starts would have them
/// again; without the second access(2) would still go by those that root could take back.
OrdinaryRights::OrdinaryRights() {
    Capabilities capabilities;
    effective_ = capabilities.halves[0].effective;
    if ((effective_ & kOverFiles) == 0) return;
    bits_ = prctl(PR_GET_SECUREBITS);
    check(prctl(PR_SET_SECUREBITS, bits_ | SECBIT_NOROOT | SECBIT_NO_SETUID_FIXUP), "PR_SET_SECUREBITS");
    capabilities.halves[0].effective &= ~kOverFiles;
    check(capabilities.set(), "capset");
}

OrdinaryRights::~OrdinaryRights() {
    if ((effective_ & kOverFiles) == 0) return;
    Capabilities capabilities;
    capabilities.halves[0].effective = effective_;
    capabilities.set();
    prctl(PR_SET_SECUREBITS, bits_);
}

}  // namespace trencavel
