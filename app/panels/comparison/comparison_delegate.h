// SPDX-License-Identifier: MIT
#pragma once

#include "panels/course/course_delegate.h"

namespace doublets {

/// Paints a cell of a ComparisonModel: a throw of one of the two games. Adds a line and a bar in
/// the row where the games diverge.
class ComparisonDelegate : public CourseDelegate
{
    Q_OBJECT

public:
    using CourseDelegate::CourseDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
};

} // namespace doublets
