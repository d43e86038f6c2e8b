// SPDX-License-Identifier: MIT
#pragma once

#include <QDockWidget>

#include <functional>

class QMainWindow;

namespace doublets {

/// A dock beside the board. What it holds is made when it is first shown: most panels are not
/// opened in a game, and each costs memory and time as long as it is in the window.
class PanelDock final : public QDockWidget
{
    Q_OBJECT

public:
    /// Makes what the dock holds, with the parent that it is given.
    using Maker = std::function<QWidget *(QWidget *)>;

    /// Hidden, on the right of the window, which owns it.
    PanelDock(const QString &name, Maker make, QMainWindow &window);

    /// Makes what it holds, unless that is made.
    void fill();
    /// Whether it is seen. Behind another, as a tab, it is not.
    [[nodiscard]] bool isInFront() const;
    void setVisible(bool visible) override;

protected:
    bool event(QEvent *event) override;

private:
    Maker m_make;
};

} // namespace doublets
