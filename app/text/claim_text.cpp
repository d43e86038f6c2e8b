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

    static QString onlyOther(const QString &player)
    {
        //: %1 the player who may claim numbers; the other player wanted to
        return tr("Only %1 can claim unused numbers.").arg(player);
    }

    static QString claims(const QString &player, const QString &number)
    {
        //: %1 the player who claims the number %2 of the other player's dice
        return tr("%1 claims the %2.").arg(player, number);
    }

    static QString keys()
    {
        return tr("Enter on a man claims its number; Space gives up all unused numbers.");
    }

    static QString briefKeys() { return tr("Enter claims; Space goes on without claiming."); }

    static QString leaves(const QString &thrower, const QString &numbers)
    {
        //: %1 a player, %2 numbers of the dice that the player has not used
        return tr("%1 leaves %2 unused.").arg(thrower, numbers);
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
                   ? withComputersInSentences(ClaimText::onlyOther(names.nameOf(opponentOf(side))))
                   : QString();
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

QString claimText(const Game &game, const PlayerNames &names, const Play &play)
{
    return withComputersInSentences(ClaimText::claims(
        names.nameOf(play.by), numberName(game.ruleSet(), names.numberStyle, play.number)));
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
        ClaimText::leaves(names.nameOf(unused.thrower),
                          groupedNumberList(game.ruleSet(), names.numberStyle, unused.numbers)));
}

QString claimKeysText(bool isBrief)
{
    return isBrief ? ClaimText::briefKeys() : ClaimText::keys();
}

} // namespace doublets
