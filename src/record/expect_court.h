// Expectations that only Die Burg and Falken have.
#pragma once

#include "record/expect_values.h"

namespace trencavel::record {

Result<std::string> check_kings(Words values, const Game& game);
Result<std::string> check_falconers(Words values, const Game& game);
Result<std::string> check_nests(Words values, const Game& game);
Result<std::string> check_keep(Words values, const Game& game);
Result<std::string> check_held(Words values, const Game& game);
Result<std::string> check_gate(Words values, const Game& game);
Result<std::string> check_free(Words values, const Game& game);

}  // namespace trencavel::record
