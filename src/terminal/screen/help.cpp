#include "games/kinds.h"
#include "terminal/screen/reports.h"

namespace trencavel::terminal {
namespace {

Lines place_help(const ScreenModel& model) {
    Lines lines = {
        "Place your tile. The cells where it fits are lit and have a letter.",
        "  c              the cell c; if several rotations fit there, you are asked which",
        "  c 90           the cell c, turned clockwise by 90 degrees (0, 90, 180, 270)",
        "  1,0 r90        the same by coordinates: x to the east, y to the south; place 1,0 r90 too",
        "  Enter          redraws the screen"};
    if (model.scene.snapshot.bridge_supplies.empty()) return lines;
    lines.insert(lines.end(),
                 {"With a bridge from your supply a road may meet a field edge. The cells say where (b):",
                  "180 +2b means one rotation without a bridge and two with one; 2 by b means two with one.",
                  "  c b            shows the rotations at c that need a bridge, and where it would go",
                  "  c 90b          places the tile at c, turned by 90 degrees, and builds that bridge",
                  "  place 1,0 r90 bridge 1,0 ns   the same in full; ns or ew is the way it runs"});
    if (model.may_refuse) {
        lines.emplace_back("  refuse         the tile leaves the game unplaced, and you draw another");
    }
    return lines;
}

Lines follower_help(const ScreenModel& model) {
    Lines lines = {"Tile placed. You may put a follower on one of the numbered features.",
                   "  0              on the feature 0; f 0 and follower 0 are the same"};
    if (model.scene.snapshot.wheel) {
        lines.insert(
            lines.end(),
            {"  ta             on a free crown space of taxes instead; crown taxes is the same. When the",
             "                 pig stops there it brings 3 points, or 6 if alone on one of two spaces"});
    }
    if (model.scene.snapshot.falcon) {
        lines.insert(lines.end(),
                     {"  k0             your king on it instead; king 0 is the same. He doubles the points "
                      "of the area",
                      "  fa0            your falconer; falconer 0 is the same. He brings one more nest token",
                      "                 Neither may stand on what is completed and scored in this turn"});
    }
    if (!model.scene.snapshot.bridge_supplies.empty()) {
        lines.insert(
            lines.end(),
            {"  b1             builds the bridge b1, once in a turn; bridge 1,0 ns is the same in full.",
             "                 Then you may still put a follower",
             "  b              on the bridge that was built in this turn; follower bridge too"});
    }
    lines.insert(lines.end(), {"  Enter, pass    no follower", "  undo           takes the tile back"});
    return lines;
}

Lines score_help() {
    return {
        "Your tile completed several areas, or one that a wall tile of yours could double. Each scoring",
        "moves the marker at once; one that stops exactly on a corner tower takes the wall tile there.",
        "Your own areas come first, then the other player's; the order is yours in both.",
        "  1              scores the first one; score 3,4 0 (a cell and a feature of it) is the same",
        "  1d             scores it doubled: wall tile 2 for a tower, 3 for a house, which is then used up;",
        "                 1 double and score 3,4 0 double are the same"};
}

Lines extra_help() {
    return {"You hold a wall tile 1. It gives you one extra turn, right after this one.",
            "  yes            uses it; extra is the same", "  no, pass       keeps it for a later turn"};
}

Lines castle_help() {
    return {
        "A small city of yours is complete. Score it now, or turn it into a castle: your",
        "follower stays on it until a road, city, cloister or castle is completed, in a later turn, on one",
        "of its two tiles or of the two beside each long side. The castle then gets the same points, once.",
        "  yes            turns it into a castle; castle 0 or just the number if there are several",
        "  no, pass       no castle: the city is scored"};
}

Lines reward_help() {
    return {"Several areas were completed beside your castle. It gets the points of one of them.",
            "  1              the first one; reward 1,0 0 (a cell and a feature of it) is the same"};
}

Lines recall_help() {
    return {"The pig has reached the plague: everyone takes one follower back.",
            "  1              the first one; recall 1,0 0 (its cell and feature, bridge or castle) too"};
}

Lines offer_help() {
    return {"A bazaar: everyone gets a tile. You choose one of the open tiles and bid for it. The others",
            "who have none yet may bid more, once. Then you either buy it, and pay the highest bid to the "
            "highest",
            "bidder, or sell it to that player for the bid. If nobody bids more, you pay your bid to nobody.",
            "  2 5            the tile 2, for which you bid 5; offer and its name instead of the number too"};
}

Lines bid_help() {
    return {"Whoever chose the tile then pays the highest bid to the highest bidder, or sells them the tile.",
            "  5              bids 5; bid 5 is the same", "  pass, p        passes"};
}

Lines sale_help() {
    return {"Others have bid for the tile you chose.",
            "  buy, b         you pay the highest bid to the highest bidder, and take the tile",
            "  sell, s        the highest bidder takes the tile, and pays the bid to you"};
}

Lines take_help() {
    return {"A bazaar without bids: everyone takes one of the open tiles and plays it at once.",
            "  1              the first one; take and its name is the same"};
}

Lines help_for(const ScreenModel& model) {
    switch (model.scene.snapshot.question->kind) {
        case QuestionKind::Follower:
            return follower_help(model);
        case castles::kCastleQuestion:
            return castle_help();
        case castles::kRewardQuestion:
            return reward_help();
        case wheel::kRecallQuestion:
            return recall_help();
        case bazaars::kOfferQuestion:
            return offer_help();
        case bazaars::kBidQuestion:
            return bid_help();
        case bazaars::kSellQuestion:
            return sale_help();
        case bazaars::kTakeQuestion:
            return take_help();
        case burg::kScoreQuestion:
            return score_help();
        case burg::kExtraQuestion:
            return extra_help();
        case QuestionKind::Reveal:
        case QuestionKind::Draw:
        case QuestionKind::Place:
            break;
    }
    return place_help(model);
}

void add_wall_signs(const Snapshot& snapshot, Lines& lines) {
    lines.insert(
        lines.end(),
        {"The wall is the score track. A marker stands on the field of its player's points,",
         "starting over at 0 after 99: the player's letter instead of the number (*A without colours).",
         "A square (#) beside the two numbers of a corner tower: its wall tile is still there.",
         "On the inner side of the wall are the start spaces: path, tower, house, or a court with a market.",
         "{A4} is Anna's keep on a house of 4 tiles. An empty cell has a dot; those of the largest free",
         "group have a circle (:), and one of them says how many they are. Merchants lie as farmers do."});
    if (!snapshot.falcon) return;
    lines.insert(
        lines.end(),
        {"A K beside the letter is a king, an F a falconer; a u on a tile is a nest. Gates in the wall",
         "(nn) are no fields of the track; with the variant gates=stop a marker stops there first."});
}

/// What stands on the board.
Lines signs_help(const Snapshot& snapshot) {
    Lines lines = {
        "On the board a follower is the letter of its player; a farmer lies (~a~, small letter).",
        "+8 and * mark what was scored last, corners the last tiles, a cross what can never be filled."};
    if (snapshot.court) add_wall_signs(snapshot, lines);
    if (snapshot.wheel) lines.emplace_back("On the wheel @ is the pig, and each circle a free crown space.");
    if (!snapshot.bridge_supplies.empty())
        lines.emplace_back(
            "A brown line from edge to edge is a bridge (HHH without colours); br: bridges left.");
    if (!snapshot.castle_supplies.empty())
        lines.emplace_back(
            "A castle stands where two tiles meet, with the letter of who waits on it; ca: left.");
    return lines;
}

}  // namespace

Lines commands_at_any_time(bool walled) {
    return {"  hint           the best moves as the computer sees them, with expected points",
            "  undo           goes back to the last decision of a person, past the computer's moves",
            "  tiles          the tiles still to come",
            walled ? "  areas, courts  who has followers where, and what it is worth; walls: the wall tiles"
                   : "  areas, fields  who has followers where, and what it is worth",
            "  log            everything that happened",
            "  view 1,0       looks at another part of the table",
            "  fit            back to the whole table, or around the last tile",
            "  save [FILE]    saves now, or a copy in FILE (every move is saved anyway)",
            "  record         the game as a record",
            "  resign         gives up the game",
            "  quit           leaves; the game can be resumed"};
}

Lines help_lines(const ScreenModel& model, const Lines& at_any_time) {
    Lines lines;
    if (model.asked) {
        lines = help_for(model);
        for (std::string& line : answer_lines(model.answers, 100)) lines.push_back(std::move(line));
    }
    lines.emplace_back("At any time:");
    lines.insert(lines.end(), at_any_time.begin(), at_any_time.end());
    for (std::string& line : signs_help(model.scene.snapshot)) lines.push_back(std::move(line));
    return lines;
}

Lines help_lines(const ScreenModel& model) {
    return help_lines(model, commands_at_any_time(model.scene.snapshot.court.has_value()));
}

}  // namespace trencavel::terminal
