#include "server/support/postgres_server.h"

#include <fcntl.h>
#include <libpq-fe.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <stdexcept>

#include "support/files.h"
#include "support/patience.h"
#include "support/processes.h"

namespace trencavel::server_tests {
namespace {

namespace fs = std::filesystem;

constexpr uid_t kNobody = 65534;

/// Of the newest version that is installed: Debian keeps each in a folder of its own.
std::string folder_of_programs() {
    std::vector<fs::path> found;
    std::error_code error;
    for (const fs::directory_entry& version : fs::directory_iterator("/usr/lib/postgresql", error)) {
        if (fs::exists(version.path() / "bin/postgres")) found.push_back(version.path() / "bin");
    }
    if (found.empty()) throw std::runtime_error("no PostgreSQL server is installed: run tools/setup.sh unit");
    return std::max_element(found.begin(), found.end())->string();
}

/// In the child; comes back only if it failed. PostgreSQL refuses to be run by root.
void become(const std::string& program, const std::vector<std::string>& words, const std::string& log) {
    if (getuid() == 0 && (setgid(kNobody) != 0 || setuid(kNobody) != 0)) return;
    prctl(PR_SET_PDEATHSIG, SIGQUIT);  // also when the test is ended from outside
    const int output = open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    dup2(output, STDOUT_FILENO);
    dup2(output, STDERR_FILENO);
    std::vector<char*> pointers{const_cast<char*>(program.c_str())};
    for (const std::string& word : words) pointers.push_back(const_cast<char*>(word.c_str()));
    pointers.push_back(nullptr);
    execv(program.c_str(), pointers.data());
}

}  // namespace

PostgresServer::PostgresServer(std::vector<std::string> settings) : settings_(std::move(settings)) {
    if (getuid() == 0 && chown(folder_.path().c_str(), kNobody, kNobody) != 0)
        throw std::runtime_error("the folder cannot be given away");
    make();
    start();
}

PostgresServer::~PostgresServer() {
    if (process_ > 0) kill();
}

std::string PostgresServer::url(std::string_view name) const {
    return "postgresql:///" + std::string(name) + "?user=trencavel&host=" + folder_.path();
}

pid_t PostgresServer::execute(const std::string& program, const std::vector<std::string>& words) const {
    const std::string path = folder_of_programs() + "/" + program;
    const std::string log = folder_.path("log");
    const pid_t process = fork();
    if (process == 0) {
        become(path, words, log);
        _exit(127);
    }
    return process;
}

/// What it loses in a crash of the machine while it is made does not matter.
void PostgresServer::make() {
    const pid_t process =
        execute("initdb", {"-D", folder_.path("data"), "-U", "trencavel", "--auth=trust", "--no-locale",
                           "--encoding=UTF8", "--no-sync", "--no-instructions"});
    if (status_at_end(process) != 0) throw std::runtime_error(text_of(folder_.path("log")));
}

void PostgresServer::start() {
    std::vector<std::string> words{"-D", folder_.path("data"),
                                   "-c", "listen_addresses=",
                                   "-c", "unix_socket_directories=" + folder_.path()};
    for (const std::string& setting : settings_) words.insert(words.end(), {"-c", setting});
    process_ = execute("postgres", words);
    const std::string address = url();
    if (!eventually([&] { return PQping(address.c_str()) == PQPING_OK; }))
        throw std::runtime_error(text_of(folder_.path("log")));
}

void PostgresServer::kill() {
    ::kill(process_, SIGQUIT);
    status_at_end(process_);
    process_ = -1;
}

std::string PostgresServer::run(const std::string& sql, std::string_view name) const {
    PGconn* connection = PQconnectdb(url(name).c_str());
    PQclear(PQexec(connection, "SET client_min_messages = warning"));
    PGresult* result = PQexec(connection, sql.c_str());
    const ExecStatusType status = PQresultStatus(result);
    const std::string value = PQntuples(result) > 0 ? PQgetvalue(result, 0, 0) : "";
    const std::string message = PQerrorMessage(connection);
    PQclear(result);
    PQfinish(connection);
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) throw std::runtime_error(message);
    return value;
}

}  // namespace trencavel::server_tests
