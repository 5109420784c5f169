// The rights of an ordinary user over files, also for tests that run as root.
#pragma once

#include <cstdint>

namespace trencavel {

/// While it is there, this thread and the programs that it starts may open and change only what the
/// permissions of a file allow. Throws if that cannot be arranged.
class OrdinaryRights {
public:
    OrdinaryRights();
    ~OrdinaryRights();
    OrdinaryRights(const OrdinaryRights&) = delete;
    OrdinaryRights& operator=(const OrdinaryRights&) = delete;

private:
    std::uint32_t effective_ = 0;  // the capabilities before
    int bits_ = 0;                 // how root's rights are inherited, before
};

}  // namespace trencavel
