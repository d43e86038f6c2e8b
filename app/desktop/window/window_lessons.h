// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_task.h"
#include "core/error.h"
#include "core/lessons/lesson_shelf.h"

#include <QObject>
#include <QPointer>

class QMainWindow;

namespace doublets {

class Actions;
class Dialogs;
class LessonPanel;
class LessonRun;
class LessonsDialog;
class Match;
class Session;
class PanelDock;
class SidePanels;
class WindowDialogs;
class WindowLessonEditor;

/// The window's access to lessons: the dialog for choosing a lesson, lesson files, and the panel
/// that guides the class through a lesson.
class WindowLessons : public QObject
{
    Q_OBJECT

public:
    /// `window` takes ownership of this object. All other arguments must outlive this object.
    WindowLessons(QMainWindow &window, Match &match, Session &session, SidePanels &panels,
                  Dialogs &dialogs, WindowDialogs &windowDialogs, const Actions &actions);

    /// Shows the dialog for choosing a lesson.
    void chooseLesson();
    /// Asks the user for a lesson file, with any suffix, and begins its lesson for the class
    /// `className`, which may be empty. Does nothing if the user cancels. Emits openFailed() if
    /// the file is invalid.
    void openLessonFile(const QString &className = {});
    /// Opens the file `path` if it has the suffix of a lesson. Returns false if it has another
    /// suffix. If the file is invalid, returns true and emits openFailed() for a single error, or
    /// errorOccurred() for each of the first five. `className` may be empty.
    bool openIfLesson(const QString &path, const QString &className = {});
    /// Returns whether the program may quit. If the lesson in the editor is unsaved, first asks the
    /// user whether to save it. Then saves all answers and games of lessons and, if that fails,
    /// asks the user whether to quit and lose them. Blocks until they have been saved or the user
    /// has answered.
    [[nodiscard]] bool confirmQuit();
    [[nodiscard]] LessonRun &lessonRun() const { return *m_lessonRun; }

Q_SIGNALS:
    /// Emitted when a lesson file that the user has chosen could not be opened.
    void openFailed(const doublets::Error &error);
    /// Emitted when a lesson, the progress in a lesson or the list of the user's own lessons could
    /// not be read or saved. Emitted up to five times for a lesson file with several errors.
    void errorOccurred(const doublets::Error &error);
    /// Emitted when the progress in a lesson has been saved after errorOccurred() had reported
    /// `error`.
    void saveErrorResolved(const doublets::Error &error);
    /// Emitted when the lesson has ended.
    void lessonEnded();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] QWidget *createPanel(QWidget *parent);
    void beginLesson(const Lesson &lesson, const QString &className = {});
    void startOver();
    /// Reads the user's own lessons in the background and shows them in the dialog.
    void readOwnLessons();
    void addOwnLesson(const QString &path);
    void removeOwnLesson(const QString &path);
    /// Shows the panel if a lesson is running; otherwise hides it.
    void updatePanelVisibility();
    void updateTitle();
    void retranslate();

    QMainWindow &m_window;
    Match &m_match;
    Session &m_session;
    SidePanels &m_panels;
    Dialogs &m_dialogs;
    LessonRun *m_lessonRun;
    WindowDialogs &m_windowDialogs;
    PanelDock *m_dock;
    LessonPanel *m_panel = nullptr; ///< null before the first lesson
    QPointer<LessonsDialog> m_lessonsDialog;
    LessonShelf m_shelf;
    BackgroundTask<std::vector<UserLesson>> m_shelfTask;
    WindowLessonEditor *m_editor;
    /// Whether the lesson is a preview, after which the editor is shown again.
    bool m_isPreview = false;
};

} // namespace doublets
