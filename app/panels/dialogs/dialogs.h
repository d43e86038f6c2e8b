// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>
#include <QString>

#include <optional>

class QWidget;

namespace doublets {

/// The modal dialogs, as an interface that tests can implement to answer in place of the user. All
/// functions block until the dialog is closed. `parent` is the window to which the dialog belongs.
class Dialogs
{
public:
    virtual ~Dialogs() = default;

    // The functions that return a path return an empty string if the user cancels. `folder` is the
    // folder shown first, `suggested` is the suggested path.

    /// Asks the user for a record to open, and returns its path.
    [[nodiscard]] virtual QString getOpenGamePath(QWidget *parent, const QString &folder) = 0;
    /// Asks the user where to save a record, and returns the path.
    [[nodiscard]] virtual QString getSaveGamePath(QWidget *parent, const QString &suggested) = 0;
    /// Asks the user for a lesson file to open, and returns its path.
    [[nodiscard]] virtual QString getOpenLessonPath(QWidget *parent, const QString &folder) = 0;
    /// Asks the user where to save a lesson file, and returns the path.
    [[nodiscard]] virtual QString getSaveLessonPath(QWidget *parent, const QString &suggested) = 0;
    /// Asks the user for a picture to show in a lesson, and returns its path.
    [[nodiscard]] virtual QString getOpenPicturePath(QWidget *parent, const QString &folder) = 0;
    /// Asks the user for the file of an invention to open, and returns its path.
    [[nodiscard]] virtual QString getOpenInventionPath(QWidget *parent, const QString &folder) = 0;
    /// Asks the user where to save an invention, and returns the path.
    [[nodiscard]] virtual QString getSaveInventionPath(QWidget *parent,
                                                       const QString &suggested) = 0;
    /// Asks the user where to save figures as CSV, and returns the path.
    [[nodiscard]] virtual QString getSaveCsvPath(QWidget *parent, const QString &suggested) = 0;
    /// Asks the user where to save an experiment, and returns the path. Its suffix selects the
    /// format: csv, png, svg, pdf, or games.csv for a table of the games.
    [[nodiscard]] virtual QString getSaveExperimentPath(QWidget *parent,
                                                        const QString &suggested) = 0;
    /// The path and size of a picture of the board.
    struct PictureFile
    {
        QString path;
        QSize size; ///< in pixels
    };
    /// Asks the user where to save a picture of the board, and at what size. `suggested` has the
    /// size of the board in the window. Returns nullopt if the user cancels.
    [[nodiscard]] virtual std::optional<PictureFile>
    getSavePictureFile(QWidget *parent, const PictureFile &suggested) = 0;

    /// What to do about unsaved changes.
    enum class SaveAnswer : std::uint8_t { Save, Discard, Cancel };
    /// Asks the user whether to save the changes of the document `name`, which may be empty.
    [[nodiscard]] virtual SaveAnswer askToSave(QWidget *parent, const QString &name) = 0;

    // The functions below return true if the user confirms, false if the user cancels.

    /// Asks the user whether to discard the current game, which could not be saved. `reason` is the
    /// error message.
    [[nodiscard]] virtual bool confirmDiscardGame(QWidget *parent, const QString &reason) = 0;
    /// Asks the user whether to quit although the current game could not be saved. `reason` is the
    /// error message.
    [[nodiscard]] virtual bool confirmQuit(QWidget *parent, const QString &reason) = 0;
    /// Asks the user whether to quit although answers or games of a lesson could not be saved.
    /// `reason` is the error message.
    [[nodiscard]] virtual bool confirmQuitLesson(QWidget *parent, const QString &reason) = 0;
    /// Asks the user whether to delete the answers and games of a lesson.
    [[nodiscard]] virtual bool confirmAnswerDeletion(QWidget *parent) = 0;
    /// Asks the user whether to reset the score of the current players. `score` is the score as
    /// shown, such as "Anne 2 – 1 Ben".
    [[nodiscard]] virtual bool confirmScoreReset(QWidget *parent, const QString &score) = 0;
    /// Asks the user whether to erase the statistics of all games.
    [[nodiscard]] virtual bool confirmStatisticsErasure(QWidget *parent) = 0;

    virtual void showAbout(QWidget *parent) = 0;
    virtual void showAboutQt(QWidget *parent) = 0;
};

} // namespace doublets
