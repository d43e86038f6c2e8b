// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace doublets {

/// Makes that widget fit for fingers, if it is one that is pressed or that scrolls; in a window,
/// tips can be had without hovering.
void serveFingers(QWidget &widget);

} // namespace doublets
