#include "server/server.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "bots/bots.h"
#include "server/hall/hall.h"
#include "server/hall/shared_shelf.h"
#include "server/net/http.h"
#include "server/people/expiry.h"
#include "server/people/passphrase.h"
#include "server/people/people.h"
#include "server/people/writing.h"
#include "server/store/archive.h"
#include "server/store/open_store.h"
#include "server/talk/routes.h"
#include "server/thinking/bot_pool.h"
#include "server/thinking/worker.h"
#include "tables/uptime.h"

namespace trencavel::server {
namespace {

constexpr TimeMs kHeartbeatMs = 1000;
constexpr std::size_t kWorkerQueue = 64;
constexpr std::size_t kReplayQueue = 256;

/// A new token for each start, in a file that only the host can read.
Result<std::string> write_admin_token(const std::string& data) {
    if (data == kInMemory) return std::string();
    const std::string file = admin_token_file(data);
    const std::string token = make_token();
    unlink(file.c_str());
    const int descriptor = open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
    const bool written = descriptor >= 0 && ::write(descriptor, token.data(), token.size()) ==
                                                static_cast<ssize_t>(token.size());
    const int reason = errno;
    if (descriptor >= 0) close(descriptor);
    if (!written) return Error{file + " cannot be written: " + std::strerror(reason)};
    return token;
}

std::vector<std::string> level_names() {
    std::vector<std::string> names;
    for (const BotInfo& bot : bots()) names.emplace_back(bot.name);
    return names;
}

TableLimits table_limits(const Config& config) {
    const Limits& limits = config.limits;
    return {.offers = limits.offers_per_table,
            .joins = limits.joins_per_table,
            .undos = limits.undos_per_table,
            .mutes = limits.mutes_per_table,
            .chats = limits.chats_per_table,
            .invitations = limits.invitations_per_table,
            .joins_of_all = limits.joins_of_all,
            .chats_of_all = limits.chats_of_all};
}

Rate rate(unsigned per_second, unsigned burst) {
    return {static_cast<double>(per_second), static_cast<double>(burst)};
}

HallLimits hall_limits(const Config& config) {
    HallLimits limits;
    limits.sockets_per_person = config.limits.sockets_per_person;
    limits.idle_seconds = config.limits.tables_loaded_idle_seconds;
    limits.chat = rate(config.limits.chat_per_second, config.limits.chat_burst);
    limits.messages = {rate(config.limits.messages_per_second, config.limits.message_burst),
                       rate(config.limits.address_messages_per_second, config.limits.address_message_burst)};
    limits.tables_per_socket = config.limits.tables_per_socket;
    limits.advice_per_address = config.limits.advice_per_address;
    return limits;
}

ExpiryLimits expiry_limits(const Config& config) {
    const Limits& limits = config.limits;
    return {.waiting_table_hours = limits.waiting_table_hours,
            .aborted_table_days = limits.aborted_table_days,
            .guest_days = limits.guest_days,
            .session_days = limits.session_days};
}

/// What the store knew when the server came up.
struct Past {
    std::vector<Heartbeat> runs;
    std::vector<TableId> to_wake;
    std::vector<Ban> bans;
};

Result<Past> read_past(Store& store) {
    Result<std::vector<Heartbeat>> runs = store.runs();
    if (!runs) return runs.failure();
    Result<std::vector<TableId>> to_wake = store.to_wake();
    if (!to_wake) return to_wake.failure();
    Result<std::vector<Ban>> bans = store.bans();
    if (!bans) return bans.failure();
    return Past{std::move(runs.value()), std::move(to_wake.value()), std::move(bans.value())};
}

class Server {
public:
    Server(const Config& config, const tiles::Library& library, std::unique_ptr<Loop> loop,
           std::unique_ptr<Log> log, Stores stores, Past past, std::string admin_token)
        : config_(config),
          log_(std::move(log)),
          metrics_(level_names()),
          loop_(std::move(loop)),
          started_(loop_->now()),
          uptime_(std::move(past.runs), started_),
          games_(library),
          memory_(stores.reader ? nullptr : std::move(stores.writer)),
          archive_(memory_ ? make_direct_archive(*loop_, *memory_)
                           : make_archive(*loop_, std::move(stores.writer), std::move(stores.reader),
                                          [this](const CommitReport& report) { measure(report); })),
          bots_(*loop_, config.bot_threads, config.bot_queue, ThinkUntil::NodesOrTime,
                [this](Thinking kind, double seconds) {
                    metrics_.wait_seconds[static_cast<std::size_t>(kind)].observe(seconds);
                }),
          worker_(*loop_, kWorkerQueue),
          replays_(*loop_, kReplayQueue),
          hall_({*loop_,
                 *archive_,
                 bots_,
                 [this](const std::string& owner, std::function<Task()> work) {
                     return replays_.submit(owner, std::move(work));
                 },
                 metrics_,
                 *log_,
                 {games_, uptime_, unicode_writing(), &Dealer::shuffled, table_limits(config)}},
                hall_limits(config)),
          expiry_(*loop_, *archive_, hall_, metrics_, *log_, expiry_limits(config)),
          bans_(past.bans),
          security_(*log_, *loop_),
          people_({*loop_, *archive_, worker_, hall_, bans_, security_}, config),
          routes_({*loop_, *archive_, hall_, people_, metrics_, *log_, config_, bans_, security_,
                   std::move(admin_token), [this] { return http_->counts(); }}),
          to_wake_(std::move(past.to_wake)) {}

    Error run(const std::function<void(std::uint16_t)>& listening) {
        Result<std::unique_ptr<HttpServer>> http =
            serve_http(*loop_, routes_, config_.address, config_.port, http_limits(config_));
        if (!http) return http.failure();
        http_ = std::move(http.value());
        loop_->on_signal([this](int number) { number == SIGHUP ? reopen_log() : stop(); });
        log_->info("started",
                   {{"address", config_.address}, {"port", http_->port()}, {"waking", to_wake_.size()}});
        hall_.wake(std::move(to_wake_));
        expiry_.begin();
        beat();
        listening(http_->port());
        loop_->run();
        log_->info("stopped");
        return {};
    }

private:
    /// Says that the server is up, so that the time after it goes down is charged to nobody.
    void beat() {
        archive_->write(Heartbeat{started_, loop_->now()}, [](const WriteResult&) {});
        if (!stopping_) loop_->at(loop_->now() + kHeartbeatMs, [this] { beat(); });
    }

    void measure(const CommitReport& report) {
        metrics_.commit_seconds.observe(report.seconds);
        metrics_.commit_writes.observe(static_cast<double>(report.writes));
    }

    /// For those who have moved the file away, as logrotate does.
    void reopen_log() {
        const std::string problem = log_->reopen();
        problem.empty() ? log_->info("log_reopened") : log_->error("log_not_reopened", {{"reason", problem}});
    }

    /// Everyone is told; what was begun is stored and acknowledged; then the loop ends.
    void stop() {
        if (std::exchange(stopping_, true)) return;
        log_->info("stopping");
        hall_.close();
        expiry_.stop();
        beat();
        archive_->finish();  // what was begun is acknowledged by tasks that come before the next one
        loop_->post([this] {
            hall_.dismiss_all();
            http_->stop([this] { loop_->stop(); });
        });
    }

    const Config config_;
    std::unique_ptr<Log> log_;
    Metrics metrics_;
    std::unique_ptr<Loop> loop_;
    const TimeMs started_;
    Uptime uptime_;
    SharedShelf games_;
    std::unique_ptr<Store> memory_;
    std::unique_ptr<Archive> archive_;
    BotPool bots_;
    Worker worker_;
    Worker replays_;
    Hall hall_;
    Expiry expiry_;
    Bans bans_;
    SecurityLog security_;
    People people_;
    Routes routes_;
    std::unique_ptr<HttpServer> http_;
    std::vector<TableId> to_wake_;
    bool stopping_ = false;
};

}  // namespace

std::string admin_token_file(const std::string& data) {
    return data + "/admin.token";
}

Error serve(const Config& config, const tiles::Library& library,
            const std::function<void(std::uint16_t)>& listening, std::unique_ptr<Loop> loop) {
    Result<std::unique_ptr<Log>> log = open_log(log_target(config));
    if (!log) return log.failure();
    Result<Stores> stores = open_stores(config.database, config.data);
    if (!stores) return stores.failure();
    Result<Past> past = read_past(stores->reader ? *stores->reader : *stores->writer);
    if (!past) return past.failure();
    Result<std::string> token = write_admin_token(config.data);
    if (!token) return token.failure();
    Server server(config, library, std::move(loop), std::move(log.value()), std::move(stores.value()),
                  std::move(past.value()), std::move(token.value()));
    return server.run(listening);
}

}  // namespace trencavel::server
