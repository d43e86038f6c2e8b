// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

class Actions;

/// How to play without a mouse, as a page: the board's own keys, and those of the menus.
[[nodiscard]] QString keysPageHtml(const Actions &actions);

} // namespace doublets
