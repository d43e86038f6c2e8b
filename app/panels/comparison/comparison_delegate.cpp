// SPDX-License-Identifier: MIT
#include "panels/comparison/comparison_delegate.h"

#include "panels/comparison/comparison_model.h"

#include <QPainter>

namespace doublets {

void ComparisonDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                               const QModelIndex &index) const
{
    CourseDelegate::paint(painter, option, index);
    if (!index.data(ComparisonModel::DivergenceRole).toBool()) {
        return;
    }
    // Paint a line along the top of the cell, and a bar at the outer edge of the row.
    constexpr int Line = 3;
    constexpr int Bar = 5;
    const QColor colour = option.palette.color(QPalette::Link);
    painter->fillRect(QRect(option.rect.topLeft(), QSize(option.rect.width(), Line)), colour);
    const bool outerIsLeft =
        (index.column() == ComparisonModel::Played) == (option.direction == Qt::LeftToRight);
    QRect bar(option.rect.topLeft(), QSize(Bar, option.rect.height()));
    if (!outerIsLeft) {
        bar.moveRight(option.rect.right());
    }
    painter->fillRect(bar, colour);
}

} // namespace doublets
