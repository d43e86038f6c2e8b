// SPDX-License-Identifier: MIT
#include "display/staff/staff_code_pad.h"

#include "display/screens/symbol_button.h"
#include "table/keys/key_positions.h"

#include <QKeyEvent>
#include <QLocale>

#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

StaffCodePad::StaffCodePad(QWidget *parent)
    : DisplaySheet(u"staffPad"_s, parent)
{
    setColumns(3);
    for (const int figure : {1, 2, 3, 4, 5, 6, 7, 8, 9}) {
        m_figures.push_back(addButton(u"staffFigure%1"_s.arg(figure)));
        connect(m_figures.back(), &QAbstractButton::clicked, this, [this, figure] { add(figure); });
    }
    m_back = addButton(u"staffBack"_s);
    m_figures.push_back(addButton(u"staffFigure0"_s));
    connect(m_figures.back(), &QAbstractButton::clicked, this, [this] { add(0); });
    m_enter = addButton(u"staffEnter"_s);
    m_enter->setMain(true);
    m_leave = addButton(u"staffLeavePad"_s);
    connect(m_back, &QAbstractButton::clicked, this, &StaffCodePad::takeBack);
    connect(m_enter, &QAbstractButton::clicked, this, &StaffCodePad::enter);
    connect(m_leave, &QAbstractButton::clicked, this, &StaffCodePad::dismissed);
    retranslate();
}

void StaffCodePad::open()
{
    m_code.clear();
    retranslate();
    showCode();
    show();
    raise();
    m_figures.front()->setFocus(Qt::OtherFocusReason);
}

void StaffCodePad::printError(const QString &text)
{
    m_code.clear();
    showCode();
    setText(text);
}

void StaffCodePad::setShut(bool shut)
{
    for (SymbolButton *figure : m_figures) {
        figure->setEnabled(!shut);
    }
    m_back->setEnabled(!shut);
    m_enter->setEnabled(!shut);
    if (!shut) {
        showCode();
    }
}

void StaffCodePad::add(int figure)
{
    if (m_enter->isEnabled() && m_code.size() < MaxFigures) {
        m_code += QString::number(figure);
        showCode();
    }
}

void StaffCodePad::takeBack()
{
    m_code.chop(1);
    showCode();
}

void StaffCodePad::enter()
{
    const QString code = std::exchange(m_code, QString());
    showCode();
    if (!code.isEmpty()) {
        Q_EMIT entered(code);
    }
}

/// Shows a dot for each digit, so that onlookers cannot read the code.
void StaffCodePad::showCode()
{
    setText(m_code.isEmpty() ? tr("Enter the code.") : QString(m_code.size(), u'•'));
}

void StaffCodePad::keyPressEvent(QKeyEvent *event)
{
    if (const auto digit = digitOf(*event)) {
        if (!event->isAutoRepeat()) {
            add(*digit);
        }
    } else if (event->key() == Qt::Key_Backspace) {
        takeBack();
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        enter();
    } else {
        DisplaySheet::keyPressEvent(event);
    }
}

void StaffCodePad::retranslate()
{
    setTitle(tr("Staff"));
    for (std::size_t i = 0; i < m_figures.size(); ++i) {
        m_figures[i]->setText(QLocale().toString(static_cast<int>((i + 1) % m_figures.size())));
    }
    m_back->setText(u"⌫"_s);
    m_back->setAccessibleName(tr("Take back"));
    m_enter->setText(tr("OK"));
    m_leave->setText(tr("Back"));
}

} // namespace doublets
