// SPDX-License-Identifier: MIT
#include "cli/command.h"
#include "cli/console.h"
#include "cli/interruption.h"
#include "cli/progress_line.h"
#include "cli/record_stream.h"

#include "text/error_text.h"
#include "text/printable.h"

#include "core/platform/non_utf8_paths.h"
#include "core/record/record.h"
#include "core/record/record_reader.h"
#include "core/record/replay.h"
#include "core/record/seed_check.h"
#include "core/rules/catalogue.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets::cli {

namespace {

constexpr std::size_t MaxErrors = 10'000; ///< per file; longer lists are of no use

/// The first error of a game.
struct GameError
{
    int game = 0;   ///< from 1; 0 if no game was found
    int thrown = 0; ///< from 1; 0 if the error is not related to a throw
    QString message;
};

struct FileReport
{
    QString file;
    int games = 0;
    std::vector<GameError> errors;
};

class CheckReport
{
    Q_DECLARE_TR_FUNCTIONS(CheckReport)

public:
    static QString text(const FileReport &report)
    {
        const QString games = tr("%n game(s)", nullptr, report.games);
        if (report.errors.empty()) {
            //: %1 file, %2 "3 games"
            return tr("%1: %2, no error").arg(printable(report.file), games);
        }
        //: %1 file, %2 "3 games"
        QStringList lines{
            tr("%1: %2, %n with an error", nullptr, static_cast<int>(report.errors.size()))
                .arg(printable(report.file), games)};
        for (const GameError &error : report.errors) {
            lines << u"    "_s + where(error) + error.message;
        }
        return lines.join(u'\n');
    }

    static QString reading(const QString &file)
    {
        return tr("%1, bytes read:").arg(printable(file));
    }
    static QString stopped(const QString &file)
    {
        return tr("Stopped while reading %1.").arg(printable(file));
    }
    static QString tooMany() { return tr("Too many errors: the rest of the file was not read."); }
    static QString filesWanted() { return tr("FILE…"); }

private:
    static QString where(const GameError &error)
    {
        if (error.thrown > 0) {
            return tr("game %1, throw %2: ")
                .arg(QString::number(error.game), QString::number(error.thrown));
        }
        return error.game > 0 ? tr("game %1: ").arg(QString::number(error.game)) : QString();
    }
};

QJsonObject json(const FileReport &report)
{
    QJsonArray errors;
    for (const GameError &error : report.errors) {
        errors << QJsonObject{
            {u"game"_s, error.game}, {u"throw"_s, error.thrown}, {u"message"_s, error.message}};
    }
    return {{u"file"_s, report.file}, {u"games"_s, report.games}, {u"errors"_s, errors}};
}

/// Returns the position of an error in the file, which starts with the line number if the file has
/// one record per line.
QString placeIn(const RecordStream::Item &item, const QString &place)
{
    if (item.line == 0) {
        return place;
    }
    const QString line = u"line %1"_s.arg(item.line);
    const bool isPath = !place.isEmpty() && !place.startsWith(u"line "_s);
    return isPath ? line + u", "_s + place : line;
}

/// Replays a record and returns its first error. Returns nullopt if there is none.
std::optional<RecordError> errorOf(const RecordStream::Item &item, const Catalogue &catalogue)
{
    if (item.error) {
        return RecordError{*item.error};
    }
    const auto record = parseRecord(item.json, {});
    if (!record) {
        return record.error();
    }
    const auto game = gameFromRecord(record.value(), catalogue);
    return game ? checkSeededDice(record.value()) : std::optional(game.error());
}

FileReport checkFile(RecordStream &stream, const QString &path, const Catalogue &catalogue)
{
    FileReport report{displayPath(path), 0, {}};
    ProgressLine progress(CheckReport::reading(report.file), stream.size());
    while (!isInterrupted()) {
        const auto item = stream.next();
        if (!item) {
            break;
        }
        ++report.games;
        progress.update(stream.bytesRead());
        if (auto found = errorOf(*item, catalogue)) {
            found->error.place = placeIn(*item, found->error.place);
            found->error.file.clear();
            report.errors.push_back({report.games, found->throwNumber, errorText(found->error)});
            if (report.errors.size() >= MaxErrors) {
                report.errors.push_back({report.games, 0, CheckReport::tooMany()});
                break;
            }
        }
    }
    if (report.games == 0 && !isInterrupted()) {
        report.errors.push_back({0, 0, errorText({ErrorCode::Empty, {}, {}, {}})});
    }
    return report;
}

} // namespace

int checkRecords(const Command &command, const QStringList &arguments)
{
    QCommandLineParser parser;
    if (const auto status =
            parseArguments(parser, command, arguments, CheckReport::filesWanted())) {
        return *status;
    }
    const auto catalogue = Catalogue::builtIn();
    if (!catalogue) {
        printError(errorText(catalogue.error()));
        return Failed;
    }
    if (operands(parser).isEmpty()) {
        return reportError(
            commandLineError(ErrorCode::MissingKey, {}, {CheckReport::filesWanted()}));
    }
    int status = Succeeded;
    for (const QString &path : operands(parser)) {
        RecordStream stream(path);
        if (const auto error = stream.open()) {
            status = reportError(*error);
            continue;
        }
        const FileReport report = checkFile(stream, path, catalogue.value());
        if (isInterrupted()) {
            printError(CheckReport::stopped(displayPath(path)));
            return Interrupted;
        }
        if (parser.isSet(u"json"_s)) {
            printJson(json(report));
        } else {
            print(CheckReport::text(report));
        }
        status = report.errors.empty() ? status : std::max<int>(status, Failed);
    }
    return status;
}

} // namespace doublets::cli
