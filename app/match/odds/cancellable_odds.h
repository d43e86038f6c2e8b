// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/odds.h"

#include <functional>
#include <memory>
#include <utility>

namespace doublets {

/// An odds source for work that can be cancelled. Once `isCancelled` returns true, oddsOf() and
/// oddsAfterChoices() return default-constructed odds immediately and refinedOdds() returns nullopt
/// soon, so that the work ends quickly. The caller must then discard the results. bestPlay() is not
/// affected.
class CancellableOdds final : public OddsSource
{
public:
    /// Neither `source` nor `isCancelled` may be null. `isCancelled` is called in the thread of the
    /// caller.
    CancellableOdds(std::shared_ptr<const OddsSource> source, std::function<bool()> isCancelled)
        : m_source(std::move(source))
        , m_isCancelled(std::move(isCancelled))
    {
    }

    [[nodiscard]] const Rules &rules() const override { return m_source->rules(); }
    [[nodiscard]] OddsMethod method() const override { return m_source->method(); }
    [[nodiscard]] int playouts() const override { return m_source->playouts(); }
    [[nodiscard]] Odds oddsOf(const Position &position) const override
    {
        return m_isCancelled() ? Odds() : m_source->oddsOf(position);
    }
    [[nodiscard]] std::vector<Odds> oddsAfterChoices(const Position &position,
                                                     std::span<const Position> ends) const override
    {
        return method() == OddsMethod::GoodPlay && !m_isCancelled()
                   ? m_source->oddsAfterChoices(position, ends)
                   : OddsSource::oddsAfterChoices(position, ends);
    }
    [[nodiscard]] std::optional<RefinedOdds> refinedOdds(const Position &position, double margin,
                                                         const Progress &progress) const override
    {
        return m_source->refinedOdds(position, margin, [&](double share) {
            return !m_isCancelled() && (!progress || progress(share));
        });
    }
    [[nodiscard]] int bestPlay(const Position &position, const PlayList &plays) const override
    {
        return m_source->bestPlay(position, plays);
    }

private:
    std::shared_ptr<const OddsSource> m_source;
    std::function<bool()> m_isCancelled;
};

} // namespace doublets
