// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson_shelf.h"
#include "lessons/lesson_progress_store.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLabel;
class QMenu;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace doublets {

class CardButton;
class LessonRun;
class OwnLessonList;

/// The dialog for choosing a built-in lesson or one of the user's own, opening a lesson file, or
/// writing a lesson.
class LessonsDialog : public QDialog
{
    Q_OBJECT

public:
    /// Reads the progress of all classes from `run`, which must outlive this object. `lessons` are
    /// the built-in ones. The user's own lessons are those in `folder`, and others.
    LessonsDialog(std::vector<Lesson> lessons, LessonRun &run, const QString &folder,
                  QWidget *parent = nullptr);

    /// Shows the user's own lessons, which are being read until then.
    void setOwnLessons(std::vector<ShelvedLesson> lessons);

    /// Sets the title of the lesson in the editor, which may be empty; nullopt if there is none.
    void setEditedLesson(const std::optional<QString> &title);
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /// Emitted when a lesson has been chosen for a class, whose name may be empty, after the dialog
    /// has been closed.
    void lessonChosen(const doublets::Lesson &lesson, const QString &className);
    /// Emitted when the answers of a finished lesson have been chosen, after the dialog has been
    /// closed.
    void answersChosen(const doublets::Lesson &lesson,
                       const doublets::LessonProgressStore::KeptAnswers &answers);
    /// Emitted when the user wants to open a lesson file for a class, after the dialog has been
    /// closed.
    void openFileRequested(const QString &className);
    /// Emitted when the user has removed one of the user's own lessons from the list. The dialog
    /// remains open.
    void ownLessonRemoved(const QString &path);
    // The signals below are emitted after the dialog has been closed.

    /// Emitted when the user wants to write a lesson, beginning with an empty one.
    void newLessonRequested();
    /// Emitted when the user wants to edit a copy of `lesson`.
    void editCopyRequested(const doublets::Lesson &lesson);
    /// Emitted when the user wants to edit a lesson file that is still to be chosen.
    void editFileRequested();
    /// Emitted when the user wants to edit the lesson file `path`.
    void editPathRequested(const QString &path);
    /// Emitted when the user wants to return to the lesson in the editor.
    void continueEditingRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void createLayout();
    void createClassLayout(QVBoxLayout &column);
    void retranslate();
    void updateCards();
    void createAnswersMenu();
    void createWriteMenu();

    [[nodiscard]] QString className() const;
    void choose(const Lesson &lesson);

    std::vector<Lesson> m_lessons;
    LessonRun &m_run;
    QLabel *m_heading;
    QLabel *m_classLabel;
    QComboBox *m_classBox;
    QPushButton *m_answersButton;
    QMenu *m_answersMenu;
    QScrollArea *m_scroll;
    std::vector<CardButton *> m_cards;
    OwnLessonList *m_ownLessons;
    QPushButton *m_writeButton;
    QMenu *m_writeMenu;
    std::optional<QString> m_editedTitle; ///< of the lesson in the editor
    QPushButton *m_openButton;
    QPushButton *m_closeButton;
};

} // namespace doublets
