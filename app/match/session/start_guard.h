// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// A detector of failed starts, in which the program ended before it showed the board. A marker
/// file exists between begin() and finish(). After a failed start, the caller should set the saved
/// game aside instead of opening it again.
class StartGuard
{
public:
    /// Checks whether the marker file of the last start still exists.
    explicit StartGuard(const QString &markerPath);

    /// Returns whether the marker file existed when this object was created. If so, the last start
    /// ended before the board was shown, or is still under way (see mayBeUnderWay()).
    [[nodiscard]] bool didLastStartFail() const { return m_didLastStartFail; }
    /// Returns whether another process may still be starting, because the marker file is less than
    /// ten seconds old.
    [[nodiscard]] bool mayBeUnderWay() const;
    /// Creates the marker file. Does nothing if the file exists, or existed when this object was
    /// created. If the file cannot be written, a failure of this start is not detected.
    void begin() const;
    /// Removes the marker file. Call when the board has been shown, or when the program ends
    /// normally.
    void finish() const;

private:
    QString m_markerPath;
    bool m_didLastStartFail;
};

} // namespace doublets
