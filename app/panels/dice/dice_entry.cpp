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
    , m_questionLabel(new CaptionLabel(this))
    , m_diceInput(new DiceInput(this))
    , m_doneButton(new QToolButton(m_diceInput))
{
    setObjectName(u"diceEntry"_s);
    m_questionLabel->setObjectName(u"diceQuestion"_s);
    m_doneButton->setObjectName(u"diceDone"_s);
    m_diceInput->addButton(m_doneButton);
    m_layout->setContentsMargins(8, 2, 8, 2);
    m_layout->setSpacing(2);
    m_layout->addWidget(m_questionLabel, 1);
    m_layout->addWidget(m_diceInput);

    connect(m_diceInput, &DiceInput::diceChanged, this, [this] {
        m_questionLabel->restoreText();
        m_diceInput->setInvalid(false);
        updateDoneButton();
        Q_EMIT diceChanged(!m_isPrefilling && m_diceInput->isComplete());
    });
    connect(m_diceInput, &DiceInput::inputInvalid, this, &DiceEntry::showProblem);
    connect(m_diceInput, &DiceInput::confirmationRequested, this, &DiceEntry::confirm);
    connect(m_doneButton, &QToolButton::clicked, this, &DiceEntry::confirm);
    retranslate();
    withdrawRequest({});
}

void DiceEntry::requestDice(const QString &question, int count, const Numbers &prefilledDice)
{
    m_isPrefilling = true;
    m_diceInput->requestDice(count, prefilledDice);
    m_isPrefilling = false;
    m_diceInput->setInvalid(false); // the earlier error concerned another throw
    setQuestion(question);
    updateDoneButton();
}

void DiceEntry::setQuestion(const QString &question)
{
    m_diceInput->setFieldAccessibleName(question);
    m_questionLabel->setText(question);
}

void DiceEntry::withdrawRequest(const QString &reason)
{
    m_isPrefilling = true;
    m_diceInput->withdrawRequest();
    m_isPrefilling = false;
    m_questionLabel->setText(reason);
    updateDoneButton();
}

bool DiceEntry::isRequestingDice() const
{
    return m_diceInput->isRequestingDice();
}

void DiceEntry::focusInput()
{
    m_diceInput->focusField();
}

Numbers DiceEntry::dice() const
{
    return m_diceInput->dice();
}

void DiceEntry::updateDoneButton()
{
    m_doneButton->setEnabled(m_diceInput->isComplete());
}

void DiceEntry::confirm()
{
    if (m_diceInput->isComplete()) {
        Q_EMIT diceConfirmed(dice());
    } else {
        showProblem(tr("Enter %n dice.", nullptr, m_diceInput->requestedCount()));
    }
}

void DiceEntry::announceAutoConfirm()
{
    m_questionLabel->showRemark(tr("These dice will be accepted in a moment. Press Backspace to "
                                   "change them."));
}

void DiceEntry::showProblem(const QString &problem)
{
    m_questionLabel->showRemark(problem);
    m_diceInput->setInvalid(true);
}

void DiceEntry::keyPressEvent(QKeyEvent *event)
{
    // QLineEdit ignores keys after acting on them. These keys must not reach the board.
    // The window handles shortcuts with Ctrl and Shift itself.
    const bool isCommand = event->modifiers().testFlag(Qt::ControlModifier);
    const bool typing =
        m_diceInput->isFieldFocused() && event->key() != Qt::Key_Escape && !isCommand;
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
    updateTextSizes();
    updateLayoutDirection();
}

void DiceEntry::updateLayoutDirection()
{
    // The question is placed above the buttons if its lines would be shorter than this.
    constexpr int MinimumCharacters = 27;
    m_diceInput->layout()->activate(); // update the size hint
    const int least = m_questionLabel->fontMetrics().averageCharWidth() * MinimumCharacters;
    const QMargins edges = m_layout->contentsMargins();
    const int room = m_windowWidth - edges.left() - edges.right() - m_layout->spacing();
    const bool above = m_diceInput->sizeHint().width() + least > room;
    m_layout->setDirection(above ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_questionLabel->setLineCount(above ? 1 : 2);
    // Two lines of smaller text fit into the height of one and a third.
    const bool isTight = above && fonts::currentSizes().isEnlarged();
    m_questionLabel->setMinimumHeight(isTight ? m_questionLabel->fontMetrics().lineSpacing() * 4 / 3
                                              : 0);
}

void DiceEntry::updateTextSizes()
{
    for (QWidget *each : std::initializer_list<QWidget *>{m_questionLabel, m_doneButton}) {
        each->setFont(DiceInput::entryFont());
    }
    const bool isOnWall = fonts::currentSizes().isForWall;
    const double leastOnWall = fonts::MinWallTextShare * DiceInput::entryFont().pixelSize();
    m_questionLabel->setMinimumFontSize(isOnWall ? qRound(leastOnWall) : 0);
    const QMargins edges = m_layout->contentsMargins();
    m_diceInput->updateTextSizes(m_windowWidth - edges.left() - edges.right());
}

void DiceEntry::retranslate()
{
    m_diceInput->retranslate();
    m_doneButton->setText(tr("Done"));
    m_doneButton->setToolTip(tr("Accept these dice (Enter)"));
}

} // namespace doublets
