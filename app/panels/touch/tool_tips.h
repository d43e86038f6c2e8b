// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QWidget;

namespace doublets {

/// Shows the tool tip of a widget, for users who cannot hover. If the widget has no tool tip, shows
/// that of the nearest ancestor with a tool tip, up to the window. Does nothing if neither the
/// widget nor such an ancestor has a tool tip.
void showToolTip(QWidget &widget);

/// An event filter that shows the tool tip of the focused widget of a window (see showToolTip()) on
/// Shift+F1.
class ToolTipShortcut : public QObject
{
    Q_OBJECT

public:
    /// Installs the filter on `window`, which takes ownership of this object.
    explicit ToolTipShortcut(QWidget &window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget &m_window;
};

} // namespace doublets
