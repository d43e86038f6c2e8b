// SPDX-License-Identifier: MIT
#include "panels/dice/dice_keys.h"

#include "panels/dice/die_icon.h"
#include "panels/dice/faces_validator.h"
#include "panels/theme/theme.h"
#include "table/letters/letters.h"
#include "table/letters/plain_text.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int KeySpacing = 16; ///< between the entered dice and the keys, in pixels

} // namespace

DiceKeys::DiceKeys(QWidget *parent)
    : QWidget(parent)
    , m_row(new QHBoxLayout(this))
    , m_shown(plainLabel(this))
    , m_typed(new QLineEdit(this))
    , m_validator(new FacesValidator(m_typed))
    , m_back(new QToolButton(this))
{
    m_shown->setObjectName(u"diceShown"_s);
    m_shown->setTextFormat(Qt::PlainText);
    m_typed->setObjectName(u"diceTyped"_s);
    m_back->setObjectName(u"diceBack"_s);
    m_typed->setInputMethodHints(Qt::ImhDigitsOnly);
    m_typed->setValidator(m_validator);
    m_typed->setContextMenuPolicy(Qt::NoContextMenu); // Undo belongs to the game
    m_typed->installEventFilter(this);

    // Lets the window become narrower; setLetters() then reduces the pictures.
    m_shown->setMinimumWidth(1);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(2);
    m_row->addStretch(1);
    m_row->addWidget(m_shown);
    m_row->addWidget(m_typed);
    m_row->addSpacing(KeySpacing);
    for (int face = 1; face <= 6; ++face) {
        auto *button = new QToolButton(this);
        button->setObjectName(u"diceFace%1"_s.arg(face));
        button->setAutoRaise(true);
        connect(button, &QToolButton::clicked, m_typed,
                [this, face] { m_typed->insert(QString::number(face)); });
        m_faces.push_back(button);
        m_row->addWidget(button);
    }
    m_row->addWidget(m_back);

    setRefused(false);
    connect(m_typed, &QLineEdit::textChanged, this, [this] {
        updateKeys();
        Q_EMIT changed();
    });
    connect(m_typed, &QLineEdit::selectionChanged, this, &DiceKeys::updateKeys);
    connect(m_typed, &QLineEdit::inputRejected, this,
            [this] { Q_EMIT refused(m_validator->problem()); });
    connect(m_typed, &QLineEdit::returnPressed, this, &DiceKeys::confirmed);
    connect(m_back, &QToolButton::clicked, m_typed, &QLineEdit::backspace);
}

void DiceKeys::ask(int dice, const Numbers &told)
{
    m_wanted = dice;
    m_validator->setWanted(dice);
    m_typed->setEnabled(true);
    QString before;
    for (const std::uint8_t face : told) {
        before += QString::number(face);
    }
    m_typed->setText(before);
    m_typed->selectAll();
    updateKeys();
}

void DiceKeys::disable()
{
    m_typed->clear();
    m_typed->setEnabled(false);
    updateKeys();
}

bool DiceKeys::isAsking() const
{
    return m_typed->isEnabled();
}

void DiceKeys::takeFocus()
{
    m_typed->setFocus(Qt::OtherFocusReason);
}

bool DiceKeys::hasFocusOfKeys() const
{
    return m_typed->hasFocus();
}

Numbers DiceKeys::dice() const
{
    Numbers dice;
    for (const QChar face : m_typed->text()) {
        dice.add(static_cast<std::uint8_t>(face.digitValue()));
    }
    return dice;
}

bool DiceKeys::isComplete() const
{
    return isAsking() && m_typed->text().size() == m_wanted;
}

void DiceKeys::setQuestion(const QString &question)
{
    m_typed->setAccessibleName(question);
}

void DiceKeys::setRefused(bool refused)
{
    m_refused = refused;
    // Set explicitly: in a strip with a style sheet the field would be as dark as its text.
    const QColor paper = refused ? QColor(0xf0, 0xc2, 0xb4) : theme::Paper; // a reddish tint
    QPalette colours;
    for (const auto group : {QPalette::Active, QPalette::Inactive}) {
        colours.setColor(group, QPalette::Base, paper);
        colours.setColor(group, QPalette::Text, refused ? theme::Black : theme::Ink);
    }
    m_typed->setPalette(colours);
}

void DiceKeys::addButton(QWidget *button)
{
    m_row->addWidget(button);
}

void DiceKeys::updateKeys()
{
    const auto typed = static_cast<int>(m_typed->text().size());
    const auto replaced = static_cast<int>(m_typed->selectedText().size());
    m_back->setEnabled(isAsking() && typed > 0);
    for (QToolButton *face : m_faces) {
        face->setEnabled(isAsking() && typed - replaced < m_wanted);
    }
    updatePictures();
}

void DiceKeys::updatePictures()
{
    const Numbers entered = dice();
    const int gap = m_side / 8;
    const int pictureWidth = m_wanted * (m_side + gap);
    QPixmap picture(pictureWidth, m_side);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor edge = palette().color(QPalette::WindowText);
    painter.setPen(QPen(edge, qMax(1, m_side / 24), Qt::DashLine));
    for (int i = 0; i < m_wanted; ++i) {
        const QRect place(i * (m_side + gap), 0, m_side, m_side);
        if (i < entered.size()) {
            painter.drawPixmap(place.topLeft(), dieIcon(entered[i], m_side).pixmap(m_side));
        } else if (isAsking()) {
            painter.drawRoundedRect(QRectF(place).adjusted(2, 2, -2, -2), m_side / 6.0,
                                    m_side / 6.0);
        }
    }
    m_shown->setPixmap(picture);
}

void DiceKeys::setLetters(int room)
{
    const letters::Sizes sizes = letters::current();
    m_side = sizes.press * 5 / 4; // at least 64 pixels on a wall display of 1080 lines
    setSizes();
    // Reduces pictures and keys if the text beside them is long.
    const int least = sizes.press * 3 / 4;
    for (m_row->activate(); room > 0 && m_side > least && sizeHint().width() > room;
         m_row->activate()) {
        --m_side;
        setSizes();
    }
}

void DiceKeys::setSizes()
{
    const letters::Sizes sizes = letters::current();
    const QSize icon(m_side, m_side);
    for (std::size_t i = 0; i < m_faces.size(); ++i) {
        m_faces[i]->setIconSize(icon);
        m_faces[i]->setIcon(dieIcon(static_cast<int>(i) + 1, icon.width()));
    }
    for (QWidget *each : std::initializer_list<QWidget *>{m_typed, m_back}) {
        each->setFont(letters::captionFont());
    }
    m_typed->setFixedWidth(sizes.caption * 3);
    m_typed->setMinimumHeight(sizes.press);
    updatePictures();
}

void DiceKeys::retranslate()
{
    m_back->setText(u"⌫"_s);
    m_back->setAccessibleName(tr("Take back the last die"));
    m_back->setToolTip(m_back->accessibleName());
    for (std::size_t i = 0; i < m_faces.size(); ++i) {
        m_faces[i]->setAccessibleName(QString::number(i + 1));
        m_faces[i]->setToolTip(QString::number(i + 1));
    }
}

void DiceKeys::customEvent(QEvent *event)
{
    if (event->type() == theme::changedEvent()) {
        setRefused(m_refused);
        setLetters();
    }
}

bool DiceKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_typed &&
        (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress)) {
        // Undo takes back the mistyped throw, not the typed characters.
        auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace doublets
