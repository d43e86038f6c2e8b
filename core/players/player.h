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

/// The interface of computer players, which choose among legal plays.
class Player
{
public:
    virtual ~Player() = default;

    /// The choice to leave passed numbers unclaimed. Valid only if the stage is Claiming.
    static constexpr int LeaveUnclaimed = -1;

    /// Prepares for a new game. All random choices in the game depend only on `seed`.
    virtual void beginGame(std::uint64_t /*seed*/) {}

    /// Returns the index in `plays` of the chosen play, or LeaveUnclaimed. Precondition: `plays`
    /// are the legal plays in `position`, at least one.
    [[nodiscard]] virtual int choose(const Rules &rules, const Position &position,
                                     const PlayList &plays) = 0;

    /// May be called instead of choose() if all choices lead to the same position (see
    /// referee::isForced()). Must consume the same random numbers as choose() with `plays` plays,
    /// so that later choices are the same. Does nothing by default.
    virtual void skipChoice(int /*plays*/) {}
};

/// A player that chooses each legal play with equal probability and claims every number that can be
/// claimed. Unlike that of other players, choose() accepts any list of plays that is not empty.
class RandomPlayer final : public Player
{
public:
    /// The same seed gives the same choices on every platform.
    explicit RandomPlayer(std::uint64_t seed)
        : m_generator(seed)
    {
    }

    void beginGame(std::uint64_t seed) override { *this = RandomPlayer(seed); }

    [[nodiscard]] int choose(const Rules &, const Position &, const PlayList &plays) override
    {
        return randomIndex(plays.size());
    }
    void skipChoice(int plays) override { (void)randomIndex(plays); }

    /// Returns a random index from 0 to `count` - 1. Precondition: `count` > 0.
    [[nodiscard]] int randomIndex(int count)
    {
        if (count == 1) {
            return 0;
        }
        const auto bound = static_cast<unsigned>(count);
        return static_cast<int>(m_draw.below(bound, [this] { return m_generator.next(); }));
    }

private:
    Generator m_generator;
    ByteDraw m_draw;
};

/// A player that maximises the probability of winning and, among equally good plays, minimises the
/// expected number of throws. With one-sided odds, minimises the expected number of its own turns
/// instead and, among plays with the same number of turns, that of its own throws.
class BestPlayer final : public Player
{
public:
    /// `odds` must not be null and must be those of the rules passed to choose(). If the odds are
    /// estimates, the choices may not be optimal.
    explicit BestPlayer(std::shared_ptr<const OddsSource> odds)
        : m_odds(std::move(odds))
    {
    }

    [[nodiscard]] int choose(const Rules &rules, const Position &position,
                             const PlayList &plays) override;

private:
    std::shared_ptr<const OddsSource> m_odds;
};

/// A player between BestPlayer and RandomPlayer: at each choice, makes the best play or a random
/// one, with equal probability.
class CasualPlayer final : public Player
{
public:
    /// The same seed gives the same choices. For `odds`, see BestPlayer.
    CasualPlayer(std::uint64_t seed, std::shared_ptr<const OddsSource> odds)
        : m_random(seed)
        , m_best(std::move(odds))
    {
    }

    void beginGame(std::uint64_t seed) override { m_random.beginGame(seed); }

    [[nodiscard]] int choose(const Rules &rules, const Position &position,
                             const PlayList &plays) override;
    void skipChoice(int plays) override;

private:
    RandomPlayer m_random;
    BestPlayer m_best;
};

/// Returns the ids of the computer players, as used in records and on the command line, from the
/// weakest to the strongest: "random", "casual" and "best".
[[nodiscard]] QStringList playerIds();
/// Returns whether makePlayer() needs odds to create the player `id`. Returns false for unknown
/// ids.
[[nodiscard]] bool needsOdds(const QString &id);
/// Creates the player `id`. Returns null if the id is unknown, or if the player needs odds and
/// `odds` is null. The same seed gives the same choices.
[[nodiscard]] std::unique_ptr<Player> makePlayer(const QString &id, std::uint64_t seed,
                                                 std::shared_ptr<const OddsSource> odds = nullptr);

} // namespace doublets
