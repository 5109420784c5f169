// What people do at a table, one after the other, and the events that come of it: the files in
// tests/dialogues/tables.
#pragma once

#include <string>
#include <vector>

#include "plain_writing.h"
#include "tables/table.h"

namespace trencavel::server {

/// A table at which the course of such a file is played.
class Course {
public:
    explicit Course(const Json& file);

    /// As the store has them, the first one first.
    const std::vector<Json>& stored() const { return stored_; }
    /// As those who watch are told them.
    const std::vector<Json>& told() const { return told_; }
    /// What cannot be played; empty: all of it can.
    const std::string& problem() const { return problem_; }

    /// The table after so many of the stored events of a file, folded one by one.
    static Result<std::unique_ptr<Table>> table_after(const Json& file, std::size_t events);

private:
    Command command_of(const Json& step) const;
    void play(const Json& step);
    void fold(const Json& event);

    Table table_;
    TimeMs now_;
    unsigned messages_ = 0;
    std::vector<Json> stored_;
    std::vector<Json> told_;
    std::string problem_;
};

}  // namespace trencavel::server
