#include <fmt/format.h>

#include "rules/falcon/kinds.h"
#include "terminal/modules/falcon/module.h"

namespace trencavel::terminal::falcon {
namespace {

constexpr MarkScreen kMarks[] = {
    {.kind = trencavel::falcon::kKingMove, .spot = spot_on_last_tile, .on_last_tile = true, .is_short = true},
    {.kind = trencavel::falcon::kFalconerMove,
     .spot = spot_on_last_tile,
     .on_last_tile = true,
     .is_short = true}};

std::string figures_at_home(const Snapshot& snapshot, std::size_t seat, bool brief) {
    const bool king = snapshot.king_supplies[seat] > 0;
    const bool falconer = snapshot.falconer_supplies[seat] > 0;
    if (brief) return fmt::format("{}{}", king ? "K" : "", falconer ? "F" : "");
    if (king && falconer) return "king, falconer";
    return king ? "king" : falconer ? "falconer" : "";
}

void add_notes(const Snapshot& snapshot, std::size_t seat, bool brief, PlayerNotes& notes) {
    if (!snapshot.falcon) return;
    notes.supply.push_back(figures_at_home(snapshot, seat, brief));
    notes.supply.push_back(counted(static_cast<int>(snapshot.nests[seat]), "nest"));
}

void add_follower_help(const Snapshot& snapshot, Lines& lines) {
    if (!snapshot.falcon) return;
    lines.insert(lines.end(),
                 {"  k0             your king on it instead; king 0 is the same. He doubles the points "
                  "of the area",
                  "  fa0            your falconer; falconer 0 is the same. He brings one more nest token",
                  "                 Neither may stand on what is completed and scored in this turn"});
}

void add_signs(const Snapshot& snapshot, Lines& lines) {
    if (!snapshot.falcon) return;
    lines.insert(
        lines.end(),
        {"A K beside the letter is a king, an F a falconer; a u on a tile is a nest. Gates in the wall",
         "(nn) are no fields of the track; with the variant gates=stop a marker stops there first."});
}

}  // namespace

constinit const ModuleScreen kScreen = {
    .marks = kMarks, .add_notes = add_notes, .add_follower_help = add_follower_help, .add_signs = add_signs};

}  // namespace trencavel::terminal::falcon
