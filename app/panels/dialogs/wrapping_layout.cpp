// SPDX-License-Identifier: MIT
#include "panels/dialogs/wrapping_layout.h"

#include <QWidget>

#include <algorithm>
#include <utility>

namespace doublets {

void WrappingLayout::addStretch()
{
    addItem(new QSpacerItem(0, 0, QSizePolicy::Expanding));
}

void WrappingLayout::addItem(QLayoutItem *item)
{
    m_items.emplace_back(item);
    invalidate();
}

QLayoutItem *WrappingLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem *WrappingLayout::takeAt(int index)
{
    if (itemAt(index) == nullptr) {
        return nullptr;
    }
    QLayoutItem *item = m_items[static_cast<std::size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    invalidate();
    return item;
}

int WrappingLayout::gap() const
{
    constexpr int UsualGap = 6;
    return spacing() < 0 ? UsualGap : spacing();
}

int WrappingLayout::widthOf(const Items &row) const
{
    int width = 0;
    for (const QLayoutItem *each : row) {
        width += each->sizeHint().width() + (each == row.front() ? 0 : gap());
    }
    return width;
}

int WrappingLayout::heightOf(const Items &row)
{
    int height = 0;
    for (const QLayoutItem *each : row) {
        height = std::max(height, each->sizeHint().height());
    }
    return height;
}

std::vector<WrappingLayout::Items> WrappingLayout::rowsFor(int width) const
{
    std::vector<Items> rows(1);
    for (const auto &item : m_items) {
        if (item->widget() != nullptr && item->isEmpty()) {
            continue; // hidden
        }
        rows.back().push_back(item.get());
        if (rows.back().size() > 1 && widthOf(rows.back()) > width) {
            rows.back().pop_back();
            rows.push_back({item.get()});
        }
    }
    return rows;
}

int WrappingLayout::heightForWidth(int width) const
{
    int height = 0;
    for (const Items &row : rowsFor(width)) {
        height += heightOf(row) + (height > 0 ? gap() : 0);
    }
    return height;
}

QSize WrappingLayout::minimumSize() const
{
    QSize size;
    for (const auto &item : m_items) {
        size = size.expandedTo(item->minimumSize());
    }
    return size;
}

QSize WrappingLayout::sizeHint() const
{
    const Items all = rowsFor(QLAYOUTSIZE_MAX).front();
    return {widthOf(all), heightOf(all)};
}

void WrappingLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    QRect rest = rect;
    for (const Items &row : rowsFor(rect.width())) {
        placeRow(row, {rest.topLeft(), QSize(rest.width(), heightOf(row))});
        rest.setTop(rest.top() + heightOf(row) + gap());
    }
}

void WrappingLayout::placeRow(const Items &row, const QRect &rect) const
{
    int unused = std::max(0, rect.width() - widthOf(row));
    int x = rect.x();
    for (QLayoutItem *each : row) {
        int width = std::min(each->sizeHint().width(), rect.width());
        if (each->spacerItem() != nullptr) {
            width += std::exchange(unused, 0);
        }
        each->setGeometry({x, rect.y(), width, rect.height()});
        x += width + gap();
    }
}

} // namespace doublets
