#include "server/people/unicode.h"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uspoof.h>

#include <array>
#include <cstdio>

namespace trencavel::server {
namespace {

icu::UnicodeString wide(std::string_view text) {
    return icu::UnicodeString::fromUTF8(
        icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
}

std::string narrow(const icu::UnicodeString& text) {
    std::string result;
    text.toUTF8String(result);
    return result;
}

/// None of them is empty, but they look so.
bool looks_empty(char32_t code) {
    constexpr char32_t kBraillePatternBlank = 0x2800;
    constexpr char32_t kObjectReplacement = 0xFFFC;
    constexpr char32_t kNullNotehead = 0x1D159;
    return code == kBraillePatternBlank || code == kObjectReplacement || code == kNullNotehead;
}

Sort sort_of_category(std::int8_t category) {
    const std::uint32_t mask = U_MASK(category);
    if ((mask & (U_GC_L_MASK | U_GC_N_MASK | U_GC_SO_MASK)) != 0) return Sort::Letter;
    if ((mask & U_GC_M_MASK) != 0) return Sort::Mark;
    if ((mask & U_GC_ZS_MASK) != 0) return Sort::Blank;
    if ((mask & (U_GC_CC_MASK | U_GC_ZL_MASK | U_GC_ZP_MASK)) != 0) return Sort::Control;
    if ((mask & (U_GC_P_MASK | U_GC_S_MASK)) != 0) return Sort::Sign;
    return Sort::Unknown;
}

/// The confusables of Unicode (UTS 39). Opened once: it takes milliseconds.
const USpoofChecker* spoof_checker() {
    static const USpoofChecker* const checker = [] {
        UErrorCode problem = U_ZERO_ERROR;
        return uspoof_open(&problem);
    }();
    return checker;
}

/// Two texts that look the same have the same skeleton.
icu::UnicodeString skeleton(const icu::UnicodeString& text) {
    UErrorCode problem = U_ZERO_ERROR;
    icu::UnicodeString result;
    uspoof_getSkeletonUnicodeString(spoof_checker(), 0, text, result, &problem);
    return U_SUCCESS(problem) ? result : text;
}

icu::UnicodeString small_letters(icu::UnicodeString text) {
    return text.foldCase();
}

}  // namespace

Sort sort_of(char32_t code) {
    const auto character = static_cast<UChar32>(code);
    if (u_hasBinaryProperty(character, UCHAR_JOIN_CONTROL) != 0 ||
        u_hasBinaryProperty(character, UCHAR_VARIATION_SELECTOR) != 0)
        return Sort::Joiner;
    if (u_hasBinaryProperty(character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0 || looks_empty(code))
        return Sort::Invisible;
    return sort_of_category(u_charType(character));
}

bool is_decimal_digit(char32_t code) {
    return u_isdigit(static_cast<UChar32>(code)) != 0;
}

std::string normalised(std::string_view text) {
    UErrorCode problem = U_ZERO_ERROR;
    const icu::Normalizer2* const form = icu::Normalizer2::getNFKCInstance(problem);
    if (U_FAILURE(problem)) return std::string(text);
    return narrow(form->normalize(wide(text), problem));
}

std::string described(char32_t code) {
    std::array<char, 16> number{};
    std::snprintf(number.data(), number.size(), "U+%04X", static_cast<unsigned>(code));
    const Sort sort = sort_of(code);
    if (sort == Sort::Letter || sort == Sort::Sign)
        return narrow(icu::UnicodeString(static_cast<UChar32>(code))) + " (" + number.data() + ")";
    std::array<char, 128> name{};
    UErrorCode problem = U_ZERO_ERROR;
    const std::int32_t length = u_charName(static_cast<UChar32>(code), U_UNICODE_CHAR_NAME, name.data(),
                                           static_cast<std::int32_t>(name.size()), &problem);
    if (U_FAILURE(problem) || length == 0) return number.data();
    return std::string(number.data()) + " (" + name.data() + ")";
}

Look look_of(std::string_view name) {
    const icu::UnicodeString text = wide(name);
    return {narrow(skeleton(small_letters(text))), narrow(skeleton(small_letters(skeleton(text))))};
}

}  // namespace trencavel::server
