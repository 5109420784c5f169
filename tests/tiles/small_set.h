// A good tile file, from which a small edit makes a bad one.
#pragma once

#include <string_view>

namespace trencavel::tiles {

/// A small set of the plane: a start tile, a cloister, a junction, a bazaar.
inline constexpr std::string_view kSmallSet = R"({
 "schema": 1, "set": "base", "title": "Small", "note": "for tests", "total": 7, "start": "D",
 "tiles": [
  {"id": "D", "count": 4, "edges": "CRFR", "name": "city cap, road", "marks": [{"count": 1, "start": true}],
   "features": [
    {"kind": "city", "sides": ["N"], "pennants": 0},
    {"kind": "road", "sides": ["E", "W"]},
    {"kind": "field", "halves": [2, 7], "borders": [0]},
    {"kind": "field", "halves": [3, 4, 5, 6]}
   ]},
  {"id": "A", "count": 1, "edges": "FFRF",
   "features": [
    {"kind": "cloister"},
    {"kind": "road", "sides": ["S"], "end": "cloister"},
    {"kind": "field", "halves": [0, 1, 2, 3, 4, 5, 6, 7]}
   ]},
  {"id": "W", "count": 1, "edges": "FRRR",
   "features": [
    {"kind": "road", "sides": ["E"], "end": "junction"},
    {"kind": "road", "sides": ["S"], "end": "junction"},
    {"kind": "road", "sides": ["W"], "end": "junction"},
    {"kind": "field", "halves": [0, 1, 2, 7]},
    {"kind": "field", "halves": [3, 4]},
    {"kind": "field", "halves": [5, 6]}
   ]},
  {"id": "Z", "count": 1, "edges": "CFCF", "marks": [{"count": 1, "bazaar": true, "wheel": 2}],
   "features": [
    {"kind": "city", "sides": ["N", "S"], "pennants": 1, "castle": false},
    {"kind": "field", "halves": [2, 3], "borders": [0]},
    {"kind": "field", "halves": [6, 7], "borders": [0]}
   ]}
 ]
})";

}  // namespace trencavel::tiles
