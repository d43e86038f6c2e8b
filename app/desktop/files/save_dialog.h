// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QList>
#include <QString>

class QFileDialog;
class QWidget;

namespace doublets {

/// A kind of file that the program saves.
struct FileKind
{
    QString filter; ///< for QFileDialog, such as "Games of doublets (*.doublets)"
    QString suffix; ///< without a dot
};

/// Asks the user where to save a file. The chosen name always ends with the suffix of one of the
/// kinds, so that the dialogs for opening list the file. No file is replaced without the user's
/// consent.
class SaveDialog
{
    Q_DECLARE_TR_FUNCTIONS(SaveDialog)

public:
    /// `kinds` must not be empty.
    SaveDialog(QString title, QList<FileKind> kinds);

    /// Returns the chosen path; empty if the user cancelled. Blocks until the dialog is closed.
    [[nodiscard]] QString ask(QWidget *parent, const QString &suggested);
    /// Returns the index of the kind chosen last; 0 before the first choice.
    [[nodiscard]] qsizetype chosenKind() const { return m_chosen; }

    /// Returns `path` with the suffix of the chosen kind, unless it already ends with the suffix of
    /// any kind, in upper or lower case.
    [[nodiscard]] QString withSuffix(const QString &path) const;

private:
    [[nodiscard]] QString askOnce(QWidget *parent, const QString &suggested);
    [[nodiscard]] static bool mayReplace(QWidget *parent, const QString &path);

    QString m_title;
    QList<FileKind> m_kinds;
    qsizetype m_chosen = 0;
};

/// Resizes a file dialog to fit the screen.
void fitToScreen(QFileDialog &dialog);

} // namespace doublets
