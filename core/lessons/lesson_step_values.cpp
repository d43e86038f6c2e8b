// SPDX-License-Identifier: MIT
#include "core/lessons/lesson_step_values.h"

#include "core/json/strict_json.h"
#include "core/lessons/picture_header.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace doublets::lesson_values {

using json::Object;

namespace {

LessonText paragraph(const Context &context, const Object &object, const QString &key)
{
    return readLessonText(context, object, key, Lesson::MaxParagraphLength);
}

void readChoices(const Context &context, const Object &object, LessonQuestion &question)
{
    question.choices = readLessonTexts(context, object, u"choices"_s, 2, Lesson::MaxChoices,
                                       Lesson::MaxParagraphLength);
    const auto choices = static_cast<int>(question.choices.size());
    if (object.has(u"right"_s) && !object.has(u"choices"_s)) {
        object.addError(u"choices"_s, ErrorCode::MissingKey, {u"choices"_s});
    } else if (object.has(u"right"_s) && choices > 0) {
        question.correctChoice = object.integer(u"right"_s, 1, choices) - 1; // files count from 1
    }
}

LessonNumber readNumber(const Context &context, const Object &object)
{
    checkKeys(object, {u"value"_s}, {u"tolerance"_s, u"unit"_s});
    LessonNumber number;
    if (object.has(u"value"_s)) {
        number.value = object.number(u"value"_s, -LessonNumber::MaxValue, LessonNumber::MaxValue);
    }
    if (object.has(u"tolerance"_s)) {
        number.tolerance = object.number(u"tolerance"_s, 0, LessonNumber::MaxValue);
    }
    number.unit = readLessonText(context, object, u"unit"_s, LessonTable::MaxCellLength);
    return number;
}

/// Adds an error if more than one key determines how a question is answered.
void checkKindOfAnswer(const Object &object)
{
    QString first;
    for (const QString &key : {u"statusOf"_s, u"choices"_s, u"number"_s}) {
        if (!object.has(key)) {
            continue;
        }
        if (!first.isEmpty()) {
            object.addError(key, ErrorCode::Inconsistent, {key, first});
            return;
        }
        first = key;
    }
}

/// Returns the contents of a picture file, or an empty array after an error.
QByteArray readPictureData(const Object &object)
{
    const QByteArray text = object.anyText(u"data"_s).toLatin1();
    const auto decoded =
        QByteArray::fromBase64Encoding(text, QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded) {
        object.addError(u"data"_s, ErrorCode::NotAPicture, {u"data"_s});
        return {};
    }
    if ((*decoded).size() > LessonPicture::MaxSize) {
        object.addError(
            u"data"_s, ErrorCode::TooLarge,
            {QString::number((*decoded).size()), QString::number(LessonPicture::MaxSize)});
        return {};
    }
    return *decoded;
}

QByteArray readPictureFile(const Object &object, const QString &name, const QString &lessonFile)
{
    if (name.isEmpty() || name.contains(u'/') || name.contains(u'\\') || name.startsWith(u'.')) {
        object.addError(u"file"_s, ErrorCode::NotAFileName, {name});
        return {};
    }
    const auto data =
        json::readFile(QFileInfo(lessonFile).absolutePath() + u'/' + name, LessonPicture::MaxSize);
    if (!data) {
        object.addError(u"file"_s, data.error().code, data.error().facts);
        return {};
    }
    return data.value();
}

} // namespace

LessonQuestion readLessonQuestion(const Context &context, const Object &object)
{
    constexpr int UsualLines = 3;
    checkKeys(
        object, {u"text"_s},
        {u"choices"_s, u"right"_s, u"statusOf"_s, u"number"_s, u"answer"_s, u"why"_s, u"lines"_s});
    LessonQuestion question;
    question.text = paragraph(context, object, u"text"_s);
    readChoices(context, object, question);
    if (object.has(u"statusOf"_s)) {
        const Object rule = object.object(u"statusOf"_s);
        checkKeys(rule, {u"ruleSet"_s, u"rule"_s});
        question.statusQuestion = readLessonPassage(context, rule);
        question.statusQuestion->isStatusVisible = false;
    }
    if (object.has(u"number"_s)) {
        question.number = readNumber(context, object.object(u"number"_s));
    }
    checkKindOfAnswer(object);
    question.answer = paragraph(context, object, u"answer"_s);
    question.explanation = paragraph(context, object, u"why"_s);
    const bool isSolved = object.has(u"right"_s) || question.statusQuestion || question.number;
    if (!isSolved && !object.has(u"answer"_s)) {
        object.addError(u"answer"_s, ErrorCode::MissingKey, {u"answer"_s});
    }
    question.worksheetLines =
        optionalInteger(object, u"lines"_s, 0, Lesson::MaxWorksheetLines,
                        question.choices.empty() && question.hasFreeAnswer() ? UsualLines : 0);
    return question;
}

LessonPicture readLessonPicture(const Context &context, const Object &object,
                                const QString &lessonFile)
{
    checkKeys(object, {u"description"_s}, {u"file"_s, u"data"_s, u"caption"_s});
    LessonPicture picture;
    picture.description = paragraph(context, object, u"description"_s);
    picture.caption = paragraph(context, object, u"caption"_s);
    const bool isInside = object.has(u"data"_s);
    if (isInside && object.has(u"file"_s)) {
        object.addError(u"data"_s, ErrorCode::Inconsistent, {u"data"_s, u"file"_s});
        return picture;
    }
    if (!isInside && !object.has(u"file"_s)) {
        object.addError(u"file"_s, ErrorCode::MissingKey, {u"file"_s});
        return picture;
    }
    const std::size_t errorsBefore = object.errors().all().size();
    picture.file = isInside ? QString() : object.anyText(u"file"_s);
    if (object.errors().all().size() == errorsBefore) {
        picture.data =
            isInside ? readPictureData(object) : readPictureFile(object, picture.file, lessonFile);
    }
    if (object.errors().all().size() != errorsBefore) {
        return picture;
    }
    const QString key = isInside ? u"data"_s : u"file"_s;
    const auto size = pictureSize(picture.data);
    if (!size) {
        object.addError(key, ErrorCode::NotAPicture, {isInside ? key : picture.file});
        return picture;
    }
    picture.size = *size;
    if (std::max(size->width(), size->height()) > LessonPicture::MaxSide) {
        object.addError(key, ErrorCode::PictureTooLarge,
                        {QString::number(size->width()), QString::number(size->height()),
                         QString::number(LessonPicture::MaxSide)});
    }
    return picture;
}

std::vector<LessonCriterion> readLessonMarks(const Context &context, const Object &object)
{
    std::vector<LessonCriterion> marks;
    if (!object.has(u"marks"_s)) {
        return marks;
    }
    for (const Object &each : object.objects(u"marks"_s, 1, Lesson::MaxParagraphs)) {
        checkKeys(each, {u"points"_s, u"text"_s});
        marks.push_back({optionalInteger(each, u"points"_s, 1, LessonCriterion::MaxPoints, 1),
                         paragraph(context, each, u"text"_s)});
    }
    return marks;
}

LessonTable readLessonTable(const Context &context, const Object &object)
{
    checkKeys(object, {u"columns"_s, u"rows"_s});
    return {readLessonTexts(context, object, u"columns"_s, 1, LessonTable::MaxColumns,
                            LessonTable::MaxCellLength),
            readLessonTexts(context, object, u"rows"_s, 1, LessonTable::MaxRows,
                            LessonTable::MaxCellLength)};
}

} // namespace doublets::lesson_values
