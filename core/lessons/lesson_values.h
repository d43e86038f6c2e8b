// SPDX-License-Identifier: MIT
#pragma once

#include "core/json/strict_json.h"
#include "core/lessons/lesson.h"
#include "core/rules/value_names.h"

/// Functions that read the elements common to all parts of lesson files.
namespace doublets::lesson_values {

/// The data needed to read any element of a lesson file.
struct Context
{
    const Catalogue &catalogue;
    QStringList languages;
};

/// Checks the keys of an object. Errors: UnknownKey, with the known keys; MissingKey.
void expectKeys(const json::Object &object, const QStringList &required,
                const QStringList &optional = {});

/// Return the value of an optional key, or `defaultValue` if it is missing.
[[nodiscard]] int optionalInteger(const json::Object &object, const QString &key, int minimum,
                                  int maximum, int defaultValue);
[[nodiscard]] bool optionalFlag(const json::Object &object, const QString &key, bool defaultValue);
/// Returns the index in `keywords` of an optional key's value, or `defaultValue` if it is missing
/// or unknown. Error: ImpossibleValue.
[[nodiscard]] int optionalKeyword(const json::Object &object, const QString &key,
                                  const QStringList &keywords, int defaultValue);
/// Returns an optional seed, or nullopt if the key is missing. Error: InvalidSeed.
[[nodiscard]] std::optional<std::uint64_t> readLessonSeed(const json::Object &object,
                                                          const QString &key);

/// Reads a text: a string in lessons of one language, otherwise an object with a string for each
/// language. Returns an empty text if the key is missing. Errors: InvalidText, MissingKey,
/// UnknownKey.
[[nodiscard]] LessonText readLessonText(const Context &context, const json::Object &object,
                                        const QString &key, int maxLength);
/// Reads a list of texts. Returns an empty list if the key is missing.
[[nodiscard]] std::vector<LessonText> readLessonTexts(const Context &context,
                                                      const json::Object &object,
                                                      const QString &key, int minimum, int maximum,
                                                      int maxLength);

/// Returns the rule set named by the key `ruleSet`, or null if the key is missing or the rule set
/// unknown. Error: UnknownRuleSet.
[[nodiscard]] const RuleSet *readLessonRuleSet(const Context &context, const json::Object &object);
/// Reads the key `rulings` and completes the rulings. Errors: UnknownRuling, UnknownRulingValue.
[[nodiscard]] Rulings readLessonRulings(const json::Object &object, const RuleSet *ruleSet);
/// Reads the keys `ruleSet` and `rule`. Error: ImpossibleValue if the rule set has no such rule.
[[nodiscard]] LessonPassage readLessonRule(const Context &context, const json::Object &object);
/// Reads a record embedded under `key`. Returns nullopt and adds the error, at its place inside the
/// record, if it is invalid. Errors: those of parseRecord.
[[nodiscard]] std::optional<Record> readLessonRecord(const json::Object &object,
                                                     const QString &key);
/// Adds `error`, whose place is relative to the value of `key`.
void addErrorInside(const json::Object &object, const QString &key, const Error &error);
[[nodiscard]] Figure readLessonFigure(const Context &context, const json::Object &object);

} // namespace doublets::lesson_values
