// SPDX-License-Identifier: MIT
#pragma once

#include "core/files/background_saver.h"
#include "core/laboratory/experiment.h"
#include "core/result.h"

#include <vector>

namespace doublets {

/// A file with the runs whose results the laboratory keeps for the next start of the program.
/// Contains only the descriptions of the experiments, since equal experiments give equal results.
/// Written in the background.
class KeptRuns
{
public:
    static constexpr std::size_t MaxRuns = 50; ///< the oldest runs beyond this number are not kept

    /// `path` is the path of the file; if it is empty, nothing is kept. `catalogue` must outlive
    /// this object.
    KeptRuns(QString path, const Catalogue &catalogue);

    /// Returns the kept runs of one or two experiments, oldest first; empty if the file does not
    /// exist. Errors: those of json::readFile(), json::parseObject() and readExperiment(),
    /// WrongFormat and NewerVersion.
    [[nodiscard]] Result<std::vector<std::vector<Experiment>>, Error> load() const;
    /// Keeps `runs`, oldest first, or deletes the file if there are none. Moves a file that load()
    /// cannot read aside. On failure, tries again later; see saver().
    void save(std::vector<std::vector<Experiment>> runs);
    /// Returns the saver, which reports errors.
    [[nodiscard]] const BackgroundSaver &saver() const { return m_saver; }

private:
    QString m_path;
    const Catalogue &m_catalogue;
    BackgroundSaver m_saver; ///< last, since its destructor writes
};

} // namespace doublets
