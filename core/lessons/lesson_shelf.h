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

/// The lessons of the user: the lesson files opened or saved before, and those in a folder. The
/// list of the former is a file in that folder.
class LessonShelf
{
public:
    static constexpr int MaxFiles = 40;    ///< opened or saved before; the oldest are forgotten
    static constexpr int MaxInFolder = 60; ///< in the folder; the rest is ignored

    /// A lesson file of the user.
    struct File
    {
        QString path;
        bool isInFolder = false; ///< listed as long as it is in the folder

        bool operator==(const File &) const = default;
    };

    /// `folder` is created on demand. If it is empty, the list is kept in memory only.
    explicit LessonShelf(QString folder);

    [[nodiscard]] const QString &folder() const { return m_folder; }
    /// Returns the files opened or saved before, the latest first, whether or not they still exist,
    /// and then those in the folder, by name.
    [[nodiscard]] std::vector<File> files() const;
    /// Puts a file at the beginning of the list. Does nothing for a file in the folder, or one that
    /// another process has only passed on (see isOpenDescriptor()). Errors: those of createFolder()
    /// and writeFileAtomically().
    std::optional<Error> add(const QString &path);
    /// Removes a file from the list, but not from the disk. Errors: as add().
    std::optional<Error> remove(const QString &path);

private:
    [[nodiscard]] QString listPath() const;
    /// Returns the paths in the list. Errors: those of json::readFile() and json::parseObject(),
    /// and faults in the contents.
    [[nodiscard]] Result<QStringList, Error> read() const;
    /// Returns the paths in the list; none if it cannot be read.
    [[nodiscard]] QStringList listedPaths() const;
    [[nodiscard]] std::optional<Error> write(const QStringList &paths);

    QString m_folder;
    QStringList m_paths; ///< only if there is no folder
};

/// A lesson file of the user, as far as it can be read.
struct ShelvedLesson
{
    LessonShelf::File file;
    bool exists = false;
    std::optional<Lesson> lesson;
    LessonErrors errors; ///< empty if there is a lesson
};
/// Reads a lesson file of the user. Blocks until it has been read. Thread-safe.
[[nodiscard]] ShelvedLesson readShelvedLesson(const LessonShelf::File &file,
                                              const Catalogue &catalogue);

} // namespace doublets
