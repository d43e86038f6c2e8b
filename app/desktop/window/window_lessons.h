// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "core/lessons/lesson.h"

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

/// The lessons of the window: the dialog for choosing one, teachers' files, and the panel that
/// guides the class through a lesson.
class WindowLessons : public QObject
{
    Q_OBJECT

public:
    /// `window` takes ownership. All arguments must outlive this object.
    WindowLessons(QMainWindow &window, Match &match, Session &session, SidePanels &panels,
                  Dialogs &dialogs, WindowDialogs &windows, const Actions &actions);

    void choose();
    void askWhatToOpen();
    /// Opens `path` if its name has the suffix of a lesson. Returns false for other files. Errors
    /// are emitted as failed().
    bool open(const QString &path);
    [[nodiscard]] LessonRun &run() const { return *m_run; }

Q_SIGNALS:
    /// Emitted for each error in a file.
    void failed(const doublets::Error &error);
    /// Emitted when the lesson has ended.
    void ended();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] QWidget *makePanel(QWidget *parent);
    void begin(const Lesson &lesson);
    void startOver();
    void saveCopy(const Lesson &lesson);
    void hideIfOver();
    void retitle();
    void retranslate();

    QMainWindow &m_window;
    Match &m_match;
    Session &m_session;
    SidePanels &m_panels;
    Dialogs &m_dialogs;
    LessonRun *m_run;
    WindowDialogs &m_windows;
    PanelDock *m_dock;
    LessonPanel *m_panel = nullptr; ///< null before the first lesson
    QPointer<LessonsDialog> m_choice;
};

} // namespace doublets
