#include "record/codecs.h"

#include <algorithm>
#include <vector>

#include "record/engine_codec.h"
#include "rules/bazaars/codec.h"
#include "rules/bridges/codec.h"
#include "rules/burg/codec.h"
#include "rules/carcassonne/codec.h"
#include "rules/castles/codec.h"
#include "rules/falcon/codec.h"
#include "rules/wheel/codec.h"

namespace trencavel::record {
namespace {

constexpr const Codec* kCodecs[] = {&kEngineCodec,  &carcassonne::kCodec, &bridges::kCodec, &castles::kCodec,
                                    &wheel::kCodec, &bazaars::kCodec,     &burg::kCodec,    &falcon::kCodec};

/// The entries of all codecs in one of their lists, by kind.
template <class Entry, class Kind>
std::vector<const Entry*> by_kind(std::span<const Entry> Codec::*list, Kind Entry::*kind) {
    std::vector<const Entry*> table;
    for (const Codec* codec : kCodecs) {
        for (const Entry& entry : codec->*list) {
            const auto index = static_cast<std::size_t>(entry.*kind);
            table.resize(std::max(table.size(), index + 1));
            table[index] = &entry;
        }
    }
    return table;
}

/// The first codec that is such.
template <class Test>
const Codec& codec_with(Test test) {
    return **std::find_if(std::begin(kCodecs), std::end(kCodecs),
                          [&](const Codec* codec) { return test(*codec); });
}

bool adds_to_placements(const Codec& codec) {
    return codec.placement != nullptr;
}

bool has_move(const Codec& codec, MoveKind kind) {
    return std::any_of(codec.moves.begin(), codec.moves.end(),
                       [&](const MoveWords& move) { return move.kind == kind; });
}

}  // namespace

std::span<const Codec* const> codecs() {
    return kCodecs;
}

const MoveWords& words_of(MoveKind kind) {
    static const auto table = by_kind(&Codec::moves, &MoveWords::kind);
    return *table[static_cast<std::size_t>(kind)];
}

const QuestionWords& words_of(QuestionKind kind) {
    static const auto table = by_kind(&Codec::questions, &QuestionWords::kind);
    return *table[static_cast<std::size_t>(kind)];
}

const EventWords& words_of(EventKind kind) {
    static const auto table = by_kind(&Codec::events, &EventWords::kind);
    return *table[static_cast<std::size_t>(kind)];
}

const ScoringWords& words_of(ScoringKind kind) {
    static const auto table = by_kind(&Codec::scorings, &ScoringWords::kind);
    return *table[static_cast<std::size_t>(kind)];
}

const SortWords& words_of(Sort sort) {
    static const auto table = by_kind(&Codec::sorts, &SortWords::sort);
    return *table[static_cast<std::size_t>(sort)];
}

const RefusalWords& words_of(Refusal refusal) {
    static const auto table = by_kind(&Codec::refusals, &RefusalWords::refusal);
    return *table[static_cast<std::size_t>(refusal)];
}

const StandWords* words_of_stand(std::uint8_t feature) {
    if (feature < kTokenFeature) return nullptr;
    static const auto table = by_kind(&Codec::stands, &StandWords::feature);
    return feature < table.size() ? table[feature] : nullptr;
}

std::string_view name_of_span(Language language) {
    const StandWords& span = *words_of_stand(kSpanFeature);
    return language == Language::German ? span.german : span.word;
}

std::span<const std::string_view> segment_words() {
    static const auto words = codec_with([](const Codec& codec) { return !codec.segments.empty(); }).segments;
    return words;
}

const PlacementWords& placement_words() {
    static const PlacementWords& words = *codec_with(adds_to_placements).placement;
    return words;
}

/// The engine's own moves are legal in every game, but for what is added to them.
const Wording& absent_without(MoveKind kind) {
    for (const Codec* codec : kCodecs) {
        if (has_move(*codec, kind) && !codec->absent.english.empty()) return codec->absent;
    }
    return codec_with(adds_to_placements).absent;
}

}  // namespace trencavel::record
