// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "core/lessons/lesson.h"

#include <QObject>
#include <QPointer>

class QWidget;

namespace doublets {

class Dialogs;
class LessonEditor;
class LessonsDialog;
class Session;

/// The window's access to the lesson editor, which is created when the user first needs it. The
/// editor keeps its lesson while the lesson is previewed.
class WindowLessonEditor : public QObject
{
    Q_OBJECT

public:
    /// `window` takes ownership of this object. All other arguments must outlive this object.
    WindowLessonEditor(Session &session, Dialogs &dialogs, QWidget &window);

    /// Connects the buttons of `dialog` for writing and editing lessons, and shows in `dialog`
    /// which lesson is being edited.
    void connectDialog(LessonsDialog &dialog);
    /// Shows the editor again, after a preview. Does nothing if there is no editor.
    void returnToEditor();
    /// Returns whether the program may quit. If the edited lesson is unsaved, asks the user whether
    /// to save it; blocks until the user has answered.
    [[nodiscard]] bool confirmQuit();

Q_SIGNALS:
    /// Emitted when a lesson file could not be read.
    void openFailed(const doublets::Error &error);
    /// Emitted when the user wants to preview the edited lesson from the step with the index
    /// `step`.
    void previewRequested(const doublets::Lesson &lesson, int step);
    /// Emitted when a lesson has been saved in the file `path`.
    void lessonSaved(const QString &path);

private:
    /// Returns the editor, whose lesson may be replaced. Creates the editor if necessary. If the
    /// lesson is unsaved, first asks the user whether to save it; if the user cancels, shows the
    /// editor and returns null.
    [[nodiscard]] LessonEditor *editorForAnotherLesson();
    void createEditor();
    void showEditor();
    void writeNewLesson();
    void editCopy(const Lesson &lesson);
    /// Asks the user for a lesson file and opens it in the editor.
    void editFile();
    void editPath(const QString &path);

    Session &m_session;
    Dialogs &m_dialogs;
    QWidget &m_window;
    QPointer<LessonEditor> m_editor;
};

} // namespace doublets
