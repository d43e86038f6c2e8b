// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace doublets {

/// Paints a row of the course of play: its title, and under it what was made of the throw.
class CourseDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;
};

} // namespace doublets
