#include "record/early_end.h"

namespace trencavel::record {

std::string_view name(EarlyEndKind kind) {
    switch (kind) {
        case EarlyEndKind::Resigned:
            return "resigned";
        case EarlyEndKind::Drawn:
            return "drawn";
        case EarlyEndKind::Time:
            return "time";
    }
    return {};
}

std::optional<EarlyEndKind> find_early_end(std::string_view word) {
    for (const EarlyEndKind kind : {EarlyEndKind::Resigned, EarlyEndKind::Drawn, EarlyEndKind::Time}) {
        if (name(kind) == word) return kind;
    }
    return std::nullopt;
}

}  // namespace trencavel::record
