// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

namespace doublets {

/// Returns a value of QT_QPA_PLATFORM that simulates a screen of the size in the environment
/// variable DOUBLETS_TEST_SCREEN. Defaults to 640x480, the smallest supported screen. Writes a
/// configuration file to `folder`, which must exist until the application has started.
inline QByteArray testScreen(const QString &folder)
{
    const QString wanted = qEnvironmentVariable("DOUBLETS_TEST_SCREEN", QStringLiteral("640x480"));
    QFile file(folder + QStringLiteral("/screen.json"));
    if (file.open(QIODevice::WriteOnly)) {
        file.write(
            QStringLiteral("{\"screens\": [{\"name\": \"one\", \"x\": 0, \"y\": 0, "
                           "\"width\": %1, \"height\": %2, \"logicalDpi\": 96, \"dpr\": "
                           "1}]}")
                .arg(wanted.section(QLatin1Char('x'), 0, 0), wanted.section(QLatin1Char('x'), 1, 1))
                .toUtf8());
    }
    return "offscreen:configfile=" + file.fileName().toUtf8();
}

} // namespace doublets
