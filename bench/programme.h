// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.h"

#include <QProcess>
#include <QSize>
#include <QString>
#include <QTemporaryDir>

#include <memory>

namespace doublets::bench {

/// A home of its own for the programme: settings, games and kept pictures.
class Home
{
public:
    /// The programme's only screen, which its window fills.
    explicit Home(QSize screen);

    [[nodiscard]] bool isValid() const { return m_folder.isValid(); }
    [[nodiscard]] QString path() const { return m_folder.path(); }
    [[nodiscard]] QSize screen() const { return m_screen; }

private:
    QTemporaryDir m_folder;
    QSize m_screen;
};

/// `doublets`, or `doublets-display`, started as people start it, offscreen.
class Programme
{
public:
    explicit Programme(const Home &home, const QString &name = QStringLiteral("doublets"));
    ~Programme();

    /// Milliseconds from before it was started until it says `word` (see
    /// app/desktop/first_frame.h), or why that did not happen.
    [[nodiscard]] Result<double, QString> timeUntil(const QByteArray &word);
    /// The most memory it has had so far, in MB; 0 where that cannot be read.
    [[nodiscard]] double peakMemory() const;

private:
    QProcess m_process;
    QByteArray m_said;
    double m_started = 0;
};

} // namespace doublets::bench
