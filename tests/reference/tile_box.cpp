#include "reference/tile_box.h"

#include <algorithm>

namespace trencavel::reference {

namespace {

/// A cell of the board as if it were a tile, so that the land needs no second kind of thing.
tiles::Tile tile_of(const tiles::Board& board, const tiles::BoardCell& cell) {
    tiles::Tile tile;
    tile.id = board.id;
    tile.count = 1;
    tile.edges = cell.edges;
    tile.features = cell.features;
    return tile;
}

}  // namespace

std::string TileCopy::name() const {
    return wheel == 0 ? tile->id : tile->id + "/" + std::to_string(wheel);
}

bool TileCopy::has_bazaar() const {
    return std::any_of(tile->marks.begin(), tile->marks.end(),
                       [](const tiles::Mark& mark) { return mark.carried[tiles::mark_kind("bazaar")] != 0; });
}

TileBox::TileBox(const std::vector<const tiles::TileSet*>& sets) {
    Contents contents;
    contents.start = sets.front()->start;
    contents.board = sets.front()->board;
    for (const tiles::TileSet* set : sets) {
        contents.tiles.insert(contents.tiles.end(), set->tiles.begin(), set->tiles.end());
    }
    if (contents.board) {
        for (const tiles::BoardCell& cell : contents.board->cells) {
            contents.board_tiles.push_back(tile_of(*contents.board, cell));
        }
    }
    contents_ = std::make_shared<const Contents>(std::move(contents));
}

std::optional<TileCopy> TileBox::find(const std::string& name) const {
    for (const tiles::Tile& tile : contents_->tiles) {
        if (TileCopy{&tile, 0}.name() == name) return TileCopy{&tile, 0};
        for (const tiles::Mark& mark : tile.marks) {
            const TileCopy copy{&tile, mark.carried[tiles::mark_kind("wheel")]};
            if (copy.name() == name) return copy;
        }
    }
    return std::nullopt;
}

int TileBox::full_deck_size() const {
    int size = find(contents_->start) ? -1 : 0;
    for (const tiles::Tile& tile : contents_->tiles) size += tile.count;
    return size;
}

void TileBox::lay_start(Land& land) const {
    if (!contents_->board) {
        land.place({0, 0}, {find(contents_->start)->tile, 0});
        return;
    }
    for (std::size_t i = 0; i < contents_->board_tiles.size(); ++i) {
        const tiles::BoardCell& cell = contents_->board->cells[i];
        land.place({cell.col, cell.row}, {&contents_->board_tiles[i], 0, true});
    }
}

const tiles::Board* TileBox::board() const {
    return contents_->board ? &*contents_->board : nullptr;
}

}  // namespace trencavel::reference
