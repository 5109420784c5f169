#include "server/people/device.h"

#include <span>

namespace trencavel::server {
namespace {

struct Mark {
    std::string_view in_header;
    std::string_view name;
};

// The first that is found counts: most browsers also call themselves by the names of others.
constexpr Mark kBrowsers[] = {{"Edg", "Edge"},         {"OPR/", "Opera"},     {"SamsungBrowser", "Samsung"},
                              {"Firefox/", "Firefox"}, {"FxiOS/", "Firefox"}, {"CriOS/", "Chrome"},
                              {"Chrome/", "Chrome"},   {"Safari/", "Safari"}, {"trencavel", "Trencavel"}};
constexpr Mark kSystems[] = {{"Android", "Android"}, {"iPhone", "iPhone"}, {"iPad", "iPad"},
                             {"Windows", "Windows"}, {"CrOS", "ChromeOS"}, {"Mac OS X", "macOS"},
                             {"Linux", "Linux"}};

std::string_view first_of(std::span<const Mark> marks, std::string_view header) {
    for (const Mark& mark : marks) {
        if (header.find(mark.in_header) != std::string_view::npos) return mark.name;
    }
    return {};
}

}  // namespace

std::string device_of(std::string_view user_agent) {
    std::string device(first_of(kBrowsers, user_agent));
    const std::string_view system = first_of(kSystems, user_agent);
    if (!device.empty() && !system.empty()) device += ", ";
    return device.append(system);
}

}  // namespace trencavel::server
