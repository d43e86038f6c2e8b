// SPDX-License-Identifier: MIT
#include "text/lesson_sheet.h"

#include "core/lessons/lesson_game.h"

#include "language/language.h"
#include "text/odds_text.h"
#include "text/quoted.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

using Kind = SheetItem::Kind;

class SheetWriter
{
    Q_DECLARE_TR_FUNCTIONS(LessonSheet)

public:
    SheetWriter(const Lesson &lesson, const Catalogue &catalogue, const LessonValues &values)
        : m_lesson(lesson)
        , m_catalogue(catalogue)
        , m_values(values)
    {
    }

    [[nodiscard]] LessonSheet worksheet(bool withExtension)
    {
        begin(said(m_lesson.title));
        add({Kind::Blank, tr("Name")});
        for (std::size_t i = 0; i < m_lesson.steps.size(); ++i) {
            if (m_lesson.steps[i].isOnWorksheet) {
                m_step = i;
                writeStep();
            }
        }
        m_step = m_lesson.steps.size();
        if (withExtension) {
            writeExtension();
        }
        writeHomework();
        return m_sheet;
    }

    [[nodiscard]] LessonSheet answerKey()
    {
        //: %1 the title of a lesson
        begin(tr("%1 – for the teacher").arg(said(m_lesson.title)));
        add({Kind::Paragraph, said(m_lesson.summary)});
        //: how long a lesson takes
        QStringList facts{said(m_lesson.grade),
                          tr("About %n minutes", nullptr, m_lesson.minutes())};
        if (m_lesson.points() > 0) {
            //: the sum of the mark scheme of a lesson
            facts << tr("%n mark(s) in all", nullptr, m_lesson.points());
        }
        facts.removeAll(QString());
        add({Kind::Paragraph, facts.join(u" · "_s)});
        writeInformation(tr("What the class should know"), m_lesson.prerequisites);
        writeInformation(tr("What the class learns"), m_lesson.aims);
        writeInformation(tr("What you need"), m_lesson.materials);
        writeInformation(tr("Keywords"), m_lesson.keywords);
        for (m_step = 0; m_step < m_lesson.steps.size(); ++m_step) {
            writeAnswers();
        }
        writeExtension(m_lesson.extensionAnswers);
        writeHomework();
        return m_sheet;
    }

private:
    void begin(const QString &title)
    {
        m_sheet.title = title;
        const bool isOurs = m_lesson.isBuiltIn() || m_lesson.languages.contains(currentLanguage());
        m_sheet.language = isOurs ? currentLanguage() : m_lesson.languages.value(0);
        add({Kind::Title, title});
    }

    void add(SheetItem item)
    {
        if (!item.text.isEmpty() || item.kind == Kind::AnswerLines) {
            m_sheet.items.push_back(std::move(item));
        }
    }

    [[nodiscard]] const LessonStep &step() const { return m_lesson.steps[m_step]; }
    [[nodiscard]] FigureValues values() const
    {
        return m_step < m_values.size() ? m_values[m_step].figures : FigureValues{};
    }
    [[nodiscard]] QString said(const LessonText &text) const
    {
        // Texts of the whole lesson have no figures.
        return m_step < m_lesson.steps.size() ? lessonText(m_lesson, text, step().figures, values())
                                              : lessonText(m_lesson, text);
    }

    /// Returns the figures that do not depend on a game that the class will play.
    [[nodiscard]] FigureValues valuesAfter() const
    {
        FigureValues after = values();
        const std::vector<Figure> figures = step().allFigures();
        const bool isPlayed = step().board && step().board->goal != LessonBoard::Goal::NoPlay;
        for (std::size_t i = 0; isPlayed && i < std::min(after.size(), figures.size()); ++i) {
            if (dependsOnBoard(figures[i].quantity)) {
                after[i].reset();
            }
        }
        return after;
    }
    [[nodiscard]] QString saidAfter(const LessonText &text) const
    {
        return lessonText(m_lesson, text, step().figures, valuesAfter());
    }

    /// Writes information about the lesson as a single paragraph, to save paper.
    void writeInformation(const QString &label, const std::vector<LessonText> &texts)
    {
        QStringList all;
        for (const LessonText &each : texts) {
            all << said(each);
        }
        if (!all.empty()) {
            //: %1 what follows: "Keywords", %2 a list
            add({Kind::Paragraph, tr("%1: %2").arg(label, all.join(u" · "_s))});
        }
    }

    /// Writes tasks, the first of which have model answers.
    void writeList(const QString &heading, const std::vector<LessonText> &texts,
                   const std::vector<LessonText> &answers = {})
    {
        if (texts.empty()) {
            return;
        }
        add({Kind::Heading, heading});
        for (std::size_t i = 0; i < texts.size(); ++i) {
            add({Kind::Paragraph, u"• "_s + said(texts[i])});
            if (i < answers.size()) {
                add({Kind::Answer, said(answers[i])});
            }
        }
    }

    void writeExtension(const std::vector<LessonText> &answers = {})
    {
        writeList(tr("For those who finish early"), m_lesson.extension, answers);
    }

    void writeHomework() { writeList(tr("Homework"), m_lesson.homework); }

    void writePassage(const LessonPassage &passage, const QString &heading,
                      bool standsAlone = false)
    {
        const PassageText words = passageText(passage, m_catalogue);
        SheetItem label{Kind::Label, heading};
        label.standsAlone = standsAlone;
        add(label);
        add({Kind::Paragraph, words.rule});
        if (!words.quotation.isEmpty()) {
            add({Kind::Quotation, quoted(words.quotation, words.language), words.language});
            if (!words.translation.isEmpty()) {
                add({Kind::Translation, quoted(words.translation)});
            }
        }
        add({Kind::Status, words.status});
        add({Kind::Reason, words.reason});
    }

    void writeStep()
    {
        add({Kind::Heading, QString::number(m_step + 1) + u". "_s + said(step().title)});
        writeBoard();
        for (const LessonText &each : step().paragraphs) {
            add({Kind::Paragraph, said(each)});
        }
        for (std::size_t i = 0; i < step().passages.size(); ++i) {
            writePassage(step().passages[i], passageHeading(step(), i, m_catalogue));
        }
        writePicture();
        if (step().question) {
            writeQuestion(*step().question);
        }
        if (step().guess) {
            const QString unit = figureUnitName(step().guess->figure.quantity);
            add({Kind::Task, said(step().guess->text)});
            add({Kind::Figure, tr("Our guess"), {}, unit});
            add({Kind::Figure, tr("Computed"), {}, unit});
        }
        if (step().experiment) {
            writeExperiment(*step().experiment);
            constexpr int LinesToNote = 1;
            add({Kind::Blank, tr("What we expect")});
            add({Kind::Blank, tr("What we found")});
            if (!step().table) {
                add({Kind::AnswerLines, {}, {}, {}, LinesToNote});
            }
        }
        writeTable();
    }

    /// Writes the board of a step without passages or experiment, unless its position is that of
    /// the previous board.
    void writeBoard()
    {
        if (!step().board || !step().passages.empty() || step().experiment) {
            return;
        }
        const auto game = createLessonGame(*step().board, m_catalogue);
        if (!game) {
            return;
        }
        SheetItem board{Kind::Board, {}};
        board.tables = game.value()->rules().tables;
        board.position = game.value()->position();
        board.tradition = game.value()->ruleSet().tradition;
        if (!m_board || m_board->position.men != board.position.men) {
            m_sheet.items.push_back(board);
        }
        m_board = board;
    }

    void writePicture()
    {
        if (const auto &picture = step().picture) {
            SheetItem item{Kind::Picture, said(picture->caption)};
            item.step = m_step;
            item.description = said(picture->description);
            m_sheet.items.push_back(item);
        }
    }

    void writeTable()
    {
        if (!step().table) {
            return;
        }
        SheetItem table{Kind::Table, {}};
        for (const LessonText &each : step().table->columns) {
            table.columns << said(each);
        }
        for (const LessonText &each : step().table->rows) {
            table.rows << said(each);
        }
        m_sheet.items.push_back(table);
    }

    /// Writes the text of a question and, before it, the rule that it asks about, if any.
    void writeTask(const LessonQuestion &question)
    {
        if (question.statusQuestion) {
            writePassage(*question.statusQuestion,
                         passageText(*question.statusQuestion, m_catalogue).title, true);
        }
        add({Kind::Task, said(question.text)});
    }

    void writeQuestion(const LessonQuestion &question)
    {
        writeTask(question);
        for (const QString &each : choiceTexts(m_lesson, step(), values())) {
            add({Kind::Choice, each});
        }
        if (question.number) {
            add({Kind::Figure, tr("Our answer"), {}, said(question.number->unit)});
        }
        if (question.worksheetLines > 0) {
            add({Kind::AnswerLines, {}, {}, {}, question.worksheetLines});
        }
    }

    void writeExperiment(const LessonExperiment &experiment)
    {
        add({Kind::Task, said(experiment.text)});
        QStringList texts = experimentTexts(experiment, m_catalogue);
        const QString games = texts.takeLast(); // on the same line as the last run, to save paper
        texts.last() += u" · "_s + games;
        for (const QString &each : texts) {
            add({Kind::Paragraph, each});
        }
    }

    void writeAnswers()
    {
        //: a step of a lesson. %1: its number, %2: its title, %3: how many minutes it takes
        add({Kind::Heading, tr("%1. %2 (%3 min)")
                                .arg(QString::number(m_step + 1), said(step().title),
                                     QString::number(step().minutes))});
        if (step().board && step().board->goal != LessonBoard::Goal::NoPlay) {
            add({Kind::Label, boardTaskText(*step().board)});
        }
        if (const auto &question = step().question) {
            writeTask(*question);
            const auto right = correctChoice(*question, m_catalogue);
            const QStringList choices = choiceTexts(m_lesson, step(), values());
            for (int i = 0; i < choices.size(); ++i) {
                add({Kind::Choice, choices[i], {}, {}, 0, right == i});
            }
            if (question->number) {
                add({Kind::Answer, expectedNumberText(m_lesson, *question->number)});
            }
            const bool dependsOnPlay = saidAfter(question->answer) != said(question->answer);
            add({Kind::Answer, dependsOnPlay ? tr("Computed from the game on the board.")
                                             : saidAfter(question->answer)});
            add({Kind::Paragraph, saidAfter(question->explanation)});
            writeReason(*question);
        }
        if (const auto &guess = step().guess) {
            add({Kind::Task, said(guess->text)});
            const FigureValues known = valuesAfter();
            const auto value = known.empty() ? std::nullopt : known.back();
            add({Kind::Answer, value ? figureText(guess->figure.quantity, *value)
                                     : tr("Computed from the game on the board.")});
            add({Kind::Paragraph, saidAfter(guess->explanation)});
        }
        if (step().experiment) {
            writeExperiment(*step().experiment);
            writeExpectedResults(*step().experiment);
        }
        for (const LessonCriterion &each : step().marks) {
            //: a criterion of a mark scheme. %1 the criterion, %n the points for meeting it
            add({Kind::Mark, tr("%n mark(s): %1", nullptr, each.points).arg(said(each.text))});
        }
    }

    /// Writes the expected result of each run of an experiment, as far as it is known.
    void writeExpectedResults(const LessonExperiment &experiment)
    {
        for (std::size_t i = 0; m_step < m_values.size() && i < experiment.runs.size(); ++i) {
            const auto &results = m_values[m_step].results;
            if (i >= results.size() || !results[i]) {
                continue;
            }
            const QString text = expectedText(experiment.runs[i], *results[i]);
            // The letters are those of the laboratory.
            const QString letter = i == 0 ? tr("A") : tr("B");
            add({Kind::Answer, experiment.runs.size() > 1 ? letter + u") "_s + text : text});
        }
        if (m_step < m_values.size() && m_values[m_step].difference) {
            add({Kind::Answer, differenceText(*m_values[m_step].difference)});
        }
    }

    [[nodiscard]] static QString differenceText(const ExpectedDifference &apart)
    {
        constexpr int Decimals = 2;
        const auto points = [](double share) { return signedNumberText(100 * share, Decimals); };
        const auto throws = [](double number) { return signedNumberText(number, Decimals); };
        //: A and B are two experiments; all figures are in percentage points: "+0.65", "+0.43"
        QString text = tr("Expected A − B: %1 percentage points; from %2 to %3 in about 95 of "
                          "100 experiments.")
                           .arg(points(apart.share), points(apart.shareRange.low),
                                points(apart.shareRange.high)) +
                       u' ' +
                       //: A and B are two experiments; all figures are numbers of throws
                       tr("A − B: %1 throws per game; from %2 to %3 in about 95 of 100 "
                          "experiments.")
                           .arg(throws(apart.throws), throws(apart.throwsRange.low),
                                throws(apart.throwsRange.high));
        constexpr double Negligible = 0.0005;
        if (1 - apart.power >= Negligible) {
            text += u' ' +
                    //: %1 a share of experiments: "53.6%"
                    tr("About %1 of such experiments show no clear difference in the shares.")
                        .arg(percentText(1 - apart.power));
        }
        return text;
    }

    [[nodiscard]] static QString expectedText(const Experiment &run, const ExpectedResult &result)
    {
        const QString share = percentText(result.share);
        const QString text =
            run.hasDifferentPlayers()
                ? tr("Expected: White wins %1 of the games.").arg(share)
                : tr("Expected: the first thrower wins %1 of the games.").arg(share);
        const bool isNarrow = result.throwsRange.high - result.throwsRange.low < 1;
        const int decimals = isNarrow ? 2 : 1;
        const double unit = isNarrow ? 100 : 10;
        const auto number = [decimals](double value) {
            return QLocale().toString(value, 'f', decimals);
        };
        const bool isShareNarrow = result.shareRange.high - result.shareRange.low < 0.01;
        const int shareDecimals = isShareNarrow ? 2 : 1;
        const Interval shares = roundedOutwards(result.shareRange, shareDecimals);
        //: %1 and %2 shares: "44.0%", "63.0%"
        return text + u' ' +
               tr("At least 95 of 100 such experiments, on average, give a share from %1 to %2.")
                   .arg(percentText(shares.low, shareDecimals),
                        percentText(shares.high, shareDecimals)) +
               u' ' +
               //: %1, %2 and %3 numbers of throws: "21.4", "20.1", "22.7"
               tr("About %1 throws per game; from %2 to %3 in about 95 of 100 experiments.")
                   .arg(number(result.throws),
                        // Rounded so that the range printed contains the range computed.
                        number(std::floor(result.throwsRange.low * unit) / unit),
                        number(std::ceil(result.throwsRange.high * unit) / unit));
    }

    /// Writes the derivation of a rule.
    void writeReason(const LessonQuestion &question)
    {
        if (question.statusQuestion) {
            LessonPassage marked = *question.statusQuestion;
            marked.isStatusVisible = true;
            add({Kind::Paragraph, passageText(marked, m_catalogue).reason});
        }
    }

    const Lesson &m_lesson;
    const Catalogue &m_catalogue;
    const LessonValues &m_values;
    std::size_t m_step = SIZE_MAX;    ///< none so far
    std::optional<SheetItem> m_board; ///< the last board of a step
    LessonSheet m_sheet;
};

/// Returns the game of a printed board. Returns nullopt if there is no board, the class plays the
/// game, or the game cannot be created.
std::optional<GameSnapshot> gameOnPaper(const Lesson &lesson, std::size_t step,
                                        const Catalogue &catalogue)
{
    const auto at = lesson.boardStepOf(static_cast<int>(step));
    if (!at) {
        return std::nullopt;
    }
    const LessonBoard &board = *lesson.steps[static_cast<std::size_t>(*at)].board;
    if (board.goal != LessonBoard::Goal::NoPlay && static_cast<std::size_t>(*at) != step) {
        return std::nullopt; // the class changes it by playing
    }
    const auto game = createLessonGame(board, catalogue);
    return game ? std::optional(GameSnapshot::fromGame(*game.value())) : std::nullopt;
}

} // namespace

std::optional<LessonValues> computeLessonValues(const Lesson &lesson, LessonVariant variant,
                                                const Catalogue &catalogue,
                                                const Progress &progress)
{
    FigureCalculator computer(catalogue);
    LessonValues values;
    const auto steps = static_cast<double>(lesson.steps.size());
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const auto done = static_cast<double>(i);
        if (progress && !progress(done / steps)) {
            return std::nullopt;
        }
        const Progress part = partialProgress(progress, done / steps, (done + 1) / steps);
        const auto game = gameOnPaper(lesson, i, catalogue);
        LessonStepValues &mine = values.emplace_back();
        for (const Figure &figure : lesson.steps[i].allFigures()) {
            mine.figures.push_back(computer.value(figure, game ? &*game : nullptr, part));
        }
        const auto &experiment = lesson.steps[i].experiment;
        if (variant == LessonVariant::AnswerKey && experiment) {
            ExpectedResults expected = expectedResults(experiment->runs, catalogue, part);
            mine.results = std::move(expected.results);
            mine.difference = expected.difference;
        }
    }
    if (progress && !progress(1)) {
        return std::nullopt; // cancelled during the last step
    }
    return values;
}

LessonSheet createWorksheet(const Lesson &lesson, const Catalogue &catalogue,
                            const LessonValues &values, bool withExtension)
{
    return SheetWriter(lesson, catalogue, values).worksheet(withExtension);
}

LessonSheet createAnswerKey(const Lesson &lesson, const Catalogue &catalogue,
                            const LessonValues &values)
{
    return SheetWriter(lesson, catalogue, values).answerKey();
}

} // namespace doublets
