// SPDX-License-Identifier: MIT
#include "desktop/window/window_lessons.h"

#include "core/lessons/lesson_parser.h"
#include "core/platform/non_utf8_paths.h"
#include "desktop/window/side_panels.h"
#include "desktop/window/window_dialogs.h"
#include "desktop/window/window_lesson_editor.h"
#include "lessons/lesson_panel.h"
#include "lessons/lesson_run.h"
#include "lessons/lessons_dialog.h"
#include "match/match.h"
#include "panels/actions/actions.h"
#include "panels/dialogs/dialogs.h"
#include "table/fonts/plain_text.h"
#include "text/error_text.h"

#include <QEvent>
#include <QMainWindow>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr std::size_t MaxReportedErrors = 5; ///< of one file

/// Returns an empty string if nothing is stored on disk.
QString shelfFolder(const Session &session)
{
    return session.dataFolder().isEmpty() ? QString() : session.dataFolder() + u"/lessons"_s;
}

} // namespace

WindowLessons::WindowLessons(QMainWindow &window, Match &match, Session &session,
                             SidePanels &panels, Dialogs &dialogs, WindowDialogs &windowDialogs,
                             const Actions &actions)
    : QObject(&window)
    , m_window(window)
    , m_match(match)
    , m_session(session)
    , m_panels(panels)
    , m_dialogs(dialogs)
    , m_lessonRun(new LessonRun(match, session, this))
    , m_windowDialogs(windowDialogs)
    , m_dock(
          panels.addPanel(u"lessonDock"_s, [this](QWidget *parent) { return createPanel(parent); }))
    , m_shelf(shelfFolder(session))
    , m_shelfTask({.resultReady =
                       [this](const std::vector<UserLesson> &lessons) {
                           if (m_lessonsDialog != nullptr) {
                               m_lessonsDialog->setOwnLessons(lessons);
                           }
                       }})
    , m_editor(new WindowLessonEditor(session, dialogs, window))
{
    // Closing the panel must not end a lesson, since it would leave the lesson's game on the board.
    m_dock->setFeatures(QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetFloatable);
    window.installEventFilter(this);
    connect(actions.lessons, &QAction::triggered, this, &WindowLessons::chooseLesson);
    connect(m_lessonRun, &LessonRun::lessonEnded, this, [this] {
        m_dock->hide();
        Q_EMIT lessonEnded();
        if (std::exchange(m_isPreview, false)) {
            m_editor->returnToEditor();
        }
    });
    connect(m_lessonRun, &LessonRun::lessonFinished, this, [this](bool hasAnswers) {
        m_match.remark(hasAnswers ? tr("The lesson is finished. The answers have been saved: "
                                       "Classroom menu, Lessons, Saved answers.")
                                  : tr("The lesson is finished."));
    });
    connect(m_lessonRun, &LessonRun::errorOccurred, this, &WindowLessons::errorOccurred);
    connect(m_lessonRun, &LessonRun::saveErrorResolved, this, &WindowLessons::saveErrorResolved);
    connect(m_editor, &WindowLessonEditor::openFailed, this, &WindowLessons::openFailed);
    connect(m_editor, &WindowLessonEditor::lessonSaved, this, &WindowLessons::addOwnLesson);
    connect(m_editor, &WindowLessonEditor::previewRequested, this,
            [this](const Lesson &lesson, int step) {
                m_isPreview = false; // the end of an earlier preview does not return to the editor
                m_dock->createContent();
                m_lessonRun->preview(lesson, step);
                m_isPreview = true;
                m_panels.activate(m_dock);
            });
    // Restoring the window's state may show or hide the dock, and the projector hides all docks.
    connect(m_dock, &QDockWidget::visibilityChanged, this, &WindowLessons::updatePanelVisibility,
            Qt::QueuedConnection);
    retranslate();
}

QWidget *WindowLessons::createPanel(QWidget *parent)
{
    m_panel = new LessonPanel(*m_lessonRun, m_session.catalogue(), parent);
    connect(m_panel, &LessonPanel::experimentsRequested, &m_windowDialogs,
            &WindowDialogs::openExperiments);
    connect(m_panel, &LessonPanel::startOverRequested, this, &WindowLessons::startOver);
    connect(m_panel, &QWidget::windowTitleChanged, this, &WindowLessons::updateTitle);
    m_panel->setExperimentsAvailable(true);
    m_windowDialogs.connectLessonPanel(*m_panel);
    return m_panel;
}

void WindowLessons::updatePanelVisibility()
{
    if (!m_lessonRun->isRunning()) {
        m_dock->hide();
    } else if (m_dock->isHidden()) {
        m_panels.raiseDock(m_dock);
    }
}

void WindowLessons::chooseLesson()
{
    if (m_lessonsDialog == nullptr) {
        auto lessons = builtInLessons(m_session.catalogue());
        if (!lessons) {
            Q_EMIT errorOccurred(lessons.error());
            return;
        }
        m_lessonsDialog = new LessonsDialog(std::move(lessons).value(), *m_lessonRun,
                                            m_shelf.folder(), &m_window);
        m_lessonsDialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_lessonsDialog, &LessonsDialog::lessonChosen, this, &WindowLessons::beginLesson);
        connect(m_lessonsDialog, &LessonsDialog::answersChosen, this,
                [this](const Lesson &lesson, const LessonProgressStore::KeptAnswers &answers) {
                    m_dock->createContent();
                    m_lessonRun->reopen(lesson, answers);
                    m_panels.activate(m_dock);
                });
        connect(m_lessonsDialog, &LessonsDialog::openFileRequested, this,
                &WindowLessons::openLessonFile);
        connect(m_lessonsDialog, &LessonsDialog::ownLessonRemoved, this,
                &WindowLessons::removeOwnLesson);
        m_editor->connectDialog(*m_lessonsDialog);
    }
    readOwnLessons();
    m_lessonsDialog->open(); // window-modal; pauses the game
    m_lessonsDialog->raise();
    m_lessonsDialog->activateWindow();
}

void WindowLessons::openLessonFile(const QString &className)
{
    const QString path = m_dialogs.getOpenLessonPath(&m_window, {});
    if (!path.isEmpty() && !openIfLesson(path, className)) {
        const auto lesson = readLesson(path, m_session.catalogue());
        if (lesson) { // whatever its suffix
            addOwnLesson(path);
            beginLesson(lesson.value(), className);
        } else {
            Q_EMIT openFailed(lesson.error().front());
        }
    }
}

bool WindowLessons::openIfLesson(const QString &path, const QString &className)
{
    if (!displayFileName(path).endsWith(u".doublets-lesson", Qt::CaseInsensitive)) {
        return false;
    }
    const auto lesson = readLesson(path, m_session.catalogue());
    if (lesson) {
        addOwnLesson(path);
        beginLesson(lesson.value(), className);
        return true;
    }
    const LessonErrors &errors = lesson.error();
    if (errors.size() == 1) {
        Q_EMIT openFailed(errors.front());
        return true;
    }
    for (std::size_t i = 0; i < std::min(errors.size(), MaxReportedErrors); ++i) {
        Q_EMIT errorOccurred(errors[i]);
    }
    return true;
}

bool WindowLessons::confirmQuit()
{
    if (!m_editor->confirmQuit()) {
        return false;
    }
    const auto error = m_lessonRun->finishSaving();
    return !error || m_dialogs.confirmQuitLesson(&m_window, errorText(*error));
}

void WindowLessons::beginLesson(const Lesson &lesson, const QString &className)
{
    m_isPreview = false;
    m_dock->createContent(); // created first, so that it follows the lesson from the beginning
    m_lessonRun->begin(lesson, className);
    m_panels.activate(m_dock);
}

void WindowLessons::startOver()
{
    if (m_dialogs.confirmAnswerDeletion(&m_window)) {
        m_panel->startOver();
    }
}

void WindowLessons::readOwnLessons()
{
    m_shelfTask.start([shelf = m_shelf, &catalogue = m_session.catalogue()](
                          TaskPromise<std::vector<UserLesson>> &report) {
        std::vector<UserLesson> lessons;
        for (const LessonShelf::File &file : shelf.files()) {
            if (report.isCancelled()) {
                return;
            }
            lessons.push_back(readUserLesson(file, catalogue));
        }
        report.deliver(std::move(lessons));
    });
}

void WindowLessons::addOwnLesson(const QString &path)
{
    if (const auto error = m_shelf.addRecentFile(path)) {
        Q_EMIT errorOccurred(*error);
    }
}

void WindowLessons::removeOwnLesson(const QString &path)
{
    if (const auto error = m_shelf.removeRecentFile(path)) {
        Q_EMIT errorOccurred(*error);
    }
}

bool WindowLessons::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_window && event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (watched == &m_window && event->type() == QEvent::Show && !event->spontaneous()) {
        // The window has just restored its state, and may bring another panel to the front; a
        // lesson may have been opened before.
        const auto raiseLesson = [this] {
            if (m_lessonRun->isRunning()) {
                m_panels.raiseDock(m_dock);
            }
        };
        QMetaObject::invokeMethod(this, raiseLesson, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

void WindowLessons::updateTitle()
{
    const QString title = m_panel != nullptr ? m_panel->windowTitle() : QString();
    m_dock->setWindowTitle(title.isEmpty() ? tr("Lesson") : withoutMnemonic(title));
}

void WindowLessons::retranslate()
{
    if (m_panel != nullptr) {
        m_panel->retranslate();
    }
    updateTitle();
}

} // namespace doublets
