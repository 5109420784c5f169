#include "tables/budget.h"

#include <limits>

namespace trencavel::server {
namespace {

constexpr unsigned kUnlimited = std::numeric_limits<unsigned>::max();

std::size_t index_of(Spending what) {
    return static_cast<std::size_t>(what);
}

unsigned limit_of_person(Spending what, const TableLimits& limits) {
    return std::array{limits.offers, limits.joins, limits.undos,
                      limits.mutes,  limits.chats, limits.invitations}[index_of(what)];
}

unsigned limit_of_all(Spending what, const TableLimits& limits) {
    if (what == Spending::Join) return limits.joins_of_all;
    return what == Spending::Chat ? limits.chats_of_all : kUnlimited;
}

}  // namespace

void TableBudget::count(const PersonId& person, Spending what) {
    ++of_person_[person][index_of(what)];
    ++of_all_[index_of(what)];
}

std::optional<unsigned> TableBudget::limit_reached(const PersonId& person, Spending what,
                                                   const TableLimits& limits) const {
    const auto found = of_person_.find(person);
    const unsigned spent = found == of_person_.end() ? 0 : found->second[index_of(what)];
    if (const unsigned limit = limit_of_person(what, limits); spent >= limit) return limit;
    if (const unsigned limit = limit_of_all(what, limits); of_all_[index_of(what)] >= limit) return limit;
    return std::nullopt;
}

}  // namespace trencavel::server
