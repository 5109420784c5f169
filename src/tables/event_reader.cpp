#include "tables/event_reader.h"

namespace trencavel::server {
namespace {

const Json kNull;
const Json kNoObject = Json::object();
const Json kNoArray = Json::array();

}  // namespace

void EventReader::fail_about(const char* name) const {
    if (!failed()) *problem_ = "its field '" + std::string(name) + "' is missing or cannot be understood";
}

const Json& EventReader::value(const char* name) const {
    const auto found = object_->find(name);
    if (found != object_->end()) return *found;
    fail_about(name);
    return kNull;
}

EventReader EventReader::object(const char* name) const {
    const Json& there = value(name);
    if (there.is_object()) return {there, *problem_};
    fail_about(name);
    return {kNoObject, *problem_};
}

const Json& EventReader::array(const char* name) const {
    const Json& there = value(name);
    if (there.is_array()) return there;
    fail_about(name);
    return kNoArray;
}

std::string EventReader::text(const char* name) const {
    const Json& there = value(name);
    if (there.is_string()) return there.get_ref<const std::string&>();
    fail_about(name);
    return {};
}

std::vector<std::string> EventReader::texts(const char* name) const {
    std::vector<std::string> all;
    for (const Json& each : array(name)) all.emplace_back(text_in(name, each));
    return all;
}

std::string_view EventReader::text_in(const char* name, const Json& element) const {
    if (element.is_string()) return element.get_ref<const std::string&>();
    fail_about(name);
    return {};
}

bool EventReader::flag(const char* name) const {
    const Json& there = value(name);
    if (!there.is_boolean()) fail_about(name);
    return there.is_boolean() && there.get<bool>();
}

}  // namespace trencavel::server
