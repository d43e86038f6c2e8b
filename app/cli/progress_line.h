// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QString>

#include <cstdint>

namespace doublets::cli {

/// One line on standard error that counts, when that is a terminal; otherwise nothing.
class ProgressLine
{
public:
    /// `total` 0: unknown.
    ProgressLine(QString what, std::uint64_t total);
    ~ProgressLine();
    ProgressLine(const ProgressLine &) = delete;
    ProgressLine &operator=(const ProgressLine &) = delete;

    /// Shows it, but not more often than a person can read.
    void show(std::uint64_t done);

private:
    QString m_what;
    std::uint64_t m_total = 0;
    QElapsedTimer m_sinceShown;
    bool m_isTerminal = false;
    bool m_shown = false;
};

} // namespace doublets::cli
