// SPDX-License-Identifier: MIT
#include "display/screens/display_sheet.h"

#include "display/screens/non_breaking_years.h"
#include "display/screens/sheet_label.h"
#include "display/screens/symbol_button.h"
#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"

#include <QGridLayout>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

DisplaySheet::DisplaySheet(const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
    , m_titleLabel(new SheetLabel(name + u"Title"_s, this))
    , m_textLabel(new SheetLabel(name + u"Text"_s, this))
    , m_buttonGrid(new QGridLayout)
{
    setObjectName(name);
    for (SheetLabel *label : {m_titleLabel, m_textLabel}) {
        m_layout->addWidget(label);
    }
    m_layout->addLayout(m_buttonGrid);
    hide();
}

SymbolButton *DisplaySheet::addButton(const QString &name, SymbolButton::Symbol symbol)
{
    auto *button = new SymbolButton(name, symbol, this);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setSizes(m_sizes);
    m_buttons.push_back(button);
    return button;
}

void DisplaySheet::addWidget(QWidget *widget)
{
    m_layout->insertWidget(2, widget, 1);
}

void DisplaySheet::setRotated(bool isRotated)
{
    m_isRotated = isRotated;
    m_layout->setDirection(isRotated ? QBoxLayout::BottomToTop : QBoxLayout::TopToBottom);
    m_buttonGrid->setOriginCorner(isRotated ? Qt::BottomRightCorner : Qt::TopLeftCorner);
    for (SheetLabel *label : {m_titleLabel, m_textLabel}) {
        label->setRotated(isRotated);
    }
    for (SymbolButton *button : m_buttons) {
        button->setRotated(isRotated);
        button->setFocusPolicy(isRotated ? Qt::NoFocus : Qt::TabFocus);
    }
}

void DisplaySheet::centreTexts()
{
    m_layout->insertStretch(0, 1);
    m_layout->addStretch(1);
}

void DisplaySheet::setSizes(const DisplaySizes &sizes)
{
    m_preferredSizes = sizes;
    applySizes(sizes);
}

void DisplaySheet::applySizes(const DisplaySizes &sizes)
{
    m_sizes = sizes;
    m_titleLabel->setFont(fonts::titleFont(sizes.title));
    m_textLabel->setFont(fonts::textFont(sizes.text));
    for (SymbolButton *button : m_buttons) {
        button->setSizes(sizes);
    }
    const int margin = 2 * sizes.gap();
    m_layout->setContentsMargins(margin, margin, margin, margin);
    m_layout->setSpacing(sizes.gap());
    m_buttonGrid->setSpacing(sizes.gap());
}

void DisplaySheet::setTitle(const QString &title)
{
    m_titleLabel->setText(title);
    m_titleLabel->setVisible(!title.isEmpty());
    m_titleLabel->setAccessibleName(withoutBreakControls(title));
    setAccessibleName(withoutBreakControls(title));
    updatePlacement();
}

void DisplaySheet::setText(const QString &text)
{
    m_textLabel->setText(text);
    m_textLabel->setVisible(!text.isEmpty());
    setAccessibleDescription(text);
    updatePlacement();
}

QString DisplaySheet::title() const
{
    return m_titleLabel->text();
}

QString DisplaySheet::text() const
{
    return m_textLabel->text();
}

/// Puts as many buttons side by side as fit, in rows of similar length.
void DisplaySheet::updateButtonGrid(int width)
{
    std::vector<SymbolButton *> shown;
    int widest = 0;
    for (SymbolButton *button : m_buttons) {
        m_buttonGrid->removeWidget(button);
        if (!button->isHidden()) {
            shown.push_back(button);
            widest = std::max(widest, button->sizeHint().width());
        }
    }
    const int availableWidth = width - 4 * m_sizes.gap();
    const int count = static_cast<int>(shown.size());
    int columns = std::clamp((availableWidth + m_sizes.gap()) / (widest + m_sizes.gap()), 1,
                             std::max(1, count));
    if (columns < count) {
        columns = (count + (count - 1) / columns) / (1 + (count - 1) / columns); // even rows
    }
    columns = m_columnCount > 0 ? m_columnCount : columns;
    for (int i = 0; i < count; ++i) {
        m_buttonGrid->addWidget(shown[static_cast<std::size_t>(i)], i / columns, i % columns);
    }
}

int DisplaySheet::updateLayoutForWidth(int width)
{
    updateButtonGrid(width);
    m_layout->invalidate();
    return m_layout->hasHeightForWidth() ? m_layout->totalHeightForWidth(width)
                                         : m_layout->totalSizeHint().height();
}

void DisplaySheet::placeIn(const QRect &availableRect)
{
    m_availableRect = availableRect;
    m_isLayoutPending = true;
    if (!isHidden()) {
        updateLayout();
    }
}

void DisplaySheet::updateLayout()
{
    m_isLayoutPending = false;
    prepareLayout(m_availableRect.size());
    if (!fitLayout() && hideOptionalWidgets()) {
        fitLayout();
    }
}

bool DisplaySheet::fitLayout()
{
    constexpr int MaxLetters = 42; // in a line; longer ones are hard to read
    const QRect availableRect = m_availableRect;
    if (m_sizes != m_preferredSizes) {
        applySizes(m_preferredSizes);
    }
    int width = 0;
    int wanted = 0;
    for (;;) {
        width = m_isExpanding
                    ? availableRect.width()
                    : std::min(availableRect.width(), m_sizes.text * MaxLetters * 11 / 20);
        wanted = updateLayoutForWidth(width);
        if (wanted > availableRect.height() && width < availableRect.width()) {
            width = availableRect.width(); // more buttons side by side
            wanted = updateLayoutForWidth(width);
        }
        const bool fits =
            wanted <= availableRect.height() && m_layout->totalMinimumSize().width() <= width;
        if (fits || m_sizes.isSmallest()) {
            break;
        }
        applySizes(m_sizes.reduced());
    }
    const int high = m_isExpanding ? m_layout->totalMaximumSize().height() : wanted;
    QRect place(0, 0, width, std::min(high, availableRect.height()));
    place.moveCenter(availableRect.center());
    setGeometry(place);
    return (m_layout->hasHeightForWidth()
                ? m_layout->totalMinimumHeightForWidth(width)
                : m_layout->totalMinimumSize().height()) <= availableRect.height();
}

void DisplaySheet::updatePlacement()
{
    if (!m_availableRect.isEmpty()) {
        placeIn(m_availableRect);
    }
}

void DisplaySheet::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme::Wall);
    painter.setPen(QPen(theme::Brass, 2));
    painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
}

void DisplaySheet::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isLayoutPending) {
        updateLayout();
    }
}

void DisplaySheet::customEvent(QEvent *event)
{
    if (event->type() == theme::colourChangeEventType()) {
        update();
    }
}

} // namespace doublets
