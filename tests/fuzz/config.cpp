// The server's configuration file: refused with reasons that name the file, or taken; then what is printed of
// it reads as the same.
#include "server/ops/config.h"

#include "target.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace trencavel;
    using fuzz::require;
    const std::string text(fuzz::text_of(data, size));
    const Result<server::Config> config = server::parse_config(text, "given.toml");
    if (!config) {
        require(config.error().starts_with("given.toml"), "a refusal names the file", config.error());
        return 0;
    }
    const Result<server::Config> again =
        server::parse_config(server::describe(config.value()), "printed.toml");
    require(again && again.value() == config.value(), "what is printed is read as the same", text);
    return 0;
}
