// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson_schema.h"

#include <QByteArray>
#include <QJsonObject>

#include <functional>
#include <optional>

class QWidget;

namespace doublets {

class LessonFormValues;

/// Functions that provide contents of a lesson from outside its form.
struct LessonFormSources
{
    /// Returns the record of the game on the board.
    std::function<QJsonObject()> currentRecord;
    /// Asks the user for a picture file. Returns its contents, or nullopt if the user cancels or
    /// the file cannot be read.
    std::function<std::optional<QByteArray>(QWidget *parent)> choosePicture;
};

/// Creates a field for a key with a single value or a list of texts. The field shows the value at
/// `place`, such as "steps[2].title" (see LessonDraft), and sets the value when the user changes
/// it. `place` becomes the object name of the field. `values` must outlive the field, which
/// `parent` owns.
[[nodiscard]] QWidget *createLessonField(const LessonKey &key, const QString &place,
                                         LessonFormValues &values, const LessonFormSources &sources,
                                         QWidget *parent);

} // namespace doublets
