#include "load_server.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <charconv>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string_view>

namespace trencavel::load {
namespace {

constexpr std::chrono::seconds kPatience(120);

std::vector<std::string> command_line(const std::string& program, const std::string& data,
                                      const std::vector<std::string>& more) {
    std::vector<std::string> words = {program,  "serve", "--port",      "0",
                                      "--data", data,    "--log-level", "warning"};
    for (const auto& [name, value] : std::initializer_list<std::pair<const char*, const char*>>{
             {"--connections", "1000000"},
             {"--connections-per-address", "0"},
             {"--sockets-per-person", "1000"},
             {"--messages-per-second", "1000"},
             {"--message-burst", "10000"},
             {"--address-messages-per-second", "1000000"},
             {"--address-message-burst", "1000000"},
             {"--requests-per-second", "100000"},
             {"--request-burst", "1000000"},
             {"--people-per-minute", "100000"},
             {"--tables-per-minute", "1000000"},
             {"--table-burst", "1000000"},
             {"--tables-per-person", "100000"}}) {
        words.emplace_back(name);
        words.emplace_back(value);
    }
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

/// In the child; comes back only if it failed.
void execute(std::vector<std::string> words, int output) {
    prctl(PR_SET_PDEATHSIG, SIGTERM);  // also when the measuring is ended from outside
    dup2(output, STDOUT_FILENO);
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    execv(pointers.front(), pointers.data());
}

/// A line `Name:   123 kB` of a file of the process.
double kib_of(pid_t process, const char* file, const std::string& name) {
    std::ifstream lines("/proc/" + std::to_string(process) + "/" + file);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with(name + ":")) return std::stod(line.substr(name.size() + 1));
    }
    return 0;
}

}  // namespace

ServerUnderLoad::ServerUnderLoad(const std::string& program, const std::string& data,
                                 const std::vector<std::string>& more) {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) return;
    const std::vector<std::string> words = command_line(program, data, more);
    process_ = fork();
    if (process_ == 0) {
        execute(words, ends[1]);
        _exit(127);
    }
    close(ends[1]);
    wait_for_port(ends[0]);
    close(ends[0]);
}

void ServerUnderLoad::wait_for_port(int output) {
    const auto until = std::chrono::steady_clock::now() + kPatience;
    std::string said;
    while (said.find('\n') == said.npos && std::chrono::steady_clock::now() < until) {
        pollfd readable{.fd = output, .events = POLLIN, .revents = 0};
        std::array<char, 512> bytes{};
        if (poll(&readable, 1, 1000) <= 0) continue;
        const ssize_t count = read(output, bytes.data(), bytes.size());
        if (count <= 0) return;
        said.append(bytes.data(), static_cast<std::size_t>(count));
    }
    const std::size_t at = said.find("127.0.0.1:");
    if (at != said.npos) std::from_chars(said.data() + at + 10, said.data() + said.size(), port_);
}

ServerUnderLoad::~ServerUnderLoad() {
    if (process_ <= 0) return;
    kill(process_, SIGTERM);
    waitpid(process_, nullptr, 0);
}

double ServerUnderLoad::cpu_seconds() const {
    std::ifstream file("/proc/" + std::to_string(process_) + "/stat");
    std::string line;
    std::getline(file, line);
    std::istringstream fields(line.substr(line.rfind(')') + 2));
    std::string skipped;
    for (int i = 3; i < 14; ++i) fields >> skipped;  // user time is the 14th, after the name comes the 3rd
    double user = 0;
    double system = 0;
    fields >> user >> system;
    return (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

double ServerUnderLoad::resident_kib() const {
    return kib_of(process_, "status", "VmRSS");
}

double ServerUnderLoad::private_kib() const {
    return kib_of(process_, "status", "RssAnon");
}

unsigned ServerUnderLoad::descriptors() const {
    const std::filesystem::path folder = "/proc/" + std::to_string(process_) + "/fd";
    const auto entries = std::filesystem::directory_iterator(folder);
    return static_cast<unsigned>(std::distance(begin(entries), end(entries)));
}

std::string ServerUnderLoad::metrics() const {
    const int descriptor = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port_);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    std::string text;
    constexpr std::string_view kRequest =
        "GET /metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    if (connect(descriptor, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0 &&
        send(descriptor, kRequest.data(), kRequest.size(), MSG_NOSIGNAL) > 0) {
        std::array<char, 16384> bytes{};
        for (ssize_t count = 1; count > 0;) {
            count = recv(descriptor, bytes.data(), bytes.size(), 0);
            if (count > 0) text.append(bytes.data(), static_cast<std::size_t>(count));
        }
    }
    close(descriptor);
    return text;
}

std::string program_beside() {
    return (std::filesystem::read_symlink("/proc/self/exe").parent_path() / "trencavel").string();
}

double own_cpu_seconds() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

}  // namespace trencavel::load
