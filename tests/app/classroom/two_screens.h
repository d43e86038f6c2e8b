// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

namespace doublets {

/// Returns a value of QT_QPA_PLATFORM that simulates two screens: the teacher's (1280 pixels wide)
/// and the projector's to its right. Writes a configuration file to `folder`, which must exist
/// until the application has started.
inline QByteArray twoScreens(const QString &folder)
{
    QFile file(folder + QStringLiteral("/screens.json"));
    if (file.open(QIODevice::WriteOnly)) {
        file.write(R"({"screens": [
            {"name": "desk", "x": 0, "y": 0, "width": 1280, "height": 800,
             "logicalDpi": 96, "dpr": 1},
            {"name": "wall", "x": 1280, "y": 0, "width": 1920, "height": 1080,
             "logicalDpi": 96, "dpr": 1}]})");
    }
    return "offscreen:configfile=" + file.fileName().toUtf8();
}

} // namespace doublets
