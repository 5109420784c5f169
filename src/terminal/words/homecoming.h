// Followers that go home, told together.
#pragma once

#include <string>
#include <vector>

#include "terminal/words/log_text.h"

namespace trencavel::terminal {

/// Whether a follower goes home with the event.
bool goes_home(const Event& event);

/// Those of a run of events of followers going home, in one sentence.
class Homecoming {
public:
    void add(const Event& event, const LogContext& context);
    bool empty() const { return groups_.empty(); }

    /// `Anna's knight and Ben's 2 knights return`
    LogLine line(const LogContext& context) const;

private:
    struct Group {
        Seat seat = 0;
        std::string figure;
        int count = 0;
    };

    std::vector<Group> groups_;
    unsigned seats_ = 0;
};

}  // namespace trencavel::terminal
