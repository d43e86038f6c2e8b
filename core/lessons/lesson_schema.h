// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson.h"

#include <QJsonObject>

#include <span>

// The keys of lesson files as data, for lesson editors. Only the parser (lesson_parser.h) decides
// whether a file is valid.

namespace doublets {

/// The kind of value of a key in a lesson file.
enum class LessonKeyKind : std::uint8_t {
    Fixed,     ///< a constant: the format or its version
    Languages, ///< a list of languages (BCP 47)
    Text,      ///< one line, in each language of the lesson
    Texts,     ///< a list of lines, each as Text
    Integer,
    Number,
    Flag,
    Word,          ///< one of lessonKeyWords()
    Seed,          ///< a text, see parseSeed()
    RuleSet,       ///< the id of a rule set
    Rule,          ///< a rule of the rule set in the same object
    RulingChoices, ///< choices of rulings of the rule set in the same object
    ChoiceIndex,   ///< index of a choice of the question, from 1
    StepIndex,     ///< index of an earlier step, from 1
    Record,        ///< a game record, as an object
    PictureFile,   ///< the name of a file beside the lesson
    PictureData,   ///< base 64
    Object,
    Objects, ///< a list of objects
};

/// A key in lesson files.
struct LessonKey
{
    const char *path; ///< as in resources/lessons/README.md: "steps[].question.text"
    LessonKeyKind kind;
    bool isRequired = false; ///< whether the enclosing object must have the key
    /// Minimum of an Integer, or of the length of each text of a Text or Texts, in Unicode code
    /// points.
    int minimum = 0;
    int maximum = 0;     ///< as `minimum`
    int initial = 0;     ///< value of a required Integer in a new object; 0 stands for the minimum
    int flagDefault = 0; ///< default of a Flag: 0 or 1; -1 if the default depends on other keys
};

/// Returns all keys. The keys of an object are in the order of the editor.
[[nodiscard]] std::span<const LessonKey> lessonKeys();
/// Returns the keys directly inside the object at `path`, for example "steps[].question". An empty
/// path stands for the lesson itself.
[[nodiscard]] std::vector<LessonKey> lessonKeysInside(const QString &path);
/// Returns the possible values of the Word at `path`. Returns an empty list for keys of other
/// kinds.
[[nodiscard]] QStringList lessonKeyWords(const QString &path);
/// Returns whether a figure of this quantity uses `key`: "ruleSet", "rulings", "dice" or "side".
[[nodiscard]] bool figureUsesKey(Quantity quantity, const QString &key);
/// Returns a minimal object at `path`, with required integers at their initial value, required
/// objects and one entry in each required list of objects. Other required values are missing.
[[nodiscard]] QJsonObject emptyLessonObject(const QString &path);
/// Returns `place` without the indexes of lists: "steps[2].texts[0]" gives "steps[].texts[]". For
/// the place of a key, this is its LessonKey::path.
[[nodiscard]] QString lessonKeyPath(const QString &place);

/// Returns the place of the object that contains a value: "steps[0].board" for
/// "steps[0].board.seed".
[[nodiscard]] QString parentPlace(const QString &place);
/// Returns the last key of a place: "seed" for "steps[0].board.seed".
[[nodiscard]] QString lastKey(const QString &place);
/// Returns the index, from 0, of the step that contains `place`, or -1 if `place` is not in a step.
[[nodiscard]] int stepOfPlace(const QString &place);
/// Returns a sort key that puts places into the order of the editor: places outside the steps
/// first, then those of each step, each object before its contents.
[[nodiscard]] std::vector<int> editorOrder(const QString &place);

} // namespace doublets
