// SPDX-License-Identifier: MIT
#include "core/lessons/lesson.h"

#include "core/json/strict_json.h"
#include "core/lessons/lesson_parser.h"
#include "core/rules/value_names.h"

#include <QDir>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace Qt::StringLiterals;

/// Keeps the linker from dropping the resource of the static library. Must not be in a namespace.
static void initLessons()
{
    Q_INIT_RESOURCE(lessons);
}

namespace doublets {

namespace {

void addAll(const std::vector<LessonText> &texts, std::vector<const LessonText *> &into)
{
    for (const LessonText &text : texts) {
        into.push_back(&text);
    }
}

} // namespace

bool LessonNumber::accepts(double answer) const
{
    const double rounding = 1e-9 * std::max({1.0, std::abs(value), std::abs(answer)});
    return std::abs(answer - value) <= tolerance + rounding;
}

int LessonQuestion::choiceCount() const
{
    return static_cast<int>(statusQuestion ? SourceStatuses.size() : choices.size());
}

int LessonStep::points() const
{
    return std::accumulate(marks.begin(), marks.end(), 0,
                           [](int sum, const LessonCriterion &mark) { return sum + mark.points; });
}

std::vector<const LessonText *> LessonStep::allTexts() const
{
    std::vector<const LessonText *> all{&title};
    addAll(paragraphs, all);
    if (picture) {
        all.insert(all.end(), {&picture->description, &picture->caption});
    }
    if (question) {
        all.push_back(&question->text);
        addAll(question->choices, all);
        if (question->number) {
            all.push_back(&question->number->unit);
        }
        all.push_back(&question->answer);
        all.push_back(&question->explanation);
    }
    if (guess) {
        all.push_back(&guess->text);
        all.push_back(&guess->explanation);
    }
    if (experiment) {
        all.push_back(&experiment->text);
    }
    if (table) {
        addAll(table->columns, all);
        addAll(table->rows, all);
    }
    for (const LessonCriterion &mark : marks) {
        all.push_back(&mark.text);
    }
    std::erase_if(all, [](const LessonText *text) { return text->isEmpty(); });
    return all;
}

std::vector<Figure> LessonStep::allFigures() const
{
    std::vector<Figure> all = figures;
    if (guess) {
        all.push_back(guess->figure);
    }
    return all;
}

std::vector<Figure> LessonStep::requestedFigures() const
{
    if (guess) {
        return {guess->figure};
    }
    std::vector<Figure> requested;
    for (std::size_t i = 0; question && !question->answer.isEmpty() && i < figures.size(); ++i) {
        if (question->answer.translations.front().contains(u'%' + QString::number(i + 1))) {
            requested.push_back(figures[i]);
        }
    }
    return requested;
}

int Lesson::points() const
{
    return std::accumulate(steps.begin(), steps.end(), 0,
                           [](int sum, const LessonStep &step) { return sum + step.points(); });
}

int Lesson::minutes() const
{
    return minutesFrom(0);
}

int Lesson::minutesFrom(int step) const
{
    int sum = 0;
    for (std::size_t i = static_cast<std::size_t>(step); i < steps.size(); ++i) {
        sum += steps[i].minutes;
    }
    return sum;
}

std::optional<int> Lesson::boardStepOf(int step) const
{
    for (int i = step; i >= 0; --i) {
        if (steps[static_cast<std::size_t>(i)].board) {
            return i;
        }
    }
    return std::nullopt;
}

std::optional<int> Lesson::stepAskingForOdds(int step,
                                             const std::function<bool(int)> &isAnswered) const
{
    const auto boardStep = boardStepOf(step);
    for (int later = step; later < static_cast<int>(steps.size()); ++later) {
        const auto isRevealed = [&](const Figure &figure) {
            if (!isRevealedByOdds(figure.quantity)) {
                return false;
            }
            if (dependsOnBoard(figure.quantity)) {
                return boardStepOf(later) == boardStep;
            }
            // Without a board of the lesson, an empty game follows the user's rules.
            return !boardStep ||
                   steps[static_cast<std::size_t>(*boardStep)].board->ruleSet == figure.ruleSet;
        };
        const auto asked = steps[static_cast<std::size_t>(later)].requestedFigures();
        if (std::ranges::any_of(asked, isRevealed) && !isAnswered(later)) {
            return later;
        }
    }
    return std::nullopt;
}

std::vector<Figure> Lesson::unansweredFigures(int step,
                                              const std::function<bool(int)> &isAnswered) const
{
    std::vector<Figure> unanswered;
    for (int later = step; later < static_cast<int>(steps.size()); ++later) {
        const auto asked = steps[static_cast<std::size_t>(later)].requestedFigures();
        if (!isAnswered(later)) {
            unanswered.insert(unanswered.end(), asked.begin(), asked.end());
        }
    }
    return unanswered;
}

QStringList Lesson::texts() const
{
    std::vector<const LessonText *> all{&title, &summary, &grade};
    for (const auto *list : {&prerequisites, &aims, &keywords, &materials}) {
        addAll(*list, all);
    }
    for (const LessonStep &step : steps) {
        const auto more = step.allTexts();
        all.insert(all.end(), more.begin(), more.end());
    }
    addAll(extension, all);
    addAll(extensionAnswers, all);
    addAll(homework, all);
    QStringList texts;
    QSet<QString> seen;
    for (const LessonText *text : all) {
        const QString first = text->translations.value(0);
        if (!first.isEmpty() && !seen.contains(first)) {
            seen.insert(first);
            texts << first;
        }
    }
    return texts;
}

Result<std::vector<Lesson>, Error> builtInLessons(const Catalogue &catalogue)
{
    initLessons();
    const QDir folder(u":/doublets/lessons"_s);
    std::vector<Lesson> lessons;
    // File names begin with the lesson number.
    for (const QString &name : folder.entryList({u"*.json"_s}, QDir::Files, QDir::Name)) {
        auto lesson = readLesson(folder.filePath(name), catalogue);
        if (!lesson) {
            return lesson.error().front();
        }
        lessons.push_back(std::move(lesson).value());
    }
    return lessons;
}

QByteArray builtInLessonJson(const Lesson &lesson)
{
    initLessons();
    auto text = json::readFile(lesson.file, Lesson::MaxFileSize);
    return text ? std::move(text).value() : QByteArray();
}

} // namespace doublets
