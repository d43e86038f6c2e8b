// SPDX-License-Identifier: MIT
#include "lessons/lesson_card.h"

#include "text/lesson_text.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

struct LessonCard
{
    Q_DECLARE_TR_FUNCTIONS(LessonCard)
};

/// Returns the texts in one line, without full stops at their ends.
QString joined(const Lesson &lesson, const std::vector<LessonText> &texts)
{
    QStringList all;
    for (const LessonText &each : texts) {
        const QString text = lessonText(lesson, each);
        all << (text.endsWith(u'.') ? text.chopped(1) : text);
    }
    return all.join(u" · "_s);
}

QString factsOf(const Lesson &lesson, const LessonProgress &progress, bool isFinished)
{
    QStringList facts{lessonText(lesson, lesson.grade),
                      LessonCard::tr("About %n minutes", nullptr, lesson.minutes())};
    if (isFinished) {
        //: of a lesson
        facts << LessonCard::tr("✓ finished");
    }
    if (!progress.isInitial()) {
        //: of a lesson that was left; %1 the step it goes on with, %2 how many there are
        facts << LessonCard::tr("continues at step %1 of %2")
                     .arg(QString::number(progress.currentStep + 1),
                          QString::number(lesson.steps.size()));
    }
    facts.removeAll(QString());
    return facts.join(u" · "_s);
}

} // namespace

CardTexts lessonCardTexts(const Lesson &lesson, const LessonProgress &progress, bool isFinished)
{
    QStringList details;
    const auto addDetail = [&](const QString &text, const std::vector<LessonText> &values) {
        if (!values.empty()) {
            details << text.arg(joined(lesson, values));
        }
    };
    addDetail(LessonCard::tr("Objectives: %1"), lesson.aims);
    addDetail(LessonCard::tr("Prerequisites: %1"), lesson.prerequisites);
    addDetail(LessonCard::tr("Keywords: %1"), lesson.keywords);
    return {{},
            lessonText(lesson, lesson.title),
            factsOf(lesson, progress, isFinished),
            lessonText(lesson, lesson.summary),
            details.join(u'\n')};
}

} // namespace doublets
