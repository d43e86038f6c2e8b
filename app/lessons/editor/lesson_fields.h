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

/// Provides contents of lessons from outside their form.
struct LessonFormSources
{
    /// Returns the record of the game on the board.
    std::function<QJsonObject()> record;
    /// Lets the user choose a picture file. Returns its contents; nullopt if none was chosen.
    std::function<std::optional<QByteArray>(QWidget *parent)> picture;
};

/// Creates the field for a key that has a single value or a list of texts. The field shows the
/// value at `place`, which becomes its object name, and sets it when the user changes it. `values`
/// and `sources` must outlive it.
[[nodiscard]] QWidget *createLessonField(const LessonKey &key, const QString &place,
                                         LessonFormValues &values, const LessonFormSources &sources,
                                         QWidget *parent);

} // namespace doublets
