// SPDX-License-Identifier: MIT
#include "match/session/game_notes.h"

namespace doublets {

bool GameNotes::setNote(const Step &step, const QString &text)
{
    if (!m_notes.setNote(step, text)) {
        return false;
    }
    m_inUserFile = false;
    return true;
}

bool GameNotes::removeObsolete(const Game &game, bool isNewAction)
{
    const auto &history = game.history();
    const auto &undone = game.undoneEntries();
    const auto isObsolete = [&](const Step &step) {
        if (step.actions == 0) {
            return false;
        }
        const std::size_t index = step.actions - 1;
        if (index >= history.size() + undone.size() ||
            (isNewAction && step.actions >= history.size())) {
            return true; // a new action has no notes yet
        }
        const HistoryEntry &entry = index < history.size()
                                        ? history[index]
                                        : undone[undone.size() - 1 - (index - history.size())];
        return step.losses > lostNumberCount(entry.events);
    };
    return m_notes.removeIf(isObsolete);
}

void GameNotes::applyCorrection(const Game &game, const std::vector<HistoryEntry> &before,
                                Game::CorrectionChange change)
{
    const bool isUndone = change == Game::CorrectionChange::Undone;
    auto &past = isUndone ? m_afterCorrections : m_beforeCorrections;
    auto &others = isUndone ? m_beforeCorrections : m_afterCorrections;
    past.push_back(m_notes);
    if (change == Game::CorrectionChange::Made) {
        others.clear();
    }
    if (others.empty()) {
        m_notes = m_notes.keptAfterChange(before, game.history());
    } else {
        m_notes = std::move(others.back());
        others.pop_back();
    }
}

} // namespace doublets
