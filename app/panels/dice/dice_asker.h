// SPDX-License-Identifier: MIT
#pragma once

#include "match/clock.h"

#include <QObject>

#include <cstddef>

class QWidget;

namespace doublets {

class DiceEntry;
class Match;

/// Asks people how their real dice fell, whenever the match wants to know it.
class DiceAsker : public QObject
{
    Q_OBJECT

public:
    /// `board` has the focus while no dice are asked for. All three must outlive this.
    DiceAsker(Match &match, DiceEntry &entry, QWidget &board);

    /// Puts the cursor where the dice are typed, if they are asked for.
    void takeFocus();
    /// Asks in the present language, about players by their present names.
    void refresh();

private:
    void ask();
    [[nodiscard]] QString question() const;
    [[nodiscard]] QString whyNot() const;

    Match &m_match;
    DiceEntry &m_entry;
    QWidget &m_board;
    Alarm m_soon;              ///< then dice that are complete are taken, where people wish it
    std::size_t m_askedAt = 0; ///< how many actions the game had when its dice were asked for
};

} // namespace doublets
