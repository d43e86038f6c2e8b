// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/odds.h"

#include <functional>
#include <memory>
#include <utility>

namespace doublets {

/// An odds source for work that may be cancelled. After cancellation it returns meaningless odds
/// immediately, so that the work ends quickly; discard the result.
class GuardedOdds final : public OddsSource
{
public:
    GuardedOdds(std::shared_ptr<const OddsSource> source, std::function<bool()> isCalledOff)
        : m_source(std::move(source))
        , m_isCalledOff(std::move(isCalledOff))
    {
    }

    [[nodiscard]] const Rules &rules() const override { return m_source->rules(); }
    [[nodiscard]] OddsMethod method() const override { return m_source->method(); }
    [[nodiscard]] int playOuts() const override { return m_source->playOuts(); }
    [[nodiscard]] Odds oddsOf(const Position &position) const override
    {
        return m_isCalledOff() ? Odds() : m_source->oddsOf(position);
    }
    [[nodiscard]] int bestPlay(const Position &position, const PlayList &plays) const override
    {
        return m_source->bestPlay(position, plays);
    }

private:
    std::shared_ptr<const OddsSource> m_source;
    std::function<bool()> m_isCalledOff;
};

} // namespace doublets
