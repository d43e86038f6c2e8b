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
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        m_choices[i] = new QRadioButton(this);
        m_choices[i]->setObjectName(names[i]);
        column->addWidget(m_choices[i]);
    }
    setSeats(m_seats);
    retranslate();
}

void SeatingForm::setSeats(const Seats &seats)
{
    m_seats = seats;
    m_choices[static_cast<std::size_t>(seatingOf(seats))]->setChecked(true);
}

Seats SeatingForm::seats() const
{
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        if (m_choices[i]->isChecked()) {
            return seatsFor(static_cast<Seating>(i), m_seats);
        }
    }
    return m_seats;
}

void SeatingForm::retranslate()
{
    setAccessibleName(tr("Who plays"));
    m_choices[0]->setText(tr("&Two people"));
    m_choices[1]->setText(tr("&You and the computer"));
    m_choices[2]->setText(tr("Two computers, and you &watch"));
}

} // namespace doublets
