# Turns a file into a C++ source with its bytes:
#   cmake -DINPUT=base.json -DOUTPUT=base.json.cpp -DVARIABLE=kBaseJson -DNAMESPACE=trencavel::tiles -P embed.cmake
# An array of bytes, because compilers limit the length of string literals.
file(READ ${INPUT} hex HEX)
string(REGEX REPLACE "(................................)" "\\1\n" hex "${hex}")
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${hex}")
file(WRITE ${OUTPUT}
"#include <string_view>

namespace ${NAMESPACE} {

static constexpr char ${VARIABLE}Bytes[] = {
${bytes}};

extern const std::string_view ${VARIABLE};
constinit const std::string_view ${VARIABLE}(${VARIABLE}Bytes, sizeof ${VARIABLE}Bytes);

}  // namespace ${NAMESPACE}
")
