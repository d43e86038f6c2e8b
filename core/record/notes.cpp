// SPDX-License-Identifier: MIT
#include "core/record/notes.h"

#include "core/limits.h"
#include "core/record/name_validation.h"

#include <QStringList>

#include <algorithm>

namespace doublets {

namespace {

/// Returns all actions of the record, followed by the undone ones.
std::vector<Action> allActions(const Record &record)
{
    std::vector<Action> actions = record.actions();
    actions.insert(actions.end(), record.undone.begin(), record.undone.end());
    return actions;
}

RecordedNote noteAt(const Step &step, const QString &text, const std::vector<Action> &actions)
{
    RecordedNote note{0, 0, step.losses, text};
    for (std::size_t i = 0; i < step.actions; ++i) {
        const bool isThrow = std::holds_alternative<Throw>(actions[i]);
        note.throwNumber += isThrow ? 1 : 0;
        note.action = isThrow ? 0 : note.action + 1;
    }
    return note;
}

} // namespace

bool isValidNote(const QString &text)
{
    QString line = text;
    line.replace(u'\n', u' ');
    return !text.trimmed().isEmpty() && isValidLine(line, limits::MaxNoteLength);
}

QString sanitizedNote(const QString &typed)
{
    QStringList lines;
    for (const QString &line : typed.left(2 * limits::MaxNoteLength).split(u'\n')) {
        lines << sanitizedLine(line, limits::MaxNoteLength);
    }
    QString text = lines.join(u'\n').trimmed();
    while (!text.isEmpty() && !isValidNote(text)) { // remove surrogate pairs as a whole
        text.chop(text.back().isLowSurrogate() ? 2 : 1);
    }
    return text.trimmed();
}

QString Notes::noteOn(const Step &step) const
{
    const auto found = m_texts.find(step);
    return found != m_texts.end() ? found->second : QString();
}

bool Notes::setNote(const Step &step, const QString &text)
{
    if (text.isEmpty()) {
        m_texts.erase(step);
        return true;
    }
    if (!m_texts.contains(step) && m_texts.size() >= limits::MaxNotes) {
        return false;
    }
    m_texts[step] = text;
    return true;
}

bool Notes::removeIf(const std::function<bool(const Step &)> &isGone)
{
    return std::erase_if(m_texts, [&](const auto &note) { return isGone(note.first); }) > 0;
}

Notes Notes::keptAfterChange(const std::vector<HistoryEntry> &before,
                             const std::vector<HistoryEntry> &after) const
{
    Notes kept;
    for (const auto &[step, text] : m_texts) {
        const std::size_t actions = step.actions;
        const bool existsInBoth = actions <= std::min(after.size(), before.size());
        if (actions == 0 ||
            (existsInBoth && after[actions - 1].action == before[actions - 1].action &&
             after[actions - 1].events == before[actions - 1].events)) {
            kept.m_texts.emplace(step, text);
        }
    }
    return kept;
}

Notes notesOf(const Record &record)
{
    Notes notes;
    const std::vector<Action> actions = allActions(record);
    for (const RecordedNote &note : record.notes) {
        if (const auto step = stepOf(note, actions)) {
            static_cast<void>(notes.setNote(*step, note.text));
        }
    }
    return notes;
}

void setRecordNotes(Record &record, const Notes &notes)
{
    record.notes.clear();
    const std::vector<Action> actions = allActions(record);
    for (const auto &[step, text] : notes.all()) {
        if (step.actions <= actions.size()) {
            record.notes.push_back(noteAt(step, text, actions));
        }
    }
}

std::optional<Step> stepOf(const RecordedNote &note, const std::vector<Action> &actions)
{
    int throws = 0;
    int action = 0;
    for (std::size_t i = 0; i <= actions.size(); ++i) {
        if (throws == note.throwNumber && action == note.action) {
            return Step{i, note.loss};
        }
        if (i < actions.size()) {
            const bool isThrow = std::holds_alternative<Throw>(actions[i]);
            throws += isThrow ? 1 : 0;
            action = isThrow ? 0 : action + 1;
        }
    }
    return std::nullopt;
}

} // namespace doublets
