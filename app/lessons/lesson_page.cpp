// SPDX-License-Identifier: MIT
#include "lessons/lesson_page.h"

#include "lessons/lesson_run.h"
#include "text/provenance_html.h"
#include "text/rule_text.h"

#include "core/rules/catalogue.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

class LessonPage
{
    Q_DECLARE_TR_FUNCTIONS(LessonPage)

public:
    LessonPage(const LessonRun &run, const Catalogue &catalogue)
        : m_run(run)
        , m_catalogue(catalogue)
        , m_step(run.step())
        , m_values(run.figureValues())
    {
    }

    [[nodiscard]] QString title() const { return u"<h2>%1</h2>"_s.arg(said(m_step.title)); }

    [[nodiscard]] QString background() const
    {
        QString html;
        for (const LessonText &each : m_step.paragraphs) {
            html += paragraph(each);
        }
        for (std::size_t i = 0; i < m_step.passages.size(); ++i) {
            html += passage(m_step.passages[i], passageHeading(m_step, i, m_catalogue));
        }
        if (m_step.recalledStep) {
            html += recalledAnswer(*m_step.recalledStep);
        }
        if (m_step.board && m_step.board->goal != LessonBoard::Goal::NoPlay) {
            html += u"<p><b>%1</b></p>"_s.arg(boardTask().toHtmlEscaped());
        }
        return html;
    }

    [[nodiscard]] QString question() const
    {
        QString html;
        if (const auto &question = m_step.question) {
            if (question->statusQuestion) {
                html += passage(*question->statusQuestion,
                                passageText(*question->statusQuestion, m_catalogue).title);
            }
            html += u"<p><b>%1</b></p>"_s.arg(said(question->text));
        }
        if (m_step.guess) {
            html += u"<p><b>%1</b></p>"_s.arg(said(m_step.guess->text));
        }
        if (m_run.isWaitingForBoard()) {
            const QString reason =
                m_run.isBoardTaskPassed()
                    ? tr("The game has gone on. To answer, undo the later throws, or set up again.")
                    : tr("You can answer after your task on the board.");
            html += u"<p>%1</p>"_s.arg(reason.toHtmlEscaped());
        }
        return html + experiment();
    }

    [[nodiscard]] QString answer() const
    {
        return m_run.answer().isRevealed ? u"<h3>%1</h3>"_s.arg(tr("The answer").toHtmlEscaped()) +
                                               (m_step.guess ? guessed() : answered())
                                         : QString();
    }

    /// Returns the tasks for fast finishers and the homework.
    [[nodiscard]] QString closing() const
    {
        return list(tr("For those who finish early"), m_run.lesson().extension) +
               list(tr("Homework"), m_run.lesson().homework);
    }

private:
    [[nodiscard]] QString said(const LessonText &text) const
    {
        return lessonText(m_run.lesson(), text, m_step.figures, m_values).toHtmlEscaped();
    }

    [[nodiscard]] QString list(const QString &heading, const std::vector<LessonText> &texts) const
    {
        if (texts.empty()) {
            return {};
        }
        QString html = u"<h3>%1</h3><ul>"_s.arg(heading.toHtmlEscaped());
        for (const LessonText &each : texts) {
            html += u"<li>%1</li>"_s.arg(lessonText(m_run.lesson(), each).toHtmlEscaped());
        }
        return html + u"</ul>"_s;
    }

    [[nodiscard]] QString paragraph(const LessonText &text) const
    {
        return text.isEmpty() ? QString() : u"<p>%1</p>"_s.arg(said(text));
    }

    /// Returns the answer of the class to an earlier step.
    [[nodiscard]] QString recalledAnswer(int step) const
    {
        const QString title =
            lessonText(m_run.lesson(), m_run.lesson().steps[static_cast<std::size_t>(step)].title);
        //: %1 the number of an earlier step of the lesson, %2 its title
        const QString heading =
            tr("Your answer in step %1, “%2”:").arg(QString::number(step + 1), title);
        QString html = u"<p><b>%1</b></p>"_s.arg(heading.toHtmlEscaped());
        const QStringList answers =
            answerTexts(m_run.lesson(), static_cast<std::size_t>(step), m_run.answerOf(step));
        if (answers.empty()) {
            return html + u"<p>%1</p>"_s.arg(tr("No answer was entered.").toHtmlEscaped());
        }
        html += u"<ul>"_s;
        for (const QString &each : answers) {
            html += u"<li>%1</li>"_s.arg(each.toHtmlEscaped());
        }
        return html + u"</ul>"_s;
    }

    [[nodiscard]] QString boardTask() const
    {
        const QString task = boardTaskText(*m_step.board);
        //: %1 what the class was to do on the board, and has done
        return m_run.isBoardTaskCompleted() ? tr("✓ %1 Done.").arg(task) : u"▸ "_s + task;
    }

    [[nodiscard]] QString passage(const LessonPassage &passage, const QString &heading) const
    {
        const RuleSet *ruleSet = m_catalogue.find(passage.ruleSet);
        const Provenance *known =
            ruleSet != nullptr ? ruleSet->provenanceOf(passage.rule) : nullptr;
        if (known == nullptr) {
            return {};
        }
        const PassageText words = passageText(passage, m_catalogue);
        QString html = u"<p><b>%1</b></p>"_s.arg(heading.toHtmlEscaped());
        if (passage.isStatusVisible) {
            return html + provenanceHtml(*known);
        }
        if (!words.rule.isEmpty()) {
            html += u"<p>%1</p>"_s.arg(words.rule.toHtmlEscaped());
        }
        return known->quotation ? html + quotationHtml(*known->quotation) : html;
    }

    [[nodiscard]] QString experiment() const
    {
        if (!m_step.experiment) {
            return {};
        }
        QString html = paragraph(m_step.experiment->text) + u"<ul>"_s;
        for (const QString &each : experimentTexts(*m_step.experiment, m_catalogue)) {
            html += u"<li>%1</li>"_s.arg(each.toHtmlEscaped());
        }
        return html + u"</ul>"_s;
    }

    [[nodiscard]] QString hands() const
    {
        const std::vector<int> &hands = m_run.answer().handCounts;
        const int all = std::accumulate(hands.begin(), hands.end(), 0);
        return all == 0 ? QString()
                        : u"<p>%1</p>"_s.arg(
                              tr("%n hand(s) were counted.", nullptr, all).toHtmlEscaped());
    }

    /// Returns a note for figures of a game that is to be played to its end, but is not over yet.
    [[nodiscard]] QString soFar() const
    {
        const bool hasBoardFigures =
            std::ranges::any_of(m_step.allFigures(), dependsOnBoard, &Figure::quantity);
        const bool isPlayedOut = m_step.board && m_step.board->goal == LessonBoard::Goal::GameOver;
        return isPlayedOut && hasBoardFigures && !m_run.isBoardTaskCompleted()
                   ? u"<p><b>%1</b></p>"_s.arg(
                         tr("The game is not over yet. So far:").toHtmlEscaped())
                   : QString();
    }

    [[nodiscard]] QString answered() const
    {
        const LessonQuestion &question = *m_step.question;
        QString html;
        if (const auto right = correctChoice(question, m_catalogue)) {
            const auto mine = m_run.answer().choice;
            const QString choice =
                choiceTexts(m_run.lesson(), m_step, m_values).value(*right).toHtmlEscaped();
            html += u"<p><b>✓ %1</b></p>"_s.arg(choice);
            if (mine) {
                html += u"<p>%1</p>"_s.arg((*mine == *right ? tr("That was your answer, too.")
                                                            : tr("You chose something else."))
                                               .toHtmlEscaped());
            }
        }
        if (question.number) {
            html += u"<p><b>%1</b></p>"_s.arg(
                numberResultText(m_run.lesson(), *question.number, m_run.answer().number)
                    .toHtmlEscaped());
        }
        html += hands() + soFar() + paragraph(question.answer) + paragraph(question.explanation);
        if (question.statusQuestion) {
            const RuleSet *ruleSet = m_catalogue.find(question.statusQuestion->ruleSet);
            const Provenance &known = *ruleSet->provenanceOf(question.statusQuestion->rule);
            if (!known.reason.isEmpty()) {
                html += u"<p>%1</p>"_s.arg(translatedRuleText(known.reason).toHtmlEscaped());
            }
        }
        return html;
    }

    [[nodiscard]] QString guessed() const
    {
        const LessonGuess &guess = *m_step.guess;
        const auto value = m_values.empty() ? std::nullopt : m_values.back();
        if (!value) {
            return u"<p>%1</p>"_s.arg(tr("Computing the answer…").toHtmlEscaped());
        }
        const auto mine = m_run.answer().guess;
        const QString result = mine ? guessResultText(guess, *mine, *value)
                                    : figureText(guess.figure.quantity, *value);
        return u"<p><b>%1</b></p>"_s.arg(result.toHtmlEscaped()) + paragraph(guess.explanation);
    }

    const LessonRun &m_run;
    const Catalogue &m_catalogue;
    const LessonStep &m_step;
    FigureValues m_values;
};

} // namespace

QString lessonStepHtml(const LessonRun &run, const Catalogue &catalogue)
{
    const LessonPage page(run, catalogue);
    return page.title() + page.background() + page.question();
}

QString lessonQuestionHtml(const LessonRun &run, const Catalogue &catalogue)
{
    return LessonPage(run, catalogue).question();
}

QString lessonBackgroundHtml(const LessonRun &run, const Catalogue &catalogue)
{
    const LessonPage page(run, catalogue);
    return page.title() + page.background();
}

QString lessonSolutionHtml(const LessonRun &run, const Catalogue &catalogue, bool withClosing)
{
    const LessonPage page(run, catalogue);
    return withClosing ? page.answer() + page.closing() : page.answer();
}

} // namespace doublets
