// SPDX-License-Identifier: MIT
#include "panels/dice/dice_input.h"

#include "panels/dice/die_icon.h"
#include "panels/dice/faces_validator.h"
#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"
#include "table/fonts/plain_text.h"

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

DiceInput::DiceInput(QWidget *parent)
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

    // Lets the window become narrower; setTextSizes() then reduces the pictures.
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

    setInvalid(false);
    connect(m_typed, &QLineEdit::textChanged, this, [this] {
        updateKeys();
        Q_EMIT changed();
    });
    connect(m_typed, &QLineEdit::selectionChanged, this, &DiceInput::updateKeys);
    connect(m_typed, &QLineEdit::inputRejected, this,
            [this] { Q_EMIT refused(m_validator->problem()); });
    connect(m_typed, &QLineEdit::returnPressed, this, &DiceInput::confirmed);
    connect(m_back, &QToolButton::clicked, m_typed, &QLineEdit::backspace);
}

void DiceInput::ask(int dice, const Numbers &told)
{
    m_wanted = dice;
    m_validator->setMaximumDice(dice);
    m_typed->setEnabled(true);
    QString before;
    for (const std::uint8_t face : told) {
        before += QString::number(face);
    }
    m_typed->setText(before);
    m_typed->selectAll();
    updateKeys();
}

void DiceInput::disable()
{
    m_typed->clear();
    m_typed->setEnabled(false);
    updateKeys();
}

bool DiceInput::isAsking() const
{
    return m_typed->isEnabled();
}

void DiceInput::takeFocus()
{
    m_typed->setFocus(Qt::OtherFocusReason);
}

bool DiceInput::hasInputFocus() const
{
    return m_typed->hasFocus();
}

Numbers DiceInput::dice() const
{
    Numbers dice;
    for (const QChar face : m_typed->text()) {
        dice.add(static_cast<std::uint8_t>(face.digitValue()));
    }
    return dice;
}

bool DiceInput::isComplete() const
{
    return isAsking() && m_typed->text().size() == m_wanted;
}

void DiceInput::setQuestion(const QString &question)
{
    m_typed->setAccessibleName(question);
}

void DiceInput::setInvalid(bool refused)
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

void DiceInput::addButton(QWidget *button)
{
    m_row->addWidget(button);
}

void DiceInput::updateKeys()
{
    const auto typed = static_cast<int>(m_typed->text().size());
    const auto replaced = static_cast<int>(m_typed->selectedText().size());
    m_back->setEnabled(isAsking() && typed > 0);
    for (QToolButton *face : m_faces) {
        face->setEnabled(isAsking() && typed - replaced < m_wanted);
    }
    updatePictures();
}

void DiceInput::updatePictures()
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

void DiceInput::setTextSizes(int room)
{
    const fonts::TextSizes sizes = fonts::current();
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

void DiceInput::setSizes()
{
    const fonts::TextSizes sizes = fonts::current();
    const QSize icon(m_side, m_side);
    for (std::size_t i = 0; i < m_faces.size(); ++i) {
        m_faces[i]->setIconSize(icon);
        m_faces[i]->setIcon(dieIcon(static_cast<int>(i) + 1, icon.width()));
    }
    for (QWidget *each : std::initializer_list<QWidget *>{m_typed, m_back}) {
        each->setFont(fonts::captionFont());
    }
    m_typed->setFixedWidth(sizes.caption * 3);
    m_typed->setMinimumHeight(sizes.press);
    updatePictures();
}

void DiceInput::retranslate()
{
    m_back->setText(u"⌫"_s);
    m_back->setAccessibleName(tr("Take back the last die"));
    m_back->setToolTip(m_back->accessibleName());
    for (std::size_t i = 0; i < m_faces.size(); ++i) {
        m_faces[i]->setAccessibleName(QString::number(i + 1));
        m_faces[i]->setToolTip(QString::number(i + 1));
    }
}

void DiceInput::customEvent(QEvent *event)
{
    if (event->type() == theme::colourChangeEventType()) {
        setInvalid(m_refused);
        setTextSizes();
    }
}

bool DiceInput::eventFilter(QObject *watched, QEvent *event)
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
