// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QWidget;

namespace doublets {

/// Shows the tool tip of a widget, or of what holds it, to who cannot hover over it.
void showTip(QWidget &widget);

/// In one window: Shift+F1 shows the tip of whoever has the keys.
class TipKey : public QObject
{
    Q_OBJECT

public:
    /// The window owns it.
    explicit TipKey(QWidget &window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget &m_window;
};

} // namespace doublets
