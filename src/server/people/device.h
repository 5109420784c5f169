// What a session is called in the list of one's own: enough to know the device by, and nothing more of what
// browsers tell.
#pragma once

#include <string>
#include <string_view>

namespace trencavel::server {

/// Browser and system that the header field User-Agent names: `Firefox, Linux`. Empty if neither is known.
std::string device_of(std::string_view user_agent);

}  // namespace trencavel::server
