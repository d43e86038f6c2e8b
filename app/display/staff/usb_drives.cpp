// SPDX-License-Identifier: MIT
#include "display/staff/usb_drives.h"

#include <QDir>
#include <QFileInfo>
#include <QStorageInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

bool isIn(const QString &path, const QString &folder)
{
    return path.startsWith(QDir::cleanPath(folder) + u'/');
}

} // namespace

std::vector<MountedVolume> mountedVolumes()
{
    std::vector<MountedVolume> volumes;
    for (const QStorageInfo &info : QStorageInfo::mountedVolumes()) {
        // A stick that has been pulled out may stay mounted although its device is gone.
        const QString device = QString::fromLocal8Bit(info.device());
        const bool isThere = !device.startsWith(u"/dev/"_s) || QFileInfo::exists(device);
        volumes.push_back({info.rootPath(), info.name(),
                           info.isValid() && info.isReady() && isThere, info.isReadOnly()});
    }
    return volumes;
}

QStringList defaultDriveFolders()
{
    return {u"/media"_s, u"/run/media"_s};
}

std::vector<UsbDrive> usbDrives(const std::vector<MountedVolume> &volumes,
                                const QStringList &folders)
{
    std::vector<UsbDrive> drives;
    for (const MountedVolume &volume : volumes) {
        const QString path = QDir::cleanPath(volume.path);
        const bool isPlugged = std::ranges::any_of(folders, [&path](const QString &folder) {
            return !folder.isEmpty() && isIn(path, folder);
        });
        if (isPlugged && volume.isReady) {
            drives.push_back({path, volume.name.isEmpty() ? QDir(path).dirName() : volume.name,
                              volume.isReadOnly});
        }
    }
    std::ranges::sort(drives, [](const UsbDrive &one, const UsbDrive &other) {
        if (one.isReadOnly != other.isReadOnly) {
            return other.isReadOnly;
        }
        return one.name != other.name ? one.name < other.name : one.path < other.path;
    });
    // A service with several ReadWritePaths may list the same mount once for each of them.
    drives.erase(std::unique(drives.begin(), drives.end()), drives.end());
    return drives;
}

} // namespace doublets
