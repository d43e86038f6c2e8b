// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// Detects that the previous start of the program ended before the board was shown, by a mark file
/// that exists in between. The file that the failed start tried to open should then not be opened
/// again.
class StartGuard
{
public:
    explicit StartGuard(const QString &markPath);

    /// Returns whether the previous start did not reach the board.
    [[nodiscard]] bool didLastStartFail() const { return m_failed; }
    /// Returns whether the mark is so recent that another process may still be starting.
    [[nodiscard]] bool isUnderWay() const;
    /// Creates the mark. Does nothing if it exists or cannot be written; in the latter case a
    /// failure of this start goes undetected.
    void begin() const;
    /// Removes the mark: the board is shown, or the program is ending normally.
    void reach() const;

private:
    QString m_markPath;
    bool m_failed;
};

} // namespace doublets
