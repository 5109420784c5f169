// A server and clients of it as processes, with a small player that answers every question somehow.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/support/server_process.h"
#include "support/program.h"
#include "support/scratch_folder.h"
#include "support/text.h"

namespace trencavel::client_tests {

/// From now on clients keep their names and secrets there.
void use_people_in(const std::string& folder);

/// A server on a free port of this machine. It ends with it.
class ServeProcess {
public:
    ServeProcess();

    const std::string& url() const { return url_; }
    /// Ends it as an administrator would, and waits for the end.
    void stop();
    /// On the same port, with the same data.
    void start_again();

private:
    ScratchFolder folder_;
    std::string address_;
    server_tests::ServerProcess server_;
    std::uint16_t port_ = 0;
    std::string url_;
};

/// `trencavel join` with these options.
class JoinProcess {
public:
    explicit JoinProcess(const std::vector<std::string>& options);

    /// All that was shown since the last line was typed.
    const std::string& shown() const { return shown_; }
    /// All that was ever shown.
    const std::string& all() const { return all_; }
    bool ended() const { return ended_; }
    /// Whether it waits for a line.
    bool asks() const { return shown_.ends_with("> "); }

    void type(std::string_view line);
    /// Takes what has come, waiting for it no longer than this.
    void read(std::chrono::milliseconds patience);
    /// Waits until this text was shown since the last line; fails if it does not come.
    void wait_for(std::string_view text);
    /// Waits for a prompt or the end.
    void wait_for_prompt();
    /// Closes its input, and gives the exit code and what it wrote on standard error.
    int finish();
    const std::string& errors() const { return errors_; }

private:
    cli_tests::Process process_;
    std::string shown_;
    std::string all_;
    std::string errors_;
    bool ended_ = false;
};

/// Something that can be answered to the question at the end of what was shown.
std::string answer_to(const std::string& shown);

/// Both answer whatever they are asked until both have ended; fails if that takes longer than the limit.
void play_to_the_end(JoinProcess& one, JoinProcess& other);

/// Two people in the same game, the first one as its host; both have been shown the first screen.
struct Pair {
    Pair(const ServeProcess& server, const std::vector<std::string>& game,
         const std::vector<std::string>& second = {});

    std::unique_ptr<JoinProcess> anna;
    std::string link;  // to the table
    std::unique_ptr<JoinProcess> ben;
};

/// The link in what the host of a new table was shown.
std::string link_in(const std::string& shown);

}  // namespace trencavel::client_tests
