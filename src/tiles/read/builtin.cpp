#include "tiles/read/builtin.h"

#include <array>

namespace trencavel::tiles {

// Defined in sources that the build makes out of data/tiles/*.json (see embed.cmake).
extern const std::string_view kBaseJson;
extern const std::string_view kBridgesCastlesBazaarsJson;
extern const std::string_view kWheelOfFortuneJson;
extern const std::string_view kBurgJson;
extern const std::string_view kFalconJson;

namespace {

constexpr std::array<std::string_view, 5> kNames{"base", "bridges-castles-bazaars", "wheel-of-fortune",
                                                 "castle", "falcon"};

}  // namespace

std::span<const std::string_view> builtin_tile_set_names() {
    return kNames;
}

std::string_view builtin_tile_set(std::string_view name) {
    if (name == "base") return kBaseJson;
    if (name == "bridges-castles-bazaars") return kBridgesCastlesBazaarsJson;
    if (name == "wheel-of-fortune") return kWheelOfFortuneJson;
    if (name == "castle") return kBurgJson;
    if (name == "falcon") return kFalconJson;
    return {};
}

}  // namespace trencavel::tiles
