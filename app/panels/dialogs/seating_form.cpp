// SPDX-License-Identifier: MIT
#include "panels/dialogs/seating_form.h"

#include <QRadioButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace doublets {

SeatingForm::SeatingForm(QWidget *parent)
    : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    const std::array<QString, 3> names{u"seatingPeople"_s, u"seatingComputer"_s, u"seatingWatch"_s};
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i] = new QRadioButton(this);
        m_buttons[i]->setObjectName(names[i]);
        column->addWidget(m_buttons[i]);
    }
    setSeats(m_seats);
    retranslate();
}

void SeatingForm::setSeats(const Seats &seats)
{
    m_seats = seats;
    m_buttons[static_cast<std::size_t>(seatingOf(seats))]->setChecked(true);
}

Seats SeatingForm::seats() const
{
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        if (m_buttons[i]->isChecked()) {
            return seatsFor(static_cast<Seating>(i), m_seats);
        }
    }
    return m_seats;
}

void SeatingForm::retranslate()
{
    setAccessibleName(tr("Who plays"));
    m_buttons[0]->setText(tr("&Two people"));
    m_buttons[1]->setText(tr("&You and the computer"));
    m_buttons[2]->setText(tr("Two computers, and you &watch"));
}

} // namespace doublets
