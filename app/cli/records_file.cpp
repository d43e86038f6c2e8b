// SPDX-License-Identifier: MIT
#include "app/cli/records_file.h"

#include "core/record/record.h"
#include "core/record/replay.h"

namespace doublets::cli {

RecordsFile::RecordsFile(const SimulateOptions &options)
    : m_options(options)
    , m_file(options.records)
{
}

std::optional<Error> RecordsFile::open()
{
    return m_file.open(QIODevice::WriteOnly) ? std::nullopt : std::optional(error());
}

void RecordsFile::add(std::uint64_t diceSeed, const std::vector<Turn> &turns)
{
    if (m_failed) {
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
    const QByteArray line = recordJson(record, RecordLayout::OneLine) + '\n';
    m_failed = m_file.write(line) != line.size();
}

std::optional<Error> RecordsFile::finish()
{
    if (m_failed || !m_file.commit()) {
        return error();
    }
    return std::nullopt;
}

Error RecordsFile::error() const
{
    return {ErrorCode::CannotWrite, m_options.records, {}, {m_file.errorString()}};
}

} // namespace doublets::cli
