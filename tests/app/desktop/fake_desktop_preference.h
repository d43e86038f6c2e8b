// SPDX-License-Identifier: MIT
#pragma once

#include "desktop/desktop_preference.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace doublets {

/// A fake preference of the desktop. query() stores its callback in `answer`, which the test calls
/// with the value of the preference.
class FakeDesktopPreference final : public DesktopPreference
{
public:
    void query(const std::function<void(bool enabled)> &callback) override { answer = callback; }

    std::function<void(bool enabled)> answer; ///< empty before the first query
};

/// Writes the settings file `name` of a desktop below `folder`.
inline void writeDesktopFile(const QString &folder, const QString &name, const QByteArray &bytes)
{
    QDir(folder).mkpath(QFileInfo(name).path());
    QFile file(folder + u'/' + name);
    if (file.open(QIODevice::WriteOnly)) {
        file.write(bytes);
    }
}

} // namespace doublets
