// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/odds.h"

#include <memory>
#include <mutex>
#include <unordered_map>

namespace doublets {

/// An odds source that caches the results of oddsOf() of a slower source. Holds up to 20,000
/// positions, and clears the cache when it is full. Thread-safe if the source is.
class CachedOdds final : public OddsSource
{
public:
    /// `source` must not be null.
    explicit CachedOdds(std::shared_ptr<const OddsSource> source);

    [[nodiscard]] const Rules &rules() const override { return m_source->rules(); }
    [[nodiscard]] OddsMethod method() const override { return m_source->method(); }
    [[nodiscard]] int playouts() const override { return m_source->playouts(); }
    [[nodiscard]] Odds oddsOf(const Position &position) const override;
    [[nodiscard]] std::vector<Odds> oddsAfterChoices(const Position &position,
                                                     std::span<const Position> ends) const override
    {
        return method() == OddsMethod::GoodPlay ? m_source->oddsAfterChoices(position, ends)
                                                : OddsSource::oddsAfterChoices(position, ends);
    }
    [[nodiscard]] std::optional<RefinedOdds> refinedOdds(const Position &position, double margin,
                                                         const Progress &progress) const override
    {
        return m_source->refinedOdds(position, margin, progress);
    }
    [[nodiscard]] int bestPlay(const Position &position, const PlayList &plays) const override
    {
        return m_source->bestPlay(position, plays);
    }

private:
    struct Hash
    {
        std::size_t operator()(const Position &position) const;
    };

    std::shared_ptr<const OddsSource> m_source;
    mutable std::mutex m_mutex;
    mutable std::unordered_map<Position, Odds, Hash> m_cache;
};

} // namespace doublets
