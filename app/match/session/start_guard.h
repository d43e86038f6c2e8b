// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// Tells a start that brought the board to the screen from one that did not, by a mark on the disk
/// that lies there in between. What a start stumbled over, the next one must not open again.
class StartGuard
{
public:
    explicit StartGuard(const QString &markPath);

    /// Whether the start before this one never came as far as the board.
    [[nodiscard]] bool didLastStartFail() const { return m_failed; }
    /// Whether the mark is so recent that the start may still be on its way, in another process.
    [[nodiscard]] bool isUnderWay() const;
    /// Lays the mark. Where it cannot be written, there is nothing to be told next time.
    void begin() const;
    /// The board is on the screen, or the programme ends as it should.
    void reach() const;

private:
    QString m_markPath;
    bool m_failed;
};

} // namespace doublets
