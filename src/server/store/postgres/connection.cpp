#include "server/store/postgres/connection.h"

#include <poll.h>

#include <cerrno>
#include <charconv>
#include <chrono>
#include <utility>

namespace trencavel::server {
namespace {

using Clock = std::chrono::steady_clock;
/// A statement takes milliseconds. A server that says nothing for so long is not coming back soon.
constexpr std::chrono::seconds kPatience(20);

/// libpq ends its messages with a line feed, and may say several things.
std::string one_line(std::string_view text) {
    std::string line;
    for (const char c : text) {
        const bool is_space = c == '\n' || c == '\t' || c == ' ';
        if (!is_space || !line.ends_with(' ')) line += is_space ? ' ' : c;
    }
    if (line.ends_with(' ')) line.pop_back();
    return line;
}

std::string part_of(const PQconninfoOption* options, std::string_view keyword) {
    for (; options != nullptr && options->keyword != nullptr; ++options) {
        if (keyword == options->keyword && options->val != nullptr) return options->val;
    }
    return {};
}

/// The address as far as it may be shown: without user and password.
std::string shown(const std::string& url) {
    struct Freer {
        void operator()(PQconninfoOption* options) const { PQconninfoFree(options); }
    };
    const std::unique_ptr<PQconninfoOption, Freer> options(PQconninfoParse(url.c_str(), nullptr));
    const std::string host = part_of(options.get(), "host");
    const std::string port = part_of(options.get(), "port");
    return "postgresql://" + host + (port.empty() ? "" : ":" + port) + "/" + part_of(options.get(), "dbname");
}

/// Otherwise libpq prints it.
void ignore_notice(void* /*nothing*/, const char* /*text*/) {}

}  // namespace

bool PgResult::good() const {
    const ExecStatusType status = PQresultStatus(result_.get());
    return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

std::size_t PgResult::count() const {
    const std::string_view text = PQcmdTuples(result_.get());
    std::size_t count = 0;
    std::from_chars(text.data(), text.data() + text.size(), count);
    return count;
}

std::string PgResult::text(int row, int column) const {
    const auto length = static_cast<std::size_t>(PQgetlength(result_.get(), row, column));
    return {PQgetvalue(result_.get(), row, column), length};
}

std::int64_t PgResult::integer(int row, int column) const {
    const std::string_view text = PQgetvalue(result_.get(), row, column);
    std::int64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/// Such as {p1,p2} or {"with space"}: what ids need of PostgreSQL's notation.
std::vector<std::string> PgResult::texts(int row, int column) const {
    const std::string text = this->text(row, column);
    std::vector<std::string> items;
    if (text.size() <= 2) return items;
    std::string item;
    bool quoted = false;
    for (std::size_t i = 1; i + 1 < text.size(); ++i) {
        if (text[i] == '"') {
            quoted = !quoted;
        } else if (text[i] == ',' && !quoted) {
            items.push_back(std::exchange(item, {}));
        } else {
            if (text[i] == '\\') ++i;
            item += text[i];
        }
    }
    items.push_back(item);
    return items;
}

std::string PgResult::bytes(int row, int column) const {
    struct Freer {
        void operator()(unsigned char* memory) const { PQfreemem(memory); }
    };
    std::size_t size = 0;
    const auto* value = reinterpret_cast<const unsigned char*>(PQgetvalue(result_.get(), row, column));
    const std::unique_ptr<unsigned char, Freer> bytes(PQunescapeBytea(value, &size));
    return bytes ? std::string(reinterpret_cast<const char*>(bytes.get()), size) : std::string();
}

std::string PgResult::message() const {
    return one_line(PQresultErrorMessage(result_.get()));
}

Result<PgConnection> PgConnection::open(const std::string& url) {
    // What the address says counts more than what comes before it here.
    const char* keywords[] = {"connect_timeout",
                              "keepalives_idle",
                              "tcp_user_timeout",
                              "application_name",
                              "client_encoding",
                              "dbname",
                              nullptr};
    const char* values[] = {"10", "5", "10000", "trencavel", "UTF8", url.c_str(), nullptr};
    PgConnection connection(PQconnectdbParams(keywords, values, 1));
    PQsetNoticeProcessor(connection.handle(), ignore_notice, nullptr);
    if (!connection.lost()) return connection;
    return Error{shown(url) + " cannot be reached: " + connection.message()};
}

PgResult PgConnection::run(const char* sql) {
    if (lost() || PQsendQuery(handle(), sql) == 0) return PgResult();
    return last_result();
}

PgResult PgConnection::run(const PgCall& call) {
    if (lost() || !prepare(*call.statement) || !send(call)) return PgResult();
    return last_result();
}

std::vector<PgResult> PgConnection::run_together(std::span<const PgCall> calls) {
    std::vector<PgResult> results;
    for (const PgCall& call : calls) {
        if (!prepare(*call.statement)) return results;
    }
    if (lost() || PQenterPipelineMode(handle()) == 0) return results;
    PQsetnonblocking(handle(), 1);  // what the server sends must be read while it is sent more
    bool sent = true;
    for (const PgCall& call : calls) sent = sent && send(call);
    sent = sent && PQpipelineSync(handle()) == 1 && flush();
    PQsetnonblocking(handle(), 0);
    for (std::size_t i = 0; sent && i < calls.size() && !lost(); ++i) {
        PgResult result(next_result());
        next_result();  // the end of this statement's results
        if (results.empty() || results.back().good()) results.push_back(std::move(result));
    }
    const PgResult synchronised(lost() ? nullptr : next_result());
    if (PQexitPipelineMode(handle()) == 0) gave_up_ = true;
    return results;
}

bool PgConnection::prepare(const PgStatement& statement) {
    if (prepared_.contains(statement.name)) return true;
    if (lost() || PQsendPrepare(handle(), statement.name, statement.sql, 0, nullptr) == 0) return false;
    if (!last_result().good()) return false;
    prepared_.insert(statement.name);
    return true;
}

bool PgConnection::send(const PgCall& call) {
    return PQsendQueryPrepared(handle(), call.statement->name, call.values.count(),
                               call.values.pointers().data(), call.values.lengths().data(),
                               call.values.formats().data(), 0) == 1;
}

PgResult PgConnection::last_result() {
    PgResult last;
    while (PGresult* result = next_result()) last = PgResult(result);
    return last;
}

/// nullptr: there is none any more, or the server cannot be heard.
PGresult* PgConnection::next_result() {
    while (PQisBusy(handle()) == 1) {
        if (!wait(POLLIN) || PQconsumeInput(handle()) == 0) return nullptr;
    }
    return lost() ? nullptr : PQgetResult(handle());
}

bool PgConnection::flush() {
    int left = PQflush(handle());
    while (left == 1) {
        if (!wait(POLLIN | POLLOUT) || PQconsumeInput(handle()) == 0) return false;
        left = PQflush(handle());
    }
    return left == 0;
}

/// Until the socket is ready. False: it was not in time, and the connection is given up.
bool PgConnection::wait(short events) {
    const Clock::time_point until = Clock::now() + kPatience;
    pollfd ready{.fd = PQsocket(handle()), .events = events, .revents = 0};
    int count = -1;
    do {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now());
        count = left.count() > 0 ? poll(&ready, 1, static_cast<int>(left.count())) : 0;
    } while (count < 0 && errno == EINTR);
    if (count <= 0) gave_up_ = true;
    return count > 0;
}

std::string PgConnection::place() const {
    const auto or_empty = [](const char* text) { return std::string(text == nullptr ? "" : text); };
    return "postgresql://" + or_empty(PQhost(handle())) + ":" + or_empty(PQport(handle())) + "/" +
           or_empty(PQdb(handle()));
}

std::string PgConnection::message() const {
    if (gave_up_) return "it does not answer";
    return one_line(PQerrorMessage(handle()));
}

}  // namespace trencavel::server
