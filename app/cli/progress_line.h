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
    /// `label` appears before the counter. `total` is 0 if unknown.
    ProgressLine(QString label, std::uint64_t total);
    /// Clears the line.
    ~ProgressLine();
    ProgressLine(const ProgressLine &) = delete;
    ProgressLine &operator=(const ProgressLine &) = delete;

    /// Sets the counter to `count`. Does nothing within 200 ms of the construction or the previous
    /// update.
    void update(std::uint64_t count);

private:
    QString m_label;
    std::uint64_t m_total = 0;
    QElapsedTimer m_sinceUpdate;
    bool m_isTerminal = false;
    bool m_isVisible = false;
};

} // namespace doublets::cli
