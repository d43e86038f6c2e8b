// SPDX-License-Identifier: MIT
#pragma once

#include "cli/simulate_options.h"

#include "core/files/atomic_file.h"
#include "core/game/game.h"

#include <QMutex>

#include <atomic>
#include <optional>
#include <vector>

namespace doublets::cli {

/// The output file of simulated games, with one record per line. Appears under its name only when
/// complete.
class RecordsFile
{
public:
    explicit RecordsFile(const SimulateOptions &options);

    /// Opens the file. Errors: CannotWrite, NotARegularFile.
    [[nodiscard]] std::optional<Error> open() { return m_file.open(); }
    /// Returns the record of a game as a line. Returns an empty array, and makes the file fail, if
    /// the record would be too large to be read again. Thread-safe.
    [[nodiscard]] QByteArray line(std::uint64_t diceSeed, const std::vector<HistoryEntry> &history);
    void add(const QByteArray &line) { m_file.write(line); }
    [[nodiscard]] bool failed() const { return m_unreadable || m_file.hasFailed(); }
    /// Completes the file. Errors: CannotWrite, and those of `findSizeError`.
    [[nodiscard]] std::optional<Error> finish();
    void giveUp() { m_file.cancelWriting(); }

private:
    const SimulateOptions &m_options;
    AtomicFile m_file;
    std::atomic<bool> m_unreadable = false; ///< whether a record was too large
    QMutex m_mutex;
    std::optional<Error> m_error; ///< the reason; guarded by m_mutex
};

} // namespace doublets::cli
