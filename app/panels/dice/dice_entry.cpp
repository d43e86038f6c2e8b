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
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_question(new CaptionLabel(this))
    , m_input(new DiceInput(this))
    , m_done(new QToolButton(m_input))
{
    setObjectName(u"diceEntry"_s);
    m_question->setObjectName(u"diceQuestion"_s);
    m_done->setObjectName(u"diceDone"_s);
    m_input->addButton(m_done);
    m_layout->setContentsMargins(8, 2, 8, 2);
    m_layout->setSpacing(2);
    m_layout->addWidget(m_question, 1);
    m_layout->addWidget(m_input);

    connect(m_input, &DiceInput::diceChanged, this, [this] {
        m_question->dismissRemark();
        m_input->setInvalid(false);
        updateDoneButton();
        Q_EMIT diceChanged(!m_isFilling && m_input->isComplete());
    });
    connect(m_input, &DiceInput::inputInvalid, this, &DiceEntry::showProblem);
    connect(m_input, &DiceInput::confirmationRequested, this, &DiceEntry::confirm);
    connect(m_done, &QToolButton::clicked, this, &DiceEntry::confirm);
    retranslate();
    withdrawRequest({});
}

void DiceEntry::requestDice(const QString &question, int dice, const Numbers &enteredDice)
{
    m_isFilling = true;
    m_input->requestDice(dice, enteredDice);
    m_isFilling = false;
    m_input->setInvalid(false); // the refusal was of another throw
    setQuestion(question);
    updateDoneButton();
}

void DiceEntry::setQuestion(const QString &question)
{
    m_input->setQuestion(question);
    m_question->setText(question);
}

void DiceEntry::withdrawRequest(const QString &reason)
{
    m_isFilling = true;
    m_input->withdrawRequest();
    m_isFilling = false;
    m_question->setText(reason);
    updateDoneButton();
}

bool DiceEntry::isRequestingDice() const
{
    return m_input->isRequestingDice();
}

void DiceEntry::focusInput()
{
    m_input->focusField();
}

Numbers DiceEntry::dice() const
{
    return m_input->dice();
}

void DiceEntry::updateDoneButton()
{
    m_done->setEnabled(m_input->isComplete());
}

void DiceEntry::confirm()
{
    if (m_input->isComplete()) {
        Q_EMIT diceConfirmed(dice());
    } else {
        showProblem(tr("Enter %n dice.", nullptr, m_input->requestedCount()));
    }
}

void DiceEntry::announceAutoConfirm()
{
    m_question->showRemark(tr("Taken in a moment. To change it, press Backspace."));
}

void DiceEntry::showProblem(const QString &problem)
{
    m_question->showRemark(problem);
    m_input->setInvalid(true);
}

void DiceEntry::keyPressEvent(QKeyEvent *event)
{
    // QLineEdit ignores keys after acting on them; they must not reach the board.
    const bool undoes = event->matches(QKeySequence::Undo) || event->matches(QKeySequence::Redo);
    const bool typing = m_input->isFieldFocused() && event->key() != Qt::Key_Escape && !undoes;
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
    m_input->layout()->activate(); // update the size hint
    const int least = m_question->fontMetrics().averageCharWidth() * MinimumCharacters;
    const QMargins edges = m_layout->contentsMargins();
    const int room = m_windowWidth - edges.left() - edges.right() - m_layout->spacing();
    const bool above = m_input->sizeHint().width() + least > room;
    m_layout->setDirection(above ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_question->setLineCount(above ? 1 : 2);
}

void DiceEntry::setTextSizes()
{
    for (QWidget *each : std::initializer_list<QWidget *>{m_question, m_done}) {
        each->setFont(fonts::captionFont());
    }
    const QMargins edges = m_layout->contentsMargins();
    m_input->setTextSizes(m_windowWidth - edges.left() - edges.right());
}

void DiceEntry::retranslate()
{
    m_input->retranslate();
    m_done->setText(tr("Done"));
    m_done->setToolTip(tr("These are the dice (Return)"));
}

} // namespace doublets
