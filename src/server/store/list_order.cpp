#include "server/store/list_order.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <utility>

namespace trencavel::server {

namespace {

constexpr std::size_t kLongestId = 64;

char letter_of(ListKind kind) {
    switch (kind) {
        case ListKind::Open:
            return 'o';
        case ListKind::Own:
            return 'w';
        case ListKind::Finished:
            return 'f';
        case ListKind::All:
            return 'a';
    }
    return '?';
}

bool is_letter_or_digit(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool could_be_id(std::string_view id) {
    return !id.empty() && id.size() <= kLongestId && std::all_of(id.begin(), id.end(), is_letter_or_digit);
}

/// Of no table: after every letter and digit.
ListKey before_all() {
    return ListKey{true, std::numeric_limits<TimeMs>::max(), "~"};
}

bool goes_by_change(ListKind kind) {
    return kind == ListKind::Own || kind == ListKind::Finished;
}

}  // namespace

ListKey list_key(ListKind kind, const TableRow& row) {
    const bool unfinished = kind == ListKind::Own && !is_over(row.phase);
    return ListKey{unfinished, goes_by_change(kind) ? row.changed : row.created, row.id};
}

// Such as w1.1794787200000.k3v9q2m7xd
std::string page_token(ListKind kind, const ListKey& key) {
    return std::string(1, letter_of(kind)) + (key.unfinished ? '1' : '0') + '.' + std::to_string(key.time) +
           '.' + key.id;
}

std::optional<ListKey> key_of_token(ListKind kind, std::string_view token) {
    if (token.empty()) return before_all();
    if (token.size() < 4 || token[0] != letter_of(kind) || token[2] != '.') return std::nullopt;
    if (token[1] != '0' && token[1] != '1') return std::nullopt;
    ListKey key{token[1] == '1', 0, {}};
    const std::string_view rest = token.substr(3);
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), key.time);
    const auto used = static_cast<std::size_t>(end - rest.data());
    if (error != std::errc() || used == rest.size() || rest[used] != '.') return std::nullopt;
    key.id = rest.substr(used + 1);
    if (!could_be_id(key.id)) return std::nullopt;
    return key;
}

Error bad_token() {
    return Error{"no page of this list begins there", "after"};
}

std::size_t page_size(const ListQuery& query) {
    return std::max(query.size, 1U);
}

ListPage page_of(const ListQuery& query, std::vector<TableRow> rows) {
    ListPage page;
    if (rows.size() > page_size(query)) {
        rows.resize(page_size(query));
        page.next = page_token(query.kind, list_key(query.kind, rows.back()));
    }
    page.rows = std::move(rows);
    return page;
}

}  // namespace trencavel::server
