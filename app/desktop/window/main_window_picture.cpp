// SPDX-License-Identifier: MIT
#include "desktop/window/main_window.h"
#include "match/session/session.h"
#include "match/settings/settings.h"
#include "match/settings/usual_folder.h"
#include "panels/actions/actions.h"
#include "panels/dialogs/dialogs.h"
#include "table/board/board_scene.h"
#include "table/board/board_view.h"
#include "table/still/still_job.h"

#include <QDir>
#include <QFileInfo>
#include <QProgressDialog>

#include <algorithm>

/// Pictures of the board, to print or to show.
namespace doublets {

QString MainWindow::suggestedPicture() const
{
    QString folder = m_settings.pictureFolder.value();
    if (folder.isEmpty() || !QFileInfo(folder).isDir()) {
        folder = usualFolder(QStandardPaths::PicturesLocation);
    }
    const Game &game = m_session.game();
    const auto throws = std::count_if(game.turns().begin(), game.turns().end(), [](const Turn &t) {
        return std::holds_alternative<Throw>(t.action);
    });
    const QString file = m_session.filePath();
    const QString name = file.isEmpty() ? game.ruleSet().id : QFileInfo(file).completeBaseName();
    return QDir(folder).filePath(u"%1-%2.png"_qs.arg(name).arg(throws));
}

void MainWindow::savePicture()
{
    m_board->skipMotion();
    const BoardScene &scene = m_board->boardScene();
    const auto artwork = m_board->boardScene().sprites().artwork();
    StillWish wish;
    wish.table = artwork->id();
    wish.look = artwork->look();
    wish.tables = scene.boardLayout().tables();
    wish.state = scene.shown();
    wish.numerals = m_settings.numerals.value();
    const QSize window = (m_board->size() * m_board->devicePixelRatioF())
                             .expandedTo(StillWish::Least)
                             .boundedTo(StillWish::Most);
    const auto chosen = m_dialogs.pictureToSave(this, {suggestedPicture(), window});
    if (!chosen) {
        return;
    }
    wish.size = chosen->size;
    m_settings.pictureFolder.set(QFileInfo(chosen->path).absolutePath());
    m_actions->savePicture->setEnabled(false); // one at a time
    auto *job = new StillJob(wish, chosen->path, this);
    job->setObjectName(u"stillJob"_qs);
    showProgressOf(*job);
    const auto end = [this, job] {
        m_actions->savePicture->setEnabled(true);
        job->deleteLater();
    };
    connect(job, &StillJob::cancelled, this, end);
    connect(job, &StillJob::finished, this, [this, job, end](const std::optional<Error> &error) {
        tellSaved(job->path(), error);
        end();
    });
}

void MainWindow::showProgressOf(StillJob &job)
{
    constexpr int PatienceMilliseconds = 800; ///< what is over sooner is not worth a dialog
    auto *progress = new QProgressDialog(tr("Drawing the board…"), tr("Cancel"), 0, 100, this);
    progress->setObjectName(u"pictureProgress"_qs);
    progress->setWindowTitle(tr("Save a picture of the board"));
    progress->setMinimumDuration(PatienceMilliseconds);
    progress->setAutoClose(false);
    progress->setValue(0);
    connect(&job, &StillJob::progressed, progress, &QProgressDialog::setValue);
    connect(&job, &QObject::destroyed, progress, &QObject::deleteLater);
    connect(progress, &QProgressDialog::canceled, &job, &StillJob::cancel);
}

} // namespace doublets
