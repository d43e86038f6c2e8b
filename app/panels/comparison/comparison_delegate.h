// SPDX-License-Identifier: MIT
#pragma once

#include "panels/course/course_delegate.h"

namespace doublets {

/// A delegate for the cells of a ComparisonModel, each of which shows a throw. Marks the row where
/// the games diverge with a line and a bar.
class ComparisonDelegate : public CourseDelegate
{
    Q_OBJECT

public:
    using CourseDelegate::CourseDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
};

} // namespace doublets
