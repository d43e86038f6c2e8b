// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/game.h"
#include "core/record/notes.h"

#include <vector>

namespace doublets {

/// The user's notes on the steps of a game. The owner must call removeObsolete()
/// after every change to the game and, if the change was a correction, followCorrection() before
/// that, so that notes never refer to steps that do not exist. Undone steps keep their notes until
/// another action replaces them.
class GameNotes
{
public:
    GameNotes() = default;
    /// Creates the notes of a record. `inUserFile` tells whether the record was read from a file
    /// that the user saved.
    explicit GameNotes(Notes notes, bool inUserFile = true)
        : m_notes(std::move(notes))
        , m_inUserFile(inUserFile)
    {
    }

    [[nodiscard]] const Notes &notes() const { return m_notes; }
    /// Returns whether all notes are stored in a file that the user saved; true if there are none.
    [[nodiscard]] bool areInUserFile() const { return m_inUserFile || m_notes.isEmpty(); }
    /// Sets whether all notes are stored in a file that the user saved. set() resets this to
    /// false.
    void setInUserFile(bool inUserFile) { m_inUserFile = inUserFile; }

    /// Sets the note on `step`; an empty `text` removes it. Returns false, changing nothing, if
    /// there are too many notes.
    bool set(const Step &step, const QString &text);
    /// Removes notes on steps that no longer exist in `game`. `isNewAction` is true if its last
    /// action was played, not redone. Returns whether any note was removed.
    bool removeObsolete(const Game &game, bool isNewAction);
    /// Adapts the notes to a correction of a throw in `game`, whose history was `before`. `change`
    /// tells whether the correction was made, undone or redone. Notes removed by a correction are
    /// restored when it is undone.
    void followCorrection(const Game &game, const std::vector<HistoryEntry> &before,
                          Game::CorrectionChange change);

private:
    Notes m_notes;
    std::vector<Notes> m_beforeCorrections; ///< for undoing each correction
    std::vector<Notes> m_afterCorrections;  ///< for redoing each correction that was undone
    bool m_inUserFile = true;
};

} // namespace doublets
