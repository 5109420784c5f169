#include "tiles/read/json_value.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "tiles/model/names.h"
#include "tiles/model/problem_list.h"

namespace trencavel::tiles {

namespace {

// Tile files nest seven deep; the limit keeps a hostile file from exhausting the stack.
constexpr std::size_t kDepthMax = 16;
// An object is searched key by key; none of ours has more than ten.
constexpr std::size_t kKeysMax = 64;

/// Walks over the text and leaves word how far the parser has read, which its callbacks do not tell.
class TrackingIterator {
public:
    using difference_type = std::ptrdiff_t;
    using value_type = char;
    using pointer = const char*;
    using reference = const char&;
    using iterator_category = std::input_iterator_tag;

    TrackingIterator(const char* at, const char** furthest) : at_(at), furthest_(furthest) {}

    reference operator*() const { return *at_; }
    TrackingIterator& operator++() {
        *furthest_ = ++at_;
        return *this;
    }
    TrackingIterator operator++(int) {
        TrackingIterator before = *this;
        ++*this;
        return before;
    }
    bool operator==(const TrackingIterator& other) const { return at_ == other.at_; }
    bool operator!=(const TrackingIterator& other) const { return at_ != other.at_; }

private:
    const char* at_;
    const char** furthest_;
};

/// "line 3, column 7" of the last of the first `read` characters.
std::string place(std::string_view text, std::size_t read) {
    const std::string_view before = text.substr(0, std::min(read, text.size()));
    const std::string_view to_last = before.substr(0, before.empty() ? 0 : before.size() - 1);
    const auto line = std::count(to_last.begin(), to_last.end(), '\n') + 1;
    const std::size_t line_break = to_last.rfind('\n');
    const std::size_t column =
        to_last.size() - (line_break == std::string_view::npos ? 0 : line_break + 1) + 1;
    return concat("line ", line, ", column ", column);
}

/// Receives the parser's callbacks (their names are nlohmann's) and builds the tree.
class TreeBuilder {
public:
    using Json = nlohmann::json;

    JsonValue root;
    std::optional<std::string> refusal;

    bool null() { return put({}); }
    bool boolean(bool value) {
        JsonValue node;
        node.kind = JsonValue::Kind::Boolean;
        node.boolean = value;
        return put(std::move(node));
    }
    bool number_integer(Json::number_integer_t value) { return put_integer(value); }
    bool number_unsigned(Json::number_unsigned_t value) {
        // Larger numbers are out of range for every key, so the exact value does not matter.
        constexpr auto kMax = std::numeric_limits<std::int64_t>::max();
        return put_integer(static_cast<std::int64_t>(std::min<Json::number_unsigned_t>(value, kMax)));
    }
    bool number_float(Json::number_float_t value, const std::string&) {
        JsonValue node;
        node.kind = JsonValue::Kind::Decimal;
        node.decimal = value;
        return put(std::move(node));
    }
    bool string(std::string& value) {
        JsonValue node;
        node.kind = JsonValue::Kind::String;
        node.text = std::move(value);
        return put(std::move(node));
    }
    bool binary(Json::binary_t&) { return false; }  // does not occur in JSON text

    bool start_object(std::size_t) { return open(JsonValue::Kind::Object); }
    bool start_array(std::size_t) { return open(JsonValue::Kind::Array); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }

    bool key(std::string& name) {
        JsonValue& object = *open_.back();
        if (object.find(name) != nullptr) return refuse(concat("key ", in_quotes(name), " appears twice"));
        if (object.keys.size() == kKeysMax) return refuse("too many keys in one object");
        object.keys.push_back(std::move(name));
        return true;
    }

    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception& error) {
        return refuse(reason_in(error.what()));
    }

private:
    bool refuse(std::string reason) {
        refusal = std::move(reason);
        return false;
    }

    /// The library's text begins with its own error number and position; ours names the position itself.
    static std::string reason_in(std::string_view what) {
        const std::size_t position = what.find("column ");
        const std::size_t start =
            position == std::string_view::npos ? what.find("] ") : what.find(": ", position);
        std::string reason(start == std::string_view::npos ? what : what.substr(start + 2));
        for (char& c : reason) {
            if (static_cast<unsigned char>(c) < 0x20 || static_cast<unsigned char>(c) >= 0x7f) c = '?';
        }
        return reason;
    }

    bool put_integer(std::int64_t value) {
        JsonValue node;
        node.kind = JsonValue::Kind::Integer;
        node.integer = value;
        node.decimal = static_cast<double>(value);
        return put(std::move(node));
    }

    bool put(JsonValue node) {
        if (open_.empty()) {
            root = std::move(node);
        } else {
            open_.back()->items.push_back(std::move(node));
        }
        return true;
    }

    bool open(JsonValue::Kind kind) {
        if (open_.size() == kDepthMax) return refuse("nested too deeply");
        JsonValue node;
        node.kind = kind;
        put(std::move(node));
        // The parents on the stack do not move: only the innermost list grows.
        open_.push_back(open_.empty() ? &root : &open_.back()->items.back());
        return true;
    }

    bool close() {
        open_.pop_back();
        return true;
    }

    std::vector<JsonValue*> open_;
};

}  // namespace

const JsonValue* JsonValue::find(std::string_view key) const {
    const auto at = std::find(keys.begin(), keys.end(), key);
    if (at == keys.end()) return nullptr;
    const auto index = static_cast<std::size_t>(at - keys.begin());
    return index < items.size() ? &items[index] : nullptr;
}

Result<JsonValue> parse_json(std::string_view text) {
    // The parser takes a zero byte for the end of the text and would overlook what follows it.
    if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos) {
        return Error{concat(place(text, zero + 1), ": a zero byte")};
    }
    const char* read_to = text.data();
    const char* const end = text.data() + text.size();
    TreeBuilder builder;
    const bool parsed = nlohmann::json::sax_parse(TrackingIterator(text.data(), &read_to),
                                                  TrackingIterator(end, &read_to), &builder);
    const auto read = static_cast<std::size_t>(read_to - text.data());
    if (builder.refusal) return Error{concat(place(text, read), ": ", *builder.refusal)};
    if (!parsed) return Error{concat(place(text, read), ": not JSON")};
    return std::move(builder.root);
}

}  // namespace trencavel::tiles
