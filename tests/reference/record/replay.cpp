#include "reference/record/replay.h"

#include <algorithm>
#include <fstream>
#include <functional>
#include <memory>
#include <stdexcept>
#include <utility>

#include "reference/played_game.h"
#include "reference/record/record_header.h"
#include "reference/record/record_words.h"

namespace trencavel::reference {

namespace {

/// Begins the game that a header describes. Throws std::invalid_argument or Refused.
using Start = std::function<std::unique_ptr<PlayedGame>(const RecordHeader&)>;

/// Seats and wall tiles are single digits, so that they can be sorted as text.
Words sorted(Words digits) {
    std::sort(digits.begin(), digits.end());
    return digits;
}

class Replay {
public:
    explicit Replay(Start start) : start_(std::move(start)) {}

    /// Throws Refused.
    void read(const Words& words);

    /// After the last line; a record may consist of its header alone. Throws Refused.
    void close();

    /// The reasons why expectations of the lines read since the last call did not hold.
    std::vector<std::string> take_failures() { return std::exchange(failures_, {}); }

private:
    void begin();
    void play(const std::string& move);
    void end(const Words& result);
    int seat_number(const std::string& word) const;

    void expect(const Words& words);
    void expect_text(const std::string& what, const std::string& wanted, const std::string& found);
    void expect_legal(const Words& words, bool wanted);
    void expect_scored(const Words& words);
    void expect_told(const Words& words);
    void expect_told_of(const Words& words);

    Start start_;
    bool versioned_ = false;
    RecordHeader header_;
    std::unique_ptr<PlayedGame> game_;
    std::vector<std::string> failures_;
};

void Replay::read(const Words& words) {
    if (words.empty()) return;
    if (!versioned_) {
        if (join(words) != "trencavel 1") throw Refused("a record begins with: trencavel 1");
        versioned_ = true;
        return;
    }
    if (!game_ && header_.read(words)) return;
    if (!game_) begin();
    const Words rest = without_first(words);
    if (words[0] == ">") {
        play(join(rest));
    } else if (words[0] == "expect" && !rest.empty()) {
        expect(rest);
    } else if (words[0] == "result") {
        end(rest);
    } else {
        throw Refused("cannot be read: " + join(words));
    }
}

void Replay::close() {
    if (!versioned_) throw Refused("the record is empty");
    if (!game_) begin();
}

/// The game begins with the first line that is no header line.
void Replay::begin() {
    try {
        game_ = start_(header_);
    } catch (const std::invalid_argument& error) {
        throw Refused(error.what());
    }
}

void Replay::play(const std::string& move) {
    if (!game_->apply(move)) throw Refused("not legal: " + move);
}

/// `result resigned N` and `result time N`: N has lost, the others have won. `result drawn`: all have won.
void Replay::end(const Words& result) {
    if (game_->over()) throw Refused("the game is over already");
    const bool drawn = join(result) == "drawn";
    const bool lost = result.size() == 2 && (result[0] == "resigned" || result[0] == "time");
    if (!drawn && !lost) throw Refused("no such result: " + join(result));
    const int loser = lost ? seat_number(result[1]) : -1;
    std::vector<int> winners;
    for (int seat = 0; seat < static_cast<int>(game_->scores().size()); ++seat) {
        if (seat != loser) winners.push_back(seat);
    }
    game_->stop(winners);
}

int Replay::seat_number(const std::string& word) const {
    for (int seat = 0; seat < static_cast<int>(game_->scores().size()); ++seat) {
        if (word == std::to_string(seat)) return seat;
    }
    throw Refused("no such seat: " + word);
}

void Replay::expect(const Words& words) {
    const std::string& what = words[0];
    const Words rest = without_first(words);
    if (what == "legal" || what == "illegal") {
        expect_legal(rest, what == "legal");
    } else if (what == "scored") {
        expect_scored(rest);
    } else if (what == "winner") {
        expect_text(what, join(sorted(rest)), join(game_->winners()));
    } else if (what == "over") {
        if (!game_->over()) failures_.push_back("the game is not over");
    } else if (what == "keep" || what == "held" || what == "gate") {
        expect_told_of(words);
    } else {
        expect_told(words);
    }
}

/// One value, or a list of them.
void Replay::expect_told(const Words& words) {
    const auto found = game_->told(words[0]);
    if (!found) throw Refused("no such expectation: " + words[0]);
    expect_text(words[0], join(without_first(words)), *found);
}

/// The same for one seat; the order of wall tiles does not matter.
void Replay::expect_told_of(const Words& words) {
    if (words.size() < 2) throw Refused("no seat is named");
    const auto found = game_->told_of(seat_number(words[1]), words[0]);
    if (!found) throw Refused("no such expectation: " + words[0]);
    expect_text(words[0] + " " + words[1], join(sorted({words.begin() + 2, words.end()})), *found);
}

void Replay::expect_text(const std::string& what, const std::string& wanted, const std::string& found) {
    if (wanted != found) failures_.push_back(what + " is '" + found + "', not '" + wanted + "'");
}

void Replay::expect_legal(const Words& words, bool wanted) {
    const std::string move = join(words);
    if (!is_move(words)) throw Refused("no move: " + move);
    const bool legal = game_->is_legal(move);
    if (legal != wanted) failures_.push_back(move + (legal ? " is legal" : " is not legal"));
}

void Replay::expect_scored(const Words& words) {
    if (words.size() < 3) throw Refused("scored wants a kind, points and seats");
    const std::string seats = join(sorted({words.begin() + 2, words.end()}));
    const std::string wanted = words[0] + " " + words[1] + " " + seats;
    for (const Scoring& scoring : game_->scorings()) {
        const std::string found = scoring.kind + " " + std::to_string(scoring.points) + " ";
        if (found + join(scoring.seats) == wanted) return;
    }
    failures_.push_back("not scored: " + wanted);
}

std::vector<std::string> replay_with(const Start& start, std::istream& record, const std::string& name) {
    std::vector<std::string> problems;
    Replay replay(start);
    int number = 0;
    const auto report = [&](const std::string& reason) {
        problems.push_back(name + ":" + std::to_string(number) + ": " + reason);
    };
    try {
        for (std::string line; std::getline(record, line);) {
            ++number;
            replay.read(split(line));
            for (const std::string& failure : replay.take_failures()) report(failure);
        }
        replay.close();
    } catch (const Refused& refused) {
        report(refused.what());
    }
    return problems;
}

/// With a library or a set.
template <class Tiles>
std::vector<std::string> replay_path(const std::string& path, const Tiles& tiles) {
    std::ifstream file(path);
    if (!file) return {path + ":0: cannot be opened"};
    return replay(file, path, tiles);
}

std::unique_ptr<PlayedGame> any_game(const tiles::Library& library, const RecordHeader& header) {
    if (header.walled()) return played(WallGame(library, header.wall_options()));
    return played(Game(library, header.options()));
}

std::unique_ptr<PlayedGame> plain_game(const tiles::TileSet& set, const RecordHeader& header) {
    const Options options = header.options();
    if (options.game != "carcassonne" || options.expansion_8()) {
        throw std::invalid_argument("only Carcassonne without expansions can be played with one tile set");
    }
    return played(Game(set, options.players, options.deck));
}

}  // namespace

std::vector<std::string> replay(std::istream& record, const std::string& name,
                                const tiles::Library& library) {
    return replay_with([&](const RecordHeader& header) { return any_game(library, header); }, record, name);
}

std::vector<std::string> replay_file(const std::string& path, const tiles::Library& library) {
    return replay_path(path, library);
}

std::vector<std::string> replay(std::istream& record, const std::string& name, const tiles::TileSet& set) {
    return replay_with([&](const RecordHeader& header) { return plain_game(set, header); }, record, name);
}

std::vector<std::string> replay_file(const std::string& path, const tiles::TileSet& set) {
    return replay_path(path, set);
}

}  // namespace trencavel::reference
