// Places at which tests end the server as a crash would: on either side of all that makes a change durable
// and known. Outside of tests nothing is ever hooked in: no setting, file or message leads here.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace trencavel::server {

enum class FaultPoint : std::uint8_t {
    BeforeInsert,  // of an event
    AfterInsert,
    BeforeCommit,
    AfterCommit,
    BeforeAcknowledgement,
    AfterAcknowledgement,
    BeforeBroadcast,
    AfterBroadcast,
    BeforeCheckpoint,
    AfterCheckpoint,
    BeforeMigration,
    InMigration,  // all is done but not committed
    AfterMigration,
};

/// In the order of the points.
constexpr std::array<std::string_view, 13> kFaultPointNames = {
    "before_insert",          "after_insert",          "before_commit",    "after_commit",
    "before_acknowledgement", "after_acknowledgement", "before_broadcast", "after_broadcast",
    "before_checkpoint",      "after_checkpoint",      "before_migration", "in_migration",
    "after_migration"};

/// Set by tests alone, before any thread begins.
inline void (*fault_hook)(FaultPoint) = nullptr;

inline void fault_point(FaultPoint point) {
    if (fault_hook != nullptr) fault_hook(point);
}

}  // namespace trencavel::server
