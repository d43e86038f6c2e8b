// SPDX-License-Identifier: MIT
#pragma once

#include "core/dice/generator.h"
#include "core/game/action.h"
#include "core/odds/odds.h"
#include "core/rules/rules.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <utility>
#include <vector>

namespace doublets {

/// A computer player: chooses among legal plays.
class Player
{
public:
    virtual ~Player() = default;

    /// A choice that claims nothing. Only where the stage is Claiming.
    static constexpr int LeavesIt = -1;

    /// A game begins in which whatever this player chooses by chance follows from `seed`.
    virtual void begin(std::uint64_t /*seed*/) {}

    /// The index of the play chosen, or LeavesIt. Precondition: `plays` is not empty.
    [[nodiscard]] virtual int choose(const Rules &rules, const Position &position,
                                     const PlayList &plays) = 0;

    /// Called in place of `choose` where every choice leads to the same position in the end (as
    /// referee::isForced has it): one of `plays` plays is chosen, and nobody hears which.
    virtual void chooseUnheard(int /*plays*/) {}
};

/// Chooses blindly, every legal play alike likely.
class RandomPlayer final : public Player
{
public:
    /// The same seed chooses the same, on every platform.
    explicit RandomPlayer(std::uint64_t seed)
        : m_generator(seed)
    {
    }

    void begin(std::uint64_t seed) override { *this = RandomPlayer(seed); }

    [[nodiscard]] int choose(const Rules &, const Position &, const PlayList &plays) override
    {
        return oneOf(plays.size());
    }
    void chooseUnheard(int plays) override { (void)oneOf(plays); }

private:
    [[nodiscard]] int oneOf(int plays)
    {
        if (plays == 1) {
            return 0;
        }
        const auto bound = static_cast<unsigned>(plays);
        return static_cast<int>(m_draw.below(bound, [this] { return m_generator.next(); }));
    }

    Generator m_generator;
    ByteDraw m_draw;
};

/// Plays so that its chance of winning is the greatest, and of plays with the same chance the one
/// that ends the game sooner. Where the odds are found one side at a time, it plays for the fewest
/// expected turns.
class BestPlayer final : public Player
{
public:
    /// Where the odds are estimates, so is what this player thinks best.
    explicit BestPlayer(std::shared_ptr<const OddsSource> odds)
        : m_odds(std::move(odds))
    {
    }

    [[nodiscard]] int choose(const Rules &rules, const Position &position,
                             const PlayList &plays) override;

private:
    std::shared_ptr<const OddsSource> m_odds;
};

/// The names by which command line and records know the computer players.
[[nodiscard]] QStringList playerIds();
/// Whether a player of that name wants to know the odds.
[[nodiscard]] bool wantsOdds(const QString &id);
/// The player of that name; null where there is none, or where it wants odds and is given none.
/// The same seed chooses the same.
[[nodiscard]] std::unique_ptr<Player> makePlayer(const QString &id, std::uint64_t seed,
                                                 std::shared_ptr<const OddsSource> odds = nullptr);

} // namespace doublets
