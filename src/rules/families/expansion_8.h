// What the three modules of expansion 8 have in common: the box that they come in.
#pragma once

#include <string_view>

namespace trencavel {

constexpr std::string_view kExpansion8 = "expansion 8";
constexpr std::string_view kTilesOfExpansion8 = "bridges-castles-bazaars";

}  // namespace trencavel
