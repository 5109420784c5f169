// Why a name or a message is refused: which character it is about, in the language of whoever wrote it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/language.h"
#include "tables/refusals.h"

namespace trencavel::server {

/// The fields of the protocol that people fill in.
enum class Written : std::uint8_t { Name, Chat };

/// One character, and where it is, from 1 on.
struct Offender {
    std::size_t position = 0;
    char32_t code = 0;
};

Refused forbidden_character(Written written, Offender offender, Language language);
Refused mark_too_many(Offender offender, Language language);
Refused nothing_to_see(Written written, Language language);
Refused too_many_characters(Written written, std::size_t most, std::size_t found, Language language);
Refused too_many_bytes(std::size_t most, std::size_t found, Language language);
Refused reserved_name(std::string_view name, Language language);

}  // namespace trencavel::server
