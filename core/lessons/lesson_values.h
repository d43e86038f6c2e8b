// SPDX-License-Identifier: MIT
#pragma once

#include "core/json/strict_json.h"
#include "core/lessons/lesson.h"
#include "core/rules/value_names.h"

/// Functions that read the elements common to all parts of lesson files. They add their errors, and
/// WrongType for a value of the wrong type, to the ErrorCollector of the object. After an error,
/// the returned value must not be used.
namespace doublets::lesson_values {

/// The context in which the elements of a lesson file are read. `catalogue` must outlive this
/// object.
struct Context
{
    const Catalogue &catalogue;
    QStringList languages; ///< of the lesson, as Lesson::languages
};

/// Checks the keys of an object. Errors: UnknownKey (whose facts include the known keys),
/// MissingKey.
void checkKeys(const json::Object &object, const QStringList &required,
               const QStringList &optional = {});

/// Returns the value of an optional key, or `defaultValue` if the key is missing. Error:
/// ImpossibleValue, if an integer is outside `minimum` to `maximum`.
[[nodiscard]] int optionalInteger(const json::Object &object, const QString &key, int minimum,
                                  int maximum, int defaultValue);
/// Returns the value of an optional key, or `defaultValue` if the key is missing.
[[nodiscard]] bool optionalFlag(const json::Object &object, const QString &key, bool defaultValue);
/// Returns the index in `keywords` of the value of an optional key, or `defaultValue` if the key is
/// missing or its value unknown. Error: ImpossibleValue.
[[nodiscard]] int optionalKeyword(const json::Object &object, const QString &key,
                                  const QStringList &keywords, int defaultValue);
/// Returns an optional seed, or nullopt if the key is missing or the seed is invalid. Error:
/// InvalidSeed.
[[nodiscard]] std::optional<std::uint64_t> readLessonSeed(const json::Object &object,
                                                          const QString &key);

/// Reads a text: a string in lessons of one language, otherwise an object with a string for each
/// language. `maxLength` is in Unicode code points. Returns an empty text if the key is missing.
/// Errors: InvalidText, MissingKey, UnknownKey.
[[nodiscard]] LessonText readLessonText(const Context &context, const json::Object &object,
                                        const QString &key, int maxLength);
/// Reads a list of `minimum` to `maximum` texts, each like readLessonText(). Returns an empty list
/// if the key is missing. Additional error: ImpossibleValue.
[[nodiscard]] std::vector<LessonText> readLessonTexts(const Context &context,
                                                      const json::Object &object,
                                                      const QString &key, int minimum, int maximum,
                                                      int maxLength);

/// Returns the rule set named by the key `ruleSet`, owned by the catalogue. Returns null if the key
/// is missing or the rule set is unknown. Error: UnknownRuleSet.
[[nodiscard]] const RuleSet *readLessonRuleSet(const Context &context, const json::Object &object);
/// Reads the optional key `rulings`, and completes the rulings with the defaults of `ruleSet`.
/// Returns no rulings if `ruleSet` is null. Errors: UnknownRuling, UnknownRulingValue.
[[nodiscard]] Rulings readLessonRulings(const json::Object &object, const RuleSet *ruleSet);
/// Reads the keys `ruleSet` and `rule` of a passage, and leaves the other members at their
/// defaults. Errors: UnknownRuleSet, and ImpossibleValue if the rule set has no such rule.
[[nodiscard]] LessonPassage readLessonPassage(const Context &context, const json::Object &object);
/// Reads a record embedded under `key`. If the record is invalid, returns nullopt and adds the
/// error at its place inside the record. Errors: those of parseRecord().
[[nodiscard]] std::optional<Record> readLessonRecord(const json::Object &object,
                                                     const QString &key);
/// Adds `error`, whose place is relative to the value of `key`.
void addErrorInside(const json::Object &object, const QString &key, const Error &error);
/// Reads a figure. Errors: those of checkKeys(), readLessonRuleSet() and readLessonRulings(),
/// ImpossibleValue, and Inconsistent for a key that the quantity does not use or a quantity that
/// cannot be computed under the rules.
[[nodiscard]] Figure readLessonFigure(const Context &context, const json::Object &object);

} // namespace doublets::lesson_values
