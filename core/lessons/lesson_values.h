// SPDX-License-Identifier: MIT
#pragma once

#include "core/json/strict_json.h"
#include "core/lessons/lesson.h"
#include "core/rules/value_names.h"

/// The parts of a lesson's file that stand in many of its places.
namespace doublets::lesson_values {

/// What the whole file is read with.
struct Context
{
    const Catalogue &catalogue;
    QStringList languages;
};

/// Every key is one of these, and the required ones are there. Errors: UnknownKey, with all that
/// are known; MissingKey.
void expectKeys(const json::Object &object, const QStringList &required,
                const QStringList &optional = {});

/// What there is of an optional number, flag, word.
[[nodiscard]] int integerOr(const json::Object &object, const QString &key, int least, int most,
                            int usual);
[[nodiscard]] bool flagOr(const json::Object &object, const QString &key, bool usual);
/// One of these words: its index, or `usual`.
[[nodiscard]] int wordOr(const json::Object &object, const QString &key, const QStringList &words,
                         int usual);
/// Nothing where the key is not there. Errors: BadSeed.
[[nodiscard]] std::optional<std::uint64_t> readLessonSeed(const json::Object &object,
                                                          const QString &key);

/// A text, in one language as itself, in several as an object of them; empty where the key is not
/// there. Errors: BadText, MissingKey of a language.
[[nodiscard]] LessonText readLessonText(const Context &context, const json::Object &object,
                                        const QString &key, int mostCharacters);
/// A list of them; empty where the key is not there.
[[nodiscard]] std::vector<LessonText> readLessonTexts(const Context &context,
                                                      const json::Object &object,
                                                      const QString &key, int least, int most,
                                                      int mostCharacters);

/// The rule set that the key `ruleSet` names; null where there is none.
[[nodiscard]] const RuleSet *readLessonRuleSet(const Context &context, const json::Object &object);
/// The key `rulings`, completed. Errors: UnknownRuling, UnknownRulingValue.
[[nodiscard]] Rulings readLessonRulings(const json::Object &object, const RuleSet *ruleSet);
/// The keys `ruleSet` and `rule`: that rule set has such a rule.
[[nodiscard]] LessonPassage readLessonRule(const Context &context, const json::Object &object);
/// A record inside the file: that key. Nothing, and its error at its place in there, where it is
/// none. Errors: those of parseRecord.
[[nodiscard]] std::optional<Record> readLessonRecord(const json::Object &object,
                                                     const QString &key);
/// What is wrong with the value of that key, at the error's place inside it.
void failInside(const json::Object &object, const QString &key, const Error &error);
[[nodiscard]] Figure readLessonFigure(const Context &context, const json::Object &object);

} // namespace doublets::lesson_values
