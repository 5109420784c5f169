// The words for kinds of things that people read, in German.
#include "record/names.h"

namespace trencavel::record {

std::string_view name(tiles::FeatureKind kind, Language language) {
    constexpr std::string_view kNames[] = {"Stadt", "Straße", "Wiese",   "Kloster", "Weg",
                                           "Turm",  "Haus",   "Kapelle", "Hof"};
    return language == Language::German ? kNames[static_cast<unsigned>(kind)] : name(kind);
}

std::string_view name(QuestionKind kind, Language language) {
    constexpr std::string_view kNames[] = {"Karte ziehen",
                                           "Karte anlegen",
                                           "Gefolgsmann setzen",
                                           "Burg bauen",
                                           "Bauwerk für die Burg wählen",
                                           "Gefolgsmann zurücknehmen",
                                           "Karte aussuchen und bieten",
                                           "bieten oder passen",
                                           "kaufen oder verkaufen",
                                           "Karte aussuchen",
                                           "Gebiet werten",
                                           "zweiten Zug machen",
                                           "Mauerplättchen aufdecken"};
    return language == Language::German ? kNames[static_cast<unsigned>(kind)] : name(kind);
}

std::string_view name(Sort sort, Language language) {
    constexpr std::string_view kNames[] = {"Gefolgsmann", "König", "Falkner"};
    return language == Language::German ? kNames[static_cast<unsigned>(sort)] : name(sort);
}

}  // namespace trencavel::record
