// Names and chat for the tables of a server, with all that ICU knows of Unicode.
#pragma once

#include "tables/writing.h"

namespace trencavel::server {

const Writing& unicode_writing();

}  // namespace trencavel::server
