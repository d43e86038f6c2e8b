// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>
#include <QString>

#include <cstdint>
#include <optional>

class QWidget;

namespace doublets {

/// An interface to the modal dialogs that ask for files and confirmations, or show information
/// about the program. Tests implement this interface to answer in place of the user. All functions
/// block until the dialog is closed. `parent` is the parent window of the dialog, and may be null.
class Dialogs
{
public:
    virtual ~Dialogs() = default;

    // Functions that return a path return an empty string if the user cancels. `folder` is the path
    // of the initial folder, `suggested` the initial path, including the file name. Except in
    // getOpenGamePath() and getSavePictureFile(), `folder` may be empty and `suggested` only a file
    // name; the initial folder is then the one in which a file of that kind was opened or saved
    // last. Paths for saving have a suffix of the kind of file; the user has confirmed the
    // replacement of an existing file.

    /// Asks the user which game record to open, and returns its path.
    [[nodiscard]] virtual QString getOpenGamePath(QWidget *parent, const QString &folder) = 0;
    /// Asks the user where to save a game record, and returns the path.
    [[nodiscard]] virtual QString getSaveGamePath(QWidget *parent, const QString &suggested) = 0;
    /// Asks the user which lesson file to open, and returns its path.
    [[nodiscard]] virtual QString getOpenLessonPath(QWidget *parent, const QString &folder) = 0;
    /// Asks the user where to save a lesson file, and returns the path.
    [[nodiscard]] virtual QString getSaveLessonPath(QWidget *parent, const QString &suggested) = 0;
    /// Asks the user which picture to show in a lesson, and returns its path.
    [[nodiscard]] virtual QString getOpenPicturePath(QWidget *parent, const QString &folder) = 0;
    /// Asks the user which invention to open, and returns the path of its file.
    [[nodiscard]] virtual QString getOpenInventionPath(QWidget *parent, const QString &folder) = 0;
    /// Asks the user where to save an invention, and returns the path.
    [[nodiscard]] virtual QString getSaveInventionPath(QWidget *parent,
                                                       const QString &suggested) = 0;
    /// Asks the user where to save figures as CSV, and returns the path.
    [[nodiscard]] virtual QString getSaveCsvPath(QWidget *parent, const QString &suggested) = 0;
    /// Asks the user where to save an experiment, and returns the path. The suffix of the path
    /// selects the format: csv, png, svg, pdf, or games.csv for a table of the games.
    [[nodiscard]] virtual QString getSaveExperimentPath(QWidget *parent,
                                                        const QString &suggested) = 0;
    /// The path and size of a picture of the board.
    struct PictureFile
    {
        QString path;
        QSize size; ///< in pixels
    };
    /// Asks the user where to save a picture of the board, and at which size. `suggested.size`, the
    /// size of the board in the window, is one of the sizes offered. Returns nullopt if the user
    /// cancels.
    [[nodiscard]] virtual std::optional<PictureFile>
    getSavePictureFile(QWidget *parent, const PictureFile &suggested) = 0;

    /// The user's decision about unsaved changes.
    enum class SaveAnswer : std::uint8_t { Save, Discard, Cancel };
    /// Asks the user whether to save the changes to a document. `name` is the name of the document,
    /// or empty if the document has no name yet.
    [[nodiscard]] virtual SaveAnswer askToSave(QWidget *parent, const QString &name) = 0;

    // The following functions return true if the user confirms, and false if the user cancels.

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
    /// Asks the user whether to clear the results of the laboratory.
    [[nodiscard]] virtual bool confirmResultsErasure(QWidget *parent) = 0;
    /// Asks the user whether to erase the statistics of all games.
    [[nodiscard]] virtual bool confirmStatisticsErasure(QWidget *parent) = 0;

    /// Shows the version and the licence of the program.
    virtual void showAbout(QWidget *parent) = 0;
    /// Shows the version and the licence of Qt.
    virtual void showAboutQt(QWidget *parent) = 0;
};

} // namespace doublets
