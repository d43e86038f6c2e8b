// SPDX-License-Identifier: MIT
#include "core/lessons/lesson_progress.h"

#include "core/json/strict_json.h"
#include "core/lessons/lesson_values.h"
#include "core/record/record_writer.h"

#include <QJsonDocument>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

using json::Object;

const QString Format = u"doublets-lesson-progress"_s;
constexpr int NewestVersion = 1;
constexpr int AnyStep = Lesson::MaxSteps - 1;

QJsonObject answerJson(const ClassAnswer &answer)
{
    QJsonObject json;
    if (answer.choice) {
        json.insert(u"choice"_s, *answer.choice);
    }
    if (!answer.handCounts.empty()) {
        QJsonArray hands;
        for (const int each : answer.handCounts) {
            hands.append(each);
        }
        json.insert(u"hands"_s, hands);
    }
    if (!answer.freeAnswer.isEmpty()) {
        json.insert(u"words"_s, answer.freeAnswer.left(ClassAnswer::MaxFreeAnswerLength));
    }
    if (answer.number) {
        json.insert(u"number"_s, *answer.number);
    }
    if (answer.guess) {
        json.insert(u"guess"_s, *answer.guess);
    }
    if (answer.isRevealed) {
        json.insert(u"uncovered"_s, true);
    }
    return json;
}

ClassAnswer readAnswer(const Object &object, const LessonStep &step)
{
    constexpr int Largest = 1'000'000'000;
    ClassAnswer answer;
    const int choices = step.question ? step.question->choiceCount() : 0;
    if (object.has(u"choice"_s) && choices > 0) {
        answer.choice = object.integer(u"choice"_s, 0, choices - 1);
    }
    if (object.has(u"hands"_s) && choices > 0) {
        answer.handCounts = object.integers(u"hands"_s, choices, 0, ClassAnswer::MaxHandCount);
    }
    if (object.has(u"words"_s)) {
        answer.freeAnswer = object.anyText(u"words"_s).left(ClassAnswer::MaxFreeAnswerLength);
    }
    if (object.has(u"number"_s) && step.question && step.question->number) {
        answer.number = object.number(u"number"_s, -ClassAnswer::MaxNumber, ClassAnswer::MaxNumber);
    }
    if (object.has(u"guess"_s) && step.guess) {
        const double guess = object.number(u"guess"_s, -Largest, Largest);
        answer.guess = std::clamp<double>(guess, step.guess->minimum, step.guess->maximum);
    }
    answer.isRevealed =
        object.has(u"uncovered"_s) && object.flag(u"uncovered"_s) && (step.question || step.guess);
    return answer;
}

/// Reads a game. Returns nullopt unless it follows the rule set of the step's board.
std::optional<Record> readGame(const Object &object, const LessonStep &step)
{
    auto record = lesson_values::readLessonRecord(object, u"game"_s);
    const bool fits = record && step.board && record->ruleSet == step.board->ruleSet;
    return fits ? std::move(record) : std::nullopt;
}

} // namespace

bool ClassAnswer::hasAnswer() const
{
    return choice || number || guess || !freeAnswer.trimmed().isEmpty() ||
           std::accumulate(handCounts.begin(), handCounts.end(), 0) > 0;
}

bool LessonProgress::hasAnswers() const
{
    return !games.empty() ||
           std::ranges::any_of(answers, [](const auto &each) { return each.second.hasAnswer(); });
}

bool LessonProgress::isInitial() const
{
    return currentStep == 0 && !hasAnswers() &&
           std::ranges::none_of(answers, [](const auto &each) { return each.second.isRevealed; });
}

bool isFinished(const Lesson &lesson, const LessonProgress &progress)
{
    const auto last = progress.answers.find(static_cast<int>(lesson.steps.size()) - 1);
    return progress.currentStep + 1 == static_cast<int>(lesson.steps.size()) &&
           last != progress.answers.end() && last->second.isRevealed;
}

QByteArray progressJson(const Lesson &lesson, const LessonProgress &progress)
{
    QJsonArray steps;
    for (int i = 0; i < static_cast<int>(lesson.steps.size()); ++i) {
        const auto answer = progress.answers.find(i);
        const auto game = progress.games.find(i);
        QJsonObject step;
        if (answer != progress.answers.end()) {
            step = answerJson(answer->second);
        }
        if (game != progress.games.end()) {
            step.insert(
                u"game"_s,
                QJsonDocument::fromJson(recordJson(game->second, RecordLayout::OneLine)).object());
        }
        if (!step.isEmpty()) {
            step.insert(u"step"_s, i);
            step.insert(u"mark"_s, lesson.steps[static_cast<std::size_t>(i)].hash);
            steps.append(step);
        }
    }
    QJsonObject json{{u"format"_s, Format},
                     {u"version"_s, NewestVersion},
                     {u"at"_s, progress.currentStep},
                     {u"steps"_s, steps}};
    if (!progress.className.isEmpty()) {
        json.insert(u"class"_s, progress.className);
    }
    if (!progress.lessonFile.isEmpty()) {
        json.insert(u"lesson"_s, progress.lessonFile);
    }
    if (progress.date.isValid()) {
        json.insert(u"date"_s, progress.date.toString(Qt::ISODate));
    }
    return QJsonDocument(json).toJson(QJsonDocument::Indented);
}

Result<LessonProgress, Error> parseProgress(const QByteArray &text, const QString &file,
                                            const Lesson &lesson)
{
    const auto parsed = json::parseObject(text, file, MaxProgressFileSize);
    if (!parsed) {
        return parsed.error();
    }
    json::FirstErrorCollector errors(file);
    Object object(errors, parsed.value(), {});
    object.checkFormat(Format, NewestVersion);
    object.checkKeys({u"format"_s, u"version"_s, u"at"_s, u"steps"_s},
                     {u"class"_s, u"date"_s, u"lesson"_s});
    LessonProgress progress;
    if (object.has(u"class"_s)) {
        progress.className =
            object.text(u"class"_s).left(LessonProgress::MaxClassNameLength).trimmed();
    }
    if (object.has(u"lesson"_s)) {
        progress.lessonFile = object.text(u"lesson"_s);
    }
    if (object.has(u"date"_s)) {
        progress.date = QDate::fromString(object.text(u"date"_s), Qt::ISODate);
    }
    const int count = static_cast<int>(lesson.steps.size());
    progress.currentStep = std::min(object.integer(u"at"_s, 0, AnyStep), count - 1);
    for (Object &each : object.objects(u"steps"_s, 0, Lesson::MaxSteps)) {
        each.checkKeys({u"step"_s, u"mark"_s}, {u"choice"_s, u"hands"_s, u"words"_s, u"number"_s,
                                                u"guess"_s, u"uncovered"_s, u"game"_s});
        const int at = each.integer(u"step"_s, 0, AnyStep);
        if (at >= count ||
            each.text(u"mark"_s) != lesson.steps[static_cast<std::size_t>(at)].hash) {
            continue; // the step has been edited
        }
        const LessonStep &step = lesson.steps[static_cast<std::size_t>(at)];
        if (ClassAnswer answer = readAnswer(each, step); answer != ClassAnswer{}) {
            progress.answers[at] = std::move(answer);
        }
        if (each.has(u"game"_s)) {
            if (auto game = readGame(each, step)) {
                progress.games[at] = std::move(*game);
            }
        }
    }
    if (const auto error = errors.error()) {
        return *error;
    }
    return progress;
}

} // namespace doublets
