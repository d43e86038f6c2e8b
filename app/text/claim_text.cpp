// SPDX-License-Identifier: MIT
#include "text/claim_text.h"

#include "core/game/game.h"
#include "text/computer_names.h"
#include "text/fate_text.h"
#include "text/throw_names.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <optional>
#include <vector>

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
            // Numbers that neither player can use are reported only with the next throw, which ends
            // the time for claims.
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

    /// Returns whether the number passed to the opponent and the opponent has used it.
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
    static QString notThrown(const PlayerNames &names, Side thrower, const QString &number)
    {
        return names.isAddressed(thrower)
                   //: %1 a number of the dice that the other player wanted to claim
                   ? tr("Your throw has no %1 to claim.").arg(number)
                   //: %1 a player, %2 a number of the dice that the other player wanted to claim
                   : tr("%1’s throw has no %2 to claim.").arg(names.nameOf(thrower), number);
    }

    static QString used(const PlayerNames &names, Side thrower, const QString &number)
    {
        return names.isAddressed(thrower)
                   //: %1 a number of the dice that the other player wanted to claim
                   ? tr("You used the %1. It cannot be claimed.").arg(number)
                   //: %1 a player, %2 a number of the dice that the other player wanted to claim
                   : tr("%1 used the %2. It cannot be claimed.").arg(names.nameOf(thrower), number);
    }

    static QString claimed(const PlayerNames &names, Side claimant, const QString &number)
    {
        return names.isAddressed(claimant)
                   //: %1 a number of the dice
                   ? tr("You have already claimed the %1.").arg(number)
                   //: %1 the player who wanted to claim the number %2 of the dice
                   : tr("%1 has already claimed the %2.").arg(names.nameOf(claimant), number);
    }

    static QString onlyOther(const PlayerNames &names, Side claimant)
    {
        if (names.isAddressed(claimant)) {
            return tr("Only you can claim unused numbers.");
        }
        //: %1 the player who may claim numbers; the other player wanted to
        return tr("Only %1 can claim unused numbers.").arg(names.nameOf(claimant));
    }

    static QString claims(const PlayerNames &names, Side claimant, const QString &number)
    {
        return names.isAddressed(claimant)
                   //: %1 a number of the other player's dice
                   ? tr("You claim the %1.").arg(number)
                   //: %1 the player who claims the number %2 of the other player's dice
                   : tr("%1 claims the %2.").arg(names.nameOf(claimant), number);
    }

    static QString keys()
    {
        return tr("Enter on a man claims its number; Space gives up all unused numbers.");
    }

    static QString briefKeys() { return tr("Enter claims; Space goes on without claiming."); }

    static QString leaves(const PlayerNames &names, Side thrower, const QString &numbers)
    {
        return names.isAddressed(thrower)
                   //: %1 numbers of the dice that you have not used
                   ? tr("You leave %1 unused.").arg(numbers)
                   //: %1 a player, %2 numbers of the dice that the player has not used
                   : tr("%1 leaves %2 unused.").arg(names.nameOf(thrower), numbers);
    }
};

bool areClaimsOpen(const Game &game)
{
    const Stage stage = game.position().stage;
    return game.rules().claim == Claim::Required &&
           (stage == Stage::ToThrow || stage == Stage::Claiming);
}

} // namespace

QString wrongClaimText(const Game &game, const PlayerNames &names, Side side, int point)
{
    if (!areClaimsOpen(game)) {
        return {};
    }
    const LastThrow last(game);
    if (!last.thrown()) {
        return {};
    }
    if (last.thrown()->thrower == side) {
        return findUnusedNumbers(game)
                   ? withComputersInSentences(ClaimText::onlyOther(names, opponentOf(side)))
                   : QString();
    }
    const Throw &dice = last.thrown()->dice;
    const Side thrower = last.thrown()->thrower;
    const QString number = numberName(game.ruleSet(), names.numberStyle, point);
    if (std::ranges::find(dice, point) == dice.end()) {
        return withComputersInSentences(ClaimText::notThrown(names, thrower, number));
    }
    if (const auto lost = last.lost(point)) {
        return withComputersInSentences(lostNumbersText(game.ruleSet(), names, {*lost}) + u' ' +
                                        reasonText(names, *lost));
    }
    return withComputersInSentences(last.isClaimed(point)
                                        ? ClaimText::claimed(names, side, number)
                                        : ClaimText::used(names, thrower, number));
}

QString claimText(const Game &game, const PlayerNames &names, const Play &play)
{
    return withComputersInSentences(ClaimText::claims(
        names, play.by, numberName(game.ruleSet(), names.numberStyle, play.number)));
}

std::optional<UnusedNumbers> findUnusedNumbers(const Game &game)
{
    if (!areClaimsOpen(game)) {
        return std::nullopt;
    }
    UnusedNumbers unused;
    for (const HistoryEntry &entry : game.history()) {
        if (const auto *play = std::get_if<Play>(&entry.action)) {
            const auto used = std::ranges::find(unused.numbers, play->number);
            if (used != unused.numbers.end()) {
                unused.numbers.erase(used);
            }
        }
        for (const Event &event : entry.events) {
            if (const auto *thrown = std::get_if<DiceThrown>(&event)) {
                unused.thrower = thrown->thrower;
                unused.numbers.assign(thrown->dice.begin(), thrown->dice.end());
            }
        }
    }
    std::ranges::sort(unused.numbers, std::greater<>());
    return unused.numbers.empty() ? std::nullopt : std::optional(unused);
}

QString unusedNumbersText(const Game &game, const PlayerNames &names, const UnusedNumbers &unused)
{
    return withComputersInSentences(
        ClaimText::leaves(names, unused.thrower,
                          groupedNumberList(game.ruleSet(), names.numberStyle, unused.numbers)));
}

QString claimKeysText(bool isBrief)
{
    return isBrief ? ClaimText::briefKeys() : ClaimText::keys();
}

} // namespace doublets
