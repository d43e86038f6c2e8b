// SPDX-License-Identifier: MIT
#pragma once

#include "core/story/story.h"
#include "print/sheets/furniture.h"

namespace doublets::sheets {

constexpr QSizeF LabelMillimetres{86, 113};

/// Returns labels for tables in a museum's display case, to be cut out; four per page.
[[nodiscard]] Sheet labelsSheet(const Story &story, const Setting &setting);

} // namespace doublets::sheets
