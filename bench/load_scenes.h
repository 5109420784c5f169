// What can be measured: games under load, idle sockets, coming up again with many unfinished games.
#pragma once

#include <cstdint>
#include <string>

namespace trencavel::load {

struct Options {
    std::string server;  // the program
    std::string data;    // the folder; empty: a new one here, gone afterwards
    unsigned tables = 2000;
    double rate = 1000;  // moves a second, over all tables
    unsigned seconds = 60;
    double reconnects = 0;        // a second, over all tables
    unsigned sample_seconds = 0;  // what the server holds is looked at so often; 0: never
    unsigned idle_sockets = 0;
    unsigned restart_games = 0;
    unsigned watched_tables = 0;
    unsigned moves = 20;  // made in each game that is there at the start
    std::uint32_t seed = 1;
};

// Each prints what it measures, and gives false if something went wrong.
bool measure_games(const Options& options, const std::string& data);
bool measure_idle_sockets(const Options& options, const std::string& data);
bool measure_restart(const Options& options, const std::string& data);
bool measure_watched_tables(const Options& options, const std::string& data);

/// Says how far something is, on a terminal alone.
void show_progress(const char* what, std::size_t done, std::size_t all);

}  // namespace trencavel::load
