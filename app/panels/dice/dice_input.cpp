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

/// Returns whether a key belongs to the window while the field has the focus. Line edits override
/// many shortcuts, such as Ctrl+E and Ctrl+K of Emacs, that are of no use in a field for two
/// digits.
bool isForWindow(const QKeyEvent &event)
{
    // Undo takes back the mistyped throw, not the typed characters.
    if (event.matches(QKeySequence::Undo) || event.matches(QKeySequence::Redo)) {
        return true;
    }
    const bool edits = event.matches(QKeySequence::Copy) || event.matches(QKeySequence::Cut) ||
                       event.matches(QKeySequence::Paste) ||
                       event.matches(QKeySequence::SelectAll) || event.key() == Qt::Key_Backspace ||
                       event.key() == Qt::Key_Delete;
    return !edits && event.modifiers().testFlag(Qt::ControlModifier);
}

} // namespace

DiceInput::DiceInput(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QHBoxLayout(this))
    , m_picturesLabel(plainLabel(this))
    , m_field(new QLineEdit(this))
    , m_validator(new FacesValidator(m_field))
    , m_backspaceButton(new QToolButton(this))
{
    m_picturesLabel->setObjectName(u"diceShown"_s);
    m_picturesLabel->setTextFormat(Qt::PlainText);
    m_field->setObjectName(u"diceTyped"_s);
    m_backspaceButton->setObjectName(u"diceBack"_s);
    m_field->setInputMethodHints(Qt::ImhDigitsOnly);
    m_field->setValidator(m_validator);
    m_field->setContextMenuPolicy(Qt::NoContextMenu); // Undo belongs to the game
    m_field->installEventFilter(this);

    // Lets the window become narrower; updateTextSizes() then reduces the pictures.
    m_picturesLabel->setMinimumWidth(1);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(2);
    m_layout->addStretch(1);
    m_layout->addWidget(m_picturesLabel);
    m_layout->addWidget(m_field);
    m_layout->addSpacing(KeySpacing);
    for (int face = 1; face <= 6; ++face) {
        auto *button = new QToolButton(this);
        button->setObjectName(u"diceFace%1"_s.arg(face));
        button->setAutoRaise(true);
        connect(button, &QToolButton::clicked, m_field,
                [this, face] { m_field->insert(QString::number(face)); });
        m_faceButtons.push_back(button);
        m_layout->addWidget(button);
    }
    m_layout->addWidget(m_backspaceButton);

    setInvalid(false);
    connect(m_field, &QLineEdit::textChanged, this, [this] {
        updateButtons();
        Q_EMIT diceChanged();
    });
    connect(m_field, &QLineEdit::selectionChanged, this, &DiceInput::updateButtons);
    connect(m_field, &QLineEdit::inputRejected, this,
            [this] { Q_EMIT inputInvalid(m_validator->problem()); });
    connect(m_field, &QLineEdit::returnPressed, this, &DiceInput::confirmationRequested);
    connect(m_backspaceButton, &QToolButton::clicked, m_field, &QLineEdit::backspace);
}

void DiceInput::requestDice(int count, const Numbers &prefilledDice)
{
    m_requestedCount = count;
    m_validator->setMaximumDice(count);
    m_field->setEnabled(true);
    QString before;
    for (const std::uint8_t face : prefilledDice) {
        before += QString::number(face);
    }
    m_field->setText(before);
    m_field->selectAll();
    updateButtons();
}

void DiceInput::withdrawRequest()
{
    m_field->clear();
    m_field->setEnabled(false);
    updateButtons();
}

bool DiceInput::isRequestingDice() const
{
    return m_field->isEnabled();
}

void DiceInput::focusField()
{
    m_field->setFocus(Qt::OtherFocusReason);
}

bool DiceInput::isFieldFocused() const
{
    return m_field->hasFocus();
}

Numbers DiceInput::dice() const
{
    Numbers dice;
    for (const QChar face : m_field->text()) {
        dice.add(static_cast<std::uint8_t>(face.digitValue()));
    }
    return dice;
}

bool DiceInput::isComplete() const
{
    return isRequestingDice() && m_field->text().size() == m_requestedCount;
}

void DiceInput::setFieldAccessibleName(const QString &name)
{
    m_field->setAccessibleName(name);
}

void DiceInput::setInvalid(bool isInvalid)
{
    m_isInvalid = isInvalid;
    // Set explicitly: in a strip with a style sheet the field would be as dark as its text.
    const QColor paper = isInvalid ? QColor(0xf0, 0xc2, 0xb4) : theme::Paper; // a reddish tint
    QPalette colours;
    for (const auto group : {QPalette::Active, QPalette::Inactive}) {
        colours.setColor(group, QPalette::Base, paper);
        colours.setColor(group, QPalette::Text, isInvalid ? theme::Black : theme::Ink);
    }
    m_field->setPalette(colours);
}

void DiceInput::addButton(QWidget *button)
{
    m_layout->addWidget(button);
}

void DiceInput::updateButtons()
{
    const auto typed = static_cast<int>(m_field->text().size());
    const auto replaced = static_cast<int>(m_field->selectedText().size());
    m_backspaceButton->setEnabled(isRequestingDice() && typed > 0);
    for (QToolButton *face : m_faceButtons) {
        face->setEnabled(isRequestingDice() && typed - replaced < m_requestedCount);
    }
    updatePictures();
}

void DiceInput::updatePictures()
{
    const Numbers entered = dice();
    const int gap = m_pictureSize / 8;
    const int pictureWidth = m_requestedCount * (m_pictureSize + gap);
    QPixmap picture(pictureWidth, m_pictureSize);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor edge = palette().color(QPalette::WindowText);
    painter.setPen(QPen(edge, qMax(1, m_pictureSize / 24), Qt::DashLine));
    for (int i = 0; i < m_requestedCount; ++i) {
        const QRect place(i * (m_pictureSize + gap), 0, m_pictureSize, m_pictureSize);
        if (i < entered.size()) {
            painter.drawPixmap(place.topLeft(),
                               dieIcon(entered[i], m_pictureSize).pixmap(m_pictureSize));
        } else if (isRequestingDice()) {
            painter.drawRoundedRect(QRectF(place).adjusted(2, 2, -2, -2), m_pictureSize / 6.0,
                                    m_pictureSize / 6.0);
        }
    }
    m_picturesLabel->setPixmap(picture);
}

QFont DiceInput::entryFont()
{
    const fonts::TextSizes sizes = fonts::currentSizes();
    return fonts::textFont(sizes.isForWall ? sizes.text : sizes.caption);
}

void DiceInput::updateTextSizes(int maximumWidth)
{
    const fonts::TextSizes sizes = fonts::currentSizes();
    m_pictureSize =
        sizes.minControlSize * 5 / 4; // at least 64 pixels on a wall display of 1080 lines
    applySizes();
    // Reduces pictures and keys if the text beside them is long.
    const int least = sizes.minControlSize * 3 / 4;
    for (m_layout->activate();
         maximumWidth > 0 && m_pictureSize > least && sizeHint().width() > maximumWidth;
         m_layout->activate()) {
        --m_pictureSize;
        applySizes();
    }
}

void DiceInput::applySizes()
{
    const fonts::TextSizes sizes = fonts::currentSizes();
    const QSize icon(m_pictureSize, m_pictureSize);
    for (std::size_t i = 0; i < m_faceButtons.size(); ++i) {
        m_faceButtons[i]->setIconSize(icon);
        m_faceButtons[i]->setIcon(dieIcon(static_cast<int>(i) + 1, icon.width()));
    }
    for (QWidget *each : std::initializer_list<QWidget *>{m_field, m_backspaceButton}) {
        each->setFont(entryFont());
    }
    m_field->setFixedWidth(sizes.caption * 3);
    m_field->setMinimumHeight(sizes.minControlSize);
    updatePictures();
}

void DiceInput::retranslate()
{
    m_backspaceButton->setText(u"⌫"_s);
    m_backspaceButton->setAccessibleName(tr("Remove the last die"));
    m_backspaceButton->setToolTip(m_backspaceButton->accessibleName());
    for (std::size_t i = 0; i < m_faceButtons.size(); ++i) {
        m_faceButtons[i]->setAccessibleName(QString::number(i + 1));
        m_faceButtons[i]->setToolTip(QString::number(i + 1));
    }
}

void DiceInput::customEvent(QEvent *event)
{
    if (event->type() == theme::colourChangeEventType()) {
        setInvalid(m_isInvalid);
        updateTextSizes();
    }
}

bool DiceInput::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey =
        event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (watched == m_field && isKey && isForWindow(static_cast<QKeyEvent &>(*event))) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace doublets
