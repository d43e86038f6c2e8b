// SPDX-License-Identifier: MIT
#include "render/render_commands.h"

#include "cli/console.h"
#include "cli/interruption.h"
#include "cli/progress_line.h"
#include "cli/visits_report.h"

#include "print/page/pdf_file.h"
#include "print/sheets/visits_sheet.h"
#include "render/print_options.h"
#include "table/fonts/fonts.h"
#include "text/error_text.h"
#include "text/printable.h"

#include <QCommandLineParser>
#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace doublets::cli {

namespace {

class PrintReport
{
    Q_DECLARE_TR_FUNCTIONS(PrintReport)

public:
    static QString text(const QString &file, int pages)
    {
        //: %1 a file, %n how many pages it has
        return tr("%1: %n page(s)", nullptr, pages).arg(printable(file));
    }
    static QString working() { return tr("Percent prepared:"); }
    static QString stopped() { return tr("Stopped; nothing was written."); }
};

int stoppedPrinting()
{
    printError(PrintReport::stopped());
    return Interrupted;
}

int write(const PrintOptions &options, bool json)
{
    constexpr int Whole = 100;
    constexpr double ShareOfMaking = 0.9;
    fonts::load();
    ProgressLine line(PrintReport::working(), Whole);
    const Progress progress = [&line](double share) {
        line.update(static_cast<std::uint64_t>(share * Whole));
        return !isInterrupted();
    };
    const auto sheet = options.createSheet(partialProgress(progress, 0, ShareOfMaking));
    if (!sheet) {
        return stoppedPrinting();
    }
    const auto error =
        sheets::writePdf(*sheet, options.output, partialProgress(progress, ShareOfMaking, 1));
    if (error && isInterrupted()) { // otherwise the file was complete by then
        return stoppedPrinting();
    }
    if (error) {
        printError(errorTextWithAdvice(*error));
        return Failed;
    }
    const int pages = static_cast<int>(sheet->pages.size());
    if (json) {
        printJson(QJsonObject{{u"file"_s, options.output}, {u"pages"_s, pages}});
    } else {
        print(PrintReport::text(options.output, pages));
    }
    return Succeeded;
}

} // namespace

int saveVisitsSheet(const Command &command, const QStringList &arguments)
{
    QCommandLineParser parser;
    addVisitsOptions(parser);
    if (const auto status = parseArguments(parser, command, arguments, visitsOperandUsage())) {
        return *status;
    }
    const QString output = parser.value(u"pdf"_s);
    if (!output.endsWith(u".pdf", Qt::CaseInsensitive)) {
        return reportError(
            commandLineError(ErrorCode::ImpossibleValue, u"pdf"_s, {output, u"FILE.pdf"_s}));
    }
    const auto catalogue = Catalogue::builtIn();
    if (!catalogue) {
        printError(errorText(catalogue.error()));
        return Failed;
    }
    fonts::load();
    const auto error =
        sheets::saveVisitsAsPdf(operands(parser).constFirst(), output, catalogue.value());
    if (error && error->file == output) {
        printError(errorTextWithAdvice(*error));
        return Failed;
    }
    if (error) {
        return reportError(*error);
    }
    print(PrintReport::text(output, 1));
    return Succeeded;
}

int saveSheet(const Command &command, const QStringList &arguments)
{
    QCommandLineParser parser;
    addPrintOptions(parser);
    if (const auto status = parseArguments(parser, command, arguments, printOperandUsage())) {
        return *status;
    }
    const auto catalogue = Catalogue::builtIn();
    const auto story = Story::builtIn();
    if (!catalogue || !story) {
        printError(errorText(!catalogue ? catalogue.error() : story.error()));
        return Failed;
    }
    const auto options = readPrintOptions(parser, catalogue.value(), story.value());
    if (options) {
        return write(options.value(), parser.isSet(u"json"_s));
    }
    int status = InvalidInput;
    for (const Error &error : options.error()) {
        status = reportError(error);
    }
    return status;
}

} // namespace doublets::cli
