// SPDX-License-Identifier: MIT
#include "core/files/atomic_file.h"
#include "core/laboratory/games_csv.h"
#include "laboratory/saving/laboratory_report.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

bool isGamesTable(const QString &path)
{
    return path.endsWith(u".games.csv", Qt::CaseInsensitive);
}

std::optional<Error> writeGamesTable(const Laboratory &laboratory, const LaboratoryState &state,
                                     const QString &path, const Progress &progress)
{
    AtomicFile file(path, FilePurpose::UserFile);
    if (auto error = file.open()) {
        return error;
    }
    const bool isComparison = state.rows.size() > 1;
    const auto &experiments = laboratory.experiments();
    const bool hasSamples = std::ranges::any_of(
        experiments, [](const Experiment &each) { return each.sampleSize > 0; });
    file.write((isComparison ? "experiment," : "") + QByteArray(hasSamples ? "sample," : "") +
               gamesCsvHeader());
    const Progress goOn = [&](double share) { return progress(share) && !file.hasFailed(); };
    for (std::size_t i = 0; i < state.rows.size(); ++i) {
        const QByteArray prefix = !isComparison ? "" : i == 0 ? "A," : "B,";
        std::uint64_t number = 0;
        const auto write = [&](const QByteArray &row) {
            const std::uint64_t sample = 1 + number++ / experiments[i].gamesPerSample();
            file.write(prefix + (hasSamples ? QByteArray::number(sample) + ',' : QByteArray()) +
                       row);
        };
        const std::uint64_t games = state.rows[i].totals.games();
        if (games == 0) {
            continue; // the odds may not have been computed yet
        }
        if (!laboratory.writeGameRows(i, games, write, goOn) && !file.hasFailed()) {
            return std::nullopt; // cancelled
        }
    }
    return file.commit();
}

} // namespace doublets
