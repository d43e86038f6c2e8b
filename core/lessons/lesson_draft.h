// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson_parser.h"

#include <QJsonObject>

#include <vector>

namespace doublets {

/// The contents of a lesson file while it is being edited, valid or not, with undo and redo. Values
/// are addressed by place, as in Error::place: "steps[2].question.text".
class LessonDraft
{
public:
    /// `json` is the top level of a lesson file.
    explicit LessonDraft(const QJsonObject &json);

    /// Returns the contents of a lesson with one empty step, in `language` (BCP 47).
    [[nodiscard]] static QJsonObject emptyLesson(const QString &language);

    [[nodiscard]] const QJsonObject &json() const { return m_json; }
    /// Returns the text of the lesson file, with version Lesson::NewestVersion.
    [[nodiscard]] QByteArray fileContents() const;
    /// Returns the value at `place`, or Undefined if there is none.
    [[nodiscard]] QJsonValue value(const QString &place) const;
    /// Returns the number of entries of the list at `place`, or 0 if there is no list.
    [[nodiscard]] int entryCount(const QString &place) const;
    /// Sets the value at `place`, creating missing parent objects but no list entries. Undefined
    /// removes the key with which `place` must then end. Successive changes of the same place are
    /// undone together.
    void setValue(const QString &place, const QJsonValue &value);

    // insertEntry(), removeEntry() and moveEntry() renumber the references between steps.
    // Precondition: the indices are valid.

    /// Inserts an entry into the list at `place`, creating the list if it is missing. `index` may
    /// equal entryCount(place), which appends the entry.
    void insertEntry(const QString &place, int index, const QJsonValue &entry);
    /// Removes an entry, any references to it, and the list itself if it becomes empty.
    void removeEntry(const QString &place, int index);
    /// Moves the entry at the index `from` to the index `to`, counted after its removal.
    void moveEntry(const QString &place, int from, int to);

    /// Returns the languages of the lesson (BCP 47), by default only "en".
    [[nodiscard]] QStringList languages() const;
    /// Changes the languages of all texts. Texts in a new language are copied from the first
    /// language. Does nothing if `languages` is empty.
    void setLanguages(const QStringList &languages);
    /// Returns the text in `language` from `value`, the JSON value of a text. Returns an empty
    /// string if there is none. A value that is a plain string is returned for every language.
    [[nodiscard]] QString textIn(const QJsonValue &value, const QString &language) const;
    /// Returns `value`, the JSON value of a text, with `text` as the text in `language`. Returns
    /// Undefined if the text is then empty in all languages.
    [[nodiscard]] QJsonValue withText(const QJsonValue &value, const QString &language,
                                      const QString &text) const;

    /// Returns `value`, a list of texts, with `lines` as the texts in `language`. Unchanged entries
    /// at the start and end of the list keep their texts in other languages; the entries between
    /// keep these texts by position. Returns Undefined if `lines` is empty.
    [[nodiscard]] QJsonValue withLines(const QJsonValue &value, const QString &language,
                                       const QStringList &lines) const;

    [[nodiscard]] bool canUndo() const { return !m_earlier.empty(); }
    [[nodiscard]] bool canRedo() const { return !m_undone.empty(); }
    /// Undoes the latest change. Does nothing if there is none.
    void undo();
    /// Redoes the change undone last. Does nothing if there is none.
    void redo();
    /// Returns whether the contents differ from those at construction or at the last setSaved().
    [[nodiscard]] bool isModified() const { return m_json != m_saved; }
    /// Marks the current contents as saved, so that isModified() returns false until they change.
    void setSaved() { m_saved = m_json; }

private:
    void apply(const QJsonObject &changed, const QString &place);
    /// Replaces the list at `place`. `order` contains the old index of each entry, or -1 for a new
    /// entry.
    void setEntries(const QString &place, const QJsonArray &entries, const std::vector<int> &order);

    QJsonObject m_json;
    QJsonObject m_saved;
    std::vector<QJsonObject> m_earlier;
    std::vector<QJsonObject> m_undone;
    /// Place of the latest change; empty after undo, redo and changes of lists.
    QString m_changedPlace;
};

} // namespace doublets
