// SPDX-License-Identifier: MIT
#pragma once

#include "panels/dialogs/dialogs.h"

#include <QCoreApplication>

namespace doublets {

struct FileKind;
class Settings;
template<typename T> class Option;
struct LockHolder;

/// The implementation of Dialogs in the desktop program. Remembers the folders of files in the
/// settings.
class DesktopDialogs final : public Dialogs
{
    Q_DECLARE_TR_FUNCTIONS(DesktopDialogs)

public:
    /// If `settings` is null, no folder is remembered. Otherwise, it must outlive this object.
    explicit DesktopDialogs(Settings *settings = nullptr)
        : m_settings(settings)
    {
    }

    [[nodiscard]] QString getOpenGamePath(QWidget *parent, const QString &folder) override;
    [[nodiscard]] QString getSaveGamePath(QWidget *parent, const QString &suggested) override;
    [[nodiscard]] QString getOpenLessonPath(QWidget *parent, const QString &folder) override;
    [[nodiscard]] QString getSaveLessonPath(QWidget *parent, const QString &suggested) override;
    [[nodiscard]] QString getOpenPicturePath(QWidget *parent, const QString &folder) override;
    [[nodiscard]] QString getOpenInventionPath(QWidget *parent, const QString &folder) override;
    [[nodiscard]] QString getSaveInventionPath(QWidget *parent, const QString &suggested) override;
    [[nodiscard]] QString getSaveCsvPath(QWidget *parent, const QString &suggested) override;
    [[nodiscard]] QString getSaveExperimentPath(QWidget *parent, const QString &suggested) override;
    [[nodiscard]] std::optional<PictureFile>
    getSavePictureFile(QWidget *parent, const PictureFile &suggested) override;
    [[nodiscard]] SaveAnswer askToSave(QWidget *parent, const QString &name) override;
    [[nodiscard]] bool confirmDiscardGame(QWidget *parent, const QString &reason) override;
    /// Asks the user whether to take over the game that `holder` seems to have open elsewhere.
    /// Blocks until the user has answered. Returns true if the user agrees.
    [[nodiscard]] static bool confirmTakeover(const LockHolder &holder);
    [[nodiscard]] bool confirmQuit(QWidget *parent, const QString &reason) override;
    [[nodiscard]] bool confirmQuitLesson(QWidget *parent, const QString &reason) override;
    [[nodiscard]] bool confirmAnswerDeletion(QWidget *parent) override;
    [[nodiscard]] bool confirmScoreReset(QWidget *parent, const QString &score) override;
    [[nodiscard]] bool confirmResultsErasure(QWidget *parent) override;
    [[nodiscard]] bool confirmStatisticsErasure(QWidget *parent) override;
    void showAbout(QWidget *parent) override;
    void showAboutQt(QWidget *parent) override;

private:
    using FolderSetting = Option<QString> Settings::*;
    /// Returns `path` if it is absolute. Otherwise, returns it in the folder used last for files of
    /// its kind or, if there is none, in the standard folder.
    [[nodiscard]] QString inLastFolder(FolderSetting setting, const QString &path) const;
    /// Remembers the folder of `path`, unless `path` is empty.
    void rememberFolder(FolderSetting setting, const QString &path) const;
    /// Asks the user which file to open, starting in inLastFolder(`setting`, `folder`). Remembers
    /// the folder of the file. Returns an empty string if the user cancels.
    [[nodiscard]] QString getOpenPathInLastFolder(FolderSetting setting, QWidget *parent,
                                                  const QString &title, const QString &folder,
                                                  const QStringList &filters) const;
    /// Asks the user where to save a file, suggesting inLastFolder(`setting`, `suggested`).
    /// Remembers the folder of the file. Returns an empty string if the user cancels.
    [[nodiscard]] QString getSavePathInLastFolder(FolderSetting setting, QWidget *parent,
                                                  const QString &title,
                                                  const QList<FileKind> &kinds,
                                                  const QString &suggested) const;
    /// Returns `path` if it is absolute. Otherwise, returns it in the folder of the most recent
    /// game or, if there is none, in the documents folder.
    [[nodiscard]] QString inGameFolder(const QString &path) const;

    Settings *m_settings;
};

} // namespace doublets
