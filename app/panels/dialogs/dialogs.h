// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>
#include <QString>

#include <optional>

class QWidget;

namespace doublets {

/// The dialogs that wait for an answer, behind a seam so that tests can answer instead of people.
class Dialogs
{
public:
    virtual ~Dialogs() = default;

    /// A record to open; empty if nobody chose one.
    [[nodiscard]] virtual QString fileToOpen(QWidget *parent, const QString &folder) = 0;
    /// Where to save a record; empty if nobody chose.
    [[nodiscard]] virtual QString fileToSave(QWidget *parent, const QString &suggested) = 0;
    /// A lesson to open, and where to save one; empty if nobody chose.
    [[nodiscard]] virtual QString lessonToOpen(QWidget *parent, const QString &folder) = 0;
    [[nodiscard]] virtual QString lessonToSave(QWidget *parent, const QString &suggested) = 0;
    /// Where to save a table of figures (CSV); empty if nobody chose.
    [[nodiscard]] virtual QString tableToSave(QWidget *parent, const QString &suggested) = 0;
    /// Where to save an experiment: what kind of file (CSV, PNG, SVG, PDF) the end of the name
    /// says; empty if nobody chose.
    [[nodiscard]] virtual QString experimentToSave(QWidget *parent, const QString &suggested) = 0;
    /// Where to save a picture of the board, and how large.
    struct Picture
    {
        QString path;
        QSize size;
    };
    /// `suggested` has the size of the board in the window. None if nobody chose.
    [[nodiscard]] virtual std::optional<Picture> pictureToSave(QWidget *parent,
                                                               const Picture &suggested) = 0;
    /// Whether another game may take the place of the one on the board, though that cannot be kept
    /// and would be lost. `why` says why not.
    [[nodiscard]] virtual bool mayLoseGame(QWidget *parent, const QString &why) = 0;
    /// Whether what a class has said and played in a lesson may be forgotten.
    [[nodiscard]] virtual bool mayForgetAnswers(QWidget *parent) = 0;
    /// Asks whether the score of the present players may be reset. `score` is the score as shown:
    /// "Anne 2 – 1 Ben".
    [[nodiscard]] virtual bool mayResetScore(QWidget *parent, const QString &score) = 0;
    virtual void about(QWidget *parent) = 0;
    virtual void aboutQt(QWidget *parent) = 0;
};

} // namespace doublets
