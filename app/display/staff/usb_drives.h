// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace doublets {

/// A mounted file system.
struct MountedVolume
{
    QString path;        ///< the mount point
    QString name;        ///< volume label; empty if there is none
    bool isReady = true; ///< false, for example, once the device has been removed
    bool isReadOnly = false;
    bool operator==(const MountedVolume &) const = default;
};

/// A mounted USB stick, memory card or external disk.
struct UsbDrive
{
    QString path; ///< the mount point
    QString name; ///< volume label or, if there is none, the last part of the path
    bool isReadOnly = false;
    bool operator==(const UsbDrive &) const = default;
};

/// Returns the mounted file systems. May block while a device does not respond.
[[nodiscard]] std::vector<MountedVolume> mountedVolumes();
/// Returns the folders in which desktops and automounters mount removable drives.
[[nodiscard]] QStringList defaultDriveFolders();

/// Returns the volumes mounted inside one of `folders`, at any depth: writable volumes first, then
/// by name. Omits duplicates, volumes that are not ready, and volumes mounted at `folders`
/// themselves, which are bind mounts of the system disk if a systemd unit has ReadWritePaths=.
[[nodiscard]] std::vector<UsbDrive>
usbDrives(const std::vector<MountedVolume> &volumes = mountedVolumes(),
          const QStringList &folders = defaultDriveFolders());

} // namespace doublets
