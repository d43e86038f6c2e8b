// SPDX-License-Identifier: MIT
#include "panels/dialogs/grid_focus.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QWidget>

namespace doublets {

namespace {

/// Returns the step in columns and rows for an arrow key, or null for other keys.
QPoint arrowStep(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return {-1, 0};
    case Qt::Key_Right:
        return {1, 0};
    case Qt::Key_Up:
        return {0, -1};
    case Qt::Key_Down:
        return {0, 1};
    default:
        return {};
    }
}

} // namespace

bool moveFocusByArrowKey(const QGridLayout &grid, QWidget &from, const QKeyEvent &press)
{
    const QPoint step = arrowStep(press.key());
    if (step.isNull()) {
        return false;
    }
    int row = 0;
    int column = 0;
    int rowSpan = 0;
    int columnSpan = 0;
    grid.getItemPosition(grid.indexOf(&from), &row, &column, &rowSpan, &columnSpan);
    while (row >= 0 && column >= 0 && row < grid.rowCount() && column < grid.columnCount()) {
        row += step.y();
        column += step.x();
        const QLayoutItem *item = grid.itemAtPosition(row, column);
        if (item != nullptr && !item->isEmpty() && item->widget()->isEnabled()) {
            item->widget()->setFocus(Qt::TabFocusReason);
            break;
        }
    }
    return true;
}

} // namespace doublets
