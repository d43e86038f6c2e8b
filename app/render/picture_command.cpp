// SPDX-License-Identifier: MIT
#include "render/render_commands.h"

#include "cli/command.h"
#include "cli/console.h"
#include "cli/interruption.h"
#include "cli/progress_line.h"

#include "render/picture_options.h"
#include "table/fonts/fonts.h"
#include "table/image/board_image_file.h"
#include "text/error_text.h"
#include "text/printable.h"

#include <QApplication>
#include <QCommandLineParser>

using namespace Qt::StringLiterals;

namespace doublets::cli {

namespace {

class PictureReport
{
    Q_DECLARE_TR_FUNCTIONS(PictureReport)

public:
    static QString text(const QString &file, QSize size)
    {
        //: %1 file, %2 width, %3 height
        return tr("%1: %2 × %3 pixels")
            .arg(printable(file), QString::number(size.width()), QString::number(size.height()));
    }
    static QString drawing() { return tr("Percent drawn:"); }
    static QString stopped() { return tr("Stopped; nothing was written."); }
};

int stopped()
{
    printError(PictureReport::stopped());
    return Interrupted;
}

int paint(const PictureOptions &options, bool json)
{
    constexpr int Whole = 100;
    fonts::load();
    BoardImage board(options.request);
    ProgressLine progress(PictureReport::drawing(), Whole);
    const bool drawn = board.draw([&progress](double share) {
        progress.update(static_cast<std::uint64_t>(share * Whole));
        return !isInterrupted();
    });
    if (!drawn) {
        return stopped();
    }
    const QImage image = board.picture();
    const auto error = writeBoardImage(image, options.output, [] { return !isInterrupted(); });
    if (error && isInterrupted()) { // otherwise the file was complete by then
        return stopped();
    }
    if (error) {
        printError(errorTextWithAdvice(*error));
        return Failed;
    }
    if (json) {
        printJson(QJsonObject{{u"file"_s, options.output},
                              {u"width"_s, image.width()},
                              {u"height"_s, image.height()}});
    } else {
        print(PictureReport::text(options.output, image.size()));
    }
    return Succeeded;
}

} // namespace

int savePicture(const Command &command, const QStringList &arguments)
{
    QCommandLineParser parser;
    addPictureOptions(parser);
    if (const auto status = parseArguments(parser, command, arguments, pictureOperandUsage())) {
        return *status;
    }
    const auto catalogue = Catalogue::builtIn();
    if (!catalogue) {
        printError(errorText(catalogue.error()));
        return Failed;
    }
    const auto options = readPictureOptions(parser, catalogue.value());
    return options ? paint(options.value(), parser.isSet(u"json"_s)) : reportError(options.error());
}

} // namespace doublets::cli
