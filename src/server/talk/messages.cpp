#include "server/talk/messages.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/hexadecimal.h"
#include "record/json_text.h"
#include "record/json_values.h"
#include "record/text.h"
#include "server/people/passphrase.h"

namespace trencavel::server {

using record::Json;
using record::read_flag;
using record::read_number;
using record::read_string;

namespace {

constexpr std::size_t kIdMax = 64;
constexpr std::string_view kIdCharacters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";
constexpr std::size_t kMovesMax = 3;  // a bridge, a tile and a follower

enum class Field : std::uint8_t {
    Table,
    Language,
    From,
    Invitation,
    Seat,
    Contribution,
    Name,
    Ply,
    Move,
    Say,
    Level,
    Text,
    Person,
    Muted,
    Together,
    At,
    Moves,
};

struct FieldRow {
    Field field;
    bool required = true;
};

struct TypeRow {
    std::string_view name;
    MessageType type;
    CommandKind command;
    std::vector<FieldRow> fields;
};

const std::vector<TypeRow>& types() {
    using enum Field;  // here alone: other sources in the unit mean other things by these words
    static const std::vector<TypeRow> rows = {
        {"hello", MessageType::Hello, {}, {{Language}, {Together, false}}},
        {"watch", MessageType::Watch, {}, {{Table}, {From}, {Invitation, false}}},
        {"unwatch", MessageType::Unwatch, {}, {{Table}}},
        {"join",
         MessageType::Command,
         CommandKind::Join,
         {{Table}, {Field::Seat}, {Contribution}, {Name, false}, {Invitation, false}}},
        {"leave", MessageType::Command, CommandKind::Leave, {{Table}, {Field::Seat}}},
        {"start", MessageType::Command, CommandKind::Start, {{Table}}},
        {"move", MessageType::Command, CommandKind::Move, {{Table}, {Ply}, {Field::Move}}},
        {"undo", MessageType::Command, CommandKind::Undo, {{Table}, {Ply}}},
        {"draw", MessageType::Command, CommandKind::Draw, {{Table}, {Field::Seat}, {Say}}},
        {"resign", MessageType::Command, CommandKind::Resign, {{Table}, {Field::Seat}}},
        {"replace", MessageType::Command, CommandKind::Replace, {{Table}, {Field::Seat}, {Level}}},
        {"chat", MessageType::Command, CommandKind::Chat, {{Table}, {Text}}},
        {"mute", MessageType::Command, CommandKind::Mute, {{Table}, {Field::Person}, {Muted}}},
        {"remove", MessageType::Command, CommandKind::Remove, {{Table}, {Field::Person}}},
        {"close", MessageType::Command, CommandKind::Close, {{Table}}},
        {"hint", MessageType::Hint, {}, {{Table}, {Ply}}},
        {"review", MessageType::Review, {}, {{Table}, {Ply}}},
        {"state", MessageType::State, {}, {{Table}}},
        {"legal", MessageType::Legal, {}, {{Table}}},
        {"areas", MessageType::Areas, {}, {{Table}, {At, false}}},
        {"fits", MessageType::Fits, {}, {{Table}}},
        {"preview", MessageType::Preview, {}, {{Table}, {Ply}, {Moves}}},
    };
    return rows;
}

constexpr std::string_view name_of(Field field) {
    using enum Field;
    switch (field) {
        case Table:
            return "table";
        case Language:
            return "language";
        case From:
            return "from";
        case Invitation:
            return "invitation";
        case Field::Seat:
            return "seat";
        case Contribution:
            return "contribution";
        case Name:
            return "name";
        case Ply:
            return "ply";
        case Field::Move:
            return "move";
        case Say:
            return "say";
        case Level:
            return "level";
        case Text:
            return "text";
        case Field::Person:
            return "person";
        case Muted:
            return "muted";
        case Together:
            return "together";
        case At:
            return "at";
        case Moves:
            return "moves";
    }
    return {};
}

bool read_one_of(const Json& value, std::string& text, std::initializer_list<std::string_view> allowed) {
    return read_string(value, text, kIdMax) &&
           std::find(allowed.begin(), allowed.end(), text) != allowed.end();
}

/// One to a few lines.
bool read_moves(const Json& value, std::vector<std::string>& moves) {
    if (!value.is_array() || value.empty() || value.size() > kMovesMax) return false;
    for (const Json& each : value) {
        if (!read_string(each, moves.emplace_back(), 4 * kIdMax)) return false;
    }
    return true;
}

bool read_language(const Json& value, ClientMessage& message) {
    std::string name;
    if (!read_one_of(value, name, {"de", "en"})) return false;
    message.language = name == "de" ? trencavel::Language::German : trencavel::Language::English;
    return true;
}

/// `p` and 16 hexadecimal digits.
bool is_person_id(const std::string& text) {
    return text.size() == 17 && text[0] == 'p' && is_hexadecimal(std::string_view(text).substr(1));
}

/// False if the value cannot be one of this field.
bool read_field(Field field, const Json& value, ClientMessage& message) {
    using enum Field;
    Command& command = message.command;
    switch (field) {
        case Table:
            return read_string(value, message.table, kIdMax);
        case Language:
            return read_language(value, message);
        case From:
            return read_number(value, message.from);
        case Invitation:
            return read_string(value, message.invitation, kIdMax);
        case Field::Seat:
            return read_number(value, command.seat);
        case Contribution:
            return read_string(value, command.contribution, kIdMax);
        case Name:
            return read_string(value, command.name, 4 * kIdMax);
        case Ply:
            return read_number(value, command.ply);
        case Field::Move:
            return read_string(value, command.text, 4 * kIdMax);
        case Say:
            return read_one_of(value, command.text, {"offer", "accept", "decline", "withdraw"});
        case Level:
            return read_string(value, command.text, kIdMax);
        case Text:
            return read_string(value, command.text, 4096);
        case Field::Person:
            return read_string(value, command.target, kIdMax) && is_person_id(command.target);
        case Muted:
            return read_flag(value, command.muted);
        case Together:
            return read_flag(value, message.together);
        case At:
            return read_number(value, message.at.emplace());
        case Moves:
            return read_moves(value, message.moves);
    }
    return false;
}

bool is_id(const std::string& text) {
    return !text.empty() && text.size() <= kIdMax && text.find_first_not_of(kIdCharacters) == text.npos;
}

Refusable read_fields(const Json& json, const TypeRow& row, ClientMessage& message) {
    std::size_t known = 2;  // type and id
    for (const FieldRow& each : row.fields) {
        const std::string name(name_of(each.field));
        const auto found = json.find(name);
        if (found == json.end()) {
            if (each.required) return Refused{Code::BadMessage, name, {}};
            continue;
        }
        ++known;
        if (!read_field(each.field, *found, message)) return Refused{Code::BadField, name, {}};
    }
    if (known == json.size()) return {};
    for (const auto& [name, value] : json.items()) {
        const auto is_it = [&](const FieldRow& each) { return name_of(each.field) == name; };
        const bool listed =
            name == "type" || name == "id" || std::any_of(row.fields.begin(), row.fields.end(), is_it);
        if (!listed) return Refused{Code::BadMessage, name, {}};
    }
    return {};
}

/// Of what is said, in whatever order the fields stand.
std::string digest_of(const Json& json) {
    std::vector<std::string> fields;
    fields.reserve(json.size());
    for (auto field = json.begin(); field != json.end(); ++field) {
        std::string& text = fields.emplace_back(field.key());
        record::append_json(text += ':', *field);
    }
    std::sort(fields.begin(), fields.end());
    return hash_of_token(record::join(fields, "\n")).substr(0, 16);
}

Outcome<ClientMessage> read_object(const Json& json) {
    const std::string type = record::string_in(json, "type").value_or("");
    const std::vector<TypeRow>& rows = types();
    const auto row =
        std::find_if(rows.begin(), rows.end(), [&](const TypeRow& each) { return each.name == type; });
    if (row == rows.end()) return Refused{Code::BadMessage, "type", {}};
    ClientMessage message;
    message.type = row->type;
    message.name = type;
    message.id = record::string_in(json, "id").value_or("");
    if (!is_id(message.id)) return Refused{Code::BadMessage, "id", {}};
    if (Refusable refused = read_fields(json, *row, message)) return *refused;
    if (row->type != MessageType::Command) return message;  // nobody asks whether a question is repeated
    message.command.kind = row->command;
    message.command.id = message.id;
    message.command.digest = digest_of(json);
    return message;
}

}  // namespace

ReadMessage read_message(std::string_view text) {
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object()) return {{}, {}, Refused{Code::BadMessage, {}, {}}};
    std::string id = record::string_in(json, "id").value_or("");
    std::string table = record::string_in(json, "table").value_or("");
    if (!is_id(id)) id.clear();
    if (!is_id(table)) table.clear();
    return {std::move(id), std::move(table), read_object(json)};
}

std::string id_at_a_glance(std::string_view text) {
    constexpr std::string_view kSpace = " \t\r\n";
    const std::size_t key = text.find("\"id\"");
    if (key == text.npos) return {};
    const std::size_t colon = text.find_first_not_of(kSpace, key + 4);
    if (colon == text.npos || text[colon] != ':') return {};
    const std::size_t quote = text.find_first_not_of(kSpace, colon + 1);
    if (quote == text.npos || text[quote] != '"') return {};
    const std::size_t end = text.find_first_not_of(kIdCharacters, quote + 1);
    const bool good = end != text.npos && text[end] == '"' && end > quote + 1 && end - quote - 1 <= kIdMax;
    return good ? std::string(text.substr(quote + 1, end - quote - 1)) : std::string();
}

std::span<const std::string_view> message_types() {
    static const std::vector<std::string_view> names = [] {
        std::vector<std::string_view> all;
        for (const TypeRow& row : types()) all.push_back(row.name);
        return all;
    }();
    return names;
}

}  // namespace trencavel::server
