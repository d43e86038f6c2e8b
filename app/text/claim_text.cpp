// SPDX-License-Identifier: MIT
#include "text/claim_text.h"

#include "core/game/game.h"
#include "text/computer_names.h"
#include "text/fate_text.h"
#include "text/throw_names.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace doublets {

namespace {

/// The last throw and the fate of its numbers.
class LastThrow
{
public:
    explicit LastThrow(const Game &game)
    {
        for (const HistoryEntry &entry : game.history()) {
            for (const Event &event : entry.events) {
                if (const auto *thrown = std::get_if<DiceThrown>(&event)) {
                    m_thrown = *thrown;
                    m_since.clear();
                }
                m_since.push_back(event);
            }
        }
        const Position &position = game.position();
        if (position.stage == Stage::Claiming) {
            // Numbers that neither player can use are reported only when the next throw ends the
            // time to claim.
            Position next = position;
            Events events;
            referee::throwDice(game.rules(), next, position.dice, events);
            m_since.insert(m_since.end(), events.begin(), events.end());
        }
    }

    [[nodiscard]] const std::optional<DiceThrown> &thrown() const { return m_thrown; }

    [[nodiscard]] std::optional<NumberLost> lost(int number) const
    {
        for (const Event &event : m_since) {
            const auto *lost = std::get_if<NumberLost>(&event);
            if (lost != nullptr && lost->number == number) {
                return *lost;
            }
        }
        return std::nullopt;
    }

    /// Returns whether the number passed to the opponent, who has used it.
    [[nodiscard]] bool isClaimed(int number) const
    {
        return std::ranges::any_of(m_since, [&](const Event &event) {
            const auto *passed = std::get_if<NumberPassed>(&event);
            return passed != nullptr && passed->number == number;
        });
    }

private:
    std::optional<DiceThrown> m_thrown;
    std::vector<Event> m_since;
};

class ClaimText
{
    Q_DECLARE_TR_FUNCTIONS(ClaimText)

public:
    static QString notThrown(const QString &thrower, const QString &number)
    {
        //: %1 a player, %2 a number of the dice that the other player wanted to claim
        return tr("%1 did not throw a %2. It cannot be claimed.").arg(thrower, number);
    }

    static QString used(const QString &thrower, const QString &number)
    {
        //: %1 a player, %2 a number of the dice that the other player wanted to claim
        return tr("%1 used the %2. It cannot be claimed.").arg(thrower, number);
    }

    static QString claimed(const QString &player, const QString &number)
    {
        //: %1 the player who wanted to claim the number %2 of the dice
        return tr("%1 has already claimed the %2.").arg(player, number);
    }
};

} // namespace

QString wrongClaimText(const Game &game, const PlayerNames &names, Side side, int point)
{
    const Stage stage = game.position().stage;
    const bool isBetweenThrows = stage == Stage::ToThrow || stage == Stage::Claiming;
    if (game.rules().claim != Claim::Required || !isBetweenThrows) {
        return {};
    }
    const LastThrow last(game);
    if (!last.thrown() || last.thrown()->thrower == side) {
        return {};
    }
    const Throw &dice = last.thrown()->dice;
    const QString thrower = names.nameOf(last.thrown()->thrower);
    const QString number = numberName(game.ruleSet(), names.numberStyle, point);
    if (std::ranges::find(dice, point) == dice.end()) {
        return withComputersInSentences(ClaimText::notThrown(thrower, number));
    }
    if (const auto lost = last.lost(point)) {
        return withComputersInSentences(lostNumbersText(game.ruleSet(), names, {*lost}) + u' ' +
                                        reasonText(names, *lost));
    }
    return withComputersInSentences(last.isClaimed(point)
                                        ? ClaimText::claimed(names.nameOf(side), number)
                                        : ClaimText::used(thrower, number));
}

} // namespace doublets
