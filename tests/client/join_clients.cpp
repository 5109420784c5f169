#include "join_clients.h"

#include <gtest/gtest.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <stdexcept>
#include <utility>

#include "support/paths.h"

namespace trencavel::client_tests {
namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

/// Of the loopback, for this test alone: nobody else takes the port while the server is down.
std::string own_address() {
    const auto process = static_cast<unsigned>(getpid());
    return "127." + std::to_string(process / 65536 % 254 + 1) + "." + std::to_string(process / 256 % 256) +
           "." + std::to_string(process % 256);
}

std::vector<std::string> with_command(const std::string& command, const std::vector<std::string>& options) {
    std::vector<std::string> arguments{command};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return arguments;
}

std::string word_after(const std::string& text, const std::string& before, const char* ends = " \n") {
    const std::size_t found = text.rfind(before);
    if (found == std::string::npos) throw std::runtime_error("no '" + before + "' in: " + text);
    const std::size_t begin = found + before.size();
    return text.substr(begin, text.find_first_of(ends, begin) - begin);
}

/// The client to start next. Chance is different for each client of a test, and the same whenever the test
/// runs: with other chance there would be other tiles, and now and then one that a test does not expect.
std::string client_with_chance() {
    static std::string last_test;
    static unsigned clients = 0;
    const testing::TestInfo& test = *testing::UnitTest::GetInstance()->current_test_info();
    const std::string name = std::string(test.test_suite_name()) + "." + test.name();
    clients = std::exchange(last_test, name) == name ? clients + 1 : 1;
    ::setenv("TRENCAVEL_CLIENT_SEED", (name + " client " + std::to_string(clients)).c_str(), 1);
    return test_client_path();
}

/// What has come; false at the end.
bool read_block(const cli_tests::File& file, std::string& text) {
    std::array<char, 65536> block;
    const ssize_t size = ::read(file.number(), block.data(), block.size());
    if (size > 0) text.append(block.data(), static_cast<std::size_t>(size));
    return size > 0;
}

}  // namespace

void use_people_in(const std::string& folder) {
    ::setenv("LC_ALL", "C.UTF-8", 1);
    ::setenv("COLUMNS", "100", 1);
    ::setenv("LINES", "40", 1);
    ::setenv("XDG_CONFIG_HOME", folder.c_str(), 1);
}

ServeProcess::ServeProcess()
    : address_(own_address()),
      server_({{"--address", address_}, {"--log-level", "error"}}),
      port_(server_.port()),
      url_("http://" + address_ + ":" + std::to_string(port_)) {
    if (port_ == 0) throw std::runtime_error("the server does not start: " + server_.log());
    use_people_in(folder_.path("people"));  // each test has its own
}

void ServeProcess::stop() {
    if (server_.stop() != 0) throw std::runtime_error("the server does not stop: " + server_.log());
}

void ServeProcess::start_again() {
    server_.start(port_);
    if (server_.port() != port_) throw std::runtime_error("the server does not start: " + server_.log());
}

JoinProcess::JoinProcess(const std::vector<std::string>& options)
    : process_(client_with_chance(), with_command("join", options)) {}

void JoinProcess::type(std::string_view line) {
    shown_.clear();
    const std::string text = std::string(line) + "\n";
    if (::write(process_.in.number(), text.data(), text.size()) != static_cast<ssize_t>(text.size()))
        throw std::runtime_error("the program reads no more");
}

void JoinProcess::read(std::chrono::milliseconds patience) {
    if (ended_ || !cli_tests::wait_readable(process_.out, Clock::now() + patience)) return;
    std::string text;
    ended_ = !read_block(process_.out, text);
    shown_ += text;
    all_ += text;
}

void JoinProcess::wait_for(std::string_view text) {
    const Clock::time_point limit = Clock::now() + kPatience;
    while (!contains(shown_, text)) {
        if (ended_ || Clock::now() > limit)
            throw std::runtime_error("'" + std::string(text) + "' does not come: " + shown_);
        read(100ms);
    }
}

void JoinProcess::wait_for_prompt() {
    const Clock::time_point limit = Clock::now() + kPatience;
    while (!asks() && !ended_) {
        if (Clock::now() > limit) throw std::runtime_error("no prompt comes: " + shown_);
        read(100ms);
    }
}

int JoinProcess::finish() {
    process_.in.close();
    const Clock::time_point limit = Clock::now() + kPatience;
    while (!ended_) {
        if (Clock::now() > limit) throw std::runtime_error("the program does not end: " + shown_);
        read(100ms);
    }
    while (read_block(process_.err, errors_)) continue;
    return process_.wait();
}

std::string answer_to(const std::string& shown) {
    const std::string prompt = shown.substr(shown.rfind('\n') + 1);
    if (contains(shown, "Not possible")) return contains(prompt, "a follower?") ? "" : "pass";
    if (contains(prompt, "which turn: ")) return word_after(prompt, "which turn: ", " ,?");
    if (contains(prompt, "or refuse?")) return "refuse";
    if (contains(prompt, "place the tile")) return "a";
    if (contains(prompt, "a follower?")) return "0";
    if (contains(prompt, "a bridge?")) return "";
    if (contains(prompt, "build a castle?")) return contains(prompt, "yes") ? "yes" : "no";
    if (contains(prompt, "what do you bid?")) return "1 1";
    if (contains(prompt, "bid for")) return "pass";
    if (contains(prompt, "buy or sell")) return "buy";
    if (contains(prompt, "another turn?")) return "yes";
    return "1";
}

void play_to_the_end(JoinProcess& one, JoinProcess& other) {
    Clock::time_point limit = Clock::now() + kPatience;
    while (!one.ended() || !other.ended()) {
        if (Clock::now() > limit)
            throw std::runtime_error("the game does not go on: " + one.shown() + other.shown());
        for (JoinProcess* each : {&one, &other}) {
            each->read(1ms);
            if (!each->asks()) continue;
            each->type(answer_to(each->shown()));
            limit = Clock::now() + kPatience;
        }
    }
}

Pair::Pair(const ServeProcess& server, const std::vector<std::string>& game,
           const std::vector<std::string>& second) {
    std::vector<std::string> options{server.url(), "--name", "Anna", "--new"};
    options.insert(options.end(), game.begin(), game.end());
    anna = std::make_unique<JoinProcess>(options);
    anna->wait_for("when all seats are taken");
    link = link_in(anna->all());
    options = {link, "--name", "Ben"};
    options.insert(options.end(), second.begin(), second.end());
    ben = std::make_unique<JoinProcess>(options);
    anna->wait_for_prompt();
}

std::string link_in(const std::string& shown) {
    return word_after(shown, "trencavel join ");
}

}  // namespace trencavel::client_tests
