// SPDX-License-Identifier: MIT
#pragma once

#include "core/story/story.h"
#include "print/sheets/furniture.h"

namespace doublets::sheets {

constexpr QSizeF LabelMillimetres{86, 113};

/// Labels of tables for a museum's case, to be cut out: four on a page.
[[nodiscard]] Sheet labelsSheet(const Story &story, const Setting &setting);

} // namespace doublets::sheets
