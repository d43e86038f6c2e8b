// SPDX-License-Identifier: MIT
#include "core/lessons/lesson_values.h"

#include "core/dice/dice.h"
#include "core/lessons/lesson_schema.h"
#include "core/record/name_validation.h"
#include "core/record/record_reader.h"

#include <QJsonDocument>
#include <QJsonValue>

using namespace Qt::StringLiterals;

namespace doublets {

template<> struct ValueNames<Side>
{
    static constexpr std::array names{"white", "black"};
};

namespace lesson_values {

using json::Object;

namespace {

/// Returns the result of `read`, or nullopt if it added errors.
template<typename Read>
[[nodiscard]] auto readChecked(const Object &object, const Read &read)
    -> std::optional<decltype(read())>
{
    const std::size_t before = object.errors().all().size();
    auto value = read();
    return object.errors().all().size() == before ? std::optional(std::move(value)) : std::nullopt;
}

void checkLine(const Object &object, const QString &place, const QString &text, int maximum)
{
    if (text.isEmpty() || text.trimmed() != text || !isValidLine(text, maximum)) {
        object.errors().add(ErrorCode::InvalidText, place, {text, QString::number(maximum)});
    }
}

/// Reads an object with a text for each language.
LessonText readTranslations(const Context &context, const Object &object, int maximum)
{
    checkKeys(object, context.languages);
    LessonText text;
    for (const QString &language : context.languages) {
        const QString line = object.has(language) ? object.anyText(language) : QString();
        if (object.has(language)) {
            checkLine(object, object.placeOf(language), line, maximum);
        }
        text.translations << line;
    }
    return text;
}

} // namespace

void checkKeys(const Object &object, const QStringList &required, const QStringList &optional)
{
    const QStringList known = required + optional;
    for (const QString &key : object.keys()) {
        if (!known.contains(key)) {
            object.addError(key, ErrorCode::UnknownKey, {key, known.join(u", ")});
        }
    }
    for (const QString &key : required) {
        if (!object.has(key)) {
            object.addError(key, ErrorCode::MissingKey, {key});
        }
    }
}

int optionalInteger(const Object &object, const QString &key, int minimum, int maximum,
                    int defaultValue)
{
    return object.has(key) ? object.integer(key, minimum, maximum) : defaultValue;
}

bool optionalFlag(const Object &object, const QString &key, bool defaultValue)
{
    return object.has(key) ? object.flag(key) : defaultValue;
}

int optionalKeyword(const Object &object, const QString &key, const QStringList &keywords,
                    int defaultValue)
{
    if (!object.has(key)) {
        return defaultValue;
    }
    const auto word = readChecked(object, [&] { return object.anyText(key); });
    const auto index = static_cast<int>(keywords.indexOf(word.value_or(QString())));
    if (word && index < 0) {
        object.addError(key, ErrorCode::ImpossibleValue, {*word, keywords.join(u", ")});
    }
    return index < 0 ? defaultValue : index;
}

std::optional<std::uint64_t> readLessonSeed(const Object &object, const QString &key)
{
    if (!object.has(key)) {
        return std::nullopt;
    }
    const auto text = readChecked(object, [&] { return object.anyText(key); });
    if (!text) {
        return std::nullopt;
    }
    const auto seed = parseSeed(*text);
    if (!seed) {
        object.addError(key, seed.error().code, seed.error().facts);
        return std::nullopt;
    }
    return seed.value();
}

LessonText readLessonText(const Context &context, const Object &object, const QString &key,
                          int maxLength)
{
    if (!object.has(key)) {
        return {};
    }
    if (context.languages.size() > 1) {
        const auto inner = readChecked(object, [&] { return object.object(key); });
        return inner ? readTranslations(context, *inner, maxLength) : LessonText{};
    }
    const auto text = readChecked(object, [&] { return object.anyText(key); });
    if (!text) {
        return {};
    }
    checkLine(object, object.placeOf(key), *text, maxLength);
    return {{*text}};
}

std::vector<LessonText> readLessonTexts(const Context &context, const Object &object,
                                        const QString &key, int minimum, int maximum, int maxLength)
{
    std::vector<LessonText> texts;
    if (!object.has(key)) {
        return texts;
    }
    if (context.languages.size() > 1) {
        for (const Object &each : object.objects(key, minimum, maximum)) {
            texts.push_back(readTranslations(context, each, maxLength));
        }
        return texts;
    }
    const QJsonArray values = object.list(key, minimum, maximum);
    for (qsizetype i = 0; i < values.size(); ++i) {
        const QString place = json::placeInside(object.placeOf(key), i);
        if (!values[i].isString()) {
            object.errors().add(ErrorCode::WrongType, place,
                                {values[i].isObject() ? u"object"_s : u"nothing"_s, u"text"_s});
            continue;
        }
        checkLine(object, place, values[i].toString(), maxLength);
        texts.push_back({{values[i].toString()}});
    }
    return texts;
}

const RuleSet *readLessonRuleSet(const Context &context, const Object &object)
{
    const QString key = u"ruleSet"_s;
    if (!object.has(key)) {
        return nullptr; // already reported
    }
    const auto id = readChecked(object, [&] { return object.anyText(key); });
    const RuleSet *ruleSet = id ? context.catalogue.find(*id) : nullptr;
    if (id && ruleSet == nullptr) {
        object.addError(key, ErrorCode::UnknownRuleSet, {*id, context.catalogue.ids().join(u", ")});
    }
    return ruleSet;
}

Rulings readLessonRulings(const Object &object, const RuleSet *ruleSet)
{
    Rulings chosen;
    if (object.has(u"rulings"_s)) {
        const Object rulings = object.object(u"rulings"_s);
        for (const QString &key : rulings.keys()) {
            chosen.insert(key, rulings.anyText(key));
        }
    }
    if (ruleSet == nullptr) {
        return {};
    }
    const auto completed = ruleSet->completedRulings(chosen);
    if (!completed) {
        object.errors().add(completed.error().code, object.placeOf(completed.error().place),
                            completed.error().facts);
        return {};
    }
    return completed.value();
}

LessonPassage readLessonPassage(const Context &context, const Object &object)
{
    LessonPassage passage;
    const RuleSet *ruleSet = readLessonRuleSet(context, object);
    const auto name = object.has(u"rule"_s)
                          ? readChecked(object, [&] { return object.anyText(u"rule"_s); })
                          : std::nullopt;
    if (ruleSet == nullptr || !name) {
        return passage;
    }
    passage.ruleSet = ruleSet->id;
    const auto key = ruleKeyFromName(*name);
    if (!key || ruleSet->provenanceOf(*key) == nullptr) {
        QStringList known;
        for (int i = 0; i < RuleKeyCount; ++i) {
            if (ruleSet->provenanceOf(static_cast<RuleKey>(i)) != nullptr) {
                known << ruleKeyName(static_cast<RuleKey>(i));
            }
        }
        object.addError(u"rule"_s, ErrorCode::ImpossibleValue, {*name, known.join(u", ")});
    }
    passage.rule = key.value_or(RuleKey{});
    return passage;
}

std::optional<Record> readLessonRecord(const Object &object, const QString &key)
{
    const auto members = readChecked(object, [&] { return object.rawObject(key); });
    if (!members) {
        return std::nullopt;
    }
    auto record = parseRecord(QJsonDocument(*members).toJson(QJsonDocument::Compact), {});
    if (!record) {
        addErrorInside(object, key, record.error().error);
        return std::nullopt;
    }
    return std::move(record).value();
}

void addErrorInside(const Object &object, const QString &key, const Error &error)
{
    const QString place = object.placeOf(key);
    object.errors().add(error.code,
                        error.place.isEmpty() ? place : json::placeInside(place, error.place),
                        error.facts);
}

namespace {

QStringList quantityNames()
{
    QStringList names;
    for (int i = 0; i < QuantityCount; ++i) {
        names << quantityName(static_cast<Quantity>(i));
    }
    return names;
}

/// Adds errors for keys that the quantity does not use, since they would mislead.
void refuseUnusedKeys(const Object &object, Quantity quantity)
{
    for (const QString &key : {u"ruleSet"_s, u"rulings"_s, u"dice"_s, u"side"_s}) {
        if (object.has(key) && !figureUsesKey(quantity, key)) {
            object.addError(key, ErrorCode::Inconsistent, {key, quantityName(quantity)});
        }
    }
}

void require(const Object &object, const QString &key)
{
    if (!object.has(key)) {
        object.addError(key, ErrorCode::MissingKey, {key});
    }
}

} // namespace

Figure readLessonFigure(const Context &context, const Object &object)
{
    constexpr int MaxDiceThrown = 100'000;
    checkKeys(object, {u"quantity"_s}, {u"ruleSet"_s, u"rulings"_s, u"dice"_s, u"side"_s});
    Figure figure;
    const int quantity = optionalKeyword(object, u"quantity"_s, quantityNames(), -1);
    const RuleSet *ruleSet = readLessonRuleSet(context, object);
    figure.rulings = readLessonRulings(object, ruleSet);
    figure.side = static_cast<Side>(optionalKeyword(object, u"side"_s, valueNames<Side>(), 0));
    figure.dice = optionalInteger(object, u"dice"_s, 1, MaxDiceThrown, 0);
    if (quantity < 0) {
        return figure;
    }
    figure.quantity = static_cast<Quantity>(quantity);
    refuseUnusedKeys(object, figure.quantity);
    if (dependsOnBoard(figure.quantity)) {
        require(object, u"side"_s);
    } else if (dependsOnRules(figure.quantity)) {
        require(object, u"ruleSet"_s);
        if (ruleSet != nullptr) {
            figure.ruleSet = ruleSet->id;
            if (ruleSet->completedRulings(figure.rulings).ok() &&
                !canBeComputed(figure.quantity, ruleSet->rules(figure.rulings))) {
                object.addError(u"quantity"_s, ErrorCode::Inconsistent,
                                {quantityName(figure.quantity), ruleSet->id});
            }
        }
    } else {
        require(object, u"dice"_s);
    }
    return figure;
}

} // namespace lesson_values

} // namespace doublets
