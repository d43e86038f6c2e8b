// SPDX-License-Identifier: MIT
#include "core/files/reading.h"

#include "core/platform/file_system.h"
#include "core/platform/non_utf8_paths.h"
#include "core/platform/system_error.h"

#include <cerrno>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

bool isHandedOver(const QString &path)
{
    return path.startsWith(u':') || isOpenDescriptor(path);
}

} // namespace

std::optional<Error> openForReading(QFile &file, QIODevice::OpenMode extraMode)
{
    const QIODevice::OpenMode mode = QIODevice::ReadOnly | extraMode;
    const QString path = file.fileName();
    const auto cannotOpen = [&path](const QString &why) {
        return Error{ErrorCode::CannotOpen, path, {}, {why}};
    };
    if (!isHandedOver(path)) {
        // open() itself can block, or rewind a tape.
        using Kind = platform::FileStatus::Kind;
        switch (const auto status = platform::fileStatus(path); status.kind) {
        case Kind::Unavailable:
            return cannotOpen(platform::errnoText(status.error));
        case Kind::Folder:
            return cannotOpen(platform::errnoText(EISDIR));
        case Kind::Other:
            return Error{ErrorCode::NotARegularFile, path, {}, {}};
        case Kind::Regular:
            break;
        }
    }
    return file.open(mode) ? std::nullopt : std::optional(cannotOpen(file.errorString()));
}

} // namespace doublets
