// A server of one table that plays foul, for `trencavel join`: real sockets, and a game of one tile that ends
// at once.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "record/json.h"
#include "server/net/http.h"
#include "tables/fair_draw.h"

namespace trencavel::client_tests {

using record::Json;

/// In which way; without any of it the server is honest.
struct Cheat {
    bool refuses_seats = false;
    std::function<void(server::FairDraw&)> changes_draw =
        {};  // before it deals, knowing what was contributed
    std::function<void(std::vector<TileId>&)> stacks_deck = {};  // after it has shuffled
    std::function<void(Json&)> changes_event = {};               // before it is told
};

class CheatingServer {
public:
    explicit CheatingServer(unsigned draw_version = server::kDrawVersion);
    CheatingServer(const CheatingServer&) = delete;
    CheatingServer& operator=(const CheatingServer&) = delete;
    ~CheatingServer();

    /// To the table.
    std::string url() const;
    void cheat(Cheat cheat);
    /// All that were sent, also those that were refused.
    std::vector<std::string> contributions();

private:
    class Table;
    class Guest;
    class Handler;

    std::mutex mutex_;
    std::unique_ptr<Table> table_;
    std::unique_ptr<Handler> handler_;
    std::unique_ptr<server::Loop> loop_;
    std::unique_ptr<server::HttpServer> http_;
    std::thread thread_;
};

}  // namespace trencavel::client_tests
