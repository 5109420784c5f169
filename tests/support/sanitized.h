// Whether this is a build with the address sanitizer, in which everything takes several times as long.
#pragma once

namespace trencavel {

#if defined(__SANITIZE_ADDRESS__)
constexpr bool kSanitized = true;
#elif defined(__has_feature)
constexpr bool kSanitized = __has_feature(address_sanitizer);
#else
constexpr bool kSanitized = false;
#endif

}  // namespace trencavel
