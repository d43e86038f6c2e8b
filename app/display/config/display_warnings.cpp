// SPDX-License-Identifier: MIT
#include "display/config/display_warnings.h"

#include "display/config/display_config.h"
#include "text/printable.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QTimeZone>

#include <optional>

#include <pwd.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

const QString ServiceFolder = u"/var/lib/doublets-display"_s;
constexpr const char *ServiceUser = "doublets-display";

class DisplayWarnings
{
    Q_DECLARE_TR_FUNCTIONS(DisplayWarnings)

public:
    static QString zone(const QString &name)
    {
        //: %1 the name of a time zone, %2 a command line
        return tr("The time zone “%1” is unknown, so hours are in UTC. Set it with %2.")
            .arg(printable(name), u"timedatectl set-timezone"_s);
    }
    static QString folder(const QString &path)
    {
        //: %1 a folder, %2 another
        return tr("Visits cannot be counted: the display has no permission to write to %1. Use a "
                  "file in %2.")
            .arg(printable(path), ServiceFolder);
    }
};

/// Returns the folder, or its nearest ancestor that exists.
QFileInfo existing(const QString &folder)
{
    QFileInfo found(folder);
    while (!found.exists() && !found.isRoot()) {
        found.setFile(found.path());
    }
    return found;
}

bool mayWrite(const QString &folder)
{
    if (const passwd *user = ::getpwnam(ServiceUser); user != nullptr && ::geteuid() == 0) {
        if (folder == ServiceFolder || folder.startsWith(ServiceFolder + u'/')) {
            return true; // systemd creates it on the first start
        }
        const QFileInfo there = existing(folder);
        return there.isDir() &&
               ((there.ownerId() == user->pw_uid && there.permission(QFile::WriteOwner)) ||
                (there.groupId() == user->pw_gid && there.permission(QFile::WriteGroup)) ||
                there.permission(QFile::WriteOther));
    }
    const QFileInfo there = existing(folder);
    return there.isDir() && there.isWritable();
}

} // namespace

QStringList warningsFor(const DisplayConfig &config)
{
    QStringList warnings;
    if (!QTimeZone::systemTimeZone().isValid()) {
        const QString set = qEnvironmentVariable("TZ");
        warnings << DisplayWarnings::zone(
            set.isEmpty() ? QString::fromUtf8(QTimeZone::systemTimeZoneId()) : set);
    }
    const QString folder = QFileInfo(config.statisticsFile).path();
    if (config.statistics && !mayWrite(folder)) {
        warnings << DisplayWarnings::folder(folder);
    }
    return warnings;
}

} // namespace doublets
