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
class PanelDock;
class SidePanels;
class WindowDialogs;

/// Lessons in the window: the page to choose one, files of teachers, and the panel beside the board
/// that guides through it.
class WindowLessons : public QObject
{
    Q_OBJECT

public:
    /// All of them must outlive this.
    WindowLessons(QMainWindow &window, Match &match, SidePanels &panels, Dialogs &dialogs,
                  WindowDialogs &windows, const Actions &actions);

    void choose();
    void askWhatToOpen();
    /// Opens that file if it is a lesson's, by its name; false where it is another file.
    bool open(const QString &path);
    [[nodiscard]] LessonRun &run() const { return *m_run; }

Q_SIGNALS:
    /// What is wrong with a file: every fault by itself.
    void failed(const doublets::Error &error);
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
    SidePanels &m_panels;
    Dialogs &m_dialogs;
    LessonRun *m_run;
    WindowDialogs &m_windows;
    PanelDock *m_dock;
    LessonPanel *m_panel = nullptr; ///< none before the first lesson
    QPointer<LessonsDialog> m_choice;
};

} // namespace doublets
