// SPDX-License-Identifier: MIT
#pragma once

#include "core/story/story.h"
#include "print/sheets/sheet_elements.h"

namespace doublets::sheets {

/// The size of a label, in millimetres.
constexpr QSizeF LabelMillimetres{86, 113};

/// Returns labels for boards in a museum's display case, to be cut out, four per page.
[[nodiscard]] Sheet labelsSheet(const Story &story, const SheetOptions &options);

} // namespace doublets::sheets
