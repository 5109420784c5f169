// Talking with the engine: a line in, its answer out, before the next line is written.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "support/program.h"

namespace trencavel::cli_tests {

using Json = nlohmann::json;

/// An engine that runs. A line that is not answered in time throws.
class Dialogue {
public:
    explicit Dialogue(const std::vector<std::string>& options = {});

    /// Writes a line that needs no answer.
    void tell(std::string_view line);
    /// Writes a line and reads its answer, byte for byte without the line's end.
    std::string ask_text(std::string_view line);
    Json ask(std::string_view line) { return Json::parse(ask_text(line)); }
    /// The same for many lines; each must be answered with "ok":true.
    void ask_all(const std::vector<std::string>& lines);

    /// The number of the line written last.
    unsigned line() const { return line_; }
    /// Closes the input and gives the exit code. There must be nothing left to read: a line was answered that
    /// needs no answer.
    int finish();

private:
    std::string read_line();

    Process process_;
    std::string pending_;
    unsigned line_ = 0;
};

/// The answers of an engine that is given all lines at once, one element for each answer.
std::vector<std::string> answers_to(const std::vector<std::string>& lines,
                                    const std::vector<std::string>& options = {});

}  // namespace trencavel::cli_tests
