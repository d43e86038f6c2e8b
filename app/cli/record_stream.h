// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"

#include <QByteArray>
#include <QFile>

#include <optional>

namespace doublets::cli {

/// A reader that loads one record at a time from a file with a single record, usually on several
/// lines (.doublets), or with one record per line (.jsonl). The format is detected from the name
/// and the first line. Call open() before next().
class RecordStream
{
public:
    /// An unparsed record, or the error that prevented reading the record: NotText, TooLarge or
    /// CannotRead.
    struct Item
    {
        QByteArray json;
        /// Line of the record or of the read error, from 1; 0 if the record is the whole file.
        int line = 0;
        std::optional<Error> error;
    };

    explicit RecordStream(const QString &path);

    /// Opens the file. Errors: CannotOpen, NotARegularFile.
    [[nodiscard]] std::optional<Error> open();
    /// Returns the next record or error. Returns nullopt at the end of the file, and after
    /// CannotRead or, in a file with one record per line, NotText.
    [[nodiscard]] std::optional<Item> next();
    /// Returns the number of bytes read so far, for comparison with size().
    [[nodiscard]] std::uint64_t bytesRead() const { return m_bytesRead; }
    /// Returns the size of the file in bytes, or 0 if it is unknown.
    [[nodiscard]] std::uint64_t size() const { return static_cast<std::uint64_t>(m_file.size()); }

private:
    [[nodiscard]] std::optional<Item> readItem();
    [[nodiscard]] Item readFirst();
    [[nodiscard]] QByteArray readLine();
    [[nodiscard]] Item createItem(const QByteArray &line);
    [[nodiscard]] std::uint64_t skipLine();

    QFile m_file;
    bool m_hasStarted = false;
    bool m_isAtEnd = false;
    int m_lineNumber = 0;
    std::uint64_t m_bytesRead = 0;
};

} // namespace doublets::cli
