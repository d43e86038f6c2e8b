// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/game.h"
#include "core/game/step.h"
#include "core/record/record.h"

#include <QString>

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace doublets {

/// Returns whether `text` is a valid note: at most limits::MaxNoteLength code points, not blank
/// and, except for line breaks, without the characters excluded by isValidName().
[[nodiscard]] bool isValidNote(const QString &text);
/// Converts typed or pasted text into a valid note: replaces invalid characters with spaces, trims
/// each line, and truncates and trims the whole text. Returns an empty string if nothing remains.
[[nodiscard]] QString sanitizedNote(const QString &typed);

/// The user's notes on the steps of a game, at most one for each step.
class Notes
{
public:
    /// Returns the note on `step`, or an empty string if there is none.
    [[nodiscard]] QString noteOn(const Step &step) const;
    /// Sets the note on `step`, or removes it if `text` is empty. Returns false, changing nothing,
    /// if the note would be new and there are already limits::MaxNotes notes. Precondition: `text`
    /// is empty or a valid note (see isValidNote()).
    [[nodiscard]] bool setNote(const Step &step, const QString &text);
    /// Removes the notes on every step for which `isGone` returns true. Returns whether any were
    /// removed.
    bool removeIf(const std::function<bool(const Step &)> &isGone);
    /// Returns the notes that are kept after the history has changed from `before` to `after`:
    /// notes on the start of the game, and on actions that are the same, with the same events, in
    /// both histories.
    [[nodiscard]] Notes keptAfterChange(const std::vector<HistoryEntry> &before,
                                        const std::vector<HistoryEntry> &after) const;
    [[nodiscard]] bool isEmpty() const { return m_texts.empty(); }
    [[nodiscard]] const std::map<Step, QString> &all() const { return m_texts; }

    bool operator==(const Notes &) const = default;

private:
    std::map<Step, QString> m_texts;
};

/// Returns the notes of a record by step. Omits notes on actions that do not exist.
[[nodiscard]] Notes notesOf(const Record &record);
/// Stores `notes` in a record whose actions, including undone ones, have already been set. Omits
/// notes on steps beyond the last action.
void setRecordNotes(Record &record, const Notes &notes);
/// Returns the step to which `note` belongs, or nullopt if `actions` has no such action. Does not
/// check RecordedNote::loss.
[[nodiscard]] std::optional<Step> stepOf(const RecordedNote &note,
                                         const std::vector<Action> &actions);

} // namespace doublets
