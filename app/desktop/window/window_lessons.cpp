// SPDX-License-Identifier: MIT
#include "desktop/window/window_lessons.h"

#include "core/files/atomic_file.h"
#include "core/files/non_utf8_paths.h"
#include "desktop/window/side_panels.h"
#include "desktop/window/window_dialogs.h"
#include "lessons/lesson_copy.h"
#include "lessons/lesson_panel.h"
#include "lessons/lesson_run.h"
#include "lessons/lessons_dialog.h"
#include "match/match.h"
#include "match/settings/default_folder.h"
#include "panels/actions/actions.h"
#include "panels/dialogs/dialogs.h"
#include "table/fonts/plain_text.h"

#include <QEvent>
#include <QFileInfo>
#include <QMainWindow>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr std::size_t MaxShown = 5; ///< faults shown for one file

} // namespace

WindowLessons::WindowLessons(QMainWindow &window, Match &match, Session &session,
                             SidePanels &panels, Dialogs &dialogs, WindowDialogs &windows,
                             const Actions &actions)
    : QObject(&window)
    , m_window(window)
    , m_match(match)
    , m_session(session)
    , m_panels(panels)
    , m_dialogs(dialogs)
    , m_run(new LessonRun(match, session, this))
    , m_windows(windows)
    , m_dock(panels.add(u"lessonDock"_s, [this](QWidget *parent) { return makePanel(parent); }))
{
    // Closing the panel must not end a lesson, since it would leave the lesson's game on the board.
    m_dock->setFeatures(QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetFloatable);
    window.installEventFilter(this);
    connect(actions.lessons, &QAction::triggered, this, &WindowLessons::choose);
    connect(m_run, &LessonRun::ended, this, [this] {
        m_dock->hide();
        Q_EMIT ended();
    });
    connect(m_run, &LessonRun::errorOccurred, this, &WindowLessons::failed);
    // Restoring the window's state may show the dock.
    connect(m_dock, &QDockWidget::visibilityChanged, this, &WindowLessons::hideIfOver,
            Qt::QueuedConnection);
    retranslate();
}

QWidget *WindowLessons::makePanel(QWidget *parent)
{
    m_panel = new LessonPanel(*m_run, m_session.catalogue(), parent);
    connect(m_panel, &LessonPanel::experimentRequested, &m_windows,
            &WindowDialogs::openExperiments);
    connect(m_panel, &LessonPanel::startOverWanted, this, &WindowLessons::startOver);
    connect(m_panel, &QWidget::windowTitleChanged, this, &WindowLessons::retitle);
    m_panel->setCanExperiment(true);
    m_windows.printFrom(*m_panel);
    return m_panel;
}

void WindowLessons::hideIfOver()
{
    if (!m_run->isRunning()) {
        m_dock->hide();
    }
}

void WindowLessons::choose()
{
    if (m_choice == nullptr) {
        auto lessons = builtInLessons(m_session.catalogue());
        if (!lessons) {
            Q_EMIT failed(lessons.error());
            return;
        }
        std::vector<int> left;
        for (const Lesson &each : lessons.value()) {
            const LessonProgress progress = m_run->progressOf(each);
            left.push_back(progress.isInitial() ? -1 : progress.currentStep);
        }
        m_choice = new LessonsDialog(std::move(lessons).value(), left, &m_window);
        m_choice->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_choice, &LessonsDialog::chosen, this, &WindowLessons::begin);
        connect(m_choice, &LessonsDialog::openFileRequested, this, &WindowLessons::askWhatToOpen);
        connect(m_choice, &LessonsDialog::copyWanted, this, &WindowLessons::saveCopy);
    }
    m_choice->open(); // window-modal; the table waits
    m_choice->raise();
    m_choice->activateWindow();
}

void WindowLessons::askWhatToOpen()
{
    const QString path =
        m_dialogs.askLessonToOpen(&m_window, defaultFolder(QStandardPaths::DocumentsLocation));
    if (!path.isEmpty() && !open(path)) {
        const auto lesson = readLesson(path, m_session.catalogue());
        if (lesson) { // whatever its suffix
            begin(lesson.value());
        } else {
            Q_EMIT failed(lesson.error().front());
        }
    }
}

bool WindowLessons::open(const QString &path)
{
    if (!displayFileName(path).endsWith(u".doublets-lesson", Qt::CaseInsensitive)) {
        return false;
    }
    const auto lesson = readLesson(path, m_session.catalogue());
    if (lesson) {
        begin(lesson.value());
        return true;
    }
    const LessonErrors &faults = lesson.error();
    for (std::size_t i = 0; i < std::min(faults.size(), MaxShown); ++i) {
        Q_EMIT failed(faults[i]);
    }
    return true;
}

void WindowLessons::begin(const Lesson &lesson)
{
    m_dock->fill(); // created first, so that it follows the lesson from the beginning
    m_run->begin(lesson);
    m_panels.bringUp(m_dock);
}

void WindowLessons::startOver()
{
    if (m_dialogs.confirmAnswerDeletion(&m_window)) {
        m_panel->startOver();
    }
}

void WindowLessons::saveCopy(const Lesson &lesson)
{
    const QString name = QFileInfo(lesson.file).completeBaseName() + u".doublets-lesson"_s;
    const QString folder = defaultFolder(QStandardPaths::DocumentsLocation);
    const QString path = m_dialogs.askLessonToSave(&m_window, folder + u'/' + name);
    if (path.isEmpty()) {
        return;
    }
    if (const auto error = writeFileAtomically(path, lessonCopy(lesson), FilePurpose::UserFile)) {
        Q_EMIT failed(*error);
    } else {
        //: %1: the name of a file
        m_match.remark(tr("Saved: %1").arg(QFileInfo(path).fileName()));
    }
}

bool WindowLessons::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_window && event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    return QObject::eventFilter(watched, event);
}

void WindowLessons::retitle()
{
    const QString title = m_panel != nullptr ? m_panel->windowTitle() : QString();
    m_dock->setWindowTitle(title.isEmpty() ? tr("Lesson") : withoutMnemonic(title));
}

void WindowLessons::retranslate()
{
    if (m_panel != nullptr) {
        m_panel->retranslate();
    }
    retitle();
}

} // namespace doublets
