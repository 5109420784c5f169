// The languages in which people are spoken to.
#pragma once

namespace trencavel {

enum class Language { English, German };

}  // namespace trencavel
