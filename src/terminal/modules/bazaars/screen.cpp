#include <fmt/format.h>

#include <algorithm>

#include "rules/bazaars/kinds.h"
#include "rules/bazaars/tiles.h"
#include "terminal/modules/bazaars/module.h"
#include "terminal/modules/bazaars/stalls.h"

namespace trencavel::terminal::bazaars {
namespace {

std::string carried(const Design& design) {
    return trencavel::bazaars::has_bazaar(design) ? ", a bazaar" : "";
}

std::optional<Canvas> panel(const ScreenModel& model, const PanelRoom& room) {
    const BoardScene& scene = model.scene;
    if (!scene.snapshot.bazaar) return std::nullopt;
    std::vector<std::string> lines;
    for (const std::string& note : bazaar_notes(scene.snapshot, *scene.tables, *scene.players)) {
        for (std::string& line : wrapped(note, room.columns, 2)) lines.push_back(std::move(line));
    }
    return canvas_of(lines, room.columns, {});
}

// --- the questions

std::string offer_prompt(const ScreenModel& /*model*/) {
    return "which tile, and what do you bid? (as in 1 5; ? for help)> ";
}

std::string bid_prompt(const ScreenModel& model) {
    const BazaarView::Offer& offer = *model.scene.snapshot.bazaar->offer;
    return fmt::format("bid for {}? (more than {}, or pass; ? for help)> ",
                       model.scene.tables->names[offer.tile], offer.bid);
}

std::string sale_prompt(const ScreenModel& model) {
    const BazaarView::Offer& offer = *model.scene.snapshot.bazaar->offer;
    return fmt::format("buy or sell {} for {}? (? for help)> ", model.scene.tables->names[offer.tile],
                       offer.bid);
}

std::string take_prompt(const ScreenModel& /*model*/) {
    return "which tile do you take? (a number; ? for help)> ";
}

constexpr std::string_view kOfferHelp[] = {
    "A bazaar: everyone gets a tile. You choose one of the open tiles and bid for it. The others",
    "who have none yet may bid more, once. Then you either buy it, and pay the highest bid to the highest",
    "bidder, or sell it to that player for the bid. If nobody bids more, you pay your bid to nobody.",
    "  2 5            the tile 2, for which you bid 5; offer and its name instead of the number too"};

constexpr std::string_view kBidHelp[] = {
    "Whoever chose the tile then pays the highest bid to the highest bidder, or sells them the tile.",
    "  5              bids 5; bid 5 is the same", "  pass, p        passes"};

constexpr std::string_view kSaleHelp[] = {
    "Others have bid for the tile you chose.",
    "  buy, b         you pay the highest bid to the highest bidder, and take the tile",
    "  sell, s        the highest bidder takes the tile, and pays the bid to you"};

constexpr std::string_view kTakeHelp[] = {
    "A bazaar without bids: everyone takes one of the open tiles and plays it at once.",
    "  1              the first one; take and its name is the same"};

constexpr QuestionScreen kQuestionScreens[] = {
    {trencavel::bazaars::kOfferQuestion, offer_prompt, help_of<kOfferHelp>},
    {trencavel::bazaars::kBidQuestion, bid_prompt, help_of<kBidHelp>},
    {trencavel::bazaars::kSellQuestion, sale_prompt, help_of<kSaleHelp>},
    {trencavel::bazaars::kTakeQuestion, take_prompt, help_of<kTakeHelp>}};

/// The tiles, while they are chosen and bid for.
std::optional<Canvas> picture(const ScreenModel& model, const Look& look) {
    const Snapshot& snapshot = model.scene.snapshot;
    const bool is_asked = snapshot.question &&
                          std::any_of(std::begin(kQuestionScreens), std::end(kQuestionScreens),
                                      [&](const auto& each) { return each.kind == snapshot.question->kind; });
    if (!snapshot.bazaar || !is_asked) return std::nullopt;
    return draw_bazaar(snapshot, *model.scene.tables, *model.scene.players, look);
}

}  // namespace

constinit const ModuleScreen kScreen = {
    .carried = carried, .panel = panel, .questions = kQuestionScreens, .picture = picture};

}  // namespace trencavel::terminal::bazaars
