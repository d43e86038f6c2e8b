// SPDX-License-Identifier: MIT
#include "laboratory/run/kept_runs.h"

#include "core/files/atomic_file.h"
#include "core/json/strict_json.h"

#include <QFileInfo>
#include <QJsonDocument>

#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

using Runs = std::vector<std::vector<Experiment>>;

const QString Format = u"doublets-laboratory"_s;
constexpr int NewestVersion = 1;
constexpr qint64 MaxFileSize = 1'000'000;

Result<Runs, Error> readRuns(const QString &path, const Catalogue &catalogue)
{
    const auto text = json::readFile(path, MaxFileSize);
    if (!text) {
        return text.error();
    }
    const auto parsed = json::parseObject(text.value(), path, MaxFileSize);
    if (!parsed) {
        return parsed.error();
    }
    json::FirstErrorCollector errors(path);
    json::Object object(errors, parsed.value(), {});
    object.checkFormat(Format, NewestVersion);
    object.checkKeys({u"format"_s, u"version"_s, u"runs"_s});
    Runs runs;
    for (json::Object &run : object.objects(u"runs"_s, 0, KeptRuns::MaxRuns)) {
        run.checkKeys({u"experiments"_s});
        runs.emplace_back();
        for (const json::Object &each : run.objects(u"experiments"_s, 1, 2)) {
            runs.back().push_back(readExperiment(each, catalogue));
        }
    }
    if (const auto error = errors.error()) {
        return *error;
    }
    return runs;
}

QByteArray runsJson(const Runs &runs)
{
    QJsonArray array;
    for (const std::vector<Experiment> &run : runs) {
        QJsonArray experiments;
        for (const Experiment &each : run) {
            experiments.append(experimentJson(each));
        }
        array.append(QJsonObject{{u"experiments"_s, experiments}});
    }
    const QJsonObject object{
        {u"format"_s, Format}, {u"version"_s, NewestVersion}, {u"runs"_s, array}};
    return QJsonDocument(object).toJson(QJsonDocument::Indented);
}

std::optional<Error> writeRuns(const QString &path, const Runs &runs, const Catalogue &catalogue)
{
    if (isNameTaken(path) && !readRuns(path, catalogue)) {
        if (auto error = renameFile(path, unusedBackupPath(path))) {
            return error;
        }
    }
    if (runs.empty()) {
        return removeFile(path);
    }
    if (auto error = createFolder(QFileInfo(path).path())) {
        return error;
    }
    return writeFileAtomically(path, runsJson(runs), FilePurpose::Private);
}

} // namespace

KeptRuns::KeptRuns(QString path, const Catalogue &catalogue)
    : m_path(std::move(path))
    , m_catalogue(catalogue)
{
}

Result<Runs, Error> KeptRuns::load() const
{
    if (m_path.isEmpty() || !isNameTaken(m_path)) {
        return Runs();
    }
    return readRuns(m_path, m_catalogue);
}

void KeptRuns::save(Runs runs)
{
    if (m_path.isEmpty()) {
        return;
    }
    if (runs.size() > MaxRuns) {
        runs.erase(runs.begin(), runs.end() - MaxRuns);
    }
    m_saver.save([path = m_path, runs = std::move(runs), &catalogue = m_catalogue] {
        return writeRuns(path, runs, catalogue);
    });
}

} // namespace doublets
