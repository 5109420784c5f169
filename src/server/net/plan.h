// What is planned, in the order of time; what is planned for the same time runs in the order of planning.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>

#include "server/net/scheduler.h"

namespace trencavel::server {

class Plan {
public:
    Planned add(TimeMs time, Task task) {
        const Planned planned{time, ++last_};
        tasks_.emplace(planned, std::move(task));
        return planned;
    }
    void call_off(const Planned& planned) { tasks_.erase(planned); }
    std::size_t size() const { return tasks_.size(); }
    /// When the next one is due; none if there is none.
    std::optional<TimeMs> next() const {
        return tasks_.empty() ? std::nullopt : std::optional(tasks_.begin()->first.time);
    }
    /// The number of the one that was planned last.
    std::uint64_t last() const { return last_; }
    /// The next one that is due by then, if it was planned no later than the one with this number; taken out.
    Task take(TimeMs until, std::uint64_t planned_until) {
        const auto found = std::find_if(tasks_.begin(), tasks_.end(), [&](const auto& each) {
            return each.first.time > until || each.first.number <= planned_until;
        });
        if (found == tasks_.end() || found->first.time > until) return nullptr;
        Task task = std::move(found->second);
        tasks_.erase(found);
        return task;
    }

private:
    std::map<Planned, Task> tasks_;
    std::uint64_t last_ = 0;
};

}  // namespace trencavel::server
