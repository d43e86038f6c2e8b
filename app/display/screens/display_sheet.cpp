// SPDX-License-Identifier: MIT
#include "display/screens/display_sheet.h"

#include "display/screens/sheet_label.h"
#include "display/screens/symbol_button.h"
#include "display/screens/whole_years.h"
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
    , m_column(new QVBoxLayout(this))
    , m_title(new SheetLabel(name + u"Title"_s, this))
    , m_text(new SheetLabel(name + u"Text"_s, this))
    , m_buttonGrid(new QGridLayout)
{
    setObjectName(name);
    for (SheetLabel *label : {m_title, m_text}) {
        m_column->addWidget(label);
    }
    m_column->addLayout(m_buttonGrid);
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
    m_column->insertWidget(2, widget, 1);
}

void DisplaySheet::setTurned(bool isRotated)
{
    m_turned = isRotated;
    m_column->setDirection(isRotated ? QBoxLayout::BottomToTop : QBoxLayout::TopToBottom);
    m_buttonGrid->setOriginCorner(isRotated ? Qt::BottomRightCorner : Qt::TopLeftCorner);
    for (SheetLabel *label : {m_title, m_text}) {
        label->setTurned(isRotated);
    }
    for (SymbolButton *button : m_buttons) {
        button->setTurned(isRotated);
        button->setFocusPolicy(isRotated ? Qt::NoFocus : Qt::TabFocus);
    }
}

void DisplaySheet::gather()
{
    m_column->insertStretch(0, 1);
    m_column->addStretch(1);
}

void DisplaySheet::setSizes(const DisplaySizes &sizes)
{
    m_preferredSizes = sizes;
    applySizes(sizes);
}

void DisplaySheet::applySizes(const DisplaySizes &sizes)
{
    m_sizes = sizes;
    m_title->setFont(fonts::titleFont(sizes.title));
    m_text->setFont(fonts::textFont(sizes.text));
    for (SymbolButton *button : m_buttons) {
        button->setSizes(sizes);
    }
    const int margin = 2 * sizes.gap();
    m_column->setContentsMargins(margin, margin, margin, margin);
    m_column->setSpacing(sizes.gap());
    m_buttonGrid->setSpacing(sizes.gap());
}

void DisplaySheet::setTitle(const QString &title)
{
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
    m_title->setAccessibleName(withoutJoiners(title));
    setAccessibleName(withoutJoiners(title));
    updatePlacement();
}

void DisplaySheet::setText(const QString &text)
{
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
    setAccessibleDescription(text);
    updatePlacement();
}

QString DisplaySheet::title() const
{
    return m_title->text();
}

QString DisplaySheet::text() const
{
    return m_text->text();
}

/// Puts as many buttons side by side as fit, in rows of similar length.
void DisplaySheet::arrange(int width)
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
    const int room = width - 4 * m_sizes.gap();
    const int count = static_cast<int>(shown.size());
    int columns =
        std::clamp((room + m_sizes.gap()) / (widest + m_sizes.gap()), 1, std::max(1, count));
    if (columns < count) {
        columns = (count + (count - 1) / columns) / (1 + (count - 1) / columns); // even rows
    }
    columns = m_columns > 0 ? m_columns : columns;
    for (int i = 0; i < count; ++i) {
        m_buttonGrid->addWidget(shown[static_cast<std::size_t>(i)], i / columns, i % columns);
    }
}

int DisplaySheet::heightAt(int width)
{
    arrange(width);
    m_column->invalidate();
    return m_column->hasHeightForWidth() ? m_column->totalHeightForWidth(width)
                                         : m_column->totalSizeHint().height();
}

void DisplaySheet::placeIn(const QRect &room)
{
    m_availableRect = room;
    m_isLayoutPending = true;
    if (!isHidden()) {
        layOut();
    }
}

void DisplaySheet::layOut()
{
    constexpr int MaxLetters = 42; // in a line; longer ones are hard to read
    const QRect room = m_availableRect;
    m_isLayoutPending = false;
    fitTo(room.size());
    if (m_sizes != m_preferredSizes) {
        applySizes(m_preferredSizes);
    }
    int width = 0;
    int wanted = 0;
    for (;;) {
        width =
            m_fills ? room.width() : std::min(room.width(), m_sizes.text * MaxLetters * 11 / 20);
        wanted = heightAt(width);
        if (wanted > room.height() && width < room.width()) {
            width = room.width(); // more buttons side by side
            wanted = heightAt(width);
        }
        const bool fits = wanted <= room.height() && m_column->totalMinimumSize().width() <= width;
        if (fits || m_sizes.isSmallest()) {
            break;
        }
        applySizes(m_sizes.smaller());
    }
    const int high = m_fills ? m_column->totalMaximumSize().height() : wanted;
    QRect place(0, 0, width, std::min(high, room.height()));
    place.moveCenter(room.center());
    setGeometry(place);
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
        layOut();
    }
}

void DisplaySheet::customEvent(QEvent *event)
{
    if (event->type() == theme::colourChangeEventType()) {
        update();
    }
}

} // namespace doublets
