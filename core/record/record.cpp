// SPDX-License-Identifier: MIT
#include "core/record/record.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace doublets {

std::vector<Action> Record::actions() const
{
    std::vector<Action> all(opening.begin(), opening.end());
    for (const RecordedThrow &each : throws) {
        all.emplace_back(each.dice);
        all.insert(all.end(), each.plays.begin(), each.plays.end());
    }
    return all;
}

Result<Record, RecordError> readRecord(const QString &path)
{
    QFile file(path);
    if (QFileInfo(path).isDir() || !file.open(QIODevice::ReadOnly)) {
        const QString why = QFileInfo(path).isDir() ? u"is a folder"_qs : file.errorString();
        return RecordError{{ErrorCode::CannotOpen, path, {}, {why}}};
    }
    // Read with a limit rather than asked for its size: a device or a pipe has none.
    const QByteArray bytes = file.read(LargestRecord + 1);
    if (bytes.size() > LargestRecord) {
        return RecordError{{ErrorCode::TooLarge,
                            path,
                            {},
                            {QString::number(std::max(file.size(), LargestRecord + 1)),
                             QString::number(LargestRecord)}}};
    }
    if (file.error() != QFileDevice::NoError) {
        return RecordError{{ErrorCode::CannotOpen, path, {}, {file.errorString()}}};
    }
    return parseRecord(bytes, path);
}

std::optional<Error> writeRecord(const Record &record, const QString &path)
{
    QSaveFile file(path);
    const QByteArray bytes = recordJson(record, RecordLayout::Indented);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit()) {
        return Error{ErrorCode::CannotWrite, path, {}, {file.errorString()}};
    }
    return std::nullopt;
}

} // namespace doublets
