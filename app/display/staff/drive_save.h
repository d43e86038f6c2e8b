// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "display/staff/usb_drives.h"

#include <QDate>

#include <functional>
#include <optional>

namespace doublets {

class Catalogue;

/// The result of saving the visits to a USB stick.
struct DriveSaveResult
{
    enum class Outcome : std::uint8_t {
        Saved,    ///< everything is stored; the stick can be pulled out
        NoDrive,  ///< no stick is plugged in
        ReadOnly, ///< the stick is read-only
        Full,     ///< there is not enough space on the stick
        Removed,  ///< the stick was pulled out before everything was written
        Failed,   ///< saving failed for another reason, see `error`
    };

    Outcome outcome = Outcome::NoDrive;
    UsbDrive drive;   ///< the stick; default-constructed if none is plugged in
    QString fileName; ///< name of the CSV file on the drive; empty if no write was attempted
    std::optional<Error> error; ///< set for Failed only
};

/// A function that returns the USB sticks that are currently plugged in, writable sticks first.
using DriveFinder = std::function<std::vector<UsbDrive>()>;

/// Writes the visits in the statistics file `visitsPath` to the first stick that `findDrives`
/// returns, as a new CSV file, and their summary beside it as a PDF file of one page, each
/// atomically. `catalogue` provides the titles of the games. Keeps existing files, but removes
/// temporary files left by interrupted saves. The name of the new file contains `day`, unless `day`
/// is invalid. Blocks until the stick has stored everything. Thread-safe if `findDrives` is.
[[nodiscard]] DriveSaveResult saveVisitsToDrive(
    const QString &visitsPath, QDate day, const Catalogue &catalogue,
    const DriveFinder &findDrives = [] { return usbDrives(); });

/// Returns the localised message that informs the staff of the result.
[[nodiscard]] QString driveSaveText(const DriveSaveResult &result);

} // namespace doublets
