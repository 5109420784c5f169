// Stands between a store and PostgreSQL, and can keep to itself what PostgreSQL answers: what was sent to it
// was done, but nobody hears of it.
#pragma once

#include <atomic>
#include <string>
#include <thread>
#include <vector>

#include "support/scratch_folder.h"

namespace trencavel::server_tests {

class PostgresProxy {
public:
    /// Before the PostgreSQL whose socket is in this folder.
    explicit PostgresProxy(const std::string& folder);
    ~PostgresProxy();
    PostgresProxy(const PostgresProxy&) = delete;
    PostgresProxy& operator=(const PostgresProxy&) = delete;

    std::string url(const std::string& database) const;

    /// The next answer ends its connection instead of being handed on.
    void swallow_next_answer() { swallows_ = true; }
    /// The same, but PostgreSQL does not hear of it: to it the connection lives on.
    void go_silent_at_next_answer() { goes_silent_ = true; }

private:
    void accept_all();
    void serve(int client) const;
    bool hand_on(int from, int to, bool is_answer) const;
    void wait_for_stop() const;

    ScratchFolder own_;
    std::string behind_;
    int listening_ = -1;
    int stopping_[2] = {-1, -1};
    mutable std::atomic<bool> swallows_ = false;
    mutable std::atomic<bool> goes_silent_ = false;
    std::vector<std::thread> serving_;
    std::thread accepting_;
};

}  // namespace trencavel::server_tests
