// SPDX-License-Identifier: MIT
#include "visits/visit_csv.h"

#include "core/files/atomic_file.h"
#include "core/files/csv.h"
#include "visits/visit_database.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// Returns a CSV field, in quotation marks unless it begins with a letter or digit and contains
/// nothing that must be quoted.
QByteArray field(const QString &text)
{
    static const QRegularExpression plain(uR"(\A([\p{L}\p{N}][^,"\r\n]*)?\z)"_s);
    return (plain.match(text).hasMatch() ? text : csvText(text)).toUtf8();
}

QByteArray useFields(const std::optional<VisitUse> &use)
{
    if (!use) {
        return ",,,";
    }
    const auto flag = [](bool on) { return on ? "1," : "0,"; };
    return QByteArray(flag(use->largeText)) + flag(use->highContrast) + flag(use->readAloud) +
           QByteArray::number(use->explanations);
}

QByteArray row(const Visit &visit)
{
    const QByteArray hour = visit.day.isValid() ? QByteArray::number(visit.hour) : QByteArray();
    return visit.day.toString(Qt::ISODate).toLatin1() + ',' + hour + ',' + field(visit.language) +
           ',' + field(visit.ruleSet) + ',' + QByteArray::number(visit.throws) + ',' +
           (visit.isLastGameFinished ? "finished" : "left") + ',' +
           QByteArray::number(visit.seconds) + ',' + useFields(visit.use) + "\r\n";
}

} // namespace

std::optional<Error> writeVisitsAsCsv(const QString &visitsPath, const CsvSink &sink,
                                      const DaySpan &span)
{
    constexpr int ChunkSize = 1 << 16; // bytes passed to the sink at a time
    VisitDatabase database(visitsPath);
    if (auto error = database.open(VisitDatabase::Access::Read)) {
        return error;
    }
    QByteArray text = "day,hour,language,game,throws,ended,seconds,large_text,"
                      "high_contrast,read_aloud,why\r\n";
    bool continues = true;
    const auto add = [&](const Visit &visit) {
        text += row(visit);
        if (text.size() >= ChunkSize) {
            continues = sink(text);
            text.clear();
        }
        return continues;
    };
    if (auto error = database.forEachVisit(span, add)) {
        return error;
    }
    if (continues) {
        sink(text);
    }
    return std::nullopt;
}

std::optional<Error> saveVisitsAsCsv(const QString &visitsPath, const QString &path,
                                     const DaySpan &span)
{
    AtomicFile file(path, FilePurpose::UserFile);
    if (auto error = file.open()) {
        return error;
    }
    if (auto error = writeVisitsAsCsv(
            visitsPath, [&file](const QByteArray &bytes) { return file.write(bytes); }, span)) {
        return error; // the uncommitted file is removed
    }
    return file.commit();
}

QString visitsCsvName(QDate day, int number)
{
    const QString suffix = number > 1 ? u"-%1"_s.arg(number) : QString();
    const QString date = day.isValid() ? u'-' + day.toString(Qt::ISODate) : QString();
    return u"doublets-visits%1%2.csv"_s.arg(date, suffix);
}

} // namespace doublets
