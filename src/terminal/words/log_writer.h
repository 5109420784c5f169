// Writes the log, event by event. Modules tell theirs with it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "terminal/words/homecoming.h"
#include "terminal/words/log_text.h"

namespace trencavel::terminal {

class LogWriter {
public:
    explicit LogWriter(const LogContext& context) : context_(context) {}

    void add(const Event& event);
    std::vector<LogLine> finish();

    const std::string& name(Seat seat) const { return (*context_.players)[seat].name; }
    const std::string& tile(const Event& event) const { return context_.tables->names[event.tile]; }
    /// The event before the one that is told.
    const Event& last() const { return last_; }

    void line(Seat seat, std::string text) {
        lines_.push_back({.text = std::move(text), .seats = 1u << seat});
    }
    void line_of_nobody(std::string text) { lines_.push_back({.text = std::move(text)}); }
    /// Goes on with the last line.
    void go_on(std::string_view text) { lines_.back().text += text; }
    /// Part of the line of its placement, unless that was told before: `Anna puts a knight`, `, with a
    /// knight`.
    void add_to_placement(Seat seat, std::string_view verb, std::string_view what);

private:
    void tell(const Event& event);
    void add_discarded(const Event& event);

    const LogContext& context_;
    std::vector<LogLine> lines_;
    Homecoming home_;
    Event last_{.kind = EventKind::Over};
};

}  // namespace trencavel::terminal
