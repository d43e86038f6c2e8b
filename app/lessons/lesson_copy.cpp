// SPDX-License-Identifier: MIT
#include "lessons/lesson_copy.h"

#include "language/language.h"
#include "text/lesson_text.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// Returns `text` as a JSON string, with quotation marks.
QByteArray jsonText(const QString &text)
{
    const QByteArray list = QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact);
    return list.mid(1, list.size() - 2);
}

} // namespace

QByteArray lessonCopyJson(const Lesson &lesson)
{
    // Replace within the text, to preserve its order and line breaks.
    QByteArray file = builtInLessonJson(lesson);
    for (const QString &text : lesson.texts()) {
        const QString said = lessonText(lesson, {{text}});
        file.replace(jsonText(text), jsonText(said));
    }
    for (const LessonStep &step : lesson.steps) {
        if (step.picture) { // there are no picture files beside the copy
            file.replace("\"file\": " + jsonText(step.picture->file),
                         "\"data\": \"" + step.picture->data.toBase64() + '"');
        }
    }
    const QByteArray version = "\"version\": " + QByteArray::number(Lesson::NewestVersion) + ",";
    file.replace(version, version + "\n  \"languages\": [" + jsonText(currentLanguage()) + "],");
    return file;
}

} // namespace doublets
