#include "load_maker.h"

#include <string>

namespace trencavel::load {
namespace {

std::string cookie_in(std::string_view head) {
    constexpr std::string_view kName = "\r\nSet-Cookie: ";
    const std::size_t at = head.find(kName);
    if (at == head.npos) return {};
    const std::string_view rest = head.substr(at + kName.size());
    return std::string(rest.substr(0, rest.find(';')));
}

}  // namespace

void Maker::go_on() {
    if (table_ != nullptr || field_.to_make.empty()) return;
    table_ = field_.to_make.front();
    field_.to_make.pop_front();
    ask();
}

void Maker::ask() {
    if (link_ == nullptr) link_ = field_.wire.open(*this);
    if (link_ == nullptr) return table_->failed("no connection for requests");
    for (unsigned seat = 0; seat < LoadTable::kPeople; ++seat) {
        if (table_->participant(seat).cookie.empty())
            return link_->request("POST", "/api/people", {},
                                  seat == 0 ? R"({"name":"Anna"})" : R"({"name":"Bert"})");
    }
    link_->request("POST", "/api/tables", table_->participant(0).cookie, table_->terms());
}

void Maker::responded(Link& /*link*/, unsigned status, std::string_view head, std::string_view body) {
    if (status != 201) {
        table_->failed("HTTP " + std::to_string(status) + " " + std::string(text_after(body, "code")));
        table_ = nullptr;
        return go_on();
    }
    if (std::string cookie = cookie_in(head); !cookie.empty()) {
        const bool first = table_->participant(0).cookie.empty();
        table_->participant(first ? 0 : 1).cookie = std::move(cookie);
        return ask();
    }
    table_->made(text_after(body, "table"));
    made_(*table_);
    table_ = nullptr;
    go_on();
}

/// The server ends connections that rest; another one is opened when it is needed.
void Maker::lost(Link& /*link*/) {
    link_ = nullptr;
    if (table_ == nullptr) return;
    table_->failed("request lost");
    table_ = nullptr;
}

}  // namespace trencavel::load
