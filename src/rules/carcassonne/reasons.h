// What fields are counted with, besides their cities: in Reason::counts.
#pragma once

namespace trencavel::carcassonne {

constexpr unsigned kDearCities = 0;  // of the cities: those that bring a point more, as other modules say

}  // namespace trencavel::carcassonne
