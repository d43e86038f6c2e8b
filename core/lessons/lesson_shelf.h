// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "core/lessons/lesson_parser.h"
#include "core/result.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace doublets {

/// The user's lesson files: recent files, which have been opened or saved, and the
/// *.doublets-lesson files in a folder. The list of recent files is stored in this folder.
class LessonShelf
{
public:
    /// Maximum number of recent files; the oldest are removed from the list.
    static constexpr int MaxRecentFiles = 40;
    /// Maximum number of files from the folder that files() returns; others are ignored.
    static constexpr int MaxFilesInFolder = 60;

    /// A lesson file of the user.
    struct File
    {
        QString path;
        /// Whether the file is in folder(). Otherwise, it is a recent file.
        bool isInFolder = false;

        bool operator==(const File &) const = default;
    };

    /// `folder` is created when first needed. If `folder` is empty, recent files are kept in memory
    /// only.
    explicit LessonShelf(const QString &folder);

    [[nodiscard]] const QString &folder() const { return m_folder; }
    /// Returns the recent files, most recent first, including files that no longer exist, followed
    /// by the files in the folder, sorted by name. If the list of recent files cannot be read,
    /// returns only the files in the folder.
    [[nodiscard]] std::vector<File> files() const;
    /// Moves or adds `path` to the front of the recent files, and removes the oldest one if there
    /// are more than MaxRecentFiles. Does nothing if the file is in the folder or is an open
    /// descriptor (isOpenDescriptor()). If the list cannot be read, renames it (see
    /// unusedBackupPath()) and starts a new one. Errors: those of createFolder(), renameFile() and
    /// writeFileAtomically().
    std::optional<Error> addRecentFile(const QString &path);
    /// Removes a file from the recent files, but not from the disk. Does nothing if `path` is not a
    /// recent file. Errors: those of addRecentFile().
    std::optional<Error> removeRecentFile(const QString &path);

private:
    [[nodiscard]] QString listPath() const;
    /// Returns the recent files. Errors: those of json::readFile() and json::parseObject(), and
    /// faults in the contents.
    [[nodiscard]] Result<QStringList, Error> read() const;
    /// Returns the recent files, or an empty list if they cannot be read.
    [[nodiscard]] QStringList listedPaths() const;
    [[nodiscard]] std::optional<Error> write(const QStringList &paths);

    QString m_folder;
    QStringList m_paths; ///< recent files if there is no folder
};

/// A lesson file of the user, with its lesson or the reasons why it is unusable.
struct UserLesson
{
    LessonShelf::File file;
    bool exists = false; ///< whether the file was found
    std::optional<Lesson> lesson;
    LessonErrors errors; ///< empty if `lesson` is set
};
/// Reads a lesson file of the user. Errors are returned in the result. Blocks while reading.
/// Thread-safe.
[[nodiscard]] UserLesson readUserLesson(const LessonShelf::File &file, const Catalogue &catalogue);

} // namespace doublets
