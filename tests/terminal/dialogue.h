// Playing through a pipe: what the program shows up to its next prompt, and what is typed there.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "support/files.h"
#include "support/program.h"
#include "support/scratch_folder.h"
#include "support/text.h"

namespace trencavel::terminal_tests {

/// A game that runs, drawn without colours, 100 columns wide and 40 lines high.
class PlayDialogue {
public:
    /// `options` come after `play`.
    explicit PlayDialogue(const std::vector<std::string>& options);

    /// What was shown before the first prompt, with it.
    const std::string& shown() const { return shown_; }
    /// Types a line; gives what is shown up to the next prompt, or up to the end.
    const std::string& type(std::string_view line);
    /// Whether the program has ended.
    bool ended() const { return ended_; }
    /// Closes the input, reads what comes, and gives the exit code.
    int finish();

private:
    void read_to_prompt();

    cli_tests::Process process_;
    std::string shown_;
    bool ended_ = false;
};

/// Sets what the program sees of its surroundings, the same everywhere.
void set_environment();

/// `play` with the options and all lines at once.
cli_tests::Outcome play(const std::vector<std::string>& options, const std::string& input = {});

}  // namespace trencavel::terminal_tests
