// SPDX-License-Identifier: MIT
#pragma once

#include "desktop/desktop_preference.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace doublets {

/// A fake preference, which the test answers by calling `answer`.
class FakeDesktopPreference final : public DesktopPreference
{
public:
    void query(const std::function<void(bool is)> &tell) override { answer = tell; }

    std::function<void(bool is)> answer;
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
