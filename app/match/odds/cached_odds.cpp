// SPDX-License-Identifier: MIT
#include "match/odds/cached_odds.h"

#include <utility>

namespace doublets {

namespace {

constexpr std::size_t MaxKnown = 20'000; ///< several megabytes; a game needs a few thousand

/// A 64-bit FNV-1a hash.
class Mix
{
public:
    void add(std::uint8_t byte)
    {
        m_sum ^= byte;
        m_sum *= 1099511628211ULL;
    }
    template<typename Bytes> void addAll(const Bytes &bytes)
    {
        for (const std::uint8_t byte : bytes) {
            add(byte);
        }
    }
    [[nodiscard]] std::size_t sum() const { return static_cast<std::size_t>(m_sum); }

private:
    std::uint64_t m_sum = 14695981039346656037ULL;
};

} // namespace

std::size_t CachedOdds::Hash::operator()(const Position &position) const
{
    Mix mix;
    for (const Men &men : position.men) {
        mix.addAll(men.counts);
        mix.addAll(men.downCounts);
        mix.add(men.borneOff);
        mix.add(men.removed);
    }
    mix.add(static_cast<std::uint8_t>(position.stage));
    mix.add(static_cast<std::uint8_t>(position.thrower));
    mix.add(static_cast<std::uint8_t>(position.player));
    mix.addAll(position.dice);
    mix.addAll(position.remainingNumbers);
    mix.add(position.doubletMen);
    return mix.sum();
}

CachedOdds::CachedOdds(std::shared_ptr<const OddsSource> source)
    : m_source(std::move(source))
{
}

Odds CachedOdds::oddsOf(const Position &position) const
{
    {
        const std::lock_guard lock(m_mutex);
        if (const auto known = m_cache.find(position); known != m_cache.end()) {
            return known->second;
        }
    }
    // Two threads may compute the same position, with equal results.
    const Odds odds = m_source->oddsOf(position);
    const std::lock_guard lock(m_mutex);
    if (m_cache.size() >= MaxKnown) {
        m_cache.clear();
    }
    m_cache.emplace(position, odds);
    return odds;
}

} // namespace doublets
