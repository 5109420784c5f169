// The configuration out of a TOML file: the only file that sees toml++.
#include <toml++/toml.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <optional>
#include <sstream>
#include <vector>

#include "core/suggest.h"
#include "server/ops/config.h"
#include "server/ops/config_settings.h"

namespace trencavel::server {

namespace {

struct Problem {
    unsigned line = 0;
    std::string text;
};

class Reader {
public:
    Result<Config> read(const toml::table& document, const std::string& file) {
        for (const auto& [key, node] : document) {
            const bool has_settings = node.is_table() && is_table_name(key.str());
            if (has_settings) {
                read_table(key.str(), *node.as_table());
            } else {
                read_setting("", key, node);
            }
        }
        if (problems_.empty()) return config_;
        return Error{listed(file), file};
    }

private:
    static bool is_table_name(std::string_view name) {
        return std::any_of(settings().begin(), settings().end(),
                           [name](const Setting& setting) { return setting.table == name; });
    }

    void read_table(std::string_view table, const toml::table& entries) {
        for (const auto& [key, node] : entries) read_setting(table, key, node);
    }

    void read_setting(std::string_view table, const toml::key& key, const toml::node& node) {
        const auto found = std::find_if(settings().begin(), settings().end(), [&](const Setting& setting) {
            return setting.table == table && setting.name == key.str();
        });
        if (found == settings().end()) {
            add(key, unknown(table, key.str()));
        } else if (const auto value = value_of(node); value && is_allowed(*found, *value)) {
            found->set(config_, *value);
        } else {
            add(key,
                (value ? spelled(*value) : kind_of(node)) + " is not allowed; allowed is " + allowed(*found));
        }
    }

    static std::optional<SettingValue> value_of(const toml::node& node) {
        if (const auto* text = node.as_string()) return text->get();
        if (const auto* truth = node.as_boolean()) return truth->get();
        if (const auto* number = node.as_integer()) return number->get();
        return std::nullopt;
    }

    static std::string kind_of(const toml::node& node) {
        if (node.is_floating_point()) return "a number with a point";
        if (node.is_table()) return "a table";
        return node.is_array() ? "a list" : "a date or time";
    }

    /// The name may stand in another table, or be mistyped.
    static std::string unknown(std::string_view table, std::string_view name) {
        std::vector<std::string> candidates;
        for (const Setting& setting : settings()) {
            if (setting.name == name) return misplaced(setting);
            if (setting.table == table) candidates.emplace_back(setting.name);
        }
        if (table.empty()) candidates.emplace_back("limits");
        const std::string closest = closest_name(name, candidates);
        return "there is no such setting" + (closest.empty() ? "" : "; did you mean " + closest + "?");
    }

    static std::string misplaced(const Setting& setting) {
        if (setting.table.empty()) return "this belongs above the first table";
        return "this belongs in the table [" + std::string(setting.table) + "]";
    }

    void add(const toml::key& key, const std::string& what) {
        problems_.push_back({key.source().begin.line, std::string(key.str()) + ": " + what});
    }

    std::string listed(const std::string& file) {
        std::stable_sort(problems_.begin(), problems_.end(),
                         [](const Problem& a, const Problem& b) { return a.line < b.line; });
        std::string lines;
        for (const Problem& problem : problems_) {
            if (!lines.empty()) lines += '\n';
            lines += file + ':' + std::to_string(problem.line) + ": " + problem.text;
        }
        return lines;
    }

    Config config_;
    std::vector<Problem> problems_;
};

Error syntax_error(const toml::parse_error& problem, const std::string& file) {
    const std::string line = std::to_string(problem.source().begin.line);
    return {file + ':' + line + ": this is no TOML: " + std::string(problem.description()), file};
}

}  // namespace

Result<Config> parse_config(const std::string& text, const std::string& file) {
    try {
        return Reader().read(toml::parse(text), file);
    } catch (const toml::parse_error& problem) {
        return syntax_error(problem, file);
    }
}

Result<Config> read_config(const std::string& file) {
    errno = 0;
    std::ifstream stream(file, std::ios::binary);
    stream.peek();  // a folder can be opened, but not read
    if (!stream.is_open() || stream.bad())
        return Error{file + ": cannot be read: " + std::strerror(errno), file};
    std::ostringstream text;
    text << stream.rdbuf();
    return parse_config(text.str(), file);
}

}  // namespace trencavel::server
