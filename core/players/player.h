// SPDX-License-Identifier: MIT
#pragma once

#include "core/dice/generator.h"
#include "core/game/action.h"
#include "core/rules/rules.h"

#include <QString>
#include <QStringList>

#include <memory>

namespace doublets {

/// A computer player: chooses among legal plays.
class Player
{
public:
    virtual ~Player() = default;

    /// The index of the play chosen. Precondition: `plays` is not empty.
    [[nodiscard]] virtual int choose(const Rules &rules, const Position &position,
                                     const PlayList &plays) = 0;
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

    [[nodiscard]] int choose(const Rules &, const Position &, const PlayList &plays) override
    {
        if (plays.size() == 1) {
            return 0;
        }
        const auto bound = static_cast<unsigned>(plays.size());
        return static_cast<int>(m_draw.below(bound, [this] { return m_generator.next(); }));
    }

private:
    Generator m_generator;
    ByteDraw m_draw;
};

/// The names by which command line and records know the computer players.
[[nodiscard]] QStringList playerIds();
/// The player of that name; null where there is none.
[[nodiscard]] std::unique_ptr<Player> makePlayer(const QString &id, std::uint64_t seed);

} // namespace doublets
