// A store before another one, to which it hands everything on: for those that change one thing.
#pragma once

#include <memory>
#include <utility>

#include "server/store/store.h"

namespace trencavel::server_tests {

class ForwardingStore : public server::Store {
public:
    explicit ForwardingStore(server::Store& behind) : behind_(behind) {}

    std::vector<server::WriteResult> write(std::span<const server::Write> writes) override {
        return behind_.write(writes);
    }
    Result<std::vector<server::StoredEvent>> load(const server::TableId& table, std::uint32_t from) override {
        return behind_.load(table, from);
    }
    Result<std::optional<server::TableRow>> row(const server::TableId& table) override {
        return behind_.row(table);
    }
    Result<server::ListPage> list(const server::ListQuery& query) override { return behind_.list(query); }
    Result<std::vector<server::TableId>> to_wake() override { return behind_.to_wake(); }
    Result<std::vector<server::Heartbeat>> runs() override { return behind_.runs(); }
    Result<server::IdlePage> idle(const server::IdleQuery& query) override { return behind_.idle(query); }
    Result<std::optional<server::Person>> person(const server::PersonId& id) override {
        return behind_.person(id);
    }
    Result<std::optional<server::Person>> person_of_session(const std::string& hash) override {
        return behind_.person_of_session(hash);
    }
    Result<std::optional<server::Person>> person_of_account(const std::string& account) override {
        return behind_.person_of_account(account);
    }
    Result<std::vector<server::SessionRow>> sessions_of(const server::PersonId& person) override {
        return behind_.sessions_of(person);
    }
    Result<std::vector<server::Ban>> bans() override { return behind_.bans(); }
    Result<std::vector<server::TableId>> all_tables(const server::TableId& after, unsigned size) override {
        return behind_.all_tables(after, size);
    }
    Result<std::vector<server::Person>> all_people(const server::PersonId& after, unsigned size) override {
        return behind_.all_people(after, size);
    }
    Result<std::vector<server::SessionOfPerson>> all_sessions(const std::string& after,
                                                              unsigned size) override {
        return behind_.all_sessions(after, size);
    }

private:
    server::Store& behind_;
};

}  // namespace trencavel::server_tests
