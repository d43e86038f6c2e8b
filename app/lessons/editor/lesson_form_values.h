// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson_draft.h"
#include "core/rules/catalogue.h"

#include <QObject>

#include <optional>

namespace doublets {

/// The model of the lesson editor's form (LessonForm): the values of a draft, with texts in one of
/// its languages. Values are addressed by place, as in LessonDraft.
class LessonFormValues : public QObject
{
    Q_OBJECT

public:
    /// `draft` and `catalogue` must outlive this object.
    LessonFormValues(LessonDraft &draft, const Catalogue &catalogue, QObject *parent);

    [[nodiscard]] LessonDraft &draft() const { return m_draft; }
    [[nodiscard]] const Catalogue &catalogue() const { return m_catalogue; }
    [[nodiscard]] QString language() const { return m_language; }
    /// Sets the language of the texts to `language` or, if the lesson lacks it, to the first
    /// language of the lesson. Emits no signal; the caller recreates the fields.
    void setLanguage(const QString &language);

    /// Returns the text at `place` in the current language, or an empty string if there is none.
    [[nodiscard]] QString text(const QString &place) const;
    /// Returns the number and title of the step with the given index: "2. A guess".
    [[nodiscard]] QString stepTitle(int step) const;
    /// Returns the rule set named by the "ruleSet" key in the same object as the key at `place`, or
    /// null if none has been chosen or the catalogue does not contain it.
    [[nodiscard]] const RuleSet *siblingRuleSet(const QString &place) const;

    /// Returns the quantity named by the "quantity" key of the object at `place`, or nullopt if
    /// none has been chosen.
    [[nodiscard]] std::optional<Quantity> quantityAt(const QString &place) const;

    /// Sets the value at `place` after the user has edited its field. Call setStructuralValue()
    /// instead if the value determines which fields exist. Emits draftChanged().
    void setValue(const QString &place, const QJsonValue &value);
    /// Sets a value that determines which fields exist. Emits fieldsOutdated() and draftChanged().
    void setStructuralValue(const QString &place, const QJsonValue &value);
    /// Emits fieldsOutdated() and draftChanged(). Call after changing draft() directly.
    void reportStructureChanged();

Q_SIGNALS:
    /// Emitted when the user has changed the draft.
    void draftChanged();
    /// Emitted before draftChanged() if the fields must be recreated.
    void fieldsOutdated();

private:
    LessonDraft &m_draft;
    const Catalogue &m_catalogue;
    QString m_language;
};

} // namespace doublets
