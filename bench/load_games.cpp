// Games under load, in stages: people and tables, sockets, games begun, moves at a rate.
#include <cstdio>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "load_maker.h"
#include "load_samples.h"
#include "load_scenes.h"
#include "load_server.h"

namespace trencavel::load {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kMakers = 32;
constexpr std::size_t kAtOnce = 256;  // handshakes, and tables that begin
constexpr std::chrono::seconds kStageTime(300);
constexpr std::chrono::seconds kLastAnswers(10);

class GamesScene {
public:
    GamesScene(const Options& options, const std::string& data, ServerUnderLoad& server)
        : options_(options), data_(data), server_(server), field_(server.port(), options.seed) {
        for (std::size_t i = 0; i < options.tables; ++i)
            tables_.push_back(std::make_unique<LoadTable>(field_, i));
        if (options.sample_seconds > 0) samples_.emplace(server, options.sample_seconds);
        for (std::size_t i = 0; i < kMakers; ++i)
            makers_.push_back(std::make_unique<Maker>(field_, [this](LoadTable& table) { made(table); }));
    }

    bool run() {
        std::printf("%-28s %10s %12s\n", "stage", "seconds", "server KiB");
        report_stage("empty", 0);
        std::printf("\n");
        if (!make_tables() || !open_sockets() || !begin_games()) return give_up();
        play();
        return !samples_ || (samples_->say_what_grew() && refused() == 0);
    }

private:
    bool make_tables() {
        for (const auto& table : tables_) field_.to_make.push_back(table.get());
        const auto start = Clock::now();
        const double before = server_.private_kib();
        const bool done = wait_for(
            "tables", tables_.size(), [this] { return made_; }, [this] { go_on_making(); });
        report_stage("people and tables made", seconds_since(start));
        per_piece(server_.private_kib() - before, tables_.size(), "table, not looked at");
        return done;
    }

    bool open_sockets() {
        const auto start = Clock::now();
        const double before = server_.private_kib();
        const std::size_t all = tables_.size() * LoadTable::kSockets;
        std::size_t opened = 0;
        bool enough = true;
        const bool done = wait_for(
            "sockets", all, [this] { return field_.open_sockets; },
            [&] {
                for (; opened < all && opened < field_.open_sockets + kAtOnce && enough;
                     opened += enough ? 1 : 0)
                    enough = tables_[opened / LoadTable::kSockets]
                                 ->participant(opened % LoadTable::kSockets)
                                 .connect();
            });
        report_stage("sockets open", seconds_since(start));
        per_piece(server_.private_kib() - before, all, "socket");
        return done;
    }

    bool begin_games() {
        const auto start = Clock::now();
        const double before = server_.private_kib();
        std::size_t next = 0;
        const bool done = wait_for(
            "games", tables_.size(), [this] { return field_.begun; },
            [&] {
                while (next < tables_.size() && next < field_.begun + kAtOnce) tables_[next++]->begin();
            });
        report_stage("games begun", seconds_since(start));
        per_piece(server_.private_kib() - before, tables_.size(), "table, with a game and three who watch");
        return done;
    }

    void play() {
        field_.acknowledged = {};
        field_.broadcast = {};
        field_.moves = 0;
        playing_ = true;
        DiskProbe disk(data_);
        const double before = server_.private_kib();
        const double cpu = server_.cpu_seconds();
        const double own = own_cpu_seconds();
        const auto start = Clock::now();
        const std::size_t sent = send_moves(start);
        const double seconds = seconds_since(start);
        while (field_.moves + refused() < sent && Clock::now() < start + seconds_of(seconds) + kLastAnswers)
            field_.wire.run_once(10);
        const double used = server_.cpu_seconds() - cpu;
        const double generator = own_cpu_seconds() - own;
        report_stage("after playing", seconds);
        per_piece(server_.private_kib() - before, field_.moves, "move");
        report(sent, seconds, used, generator, disk.finish());
    }

    /// At an even rate, whatever the answers do. How many were sent.
    std::size_t send_moves(Clock::time_point start) {
        std::size_t sent = 0;
        for (double now = 0; now < options_.seconds; now = seconds_since(start)) {
            const auto due = static_cast<std::size_t>(now * options_.rate);
            while (due_ < due) {
                ++due_;
                if (field_.ready.empty()) {
                    ++starved_;
                    continue;
                }
                LoadTable* table = field_.ready.front();
                field_.ready.pop_front();
                table->move();
                ++sent;
            }
            go_on_making();
            reconnect_some(now);
            if (samples_) samples_->take_if_due(now, field_.moves, field_.reconnects);
            field_.wire.run_once(1);
            show_progress("moves", field_.moves, static_cast<std::size_t>(options_.rate * options_.seconds));
        }
        return sent;
    }

    void reconnect_some(double now) {
        while (static_cast<double>(reconnects_due_) < now * options_.reconnects) {
            ++reconnects_due_;
            tables_[field_.random() % tables_.size()]->reconnect_one();
        }
    }

    void report(std::size_t sent, double seconds, double used, double generator,
                const Latencies& disk) const {
        const auto moves = static_cast<double>(field_.moves);
        std::printf("\nmoves sent %zu, acknowledged %zu: %.0f/s of %.0f/s wanted", sent, field_.moves,
                    moves / seconds, options_.rate);
        std::printf("; %zu times no table was ready; %zu games ended\n", starved_, field_.ended);
        std::printf("acknowledged   %s\n", field_.acknowledged.text().c_str());
        std::printf("heard by others %s\n", field_.broadcast.text().c_str());
        std::printf("disk alone     %s (4 KiB and fdatasync)\n", disk.text().c_str());
        std::printf("wanted         acknowledged p99 <= 2 x disk p99 + 15 ms = %.2f ms: %s\n",
                    2 * disk.at(0.99) + 15,
                    field_.acknowledged.at(0.99) <= 2 * disk.at(0.99) + 15 ? "holds" : "DOES NOT HOLD");
        std::printf("server CPU     %.1f s, %.0f us a move; generator %.1f s\n", used, used / moves * 1e6,
                    generator);
        std::printf("errors         %zu", refused());
        for (const auto& [what, count] : field_.errors) std::printf("; %s: %zu", what.c_str(), count);
        std::printf("\n");
    }

    void made(LoadTable& table) {
        ++made_;
        if (playing_) table.begin();
    }
    void go_on_making() {
        for (const auto& maker : makers_) maker->go_on();
    }
    std::size_t refused() const {
        std::size_t all = 0;
        for (const auto& [what, count] : field_.errors) all += count;
        return all;
    }
    bool give_up() const {
        std::printf("not everything came to be:");
        for (const auto& [what, count] : field_.errors) std::printf(" %s: %zu;", what.c_str(), count);
        std::printf("\n");
        return false;
    }

    bool wait_for(const char* what, std::size_t all, const std::function<std::size_t()>& done,
                  const std::function<void()>& push) {
        const auto until = Clock::now() + kStageTime;
        while (done() < all && Clock::now() < until && refused() == 0) {
            push();
            field_.wire.run_once(10);
            show_progress(what, done(), all);
        }
        return done() >= all;
    }

    static std::chrono::milliseconds seconds_of(double seconds) {
        return std::chrono::milliseconds(static_cast<int>(seconds * 1000));
    }
    static double seconds_since(Clock::time_point start) {
        return std::chrono::duration<double>(Clock::now() - start).count();
    }
    void report_stage(const char* name, double seconds) const {
        std::printf("%-28s %10.1f %12.0f", name, seconds, server_.private_kib());
        std::fflush(stdout);
    }
    static void per_piece(double kib, std::size_t pieces, const char* name) {
        std::printf("   %.1f KiB a %s\n", kib / static_cast<double>(pieces), name);
    }

    const Options& options_;
    const std::string& data_;
    ServerUnderLoad& server_;
    Field field_;
    std::vector<std::unique_ptr<LoadTable>> tables_;
    std::vector<std::unique_ptr<Maker>> makers_;
    std::size_t made_ = 0;
    bool playing_ = false;
    std::size_t due_ = 0;
    std::size_t starved_ = 0;
    std::size_t reconnects_due_ = 0;
    std::optional<Samples> samples_;
};

}  // namespace

bool measure_games(const Options& options, const std::string& data) {
    ServerUnderLoad server(options.server, data);
    if (server.port() == 0) return false;
    return GamesScene(options, data, server).run();
}

}  // namespace trencavel::load
