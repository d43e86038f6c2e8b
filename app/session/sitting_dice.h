// SPDX-License-Identifier: MIT
#pragma once

#include "core/chance/dice_tally.h"
#include "core/dice/dice_source.h"
#include "core/rules/rule_set.h"

#include <QObject>

#include <vector>

namespace doublets {

class Session;

/// Where the dice of a game came from.
struct DiceOrigins
{
    DiceOrigin origin{};
    QString seed; ///< Seeded only

    bool operator==(const DiceOrigins &) const = default;
};

/// The dice of every game that was on the board since the programme was started, each game once
/// and with all its throws, however often it was left and taken up again.
class SittingDice : public QObject
{
    Q_OBJECT

public:
    /// The session must have been started, and outlive this.
    explicit SittingDice(Session &session, QObject *parent = nullptr);

    /// Of the games before the present one.
    [[nodiscard]] DiceTally tallyBefore() const;
    [[nodiscard]] int gamesBefore() const { return static_cast<int>(m_before.size()); }
    /// Where their dice came from, each source once.
    [[nodiscard]] std::vector<DiceOrigins> originsBefore() const;

private:
    struct Dice
    {
        QString ruleSet;
        Rulings rulings;
        DiceOrigins origins;
        std::vector<std::uint8_t> faces; ///< in the order in which they fell
        DiceTally tally;

        /// Whether one of the two is the other, as it stood earlier.
        [[nodiscard]] bool isSameGameAs(const Dice &other) const;
    };

    void changeGame();
    void followGame();
    void count();

    Session &m_session;
    std::vector<Dice> m_before;
    Dice m_present;
};

} // namespace doublets
