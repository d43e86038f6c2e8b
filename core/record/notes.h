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

/// Whether that is a note: 1 to limits::MostNoteCharacters in any number of lines, of any script,
/// with something to see in it, without control characters and without those that turn the
/// direction of the text around it.
[[nodiscard]] bool isNote(const QString &text);
/// What somebody typed or pasted, as a note: what cannot stand in one becomes a space, and what is
/// too much is left out. Empty where nothing is left.
[[nodiscard]] QString noteFrom(const QString &typed);

/// What people have noted on the steps of a game, one text a step.
class Notes
{
public:
    /// Empty where nothing is noted.
    [[nodiscard]] QString at(const Step &step) const;
    /// An empty text takes the note away. False, and nothing changes, where there are
    /// limits::MostNotes already. Precondition: `text` is empty or a note.
    [[nodiscard]] bool set(const Step &step, const QString &text);
    /// Takes away what is noted on steps that are gone. False where there was nothing.
    bool dropIf(const std::function<bool(const Step &)> &isGone);
    /// Those that still hold once the game is `now` instead of `before`: of each action that is the
    /// same in both.
    [[nodiscard]] Notes keptIn(const std::vector<HistoryEntry> &now,
                               const std::vector<HistoryEntry> &before) const;
    [[nodiscard]] bool isEmpty() const { return m_texts.empty(); }
    [[nodiscard]] const std::map<Step, QString> &all() const { return m_texts; }

    bool operator==(const Notes &) const = default;

private:
    std::map<Step, QString> m_texts;
};

/// The notes of a record, by step. Those that are at no action of it are left out.
[[nodiscard]] Notes notesOf(const Record &record);
/// Writes them into a record that has its actions already, the undone ones included.
void recordNotes(Record &record, const Notes &notes);
/// The step that a note of a record is at; none where it has no such action.
[[nodiscard]] std::optional<Step> stepOf(const RecordedNote &note,
                                         const std::vector<Action> &actions);

} // namespace doublets
