// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/simulate_options.h"

#include "core/files/whole_file.h"
#include "core/game/game.h"

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
    void add(std::uint64_t diceSeed, const std::vector<Turn> &turns);
    [[nodiscard]] bool failed() const { return m_error || m_file.failed(); }
    /// Errors: CannotWrite; those of `sizeError`.
    [[nodiscard]] std::optional<Error> finish() { return m_error ? m_error : m_file.commit(); }
    void giveUp() { m_file.giveUp(); }

private:
    const SimulateOptions &m_options;
    WholeFile m_file;
    std::optional<Error> m_error; ///< a game that would not be read again
};

} // namespace doublets::cli
