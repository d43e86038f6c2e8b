// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QHash>
#include <QStyledItemDelegate>

#include <utility>

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

private:
    /// Of a row with these texts in such letters: measured once, for a list measures all its rows
    /// again whenever one is new.
    [[nodiscard]] int heightOf(const QStyleOptionViewItem &option, int width, const QString &title,
                               const QString &detail) const;

    mutable QFont m_font;                                  ///< the one measured in
    mutable QHash<std::pair<int, QString>, int> m_heights; ///< by width and texts
};

} // namespace doublets
