#include "record/names.h"

namespace trencavel::record {

std::string_view name(tiles::FeatureKind kind) {
    using enum tiles::FeatureKind;
    switch (kind) {
        case City:
            return "city";
        case Road:
            return "road";
        case Field:
            return "field";
        case Cloister:
            return "cloister";
        case Path:
            return "path";
        case Tower:
            return "tower";
        case House:
            return "house";
        case Chapel:
            return "chapel";
        case Court:
            return "court";
    }
    return "";
}

std::string_view name(QuestionKind kind) {
    switch (kind) {
        case QuestionKind::Draw:
            return "draw";
        case QuestionKind::Place:
            return "place";
        case QuestionKind::Follower:
            return "follower";
    }
    return "";
}

std::string_view name(EventKind kind) {
    switch (kind) {
        case EventKind::Drawn:
            return "drawn";
        case EventKind::Discarded:
            return "discarded";
        case EventKind::Placed:
            return "placed";
        case EventKind::Follower:
            return "follower";
        case EventKind::Scored:
            return "scored";
        case EventKind::Returned:
            return "returned";
        case EventKind::Ended:
            return "ended";
        case EventKind::Over:
            return "over";
    }
    return "";
}

std::string name(Cell cell) {
    return std::to_string(cell.x()) + "," + std::to_string(cell.y());
}

}  // namespace trencavel::record
