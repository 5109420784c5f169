// What a player keeps of the draw of a table: what the server had committed to when it was first seen, and
// the one contribution that is ever sent there. Both are fixed in a file before the server is asked for a
// seat, so that a server gains nothing by refusing until it likes what it is sent (docs/fair-draw.md).
#pragma once

#include <optional>
#include <string>

#include "client/remote_table.h"
#include "core/result.h"

namespace trencavel::client {

struct KeptDraw {
    unsigned version = 1;
    std::string commitment = {};
    std::string contribution = {};

    friend bool operator==(const KeptDraw&, const KeptDraw&) = default;
};

/// `FOLDER/.draws/Anna` beside the file `FOLDER/Anna` of a person's secret: there is a file for each table.
std::string draws_folder(const std::string& secret_file);

/// None if no contribution was made there from this machine.
std::optional<KeptDraw> kept_draw(const std::string& folder, const std::string& table);

/// What is kept for a table, made the first time. The error says that there is no commitment, that nothing
/// can be kept, or that the server shows another commitment now than when it was made: it knows the
/// contribution, and nothing may be sent.
Result<KeptDraw> keep_draw(const std::string& folder, const std::string& table, const RemoteDraw& shown);

}  // namespace trencavel::client
