#include "reference/replay.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <optional>
#include <stdexcept>
#include <utility>

#include "reference/game.h"

namespace trencavel::reference {

namespace {

using Words = std::vector<std::string>;

/// A line that cannot be read, or a move that is not legal: the replay ends here.
class Refused : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The words of a line without its comment. A name in double quotes is one word, whatever it holds.
Words split(const std::string& line) {
    Words words;
    bool in_word = false;
    bool in_quotes = false;
    for (char c : line) {
        if (!in_quotes && c == '#') break;
        if (!in_quotes && (c == ' ' || c == '\t' || c == '\r')) {
            in_word = false;
            continue;
        }
        if (!in_word) words.emplace_back();
        in_word = true;
        if (c == '"') {
            in_quotes = !in_quotes;
        } else {
            words.back() += c;
        }
    }
    if (in_quotes) throw Refused("a quote is not closed");
    return words;
}

std::string join(const Words& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

std::string join(const std::vector<int>& numbers) {
    Words words;
    for (int number : numbers) words.push_back(std::to_string(number));
    return join(words);
}

Words without_first(const Words& words) {
    return {words.begin() + 1, words.end()};
}

/// Seats are single digits, so that they can be sorted as text.
Words sorted(Words seats) {
    std::sort(seats.begin(), seats.end());
    return seats;
}

bool is_whole_number(const std::string& word) {
    return !word.empty() &&
           std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

bool is_coordinate(const std::string& word) {
    return is_whole_number(word.starts_with("-") ? word.substr(1) : word);
}

bool is_cell(const std::string& word) {
    const std::size_t comma = word.find(',');
    return comma != std::string::npos && is_coordinate(word.substr(0, comma)) &&
           is_coordinate(word.substr(comma + 1));
}

bool is_rotation(const std::string& word) {
    return word == "r0" || word == "r90" || word == "r180" || word == "r270";
}

/// Whether this is the spelling of a move, legal or not.
bool is_move(const Words& words) {
    const std::string verb = words.empty() ? "" : words[0];
    if (verb == "place") return words.size() == 3 && is_cell(words[1]) && is_rotation(words[2]);
    if (verb == "follower") return words.size() == 2 && is_whole_number(words[1]);
    if (verb == "draw") return words.size() == 2;
    return verb == "pass" && words.size() == 1;
}

class Replay {
public:
    explicit Replay(const tiles::TileSet& set) : set_(set) {}

    /// Throws Refused.
    void read(const Words& words);

    /// After the last line; a record may consist of its header alone. Throws Refused.
    void close();

    /// The reasons why expectations of the lines read since the last call did not hold.
    std::vector<std::string> take_failures() { return std::exchange(failures_, {}); }

private:
    bool read_header(const Words& words);
    void begin();
    void play(const std::string& move);
    void end(const Words& result);
    int seat_number(const std::string& word) const;

    void expect(const Words& words);
    void expect_text(const std::string& what, const std::string& wanted, const std::string& found);
    void expect_legal(const Words& words, bool wanted);
    void expect_scored(const Words& words);
    std::optional<std::string> text_of(const std::string& what) const;

    const tiles::TileSet& set_;
    bool versioned_ = false;
    std::map<std::string, Words> header_;
    std::optional<Game> game_;
    std::vector<std::string> failures_;
};

void Replay::read(const Words& words) {
    if (words.empty()) return;
    if (!versioned_) {
        if (join(words) != "trencavel 1") throw Refused("a record begins with: trencavel 1");
        versioned_ = true;
        return;
    }
    if (!game_ && read_header(words)) return;
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

/// Returns false if this is no header line.
bool Replay::read_header(const Words& words) {
    for (const char* key : {"with", "option", "seed", "wall"}) {
        if (words[0] == key) throw Refused("the reference does not know the line " + words[0]);
    }
    if (words[0] != "game" && words[0] != "players" && words[0] != "deck") return false;
    if (!header_.emplace(words[0], without_first(words)).second) throw Refused("a second line " + words[0]);
    return true;
}

/// The game begins with the first line that is no header line.
void Replay::begin() {
    for (const char* key : {"game", "players", "deck"}) {
        if (!header_.contains(key)) throw Refused(std::string("there is no line ") + key);
    }
    if (join(header_["game"]) != "carcassonne") throw Refused("the reference knows only carcassonne");
    try {
        game_.emplace(set_, static_cast<int>(header_["players"].size()), header_["deck"]);
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
    } else if (const auto found = text_of(what)) {
        expect_text(what, join(rest), *found);
    } else {
        throw Refused("no such expectation: " + what);
    }
}

/// What the game has to say on the expectations that name one value or a list of them.
std::optional<std::string> Replay::text_of(const std::string& what) const {
    if (what == "score") return join(game_->scores());
    if (what == "supply") return join(game_->supplies());
    if (what == "seat") return std::to_string(game_->seat());
    if (what == "asks") return game_->asks();
    if (what == "tile") return game_->tile();
    if (what == "left") return std::to_string(game_->left());
    if (what == "moves") return std::to_string(game_->legal_moves().size());
    return std::nullopt;
}

void Replay::expect_text(const std::string& what, const std::string& wanted, const std::string& found) {
    if (wanted != found) failures_.push_back(what + " is '" + found + "', not '" + wanted + "'");
}

void Replay::expect_legal(const Words& words, bool wanted) {
    const std::string move = join(words);
    if (!is_move(words)) throw Refused("no move: " + move);
    const Words moves = game_->legal_moves();
    const bool legal = std::find(moves.begin(), moves.end(), move) != moves.end();
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

}  // namespace

std::vector<std::string> replay(std::istream& record, const std::string& name, const tiles::TileSet& set) {
    std::vector<std::string> problems;
    Replay replay(set);
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

std::vector<std::string> replay_file(const std::string& path, const tiles::TileSet& set) {
    std::ifstream file(path);
    if (!file) return {path + ":0: cannot be opened"};
    return replay(file, path, set);
}

}  // namespace trencavel::reference
