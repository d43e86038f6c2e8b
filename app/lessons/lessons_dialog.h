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
struct CardTexts;
class LessonRun;
class OwnLessonList;

/// The dialog for choosing a built-in lesson or a lesson of the user, opening a lesson file, or
/// writing a lesson.
class LessonsDialog : public QDialog
{
    Q_OBJECT

public:
    /// Shows the progress of all classes, as reported by `run`, which must outlive this object.
    /// `lessons` are the built-in lessons; `folder` is the folder of the user's lessons
    /// (LessonShelf::folder()).
    LessonsDialog(std::vector<Lesson> lessons, LessonRun &run, const QString &folder,
                  QWidget *parent = nullptr);

    /// Shows the user's own lessons. Until then, the dialog shows that they are being read.
    void setOwnLessons(std::vector<UserLesson> lessons);

    /// Sets the title of the lesson in the editor, which may be empty; nullopt if there is none.
    void setEditedLesson(const std::optional<QString> &title);
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /// Emitted when a lesson has been chosen, after the dialog has been closed. `className` may be
    /// empty.
    void lessonChosen(const doublets::Lesson &lesson, const QString &className);
    /// Emitted when the answers of a finished lesson have been chosen, after the dialog has been
    /// closed.
    void answersChosen(const doublets::Lesson &lesson,
                       const doublets::LessonProgressStore::KeptAnswers &answers);
    /// Emitted when the user wants to choose and open a lesson file, after the dialog has been
    /// closed. `className` may be empty.
    void openFileRequested(const QString &className);
    /// Emitted when the user has removed one of their own lessons from the list. The dialog remains
    /// open, and the file `path` is kept.
    void ownLessonRemoved(const QString &path);
    // The signals below are emitted after the dialog has been closed.

    /// Emitted when the user wants to write a new lesson.
    void newLessonRequested();
    /// Emitted when the user wants to edit a copy of `lesson`.
    void editCopyRequested(const doublets::Lesson &lesson);
    /// Emitted when the user wants to choose and edit a lesson file.
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
    /// Returns the texts of the card of a lesson, for the chosen class.
    [[nodiscard]] CardTexts cardTexts(const Lesson &lesson) const;
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
    /// Title of the lesson in the editor; nullopt if there is none.
    std::optional<QString> m_editedTitle;
    QPushButton *m_openButton;
    QPushButton *m_closeButton;
};

} // namespace doublets
