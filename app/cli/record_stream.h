// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"

#include <QByteArray>
#include <QFile>

#include <optional>

namespace doublets::cli {

/// The records of a file one by one, never the whole file at once: either one record of many lines
/// (.doublets), or one record a line (.jsonl). Which of them is seen from the first line.
class RecordStream
{
public:
    /// A record as bytes, or why it could not be read.
    struct Item
    {
        QByteArray json;
        int line = 0; ///< from 1; 0 where the record is the whole file
        std::optional<Error> error;
    };

    explicit RecordStream(const QString &path);

    /// Errors: CannotOpen, NotAFile.
    [[nodiscard]] std::optional<Error> open();
    /// The next record; none at the end.
    [[nodiscard]] std::optional<Item> next();
    [[nodiscard]] std::uint64_t bytesRead() const { return m_bytesRead; }
    [[nodiscard]] std::uint64_t size() const { return static_cast<std::uint64_t>(m_file.size()); }

private:
    [[nodiscard]] Item first();
    [[nodiscard]] QByteArray readLine();
    [[nodiscard]] Item item(const QByteArray &line);
    [[nodiscard]] std::uint64_t skipLine();

    QFile m_file;
    bool m_begun = false;
    bool m_ended = false;
    int m_line = 0;
    std::uint64_t m_bytesRead = 0;
};

} // namespace doublets::cli
