// The lines of a record as words, and which words make a move.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

namespace trencavel::reference {

using Words = std::vector<std::string>;

/// A line that cannot be read, or a move that is not legal: the replay ends here.
class Refused : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The words of a line without its comment. A name in double quotes is one word, whatever it holds. Throws
/// Refused.
Words split(const std::string& line);

std::string join(const Words& words);
std::string join(const std::vector<int>& numbers);
Words without_first(const Words& words);

/// Whether this is the spelling of a move, legal or not.
bool is_move(const Words& words);

}  // namespace trencavel::reference
