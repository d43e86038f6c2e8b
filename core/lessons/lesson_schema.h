// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson.h"

#include <QJsonObject>

#include <span>

/// The keys of lesson files as data, for programs that edit lessons. The reader (lesson_parser.h)
/// remains the judge of what is valid.
namespace doublets {

/// The kind of value that a key of a lesson file has.
enum class LessonKeyKind : std::uint8_t {
    Fixed, ///< always the same: the format and its version
    Languages,
    Text,  ///< one line, in each language of the lesson
    Texts, ///< a list of such lines
    Integer,
    Number,
    Flag,
    Word, ///< one of lessonKeyWords()
    Seed,
    RuleSet,
    Rule,          ///< a rule of the rule set beside it
    RulingChoices, ///< of the rule set beside it
    ChoiceIndex,   ///< a choice of the question, from 1
    StepIndex,     ///< an earlier step, from 1
    Record,
    PictureFile, ///< the name of a file beside the lesson
    PictureData, ///< base 64
    Object,
    Objects, ///< a list of objects
};

/// A key of lesson files.
struct LessonKey
{
    const char *path; ///< as in resources/lessons/README.md: "steps[].question.text"
    LessonKeyKind kind;
    bool isRequired = false;
    /// The range of an Integer, or the range of lengths of a Text or each of Texts, in Unicode code
    /// points. For a Flag, its default, or -1 if the default depends on other keys.
    int minimum = 0;
    int maximum = 0;
};

/// Returns all keys, those of an object in the order in which they are edited.
[[nodiscard]] std::span<const LessonKey> lessonKeys();
/// Returns the keys directly inside the object at `path`; an empty path for the lesson itself.
[[nodiscard]] std::vector<LessonKey> lessonKeysInside(const QString &path);
/// Returns the possible values of a Word. Returns an empty list for other kinds.
[[nodiscard]] QStringList lessonKeyWords(const QString &path);
/// Returns the smallest object at `path` with all required objects inside it; its texts are
/// missing.
[[nodiscard]] QJsonObject emptyLessonObject(const QString &path);
/// Returns the path of a place in a file: "steps[2].texts[0]" gives "steps[].texts[]".
[[nodiscard]] QString lessonKeyPath(const QString &place);

/// Returns the place of the object around a value: "steps[0].board" of "steps[0].board.seed".
[[nodiscard]] QString parentPlace(const QString &place);
/// Returns the key of a value in the object around it: "seed" of "steps[0].board.seed".
[[nodiscard]] QString lastKey(const QString &place);
/// Returns the index of the step in which `place` is; -1 for a place outside the steps.
[[nodiscard]] int stepOfPlace(const QString &place);

} // namespace doublets
