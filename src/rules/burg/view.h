// What anyone may see within the wall: wall tiles, keeps and the largest free group.
#pragma once

#include <array>
#include <bit>
#include <optional>
#include <vector>

#include "rules/burg/rules.h"

namespace trencavel {

struct KeepView {
    unsigned size = 0;  // tiles of its house, start spaces among them; 0: it is in the supply
    Spot spot{};        // the name of the house
};

/// What a game within the wall has beyond tiles and followers.
struct CourtView {
    std::array<bool, WallTable::kTowers> towers{};  // a wall tile lies there, in the order of the track
    std::vector<unsigned> unseen;  // wall tiles by kind, from 1 on, that nobody has taken: on the wall or not
    std::array<std::vector<unsigned>, 2> held;  // by seat, kinds in order
    std::array<KeepView, 2> keeps;
    std::vector<Cell> free_group;        // the largest connected group of empty cells
    std::optional<unsigned> taken_from;  // Reveal: the tower whose wall tile is taken
    Seat taker = 0;                      // and by whom
};

namespace burg {

inline std::vector<Cell> cells_of(const court::CellRows& rows) {
    std::vector<Cell> cells;
    for (unsigned y = 0; y < rows.size(); ++y) {
        for (unsigned bits = rows[y]; bits != 0; bits &= bits - 1)
            cells.push_back(Cell::at(std::countr_zero(bits), static_cast<int>(y)));
    }
    return cells;
}

/// The part of a snapshot of a game within the wall.
struct Seen {
    using Module = Burg;
    std::optional<CourtView> court;

    void look(const Tables& tables, const auto& pos) {
        court.emplace();
        look_at_wall(pos);
        for (Seat seat = 0; seat < pos.players; ++seat) {
            const Burg::Keep& keep = pos.template slice<Burg>().keeps[seat];
            if (keep.size > 0) court->keeps[seat] = {keep.size, name_of_area(pos, keep.feature)};
        }
        court->free_group = cells_of(court::largest_free_group(tables, pos));
    }

    /// K11: who gets the points, as things stand; and what lies on the area.
    static void look_at_area(const Tables& tables, const auto& pos, unsigned root, auto& area) {
        const Seat owner = court::owner_of(pos, pos.areas[root]);
        const bool is_owned = owner != court::kNobody;
        area.owners = is_owned ? 1u << owner : 0;
        area.doubled = is_owned && std::remove_cvref_t<decltype(pos)>::RuleSet::doubles_points(
                                       pos, pos.areas[root], owner);
        if (area.kind == tiles::FeatureKind::Court) return;
        area.fountain = court::has_fountain(tables, pos, root);
        area.nests = court::nests_on(tables, pos, root);
    }

private:
    void look_at_wall(const auto& pos) {
        const WallTiles::State& wall = pos.template slice<WallTiles>();
        for (unsigned tower = 0; tower < court->towers.size(); ++tower)
            court->towers[tower] = (wall.towers >> tower & 1) != 0;
        court->unseen.assign(wall.unseen.begin() + 1, wall.unseen.end());
        for (Seat seat = 0; seat < pos.players; ++seat) {
            for (unsigned kind = 1; kind <= WallTiles::kKinds; ++kind)
                court->held[seat].insert(court->held[seat].end(), WallTiles::held(pos, seat, kind), kind);
        }
        if (pos.over() || pos.questions.back().kind != QuestionKind::Reveal) return;
        court->taken_from = wall.tower;
        court->taker = wall.taker;
    }
};

}  // namespace burg
}  // namespace trencavel
