// Tables whose stored events are not as they were written: loading says which event is to blame, and why.
#include <gtest/gtest.h>

#include <functional>
#include <set>

#include "plain_writing.h"
#include "record/moves.h"
#include "tables/table.h"

namespace trencavel::server {
namespace {

constexpr const char* kTerms = R"({"game":"carcassonne","open":false,"clock":{"kind":"game","seconds":600},
    "seats":[{"kind":"open"},{"kind":"open"},{"kind":"computer","level":"random"}]})";

/// A table at which everything happens that can.
class EventfulTable : public testing::Test {
protected:
    EventfulTable() : table_("k3v9q2m7xd", world_) {
        fold(Table::created(read_terms(Json::parse(kTerms)).value(), person(0), now_, std::string(64, '0'),
                            "first"));
        for (const Seat seat : {Seat{0}, Seat{1}}) join(seat);
        carry_out(by(0, CommandKind::Start));
        for (int turn = 0; turn < 12; ++turn) play_and_take_back();
        carry_out(saying(0, CommandKind::Draw, "offer"));
        carry_out(saying(1, CommandKind::Chat, "hello"));
        carry_out(saying(0, CommandKind::Invite, "second"));
        Command mute = by(0, CommandKind::Mute);
        mute.target = person(1);
        mute.muted = true;
        carry_out(mute);
        carry_out(by(1, CommandKind::Leave, 1));
        join(1);
        Command remove = by(0, CommandKind::Remove);
        remove.target = person(1);
        carry_out(remove);
        carry_out(by(0, CommandKind::Resign));
    }

    Result<std::unique_ptr<Table>> load(const std::vector<StoredEvent>& events) const {
        return Table::load("k3v9q2m7xd", events, world_);
    }
    /// The same events, one of them with another body.
    std::vector<StoredEvent> with(std::size_t index, const Json& event) const {
        std::vector<StoredEvent> changed = events_;
        changed[index].body = event.dump();
        return changed;
    }
    Json event(std::size_t index) const { return Json::parse(events_[index].body); }
    std::size_t first_of(const std::string& kind) const {
        std::size_t index = 0;
        while (index < events_.size() && event(index)["kind"] != kind) ++index;
        return index;
    }
    std::string error_with(const std::string& kind, const std::function<void(Json&)>& change) const {
        Json changed = event(first_of(kind));
        change(changed);
        const auto loaded = load(with(first_of(kind), changed));
        return loaded ? "" : loaded.error();
    }

    std::vector<StoredEvent> events_;

private:
    static PersonId person(Seat seat) { return "p000000000000000" + std::to_string(seat); }
    Command by(Seat seat, CommandKind kind, Seat about = 0) {
        Command command{.kind = kind};
        command.person = person(seat);
        command.caller = seat == 0 ? "Anna" : "Bert";
        command.id = "m" + std::to_string(events_.size());
        command.digest = "d";
        command.seat = about;
        command.ply = table_.ply();
        return command;
    }
    Command saying(Seat seat, CommandKind kind, const std::string& text) {
        Command command = by(seat, kind);
        command.text = text;
        return command;
    }
    void join(Seat seat) {
        Command command = by(seat, CommandKind::Join, seat);
        command.contribution = std::string(32, 'a');
        carry_out(command);
    }
    void play_and_take_back() {
        const Seat seat = *table_.asked();
        Command move = by(seat, seat == 2 ? CommandKind::ComputerMove : CommandKind::Move);
        move.text = record::format(table_.game()->legal_moves().front(), table_.game()->tables());
        const unsigned before = table_.ply();
        carry_out(move);
        if (seat == 2 || table_.ply() != before + 1) return;
        carry_out(by(seat, CommandKind::Undo));
        move.id += "again";
        carry_out(move);
    }
    void carry_out(const Command& command) {
        now_ += 100;
        const Decision decision = table_.decide(command, now_);
        EXPECT_FALSE(decision.refused) << static_cast<int>(command.kind);
        for (const Json& each : decision.events) fold(each);
    }
    void fold(const Json& each) {
        const Result<Message> told = table_.fold(each);
        ASSERT_TRUE(told) << told.error();
        events_.push_back({table_.number(), each.dump()});
    }

    GameShelf games_{tiles::Library::builtin()};
    Uptime uptime_{{}, 0};
    PlainWriting writing_;
    TableWorld world_{games_, uptime_, writing_};
    TimeMs now_ = 1000;
    Table table_;
};

using DamagedEvents = EventfulTable;

TEST_F(DamagedEvents, AreOfAllKindsHere) {
    std::set<std::string> kinds;
    for (std::size_t i = 0; i < events_.size(); ++i) kinds.insert(event(i)["kind"].get<std::string>());
    EXPECT_EQ(kinds, (std::set<std::string>{"created", "joined", "left", "started", "move", "undone", "draw",
                                            "replaced", "chat", "muted", "removed", "invitation", "ended"}));
    EXPECT_TRUE(load(events_));
}

TEST_F(DamagedEvents, AreRefusedByTheirNumber) {
    std::vector<StoredEvent> events = events_;
    events[2].body = "{";
    EXPECT_EQ(load(events).error(), "event 3: it is not a JSON object");
    events = events_;
    events.erase(events.begin() + 2);
    EXPECT_EQ(load(events).error(), "event 4: events before it are missing");
    EXPECT_EQ(load({{1, events_[1].body}}).error(), "event 1: a table begins with 'created', once");
    EXPECT_EQ(load(with(1, event(0))).error(), "event 2: a table begins with 'created', once");
}

TEST_F(DamagedEvents, AreRefusedForWhatIsWrong) {
    const std::string started = "event " + std::to_string(first_of("started") + 1) + ": ";
    const std::string moved = "event " + std::to_string(first_of("move") + 1) + ": ";
    EXPECT_EQ(error_with("joined", [](Json& json) { json["kind"] = "danced"; }),
              "event 2: its kind 'danced' is not known");
    EXPECT_EQ(error_with("joined", [](Json& json) { json["seat"] = 3; }), "event 2: the table has no seat 3");
    EXPECT_EQ(error_with("joined", [](Json& json) { json["seat"] = -1; }),
              "event 2: its field 'seat' is missing or cannot be understood");
    EXPECT_EQ(error_with("joined", [](Json& json) { json["private"].erase("contribution"); }),
              "event 2: its field 'contribution' is missing or cannot be understood");
    EXPECT_EQ(error_with("started", [](Json& json) { json["clock"]["left"].erase(0); }),
              started + "its clock is one of other seats");
    EXPECT_EQ(error_with("move", [](Json& json) { json["lines"][0] = 7; }),
              moved + "its field 'lines' is missing or cannot be understood");
    EXPECT_NE(error_with("move", [](Json& json) { json["lines"][0] = "dance"; }).find(moved),
              std::string::npos);
    EXPECT_NE(error_with("created", [](Json& json) { json["game"] = "chess"; })
                  .find("its terms are not understood: game"),
              std::string::npos);
}

TEST_F(DamagedEvents, BeforeTheGameHasBegunAreRefused) {
    for (const char* kind : {"move", "undone"}) {
        const auto loaded = load(with(first_of("started"), event(first_of(kind))));
        EXPECT_FALSE(loaded) << kind;
    }
}

/// Every field of an event of every kind, missing or of any other type: nothing is read that is not there.
TEST_F(DamagedEvents, OfAnyTypeAreRefusedOrLoaded) {
    const Json others[] = {nullptr,       true, -1, 99, 0.5, "x", Json::array(), Json::array({0.5}),
                           Json::object()};
    unsigned refused = 0;
    const auto try_out = [&](std::size_t index, const Json& changed) {
        const auto loaded = load(with(index, changed));
        if (!loaded) {
            EXPECT_TRUE(loaded.error().starts_with("event ")) << loaded.error();
            ++refused;
        } else {
            EXPECT_EQ(loaded.value()->row().number, events_.size());
        }
    };
    for (const char* kind : {"created", "joined", "left", "started", "move", "undone", "draw", "replaced",
                             "chat", "muted", "removed", "invitation", "ended"}) {
        const std::size_t index = first_of(kind);
        for (const char* part : {"", "/private", "/clock"}) {
            const Json whole = event(index);
            const Json::json_pointer at(part);
            if (!whole.contains(at)) continue;
            for (const auto& [name, value] : whole[at].items()) {
                Json changed = whole;
                changed[at].erase(name);
                try_out(index, changed);
                for (const Json& other : others) {
                    changed[at][name] = other;
                    try_out(index, changed);
                }
            }
        }
    }
    EXPECT_GT(refused, 300u);
}

}  // namespace
}  // namespace trencavel::server
