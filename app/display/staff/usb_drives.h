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

/// Those of the volumes that lie in one of these folders, at any depth, or are such a folder
/// itself; those that can be written first, then by name. What is not ready is left out.
[[nodiscard]] std::vector<UsbDrive>
usbDrives(const std::vector<MountedVolume> &volumes = mountedVolumes(),
          const QStringList &folders = usualDriveFolders());

} // namespace doublets
