// SPDX-License-Identifier: MIT
#pragma once

#include "cli/output_file.h"
#include "cli/simulate_options.h"

#include "core/game/game.h"

#include <QMutex>

#include <atomic>
#include <optional>
#include <vector>

namespace doublets::cli {

/// The output file for the records of simulated games, SimulateOptions::recordsPath, with one
/// record per line. Only recordLine() may be called from several threads.
class RecordsFile
{
public:
    /// `options` must outlive this object.
    explicit RecordsFile(const SimulateOptions &options);

    /// Opens the file. Errors: CannotWrite, NotARegularFile.
    [[nodiscard]] std::optional<Error> open() { return m_file.open(); }
    /// Returns the record of a game as a line, including the line break. If the record is too large
    /// to be read again, returns an empty array and marks the file as failed. Thread-safe.
    [[nodiscard]] QByteArray recordLine(std::uint64_t diceSeed,
                                        const std::vector<HistoryEntry> &history);
    /// Appends a line returned by recordLine(), including its line break. Reports failures as
    /// OutputFile::write() does.
    void append(const QByteArray &line) { m_file.write(line); }
    [[nodiscard]] bool hasFailed() const { return m_hasOversizedRecord || m_file.hasFailed(); }
    /// Completes the file, unless a record was too large. Errors: CannotWrite, and the error of
    /// findContentError() for a record that was too large.
    [[nodiscard]] std::optional<Error> finish();
    /// Discards the unfinished file. Does nothing for standard output.
    void cancel() { m_file.cancel(); }

private:
    const SimulateOptions &m_options;
    OutputFile m_file;
    std::atomic<bool> m_hasOversizedRecord = false;
    QMutex m_mutex;
    std::optional<Error> m_error; ///< error of the oversized record; guarded by m_mutex
};

} // namespace doublets::cli
