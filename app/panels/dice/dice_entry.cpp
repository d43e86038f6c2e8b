// SPDX-License-Identifier: MIT
#include "panels/dice/dice_entry.h"

#include "panels/captions/caption_label.h"
#include "panels/dice/dice_input.h"
#include "table/fonts/fonts.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace doublets {

DiceEntry::DiceEntry(QWidget *parent)
    : QFrame(parent)
    , m_parts(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_question(new CaptionLabel(this))
    , m_keys(new DiceInput(this))
    , m_done(new QToolButton(m_keys))
{
    setObjectName(u"diceEntry"_s);
    m_question->setObjectName(u"diceQuestion"_s);
    m_done->setObjectName(u"diceDone"_s);
    m_keys->addButton(m_done);
    m_parts->setContentsMargins(8, 2, 8, 2);
    m_parts->setSpacing(2);
    m_parts->addWidget(m_question, 1);
    m_parts->addWidget(m_keys);

    connect(m_keys, &DiceInput::changed, this, [this] {
        m_question->dismissRemark();
        m_keys->setInvalid(false);
        updateDoneButton();
        Q_EMIT changed(!m_isFilling && m_keys->isComplete());
    });
    connect(m_keys, &DiceInput::refused, this, &DiceEntry::refuse);
    connect(m_keys, &DiceInput::confirmed, this, &DiceEntry::confirm);
    connect(m_done, &QToolButton::clicked, this, &DiceEntry::confirm);
    retranslate();
    disable({});
}

void DiceEntry::ask(const QString &question, int dice, const Numbers &told)
{
    m_isFilling = true;
    m_keys->ask(dice, told);
    m_isFilling = false;
    m_keys->setInvalid(false); // the refusal was of another throw
    setQuestion(question);
    updateDoneButton();
}

void DiceEntry::setQuestion(const QString &question)
{
    m_keys->setQuestion(question);
    m_question->setText(question);
}

void DiceEntry::disable(const QString &why)
{
    m_isFilling = true;
    m_keys->disable();
    m_isFilling = false;
    m_question->setText(why);
    updateDoneButton();
}

bool DiceEntry::isAsking() const
{
    return m_keys->isAsking();
}

void DiceEntry::takeFocus()
{
    m_keys->takeFocus();
}

Numbers DiceEntry::dice() const
{
    return m_keys->dice();
}

void DiceEntry::updateDoneButton()
{
    m_done->setEnabled(m_keys->isComplete());
}

void DiceEntry::confirm()
{
    if (m_keys->isComplete()) {
        Q_EMIT entered(dice());
    } else {
        refuse(tr("Enter %n dice.", nullptr, m_keys->wanted()));
    }
}

void DiceEntry::announceAutoConfirm()
{
    m_question->remark(tr("Taken in a moment. To change it, press Backspace."));
}

void DiceEntry::refuse(const QString &why)
{
    m_question->remark(why);
    m_keys->setInvalid(true);
}

void DiceEntry::keyPressEvent(QKeyEvent *event)
{
    // QLineEdit ignores keys after acting on them; they must not reach the board.
    const bool undoes = event->matches(QKeySequence::Undo) || event->matches(QKeySequence::Redo);
    const bool typing = m_keys->hasInputFocus() && event->key() != Qt::Key_Escape && !undoes;
    event->setAccepted(typing);
    if (!typing) {
        QFrame::keyPressEvent(event);
    }
}

void DiceEntry::scaleTo(const QSize &window)
{
    m_windowWidth = window.width();
    if (!isHidden()) {
        updateLayout();
    }
}

void DiceEntry::setVisible(bool visible)
{
    if (visible && isHidden()) {
        updateLayout(); // not updated while hidden
    }
    QFrame::setVisible(visible);
}

void DiceEntry::updateLayout()
{
    setTextSizes();
    updateDirection();
}

void DiceEntry::updateDirection()
{
    // Beside the keys, the question needs room for this many characters per line; otherwise it gets
    // a row of its own.
    constexpr int MinimumCharacters = 27;
    m_keys->layout()->activate(); // update the size hint
    const int least = m_question->fontMetrics().averageCharWidth() * MinimumCharacters;
    const QMargins edges = m_parts->contentsMargins();
    const int room = m_windowWidth - edges.left() - edges.right() - m_parts->spacing();
    const bool above = m_keys->sizeHint().width() + least > room;
    m_parts->setDirection(above ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_question->setLineCount(above ? 1 : 2);
}

void DiceEntry::setTextSizes()
{
    for (QWidget *each : std::initializer_list<QWidget *>{m_question, m_done}) {
        each->setFont(fonts::captionFont());
    }
    const QMargins edges = m_parts->contentsMargins();
    m_keys->setTextSizes(m_windowWidth - edges.left() - edges.right());
}

void DiceEntry::retranslate()
{
    m_keys->retranslate();
    m_done->setText(tr("Done"));
    m_done->setToolTip(tr("These are the dice (Return)"));
}

} // namespace doublets
