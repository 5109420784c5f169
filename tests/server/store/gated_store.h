// A store before another one that can be held up, fail or throw, and counts the writes of each transaction.
#pragma once

#include <atomic>
#include <semaphore>
#include <stdexcept>
#include <utility>
#include <vector>

#include "server/store/forwarding_store.h"

namespace trencavel::server_tests {

/// Shared between the test and the store, which lives on another thread.
struct Gate {
    std::atomic<bool> held = false;
    std::atomic<bool> fails = false;
    std::atomic<bool> throws = false;
    std::counting_semaphore<> entered{0};  // a held write has begun
    std::counting_semaphore<> may_go{0};
    std::vector<std::size_t> sizes;  // of transactions; to be read when none goes on
};

class GatedStore final : public ForwardingStore {
public:
    GatedStore(std::unique_ptr<server::Store> behind, Gate& gate)
        : ForwardingStore(*behind), behind_(std::move(behind)), gate_(gate) {}

    std::vector<server::WriteResult> write(std::span<const server::Write> writes) override {
        gate_.sizes.push_back(writes.size());
        if (gate_.held) {
            gate_.entered.release();
            gate_.may_go.acquire();
        }
        if (gate_.throws) throw std::runtime_error("out of everything");
        if (!gate_.fails) return ForwardingStore::write(writes);
        return std::vector(writes.size(), server::WriteResult{server::WriteStatus::Failed, "disk full"});
    }

private:
    std::unique_ptr<server::Store> behind_;
    Gate& gate_;
};

}  // namespace trencavel::server_tests
