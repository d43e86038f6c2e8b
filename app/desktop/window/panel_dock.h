// SPDX-License-Identifier: MIT
#pragma once

#include <QDockWidget>

#include <functional>

class QMainWindow;

namespace doublets {

/// A dock widget that creates its content when it is first shown.
class PanelDock final : public QDockWidget
{
    Q_OBJECT

public:
    /// A function that creates the content of the dock with the given parent. Must not return null.
    using ContentFactory = std::function<QWidget *(QWidget *)>;

    /// Creates a hidden dock on the right of `window`, which takes ownership. `name` becomes the
    /// object name.
    PanelDock(const QString &name, ContentFactory factory, QMainWindow &window);

    /// Creates the content. Does nothing if the content already exists.
    void createContent();
    /// Returns whether the dock is visible and not behind another tab.
    [[nodiscard]] bool isInFront() const;
    /// Creates the content before the dock is first shown.
    void setVisible(bool visible) override;

protected:
    bool event(QEvent *event) override;
    /// Passes printable keys pressed in lists, and digits pressed in combo boxes, on to the window,
    /// where these keys are commands of the game.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Moves the floating dock to the upper right of the window's central widget.
    void moveOverBoard();
    /// Keeps the dock as wide as its title and the buttons in its title bar.
    void updateMinimumWidth();

    QMainWindow &m_window;
    ContentFactory m_factory;
};

} // namespace doublets
