// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/game.h"
#include "core/record/notes.h"

#include <vector>

namespace doublets {

/// The user's notes on the steps of a game. The owner must call removeObsolete() after each change
/// of the game and, if the change was a correction, applyCorrection() first, so that notes never
/// refer to steps that do not exist. Undone steps keep their notes until another action replaces
/// the steps.
class GameNotes
{
public:
    GameNotes() = default;
    /// Creates the notes of a record. `inUserFile` is true if the record was read from a file that
    /// the user saved.
    explicit GameNotes(Notes notes, bool inUserFile = true)
        : m_notes(std::move(notes))
        , m_inUserFile(inUserFile)
    {
    }

    [[nodiscard]] const Notes &notes() const { return m_notes; }
    /// Returns whether all notes are stored in a file that the user saved. Returns true if there
    /// are no notes.
    [[nodiscard]] bool areInUserFile() const { return m_inUserFile || m_notes.isEmpty(); }
    /// Sets whether all notes are stored in a file that the user saved. setNote() resets this to
    /// false.
    void setInUserFile(bool inUserFile) { m_inUserFile = inUserFile; }

    /// Sets the note on `step`, or removes the note if `text` is empty. Returns false, changing
    /// nothing, if there would be more than limits::MaxNotes notes. Precondition: `text` is empty
    /// or a valid note (see isValidNote()).
    bool setNote(const Step &step, const QString &text);
    /// Removes notes on steps that no longer exist in `game`. `isNewAction` must be true if the
    /// last action has just been played, rather than redone. Returns whether a note has been
    /// removed.
    bool removeObsolete(const Game &game, bool isNewAction);
    /// Adapts the notes to a correction of a throw in `game`. `before` is the history before the
    /// correction. `change` specifies whether the correction was made, undone or redone. Restores
    /// notes that a correction has removed when the correction is undone.
    void applyCorrection(const Game &game, const std::vector<HistoryEntry> &before,
                         Game::CorrectionChange change);

private:
    Notes m_notes;
    std::vector<Notes> m_beforeCorrections; ///< one for each correction that can be undone
    std::vector<Notes> m_afterCorrections;  ///< one for each correction that can be redone
    bool m_inUserFile = true;
};

} // namespace doublets
