// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson_parser.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;

namespace doublets {

class LessonFormValues;

/// The list of the pages of a lesson, one for the lesson and one for each step, with buttons for
/// adding, duplicating, deleting and moving steps.
class LessonStepList : public QWidget
{
    Q_OBJECT

public:
    /// `values` must outlive this object.
    explicit LessonStepList(LessonFormValues &values, QWidget *parent = nullptr);

    /// Returns the index of the selected step, or -1 for the page about the lesson.
    [[nodiscard]] int currentStep() const;
    /// Selects step `step` or, if the lesson has no such step, the last step. Selects the page
    /// about the lesson if `step` is -1. Emits stepSelected().
    void selectStep(int step);
    /// Marks the pages that have errors other than MissingKey.
    void showErrors(const LessonErrors &errors);
    /// Updates the list after changes of the draft.
    void updateList();
    /// Sets whether the list is only two rows high, for narrow windows. Defaults to false.
    void setCompact(bool isCompact);
    /// Moves the focus to the button that adds a step.
    void focusAddButton();
    /// Updates all texts after a change of language. Called by LessonEditor.
    void retranslate();

Q_SIGNALS:
    /// Emitted when a page has been selected. `step` is -1 for the page about the lesson.
    void stepSelected(int step);
    /// Emitted when an empty step has been added, after stepSelected(). Not emitted for a
    /// duplicate.
    void stepAdded(int step);
    /// Emitted when the user has changed the draft, before stepSelected().
    void draftChanged();

private:
    void createLayout();
    void connectSignals();
    void addStep();
    void duplicateStep();
    void deleteStep();
    void moveStep(int by);
    void updateButtons();

    LessonFormValues &m_values;
    LessonErrors m_errors;
    QLabel *m_label;
    QListWidget *m_list;
    QPushButton *m_addButton;
    QPushButton *m_duplicateButton;
    QPushButton *m_deleteButton;
    QPushButton *m_upButton;
    QPushButton *m_downButton;
};

} // namespace doublets
