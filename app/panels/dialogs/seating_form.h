// SPDX-License-Identifier: MIT
#pragma once

#include "match/session/seating.h"

#include <QWidget>

#include <array>

class QRadioButton;

namespace doublets {

/// Radio buttons for choosing who plays: two people, the user and the computer, or the computer
/// alone.
class SeatingForm : public QWidget
{
    Q_OBJECT

public:
    explicit SeatingForm(QWidget *parent = nullptr);

    void setSeats(const Seats &seats);
    /// Returns the seats passed to setSeats(), changed only as far as the user's choice requires.
    [[nodiscard]] Seats seats() const;
    void retranslate();

private:
    std::array<QRadioButton *, 3> m_buttons{}; ///< indexed by Seating
    Seats m_seats;
};

} // namespace doublets
