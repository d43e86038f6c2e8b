// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson_schema.h"

class QComboBox;
class QWidget;

namespace doublets {

class LessonFormValues;

// Combo boxes for the values of a lesson that are chosen from a list. Each box shows the value at
// `place`, such as "steps[2].board.ruleSet" (see LessonDraft), and sets the value when the user
// chooses another one. `place` becomes the object name of the box. `values` must outlive the box,
// which `parent` owns.

/// Creates a box for a key of the kind LessonKeyKind::Word.
[[nodiscard]] QComboBox *createWordBox(const LessonKey &key, const QString &place,
                                       LessonFormValues &values, QWidget *parent);
/// Creates a box for a flag whose default depends on other keys.
[[nodiscard]] QComboBox *createFlagBox(const QString &place, LessonFormValues &values,
                                       QWidget *parent);
/// Creates a box for a rule set. Choosing one removes the rulings in the same object.
[[nodiscard]] QComboBox *createRuleSetBox(const LessonKey &key, const QString &place,
                                          LessonFormValues &values, QWidget *parent);
/// Creates a box for a rule of the rule set in the same object.
[[nodiscard]] QComboBox *createRuleBox(const QString &place, LessonFormValues &values,
                                       QWidget *parent);
/// Creates a box for the value of `ruling`.
[[nodiscard]] QComboBox *createRulingBox(const Ruling &ruling, const QString &place,
                                         LessonFormValues &values, QWidget *parent);
/// Creates a box for the correct choice of the question in the same object.
[[nodiscard]] QComboBox *createChoiceBox(const QString &place, LessonFormValues &values,
                                         QWidget *parent);
/// Creates a box for an earlier step that has a question or a guess.
[[nodiscard]] QComboBox *createStepBox(const QString &place, LessonFormValues &values,
                                       QWidget *parent);

} // namespace doublets
