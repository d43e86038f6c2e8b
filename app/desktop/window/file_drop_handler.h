// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QDropEvent;
class QMainWindow;
class QMimeData;

namespace doublets {

/// A handler of files dropped anywhere on a window or its floating panels, even on widgets that
/// accept drops themselves. Leaves drops to the widgets while a modal dialog is open.
class FileDropHandler : public QObject
{
    Q_OBJECT

public:
    /// `window` takes ownership of this object. Create this object after the graphics views in
    /// `window`, because the constructor stops the views from accepting drops themselves.
    explicit FileDropHandler(QMainWindow &window);

Q_SIGNALS:
    /// Emitted when a single local file has been dropped.
    void fileDropped(const QString &path);
    /// Emitted when a drop has been refused, because it contains several files, a folder or a file
    /// on another computer. `reason` is a localised message for the user.
    void dropRefused(const QString &reason);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] bool isInWindow(const QObject *object) const;
    void handleDrop(const QMimeData &data);

    QMainWindow &m_window;
};

} // namespace doublets
