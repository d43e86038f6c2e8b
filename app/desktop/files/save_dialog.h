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
    QString filter; ///< as QFileDialog wants it: "Games of doublets (*.doublets)"
    QString suffix; ///< without a dot
};

/// Asks where to save a file. The chosen name always ends with the suffix of one of the kinds, so
/// that the dialogs for opening list the file, and no file is replaced before the user agrees.
class SaveDialog
{
    Q_DECLARE_TR_FUNCTIONS(SaveDialog)

public:
    /// `kinds` must not be empty.
    SaveDialog(QString title, QList<FileKind> kinds);

    /// Returns the path, or an empty string if the user cancelled. Blocks until then.
    [[nodiscard]] QString ask(QWidget *parent, const QString &suggested);
    /// The index of the kind that the user chose last; 0 before that.
    [[nodiscard]] qsizetype chosenKind() const { return m_chosen; }

    /// Returns `path` with the suffix of the chosen kind appended, unless it ends with the suffix
    /// of any kind in upper or lower case.
    [[nodiscard]] QString withSuffix(const QString &path) const;

private:
    [[nodiscard]] QString askOnce(QWidget *parent, const QString &suggested);
    [[nodiscard]] static bool mayReplace(QWidget *parent, const QString &path);

    QString m_title;
    QList<FileKind> m_kinds;
    qsizetype m_chosen = 0;
};

/// Keeps a file dialog within the screen: its usual size is that of a large one.
void fitToScreen(QFileDialog &dialog);

} // namespace doublets
