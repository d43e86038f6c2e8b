// SPDX-License-Identifier: MIT
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QVariant>

#include <functional>

namespace doublets {

/// Where desktops keep what people have told them.
namespace portal {

/// A value of an INI file, in small letters; empty where there is none. Nothing is written.
[[nodiscard]] QString valueIn(const QString &path, const QString &key);

/// Asks the desktop's portal, which runs in a session of its own. Never waits: `tell` is called
/// once, now or later, if `context` still lives; with no value where nobody answers.
void ask(const QString &group, const QString &key, QObject *context,
         const std::function<void(const QVariant &value)> &tell);

} // namespace portal

/// Tells when that may be something else now: a file was written, or the portal says so.
class DesktopWatch : public QObject
{
    Q_OBJECT

public:
    explicit DesktopWatch(QObject *parent = nullptr);

Q_SIGNALS:
    void changed();

private:
    void watchFiles();

    QFileSystemWatcher m_files;
};

} // namespace doublets
