// A vector with a fixed capacity inside the object: trivially copyable, never allocates.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace trencavel {

template <class T, std::size_t Capacity, class Size = std::uint8_t>
class FixedVector {
public:
    static constexpr std::size_t capacity() { return Capacity; }

    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool full() const { return size_ == Capacity; }

    constexpr void push_back(const T& item) {
        assert(size_ < Capacity);
        items_[size_++] = item;
    }
    constexpr void pop_back() {
        assert(size_ > 0);
        --size_;
    }
    constexpr void clear() { size_ = 0; }

    /// Removes item i by putting the last one in its place: quick, and the order changes.
    constexpr void swap_remove(std::size_t i) {
        assert(i < size_);
        items_[i] = items_[--size_];
    }

    constexpr T& operator[](std::size_t i) { return items_[i]; }
    constexpr const T& operator[](std::size_t i) const { return items_[i]; }
    constexpr T& back() { return items_[size_ - 1]; }
    constexpr const T& back() const { return items_[size_ - 1]; }

    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }

    /// Equal when the items in use are; what lies behind them does not matter.
    friend constexpr bool operator==(const FixedVector& a, const FixedVector& b) {
        if (a.size_ != b.size_) return false;
        for (std::size_t i = 0; i < a.size_; ++i) {
            if (!(a.items_[i] == b.items_[i])) return false;
        }
        return true;
    }

private:
    std::array<T, Capacity> items_{};
    Size size_ = 0;
};

}  // namespace trencavel
