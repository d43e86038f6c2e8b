// SPDX-License-Identifier: MIT
#pragma once

#include "core/story/story.h"
#include "print/sheets/sheet_elements.h"

namespace doublets::sheets {

/// The width and height of a label.
constexpr QSizeF LabelSizeInMillimetres{86, 113};

/// Returns a sheet of labels to be cut out, four per page: one for each of `story.labels`, to be
/// placed beside the boards in a museum's display case.
[[nodiscard]] Sheet labelsSheet(const Story &story, const SheetOptions &options);

} // namespace doublets::sheets
