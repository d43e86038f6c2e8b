// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QWidget;

namespace doublets {

/// Shows a widget's tool tip, or that of its nearest ancestor in the window with one, for users who
/// cannot hover. Does nothing if there is none.
void showToolTip(QWidget &widget);

/// Shows the tool tip of the focused widget of a window when Shift+F1 is pressed.
class ToolTipShortcut : public QObject
{
    Q_OBJECT

public:
    /// `window` takes ownership of this object.
    explicit ToolTipShortcut(QWidget &window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget &m_window;
};

} // namespace doublets
