// SPDX-License-Identifier: MIT
#pragma once

#include "cli/simulate_options.h"

#include "core/files/whole_file.h"
#include "core/game/game.h"

#include <QMutex>

#include <atomic>
#include <optional>
#include <vector>

namespace doublets::cli {

/// The file of all simulated games, one record a line. Under its name it appears whole or not at
/// all.
class RecordsFile
{
public:
    explicit RecordsFile(const SimulateOptions &options);

    /// Errors: CannotWrite, NotAFile.
    [[nodiscard]] std::optional<Error> open() { return m_file.open(); }
    /// The line of a game; empty for one that would not be read again. In any thread.
    [[nodiscard]] QByteArray line(std::uint64_t diceSeed, const std::vector<HistoryEntry> &history);
    void add(const QByteArray &line) { m_file.write(line); }
    [[nodiscard]] bool failed() const { return m_unreadable || m_file.failed(); }
    /// Errors: CannotWrite; those of `sizeError`.
    [[nodiscard]] std::optional<Error> finish();
    void giveUp() { m_file.giveUp(); }

private:
    const SimulateOptions &m_options;
    WholeFile m_file;
    std::atomic<bool> m_unreadable = false; ///< a game would not be read again
    QMutex m_mutex;
    std::optional<Error> m_error; ///< why; guarded by m_mutex
};

} // namespace doublets::cli
