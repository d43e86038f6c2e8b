// SPDX-License-Identifier: MIT
#include "core/lessons/lesson_parser.h"

#include "core/dice/dice.h"
#include "core/json/invalid_text.h"
#include "core/json/line_map.h"
#include "core/json/strict_json.h"
#include "core/lessons/lesson_game.h"
#include "core/lessons/lesson_step_values.h"
#include "core/lessons/lesson_values.h"
#include "core/players/player.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QLocale>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

template<> struct ValueNames<LessonBoard::Goal>
{
    static constexpr std::array names{"look", "lead", "throw", "end"};
};

namespace {

using namespace lesson_values;
using json::Object;

constexpr std::size_t MaxLessonFaults = 100; ///< more would not be useful
constexpr int MaxLanguages = 20;

/// Returns a hash that changes with any key, value or text of the step.
QString markOf(const QJsonObject &step)
{
    const QByteArray text = QJsonDocument(step).toJson(QJsonDocument::Compact);
    const QByteArray hash = QCryptographicHash::hash(text, QCryptographicHash::Sha256);
    return QString::fromLatin1(hash.toHex().left(16));
}

class LessonReader
{
public:
    LessonReader(const Catalogue &catalogue, QString file)
        : m_context{catalogue, {}}
        , m_file(std::move(file))
    {
    }

    [[nodiscard]] Lesson read(const Object &file)
    {
        file.checkFormat(u"doublets-lesson"_s, Lesson::NewestVersion);
        checkKeys(file, {u"format"_s, u"version"_s, u"title"_s, u"summary"_s, u"steps"_s},
                  {u"languages"_s, u"grade"_s, u"prerequisites"_s, u"aims"_s, u"keywords"_s,
                   u"needs"_s, u"extension"_s, u"extensionAnswers"_s, u"homework"_s});
        readLanguages(file);
        Lesson lesson;
        lesson.languages = m_context.languages;
        lesson.title = readLessonText(m_context, file, u"title"_s, Lesson::MaxTitleLength);
        lesson.summary = readLessonText(m_context, file, u"summary"_s, Lesson::MaxParagraphLength);
        lesson.grade = readLessonText(m_context, file, u"grade"_s, Lesson::MaxTitleLength);
        lesson.prerequisites = paragraphs(file, u"prerequisites"_s);
        lesson.aims = paragraphs(file, u"aims"_s);
        lesson.keywords = readLessonTexts(m_context, file, u"keywords"_s, 1, Lesson::MaxKeywords,
                                          Lesson::MaxTitleLength);
        lesson.materials = paragraphs(file, u"needs"_s);
        lesson.extension = paragraphs(file, u"extension"_s);
        lesson.extensionAnswers = readLessonTexts(
            m_context, file, u"extensionAnswers"_s, 1,
            std::max(1, static_cast<int>(lesson.extension.size())), Lesson::MaxParagraphLength);
        lesson.homework = paragraphs(file, u"homework"_s);
        if (file.has(u"steps"_s)) {
            for (const Object &each : file.objects(u"steps"_s, 1, Lesson::MaxSteps)) {
                lesson.steps.push_back(readStep(each, lesson.steps));
                lesson.steps.back().hash = markOf(each.value());
            }
        }
        return lesson;
    }

private:
    void readLanguages(const Object &file)
    {
        m_context.languages = QStringList{u"en"_s};
        if (!file.has(u"languages"_s)) {
            return;
        }
        const QStringList codes = file.texts(u"languages"_s, 1, MaxLanguages);
        for (qsizetype i = 0; i < codes.size(); ++i) {
            const QString place = json::placeInside(file.placeOf(u"languages"_s), i);
            if (QLocale::codeToLanguage(codes[i].section(u'-', 0, 0)) == QLocale::AnyLanguage) {
                file.errors().add(ErrorCode::ImpossibleValue, place,
                                  {codes[i], u"en, ru, de, …"_s});
            } else if (codes.indexOf(codes[i]) != i) {
                file.errors().add(ErrorCode::DuplicateEntry, place, {codes[i]});
            }
        }
        if (!codes.isEmpty()) {
            m_context.languages = codes;
        }
    }

    [[nodiscard]] std::vector<LessonText> paragraphs(const Object &object, const QString &key) const
    {
        return readLessonTexts(m_context, object, key, 1, Lesson::MaxParagraphs,
                               Lesson::MaxParagraphLength);
    }

    [[nodiscard]] LessonText paragraph(const Object &object, const QString &key) const
    {
        return readLessonText(m_context, object, key, Lesson::MaxParagraphLength);
    }

    /// Reads a step that follows `earlier` ones.
    LessonStep readStep(const Object &object, const std::vector<LessonStep> &earlier)
    {
        constexpr int MaxMinutes = 60;
        checkKeys(object, {u"title"_s, u"minutes"_s},
                  {u"texts"_s, u"passages"_s, u"picture"_s, u"board"_s, u"recall"_s, u"question"_s,
                   u"guess"_s, u"experiment"_s, u"marks"_s, u"table"_s, u"figures"_s,
                   u"onSheet"_s});
        LessonStep step;
        step.title = readLessonText(m_context, object, u"title"_s, Lesson::MaxTitleLength);
        step.minutes = optionalInteger(object, u"minutes"_s, 1, MaxMinutes, 1);
        step.paragraphs = paragraphs(object, u"texts"_s);
        if (object.has(u"passages"_s)) {
            for (const Object &each : object.objects(u"passages"_s, 1, Lesson::MaxParagraphs)) {
                step.passages.push_back(readPassage(each));
            }
        }
        if (object.has(u"board"_s)) {
            step.board = readBoard(object.object(u"board"_s));
            m_hasBoard = true;
        }
        readTask(object, step);
        readExtras(object, step, earlier);
        readFigures(object, step);
        step.isOnWorksheet = optionalFlag(object, u"onSheet"_s, step.hasTask() || step.table);
        if (step.paragraphs.empty() && step.passages.empty() && !step.picture && !step.board &&
            !step.hasTask()) {
            object.addError(u"texts"_s, ErrorCode::MissingKey, {u"texts"_s});
        }
        return step;
    }

    void readExtras(const Object &object, LessonStep &step,
                    const std::vector<LessonStep> &earlier) const
    {
        if (object.has(u"picture"_s)) {
            step.picture = readLessonPicture(m_context, object.object(u"picture"_s), m_file);
        }
        if (object.has(u"recall"_s)) {
            step.recalledStep = readRecalledStep(object, earlier);
        }
        step.marks = readLessonMarks(m_context, object);
        if (!step.marks.empty() && !step.hasTask()) {
            object.addError(u"marks"_s, ErrorCode::MissingKey, {u"question"_s});
        }
        if (object.has(u"table"_s)) {
            step.table = readLessonTable(m_context, object.object(u"table"_s));
        }
    }

    /// Reads the number of an earlier step that has an answer. Files count steps from 1.
    [[nodiscard]] static std::optional<int> readRecalledStep(const Object &object,
                                                             const std::vector<LessonStep> &earlier)
    {
        const QString key = u"recall"_s;
        QStringList possible;
        for (std::size_t i = 0; i < earlier.size(); ++i) {
            if (earlier[i].question || earlier[i].guess) {
                possible << QString::number(i + 1);
            }
        }
        const int step = object.integer(key, 1, Lesson::MaxSteps);
        if (!possible.contains(QString::number(step))) {
            object.addError(
                key, ErrorCode::ImpossibleValue,
                {QString::number(step), possible.isEmpty() ? u"nothing"_s : possible.join(u", ")});
            return std::nullopt;
        }
        return step - 1;
    }

    [[nodiscard]] LessonPassage readPassage(const Object &object) const
    {
        checkKeys(object, {u"ruleSet"_s, u"rule"_s}, {u"marked"_s, u"retold"_s});
        LessonPassage passage = readLessonPassage(m_context, object);
        passage.isStatusVisible = optionalFlag(object, u"marked"_s, true);
        passage.isParaphraseVisible = optionalFlag(object, u"retold"_s, true);
        return passage;
    }

    void readTask(const Object &object, LessonStep &step)
    {
        QStringList tasks;
        for (const QString &key : {u"question"_s, u"guess"_s, u"experiment"_s}) {
            if (object.has(key)) {
                tasks << key;
            }
        }
        if (tasks.size() > 1) {
            object.addError(tasks[1], ErrorCode::Inconsistent, {tasks[0], tasks[1]});
        }
        if (object.has(u"question"_s)) {
            step.question = readLessonQuestion(m_context, object.object(u"question"_s));
        }
        if (object.has(u"guess"_s)) {
            step.guess = readGuess(object.object(u"guess"_s));
        }
        if (object.has(u"experiment"_s)) {
            step.experiment = readExperimentOf(object.object(u"experiment"_s));
        }
    }

    LessonGuess readGuess(const Object &object)
    {
        constexpr int MaxNumber = 1000;
        checkKeys(object, {u"text"_s, u"figure"_s}, {u"least"_s, u"most"_s, u"close"_s, u"why"_s});
        LessonGuess guess;
        guess.text = paragraph(object, u"text"_s);
        if (object.has(u"figure"_s)) {
            guess.figure = readLessonFigure(m_context, object.object(u"figure"_s));
            checkBoard(object, u"figure"_s, guess.figure);
        }
        const FigureUnit unit = unitOf(guess.figure.quantity);
        const int most = unit == FigureUnit::Number ? MaxNumber : 100;
        if (guessNeedsRange(guess.figure.quantity)) {
            for (const QString &key : {u"least"_s, u"most"_s}) {
                if (!object.has(key)) {
                    object.addError(key, ErrorCode::MissingKey, {key});
                }
            }
        }
        guess.minimum = optionalInteger(object, u"least"_s,
                                        unit == FigureUnit::PercentagePoints ? -most : 0, most, 0);
        guess.maximum = optionalInteger(
            object, u"most"_s, unit == FigureUnit::PercentagePoints ? -most : 0, most, most);
        if (guess.minimum >= guess.maximum) {
            object.addError(u"most"_s, ErrorCode::Inconsistent, {u"least"_s, u"most"_s});
        }
        constexpr int UsualParts = 20; // a twentieth of the slider's range
        guess.tolerance = optionalInteger(
            object, u"close"_s, 0, most, std::max(1, (guess.maximum - guess.minimum) / UsualParts));
        guess.explanation = paragraph(object, u"why"_s);
        return guess;
    }

    /// Adds an error if a figure depends on a board that is missing.
    void checkBoard(const Object &object, const QString &key, const Figure &figure) const
    {
        if (dependsOnBoard(figure.quantity) && !m_hasBoard) {
            object.addError(key, ErrorCode::Inconsistent,
                            {quantityName(figure.quantity), u"board"_s});
        }
    }

    void readFigures(const Object &object, LessonStep &step)
    {
        if (object.has(u"figures"_s)) {
            for (const Object &each : object.objects(u"figures"_s, 1, Lesson::MaxFigures)) {
                step.figures.push_back(readLessonFigure(m_context, each));
                checkBoard(object, u"figures"_s, step.figures.back());
            }
        }
        // The texts must refer to each figure by %1 to %9, and to no other.
        const auto count = static_cast<int>(step.figures.size());
        QSet<int> named;
        for (const LessonText *text : step.allTexts()) {
            for (const QString &line : text->translations) {
                for (qsizetype i = 0; i + 1 < line.size(); ++i) {
                    if (line[i] == u'%' && line[i + 1].isDigit()) {
                        named.insert(line[i + 1].digitValue());
                    }
                }
            }
        }
        for (int i = 0; i <= Lesson::MaxFigures; ++i) {
            if (named.contains(i) != (i >= 1 && i <= count)) {
                object.addError(u"figures"_s, ErrorCode::Inconsistent,
                                {u"figures"_s, u"%"_s + QString::number(i)});
                return;
            }
        }
    }

    [[nodiscard]] LessonExperiment readExperimentOf(const Object &object) const
    {
        checkKeys(object, {u"runs"_s, u"games"_s, u"seed"_s}, {u"text"_s, u"sameDice"_s});
        LessonExperiment experiment;
        experiment.text = paragraph(object, u"text"_s);
        const int games =
            optionalInteger(object, u"games"_s, 1, static_cast<int>(Experiment::MaxGames), 1);
        const std::uint64_t seed = readLessonSeed(object, u"seed"_s).value_or(0);
        experiment.usesSameDice = optionalFlag(object, u"sameDice"_s, false);
        if (object.has(u"runs"_s)) {
            for (const Object &each : object.objects(u"runs"_s, 1, 2)) {
                experiment.runs.push_back(readRun(each));
                Experiment &run = experiment.runs.back();
                run.games = static_cast<std::uint64_t>(games);
                run.seed = seed + (experiment.usesSameDice ? 0 : experiment.runs.size() - 1);
            }
        }
        return experiment;
    }

    [[nodiscard]] Experiment readRun(const Object &object) const
    {
        checkKeys(object, {u"ruleSet"_s}, {u"rulings"_s, u"white"_s, u"black"_s});
        Experiment run;
        const RuleSet *ruleSet = readLessonRuleSet(m_context, object);
        run.rulings = readLessonRulings(object, ruleSet);
        run.ruleSet = ruleSet != nullptr ? ruleSet->id : QString();
        const QStringList players = playerIds();
        const auto random = static_cast<int>(players.indexOf(Experiment::RandomPlayerId));
        run.white = players[optionalKeyword(object, u"white"_s, players, random)];
        run.black = players[optionalKeyword(object, u"black"_s, players, random)];
        if (ruleSet != nullptr && !run.rulings.isEmpty()) {
            if (const auto error = experimentError(run, m_context.catalogue)) {
                object.addError(error->place, error->code, error->facts);
            }
        }
        return run;
    }

    [[nodiscard]] LessonBoard readBoard(const Object &object) const
    {
        checkKeys(object, {},
                  {u"ruleSet"_s, u"rulings"_s, u"dice"_s, u"seed"_s, u"record"_s, u"throws"_s,
                   u"thrown"_s, u"until"_s});
        LessonBoard board;
        board.goal = static_cast<LessonBoard::Goal>(
            optionalKeyword(object, u"until"_s, valueNames<LessonBoard::Goal>(), 0));
        board.hasNextThrow = optionalFlag(object, u"thrown"_s, false);
        if (object.has(u"record"_s)) {
            readRecordOf(object, board);
        } else {
            readNewGame(object, board);
        }
        board.throwsBefore =
            optionalInteger(object, u"throws"_s, 0, limits::MaxRecordedThrows, board.throwsBefore);
        return board;
    }

    void readNewGame(const Object &object, LessonBoard &board) const
    {
        if (!object.has(u"ruleSet"_s)) {
            object.addError(u"ruleSet"_s, ErrorCode::MissingKey, {u"ruleSet"_s});
        }
        const RuleSet *ruleSet = readLessonRuleSet(m_context, object);
        board.ruleSet = ruleSet != nullptr ? ruleSet->id : QString();
        board.rulings = readLessonRulings(object, ruleSet);
        board.seed = readLessonSeed(object, u"seed"_s).value_or(0);
        const std::array origins{DiceOrigin::System, DiceOrigin::Seeded, DiceOrigin::Entered};
        QStringList names;
        for (const DiceOrigin origin : origins) {
            names << diceOriginName(origin);
        }
        const bool seeded = object.has(u"seed"_s);
        board.dice = origins[static_cast<std::size_t>(
            optionalKeyword(object, u"dice"_s, names, seeded ? 1 : 0))];
        if ((board.dice == DiceOrigin::Seeded) != seeded) {
            object.addError(u"seed"_s, seeded ? ErrorCode::Inconsistent : ErrorCode::MissingKey,
                            {u"seed"_s, u"dice"_s});
        }
        // A position must be reproducible, so it needs a seed.
        const bool isPlayed = object.has(u"throws"_s) || board.hasNextThrow;
        if (isPlayed && !seeded) {
            object.addError(u"seed"_s, ErrorCode::MissingKey, {u"seed"_s});
        }
    }

    void readRecordOf(const Object &object, LessonBoard &board) const
    {
        for (const QString &key : {u"ruleSet"_s, u"rulings"_s, u"dice"_s, u"seed"_s}) {
            if (object.has(key)) {
                object.addError(key, ErrorCode::Inconsistent, {key, u"record"_s});
            }
        }
        board.record = readLessonRecord(object, u"record"_s);
        if (!board.record) {
            return;
        }
        board.ruleSet = board.record->ruleSet;
        board.rulings = board.record->rulings;
        board.dice = board.record->dice;
        board.throwsBefore = static_cast<int>(board.record->throws.size());
        if (const auto game = createLessonGame(board, m_context.catalogue); !game) {
            addErrorInside(object, u"record"_s, game.error());
        }
    }

    Context m_context;
    QString m_file;          ///< path of the lesson
    bool m_hasBoard = false; ///< whether this step or an earlier one has a board
};

/// Keeps the first error of each place, since later ones may only follow from it.
LessonErrors inOrderOfLines(const std::vector<Error> &all, const json::LineMap &lines)
{
    LessonErrors faults;
    QSet<QString> seen;
    for (const Error &each : all) {
        if (!seen.contains(each.place)) {
            seen.insert(each.place);
            faults.push_back(each);
            faults.back().line = lines.lineOf(each.place);
        }
    }
    std::ranges::stable_sort(faults, {}, &Error::line);
    return faults;
}

} // namespace

Result<Lesson, LessonErrors> parseLesson(const QByteArray &text, const QString &file,
                                         const Catalogue &catalogue)
{
    const auto parsed = json::parseObject(text, file, Lesson::MaxFileSize);
    if (!parsed && parsed.error().code != ErrorCode::DuplicateKey) {
        Error error = parsed.error();
        json::locateInvalidText(error, text);
        return LessonErrors{error};
    }
    // Continue after duplicate keys, so that all other errors are reported too.
    const QJsonObject object = parsed ? parsed.value() : QJsonDocument::fromJson(text).object();
    const json::LineMap lines(text);
    json::ErrorCollector errors(file, MaxLessonFaults);
    for (const QString &place : lines.duplicateKeys()) {
        errors.add(ErrorCode::DuplicateKey, place, {place.mid(place.lastIndexOf(u'.') + 1)});
    }
    Lesson lesson = LessonReader(catalogue, file).read(Object(errors, object, {}));
    lesson.file = file;
    if (!errors.all().empty()) {
        return inOrderOfLines(errors.all(), lines);
    }
    return lesson;
}

Result<Lesson, LessonErrors> readLesson(const QString &path, const Catalogue &catalogue)
{
    const auto text = json::readFile(path, Lesson::MaxFileSize);
    if (!text) {
        return LessonErrors{text.error()};
    }
    return parseLesson(text.value(), path, catalogue);
}

} // namespace doublets
