// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace doublets {

struct LaboratoryReport;

/// Returns whether the program was built with Qt Svg.
[[nodiscard]] bool canWriteSvg();
/// Returns a report as an SVG drawing, or an empty array unless canWriteSvg().
[[nodiscard]] QByteArray reportSvg(const LaboratoryReport &report);

} // namespace doublets
