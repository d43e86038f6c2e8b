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
    QString filter; ///< name filter for QFileDialog, such as "Games of doublets (*.doublets)"
    QString suffix; ///< without the leading dot, such as "csv" or "games.csv"
};

/// A dialog for choosing the path of a file to save. The chosen name always ends with the suffix of
/// one of the kinds, so that dialogs for opening files list it. The user must confirm the
/// replacement of an existing file.
class SaveDialog
{
    Q_DECLARE_TR_FUNCTIONS(SaveDialog)

public:
    /// `kinds` must not be empty.
    SaveDialog(QString title, QList<FileKind> kinds);

    /// Shows the dialog, with `suggestedPath` as the initial path, and returns the chosen path, or
    /// an empty string if the user cancels. Blocks until the dialog is closed. `parent` may be
    /// null.
    [[nodiscard]] QString getSavePath(QWidget *parent, const QString &suggestedPath);
    /// Returns the index of the kind whose filter was selected last, or 0 before getSavePath() is
    /// called. The path may end with the suffix of another kind if the user has entered that
    /// suffix.
    [[nodiscard]] qsizetype selectedKindIndex() const { return m_kindIndex; }

    /// Returns `path` with the suffix of the selected kind appended, unless `path` already ends
    /// with the suffix of any kind, ignoring case.
    [[nodiscard]] QString withSuffix(const QString &path) const;

private:
    /// Returns the path as entered, possibly without a suffix, or an empty string if the user
    /// cancels.
    [[nodiscard]] QString showDialog(QWidget *parent, const QString &suggested);
    [[nodiscard]] static bool confirmReplacement(QWidget *parent, const QString &path);

    QString m_title;
    QList<FileKind> m_kinds;
    qsizetype m_kindIndex = 0;
};

/// Resizes `dialog` to its size hint, reduced if necessary to fit on the screen.
void fitToScreen(QFileDialog &dialog);

} // namespace doublets
