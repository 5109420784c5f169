// A store before another one that can be held up, fail or throw, and counts the writes of each transaction.
#pragma once

#include <atomic>
#include <semaphore>
#include <stdexcept>
#include <utility>
#include <vector>

#include "server/store/store.h"

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

class GatedStore final : public server::Store {
public:
    GatedStore(std::unique_ptr<server::Store> behind, Gate& gate) : behind_(std::move(behind)), gate_(gate) {}

    std::vector<server::WriteResult> write(std::span<const server::Write> writes) override {
        gate_.sizes.push_back(writes.size());
        if (gate_.held) {
            gate_.entered.release();
            gate_.may_go.acquire();
        }
        if (gate_.throws) throw std::runtime_error("out of everything");
        if (!gate_.fails) return behind_->write(writes);
        return std::vector(writes.size(), server::WriteResult{server::WriteStatus::Failed, "disk full"});
    }
    Result<std::vector<server::StoredEvent>> load(const server::TableId& table, std::uint32_t from) override {
        return behind_->load(table, from);
    }
    Result<std::optional<server::TableRow>> row(const server::TableId& table) override {
        return behind_->row(table);
    }
    Result<server::ListPage> list(const server::ListQuery& query) override { return behind_->list(query); }
    Result<std::vector<server::TableId>> to_wake() override { return behind_->to_wake(); }
    Result<std::vector<server::Heartbeat>> runs() override { return behind_->runs(); }
    Result<server::IdlePage> idle(const server::IdleQuery& query) override { return behind_->idle(query); }
    Result<std::optional<server::Person>> person(const server::PersonId& id) override {
        return behind_->person(id);
    }
    Result<std::optional<server::Person>> person_of_session(const std::string& hash) override {
        return behind_->person_of_session(hash);
    }
    Result<std::optional<server::Person>> person_of_account(const std::string& account) override {
        return behind_->person_of_account(account);
    }
    Result<std::vector<server::SessionRow>> sessions_of(const server::PersonId& person) override {
        return behind_->sessions_of(person);
    }
    Result<std::vector<server::Ban>> bans() override { return behind_->bans(); }

private:
    std::unique_ptr<server::Store> behind_;
    Gate& gate_;
};

}  // namespace trencavel::server_tests
