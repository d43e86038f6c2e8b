// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson_parser.h"
#include "lessons/editor/lesson_fields.h"

#include <QMap>
#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace doublets {

class LessonDraft;
class LessonFormValues;

/// A form with a field for each key of the lesson or of one of its steps. The keys are those in
/// lesson_schema.h.
class LessonForm : public QWidget
{
    Q_OBJECT

public:
    /// `draft` and `catalogue` must outlive this object. The form has no fields until showObject()
    /// or setLanguage() is called.
    LessonForm(LessonDraft &draft, const Catalogue &catalogue, LessonFormSources sources,
               QWidget *parent = nullptr);

    /// Returns the place (see LessonDraft) of the object shown; empty for the lesson.
    [[nodiscard]] QString place() const { return m_place; }
    /// Shows the object at `place`: "steps[2]", or an empty place for the lesson.
    void showObject(const QString &place);
    [[nodiscard]] LessonFormValues &values() const { return *m_values; }
    /// Returns the code of the language of the texts.
    [[nodiscard]] QString language() const;
    /// Shows the texts in `language`, one of the languages of the lesson.
    void setLanguage(const QString &language);
    /// Recreates all fields, for example after undo. Keeps the focus.
    void rebuild();
    /// Shows the errors beside the fields nearest to their places, but only the first error at each
    /// field. Also applies to objects shown later.
    void showErrors(const LessonErrors &errors);
    /// Moves the focus to the field nearest to `place`: the first field of an object, or the button
    /// of a list that adds an entry. Does nothing if `place` is not in the object shown.
    void focusPlace(const QString &place);

Q_SIGNALS:
    /// Emitted when the user has changed the draft.
    void draftChanged();
    /// Emitted when the form has given the focus to `field`, which may need scrolling into view.
    void fieldFocused(QWidget *field);

private:
    void addFields(QVBoxLayout &column, const QString &place);
    void addField(QVBoxLayout &column, const LessonKey &key, const QString &place);
    void addWidget(QVBoxLayout &column, const LessonKey &key, const QString &place,
                   QWidget *widget);
    void addLabel(QVBoxLayout &column, const QString &text, QWidget *field);
    void addErrorLabel(QVBoxLayout &column, const QString &place);
    [[nodiscard]] QPushButton *createButton(const QString &name, const QString &text);
    void addObject(QVBoxLayout &column, const LessonKey &key, const QString &place);
    void addEntries(QVBoxLayout &column, const LessonKey &key, const QString &place);
    void addEntry(QVBoxLayout &column, const QString &name, const QString &list, int index);
    void addRulings(QVBoxLayout &column, const QString &place);
    /// Gives the focus to `field`.
    void focusField(QWidget &field);
    /// Returns the place nearest to `place` that has a field, or nullopt if `place` is in another
    /// object.
    [[nodiscard]] std::optional<QString> nearestPlace(const QString &place) const;

    LessonFormValues *m_values;
    LessonFormSources m_sources;
    QString m_place;
    QVBoxLayout *m_layout;
    QWidget *m_content = nullptr;
    LessonErrors m_errors;
    QMap<QString, QLabel *> m_errorLabels; ///< error labels by place
};

} // namespace doublets
