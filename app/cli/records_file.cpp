// SPDX-License-Identifier: MIT
#include "cli/records_file.h"

#include "core/record/content_check.h"
#include "core/record/record.h"
#include "core/record/record_writer.h"
#include "core/record/replay.h"

namespace doublets::cli {

RecordsFile::RecordsFile(const SimulateOptions &options)
    : m_options(options)
    , m_file(options.recordsPath)
{
}

QByteArray RecordsFile::recordLine(std::uint64_t diceSeed, const std::vector<HistoryEntry> &history)
{
    Record record;
    record.ruleSet = m_options.rules.ruleSet.id;
    record.rulings = m_options.rules.rulings;
    record.white = {m_options.white, PlayerKind::Computer};
    record.black = {m_options.black, PlayerKind::Computer};
    record.dice = DiceOrigin::Seeded;
    record.seed = QString::number(diceSeed);
    setRecordHistory(record, history);
    if (const auto error = findContentError(record)) {
        const QMutexLocker lock(&m_mutex);
        m_error = error;
        m_hasOversizedRecord = true;
        return {};
    }
    return recordJson(record, RecordLayout::OneLine) + '\n';
}

std::optional<Error> RecordsFile::finish()
{
    const QMutexLocker lock(&m_mutex);
    return m_error ? m_error : m_file.finish();
}

} // namespace doublets::cli
