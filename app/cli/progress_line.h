// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QString>

#include <cstdint>

namespace doublets::cli {

/// A progress counter on standard error. Prints nothing unless standard error is a terminal.
class ProgressLine
{
public:
    /// `total` is 0 if unknown.
    ProgressLine(QString what, std::uint64_t total);
    ~ProgressLine();
    ProgressLine(const ProgressLine &) = delete;
    ProgressLine &operator=(const ProgressLine &) = delete;

    /// Updates the line, but no more often than the user can read.
    void show(std::uint64_t done);

private:
    QString m_what;
    std::uint64_t m_total = 0;
    QElapsedTimer m_sinceShown;
    bool m_isTerminal = false;
    bool m_shown = false;
};

} // namespace doublets::cli
