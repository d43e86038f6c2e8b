// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// How to play without a mouse, as a page.
[[nodiscard]] QString keysPageHtml();

} // namespace doublets
