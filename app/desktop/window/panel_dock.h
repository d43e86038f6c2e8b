// SPDX-License-Identifier: MIT
#pragma once

#include <QDockWidget>

#include <functional>

class QMainWindow;

namespace doublets {

/// A dock widget beside the board that creates its content when it is first shown. Most panels are
/// not opened during a game, and each costs memory and time.
class PanelDock final : public QDockWidget
{
    Q_OBJECT

public:
    /// Creates the content of the dock with the given parent.
    using Maker = std::function<QWidget *(QWidget *)>;

    /// Creates a hidden dock on the right of `window`, which takes ownership.
    PanelDock(const QString &name, Maker make, QMainWindow &window);

    /// Creates the content. Does nothing if it exists.
    void fill();
    /// Returns whether the dock is visible and not covered by another tab.
    [[nodiscard]] bool isInFront() const;
    void setVisible(bool visible) override;

protected:
    bool event(QEvent *event) override;

private:
    Maker m_make;
};

} // namespace doublets
