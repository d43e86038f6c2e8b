// SPDX-License-Identifier: MIT
#include "text/lesson_sheet.h"

#include "core/lessons/lesson_game.h"

#include "text/quoted.h"
#include "text/rule_text.h"

#include <QCoreApplication>

#include <algorithm>

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

    [[nodiscard]] LessonSheet worksheet()
    {
        begin(said(m_lesson.title));
        add({Kind::Blank, tr("Name")});
        for (std::size_t i = 0; i < m_lesson.steps.size(); ++i) {
            if (m_lesson.steps[i].isOnWorksheet) {
                m_step = i;
                writeStep();
            }
        }
        return m_sheet;
    }

    [[nodiscard]] LessonSheet answerKey()
    {
        //: %1 the title of a lesson
        begin(tr("%1 – for the teacher").arg(said(m_lesson.title)));
        add({Kind::Paragraph, said(m_lesson.summary)});
        //: how long a lesson takes
        add({Kind::Paragraph, tr("About %n minutes.", nullptr, m_lesson.minutes())});
        writeList(tr("What the class learns"), m_lesson.aims);
        writeList(tr("What is needed"), m_lesson.materials);
        for (m_step = 0; m_step < m_lesson.steps.size(); ++m_step) {
            writeAnswers();
        }
        return m_sheet;
    }

private:
    void begin(const QString &title)
    {
        m_sheet.title = title;
        const bool isOurs = m_lesson.isBuiltIn() || m_lesson.languages.contains(textLanguage());
        m_sheet.language = isOurs ? textLanguage() : m_lesson.languages.value(0);
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
        return m_step < m_values.size() ? m_values[m_step] : FigureValues{};
    }
    [[nodiscard]] QString said(const LessonText &text) const
    {
        return m_step < m_lesson.steps.size() ? lessonText(m_lesson, text, step().figures, values())
                                              : lessonText(m_lesson, text);
    }

    /// Returns the figures as far as they do not depend on a game that the class is going to play.
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

    void writeList(const QString &heading, const std::vector<LessonText> &texts)
    {
        if (texts.empty()) {
            return;
        }
        add({Kind::Heading, heading});
        for (const LessonText &each : texts) {
            add({Kind::Paragraph, u"• "_s + said(each)});
        }
    }

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
        for (const LessonText &each : step().paragraphs) {
            add({Kind::Paragraph, said(each)});
        }
        for (std::size_t i = 0; i < step().passages.size(); ++i) {
            writePassage(step().passages[i], passageHeading(step(), i, m_catalogue));
        }
        if (step().question) {
            writeQuestion(*step().question);
        }
        if (step().guess) {
            const QString unit = figureUnitName(unitOf(step().guess->figure.quantity));
            add({Kind::Task, said(step().guess->text)});
            add({Kind::Figure, tr("Our guess"), {}, unit});
            add({Kind::Figure, tr("Computed"), {}, unit});
        }
        if (step().experiment) {
            writeExperiment(*step().experiment);
            constexpr int LinesToNote = 1;
            add({Kind::Blank, tr("What we expect")});
            add({Kind::Blank, tr("What came out")});
            add({Kind::AnswerLines, {}, {}, {}, LinesToNote});
        }
    }

    void writeQuestion(const LessonQuestion &question)
    {
        if (question.statusQuestion) {
            writePassage(*question.statusQuestion,
                         passageText(*question.statusQuestion, m_catalogue).title, true);
        }
        add({Kind::Task, said(question.text)});
        for (const QString &each : choiceTexts(m_lesson, step(), values())) {
            add({Kind::Choice, each});
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
        if (step().board) {
            add({Kind::Label, boardTaskText(step().board->goal)});
        }
        if (const auto &question = step().question) {
            add({Kind::Task, said(question->text)});
            const auto right = correctChoice(*question, m_catalogue);
            const QStringList choices = choiceTexts(m_lesson, step(), values());
            for (int i = 0; i < choices.size(); ++i) {
                add({Kind::Choice, choices[i], {}, {}, 0, right == i});
            }
            add({Kind::Answer, saidAfter(question->answer)});
            if (saidAfter(question->answer) != said(question->answer)) {
                add({Kind::Paragraph, tr("Computed from the game on the board.")});
            }
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
        }
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
    std::size_t m_step = SIZE_MAX; ///< none yet
    LessonSheet m_sheet;
};

/// Returns the game of a board as printed. Returns null if the class plays it.
std::optional<GameSnapshot> gameOnPaper(const Lesson &lesson, std::size_t step,
                                        const Catalogue &catalogue)
{
    const auto at = lesson.boardStepOf(static_cast<int>(step));
    if (!at) {
        return std::nullopt;
    }
    const LessonBoard &board = *lesson.steps[static_cast<std::size_t>(*at)].board;
    if (board.goal != LessonBoard::Goal::NoPlay && static_cast<std::size_t>(*at) != step) {
        return std::nullopt; // changed by play
    }
    const auto game = createLessonGame(board, catalogue);
    return game ? std::optional(GameSnapshot::fromGame(*game.value())) : std::nullopt;
}

} // namespace

std::optional<LessonValues> computeLessonValues(const Lesson &lesson, const Catalogue &catalogue,
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
        FigureValues &mine = values.emplace_back();
        for (const Figure &figure : lesson.steps[i].allFigures()) {
            mine.push_back(computer.value(figure, game ? &*game : nullptr, part));
        }
    }
    return values;
}

LessonSheet createWorksheet(const Lesson &lesson, const Catalogue &catalogue,
                            const LessonValues &values)
{
    return SheetWriter(lesson, catalogue, values).worksheet();
}

LessonSheet createAnswerKey(const Lesson &lesson, const Catalogue &catalogue,
                            const LessonValues &values)
{
    return SheetWriter(lesson, catalogue, values).answerKey();
}

} // namespace doublets
