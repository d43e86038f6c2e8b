// SPDX-License-Identifier: MIT
#pragma once

#include "panels/course/course_delegate.h"

namespace doublets {

/// A throw of two courses side by side; where they part stands a bar beside it.
class ComparisonDelegate : public CourseDelegate
{
    Q_OBJECT

public:
    using CourseDelegate::CourseDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
};

} // namespace doublets
