// Which status of HTTP a refusal has.
#pragma once

#include "tables/refusals.h"

namespace trencavel::server {

unsigned http_status(Code code);

}  // namespace trencavel::server
