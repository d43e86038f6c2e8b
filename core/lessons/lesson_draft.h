// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson_parser.h"

#include <QJsonObject>

#include <vector>

namespace doublets {

/// A lesson file while it is edited: its contents, valid or not, with undo. Values are named by
/// their places, as in Error::place: "steps[2].question.text".
class LessonDraft
{
public:
    /// `json` is the top level of a lesson file.
    explicit LessonDraft(const QJsonObject &json);

    /// Returns a lesson with one empty step, in `language` (BCP 47).
    [[nodiscard]] static QJsonObject emptyLesson(const QString &language);

    [[nodiscard]] const QJsonObject &json() const { return m_json; }
    /// Returns the contents of a lesson file.
    [[nodiscard]] QByteArray fileContents() const;
    /// Returns the value at `place`; Undefined if there is none.
    [[nodiscard]] QJsonValue value(const QString &place) const;
    /// Returns the number of entries of the list at `place`.
    [[nodiscard]] int entryCount(const QString &place) const;
    /// Sets the value at `place`, creating the objects around it. Undefined removes the key.
    /// Successive changes of one place are undone together.
    void setValue(const QString &place, const QJsonValue &value);
    /// Inserts an entry into the list at `place`, which is created if it is missing.
    void insertEntry(const QString &place, int index, const QJsonValue &entry);
    /// Removes an entry; the last one with its list.
    void removeEntry(const QString &place, int index);
    /// Moves an entry, so that it has the index `to` afterwards.
    void moveEntry(const QString &place, int from, int to);

    [[nodiscard]] QStringList languages() const;
    /// Changes the languages of all texts. A language that is new has the text of the first one
    /// until it is translated.
    void setLanguages(const QStringList &languages);
    /// Returns the text of one language from the value of a text.
    [[nodiscard]] QString textIn(const QJsonValue &value, const QString &language) const;
    /// Returns the value of a text, `value`, with the text of one language replaced.
    [[nodiscard]] QJsonValue withText(const QJsonValue &value, const QString &language,
                                      const QString &text) const;

    /// Returns the list of texts `value` with those of one language replaced by `lines`. Entries
    /// whose line is unchanged keep their other languages.
    [[nodiscard]] QJsonValue withLines(const QJsonValue &value, const QString &language,
                                       const QStringList &lines) const;

    [[nodiscard]] bool canUndo() const { return !m_earlier.empty(); }
    [[nodiscard]] bool canRedo() const { return !m_undone.empty(); }
    void undo();
    void redo();
    /// Returns whether the lesson differs from that last saved.
    [[nodiscard]] bool isModified() const { return m_json != m_saved; }
    void setSaved() { m_saved = m_json; }

private:
    void apply(const QJsonObject &changed, const QString &place);
    /// Changes the list at `place`. `order` contains the old index of each new entry, or -1.
    void setEntries(const QString &place, const QJsonArray &entries, const std::vector<int> &order);

    QJsonObject m_json;
    QJsonObject m_saved;
    std::vector<QJsonObject> m_earlier;
    std::vector<QJsonObject> m_undone;
    QString m_changedPlace; ///< of the latest change; empty after undo and changes of lists
};

} // namespace doublets
