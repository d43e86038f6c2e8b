// SPDX-License-Identifier: MIT
#include "cli/command.h"

#include "cli/console.h"
#include "cli/interruption.h"
#include "cli/visits_report.h"
#include "text/error_text.h"
#include "visits/visit_csv.h"

#include <QCommandLineParser>
#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace doublets::cli {

namespace {

int printCsv(const QString &file)
{
    const auto sink = [](const QByteArray &bytes) { return !isInterrupted() && printBytes(bytes); };
    if (const auto error = writeVisitsAsCsv(file, sink)) {
        return reportError(*error);
    }
    return isInterrupted() ? Interrupted : Succeeded;
}

int printSummary(const QString &file, bool json)
{
    const auto catalogue = Catalogue::builtIn();
    if (!catalogue) {
        printError(errorText(catalogue.error()));
        return Failed;
    }
    const auto summary = summariseVisits(file);
    if (!summary) {
        return reportError(summary.error());
    }
    if (json) {
        printJson(visitsJson(summary.value(), file));
    } else {
        print(visitsText(summary.value(), catalogue.value()));
    }
    return Succeeded;
}

} // namespace

int showVisits(const Command &command, const QStringList &arguments)
{
    QCommandLineParser parser;
    addVisitsOptions(parser);
    if (const auto status = parseArguments(parser, command, arguments, visitsOperandUsage())) {
        return *status;
    }
    const QStringList files = operands(parser);
    if (files.isEmpty()) {
        return reportError(commandLineError(ErrorCode::MissingKey, {}, {visitsOperandUsage()}));
    }
    if (files.size() > 1) {
        return reportError(commandLineError(ErrorCode::Inconsistent, {}, files.first(2)));
    }
    if (parser.isSet(u"pdf"_s)) {
        for (const QString &other : {u"csv"_s, u"json"_s}) {
            if (parser.isSet(other)) {
                return reportError(
                    commandLineError(ErrorCode::Inconsistent, {}, {u"--pdf"_s, u"--"_s + other}));
            }
        }
        return execRenderer(command, arguments);
    }
    if (parser.isSet(u"csv"_s) && parser.isSet(u"json"_s)) {
        return reportError(
            commandLineError(ErrorCode::Inconsistent, {}, {u"--csv"_s, u"--json"_s}));
    }
    return parser.isSet(u"csv"_s) ? printCsv(files.constFirst())
                                  : printSummary(files.constFirst(), parser.isSet(u"json"_s));
}

} // namespace doublets::cli
