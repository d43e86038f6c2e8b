// SPDX-License-Identifier: MIT
#include "bench/benchmark.h"
#include "bench/report.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTextStream>

#include <algorithm>

using namespace Qt::StringLiterals;

using namespace doublets::bench;

namespace {

constexpr int InvalidInput = 2;

int reportError(const QString &line, int status)
{
    QTextStream(stderr) << u"doublets-bench: "_s << line << Qt::endl;
    return status;
}

/// Returns the benchmarks named, in their usual order. Sets `unknown` to the first unknown name, if
/// any, and adds all names to `known`.
std::vector<Benchmark> chosen(const QStringList &names, QString &unknown, QStringList &known)
{
    std::vector<Benchmark> all = allBenchmarks();
    for (const Benchmark &one : all) {
        known << one.name;
    }
    const auto unknownName = std::find_if(
        names.begin(), names.end(), [&](const QString &name) { return !known.contains(name); });
    unknown = unknownName != names.end() ? *unknownName : QString();
    if (!names.isEmpty()) {
        all.erase(std::remove_if(all.begin(), all.end(),
                                 [&](const Benchmark &one) { return !names.contains(one.name); }),
                  all.end());
    }
    return all;
}

int run(const std::vector<Benchmark> &benchmarks, Effort effort, bool json)
{
    std::vector<Statistics> figures;
    QJsonArray array;
    for (const Benchmark &one : benchmarks) {
        QTextStream(stderr) << one.name << u" …"_s << Qt::endl;
        const auto samples = one.run(effort);
        if (!samples) {
            return reportError(u"%1: %2"_s.arg(one.name, samples.error()), EXIT_FAILURE);
        }
        figures.push_back(Statistics::fromSamples(one, samples.value()));
        array << figures.back().json();
    }
    QTextStream(stdout) << (json ? QString::fromUtf8(
                                       QJsonDocument(array).toJson(QJsonDocument::Compact))
                                 : formatTable(figures))
                        << Qt::endl;
    return EXIT_SUCCESS;
}

} // namespace

int main(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen"); // the screen and the GPU are not measured
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(u"doublets-bench"_s);
    QCommandLineParser parser;
    parser.setApplicationDescription(u"Measures speed and memory use, and prints a table."_s);
    parser.addOptions(
        {{{u"h"_s, u"help"_s}, u"Show this help."_s},
         {u"only"_s, u"Run only this benchmark; can be repeated."_s, u"NAME"_s},
         {u"json"_s, u"Print JSON for other programs."_s},
         {u"tiny"_s, u"Run as little as possible, as a test: the figures are meaningless."_s}});
    if (!parser.parse(QCoreApplication::arguments())) {
        return reportError(parser.errorText(), InvalidInput);
    }
    if (parser.isSet(u"help"_s)) {
        QTextStream(stdout) << parser.helpText();
        return EXIT_SUCCESS;
    }
    if (!parser.positionalArguments().isEmpty()) {
        return reportError(u"unexpected argument “%1”"_s.arg(parser.positionalArguments().first()),
                           InvalidInput);
    }
    QString unknown;
    QStringList known;
    const auto benchmarks = chosen(parser.values(u"only"_s), unknown, known);
    if (!unknown.isEmpty()) {
        return reportError(
            u"--only: unknown benchmark “%1”; known: %2"_s.arg(unknown, known.join(u", "_s)),
            InvalidInput);
    }
    return run(benchmarks, parser.isSet(u"tiny"_s) ? Effort::Tiny : Effort::Full,
               parser.isSet(u"json"_s));
}
