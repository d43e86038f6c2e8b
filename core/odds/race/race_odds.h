// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/estimated_odds.h"
#include "core/odds/race/race_network.h"

#include <memory>
#include <mutex>
#include <vector>

namespace doublets {

class RaceEndings;
class RaceSearch;

/// The odds of the race, and the plays of its best player, who looks one throw ahead and values
/// positions by a network and by the exact endings.
class RaceOdds final : public OddsSource
{
public:
    /// Options of a throw for which the best player looks ahead: those that seem best without.
    static constexpr std::size_t SearchWidth = 4;

    /// Returns null if `progress` cancels the work. Precondition: isRaceBoardFor(rules).
    [[nodiscard]] static std::shared_ptr<const RaceOdds>
    make(const Rules &rules, std::shared_ptr<const RaceNetwork> network, const Progress &progress);
    ~RaceOdds() override;

    [[nodiscard]] const Rules &rules() const override { return m_estimates.rules(); }
    [[nodiscard]] OddsMethod method() const override { return m_estimates.method(); }
    [[nodiscard]] int playouts() const override { return m_estimates.playouts(); }
    [[nodiscard]] Odds oddsOf(const Position &position) const override
    {
        return m_estimates.oddsOf(position);
    }
    /// Takes some milliseconds. Thread-safe.
    [[nodiscard]] int bestPlay(const Position &position, const PlayList &plays) const override;

private:
    class BorrowedSearch;

    RaceOdds(const Rules &rules, std::shared_ptr<const RaceNetwork> network,
             std::shared_ptr<const RaceEndings> endings);

    EstimatedOdds m_estimates;
    std::shared_ptr<const RaceNetwork> m_network;
    std::shared_ptr<const RaceEndings> m_endings;
    mutable std::mutex m_mutex;
    mutable std::vector<std::unique_ptr<RaceSearch>> m_idleSearches; ///< guarded by m_mutex
};

} // namespace doublets
