// The order of the lists, and the tokens that name a place in one: they hold the sort key of the last row
// that was shown, so that whatever comes and goes, each row that stays as it is is shown once.
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

#include "server/store/store.h"

namespace trencavel::server {

/// Lists go from the greatest key to the smallest.
struct ListKey {
    bool unfinished = false;  // Own: these come first; elsewhere all rows are alike
    TimeMs time = 0;          // Own and Finished: changed; Open and All: created
    TableId id;

    auto operator<=>(const ListKey&) const = default;
};

ListKey list_key(ListKind kind, const TableRow& row);

std::string page_token(ListKind kind, const ListKey& key);
/// The key after which the page begins; for an empty token one that is greater than all. Nothing: no token of
/// ours, or one of another list.
std::optional<ListKey> key_of_token(ListKind kind, std::string_view token);
/// The error about such a token: `about` is "after".
Error bad_token();

/// Takes from the rows, of which there may be one more than fit, the page.
ListPage page_of(const ListQuery& query, std::vector<TableRow> rows);
std::size_t page_size(const ListQuery& query);  // at least 1

}  // namespace trencavel::server
