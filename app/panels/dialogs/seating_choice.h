// SPDX-License-Identifier: MIT
#pragma once

#include "match/session/seating.h"

#include <QWidget>

#include <array>

class QRadioButton;

namespace doublets {

/// Who plays, to choose: two people, you and the computer, or the computer alone.
class SeatingChoice : public QWidget
{
    Q_OBJECT

public:
    explicit SeatingChoice(QWidget *parent = nullptr);

    void setSeats(const Seats &seats);
    /// As they were given, changed as far as the choice wants it.
    [[nodiscard]] Seats seats() const;
    void retranslate();

private:
    std::array<QRadioButton *, 3> m_choices{}; ///< by Seating
    Seats m_seats;
};

} // namespace doublets
