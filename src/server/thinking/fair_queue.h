// A queue that serves those who wait in turn, however much each of them has brought.
#pragma once

#include <cstddef>
#include <deque>
#include <string>
#include <unordered_map>
#include <utility>

namespace trencavel::server {

template <class Item>
class FairQueue {
public:
    void push(const std::string& owner, Item item) {
        std::deque<Item>& items = of_owner_[owner];
        if (items.empty()) turns_.push_back(owner);
        items.push_back(std::move(item));
        ++size_;
    }
    /// Only when there is one.
    Item pop() {
        const std::string owner = std::move(turns_.front());
        turns_.pop_front();
        const auto found = of_owner_.find(owner);
        Item item = std::move(found->second.front());
        found->second.pop_front();
        --size_;
        if (found->second.empty()) {
            of_owner_.erase(found);
        } else {
            turns_.push_back(owner);
        }
        return item;
    }
    std::size_t size() const { return size_; }
    std::size_t size_of(const std::string& owner) const {
        const auto found = of_owner_.find(owner);
        return found == of_owner_.end() ? 0 : found->second.size();
    }
    bool empty() const { return size_ == 0; }
    void clear() { *this = {}; }

private:
    std::unordered_map<std::string, std::deque<Item>> of_owner_;  // none is empty
    std::deque<std::string> turns_;                               // each owner once, the next first
    std::size_t size_ = 0;
};

}  // namespace trencavel::server
