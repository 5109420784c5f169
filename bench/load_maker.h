// Makes people and tables over HTTP, one request after the other on a connection of its own.
#pragma once

#include <functional>
#include <string_view>

#include "load_table.h"

namespace trencavel::load {

class Maker final : public LinkUser {
public:
    /// `made` is called for each table that has come to be.
    Maker(Field& field, std::function<void(LoadTable&)> made) : field_(field), made_(std::move(made)) {}

    /// Takes up the next table that waits, if nothing is under way.
    void go_on();

    void responded(Link& link, unsigned status, std::string_view head, std::string_view body) override;
    void lost(Link& link) override;

private:
    void ask();

    Field& field_;
    std::function<void(LoadTable&)> made_;
    Link* link_ = nullptr;
    LoadTable* table_ = nullptr;
};

}  // namespace trencavel::load
