// SPDX-License-Identifier: MIT
#include "panels/dice/dice_entry.h"

#include "panels/captions/caption_label.h"
#include "panels/dice/die_icon.h"
#include "panels/dice/faces_validator.h"
#include "panels/theme/theme.h"
#include "table/letters/letters.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace doublets {

DiceEntry::DiceEntry(QWidget *parent)
    : QFrame(parent)
    , m_parts(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_question(new CaptionLabel(this))
    , m_keys(new QWidget(this))
    , m_typed(new QLineEdit(m_keys))
    , m_faceKeys(new FacesValidator(m_typed))
    , m_back(new QToolButton(m_keys))
    , m_done(new QToolButton(m_keys))
{
    setObjectName(u"diceEntry"_s);
    m_question->setObjectName(u"diceQuestion"_s);
    m_typed->setObjectName(u"diceTyped"_s);
    m_back->setObjectName(u"diceBack"_s);
    m_done->setObjectName(u"diceDone"_s);
    m_typed->setInputMethodHints(Qt::ImhDigitsOnly);
    m_typed->setValidator(m_faceKeys);
    m_typed->setContextMenuPolicy(Qt::NoContextMenu); // undo is of the game
    m_typed->installEventFilter(this);

    auto *row = new QHBoxLayout(m_keys);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    row->addStretch(1);
    row->addWidget(m_typed);
    for (int face = 1; face <= 6; ++face) {
        auto *button = new QToolButton(m_keys);
        button->setObjectName(u"diceFace%1"_s.arg(face));
        button->setAutoRaise(true);
        connect(button, &QToolButton::clicked, this, [this, face] { add(face); });
        m_faces.push_back(button);
        row->addWidget(button);
    }
    row->addWidget(m_back);
    row->addWidget(m_done);
    m_parts->setContentsMargins(8, 2, 8, 2);
    m_parts->setSpacing(2);
    m_parts->addWidget(m_question, 1);
    m_parts->addWidget(m_keys);

    connect(m_typed, &QLineEdit::textChanged, this, [this] {
        m_question->endRemark();
        setRefused(false);
        enable();
    });
    connect(m_typed, &QLineEdit::selectionChanged, this, &DiceEntry::enable);
    connect(m_typed, &QLineEdit::inputRejected, this, [this] { refuse(m_faceKeys->problem()); });
    connect(m_typed, &QLineEdit::returnPressed, this, &DiceEntry::confirm);
    connect(m_done, &QToolButton::clicked, this, &DiceEntry::confirm);
    connect(m_back, &QToolButton::clicked, m_typed, &QLineEdit::backspace);
    retranslate();
    disable({});
}

void DiceEntry::ask(const QString &question, int dice, const Numbers &told)
{
    m_wanted = dice;
    m_faceKeys->setWanted(dice);
    m_typed->setEnabled(true);
    QString before;
    for (const std::uint8_t face : told) {
        before += QString::number(face);
    }
    m_typed->setText(before);
    m_typed->selectAll();
    setQuestion(question);
    enable();
}

void DiceEntry::setQuestion(const QString &question)
{
    m_typed->setAccessibleName(question);
    m_question->setText(question);
}

void DiceEntry::disable(const QString &why)
{
    m_typed->clear();
    m_typed->setEnabled(false);
    m_question->setText(why);
    enable();
}

bool DiceEntry::isAsking() const
{
    return m_typed->isEnabled();
}

void DiceEntry::takeFocus()
{
    m_typed->setFocus(Qt::OtherFocusReason);
}

Numbers DiceEntry::dice() const
{
    Numbers dice;
    for (const QChar face : m_typed->text()) {
        dice.add(static_cast<std::uint8_t>(face.digitValue()));
    }
    return dice;
}

void DiceEntry::enable()
{
    const auto typed = static_cast<int>(m_typed->text().size());
    const auto replaced = static_cast<int>(m_typed->selectedText().size());
    m_done->setEnabled(isAsking() && typed == m_wanted);
    m_back->setEnabled(isAsking() && typed > 0);
    for (QToolButton *face : m_faces) {
        face->setEnabled(isAsking() && typed - replaced < m_wanted);
    }
}

void DiceEntry::add(int face)
{
    m_typed->insert(QString::number(face));
}

void DiceEntry::confirm()
{
    if (m_done->isEnabled()) {
        Q_EMIT entered(dice());
    } else {
        refuse(tr("Enter %n dice.", nullptr, m_wanted));
    }
}

void DiceEntry::refuse(const QString &why)
{
    m_question->remark(why);
    setRefused(true);
}

void DiceEntry::setRefused(bool refused)
{
    QPalette colours;
    if (refused) {
        colours.setColor(QPalette::Base, QColor(0xf0, 0xc2, 0xb4)); // the paper, blushing
        colours.setColor(QPalette::Text, theme::Black);
    }
    m_typed->setPalette(colours);
}

bool DiceEntry::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_typed && event->type() == QEvent::ShortcutOverride) {
        // Here they would undo keys. A throw was mistyped: that is what is to be taken back.
        auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
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

void DiceEntry::scaleTo(const QSize &window)
{
    m_room = window.width();
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
    const int pixels = letters::current().caption;
    const QSize icon(pixels * 3 / 2, pixels * 3 / 2);
    for (std::size_t i = 0; i < m_faces.size(); ++i) {
        m_faces[i]->setIconSize(icon);
        m_faces[i]->setIcon(dieIcon(static_cast<int>(i) + 1, icon.width()));
    }
    for (QWidget *each : std::initializer_list<QWidget *>{m_question, m_typed, m_back, m_done}) {
        each->setFont(letters::captionFont());
    }
    m_typed->setFixedWidth(pixels * 3);
    m_typed->setMinimumHeight(letters::current().press);
}

void DiceEntry::retranslate()
{
    m_back->setText(u"⌫"_s);
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
