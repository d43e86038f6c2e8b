// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace doublets {

/// A file system that the computer has mounted, as far as it matters here.
struct MountedVolume
{
    QString path; ///< where it is mounted
    QString name; ///< its label; empty where it has none
    bool isReady = true;
    bool isReadOnly = false;
    bool operator==(const MountedVolume &) const = default;
};

/// A stick, a card or a disk that somebody has plugged in.
struct UsbDrive
{
    QString path;
    QString name; ///< for people: its label, or else the last part of the path
    bool isReadOnly = false;
    bool operator==(const UsbDrive &) const = default;
};

/// What is mounted now. Asks the system.
[[nodiscard]] std::vector<MountedVolume> mountedVolumes();
/// The folders in which desktops and automounters mount what is plugged in.
[[nodiscard]] QStringList usualDriveFolders();

/// Returns the volumes that are mounted inside one of `folders`, at any depth; those that can be
/// written first, then by name. Leaves out what is not ready, and the folders themselves, which a
/// service that may write there has as mounts of the system's disk.
[[nodiscard]] std::vector<UsbDrive>
usbDrives(const std::vector<MountedVolume> &volumes = mountedVolumes(),
          const QStringList &folders = usualDriveFolders());

} // namespace doublets
