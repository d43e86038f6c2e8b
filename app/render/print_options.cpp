// SPDX-License-Identifier: MIT
#include "render/print_options.h"

#include "choices/traditions.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/option_reader.h"
#include "core/lessons/lesson_parser.h"
#include "core/record/record_reader.h"
#include "core/record/replay.h"
#include "print/sheets/board_sheet.h"
#include "print/sheets/game_sheet.h"
#include "print/sheets/labels_sheet.h"
#include "print/sheets/lesson_sheet.h"
#include "print/sheets/odds_sheet.h"
#include "print/sheets/rules_sheet.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace doublets::cli {

namespace {

using SheetFunction = decltype(PrintOptions::createSheet);

class PrintHelp
{
    Q_DECLARE_TR_FUNCTIONS(PrintHelp)

public:
    static QList<QCommandLineOption> options()
    {
        return {
            {u"paper"_s, tr("The paper: %1.").arg(sheets::paperIds().join(u", ")), u"ID"_s,
             sheets::paperId(sheets::Paper::A4)},
            {u"ink"_s, tr("The ink: %1.").arg(sheets::inkIds().join(u", ")), u"ID"_s,
             sheets::inkId(sheets::Ink::Colour)},
            {u"table"_s, tr("For board: only this board: %1.").arg(traditionIds().join(u", ")),
             u"ID"_s},
            {u"ruleset"_s, tr("For odds: only this rule set."), u"ID"_s},
            {u"ruling"_s, tr("For rules: change a rule; can be repeated."), u"KEY=VALUE"_s},
            {u"output"_s, tr("The file to write."), u"FILE.pdf"_s},
        };
    }
    static PlayerNames names(const Record &record)
    {
        const auto named = [](const RecordedPlayer &player, const QString &colour) {
            return player.name.isEmpty() ? colour : player.name;
        };
        return {named(record.white, tr("White")), named(record.black, tr("Black"))};
    }
};

struct SheetWord
{
    QString name;
    QString operand;     ///< required operand after the name; empty if none
    QStringList options; ///< in addition to the common options of all sheets
};

std::vector<SheetWord> sheetWordList()
{
    return {
        {u"rules"_s, u"RULESET"_s, {u"ruling"_s}},
        {u"board"_s, {}, {u"table"_s}},
        {u"game"_s, u"FILE.doublets"_s, {}},
        {u"odds"_s, {}, {u"ruleset"_s}},
        {u"labels"_s, {}, {}},
        {u"worksheet"_s, u"LESSON"_s, {}},
        {u"answers"_s, u"LESSON"_s, {}},
    };
}

/// Reads the options one by one; keeps the first error.
class PrintReading : public OptionReader
{
public:
    PrintReading(const QCommandLineParser &parser, const Catalogue &catalogue, const Story &story)
        : OptionReader(parser)
        , m_operands(operands(parser))
        , m_catalogue(catalogue)
        , m_story(story)
    {
        m_sheetOptions.paper = sheets::paperFromId(allowedValue(u"paper"_s, sheets::paperIds()))
                                   .value_or(m_sheetOptions.paper);
        m_sheetOptions.ink = sheets::inkFromId(allowedValue(u"ink"_s, sheets::inkIds()))
                                 .value_or(m_sheetOptions.ink);
    }

    SheetFunction createSheet()
    {
        const auto word = sheetWord();
        if (!word) {
            return {};
        }
        checkOperands(*word);
        checkOptions(*word);
        if (error()) {
            return {};
        }
        if (word->name == u"rules") {
            return rules();
        }
        if (word->name == u"board") {
            return board();
        }
        if (word->name == u"game") {
            return game();
        }
        if (word->name == u"odds") {
            return odds();
        }
        return word->name == u"labels" ? labels() : lesson();
    }

    QString output()
    {
        const QString path = requiredValue(u"output"_s);
        if (isSet(u"output"_s) && !path.endsWith(u".pdf", Qt::CaseInsensitive)) {
            recordError(ErrorCode::ImpossibleValue, u"output"_s, {path, u"FILE.pdf"_s});
        }
        return path;
    }

    /// Returns all errors in a file that was named.
    [[nodiscard]] const std::vector<Error> &faults() const { return m_faults; }

private:
    std::optional<SheetWord> sheetWord()
    {
        const auto all = sheetWordList();
        QStringList names;
        for (const SheetWord &word : all) {
            if (!m_operands.isEmpty() && word.name == m_operands.constFirst()) {
                return word;
            }
            names << word.name;
        }
        if (m_operands.isEmpty()) {
            recordError(ErrorCode::MissingKey, {}, {names.join(u'|')});
        } else {
            recordError(ErrorCode::ImpossibleValue, {},
                        {m_operands.constFirst(), names.join(u", ")});
        }
        return std::nullopt;
    }

    void checkOperands(const SheetWord &word)
    {
        const qsizetype wanted = word.operand.isEmpty() ? 1 : 2;
        if (m_operands.size() < wanted) {
            recordError(ErrorCode::MissingKey, {}, {word.operand});
        } else if (m_operands.size() > wanted) {
            recordError(ErrorCode::Inconsistent, {},
                        {m_operands.value(wanted - 1), m_operands.value(wanted)});
        }
    }

    void checkOptions(const SheetWord &word)
    {
        for (const QString &option : {u"table"_s, u"ruleset"_s, u"ruling"_s}) {
            if (isSet(option) && !word.options.contains(option)) {
                recordError(ErrorCode::Inconsistent, {}, {word.name, u"--"_s + option});
            }
        }
    }

    const RuleSet *ruleSetNamed(const QString &id, const QString &option)
    {
        const RuleSet *found = m_catalogue.find(id);
        if (found == nullptr) {
            recordError(ErrorCode::UnknownRuleSet, option, {id, m_catalogue.ids().join(u", ")});
        }
        return found;
    }

    SheetFunction rules()
    {
        const RuleSet *ruleSet = ruleSetNamed(m_operands[1], {});
        if (ruleSet == nullptr) {
            return {};
        }
        return [set = *ruleSet, rulings = this->rulings(*ruleSet), setting = m_sheetOptions](
                   const Progress &) { return sheets::rulesSheet(set, rulings, setting); };
    }

    SheetFunction board()
    {
        const QStringList tables = isSet(u"table"_s)
                                       ? QStringList{allowedValue(u"table"_s, traditionIds())}
                                       : traditionIds();
        return [tables, catalogue = &m_catalogue, story = &m_story,
                setting = m_sheetOptions](const Progress &) {
            return sheets::boardSheet(tables, *catalogue, *story, setting);
        };
    }

    SheetFunction game()
    {
        const auto take = [this](const RecordError &wrong) {
            m_faults = {wrong.error};
            m_faults.front().file = m_operands[1];
            return SheetFunction();
        };
        const auto record = readRecord(m_operands[1]);
        if (!record) {
            return take(record.error());
        }
        auto read = gameFromRecord(record.value(), m_catalogue);
        if (!read) {
            return take(read.error());
        }
        return [game = std::shared_ptr<Game>(std::move(read).value()),
                names = PrintHelp::names(record.value()), notes = notesOf(record.value()),
                setting = m_sheetOptions](const Progress &) {
            return sheets::gameSheet(*game, names, notes, setting);
        };
    }

    SheetFunction odds()
    {
        std::vector<RuleSetWithRulings> games = allGames(m_catalogue);
        if (isSet(u"ruleset"_s)) {
            const RuleSet *ruleSet = ruleSetNamed(value(u"ruleset"_s), u"ruleset"_s);
            if (ruleSet == nullptr) {
                return {};
            }
            games = allGames(*ruleSet);
        }
        return [games, setting = m_sheetOptions](const Progress &progress) {
            const auto rows = computeOpeningOdds(games, true, progress);
            return rows ? std::optional(sheets::oddsSheet(*rows, setting)) : std::nullopt;
        };
    }

    SheetFunction labels()
    {
        return [story = &m_story, setting = m_sheetOptions](const Progress &) {
            return sheets::labelsSheet(*story, setting);
        };
    }

    /// Returns a built-in lesson, by the base name of its file, or a lesson in a file.
    SheetFunction lesson()
    {
        const auto builtIn = builtInLessons(m_catalogue);
        if (!builtIn) {
            m_faults = {builtIn.error()};
            return {};
        }
        QStringList names;
        for (const Lesson &lesson : builtIn.value()) {
            names << QFileInfo(lesson.file).completeBaseName();
            if (names.constLast() == m_operands[1]) {
                return createLessonSheet(lesson);
            }
        }
        if (!m_operands[1].contains(u'/') && !m_operands[1].contains(u'.')) {
            names << u"FILE.doublets-lesson"_s;
            recordError(ErrorCode::ImpossibleValue, {}, {m_operands[1], names.join(u", ")});
            return {};
        }
        const auto read = readLesson(m_operands[1], m_catalogue);
        if (!read) {
            m_faults = read.error();
            return {};
        }
        return createLessonSheet(read.value());
    }

    SheetFunction createLessonSheet(const Lesson &lesson)
    {
        const auto paper =
            m_operands[0] == u"worksheet" ? LessonVariant::Worksheet : LessonVariant::AnswerKey;
        return [lesson, paper, catalogue = &m_catalogue,
                setting = m_sheetOptions](const Progress &progress) {
            const auto values = computeLessonValues(lesson, paper, *catalogue, progress);
            return values ? std::optional(sheets::lessonSheet(lesson, *values,
                                                              sheets::decodeLessonPictures(lesson),
                                                              paper, *catalogue, setting))
                          : std::nullopt;
        };
    }

    QStringList m_operands;
    const Catalogue &m_catalogue;
    const Story &m_story;
    sheets::SheetOptions m_sheetOptions;
    std::vector<Error> m_faults;
};

} // namespace

void addPrintOptions(QCommandLineParser &parser)
{
    parser.addOptions(PrintHelp::options());
}

QString printOperandUsage()
{
    QStringList all;
    for (const SheetWord &word : sheetWordList()) {
        all << (word.name + u' ' + word.operand).trimmed();
    }
    return u'(' + all.join(u" | ") + u')';
}

Result<PrintOptions, std::vector<Error>>
readPrintOptions(const QCommandLineParser &parser, const Catalogue &catalogue, const Story &story)
{
    PrintReading reading(parser, catalogue, story);
    PrintOptions options;
    options.createSheet = reading.createSheet();
    options.output = reading.output();
    if (!reading.faults().empty()) {
        return reading.faults();
    }
    if (reading.error()) {
        return std::vector{*reading.error()};
    }
    return options;
}

} // namespace doublets::cli
