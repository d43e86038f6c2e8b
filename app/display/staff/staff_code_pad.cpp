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
    setColumnCount(3);
    for (const int digit : {1, 2, 3, 4, 5, 6, 7, 8, 9}) {
        m_digitButtons.push_back(addButton(u"staffFigure%1"_s.arg(digit)));
        connect(m_digitButtons.back(), &QAbstractButton::clicked, this,
                [this, digit] { addDigit(digit); });
    }
    m_backspaceButton = addButton(u"staffBack"_s);
    m_digitButtons.push_back(addButton(u"staffFigure0"_s));
    connect(m_digitButtons.back(), &QAbstractButton::clicked, this, [this] { addDigit(0); });
    m_okButton = addButton(u"staffEnter"_s);
    m_okButton->setPrimary(true);
    m_backButton = addButton(u"staffLeavePad"_s);
    connect(m_backspaceButton, &QAbstractButton::clicked, this, &StaffCodePad::removeLastDigit);
    connect(m_okButton, &QAbstractButton::clicked, this, &StaffCodePad::submitCode);
    connect(m_backButton, &QAbstractButton::clicked, this, &StaffCodePad::dismissed);
    retranslate();
}

void StaffCodePad::open()
{
    m_code.clear();
    m_hasError = false;
    retranslate();
    show();
    raise();
    m_digitButtons.front()->setFocus(Qt::OtherFocusReason);
}

void StaffCodePad::showError(const QString &text)
{
    m_code.clear();
    updateCodeText();
    m_hasError = true;
    setText(text);
}

void StaffCodePad::setInputDisabled(bool disabled)
{
    for (SymbolButton *digit : m_digitButtons) {
        digit->setEnabled(!disabled);
    }
    m_backspaceButton->setEnabled(!disabled);
    m_okButton->setEnabled(!disabled);
    if (!disabled) {
        updateCodeText();
    }
}

void StaffCodePad::addDigit(int digit)
{
    if (m_okButton->isEnabled() && m_code.size() < MaxDigits) {
        m_code += QString::number(digit);
        updateCodeText();
    }
}

void StaffCodePad::removeLastDigit()
{
    if (m_backspaceButton->isEnabled()) {
        m_code.chop(1);
        updateCodeText();
    }
}

void StaffCodePad::submitCode()
{
    if (!m_okButton->isEnabled()) {
        return;
    }
    const QString code = std::exchange(m_code, QString());
    updateCodeText();
    if (!code.isEmpty()) {
        Q_EMIT codeEntered(code);
    }
}

/// Shows a dot for each digit, so that onlookers cannot read the code.
void StaffCodePad::updateCodeText()
{
    m_hasError = false;
    setText(m_code.isEmpty() ? tr("Enter the code.") : QString(m_code.size(), u'•'));
}

void StaffCodePad::keyPressEvent(QKeyEvent *event)
{
    if (const auto digit = digitOf(*event)) {
        if (!event->isAutoRepeat()) {
            addDigit(*digit);
        }
    } else if (event->key() == Qt::Key_Backspace) {
        removeLastDigit();
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        submitCode();
    } else {
        DisplaySheet::keyPressEvent(event);
    }
}

void StaffCodePad::retranslate()
{
    setTitle(tr("Staff"));
    for (std::size_t i = 0; i < m_digitButtons.size(); ++i) {
        m_digitButtons[i]->setText(
            QLocale().toString(static_cast<int>((i + 1) % m_digitButtons.size())));
    }
    m_backspaceButton->setText(u"⌫"_s);
    m_backspaceButton->setAccessibleName(tr("Delete"));
    m_okButton->setText(tr("OK"));
    m_backButton->setText(tr("Back"));
    if (!m_hasError) {
        updateCodeText();
    }
}

} // namespace doublets
