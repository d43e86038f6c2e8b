// SPDX-License-Identifier: MIT
#include "desktop/window/file_commands.h"

#include "desktop/window/recent_menu.h"
#include "match/match.h"
#include "match/settings/default_folder.h"
#include "match/settings/settings.h"
#include "panels/actions/actions.h"
#include "panels/dialogs/dialogs.h"
#include "panels/dice/dice_csv.h"
#include "table/board/board_scene.h"
#include "table/board/board_view.h"
#include "table/image/board_image_task.h"
#include "text/error_text.h"
#include "text/printable.h"
#include "text/quoted.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QPointer>
#include <QProgressDialog>

using namespace Qt::StringLiterals;

namespace doublets {

FileCommands::FileCommands(Match &match, Session &session, BoardView &board, Dialogs &dialogs,
                           QWidget &window)
    : QObject(&window)
    , m_match(match)
    , m_session(session)
    , m_board(board)
    , m_dialogs(dialogs)
    , m_window(window)
{
    session.setLossConfirmation([self = QPointer(this)](const Error &whyNotKept) {
        return self && self->m_dialogs.confirmDiscardGame(&self->m_window, errorText(whyNotKept));
    });
}

void FileCommands::connectTo(const Actions &actions, const RecentMenu &recent)
{
    connect(actions.open, &QAction::triggered, this, &FileCommands::openWithDialog);
    connect(actions.saveAs, &QAction::triggered, this, &FileCommands::saveAs);
    connect(actions.previousGame, &QAction::triggered, this, &FileCommands::reopenLastGame);
    connect(actions.savePicture, &QAction::triggered, this,
            [this, action = actions.savePicture] { savePicture(*action); });
    connect(&recent, &RecentMenu::fileChosen, this, &FileCommands::openRecent);
    connect(&recent, &RecentMenu::unfinishedGameChosen, this, &FileCommands::reopenGame);
    connect(&recent, &RecentMenu::finishedGameChosen, this,
            [this](const QString &path) { reportError(m_session.openFinishedGame(path)); });
}

void FileCommands::openWithDialog()
{
    const QString recent = m_match.settings().recentFiles.value().value(0);
    const QString recentPath = pathInExistingFolder(recent, QStandardPaths::DocumentsLocation);
    const QString path = m_dialogs.getOpenGamePath(
        &m_window, recent.isEmpty() ? recentPath : QFileInfo(recentPath).path());
    if (!path.isEmpty()) {
        open(path);
    }
}

void FileCommands::open(const QString &path)
{
    reportError(m_session.open(path));
}

void FileCommands::openRecent(const QString &path)
{
    const auto error = m_session.open(path);
    if (error && !QFileInfo::exists(path)) {
        m_session.removeRecentFile(path);
        //: %1: the name of a file, in quotation marks
        Q_EMIT messageReported(
            tr("%1 is no longer where it was, and has been removed from the list of recent files.")
                .arg(quoted(printable(QFileInfo(path).fileName()))));
        return;
    }
    reportError(error);
}

void FileCommands::reopenGame(const QString &path)
{
    reportError(m_session.reopen(path));
}

void FileCommands::reopenLastGame()
{
    reportError(m_session.reopenLastGame());
}

void FileCommands::reportError(const std::optional<Error> &error)
{
    if (error) {
        Q_EMIT openFailed(*error);
    }
}

void FileCommands::reportSaveResult(const QString &path, const std::optional<Error> &error)
{
    if (error) {
        Q_EMIT saveFailed(errorTextWithAdvice(*error));
    } else {
        //: %1: the name of a file
        m_match.remark(tr("Saved: %1").arg(QFileInfo(path).fileName()));
    }
}

void FileCommands::saveAs()
{
    QString suggested = m_session.filePath();
    if (suggested.isEmpty()) {
        suggested = m_match.game().ruleSet().id + u".doublets"_s;
    }
    const QString path = m_dialogs.getSaveGamePath(
        &m_window, pathInExistingFolder(suggested, QStandardPaths::DocumentsLocation));
    if (path.isEmpty()) {
        return;
    }
    const auto error = m_session.saveAs(path);
    if (!error) {
        m_savedRecord = m_session.record();
    }
    if (!m_saveErrorText.isEmpty()) {
        Q_EMIT saveErrorSuperseded(m_saveErrorText); // reported again if this save has failed, too
    }
    m_saveErrorText = error ? errorTextWithAdvice(*error) : QString();
    reportSaveResult(path, error);
}

bool FileCommands::confirmQuit()
{
    const auto error = m_session.finishSaving();
    return !error || m_savedRecord == m_session.record() ||
           m_dialogs.confirmQuit(&m_window, errorText(*error));
}

void FileCommands::saveDiceReport(const DiceReport &report)
{
    const QString path = m_dialogs.getSaveCsvPath(&m_window, u"dice.csv"_s);
    if (!path.isEmpty()) {
        reportSaveResult(path, writeDiceCsv(report, path));
    }
}

QString FileCommands::suggestedPicturePath() const
{
    QString folder = m_match.settings().pictureFolder.value();
    if (folder.isEmpty() || !QFileInfo(folder).isDir()) {
        folder = defaultFolder(QStandardPaths::PicturesLocation);
    }
    const QString file = m_session.filePath();
    const QString name =
        file.isEmpty() ? m_match.game().ruleSet().id : QFileInfo(file).completeBaseName();
    return QDir(folder).filePath(
        u"%1-%2.png"_s.arg(name, QString::number(m_match.game().throwCount())));
}

void FileCommands::savePicture(QAction &action)
{
    m_board.skipMotion();
    const BoardScene &scene = m_board.boardScene();
    const auto artwork = m_board.boardScene().sprites().artwork();
    BoardImageRequest request;
    request.tradition = artwork->id();
    request.lighting = artwork->lighting();
    request.tables = scene.boardLayout().tables();
    request.state = scene.state();
    request.hasNumerals = m_match.settings().pointNumbers.value();
    const QSize window = (m_board.size() * m_board.devicePixelRatioF())
                             .expandedTo(BoardImageRequest::MinSize)
                             .boundedTo(BoardImageRequest::MaxSize);
    const auto chosen = m_dialogs.getSavePictureFile(&m_window, {suggestedPicturePath(), window});
    if (!chosen) {
        return;
    }
    request.size = chosen->size;
    m_match.settings().pictureFolder.set(QFileInfo(chosen->path).absolutePath());
    action.setEnabled(false);
    auto *task = new BoardImageTask(request, chosen->path, this);
    task->setObjectName(u"boardImageTask"_s);
    showProgress(*task);
    const auto end = [&action, task] {
        action.setEnabled(true);
        task->deleteLater();
    };
    connect(task, &BoardImageTask::cancelled, this, end);
    connect(task, &BoardImageTask::finished, this,
            [this, task, end](const std::optional<Error> &error) {
                reportSaveResult(task->path(), error);
                end();
            });
}

void FileCommands::showProgress(BoardImageTask &task)
{
    constexpr int PatienceMilliseconds = 800; ///< shorter work shows no dialog
    auto *progress = new QProgressDialog(tr("Drawing the board…"), tr("Cancel"), 0, 100, &m_window);
    progress->setObjectName(u"pictureProgress"_s);
    progress->setWindowTitle(tr("Save a picture of the board"));
    progress->setMinimumDuration(PatienceMilliseconds);
    progress->setAutoClose(false);
    progress->setValue(0);
    connect(&task, &BoardImageTask::progressChanged, progress, &QProgressDialog::setValue);
    connect(&task, &QObject::destroyed, progress, &QObject::deleteLater);
    connect(progress, &QProgressDialog::canceled, &task, &BoardImageTask::cancel);
}

} // namespace doublets
