// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/simulate_options.h"

#include "core/game/game.h"

#include <QSaveFile>

#include <optional>
#include <vector>

namespace doublets::cli {

/// The file of all simulated games, one record a line. Under its name it appears whole or not at
/// all.
class RecordsFile
{
public:
    explicit RecordsFile(const SimulateOptions &options);

    /// Error: CannotWrite.
    [[nodiscard]] std::optional<Error> open();
    void add(std::uint64_t diceSeed, const std::vector<Turn> &turns);
    [[nodiscard]] bool failed() const { return m_failed; }
    /// Error: CannotWrite.
    [[nodiscard]] std::optional<Error> finish();
    void giveUp() { m_file.cancelWriting(); }

private:
    [[nodiscard]] Error error() const;

    const SimulateOptions &m_options;
    QSaveFile m_file;
    bool m_failed = false;
};

} // namespace doublets::cli
