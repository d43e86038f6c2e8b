// SPDX-License-Identifier: MIT
#include "app/cli/records_file.h"

#include "core/record/record.h"
#include "core/record/replay.h"
#include "core/record/sizes.h"

namespace doublets::cli {

RecordsFile::RecordsFile(const SimulateOptions &options)
    : m_options(options)
    , m_file(options.records, Holds::Results)
{
}

void RecordsFile::add(std::uint64_t diceSeed, const std::vector<Turn> &turns)
{
    if (failed()) {
        return;
    }
    Record record;
    record.ruleSet = m_options.chosen.ruleSet.id;
    record.rulings = m_options.chosen.rulings;
    record.white = {m_options.white, PlayerKind::Computer};
    record.black = {m_options.black, PlayerKind::Computer};
    record.dice = DiceOrigin::Seeded;
    record.seed = QString::number(diceSeed);
    recordTurns(record, turns);
    m_error = sizeError(record);
    m_file.write(recordJson(record, RecordLayout::OneLine) + '\n');
}

} // namespace doublets::cli
