// SPDX-License-Identifier: MIT
#pragma once

#include <QDockWidget>

#include <functional>

class QMainWindow;

namespace doublets {

/// A dock widget that creates its content when it is first shown, because each panel costs memory
/// and time, and most are never opened during a game.
class PanelDock final : public QDockWidget
{
    Q_OBJECT

public:
    /// Creates the content of the dock with the given parent.
    using ContentFactory = std::function<QWidget *(QWidget *)>;

    /// Creates a hidden dock on the right of `window`, which takes ownership. `name` becomes the
    /// object name.
    PanelDock(const QString &name, ContentFactory factory, QMainWindow &window);

    /// Creates the content. Does nothing if it has been created.
    void createContent();
    /// Returns whether the dock is visible and not covered by another tab.
    [[nodiscard]] bool isInFront() const;
    /// Creates the content before the dock is first shown.
    void setVisible(bool visible) override;

protected:
    bool event(QEvent *event) override;
    /// Leaves characters that a list would search for to the window, where they are keys of play.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    ContentFactory m_factory;
};

} // namespace doublets
