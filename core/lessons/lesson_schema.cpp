// SPDX-License-Identifier: MIT
#include "core/lessons/lesson_schema.h"

#include "core/players/player.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

using Kind = LessonKeyKind;

constexpr int Title = Lesson::MaxTitleLength;
constexpr int Paragraph = Lesson::MaxParagraphLength;
constexpr int Cell = LessonTable::MaxCellLength;
constexpr int MaxSlider = 1000;

constexpr LessonKey Keys[] = {
    {"format", Kind::Fixed, true},
    {"version", Kind::Fixed, true},
    {"title", Kind::Text, true, 1, Title},
    {"summary", Kind::Text, true, 1, Paragraph},
    {"grade", Kind::Text, false, 1, Title},
    {"prerequisites", Kind::Texts, false, 1, Paragraph},
    {"aims", Kind::Texts, false, 1, Paragraph},
    {"keywords", Kind::Texts, false, 1, Title},
    {"needs", Kind::Texts, false, 1, Paragraph},
    {"extension", Kind::Texts, false, 1, Paragraph},
    {"extensionAnswers", Kind::Texts, false, 1, Paragraph},
    {"homework", Kind::Texts, false, 1, Paragraph},
    {"languages", Kind::Languages},
    {"steps", Kind::Objects, true},
    {"steps[].title", Kind::Text, true, 1, Title},
    {"steps[].minutes", Kind::Integer, true, 1, 60},
    {"steps[].texts", Kind::Texts, false, 1, Paragraph},
    {"steps[].question", Kind::Object},
    {"steps[].question.text", Kind::Text, true, 1, Paragraph},
    {"steps[].question.choices", Kind::Texts, false, 1, Paragraph},
    {"steps[].question.right", Kind::ChoiceIndex},
    {"steps[].question.number", Kind::Object},
    {"steps[].question.number.value", Kind::Number, true},
    {"steps[].question.number.tolerance", Kind::Number},
    {"steps[].question.number.unit", Kind::Text, false, 1, Cell},
    {"steps[].question.statusOf", Kind::Object},
    {"steps[].question.statusOf.ruleSet", Kind::RuleSet, true},
    {"steps[].question.statusOf.rule", Kind::Rule, true},
    {"steps[].question.answer", Kind::Text, false, 1, Paragraph},
    {"steps[].question.why", Kind::Text, false, 1, Paragraph},
    {"steps[].question.lines", Kind::Integer, false, 0, Lesson::MaxWorksheetLines},
    {"steps[].guess", Kind::Object},
    {"steps[].guess.text", Kind::Text, true, 1, Paragraph},
    {"steps[].guess.figure", Kind::Object, true},
    {"steps[].guess.figure.quantity", Kind::Word, true},
    {"steps[].guess.figure.ruleSet", Kind::RuleSet},
    {"steps[].guess.figure.rulings", Kind::RulingChoices},
    {"steps[].guess.figure.dice", Kind::Integer, false, 1, 100'000},
    {"steps[].guess.figure.side", Kind::Word},
    {"steps[].guess.least", Kind::Integer, false, -MaxSlider, MaxSlider},
    {"steps[].guess.most", Kind::Integer, false, -MaxSlider, MaxSlider},
    {"steps[].guess.close", Kind::Integer, false, 0, MaxSlider},
    {"steps[].guess.why", Kind::Text, false, 1, Paragraph},
    {"steps[].experiment", Kind::Object},
    {"steps[].experiment.text", Kind::Text, false, 1, Paragraph},
    {"steps[].experiment.runs", Kind::Objects, true},
    {"steps[].experiment.runs[].ruleSet", Kind::RuleSet, true},
    {"steps[].experiment.runs[].rulings", Kind::RulingChoices},
    {"steps[].experiment.runs[].white", Kind::Word},
    {"steps[].experiment.runs[].black", Kind::Word},
    {"steps[].experiment.games", Kind::Integer, true, 1, static_cast<int>(Experiment::MaxGames),
     1000},
    {"steps[].experiment.seed", Kind::Seed, true},
    {"steps[].experiment.sameDice", Kind::Flag},
    {"steps[].board", Kind::Object},
    {"steps[].board.ruleSet", Kind::RuleSet},
    {"steps[].board.rulings", Kind::RulingChoices},
    {"steps[].board.dice", Kind::Word},
    {"steps[].board.seed", Kind::Seed},
    {"steps[].board.record", Kind::Record},
    {"steps[].board.throws", Kind::Integer, false, 0, 1000},
    {"steps[].board.thrown", Kind::Flag},
    {"steps[].board.until", Kind::Word},
    {"steps[].picture", Kind::Object},
    {"steps[].picture.data", Kind::PictureData},
    {"steps[].picture.file", Kind::PictureFile},
    {"steps[].picture.description", Kind::Text, true, 1, Paragraph},
    {"steps[].picture.caption", Kind::Text, false, 1, Paragraph},
    {"steps[].passages", Kind::Objects},
    {"steps[].passages[].ruleSet", Kind::RuleSet, true},
    {"steps[].passages[].rule", Kind::Rule, true},
    {.path = "steps[].passages[].marked", .kind = Kind::Flag, .flagDefault = 1},
    {.path = "steps[].passages[].retold", .kind = Kind::Flag, .flagDefault = 1},
    {"steps[].figures", Kind::Objects},
    {"steps[].figures[].quantity", Kind::Word, true},
    {"steps[].figures[].ruleSet", Kind::RuleSet},
    {"steps[].figures[].rulings", Kind::RulingChoices},
    {"steps[].figures[].dice", Kind::Integer, false, 1, 100'000},
    {"steps[].figures[].side", Kind::Word},
    {"steps[].recall", Kind::StepIndex},
    {"steps[].marks", Kind::Objects},
    {"steps[].marks[].points", Kind::Integer, true, 1, LessonCriterion::MaxPoints},
    {"steps[].marks[].text", Kind::Text, true, 1, Paragraph},
    {"steps[].table", Kind::Object},
    {"steps[].table.columns", Kind::Texts, true, 1, Cell},
    {"steps[].table.rows", Kind::Texts, true, 1, Cell},
    {.path = "steps[].onSheet", .kind = Kind::Flag, .flagDefault = -1},
};

QStringList quantities()
{
    QStringList names;
    for (int i = 0; i < QuantityCount; ++i) {
        names << quantityName(static_cast<Quantity>(i));
    }
    return names;
}

} // namespace

std::span<const LessonKey> lessonKeys()
{
    return Keys;
}

std::vector<LessonKey> lessonKeysInside(const QString &path)
{
    std::vector<LessonKey> inside;
    const QString prefix = path.isEmpty() ? QString() : path + u'.';
    for (const LessonKey &key : Keys) {
        const QString each = QString::fromLatin1(key.path);
        if (each.startsWith(prefix) && !each.mid(prefix.size()).contains(u'.')) {
            inside.push_back(key);
        }
    }
    return inside;
}

QStringList lessonKeyWords(const QString &path)
{
    const QString key = lastKey(path);
    if (key == u"quantity") {
        return quantities();
    }
    if (key == u"side") {
        return {u"white"_s, u"black"_s};
    }
    if (key == u"white" || key == u"black") {
        return playerIds();
    }
    if (key == u"dice" && path.contains(u".board.")) {
        return {u"system"_s, u"seeded"_s, u"entered"_s};
    }
    if (key == u"until") {
        return {u"look"_s, u"lead"_s, u"throw"_s, u"end"_s};
    }
    return {};
}

bool figureUsesKey(Quantity quantity, const QString &key)
{
    if (dependsOnBoard(quantity)) {
        return key == u"side";
    }
    return dependsOnRules(quantity) ? key == u"ruleSet" || key == u"rulings" : key == u"dice";
}

QJsonObject emptyLessonObject(const QString &path)
{
    QJsonObject object;
    for (const LessonKey &key : lessonKeysInside(path)) {
        const QString keyPath = QString::fromLatin1(key.path);
        const QString name = lastKey(keyPath);
        if (!key.isRequired) {
            continue;
        }
        if (key.kind == Kind::Object) {
            object[name] = emptyLessonObject(keyPath);
        } else if (key.kind == Kind::Objects) {
            object[name] = QJsonArray{emptyLessonObject(keyPath + u"[]"_s)};
        } else if (key.kind == Kind::Integer) {
            object[name] = key.initial > 0 ? key.initial : key.minimum;
        }
    }
    return object;
}

QString lessonKeyPath(const QString &place)
{
    static const QRegularExpression index(u"\\[\\d+\\]"_s);
    return QString(place).replace(index, u"[]"_s);
}

QString parentPlace(const QString &place)
{
    return place.section(u'.', 0, -2);
}

QString lastKey(const QString &place)
{
    return place.section(u'.', -1);
}

int stepOfPlace(const QString &place)
{
    return place.startsWith(u"steps[") ? place.section(u'[', 1).section(u']', 0, 0).toInt() : -1;
}

std::vector<int> editorOrder(const QString &place)
{
    std::vector<int> order{stepOfPlace(place)};
    QString path;
    for (const QString &part : place.split(u'.', Qt::SkipEmptyParts)) {
        path += (path.isEmpty() ? u""_s : u"."_s) + part.section(u'[', 0, 0);
        const auto *key = std::ranges::find(
            Keys, path, [](const LessonKey &each) { return QString::fromLatin1(each.path); });
        order.push_back(static_cast<int>(key - std::begin(Keys)));
        if (part.contains(u'[')) {
            order.push_back(part.section(u'[', 1).section(u']', 0, 0).toInt());
            path += u"[]"_s;
        }
    }
    return order;
}

} // namespace doublets
