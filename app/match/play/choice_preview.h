// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"

#include <QObject>

#include <cstddef>
#include <vector>

namespace doublets {

/// The plays that the user has selected in a list of choices, for preview on the boards.
class ChoicePreview : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Sets the plays to preview, which follow the first `actionCount` actions of the game. An
    /// empty list ends the preview.
    void show(std::size_t actionCount, const std::vector<Play> &plays)
    {
        if (m_actionCount != actionCount || m_plays != plays) {
            m_actionCount = actionCount;
            m_plays = plays;
            Q_EMIT changed();
        }
    }
    /// Ends the preview.
    void clear() { show(0, {}); }
    /// Returns the number of actions before the plays.
    [[nodiscard]] std::size_t actionCount() const { return m_actionCount; }
    /// Returns the plays in order, or an empty list if there is no preview.
    [[nodiscard]] const std::vector<Play> &plays() const { return m_plays; }

Q_SIGNALS:
    /// Emitted when the result of actionCount() or plays() has changed.
    void changed();

private:
    std::size_t m_actionCount = 0;
    std::vector<Play> m_plays;
};

} // namespace doublets
