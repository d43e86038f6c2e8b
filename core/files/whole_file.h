// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"

#include <QByteArray>
#include <QSaveFile>
#include <QString>

#include <optional>

namespace doublets {

/// What a file holds: who may read it, and how surely it must last.
enum class Holds {
    Results, ///< for anybody to read, as usual where it lies; lasts through a power cut
    Private, ///< for its owner alone (0600), like settings and games; lasts through a power cut
    Cache,   ///< for its owner alone; what can be made again may be gone after a power cut
};

/// A file that appears under its name whole, or not at all: until `commit` the file that was there
/// stays as it is. The one way in which this programme writes files.
///
/// Where it differs from QSaveFile: a full disk is noticed before the old file is given up (in Qt
/// 6.4 `commit` overlooks a failure of its own last write), what was written has reached the disk,
/// and nothing but a file is ever replaced.
class WholeFile
{
public:
    WholeFile(const QString &path, Holds holds);
    /// Not committed, it leaves nothing behind.
    ~WholeFile() = default;

    [[nodiscard]] const QString &path() const { return m_path; }
    /// A symbolic link is followed. Errors: CannotWrite, NotAFile.
    [[nodiscard]] std::optional<Error> open();
    /// False once anything has gone wrong; `commit` says what.
    bool write(const QByteArray &bytes) { return write(bytes.constData(), bytes.size()); }
    bool write(const char *bytes, qint64 size);
    [[nodiscard]] bool failed() const { return m_failed; }
    /// Replaces the old file. Error: CannotWrite; the old file is then as it was.
    [[nodiscard]] std::optional<Error> commit();
    /// Throws away what was written.
    void giveUp() { m_file.cancelWriting(); }

private:
    [[nodiscard]] bool reachesDisk();
    [[nodiscard]] Error cannotWrite() const;

    QString m_path;
    QSaveFile m_file;
    Holds m_holds;
    qint64 m_written = 0;
    bool m_failed = false;
};

/// Writes a file of these bytes. Errors: CannotWrite, NotAFile.
[[nodiscard]] std::optional<Error> writeWholeFile(const QString &path, const QByteArray &bytes,
                                                  Holds holds);

/// A path beside `path` at which there is nothing yet, for a file that we cannot read and do not
/// overwrite: "doublets.ini.kept", "doublets.ini.kept-2".
[[nodiscard]] QString freePathBeside(const QString &path);

/// Takes away what writes of files named like `pattern` ("*.doublets") in a folder left there when
/// they were cut short, more than an hour ago. Touches nothing else.
void clearLeftovers(const QString &folder, const QString &pattern);

} // namespace doublets
