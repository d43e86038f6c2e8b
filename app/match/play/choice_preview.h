// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"

#include <QObject>

#include <cstddef>
#include <vector>

namespace doublets {

/// The choice of plays that the user has selected in a list, to be previewed on the boards.
class ChoicePreview : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Shows `plays`, which would be made after the first `actions` actions of the game.
    void show(std::size_t actions, const std::vector<Play> &plays)
    {
        if (m_actions != actions || m_plays != plays) {
            m_actions = actions;
            m_plays = plays;
            Q_EMIT changed();
        }
    }
    void clear() { show(0, {}); }
    /// Returns the number of actions after which the plays would be made.
    [[nodiscard]] std::size_t actions() const { return m_actions; }
    /// Returns the plays in order; empty if none are shown.
    [[nodiscard]] const std::vector<Play> &plays() const { return m_plays; }

Q_SIGNALS:
    /// Emitted when another choice, or none, is to be shown.
    void changed();

private:
    std::size_t m_actions = 0;
    std::vector<Play> m_plays;
};

} // namespace doublets
