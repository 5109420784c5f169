// A PostgreSQL of a test's own: in a folder that is gone afterwards, reached by a socket in that folder, and
// run by an ordinary user even if root runs the test.
#pragma once

#include <sys/types.h>

#include <string>
#include <string_view>
#include <vector>

#include "support/scratch_folder.h"

namespace trencavel::server_tests {

class PostgresServer {
public:
    /// `settings`, such as "fsync=off", go beyond PostgreSQL's own.
    explicit PostgresServer(std::vector<std::string> settings = {});
    ~PostgresServer();
    PostgresServer(const PostgresServer&) = delete;
    PostgresServer& operator=(const PostgresServer&) = delete;

    /// The address of its database `name`; "postgres" is always there.
    std::string url(std::string_view name = "postgres") const;
    /// Where its socket is.
    std::string folder() const { return folder_.path(); }
    /// Has a statement carried out there, and gives the first value that it gives. Throws if it fails.
    std::string run(const std::string& sql, std::string_view name = "postgres") const;

    /// As a crash does: no transaction comes to its end.
    void kill();
    void start();

private:
    void make();
    pid_t execute(const std::string& program, const std::vector<std::string>& words) const;

    ScratchFolder folder_;
    std::vector<std::string> settings_;
    pid_t process_ = -1;
};

}  // namespace trencavel::server_tests
