#include "arena/external_player.h"

#include <chrono>
#include <string_view>

#include "arena/child_process.h"
#include "record/moves.h"
#include "record/replay.h"
#include "record/text.h"

namespace trencavel::arena {
namespace {

constexpr std::string_view kPrefix = "exec:";
constexpr std::uint64_t kUsualMs = 1000;
constexpr std::uint64_t kMsMax = 600'000;
constexpr std::chrono::milliseconds kGrace{1000};  // to start, and for communication

struct Command {
    std::string program;
    std::uint64_t think_ms = kUsualMs;
};

/// The milliseconds are after the last colon, if a number of them is there.
Command parse(std::string_view spelled) {
    spelled.remove_prefix(kPrefix.size());
    Command command{std::string(spelled)};
    const std::size_t colon = spelled.rfind(':');
    if (colon == std::string_view::npos || !spelled.ends_with("ms")) return command;
    const std::string_view digits = spelled.substr(colon + 1, spelled.size() - colon - 3);
    const auto think_ms = record::parse_unsigned(digits);
    if (!think_ms || *think_ms > kMsMax) return command;
    return {std::string(spelled.substr(0, colon)), *think_ms};
}

class ExternalPlayer final : public Player {
public:
    explicit ExternalPlayer(const Command& command)
        : process_(command.program), think_ms_(command.think_ms) {}

    bool is_running() const { return process_.is_running(); }

    Result<Move> choose(const Game& game) override {
        const auto deadline =
            std::chrono::steady_clock::now() + std::chrono::milliseconds(think_ms_) + kGrace;
        const std::string question = news(game) + "? go " + std::to_string(think_ms_) + "\n";
        const std::string problem = process_.send(question, deadline);
        if (!problem.empty()) return Error{problem};
        const Result<std::string> line = process_.read_line(deadline);
        if (!line) return Error{line.error()};
        return understand(line.value(), game);
    }

private:
    /// The part of the record that it has not got yet. A record only grows: moves are added to a fixed
    /// header.
    std::string news(const Game& game) {
        std::string record = record::write(game);
        std::string untold = record.substr(told_);
        told_ = record.size();
        return untold;
    }

    static Result<Move> understand(const std::string& line, const Game& game) {
        const std::string answer = "it answered '" + line.substr(0, 80) + "'";
        const record::Attempt attempt = record::try_move(line, game);
        if (!attempt) return Error{answer + ": " + attempt.why};
        return attempt.move;
    }

    ChildProcess process_;
    std::uint64_t think_ms_;
    std::size_t told_ = 0;
};

}  // namespace

bool is_external(const std::string& spelled) {
    return spelled.starts_with(kPrefix);
}

Result<std::unique_ptr<Player>> start_external(const std::string& spelled) {
    const Command command = parse(spelled);
    if (command.program.empty()) return Error{"'" + spelled + "' names no program, as exec:./my-bot does"};
    auto player = std::make_unique<ExternalPlayer>(command);
    if (!player->is_running()) return Error{"'" + command.program + "' cannot be started"};
    return std::unique_ptr<Player>(std::move(player));
}

}  // namespace trencavel::arena
