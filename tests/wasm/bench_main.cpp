// The bench in WebAssembly: prints the signature, which must be the one of every other build.
#include <cstdio>

#include "arena/signature.h"

int main() {
    std::printf("%u\n",
                static_cast<unsigned>(trencavel::bench_signature(trencavel::tiles::Library::builtin())));
    return 0;
}
