// How much each address and each person may do in a time.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <list>
#include <string>
#include <unordered_map>
#include <utility>

#include "tables/types.h"

namespace trencavel::server {

struct Rate {
    double per_second = 1;
    double burst = 1;  // how much may come at once after a rest
};

/// Fills with tokens at a rate, up to the burst; whatever is done takes one, or as many as it costs.
class TokenBucket {
public:
    explicit TokenBucket(Rate rate) : rate_(rate), tokens_(rate.burst) {}

    /// How long until so many are there; 0: now. What costs more than the burst needs a full bucket.
    TimeMs wait(double cost, TimeMs now) {
        refill(now);
        const double missing = std::min(cost, rate_.burst) - tokens_;
        return missing <= kRounding ? 0 : static_cast<TimeMs>(std::ceil(missing * 1000 / rate_.per_second));
    }
    /// Takes them, there or not: what is missing comes off what is filled in later.
    void spend(double cost) { tokens_ -= cost; }
    /// Takes them, if they are there.
    bool take(TimeMs now, double cost = 1) {
        if (wait(cost, now) > 0) return false;
        spend(cost);
        return true;
    }
    /// Puts back what was taken for something that turned out not to count, or for less.
    void give_back(double cost = 1) { tokens_ = std::min(tokens_ + cost, rate_.burst); }
    bool full(TimeMs now) {
        refill(now);
        return tokens_ >= rate_.burst;
    }

private:
    static constexpr double kRounding = 1e-6;

    void refill(TimeMs now) {
        if (!started_) last_ = now;
        started_ = true;
        if (now <= last_) return;  // a clock that went back gives nothing
        tokens_ = std::min(tokens_ + static_cast<double>(now - last_) * rate_.per_second / 1000, rate_.burst);
        last_ = now;
    }

    Rate rate_;
    double tokens_;
    TimeMs last_ = 0;
    bool started_ = false;
};

/// A bucket for each key, but never more than `size_max` of them. What is forgotten first is what nobody used
/// for longest; whoever keeps asking, even in vain, stays. A full bucket says nothing and is forgotten at any
/// time.
template <class Key>
class RateTable {
public:
    RateTable(Rate rate, std::size_t size_max) : rate_(rate), size_max_(std::max<std::size_t>(size_max, 1)) {}

    bool take(const Key& key, TimeMs now) {
        forget_rested(now);
        return bucket(key).take(now);
    }
    TimeMs wait(const Key& key, double cost, TimeMs now) {
        forget_rested(now);
        return bucket(key).wait(cost, now);
    }
    void spend(const Key& key, double cost) { bucket(key).spend(cost); }
    void give_back(const Key& key, double cost = 1) {
        const auto found = places_.find(key);
        if (found != places_.end()) found->second->second.give_back(cost);
    }
    std::size_t size() const { return places_.size(); }

private:
    using Entries = std::list<std::pair<Key, TokenBucket>>;  // used last is first

    TokenBucket& bucket(const Key& key) {
        const auto found = places_.find(key);
        if (found != places_.end()) {
            entries_.splice(entries_.begin(), entries_, found->second);
        } else {
            if (places_.size() >= size_max_) forget_oldest();
            entries_.emplace_front(key, TokenBucket(rate_));
            places_.emplace(key, entries_.begin());
        }
        return entries_.front().second;
    }
    /// Two for each that comes, so that the table shrinks again without ever being searched.
    void forget_rested(TimeMs now) {
        for (int i = 0; i < 2 && !entries_.empty() && entries_.back().second.full(now); ++i) forget_oldest();
    }
    void forget_oldest() {
        places_.erase(entries_.back().first);
        entries_.pop_back();
    }

    Rate rate_;
    std::size_t size_max_;
    Entries entries_;
    std::unordered_map<Key, typename Entries::iterator> places_;
};

/// Whom an address counts as: IPv4 itself, also where it is written as IPv6; of IPv6 the first 64 bits, since
/// whoever has one such address has them all.
std::string network_of(const std::string& address);

}  // namespace trencavel::server
