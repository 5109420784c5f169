// The games that have not begun, for several threads: tables are also loaded and replayed beside the serving
// one.
#pragma once

#include <memory>
#include <mutex>

#include "tables/game_shelf.h"

namespace trencavel::server {

class SharedShelf final : public GameShelf {
public:
    using GameShelf::GameShelf;

    Result<std::unique_ptr<Game>> take(const Setup& setup) override {
        const std::lock_guard lock(mutex_);
        return GameShelf::take(setup);
    }

private:
    std::mutex mutex_;
};

}  // namespace trencavel::server
