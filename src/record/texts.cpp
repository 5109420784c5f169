#include "record/texts.h"

#include <cstddef>
#include <iterator>

namespace trencavel::record {
namespace {

struct Wording {
    Text text{};
    std::string_view english;
    std::string_view german;
};

// The German words are those of the rulebooks: Karte, Feld, Gebiet, Schicksalsrad, Kleinstadt,
// Mauerplättchen.
constexpr Wording kWordings[] = {
    // Lines that cannot be read.
    {Text::MoveMissing, "a move is missing", "es fehlt ein Zug"},
    {Text::UnknownMove, "unknown move '{0}'", "unbekannter Zug „{0}“"},
    {Text::QuoteNotClosed, "a quotation mark is not closed", "ein Anführungszeichen ist nicht geschlossen"},
    {Text::NoBlankAfterQuote, "a blank must follow a closing quotation mark",
     "nach einem schließenden Anführungszeichen muss ein Leerzeichen stehen"},
    {Text::QuoteInsideWord, "a quotation mark inside a word",
     "ein Anführungszeichen steht mitten in einem Wort"},
    {Text::NothingFollows, "nothing can follow '{0}'", "auf „{0}“ darf nichts folgen"},
    // Words that are not what they should be.
    {Text::NoCell, "'{0}' is no cell: two whole numbers with a comma are, as in '1,0'",
     "„{0}“ ist kein Feld: gemeint sind zwei ganze Zahlen mit Komma, etwa „1,0“"},
    {Text::NoRotation, "'{0}' is no rotation: r0, r90, r180 or r270",
     "„{0}“ ist keine Drehung: r0, r90, r180 oder r270"},
    {Text::NoDirection, "'{0}' is no direction of a bridge: ns or ew",
     "„{0}“ ist keine Richtung einer Brücke: ns oder ew"},
    {Text::NoFeature, "'{0}' is no index of a feature", "„{0}“ ist keine Nummer eines Gebiets"},
    {Text::NoTile, "there is no tile '{0}' in this game", "in diesem Spiel gibt es keine Karte „{0}“"},
    {Text::NoBid, "'{0}' is no bid: a whole number is", "„{0}“ ist kein Gebot: gemeint ist eine ganze Zahl"},
    {Text::NoSegment,
     "'{0}' is no segment of the wheel: fortune, taxes, famine, storm, inquisition or plague",
     "„{0}“ ist kein Segment des Schicksalsrads: fortune (Fortuna), taxes (Steuern), famine (Hungersnot), "
     "storm (Unwetter), inquisition oder plague (Pest)"},
    // What must follow the first word of a move.
    {Text::PlaceTakes,
     "'place' takes a cell and a rotation, as in 'place 1,0 r90', and with a bridge also 'bridge 1,0 ns'",
     "„place“ braucht ein Feld und eine Drehung, etwa „place 1,0 r90“, und mit einer Brücke auch „bridge 1,0 "
     "ns“"},
    {Text::BridgeTakes, "'bridge' takes a cell and a direction, as in 'bridge 1,0 ns'",
     "„bridge“ braucht ein Feld und eine Richtung, etwa „bridge 1,0 ns“"},
    {Text::FollowerTakes, "'follower' takes the index of a feature or 'bridge', as in 'follower 0'",
     "„follower“ braucht die Nummer eines Gebiets oder „bridge“, etwa „follower 0“"},
    {Text::SpecialFollowerTakes, "'{0}' takes the index of a feature, as in '{0} 0'",
     "„{0}“ braucht die Nummer eines Gebiets, etwa „{0} 0“"},
    {Text::CrownTakes, "'crown' takes a segment of the wheel, as in 'crown taxes'",
     "„crown“ braucht ein Segment des Schicksalsrads, etwa „crown taxes“"},
    {Text::CastleTakes, "'castle' takes the index of a feature, as in 'castle 0'",
     "„castle“ braucht die Nummer eines Gebiets, etwa „castle 0“"},
    {Text::RewardTakes, "'reward' takes a cell and a feature in it, as in 'reward 1,0 0'",
     "„reward“ braucht ein Feld und ein Gebiet darin, etwa „reward 1,0 0“"},
    {Text::RecallTakes,
     "'recall' takes a cell and a feature in it, 'bridge' or 'castle', as in 'recall 1,0 0'",
     "„recall“ braucht ein Feld und ein Gebiet darin, „bridge“ oder „castle“, etwa „recall 1,0 0“"},
    {Text::OfferTakes, "'offer' takes the name of a tile and a bid, as in 'offer U 2'",
     "„offer“ braucht den Namen einer Karte und ein Gebot, etwa „offer U 2“"},
    {Text::BidTakes, "'bid' takes a number of points, as in 'bid 3'",
     "„bid“ braucht eine Zahl von Punkten, etwa „bid 3“"},
    {Text::TakeTakes, "'take' takes the name of a tile, as in 'take U'",
     "„take“ braucht den Namen einer Karte, etwa „take U“"},
    {Text::ScoreTakes, "'score' takes a cell and a feature in it, as in 'score 1,0 0', and 'double' if it is",
     "„score“ braucht ein Feld und ein Gebiet darin, etwa „score 1,0 0“, und „double“, wenn es doppelt "
     "zählt"},
    {Text::DrawTakes, "'draw' takes the name of a tile, as in 'draw U'",
     "„draw“ braucht den Namen einer Karte, etwa „draw U“"},
    {Text::RevealTakes, "'reveal' takes the number of a wall tile, 1 to 9, as in 'reveal 4'",
     "„reveal“ braucht die Nummer eines Mauerplättchens, 1 bis 9, etwa „reveal 4“"},
    // Moves that are not legal, in the order of Refusal.
    {Text::GameOver, "the game is over", "das Spiel ist zu Ende"},
    {Text::AsksForAnother, "the game asks for '{0}' now", "jetzt ist etwas anderes an der Reihe: {0}"},
    {Text::HasNoKings, "this game has no kings and falconers",
     "in diesem Spiel gibt es keine Könige und Falkner"},
    {Text::HasNoWheel, "this game has no wheel", "in diesem Spiel gibt es kein Schicksalsrad"},
    {Text::HasNoBridges, "this game has no bridges", "in diesem Spiel gibt es keine Brücken"},
    {Text::NoSuchTileLeft, "no {0} is left", "von {0} ist keine Karte mehr übrig"},
    {Text::CellTaken, "a tile lies there already", "dort liegt schon eine Karte"},
    {Text::NotAdjacent, "no tile lies beside that cell", "an dieses Feld grenzt keine Karte"},
    {Text::NotAdjacentInCourt, "no tile or start space lies beside that cell",
     "an dieses Feld grenzt weder eine Karte noch ein Startfeld"},
    {Text::OutsideWall, "that cell is not inside the wall",
     "dieses Feld liegt nicht innerhalb der Burgmauer"},
    {Text::EdgeMeets, "its {0} edge would be a {1} and meet a {2}", "an ihrer {0} träfe {1} auf {2}"},
    {Text::EdgesDiffer, "its edges do not fit", "ihre Seiten passen dort nicht"},
    {Text::NoSuchFeature, "the tile has no feature with this index",
     "die Karte hat kein Gebiet mit dieser Nummer"},
    {Text::Occupied, "there is a follower on this area already",
     "in diesem Gebiet steht schon ein Gefolgsmann"},
    {Text::NoFollower, "there is no {0} left in the supply", "im Vorrat ist kein {0} mehr"},
    {Text::CompletedNow,
     "the area is completed and scored in this turn, where king and falconer may not stand",
     "das Gebiet wird in diesem Zug fertig und gewertet, dort dürfen König und Falkner nicht eingesetzt "
     "werden"},
    {Text::NoBridgeLeft, "there is no bridge left in the supply", "im Vorrat ist keine Brücke mehr"},
    {Text::NeedsNoBridge, "the tile fits there without a bridge; one can be built after it",
     "die Karte passt dort ohne Brücke; danach kann eine gebaut werden"},
    {Text::BridgeDoesNotHelp, "this bridge does not make the tile fit there",
     "auch mit dieser Brücke passt die Karte dort nicht"},
    {Text::NoBridgeHere, "no bridge can be built there", "dort kann keine Brücke gebaut werden"},
    {Text::BridgeBuilt, "one bridge has been built in this turn already",
     "in diesem Zug ist schon eine Brücke gebaut worden"},
    {Text::NoBridgeBuilt, "no bridge was built in this turn", "in diesem Zug ist keine Brücke gebaut worden"},
    {Text::FitsWithout, "the tile can be placed without a bridge",
     "die Karte kann ohne Brücke angelegt werden"},
    {Text::CrownsTaken, "no crown space is free in that segment",
     "in diesem Segment ist kein Kronenfeld frei"},
    {Text::NoCastle, "that is no small city of yours that was completed now",
     "das ist keine Kleinstadt von dir, die gerade entstanden ist"},
    {Text::NotCompleted, "that is nothing that was completed beside the castle now",
     "das ist kein Bauwerk, das gerade in der Umgebung der Burg fertig geworden ist"},
    {Text::NotYours, "no follower of yours stands there", "dort steht kein Gefolgsmann von dir"},
    {Text::NotOpen, "no {0} lies open", "es liegt keine Karte {0} offen aus"},
    {Text::BidTooLow, "a bid must be higher than the last, which is {0}",
     "ein Gebot muss höher sein als das letzte, und das ist {0}"},
    {Text::BidTooHigh, "more than {0} cannot be bid", "mehr als {0} kann nicht geboten werden"},
    {Text::NotToScore, "that is no area that is to be scored now",
     "das ist kein Gebiet, das jetzt gewertet wird"},
    {Text::OwnAreasFirst, "your own areas are scored first", "zuerst werden deine eigenen Gebiete gewertet"},
    {Text::OnlySomeDouble, "only towers and houses can be doubled by a wall tile",
     "nur Türme und Häuser können durch ein Mauerplättchen doppelt zählen"},
    {Text::DoublingTakes,
     "doubling it takes a wall tile {0} from before this turn, a majority of your own, and no king on it",
     "doppelt zählt es nur mit einem Mauerplättchen {0} aus einem früheren Zug, mit deiner Mehrheit und ohne "
     "König darauf"},
    {Text::NoDoubling, "it cannot be doubled", "es kann nicht doppelt zählen"},
    {Text::NoSuchWallTile, "no wall tile {0} can lie there", "ein Mauerplättchen {0} kann dort nicht liegen"},
};

constexpr bool is_in_order() {
    for (unsigned i = 0; i < kTexts; ++i) {
        if (kWordings[i].text != static_cast<Text>(i)) return false;
    }
    return true;
}
static_assert(std::size(kWordings) == kTexts && is_in_order());

}  // namespace

std::string_view wording(Text text, Language language) {
    const Wording& found = kWordings[static_cast<unsigned>(text)];
    return language == Language::German ? found.german : found.english;
}

std::string say(Text text, Language language, std::initializer_list<std::string_view> words) {
    std::string said;
    std::string_view rest = wording(text, language);
    for (std::size_t at = rest.find('{'); at != std::string_view::npos; at = rest.find('{')) {
        said += rest.substr(0, at);
        said += words.begin()[rest[at + 1] - '0'];
        rest.remove_prefix(at + 3);
    }
    return said.append(rest);
}

}  // namespace trencavel::record
