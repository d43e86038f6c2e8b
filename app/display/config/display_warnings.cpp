// SPDX-License-Identifier: MIT
#include "display/config/display_warnings.h"

#include "display/config/display_config.h"
#include "text/printable.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QTimeZone>

#include <algorithm>
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
        // The C library may know a zone that Qt does not, for example one given as a path.
        const QTimeZone used(QDateTime::currentDateTime().offsetFromUtc());
        //: %1 the name of a time zone, %2 a command line, %3 a time such as UTC or UTC+05:30
        return tr("The time zone “%1” is unknown; %3 is used. Set the time zone with %2.")
            .arg(printable(name), u"timedatectl set-timezone"_s, QString::fromLatin1(used.id()));
    }
    static QString folder(const QString &path)
    {
        //: %1 a folder, %2 another
        return tr("Visits cannot be counted: the display has no permission to write to %1. Use a "
                  "file in %2.")
            .arg(printable(path), ServiceFolder);
    }
    static QString notAFile(const QString &path)
    {
        //: %1 a path, %2 a folder
        return tr("Visits cannot be counted: %1 is not a file. Use a file in %2.")
            .arg(printable(path), ServiceFolder);
    }
    static QString heartbeat(const QString &path)
    {
        //: %1 a path, %2 a folder
        return tr("The heartbeat cannot be written to %1. Use a file in %2.")
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

/// Returns whether the file, if it exists, is a regular file, and its folder can be written.
bool mayWriteFile(const QFileInfo &file)
{
    return (!file.exists() || file.isFile()) && mayWrite(file.path());
}

/// Returns whether the value of TZ is a word that names no zone. Qt and the C library take it for
/// the abbreviation of a zone without an offset.
bool isUnknownWord(const QString &zone)
{
    const QString word = zone.startsWith(u':') ? zone.mid(1) : zone;
    const bool isWord =
        !word.isEmpty() && std::ranges::all_of(word, [](QChar each) { return each.isLetter(); });
    return isWord && !QFileInfo(u"/usr/share/zoneinfo/"_s + word).isFile();
}

/// Returns the name of the current time zone if it is unknown, otherwise an empty string.
QString unknownZone()
{
    const QString set = qEnvironmentVariable("TZ");
    if (QTimeZone::systemTimeZone().isValid() && !isUnknownWord(set)) {
        return {};
    }
    return set.isEmpty() ? QString::fromUtf8(QTimeZone::systemTimeZoneId()) : set;
}

} // namespace

QStringList warningsFor(const DisplayConfig &config)
{
    QStringList warnings;
    if (const QString zone = unknownZone(); !zone.isEmpty()) {
        warnings << DisplayWarnings::zone(zone);
    }
    if (const QFileInfo visits(config.statisticsFile);
        config.areVisitsCounted && !mayWriteFile(visits)) {
        warnings << (visits.exists() && !visits.isFile()
                         ? DisplayWarnings::notAFile(visits.filePath())
                         : DisplayWarnings::folder(visits.path()));
    }
    if (const QFileInfo beat(config.heartbeatFile);
        !config.heartbeatFile.isEmpty() && !mayWriteFile(beat)) {
        warnings << DisplayWarnings::heartbeat(beat.filePath());
    }
    return warnings;
}

} // namespace doublets
