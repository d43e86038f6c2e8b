// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/odds.h"

#include <functional>
#include <memory>
#include <utility>

namespace doublets {

/// Odds for work that may be called off: from then on it answers at once, and nonsense, so that
/// whoever asks is soon done. What comes of it must be thrown away.
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
    [[nodiscard]] Odds of(const Position &position) const override
    {
        return m_isCalledOff() ? Odds() : m_source->of(position);
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
