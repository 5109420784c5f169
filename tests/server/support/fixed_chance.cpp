#include "server/support/fixed_chance.h"

#include <sodium.h>

#include <array>
#include <cstdint>
#include <mutex>
#include <thread>

namespace trencavel::server_tests {
namespace {

using Seed = std::array<unsigned char, randombytes_SEEDBYTES>;
static_assert(randombytes_SEEDBYTES == crypto_hash_sha256_BYTES);

/// Each draw has a seed of its own: the hash of the stream's name and the number of the draw.
class Stream {
public:
    void name(std::string text) { name_ = std::move(text); }
    void fill(void* bytes, std::size_t size) {
        const std::string text = name_ + " " + std::to_string(++draws_);
        Seed seed{};
        crypto_hash_sha256(seed.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
        randombytes_buf_deterministic(bytes, size, seed.data());
    }

private:
    std::string name_;
    std::uint64_t draws_ = 0;
};

std::thread::id serving_thread;
Stream serving;
Stream others;
std::mutex others_mutex;

void fill(void* bytes, std::size_t size) {
    if (std::this_thread::get_id() == serving_thread) return serving.fill(bytes, size);
    const std::lock_guard lock(others_mutex);
    others.fill(bytes, size);
}

std::uint32_t number() {
    std::uint32_t value = 0;
    fill(&value, sizeof value);
    return value;
}

const char* implementation_name() {
    return "fixed";
}

}  // namespace

void fix_chance(const std::string& seed) {
    static randombytes_implementation implementation = {.implementation_name = implementation_name,
                                                        .random = number,
                                                        .stir = nullptr,
                                                        .uniform = nullptr,
                                                        .buf = fill,
                                                        .close = nullptr};
    serving_thread = std::this_thread::get_id();
    serving.name("serving " + seed);
    others.name("others " + seed);
    randombytes_set_implementation(&implementation);
}

}  // namespace trencavel::server_tests
