// SPDX-License-Identifier: MIT
#include "core/record/record.h"

#include "core/json/strict_json.h"

#include <QRegularExpression>
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

RecordError RecordError::of(const Error &error)
{
    static const QRegularExpression inThrow(u"^throws\\[(\\d+)\\]"_qs);
    const QRegularExpressionMatch match = inThrow.match(error.place);
    return {error, match.hasMatch() ? match.captured(1).toInt() + 1 : 0};
}

Result<Record, RecordError> readRecord(const QString &path)
{
    const auto bytes = json::readFile(path, LargestRecord);
    return bytes ? parseRecord(bytes.value(), path) : RecordError::of(bytes.error());
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
