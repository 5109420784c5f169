#include "random_play/differences.h"

#include <vector>

#include "random_play/differing.h"
#include "record/names.h"

namespace trencavel::random_play {
namespace {

// --- things as text --------------------------------------------------------------------------------------

std::string crown_text(std::string_view segment, int seat) {
    return std::string(segment) + " " + std::to_string(seat);
}

std::string castle_text(reference::Cell first, reference::Cell second, int seat, bool occupied) {
    return reference::text(first) + " " + reference::text(second) + " of " + std::to_string(seat) +
           (occupied ? ", occupied" : "");
}

std::string castle_text(const PlacedCastle& castle) {
    return castle_text(plain(castle.cells[0]), plain(castle.cells[1]), castle.seat, castle.occupied);
}

std::string castle_text(const reference::Castle& castle) {
    return castle_text(castle.cells[0], castle.cells[1], castle.seat, castle.occupied);
}

std::string offer_text(int chooser, const std::string& tile, int bid, int bidder) {
    return tile + " by " + std::to_string(chooser) + " for " + std::to_string(bid) + " of " +
           std::to_string(bidder);
}

// --- comparing -------------------------------------------------------------------------------------------

std::string question_differs(const Game& game, const Snapshot& snapshot, const reference::Game& reference) {
    const bool waits_for_draw = snapshot.question && snapshot.question->kind == QuestionKind::Draw;
    const bool asks = snapshot.question && !waits_for_draw;
    std::string result = history_differs(game, snapshot, reference);
    result +=
        differs("asks", asks ? std::string(record::name(snapshot.question->kind)) : "", reference.asks());
    if (asks)
        result += differs("seat", std::to_string(snapshot.question->seat), std::to_string(reference.seat()));
    return result;
}

std::string points_differ(const Game& game, const Snapshot& snapshot, const reference::Game& reference) {
    return differs("scores", snapshot.scores, reference.scores()) +
           lists_differ("scored", scorings(game), scorings(reference.scorings()));
}

std::string supplies_differ(const Snapshot& snapshot, const reference::Game& reference) {
    return differs("supplies", numbers(snapshot.supplies, snapshot.players), reference.supplies()) +
           differs("bridges", numbers(snapshot.bridge_supplies, snapshot.players), reference.bridges()) +
           differs("castles", numbers(snapshot.castle_supplies, snapshot.players), reference.castles());
}

std::string followers_differ(const Snapshot& snapshot, const reference::Game& reference) {
    Lines fast;
    for (const PlacedFollower& follower : snapshot.followers)
        fast.push_back(reference::text(plain(follower.spot)) + " of " + std::to_string(follower.seat));
    Lines slow;
    for (const reference::Follower& follower : reference.followers())
        slow.push_back(reference::text(follower.part) + " of " + std::to_string(follower.seat));
    return lists_differ("followers", fast, slow);
}

std::string bridges_differ(const Snapshot& snapshot, const reference::Game& reference) {
    Lines fast;
    for (const PlacedBridge& bridge : snapshot.bridges) {
        fast.push_back("bridge " + reference::text(plain(bridge.cell)) + " " +
                       std::string(record::name(bridge.axis)));
    }
    Lines slow;
    for (const reference::Bridge& bridge : reference.built_bridges()) slow.push_back(reference::text(bridge));
    return lists_differ("bridges on the table", fast, slow);
}

std::string castles_differ(const Snapshot& snapshot, const reference::Game& reference) {
    Lines fast;
    for (const PlacedCastle& castle : snapshot.castles) fast.push_back(castle_text(castle));
    Lines slow;
    for (const reference::Castle& castle : reference.built_castles()) slow.push_back(castle_text(castle));
    const auto asking = reference.castle_in_question();
    return rows_differ("castles on the table", fast, slow) +
           differs("castle in question",
                   snapshot.asking_castle ? castle_text(snapshot.castles[*snapshot.asking_castle]) : "",
                   asking ? castle_text(*asking) : "");
}

std::string wheel_differs(const Snapshot& snapshot, const reference::Game& reference) {
    Lines fast;
    for (unsigned segment = 0; snapshot.wheel && segment < snapshot.wheel->crowns.size(); ++segment) {
        for (const Seat seat : snapshot.wheel->crowns[segment])
            fast.push_back(crown_text(record::name_of_segment(segment), seat));
    }
    Lines slow;
    for (const reference::Crown& crown : reference.crowns())
        slow.push_back(crown_text(crown.segment, crown.seat));
    return differs("pig", snapshot.wheel ? std::string(record::name_of_segment(snapshot.wheel->pig)) : "",
                   reference.pig()) +
           lists_differ("crowns", fast, slow);
}

std::string bazaar_differs(const Game& game, const Snapshot& snapshot, const reference::Game& reference) {
    Lines open;
    Lines won(snapshot.players);
    std::string offer;
    if (snapshot.bazaar) {
        for (const TileId tile : snapshot.bazaar->open) open.push_back(tile_text(game, tile));
        for (unsigned seat = 0; seat < snapshot.players; ++seat)
            won[seat] = tile_text(game, snapshot.bazaar->won[seat]);
        if (const auto& made = snapshot.bazaar->offer)
            offer = offer_text(made->chooser, tile_text(game, made->tile), static_cast<int>(made->bid),
                               made->bidder);
    }
    const auto bidding = reference.bidding();
    return rows_differ("open tiles", open, reference.open_tiles()) +
           rows_differ("tiles of the bazaar", won, reference.bazaar_tiles()) +
           differs(
               "offer", offer,
               bidding ? offer_text(bidding->chooser, bidding->tile, bidding->highest, bidding->bidder) : "");
}

/// The reference lists no draws: they are moves that nobody makes.
std::string moves_differ(const Game& game, const Snapshot& snapshot, const reference::Game& reference) {
    Lines fast;
    if (!snapshot.question || snapshot.question->kind != QuestionKind::Draw) fast = spelled_moves(game);
    return lists_differ("legal moves", fast, reference.legal_moves());
}

}  // namespace

std::string difference(const Game& game, const reference::Game& reference) {
    return Comparison().difference(game, reference);
}

std::string Comparison::difference(const Game& game, const reference::Game& reference) {
    const Snapshot snapshot = game.snapshot();
    return question_differs(game, snapshot, reference) + points_differ(game, snapshot, reference) +
           supplies_differ(snapshot, reference) + followers_differ(snapshot, reference) +
           bridges_differ(snapshot, reference) + castles_differ(snapshot, reference) +
           wheel_differs(snapshot, reference) + bazaar_differs(game, snapshot, reference) +
           moves_differ(game, snapshot, reference) +
           areas_differ(plain_areas(game), reference_areas_.of(reference));
}

}  // namespace trencavel::random_play
