#include "server/people/writing.h"

#include "server/people/chat_text.h"
#include "server/people/names.h"
#include "server/people/unicode.h"

namespace trencavel::server {
namespace {

class UnicodeWriting final : public Writing {
public:
    Outcome<std::string> name_from(std::string_view written, Language language) const override {
        return server::name_from(written, language);
    }
    Outcome<std::string> chat_from(std::string_view written, Language language) const override {
        return server::chat_from(written, language);
    }
    Look look_of(std::string_view name) const override { return server::look_of(name); }
};

}  // namespace

const Writing& unicode_writing() {
    static const UnicodeWriting writing;
    return writing;
}

}  // namespace trencavel::server
