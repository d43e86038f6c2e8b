// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/odds.h"
#include "core/odds/race/race_network.h"

#include <memory>
#include <mutex>
#include <vector>

namespace doublets {

class RaceEndings;
class RaceSearch;

/// The odds of the race (rule set `alfonso-race`) under good play, and the plays of the best
/// player, which looks one throw ahead and values positions with a network and the exact endings.
///
/// The odds before a throw are the mean, over all throws, of the values after the best plays. The
/// odds within a throw are those after the best player's choice. refinedOdds() rolls positions out.
class RaceOdds final : public OddsSource
{
public:
    /// Number of options of a throw for which the best player looks ahead: those that are best
    /// without looking ahead.
    static constexpr std::size_t SearchWidth = 4;

    /// Creates a source of odds, solving the endings first. Blocks for a few tenths of a second.
    /// Returns null if `progress` cancels the work. Preconditions: supportsRaceBoard(rules);
    /// `network` is not null.
    [[nodiscard]] static std::shared_ptr<const RaceOdds>
    make(const Rules &rules, std::shared_ptr<const RaceNetwork> network, const Progress &progress);
    ~RaceOdds() override;

    [[nodiscard]] const Rules &rules() const override { return m_rules; }
    [[nodiscard]] OddsMethod method() const override { return OddsMethod::GoodPlay; }
    [[nodiscard]] Odds oddsOf(const Position &position) const override;
    [[nodiscard]] std::vector<Odds> oddsAfterChoices(const Position &position,
                                                     std::span<const Position> ends) const override;
    /// Computes the odds exactly if all men of both players are in their last tables.
    [[nodiscard]] std::optional<RefinedOdds> refinedOdds(const Position &position, double margin,
                                                         const Progress &progress) const override;
    /// Returns the best player's play. Blocks for a few hundredths of a second.
    [[nodiscard]] int bestPlay(const Position &position, const PlayList &plays) const override;

private:
    class BorrowedSearch;

    RaceOdds(const Rules &rules, std::shared_ptr<const RaceNetwork> network,
             std::shared_ptr<const RaceEndings> endings);

    Rules m_rules;
    std::shared_ptr<const RaceNetwork> m_network;
    std::shared_ptr<const RaceEndings> m_endings;
    mutable std::mutex m_mutex;
    mutable std::vector<std::unique_ptr<RaceSearch>> m_idleSearches; ///< guarded by m_mutex
};

} // namespace doublets
