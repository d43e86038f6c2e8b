// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// Detects that the program ended before it showed the board when it was last started. A marker
/// file exists from begin() to finish(). The file that the failed start tried to open should not be
/// opened again.
class StartGuard
{
public:
    explicit StartGuard(const QString &markerPath);

    /// Returns whether the program ended before it showed the board when it was last started.
    [[nodiscard]] bool didLastStartFail() const { return m_didLastStartFail; }
    /// Returns whether the marker file is so recent that the start that created it may still be
    /// under way, in another process.
    [[nodiscard]] bool mayBeUnderWay() const;
    /// Creates the marker file. Does nothing if the file exists or cannot be written; in the latter
    /// case, a failure of this start goes undetected.
    void begin() const;
    /// Removes the marker file. Call when the board is shown or the program ends normally.
    void finish() const;

private:
    QString m_markerPath;
    bool m_didLastStartFail;
};

} // namespace doublets
