// SPDX-License-Identifier: MIT
#include "panels/dice/dice_entry.h"

#include "panels/captions/caption_label.h"
#include "panels/dice/dice_keys.h"
#include "table/letters/letters.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace doublets {

DiceEntry::DiceEntry(QWidget *parent)
    : QFrame(parent)
    , m_parts(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_question(new CaptionLabel(this))
    , m_keys(new DiceKeys(this))
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

    connect(m_keys, &DiceKeys::changed, this, [this] {
        m_question->endRemark();
        m_keys->setRefused(false);
        enable();
        Q_EMIT changed(!m_isWriting && m_keys->isComplete());
    });
    connect(m_keys, &DiceKeys::refused, this, &DiceEntry::refuse);
    connect(m_keys, &DiceKeys::confirmed, this, &DiceEntry::confirm);
    connect(m_done, &QToolButton::clicked, this, &DiceEntry::confirm);
    retranslate();
    disable({});
}

void DiceEntry::ask(const QString &question, int dice, const Numbers &told)
{
    m_isWriting = true;
    m_keys->ask(dice, told);
    m_isWriting = false;
    m_keys->setRefused(false); // what was refused was of another throw
    setQuestion(question);
    enable();
}

void DiceEntry::setQuestion(const QString &question)
{
    m_keys->setQuestion(question);
    m_question->setText(question);
}

void DiceEntry::disable(const QString &why)
{
    m_isWriting = true;
    m_keys->disable();
    m_isWriting = false;
    m_question->setText(why);
    enable();
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

void DiceEntry::enable()
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

void DiceEntry::announceTaking()
{
    m_question->remark(tr("Taken in a moment. To change it, press Backspace."));
}

void DiceEntry::refuse(const QString &why)
{
    m_question->remark(why);
    m_keys->setRefused(true);
}

void DiceEntry::keyPressEvent(QKeyEvent *event)
{
    // A field lets its keys through once it has acted on them; they are not for the board as well.
    const bool undoes = event->matches(QKeySequence::Undo) || event->matches(QKeySequence::Redo);
    const bool typing = m_keys->hasFocusOfKeys() && event->key() != Qt::Key_Escape && !undoes;
    event->setAccepted(typing);
    if (!typing) {
        QFrame::keyPressEvent(event);
    }
}

void DiceEntry::scaleTo(const QSize &window)
{
    m_room = window.width();
    if (!isHidden()) {
        fit();
    }
}

void DiceEntry::setVisible(bool visible)
{
    if (visible && isHidden()) {
        fit(); // it was not while nobody saw it
    }
    QFrame::setVisible(visible);
}

void DiceEntry::fit()
{
    setLetters();
    fold();
}

void DiceEntry::fold()
{
    // Beside the keys, the question has two lines of that many letters; else a whole row above.
    constexpr int LeastLetters = 27;
    m_keys->layout()->activate(); // as wide as they are now
    const int least = m_question->fontMetrics().averageCharWidth() * LeastLetters;
    const QMargins edges = m_parts->contentsMargins();
    const int room = m_room - edges.left() - edges.right() - m_parts->spacing();
    const bool above = m_keys->sizeHint().width() + least > room;
    m_parts->setDirection(above ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_question->setLines(above ? 1 : 2);
}

void DiceEntry::setLetters()
{
    for (QWidget *each : std::initializer_list<QWidget *>{m_question, m_done}) {
        each->setFont(letters::captionFont());
    }
    const QMargins edges = m_parts->contentsMargins();
    m_keys->setLetters(m_room - edges.left() - edges.right());
}

void DiceEntry::retranslate()
{
    m_keys->retranslate();
    m_done->setText(tr("Done"));
    m_done->setToolTip(tr("These are the dice (Return)"));
}

} // namespace doublets
