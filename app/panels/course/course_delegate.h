// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QHash>
#include <QStyledItemDelegate>

#include <utility>

namespace doublets {

/// A delegate for the rows of a CourseOfPlay. Paints the title of a throw above a description of
/// how the throw was played. Marks mistakes (CourseOfPlay::MistakeRole) at the left edge of the
/// row, and notes in its top trailing corner.
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
    /// Returns the height of a row of the given width, both in pixels. Caches heights, because a
    /// list measures all its rows whenever a row is inserted.
    [[nodiscard]] int heightOf(const QStyleOptionViewItem &option, int width, const QString &title,
                               const QString &detail, bool hasNote) const;

    mutable QFont m_font; ///< the font for which heights are cached
    /// Cached heights, in pixels, by width (negated if the row has a note) and text.
    mutable QHash<std::pair<int, QString>, int> m_heights;
};

} // namespace doublets
