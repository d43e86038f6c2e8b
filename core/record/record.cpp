// SPDX-License-Identifier: MIT
#include "core/record/record.h"

#include "core/files/atomic_file.h"
#include "core/json/strict_json.h"
#include "core/record/sizes.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

std::optional<Error> writeAs(FilePurpose purpose, const Record &record, const QString &path)
{
    if (auto error = findSizeError(record)) {
        error->file = path;
        return error;
    }
    return writeFileAtomically(path, recordJson(record, RecordLayout::Indented), purpose);
}

} // namespace

std::vector<Action> Record::actions() const
{
    std::vector<Action> all(opening.begin(), opening.end());
    for (const RecordedThrow &each : throws) {
        all.emplace_back(each.dice);
        all.insert(all.end(), each.plays.begin(), each.plays.end());
    }
    return all;
}

RecordError RecordError::fromError(const Error &error)
{
    static const QRegularExpression inThrow(u"^throws\\[(\\d+)\\]"_s);
    const QRegularExpressionMatch match = inThrow.match(error.place);
    return {error, match.hasMatch() ? match.captured(1).toInt() + 1 : 0};
}

Result<Record, RecordError> readRecord(const QString &path)
{
    const auto bytes = json::readFile(path, MaxRecordSize);
    return bytes ? parseRecord(bytes.value(), path) : RecordError::fromError(bytes.error());
}

std::optional<Error> writeRecord(const Record &record, const QString &path)
{
    return writeAs(FilePurpose::UserFile, record, path);
}

std::optional<Error> writePrivateRecord(const Record &record, const QString &path)
{
    return writeAs(FilePurpose::Private, record, path);
}

} // namespace doublets
