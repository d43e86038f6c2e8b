// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson_draft.h"
#include "core/rules/catalogue.h"

#include <QObject>

namespace doublets {

/// The values that the fields of a form show and change: those of a draft, with texts in one of
/// its languages.
class LessonFormValues : public QObject
{
    Q_OBJECT

public:
    /// `draft` and `catalogue` must outlive this object.
    LessonFormValues(LessonDraft &draft, const Catalogue &catalogue, QObject *parent);

    [[nodiscard]] LessonDraft &draft() const { return m_draft; }
    [[nodiscard]] const Catalogue &catalogue() const { return m_catalogue; }
    [[nodiscard]] QString language() const { return m_language; }
    /// Sets the language of the texts, or the first language of the lesson if it lacks `language`.
    void setLanguage(const QString &language);

    /// Returns the text at `place` in the current language.
    [[nodiscard]] QString text(const QString &place) const;
    /// Returns the title of the step with the given index, after its number: "2. A guess".
    [[nodiscard]] QString stepTitle(int step) const;
    /// Returns the rule set beside the key at `place`; null if none has been chosen.
    [[nodiscard]] const RuleSet *ruleSetBeside(const QString &place) const;

    /// Changes a value for a field that already shows it.
    void setValue(const QString &place, const QJsonValue &value);
    /// Changes a value that decides which fields there are.
    void restructure(const QString &place, const QJsonValue &value);
    /// Announces a change of the draft that was made directly, as restructure() does.
    void reportRestructured();

Q_SIGNALS:
    /// Emitted when the user has changed the draft.
    void draftChanged();
    /// Emitted before draftChanged() if the fields must be created again.
    void fieldsOutdated();

private:
    LessonDraft &m_draft;
    const Catalogue &m_catalogue;
    QString m_language;
};

} // namespace doublets
