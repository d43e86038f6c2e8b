// SPDX-License-Identifier: MIT
#include "display/staff/drive_save.h"

#include "core/files/atomic_file.h"
#include "core/platform/system_error.h"
#include "print/sheets/visits_sheet.h"
#include "text/error_text.h"
#include "visits/visit_csv.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

using SaveOutcome = DriveSaveResult::Outcome;

class DriveSaveText
{
    Q_DECLARE_TR_FUNCTIONS(DriveSaveResult)

public:
    static QString of(const DriveSaveResult &save)
    {
        switch (save.outcome) {
        case SaveOutcome::Saved:
            //: %1 the name of a file, %2 the name of a USB stick
            return tr("Saved as %1 on the USB stick “%2”, with a page for printing. You can remove "
                      "the stick now.")
                .arg(save.fileName, save.drive.name);
        case SaveOutcome::NoDrive:
            return tr("No USB stick is plugged in.");
        case SaveOutcome::ReadOnly:
            return tr("Not saved: the USB stick “%1” is read-only. Use another stick.")
                .arg(save.drive.name);
        case SaveOutcome::Full:
            return tr("Not saved: the USB stick “%1” is full. Free some space or use another "
                      "stick.")
                .arg(save.drive.name);
        case SaveOutcome::Removed:
            return tr("Not saved: the USB stick was removed too early. Plug it in and save again.");
        case SaveOutcome::Failed:
            break;
        }
        //: %1 why
        return tr("Not saved: %1").arg(errorText(save.error.value_or(Error{})));
    }
};

/// Returns the path of the PDF file that belongs to a CSV file.
QString pdfBeside(const QString &csvPath)
{
    return csvPath.chopped(3) + u"pdf"_s;
}

QString freeNameOn(const UsbDrive &drive, QDate day)
{
    QString name;
    for (int number = 1; name.isEmpty() || isNameTaken(drive.path + u'/' + name) ||
                         isNameTaken(pdfBeside(drive.path + u'/' + name));
         ++number) {
        name = visitsCsvName(day, number);
    }
    return name;
}

/// Returns the outcome of writing to `drive`, from the error and from the drives now plugged in.
SaveOutcome outcomeOf(const std::optional<Error> &error, const UsbDrive &drive,
                      const DriveFinder &findDrives)
{
    if (error && error->code != ErrorCode::CannotWrite) {
        return SaveOutcome::Failed; // the statistics file could not be read
    }
    const std::vector<UsbDrive> drives = findDrives();
    const auto now = std::ranges::find(drives, drive.path, &UsbDrive::path);
    if (now == drives.end()) {
        return SaveOutcome::Removed; // the file may be in the empty mount point
    }
    if (!error) {
        return SaveOutcome::Saved;
    }
    if (now->isReadOnly) {
        return SaveOutcome::ReadOnly; // Linux remounts damaged file systems read-only
    }
    return platform::isCausedBy(*error, ENOSPC) ? SaveOutcome::Full : SaveOutcome::Failed;
}

} // namespace

DriveSaveResult saveVisitsToDrive(const QString &visitsPath, QDate day, const Catalogue &catalogue,
                                  const DriveFinder &findDrives)
{
    const std::vector<UsbDrive> drives = findDrives();
    if (drives.empty()) {
        return {};
    }
    const UsbDrive &drive = drives.front();
    if (drive.isReadOnly) {
        return {SaveOutcome::ReadOnly, drive, {}, {}};
    }
    removeStaleTemporaries(drive.path, u"doublets-visits-*.csv"_s);
    removeStaleTemporaries(drive.path, u"doublets-visits-*.pdf"_s);
    const QString name = freeNameOn(drive, day);
    const QString path = drive.path + u'/' + name;
    auto error = sheets::saveVisitsAsPdf(visitsPath, pdfBeside(path), catalogue);
    if (!error) {
        error = saveVisitsAsCsv(visitsPath, path);
        if (error) {
            QFile::remove(pdfBeside(path));
        }
    }
    const SaveOutcome outcome = outcomeOf(error, drive, findDrives);
    return {outcome, drive, name, outcome == SaveOutcome::Failed ? error : std::nullopt};
}

QString driveSaveText(const DriveSaveResult &result)
{
    return DriveSaveText::of(result);
}

} // namespace doublets
