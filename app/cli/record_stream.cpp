// SPDX-License-Identifier: MIT
#include "cli/record_stream.h"

#include "cli/interruption.h"

#include "core/files/reading.h"
#include "core/platform/non_utf8_paths.h"
#include "core/record/record.h"

#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets::cli {

namespace {

constexpr qint64 Chunk = 64 * 1024;

Error tooLarge(std::uint64_t size)
{
    return {ErrorCode::TooLarge, {}, {}, {QString::number(size), QString::number(MaxRecordSize)}};
}

} // namespace

RecordStream::RecordStream(const QString &path)
    : m_file(path)
{
}

std::optional<Error> RecordStream::open()
{
    return openForReading(m_file);
}

QByteArray RecordStream::readLine()
{
    QByteArray line;
    while (line.size() <= MaxRecordSize) {
        const QByteArray part = m_file.readLine(Chunk); // QFile::readLine() allocates the maximum
                                                        // length
        line += part;
        if (part.isEmpty() || part.endsWith('\n')) {
            break;
        }
    }
    m_bytesRead += static_cast<std::uint64_t>(line.size());
    ++m_lineNumber;
    return line;
}

std::uint64_t RecordStream::skipLine()
{
    std::uint64_t skipped = 0;
    while (!isInterrupted()) {
        const QByteArray part = m_file.readLine(Chunk);
        skipped += static_cast<std::uint64_t>(part.size());
        if (part.isEmpty() || part.endsWith('\n')) {
            break;
        }
    }
    m_bytesRead += skipped;
    return skipped;
}

RecordStream::Item RecordStream::createItem(const QByteArray &line)
{
    if (line.size() <= MaxRecordSize || line.endsWith('\n')) {
        return {line, m_lineNumber, {}};
    }
    if (line.contains('\0')) {
        m_isAtEnd = true; // binary data has no lines
        return {{}, m_lineNumber, Error{ErrorCode::NotText, {}, {}, {}}};
    }
    return {{}, m_lineNumber, tooLarge(static_cast<std::uint64_t>(line.size()) + skipLine())};
}

RecordStream::Item RecordStream::readFirst()
{
    QByteArray line = readLine();
    while (!line.isEmpty() && line.trimmed().isEmpty()) {
        line = readLine();
    }
    const bool isOneRecordPerLine =
        displayFileName(m_file.fileName()).endsWith(u".jsonl"_s, Qt::CaseInsensitive) ||
        QJsonDocument::fromJson(line).isObject();
    if (isOneRecordPerLine) {
        return createItem(line);
    }
    m_isAtEnd = true;
    while (line.size() <= MaxRecordSize) {
        const QByteArray part = m_file.read(Chunk);
        if (part.isEmpty()) {
            break;
        }
        line += part;
    }
    m_bytesRead = static_cast<std::uint64_t>(line.size());
    if (line.size() <= MaxRecordSize) {
        return {line, 0, {}};
    }
    if (line.contains('\0')) {
        return {{}, 0, Error{ErrorCode::NotText, {}, {}, {}}};
    }
    return {{}, 0, tooLarge(std::max(size(), static_cast<std::uint64_t>(line.size())))};
}

std::optional<RecordStream::Item> RecordStream::next()
{
    if (m_isAtEnd) {
        return std::nullopt;
    }
    auto item = readItem();
    if (m_file.error() == QFileDevice::NoError) {
        return item;
    }
    m_isAtEnd = true; // what was read last may be incomplete
    const Error error{ErrorCode::CannotRead, m_file.fileName(), {}, {m_file.errorString()}};
    return Item{{}, m_lineNumber, error};
}

std::optional<RecordStream::Item> RecordStream::readItem()
{
    if (!m_hasStarted) {
        m_hasStarted = true;
        Item item = readFirst();
        if (!item.error && item.json.trimmed().isEmpty()) {
            m_isAtEnd = true;
            return std::nullopt;
        }
        return item;
    }
    QByteArray line = readLine();
    while (!line.isEmpty() && line.trimmed().isEmpty()) {
        line = readLine();
    }
    return line.isEmpty() ? std::nullopt : std::optional(createItem(line));
}

} // namespace doublets::cli
