// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>
#include <QString>

#include <optional>

class QWidget;

namespace doublets {

/// The modal dialogs, as an interface that tests can implement to answer in place of the user.
class Dialogs
{
public:
    virtual ~Dialogs() = default;

    /// Asks for a record to open. Returns an empty string if the user cancels.
    [[nodiscard]] virtual QString askFileToOpen(QWidget *parent, const QString &folder) = 0;
    /// Asks where to save a record. Returns an empty string if the user cancels.
    [[nodiscard]] virtual QString askFileToSave(QWidget *parent, const QString &suggested) = 0;
    /// Asks for a lesson to open. Returns an empty string if the user cancels.
    [[nodiscard]] virtual QString askLessonToOpen(QWidget *parent, const QString &folder) = 0;
    /// Asks where to save a lesson. Returns an empty string if the user cancels.
    [[nodiscard]] virtual QString askLessonToSave(QWidget *parent, const QString &suggested) = 0;
    /// Asks where to save a table of figures (CSV). Returns an empty string if the user cancels.
    [[nodiscard]] virtual QString askTableToSave(QWidget *parent, const QString &suggested) = 0;
    /// Asks where to save an experiment. The suffix of the name selects the format: CSV, PNG, SVG
    /// or PDF. Returns an empty string if the user cancels.
    [[nodiscard]] virtual QString askExperimentToSave(QWidget *parent,
                                                      const QString &suggested) = 0;
    /// A file for a picture of the board, and the size of the picture in pixels.
    struct Picture
    {
        QString path;
        QSize size;
    };
    /// Asks where to save a picture of the board, and at what size. `suggested` has the size of the
    /// board in the window. Returns nullopt if the user cancels.
    [[nodiscard]] virtual std::optional<Picture> askPictureToSave(QWidget *parent,
                                                                  const Picture &suggested) = 0;
    /// Asks whether to discard the current game, which could not be saved. `reason` is the error
    /// message.
    [[nodiscard]] virtual bool confirmDiscardGame(QWidget *parent, const QString &reason) = 0;
    /// Asks whether to delete the answers and games of a lesson.
    [[nodiscard]] virtual bool confirmAnswerDeletion(QWidget *parent) = 0;
    /// Asks whether to reset the score of the current players. `score` is the score as shown: "Anne
    /// 2 – 1 Ben".
    [[nodiscard]] virtual bool confirmScoreReset(QWidget *parent, const QString &score) = 0;
    virtual void showAbout(QWidget *parent) = 0;
    virtual void showAboutQt(QWidget *parent) = 0;
};

} // namespace doublets
