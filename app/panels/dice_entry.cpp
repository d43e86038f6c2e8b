// SPDX-License-Identifier: MIT
#include "app/panels/dice_entry.h"

#include "app/panels/die_icon.h"
#include "app/window/look.h"
#include "app/window/plain_text.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

namespace doublets {

DiceEntry::DiceEntry(QWidget *parent)
    : QFrame(parent)
    , m_question(plainLabel(this))
    , m_typed(new QLineEdit(this))
    , m_back(new QToolButton(this))
    , m_done(new QToolButton(this))
    , m_problem(plainLabel(this))
{
    setObjectName(u"diceEntry"_qs);
    m_typed->setObjectName(u"diceTyped"_qs);
    m_back->setObjectName(u"diceBack"_qs);
    m_done->setObjectName(u"diceDone"_qs);
    m_problem->setObjectName(u"diceProblem"_qs);
    m_question->setBuddy(m_typed);
    m_question->setWordWrap(true);
    m_problem->setWordWrap(true);
    m_typed->setInputMethodHints(Qt::ImhDigitsOnly);

    auto *row = new QHBoxLayout;
    row->addWidget(m_typed);
    for (int face = 1; face <= 6; ++face) {
        auto *button = new QToolButton(this);
        button->setObjectName(u"diceFace%1"_qs.arg(face));
        button->setAutoRaise(true);
        connect(button, &QToolButton::clicked, this, [this, face] { add(face); });
        m_faces.push_back(button);
        row->addWidget(button);
    }
    row->addWidget(m_back);
    row->addWidget(m_done);
    row->addWidget(m_problem, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 3, 8, 1);
    column->setSpacing(0);
    column->addWidget(m_question);
    column->addLayout(row);

    connect(m_typed, &QLineEdit::textChanged, this, &DiceEntry::check);
    connect(m_typed, &QLineEdit::returnPressed, this, &DiceEntry::confirm);
    connect(m_done, &QToolButton::clicked, this, &DiceEntry::confirm);
    connect(m_back, &QToolButton::clicked, m_typed, &QLineEdit::backspace);
    retranslate();
    check();
    hide();
}

void DiceEntry::ask(const QString &question, int dice)
{
    constexpr int Separators = 2; // people write "6 2" and "6-2"
    m_question->setText(withoutMnemonic(question));
    m_typed->setAccessibleName(question);
    m_wanted = dice;
    m_typed->setMaxLength(dice * (1 + Separators));
    m_typed->clear();
    check();
}

Numbers DiceEntry::dice() const
{
    Numbers dice;
    for (const QChar c : m_typed->text()) {
        const int face = c.digitValue();
        if (face >= 1 && face <= 6 && dice.size() < MostDice) {
            dice.add(static_cast<std::uint8_t>(face));
        }
    }
    return dice;
}

void DiceEntry::check()
{
    QString problem;
    int count = 0;
    for (const QChar c : m_typed->text()) {
        const int face = c.digitValue();
        if (face >= 1 && face <= 6) {
            ++count;
        } else if (c.isDigit()) {
            problem = tr("A die shows 1 to 6, not %1.").arg(c);
        } else if (!c.isSpace() && !c.isPunct() && !c.isSymbol()) {
            problem = tr("Type the numbers of the dice, 1 to 6.");
        }
    }
    if (problem.isEmpty() && count > m_wanted) {
        problem = tr("That is too many: %n dice are thrown.", nullptr, m_wanted);
    }
    m_problem->setText(problem);
    m_problem->setAccessibleName(problem);
    m_done->setEnabled(problem.isEmpty() && count == m_wanted);
    m_back->setEnabled(!m_typed->text().isEmpty());
    for (QToolButton *face : m_faces) {
        face->setEnabled(count < m_wanted);
    }
}

void DiceEntry::add(int face)
{
    m_typed->setText(m_typed->text() + QString::number(face));
}

void DiceEntry::confirm()
{
    if (m_done->isEnabled()) {
        Q_EMIT entered(dice());
    } else if (m_problem->text().isEmpty()) {
        m_problem->setText(tr("%n dice are wanted.", nullptr, m_wanted));
    }
}

void DiceEntry::keyPressEvent(QKeyEvent *event)
{
    // A field lets its keys through once it has acted on them; they are not for the board as well.
    const bool typing = m_typed->hasFocus() && event->key() != Qt::Key_Escape;
    event->setAccepted(typing);
    if (!typing) {
        QFrame::keyPressEvent(event);
    }
}

void DiceEntry::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    m_typed->setFocus(Qt::OtherFocusReason);
}

void DiceEntry::scaleTo(const QSize &window)
{
    const int pixels = look::captionPixels(window.width(), window.height());
    const QSize icon(pixels * 3 / 2, pixels * 3 / 2);
    for (std::size_t i = 0; i < m_faces.size(); ++i) {
        m_faces[i]->setIconSize(icon);
        m_faces[i]->setIcon(dieIcon(static_cast<int>(i) + 1, icon.width()));
    }
    for (QWidget *each : {static_cast<QWidget *>(m_question), static_cast<QWidget *>(m_typed),
                          static_cast<QWidget *>(m_back), static_cast<QWidget *>(m_done),
                          static_cast<QWidget *>(m_problem)}) {
        each->setFont(look::textFont(pixels));
    }
    m_typed->setFixedWidth(pixels * 4);
}

void DiceEntry::retranslate()
{
    m_back->setText(u"⌫"_qs);
    m_back->setAccessibleName(tr("Take back the last die"));
    m_back->setToolTip(m_back->accessibleName());
    m_done->setText(tr("Done"));
    m_done->setToolTip(tr("These are the dice (Return)"));
    for (std::size_t i = 0; i < m_faces.size(); ++i) {
        m_faces[i]->setAccessibleName(QString::number(i + 1));
        m_faces[i]->setToolTip(QString::number(i + 1));
    }
}

} // namespace doublets
