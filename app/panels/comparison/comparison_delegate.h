// SPDX-License-Identifier: MIT
#pragma once

#include "panels/course/course_delegate.h"

namespace doublets {

/// A delegate for the cells of a ComparisonModel. Each cell shows a throw. Marks the row in which
/// the games diverge with a line along the top of the row and a bar at each end of the row.
class ComparisonDelegate : public CourseDelegate
{
    Q_OBJECT

public:
    using CourseDelegate::CourseDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
};

} // namespace doublets
