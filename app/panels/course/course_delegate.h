// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QHash>
#include <QStyledItemDelegate>

#include <utility>

namespace doublets {

/// Paints a row of the course of play: its title above a description of how the throw was used,
/// and a mark at the edge if a player made a mistake (CourseOfPlay::MistakeRole).
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
    /// Returns the height of a row with these texts, in pixels. Cached, because a list measures all
    /// its rows whenever one is inserted.
    [[nodiscard]] int heightOf(const QStyleOptionViewItem &option, int width, const QString &title,
                               const QString &detail, bool hasNote) const;

    mutable QFont m_font; ///< the font for which heights are cached
    mutable QHash<std::pair<int, QString>, int>
        m_heights; ///< by width, negative with a note, and text
};

} // namespace doublets
