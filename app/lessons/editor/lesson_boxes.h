// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson_schema.h"

class QComboBox;
class QWidget;

namespace doublets {

class LessonFormValues;

// Combo boxes for the values of a lesson that are chosen from a list. Each shows the value at
// `place`, which becomes its object name, and sets it when the user has chosen another one.
// `values` must outlive them.

/// Returns a box for one of the words of a key.
[[nodiscard]] QComboBox *createWordBox(const LessonKey &key, const QString &place,
                                       LessonFormValues &values, QWidget *parent);
/// Returns a box for a yes or no whose default depends on other keys.
[[nodiscard]] QComboBox *createFlagBox(const QString &place, LessonFormValues &values,
                                       QWidget *parent);
[[nodiscard]] QComboBox *createRuleSetBox(const LessonKey &key, const QString &place,
                                          LessonFormValues &values, QWidget *parent);
/// Returns a box for a rule of the rule set beside it.
[[nodiscard]] QComboBox *createRuleBox(const QString &place, LessonFormValues &values,
                                       QWidget *parent);
/// Returns a box for the value of a ruling of the rule set.
[[nodiscard]] QComboBox *createRulingBox(const Ruling &ruling, const QString &place,
                                         LessonFormValues &values, QWidget *parent);
/// Returns a box for the correct one of the choices beside it.
[[nodiscard]] QComboBox *createChoiceBox(const QString &place, LessonFormValues &values,
                                         QWidget *parent);
/// Returns a box for an earlier step that has an answer.
[[nodiscard]] QComboBox *createStepBox(const QString &place, LessonFormValues &values,
                                       QWidget *parent);

} // namespace doublets
