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
    QString name;        ///< its label; empty if it has none
    bool isReady = true; ///< false once the device has been removed
    bool isReadOnly = false;
    bool operator==(const MountedVolume &) const = default;
};

/// A USB stick, a memory card or a disk that is plugged in and mounted.
struct UsbDrive
{
    QString path; ///< the mount point
    QString name; ///< for display: its label, or else the last part of the path
    bool isReadOnly = false;
    bool operator==(const UsbDrive &) const = default;
};

/// Returns the file systems that are mounted now. May block while a device does not respond.
[[nodiscard]] std::vector<MountedVolume> mountedVolumes();
/// Returns the folders in which desktops and automounters mount removable drives.
[[nodiscard]] QStringList defaultDriveFolders();

/// Returns the volumes mounted inside one of `folders`, at any depth: writable ones first, then by
/// name. Leaves out volumes that are not ready. Also leaves out the folders themselves, which are
/// mounts of the system disk inside a service that may write to them.
[[nodiscard]] std::vector<UsbDrive>
usbDrives(const std::vector<MountedVolume> &volumes = mountedVolumes(),
          const QStringList &folders = defaultDriveFolders());

} // namespace doublets
