// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QDropEvent;
class QMainWindow;
class QMimeData;

namespace doublets {

/// Opens files that are dropped anywhere on a window or on one of its floating panels, also on
/// parts that take dropped text.
class FileDrop : public QObject
{
    Q_OBJECT

public:
    explicit FileDrop(QMainWindow &window);

Q_SIGNALS:
    void fileDropped(const QString &path);
    /// `reason` says what can be dropped instead.
    void refused(const QString &reason);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] bool isInWindow(const QObject *object) const;
    void drop(const QMimeData &data);

    QMainWindow &m_window;
};

} // namespace doublets
