// SPDX-License-Identifier: MIT
#pragma once

#include "core/story/story.h"
#include "print/sheets/sheet_elements.h"

namespace doublets::sheets {

/// The size of a label, in millimetres.
constexpr QSizeF LabelSizeInMillimetres{86, 113};

/// Returns a sheet of labels for the boards in a museum's display case, to be cut out: one for each
/// of `story.labels`, four per page.
[[nodiscard]] Sheet labelsSheet(const Story &story, const SheetOptions &options);

} // namespace doublets::sheets
