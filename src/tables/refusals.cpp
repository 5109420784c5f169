#include "tables/refusals.h"

#include <array>
#include <cstddef>

namespace trencavel::server {

namespace {

struct Entry {
    Code code;
    std::string_view name;
    std::string_view english;
    std::string_view german;
};

constexpr Entry kEntries[] = {
    {Code::BadMessage, "bad_message", "The server could not read this message.",
     "Der Server konnte diese Nachricht nicht lesen."},
    {Code::BadField, "bad_field", "Something in this message is missing or not allowed.",
     "In dieser Nachricht fehlt etwas, oder etwas darin ist nicht erlaubt."},
    {Code::TooLarge, "too_large", "This message is too long for the server.",
     "Das ist zu lang für den Server."},
    {Code::TooFast, "too_fast", "That was too much at once. Please wait a moment.",
     "Das war zu viel auf einmal. Bitte warte einen Augenblick."},
    {Code::TooMany, "too_many", "The limit for this has been reached. Please try again later.",
     "Davon gibt es schon zu viele. Bitte versuch es später noch einmal."},
    {Code::NoPerson, "no_person", "Please choose a name first.", "Bitte gib dir zuerst einen Namen."},
    {Code::BadLogin, "bad_login", "Wrong name or passphrase.", "Name oder Kennwort ist falsch."},
    {Code::NameTaken, "name_taken", "An account with this name already exists. Please choose another name.",
     "Ein Konto mit diesem Namen gibt es schon. Bitte wähle einen anderen."},
    {Code::Forbidden, "forbidden", "You may not do this.", "Das darfst du nicht."},
    {Code::BadOrigin, "bad_origin", "Refused: this request came from a page at another address.",
     "Das kam von einer Seite unter einer anderen Adresse und wurde nicht ausgeführt."},
    {Code::Banned, "banned", "Whoever hosts this server has banned you or your network.",
     "Wer diesen Server betreibt, hat dich oder dein Netz ausgeschlossen."},
    {Code::BadHost, "bad_host",
     "This server does not answer to that name. If it should, its operator needs to set public_url to that "
     "address.",
     "Dieser Server antwortet nicht auf diesen Namen. Soll er es, dann muss, wer ihn betreibt, die Adresse "
     "als "
     "public_url eintragen."},
    {Code::NotFound, "not_found", "Not found, or you don't have access.",
     "Hier gibt es nichts, oder es ist dir nicht zugänglich."},
    {Code::OldInvitation, "old_invitation",
     "This invitation has been withdrawn. Please ask the host for a new one.",
     "Diese Einladung gilt nicht mehr. Bitte frag den Gastgeber nach einer neuen."},
    {Code::BadMethod, "bad_method", "This address does not support that method.",
     "So lässt sich diese Adresse nicht verwenden."},
    {Code::SeatTaken, "seat_taken", "This seat is taken.", "Dieser Platz ist schon besetzt."},
    {Code::SeatsOpen, "seats_open", "Not every seat is taken yet.", "Noch sind nicht alle Plätze besetzt."},
    {Code::NotSeated, "not_seated", "You don't hold this seat.", "Du sitzt nicht auf diesem Platz."},
    {Code::WrongPhase, "wrong_phase", "The table is not at the right stage for this.",
     "Das geht nicht in dieser Phase des Tisches."},
    {Code::NotYourTurn, "not_your_turn", "It's not your turn.", "Du bist nicht an der Reihe."},
    {Code::Stale, "stale", "The game has moved on: please look at the board again.",
     "Das Spiel ist schon weiter: Bitte schau noch einmal auf das Spielfeld."},
    {Code::Unreadable, "unreadable", "This move could not be understood.", "Dieser Zug war nicht zu lesen."},
    {Code::Illegal, "illegal", "The rules do not allow this move.", "Diesen Zug erlauben die Regeln nicht."},
    {Code::NoUndo, "no_undo", "There is nothing to undo, or it is too late.",
     "Es gibt nichts zurückzunehmen, oder es ist schon zu spät dafür."},
    {Code::NoOffer, "no_offer", "Nobody has offered a draw, or it has been offered already.",
     "Niemand hat ein Unentschieden angeboten, oder es ist schon angeboten."},
    {Code::NoAids, "no_aids", "Hints are not allowed at this table.",
     "An diesem Tisch sind keine Tipps erlaubt."},
    {Code::Muted, "muted", "The host of this table has muted you.",
     "Der Gastgeber dieses Tisches hat dich stummgeschaltet."},
    {Code::IdReused, "id_reused", "Another message has already used this id. Please try again.",
     "Eine andere Nachricht hatte schon diese Nummer. Bitte versuch es noch einmal."},
    {Code::Storage, "storage", "This could not be saved, and nothing has changed. Please try again.",
     "Es konnte nicht gespeichert werden, und nichts hat sich geändert. Bitte versuch es noch einmal."},
    {Code::Busy, "busy", "The server is very busy. Please try again in a moment.",
     "Der Server hat gerade sehr viel zu tun. Bitte versuch es gleich noch einmal."},
    {Code::Stopping, "stopping", "The server is shutting down. The game can continue once it is back.",
     "Der Server wird angehalten. Das Spiel kann weitergehen, sobald er wieder da ist."},
    {Code::TooManySockets, "too_many_sockets", "You have this open in too many windows.",
     "Du hast das in zu vielen Fenstern offen."},
    {Code::LoggedOut, "logged_out", "You have been logged out.", "Du bist abgemeldet worden."},
};
constexpr std::size_t kCount = std::size(kEntries);

constexpr bool in_order() {
    for (std::size_t i = 0; i < kCount; ++i) {
        if (kEntries[i].code != static_cast<Code>(i)) return false;
    }
    return kCount == static_cast<std::size_t>(Code::LoggedOut) + 1;
}
static_assert(in_order(), "one entry for each code, in the order of the enumeration");

constexpr std::array<Code, kCount> make_codes() {
    std::array<Code, kCount> codes{};
    for (std::size_t i = 0; i < kCount; ++i) codes[i] = kEntries[i].code;
    return codes;
}
constexpr std::array<Code, kCount> kCodes = make_codes();

const Entry& entry(Code code) {
    return kEntries[static_cast<std::size_t>(code)];
}

/// Rounded up, in seconds or minutes.
std::string again_in(std::int64_t wait_ms, Language language) {
    const std::int64_t seconds = (wait_ms + 999) / 1000;
    const bool in_minutes = seconds > 90;
    const std::int64_t number = in_minutes ? (seconds + 59) / 60 : seconds;
    const bool one = number == 1;
    if (language == Language::German)
        return "Versuch es in " + std::to_string(number) +
               (in_minutes ? " Minuten"
                : one      ? " Sekunde"
                           : " Sekunden") +
               " wieder.";
    return "Try again in " + std::to_string(number) +
           (in_minutes ? " minutes."
            : one      ? " second."
                       : " seconds.");
}

}  // namespace

std::span<const Code> all_codes() {
    return kCodes;
}

std::string_view name(Code code) {
    return entry(code).name;
}

std::string text(Code code, Language language) {
    return std::string(language == Language::German ? entry(code).german : entry(code).english);
}

std::string text(const Refused& refused, Language language) {
    const std::string said = refused.detail.empty() ? text(refused.code, language) : refused.detail;
    return refused.wait_ms > 0 ? said + " " + again_in(refused.wait_ms, language) : said;
}

}  // namespace trencavel::server
