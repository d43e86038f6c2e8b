// SPDX-License-Identifier: MIT
#pragma once

#include "panels/course/course_delegate.h"

namespace doublets {

/// Paints a throw of one of two games side by side, with a line and a bar at the row where the
/// games diverge.
class ComparisonDelegate : public CourseDelegate
{
    Q_OBJECT

public:
    using CourseDelegate::CourseDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
};

} // namespace doublets
