// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

namespace doublets::test {

/// The contents of a folder: its files, by path relative to the folder, and its subfolders.
struct DiskImage
{
    std::map<QString, QByteArray> files;
    QStringList folders; ///< parents before children

    bool operator<(const DiskImage &other) const
    {
        return files != other.files ? files < other.files : folders < other.folders;
    }
    /// Returns the contents of `folder`.
    [[nodiscard]] static DiskImage read(const QString &folder);
    /// Writes the contents to `folder`, which must be empty.
    void write(const QString &folder) const;
};

/// A system call that changes a file or folder. Paths are relative to the watched folder.
struct DiskCall
{
    enum class Kind {
        MakeFolder,
        Create, ///< creates an empty file, or empties one
        Write,  ///< changes the contents of a file
        Sync,   ///< syncs a file or folder
        Lock,
        Link,
        Rename,
        Remove,
    };

    Kind kind{};
    QString path;             ///< path of the file or folder
    QString newPath = {};     ///< Link and Rename only
    int file = 0;             ///< identifies the file; 0 for a folder, and for failed calls
    QByteArray contents = {}; ///< Create and Write only: contents of the file after the call

    /// Returns a description such as "rename a.json.XyZaBc", for messages.
    [[nodiscard]] QString text() const;
};

/// A recorder of the calls by which this process changes a folder, which can also make a call fail.
/// Only one object may exist at a time.
///
/// The executable exports functions such as write(), which replace those of the C library even for
/// Qt and SQLite.
class DiskCalls
{
public:
    /// A call that is made to fail.
    struct Fault
    {
        std::size_t index = 0;  ///< index of the call
        bool isLasting = false; ///< whether all later calls fail, too
        /// errno value; if 0, a write accepts only half of the bytes, and other calls succeed.
        int error = 0;
    };

    explicit DiskCalls(const QString &folder, std::optional<Fault> fault = {});
    ~DiskCalls();
    Q_DISABLE_COPY_MOVE(DiskCalls)

    /// Returns the calls so far, including failed ones.
    [[nodiscard]] std::vector<DiskCall> calls() const;
    /// Returns the possible contents of the folder after a power cut that follows the first `count`
    /// calls. Changes of names reach the disk in order, at the latest when an affected folder is
    /// synced. A file has the contents of its last sync, the contents written last, or the first
    /// half of the contents written last, followed by the contents of its last sync. Precondition:
    /// no call has failed.
    [[nodiscard]] std::vector<DiskImage> imagesAfterPowerCut(std::size_t count) const;

    // Called by the replacement functions:

    /// Returns `path` relative to the folder, or an empty string if `path` is not in the folder.
    [[nodiscard]] QString relativePath(const QString &path) const;
    /// Returns the fault of the next call, if any.
    [[nodiscard]] std::optional<Fault> nextFault() const;
    /// Adds a call. `inode` is 0 for a folder, and for failed calls.
    void add(DiskCall call, quint64 inode = 0, bool isNewFile = false);

private:
    [[nodiscard]] std::map<QString, int> namesAfter(const std::vector<std::size_t> &changes,
                                                    std::size_t count, QStringList &folders) const;

    QString m_folder;
    std::optional<Fault> m_fault;
    std::vector<DiskCall> m_calls;
    std::map<quint64, int> m_ids; ///< ids of the files, by inode
    int m_lastId = 0;
    DiskImage m_initial;
    std::map<QString, int> m_initialNames; ///< ids of the files in `m_initial`, by path
};

} // namespace doublets::test
